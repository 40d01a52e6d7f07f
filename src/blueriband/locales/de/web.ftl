# Der Rahmen der Browser-Oberfläche; die Spiele haben eigene Kataloge.

## Seiten und Leisten

skip = Zum Inhalt springen
home = Startseite
pages = Seiten
nav-play = Spielen
nav-replays = Partien
nav-rules = Regeln
settings = Einstellungen
theme = Hell oder dunkel
language = Sprache
other-language = in English
connected = verbunden
not-connected = nicht verbunden
connection-lost = Verbindung verloren, neuer Versuch in { $seconds } s
retry-now = Jetzt versuchen
retry = Noch einmal
notices = Hinweise
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
remove = Entfernen
more = Mehr zeigen
fetching = Einen Augenblick …
fetching-table = Der Tisch wird geholt …
trouble = Das ging nicht
copy-details = Einzelheiten kopieren
nothing-found = Nichts gefunden.

title-home = Blueriband
title-lost = Nicht gefunden · Blueriband
title-invite = Einladung · Blueriband
title-gathering = Es fehlen noch Spieler · Blueriband
title-replays = Partien · Blueriband
title-replay = Verlauf: { $game }
title-rules = Regeln · Blueriband
title-settings = Einstellungen · Blueriband
title-turn = ● Du bist dran · { $game }
title-over = Spiel zu Ende · { $game }

## Startseite

games = Spiele
new-game = Neues Spiel
open-tables = Offene Tische
watchable = Spiele zum Zuschauen
my-tables = Meine Tische
finished = Beendet
waiting-for-me = Warten auf mich ({ $count })
none-open = Kein Tisch sucht Mitspieler.
none-waiting = Kein Spiel wartet auf dich.
none-finished = Noch kein Spiel ist beendet.
lobby-empty = Noch ist niemand hier.
play-bots = Gegen Bots spielen
watch-sample = Oder sieh zu, wie Bots gespielt haben:
join = Mitspielen
watch = Zuschauen
result = Ergebnis
won-by = { $players } gewinnt, { $scores }
gathering =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
cancelled = Dieses Spiel wurde abgesagt.
seat-open = freier Platz
your-turn = Du bist dran
waiting-for = Warten auf { $player }

## Neues Spiel

game = Spiel
players = Spieler
seats = Plätze
options = Varianten
seat-me = ich oder jemand an diesem Gerät
seat-invite = frei: jemand anders setzt sich
seat-number = Platz { $number }
seat-name = Name auf Platz { $number }
private = Privat: für andere nicht zu sehen, freie Plätze nur mit Einladung
deadline = Zeit für einen Zug
deadline-none = unbegrenzt
terms-deadline =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
terms-host = bei { $player }
days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
create-start = Anlegen und beginnen
create-invite = Anlegen und einladen
bad-count = Dieses Spiel ist für { $counts } Spieler.
bad-nobody = Nimm selbst einen Platz.
level-random = zufällig
level-easy = leicht
level-normal = mittel
level-hard = schwer
level-expert = Meister
level-easy-is = Leicht: antwortet sofort und sieht nur den nächsten Zug.
level-normal-is = Mittel: denkt bis zu { $seconds } s nach und sieht einige Züge voraus.
level-hard-is = Schwer: denkt bis zu { $seconds } s nach und spielt die Partie viele Male voraus.
level-expert-is = Meister: denkt bis zu { $seconds } s nach, der stärkste von allen.

## Plätze und Einladungen

gathering-title = Es fehlen noch Spieler
invite-link = Einladung kopieren
link-copied = Der Link ist kopiert.
choose-bot = oder ein Bot
seat-bot = Bot für Platz { $number }
open-seat = Platz freigeben
call-off = Absagen
begin = Beginnen
leave = Aufstehen
wait-for-host = { $player } beginnt das Spiel.
invited = { $player } lädt dich ein
your-name = Dein Name
sit-down = Platz nehmen

## Der Tisch

decision = Entscheidung
your-turn-tag = DU
over-tag = ENDE
your-decision = Deine Entscheidung
draft = Entwurf
draft-of =
    { $count ->
        [one] Eine Wahl getroffen, noch sieht sie niemand
       *[other] { $count }-mal gewählt, noch sieht es niemand
    }
end-turn = Zug beenden?
sure = { $move }?
no-way-back-reveals = Dann wird etwas Neues aufgedeckt: Das lässt sich nicht zurücknehmen
no-way-back-hands = Dann antwortet ein anderer: Das lässt sich nicht zurücknehmen
no-undo = endgültig
confirm = Bestätigen
confirm-anyway = Bestätigen
ctrl-enter = Strg+Enter
undo = Zurück
restart = Zug von vorn
undo-not-yours = Du bist nicht an der Reihe.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-sealed = Etwas Neues wurde aufgedeckt, oder jemand hat geantwortet: Dahinter führt kein Weg zurück.
moves = Möglichkeiten
moves-count =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
filter = Filtern
not-now = Jetzt nicht möglich ({ $count })
choose-one = Bitte wählen
not-possible = Nicht möglich:
show-rule = Regel zeigen
you = du
bot-name-0 = Bot Rot
bot-name-1 = Bot Blau
bot-name-2 = Bot Gelb
bot-name-3 = Bot Grün
bot-of = Bot, { $level }
away = ein Bot spielt weiter
starter = beginnt jede Runde
to-play = am Zug
thinking-for = denkt nach, { $seconds } s von höchstens { $budget }
thinking-level = Bot, { $level }
bot-thinking = { $player } denkt nach
bot-failed = Der Bot { $player } antwortet nicht
bot-failed-why = Drei Versuche sind gescheitert: { $error }
pause-bots = Bots anhalten
resume-bots = Bots weiterspielen lassen
bots-paused = Die Bots warten auf dich
left =
    { $count ->
        [one] die letzte Wahl
       *[other] noch { $count }
    }
move-now = Jetzt ziehen
bot-queue = Bots der Reihe nach
queue-done = fertig
queue-now = denkt
queue-next = danach
hint = Tipp
play-this = So spielen
moved-on = Am Tisch ging es schon weiter; bitte noch einmal hinsehen.
game-over = Das Spiel ist zu Ende
watching = Du schaust zu.
show = Zeigen
turn-elsewhere = { $game }: Du bist an einem anderen Tisch dran.
go-there = Hingehen
log = Verlauf
log-filter = Nur einen Spieler zeigen
only-of = Nur { $player }
show-older = Ältere Einträge zeigen
since-your-turn = seit deinem letzten Zug
log-keys = Auf und ab wählen einen Eintrag, Enter öffnet dort die Partie.
inspector = Lupe
rules-here = Regeln:
table-menu = Tisch
take-back-seat = Den Platz wieder nehmen
let-bot-play = Einen Bot für { $player } spielen lassen
invite-watch = Einladung zum Zuschauen
export = Spieldatei sichern
pass-device = Bitte das Gerät an { $player } weitergeben
i-am = Ich bin { $player }

## Hilfe

help = Hilfe
help-intro = Alles geht mit der Maus, mit dem Finger und mit der Tastatur. In der Liste steht alles, was gerade möglich ist.
help-pages = Seiten der Hilfe
help-symbols = Die Bilder
help-keys = Die Tasten
five-minutes = Das Spiel in fünf Minuten
keys-everywhere = An jedem Tisch
help-signs = Auf dem Plan
help-legal = Gestrichelter Rand in Messing: das kannst du wählen.
help-refused = Zeige auf etwas anderes, um zu erfahren, warum es nicht geht und welche Regel das sagt.
key-tab = zum nächsten Teil des Tisches
key-arrows = zum Nächsten, das du wählen kannst
key-walk = zum Nächsten in Lesefolge, überall
key-enter = wählen
key-digits = aus der Liste nach Nummer wählen
key-escape = einen Schritt zurück
key-confirm = bestätigen oder den Zug beenden
key-undo = zurücknehmen
key-restart = den Zug von vorn beginnen
key-list = Liste der Möglichkeiten
key-filter = die Liste filtern
key-inspect = ein Teil genau ansehen
right-click = Rechtsklick
key-look = irgendein Teil genau ansehen; auf dem Touchscreen lange drücken
key-mine = Verlauf seit meinem letzten Zug
key-history = zurückgehen, was geschehen ist
key-help = diese Hilfe

## Das Ende

winner = gewinnt
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
points-for = Punkte für
score-table = Punkte nach Art und Spieler
your-place =
    { $place ->
        [1] Du hast gewonnen.
        [2] Du bist Zweiter.
        [3] Du bist Dritter.
       *[4] Du bist Vierter.
    }
total = Summe
course = Der Gang der Partie
as-table = Dasselbe als Tabelle
no-course = Der Gang der Partie ist nicht zu haben.
rematch = Revanche
replay = Nachspielen
replay-there = Diesen Moment ansehen
analyse = Untersuchen
see-board = Das Brett ansehen
move = Möglichkeit

## Nachspielen und untersuchen

to-table = Zum Tisch
to-start = Zum Anfang
to-end = Zum Ende
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
turn = Zug
turn-number = Zug { $number }
position = Stelle in der Partie
opening = Die Ausgangsstellung
play = Abspielen
pause = Anhalten
view-as = Sehen als
knows-all = alle zusammen
spectator = Zuschauer
open-file = Spieldatei öffnen
open-file-what = Eine Spieldatei von hier oder anderswo kann man nachspielen, eine unbeendete weiterspielen.
decision-before = Meine Entscheidung davor
decision-after = Meine nächste Entscheidung
played-here = { $player }: { $move }
nobody-asked = Hier entscheidet niemand.
position-at = Stellung { $number }
seconds = Sekunden
think = Nachdenken
stop = Halt
thinks = Der Bot denkt { $seconds } s nach …
what-if = Was wäre, wenn
back-to-game = Zurück zur Partie
try-here = Hier versuchen
best-moves = Die besten Möglichkeiten
value = Aussicht
value-how = 50 % heißt gleichauf mit dem besten Gegner; ± sagt, wie weit gedachte Partien auseinanderliegen.
not-asked = Jetzt nicht zu wählen. Du wirst gefragt: { $question }
settings-back = Zurück
visits = Besuche
played = gespielt
loss = Was gespielt wurde, hat { $loss } % weniger Aussicht als das Beste.
about-equal = Das alles ist etwa gleich gut.
simulations = { $count } durchgespielte Partien in { $seconds } s

## Regeln

search-rules = In den Regeln suchen
contents = Inhalt
all-rules = Alle Regeln
rules-aside = Über diesen Text und wie das Programm ihn liest
show-me = Auf dem Brett zeigen

## Einstellungen

look = Aussehen
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
text-size = Schriftgröße
motion = Bewegung
motion-system = wie das System
motion-full = voll
motion-less = keine
speed = Tempo
playing = Spielen
confirm-when = Wann möchtest du gefragt werden?
confirm-always = Vor jedem endgültigen Schritt und am Ende eines Zuges
confirm-turn = Nur am Ende eines Zuges
confirm-never = Nie
letter-keys = Einzelne Buchstaben sind Tasten
own-keys = Buchstaben wählen
press-key = Taste drücken
usual-keys = Wieder die üblichen Buchstaben
key-taken = { $key } ist vergeben: { $what }.
key-reserved = Ziffern, Leertaste und benannte Tasten sind schon belegt.
shift = Umschalt
sound = Ton, wenn ich dran bin oder mir etwas geschieht
browser-notices = Ebenso eine Meldung des Browsers
account = Konto
guest-note = Du bist in diesem Browser zu Gast. Mit einem Konto behältst du deine Plätze und kannst von anderswo wiederkommen.
login = Kontoname
password = Passwort
claim = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
signed-in = Angemeldet als { $login }.
hook = Zugmeldungen
hook-note = Eine Nachricht in deinen Chat, wenn du dran bist.
hook-url = Adresse
hook-format = Art
hook-test = Ausprobieren
hook-works = Die Probe ist angekommen.
hook-fails = Die Probe kam nicht an:
hook-parked = Die Meldungen ruhen:

## Fehler, nach ihren Namen

error-offline = Der Server antwortet nicht.
error-unknown = Hier ist nichts: keine solche Seite, kein solches Spiel, keine solche Einladung.
error-private = Dieses Spiel ist privat.
error-no_session = Bitte die Seite neu laden.
error-wrong_password = Kontoname oder Passwort ist falsch.
error-not_your_seat = Dieser Platz gehört dir nicht.
error-not_the_host = Das kann nur, wer einlädt.
error-not_a_player = Das können nur Mitspieler.
error-out_of_turn = Für diesen Platz gibt es jetzt nichts zu entscheiden.
error-not_now = Das ist jetzt nicht möglich.
error-seat_taken = Dieser Platz ist besetzt.
error-login_taken = Dieser Kontoname ist vergeben.
error-frozen = Dieses Spiel wurde nach anderen Regeln gespielt, als dieser Server hat.
error-too_fast = Zu schnell; bitte einen Augenblick warten.
error-busy = Der Server hat zu tun; bitte noch einmal versuchen.
error-bad_file = Das ist keine Spieldatei.
error-bad_message = Der Server hat diese Seite nicht verstanden. Bitte neu laden.
marks = ★ gewonnen oder vom Stapel gelassen · ⚑ gekauft · ▼ musste weichen
