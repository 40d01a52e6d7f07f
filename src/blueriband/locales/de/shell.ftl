# Die Befehlszeile. Hilfeseiten heißen help-BEFEHL, Angaben param-ID, Fehler error-NAME.

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { $value } %

build-compiled = kompiliert
build-pure = reines Python
build-stale = reines Python, weil die kompilierten Module älter sind als die Quellen
stopped = abgebrochen

## Platzhalter in Aufrufzeilen

metavar-command = BEFEHL
metavar-options = [OPTIONEN]
metavar-game = SPIEL
metavar-words = ID oder WÖRTER
metavar-folder = ORDNER
metavar-file = DATEI
metavar-number = N
metavar-seconds = SEKUNDEN
metavar-seats = WER,WER,…
metavar-lang = en|de
metavar-option = NAME[=N]
metavar-counts = N,N,…
metavar-cluster = [ADRESSE]

## Hilfeseiten

help-usage = Aufruf: { $usage }
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-examples = Beispiele

help-blueriband = Brettspiele aus der Zeit der Dampfschiffe: spielen, Regeln lesen, Bots spielen lassen.
help-blueriband-more = Jeder Befehl hat eine eigene Hilfeseite: blueriband BEFEHL --help
help-blueriband-examples =
    blueriband play --text
    blueriband rules crossing-oceans
    blueriband simulate crossing-oceans --games 1000

help-play = Gegen Bots spielen, oder mit Freunden an einer Tastatur.
help-play-more =
    Im Spiel hilft die Eingabe ? weiter. Rückgängig machen, speichern und gehen kann man jederzeit.
    Mit Strg-C geht keine Partie verloren.
help-play-examples =
    blueriband play --text
    blueriband play --text crossing-oceans --seats human,hard --seed 42
    blueriband play --text transatlantic --seats human:Ada,human:Bob --option president
    blueriband play --text --save abend.txt
    blueriband play --text --resume abend.txt

help-replay = Eine gespeicherte Partie durchgehen, oder prüfen, ob die Datei echt ist.
help-replay-examples =
    blueriband replay abend.txt
    blueriband replay abend.txt --verify

help-games = Die Spiele auflisten.
help-games-examples =
    blueriband games

help-rules = Die Regeln eines Spiels lesen.
help-rules-more =
    Ohne Wörter erscheinen die Abschnitte. Mit der Id eines Abschnitts oder Absatzes liest man ihn,
    mit Wörtern findet man die Absätze, in denen alle vorkommen.
help-rules-examples =
    blueriband rules crossing-oceans
    blueriband rules crossing-oceans CO-4
    blueriband rules crossing-oceans CO-4.3
    blueriband rules crossing-oceans rote laterne

help-simulate = Bots viele Partien spielen lassen und sehen, wie sie ausgehen.
help-simulate-more =
    Gezeigt werden Punkte und Siege je Platz mit 95-%-Intervallen, woher die Punkte kommen, wie lang
    die Partien waren und wie sie endeten. Gleicher Startwert, gleiches Ergebnis, mit beliebig vielen Prozessen.
help-simulate-examples =
    blueriband simulate crossing-oceans --games 1000
    blueriband simulate crossing-oceans --players 4 --games 5000 --seed 42 --json ergebnis.json
    blueriband simulate crossing-oceans --seats normal,easy --games 10 --files partien
    blueriband simulate transatlantic --option market --option president
    blueriband simulate shipyard --games 1000000 --parquet partien --ray

help-report = Ein Spiel untersuchen: eine Seite mit Bildern und eine Tabelle aller Zahlen.
help-report-more =
    Bots spielen viele Partien, gleich viele zu jeder Spielerzahl. Die Seite zeigt, wie viel der Platz ausmacht, woher
    die Punkte kommen, wie lang die Partien sind und wie oft und wie gewinnbringend jede Aktion, jedes Schiff, jede
    Karte, jeder Vertrag, jeder Angestellte und jeder Kanal genutzt wird, mit 95-%-Intervallen.
    In Python: blueriband.study.study(…).frame()
help-report-examples =
    blueriband report crossing-oceans --games 1000
    blueriband report shipyard --games 20000 --bots random,normal --table shipyard.csv --keep counted
    blueriband report transatlantic --players 2,3 --option president --ray

help-bench = Messen, wie schnell die Spielregeln auf einem Kern laufen, kompiliert und pur.
help-bench-more =
    Beide Fassungen wechseln sich auf demselben Kern ab; so stimmt ihr Verhältnis auch auf einem
    beschäftigten Rechner.
help-bench-examples =
    blueriband bench
    blueriband bench crossing-oceans --seconds 10
    blueriband bench crossing-oceans --json
    blueriband bench env

help-data = Die Werte eines Spiels ansehen und berichtigen.
help-data-more =
    Manche Werte sind rekonstruiert, weil die Spielregel sie nicht nennt. Wer das Spiel besitzt,
    kopiert die Werte, berichtigt sie, prüft die Kopie und spielt mit --data ORDNER.
help-data-examples =
    blueriband data show crossing-oceans
    blueriband data copy crossing-oceans meine-werte
    blueriband data check meine-werte
    blueriband play --text --data meine-werte

help-data-show = Alle Werte eines Spiels zeigen, und woher sie stammen.
help-data-show-examples =
    blueriband data show crossing-oceans
    blueriband data show crossing-oceans --data meine-werte
    blueriband data show crossing-oceans --json

help-data-check = Einen Ordner mit Werten prüfen und sehen, was er ändert.
help-data-check-more =
    Jeder Fehler steht in einer Zeile: Datei, Zeilennummer, Feld, Grund. Der Rückgabewert ist dann 2.
    Ein Ordner darf auch nur eine der beiden Dateien enthalten; die andere ist dann die übliche.
help-data-check-examples =
    blueriband data check meine-werte
    blueriband data check meine-werte --game transatlantic

help-data-copy = Die Werte eines Spiels in einen Ordner kopieren, um sie zu berichtigen.
help-data-copy-more = Nichts wird überschrieben.
help-data-copy-examples =
    blueriband data copy crossing-oceans meine-werte

## Angaben

param-help = Diese Seite zeigen.
param-lang = Sprache aller Texte. Sonst entscheidet BLUERIBAND_LANG oder LANG.
param-version = Die Version zeigen.
param-game = Name des Spiels; siehe: blueriband games
param-play-game = Name des Spiels. Üblich: crossing-oceans.
param-bench-game = Name des Spiels; sonst alle Spiele. „env“ misst die Umgebungen für Lernende.
param-bench-every = Sekunden zwischen zwei Zügen einer Partie. Sonst 5.
param-bench-serve-seconds = Sekunden für jede Messung. Sonst 15.
param-bench-matches = Nur mit so vielen Partien messen, statt die größte Zahl zu suchen.
param-words = Id eines Abschnitts oder Absatzes, oder Wörter zum Suchen.
param-seed = Startwert von 0 bis 2^128 - 1, dezimal oder hexadezimal (0x…). Sonst ein neuer.
param-data = Ordner mit eigenen Werten; siehe: blueriband data --help
param-as-json = JSON statt Tabellen ausgeben.
param-games = Wie viele Partien. Üblich: 100.
param-bots = Wer spielt, zum Beispiel hard,normal,random. Bots: random, easy, normal, hard, expert, exec:BEFEHL.
param-option = Eine Option des Spiels, wie blueriband games sie zeigt; nur der Name heißt 1. Mehrfach möglich.
param-players = Wie viele Spieler: kurz für so viele zufällige.
param-jobs = Wie viele Prozesse. Üblich: einer je Kern.
param-json-file = Das Ergebnis als JSON in eine Datei schreiben.
param-files = Jede Partie als Spieldatei in diesen Ordner schreiben.
param-parquet = Das Ergebnis jeder Partie als Parquet in diesen Ordner schreiben; wurde abgebrochen, geht es dort weiter.
param-report-bots = Welche Bots spielen, jede Art an eigenen Tischen: random, easy, normal, hard, expert. Üblich: random.
param-report-players = Spielerzahlen. Üblich: alle des Spiels.
param-report-html = Die Seite in diese Datei schreiben. Üblich: SPIEL-report.html.
param-report-keep = Das Gezählte in diesem Ordner aufbewahren; wurde abgebrochen, geht es dort weiter.
param-report-table = Jede Zahl in diese Datei schreiben, eine je Zeile: als Parquet, wenn sie auf .parquet endet, sonst als CSV.
param-ray = Auf einem Ray-Cluster spielen: seine Adresse, „auto“ für den hier laufenden; sonst wird einer auf Zeit gestartet.
param-seconds = Zeit für jede Fassung und Spielerzahl. Üblich: 3.
param-text = Im Terminal spielen.
param-seats = Wer wo sitzt: human, human:NAME oder ein Bot (random, easy, normal, hard, expert, exec:BEFEHL). Üblich: human,normal,normal.
param-save = Die Partie nach jedem Zug in dieser Datei speichern.
param-resume = Die Partie in dieser Datei fortsetzen.
param-game-file = Eine Spieldatei, wie play und simulate sie schreiben.
param-verify = Alle Züge nachspielen, prüfen, dass nichts geändert wurde, und das in einer Zeile sagen.
param-copy-folder = Der Ordner, in den geschrieben wird. Er wird angelegt, wenn es ihn nicht gibt.
param-check-folder = Der Ordner mit den eigenen Werten.
param-check-game = Name des Spiels, für das sie sind. Üblich: crossing-oceans.

## Fehler: je eine Zeile, die sagt, was falsch ist und was geht

error-command = es gibt keinen Befehl „{ $command }“; es gibt: { $commands }
error-command-near = es gibt keinen Befehl „{ $command }“; gemeint war vielleicht: { $near }
error-option = es gibt hier keine Option { $option }; es gibt: { $options }
error-option-near = es gibt hier keine Option { $option }; gemeint war vielleicht { $options }
error-option-value = { $option } braucht einen Wert: { $option } { $value }
error-flag = { $option } nimmt keinen Wert
error-missing = { $missing } fehlt. Aufruf: { $usage }
error-extra = „{ $extra }“ ist zu viel. Aufruf: { $usage }
error-other = { $reason }
error-language = es gibt keine Sprache „{ $language }“; es gibt: { $languages }
error-game = es gibt kein Spiel „{ $game }“; es gibt: { $games }
error-no-options = { $game } hat keine Optionen; --option { $option } geht hier nicht
error-game-option = { $game } hat keine Option „{ $option }“; es gibt: { $options }
error-option-number = die Option { $option } kann nicht „{ $value }“ sein; möglich sind: { $options }
error-option-twice = die Option { $option } ist zweimal angegeben
error-no-data = { $game } hat keine Dateien mit Werten; diese Spiele haben welche: { $games }
error-bad-data = { $folder }: { $first } ({ $mistakes ->
    [one] der einzige Fehler
   *[other] { $mistakes } Fehler insgesamt
  }; siehe: blueriband data check { $folder } --game { $game })
error-no-folder = es gibt keinen Ordner { $path }
error-not-a-folder = { $path } ist eine Datei; gebraucht wird ein Ordner
error-is-a-folder = { $path } ist ein Ordner; gebraucht wird eine Datei
error-no-file = es gibt keine Datei { $path }
error-no-parent = { $path } kann nicht geschrieben werden: es gibt keinen Ordner { $folder }
error-not-writable = { $path } kann nicht geschrieben werden: keine Berechtigung
error-exists = { $path } gibt es schon; nichts wird überschrieben: bitte einen anderen Ordner wählen
error-not-empty = in { $path } liegt etwas anderes: einen leeren Ordner wählen
error-other-series = { $path } gehört zu einer anderen Reihe (siehe plan.json darin): einen anderen Ordner wählen
error-needs-research = { $package } fehlt: pip install 'blueriband[research]'
error-cannot-work = { $reason }
error-number = { $option } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“
error-seed = ein Startwert ist eine Zahl von 0 bis 2^128 - 1, dezimal oder hexadezimal (0x…), nicht „{ $value }“
error-seat = „{ $seat }“ kann nicht mitspielen; möglich sind: { $accepted }
error-seats = { $game } ist für { $least } bis { $most } Spieler; --seats nennt { $seats }
error-players = { $game } ist für { $counts } Spieler, nicht „{ $value }“
error-players-and-seats = --players sagt { $players }, --seats nennt aber { $seats }; bitte nur eines angeben
error-no-rules = für { $game } gibt es keine Regeln zu lesen
error-rule = es gibt keine Regel „{ $asked }“; es gibt die Abschnitte { $first } bis { $last }, oder Wörter zum Suchen
error-rule-near = es gibt keine Regel „{ $asked }“; ähnlich sind: { $near }
error-resume-and = { $given } passt nicht zu --resume: die Datei sagt, welches Spiel es ist und wer spielt, und in sie wird gespeichert
error-file = { $path }: { $reason }
error-not-text = die Datei kann nicht gelesen werden: sie ist kein Text in UTF-8

## games

games-name = Name
games-title = Titel
games-players = Spieler
games-options = Optionen
games-figures = Werte
games-rules = Regeln
games-build = blueriband { $version }, { $build }
games-next = Spielen: blueriband play --text NAME [--option OPTION]
games-read = Regeln lesen: blueriband rules NAME

## rules

rules-of = Die Regeln von { $title }
rules-section = Abschnitt
rules-title = Titel
rules-paragraphs = Absätze
rules-paragraph = Id
rules-next = Weiterlesen: blueriband rules { $game } { $section }, { $rule }, oder beliebige Wörter
rules-found = { $count } Absätze enthalten „{ $words }“

## data

data-title = { $title }, Werte { $fingerprint }
data-kind = { $kind } ({ $count })
data-weakest = Schwächste Quelle
data-no-mark = ohne Zeichen
data-tables = Tafeln und andere Werte
data-field = Feld
data-value = Wert
data-provenance = Woher
data-same = { $folder } ist in Ordnung: die üblichen Werte ({ $fingerprint })
data-order = { $folder } ist in Ordnung: die üblichen Werte in anderer Reihenfolge ({ $fingerprint })
data-differs = { $folder } ist in Ordnung ({ $fingerprint }). { $count ->
    [one] Ein Wert weicht
   *[other] { $count } Werte weichen
  } vom Üblichen ab:
data-nothing = nichts
data-copied = { $files } nach { $folder } geschrieben
data-next = Jetzt berichtigen, dann: blueriband data check { $folder } --game { $game }
kind-neutral = Neutrales Schiff
kind-clipper = Klipper
kind-steamship = Dampfschiffe
kind-headquarters = Firmensitze
kind-bow = Bugkarten
kind-middle = Mittelteile
kind-stern = Heckkarten
column-name = Name
column-year = Jahr
column-flag = Flagge
column-group = Gr.
column-co-price = Preis
column-co-income = Ertrag
column-co-speed = Tempo
column-co-tonnage = Tonnen
column-co-start-port = Beginnt in
column-ta-price = Preis
column-ta-income = Einn.
column-speed-knots = kn
column-tonnage = t
column-passengers = Pass.
column-id = Id
column-deck = Stapel
column-mast = Mast
column-crane = Kran
column-cannon = Kan.
column-propeller = Schr.
column-cabin = Kabine
column-lifebuoy = Ring
column-lifeboat = Boot
column-lantern = Lat.
column-car1 = Wagen 1
column-car2 = Wagen 2
column-car3 = Wagen 3
column-spaces = Felder
column-exits = Ausgänge
column-links = Fahrrinnen
column-icons = Beamte
column-slug = Mitarbeiter
column-class = Klasse
column-colour = Farbe
column-effect = Wirkung
column-target = Wofür
column-amount = N
column-surcharge = Mehr
column-requires = Braucht
column-end-points = Punkte
column-measure = Zählt
column-table = Punkte
column-beyond = Weitere
column-position = Platz
column-item = Teil
column-commodity = Ladung
column-price = Preis
column-wood = Holz
column-steel = Stahl
column-coal = Kohle
column-is-start = Start
column-row-from-bottom = Von unten
column-component = Material
column-count = Anzahl
column-ring = Ring
flag-none = keine
flag-blue = blau
flag-black = schwarz
flag-green = grün
flag-white = weiß
flag-red = rot
source-of-rulebook = Spielregel
source-of-derived = abgeleitet
source-of-carried = übernommen
source-of-reconstructed = rekonstruiert
source-of-owner = vom Besitzer
legend-rulebook = in der Spielregel genannt
legend-derived = folgt aus der Spielregel durch Rechnen oder Ausschließen
legend-carried = für dasselbe Schiff im Schwesterspiel genannt
legend-reconstructed = rekonstruiert: die Spielregel schweigt
legend-owner = von jemandem mitgeteilt, der das Spiel besitzt

## simulate

simulate-progress = Läuft
simulate-title = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }, { $seats } Spieler, Startwert { $seed }
simulate-option = { $value ->
    [1] { $option }
   *[other] { $option }: { $value }
  }
simulate-scores = Punkte und Siege
simulate-seat = Platz
simulate-bot = Bot
simulate-mean = Mittel
simulate-interval = 95 %
simulate-range = Spanne
simulate-wins = Siege
simulate-rate = Anteil
simulate-sources = Woher die Punkte kommen
simulate-source = Quelle
simulate-of-seat = Platz { $seat }
simulate-total = Summe
simulate-lengths = Länge
simulate-moves = Züge
simulate-rounds = Runden
simulate-least = Kürzeste
simulate-median = Median
simulate-most = Längste
simulate-endings = Wie die Partien endeten
simulate-rule = Regel
simulate-games = Partien
simulate-share = Anteil
simulate-speed = { $decisions } Entscheidungen/s, { $games } Partien/s ({ $jobs ->
    [one] ein Prozess
   *[other] { $jobs } Prozesse
  }, { $build }, { $seconds } s)
simulate-written = Geschrieben: { $path }

report-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } in { $seconds } s, Startwert { $seed }

## bench

bench-env-classic = Umgebungen von PettingZoo
bench-env-aec = Umgebungen von blueriband, eine Partie nach der anderen
bench-env-batch = { $games } Partien zugleich, mit Beobachtungen und Masken
bench-env-name = Umgebung und Spieler
bench-env-absent = Nicht installiert (pip install 'pettingzoo[classic]'): { $names }
bench-env-note = Zufällige Partien auf einem Kern, vorher gespielt und noch einmal durchlaufen, Beobachtungen gelesen. Bestes und Median von { $rounds } Runden, in denen sich alle abwechseln; Verhältnis des Besten zu dem von { $best }, der schnellsten von PettingZoo, die erlaubte Aktionen von anderen unterscheidet. Rechenzeit; { $build }, Python { $python }.
bench-title = { $title } auf einem Kern
bench-running = { $game } wird gemessen
bench-players = Spieler
bench-compiled = Kompiliert
bench-pure = Pur
bench-median = Median
bench-ratio = Verhältnis
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-clone = Kopie, µs
bench-legal = Zugliste, µs
bench-imagine = Vorstellung, µs
bench-new = neue Partie, µs
bench-not-compiled = Hier gibt es keine kompilierte Fassung: `make build` kompiliert sie.
bench-stale = Die kompilierte Fassung ist älter als die Quellen und wurde nicht gemessen: `make build` hilft.
bench-note = Bestwert und Median aus { $rounds } Runden, in denen sich die Fassungen abwechseln; Verhältnis der Mediane. Python { $python }, { $machine }.

## arena

help-arena = Lass Bots gegeneinander spielen und sieh, wie sicher das Ergebnis ist.
help-arena-more =
    Je zwei der Bots treffen aufeinander; bei mehr als zwei Spielern einer der ersten auf mehrere der zweiten. Auf
    jeder Verteilung nimmt jeder der Reihe nach jeden Platz ein. Kontrollen gehören dazu: jeder Bot gegen random und
    der letzte gegen sich selbst. Mit --out erhält ein Ordner alle Partien (Parquet), den Stand und einen Bericht mit
    Bildern, und ein unterbrochener Wettkampf geht dort weiter. Derselbe Seed ergibt dasselbe Ergebnis, mit beliebig
    vielen Prozessen.
help-arena-examples =
    blueriband arena crossing-oceans --bots hard,normal --games 400 --out hard-normal
    blueriband arena shipyard --bots hard,normal --players 4 --games 400
    blueriband arena transatlantic --bots "exec:python meinbot.py",normal --budget hard=0.5s
help-arena-tune = Finde Gewichte für die Bewertung eines Spiels, die mehr Partien gewinnen als die jetzigen.
help-arena-tune-more =
    Zuerst werden die Gewichte daran angepasst, was aus Stellungen in Partien des Bots mit sich selbst geworden ist,
    dann variiert sie ein Optimierer. Was er findet, wird an Partien geprüft, die er nicht gesehen hat.
help-arena-tune-examples =
    blueriband arena tune crossing-oceans --trials 200 --out gewichte.toml
    blueriband arena tune shipyard --fit 3 --trials 0
help-bench-bots = Miss, wie schnell die Bots auf einem Kern denken.
help-bench-bots-examples =
    blueriband bench bots
    blueriband bench bots shipyard --seconds 10
metavar-bots = BOTS
metavar-budget = BOT=N
param-arena-bots = Die Bots, der stärkste zuerst. Üblich: hard,normal,easy.
param-arena-players = Wie viele Spieler. Üblich: 2.
param-arena-games = Wie viele Partien je Paarung. Üblich: 100.
param-arena-controls = Wie viele Partien je Kontrolle. Üblich: ein Viertel der Partien.
param-arena-budget = Wie lange ein Bot denkt: hard=300 Simulationen oder hard=0.5s. Mehrmals möglich.
param-arena-out = Alles in diesen Ordner schreiben oder den Wettkampf darin fortsetzen.
param-tune-trials = Wie viele Sätze von Gewichten der Optimierer versucht. Üblich: 100.
param-tune-games = Wie viele Partien je Versuch. Üblich: 40.
param-tune-fit = Wie oft die Gewichte zuerst an gespielte Partien angepasst werden. Üblich: 2.
param-tune-simulations = Wie viele Simulationen die Spieler eines Versuchs je Zug machen. Üblich: keine, sie suchen nicht.
param-tune-out = Die besten Gewichte in diese Datei schreiben.
error-arena-extra = die Arena braucht das Paket { $module }: pip install "blueriband[arena]"
error-bot-twice = „{ $bot }“ ist zweimal genannt; der letzte Bot spielt ohnehin auch gegen sich selbst
error-budget = „{ $value }“ ist kein Budget; schreibe BOT=300 (Simulationen) oder BOT=0.5s (Sekunden) für einen von: { $bots }
error-arena-other = { $path } enthält einen anderen Wettkampf; wähle einen anderen Ordner oder dieselben Bots, Partien und Optionen
error-arena-broken = { $path } lässt sich nicht lesen: Das hat die Arena nicht geschrieben
arena-title = { $title }: ein Wettkampf von Bots, { $players } Spieler, Seed { $seed }
arena-how = Jede Verteilung wurde { $players }-mal gespielt, mit den Bots auf jedem Platz. Intervalle sind solche von 95 % (Wilson).
arena-pairings = Paarungen
arena-one = Bot
arena-others = gegen
arena-games = Partien
arena-rate = Siege
arena-interval = 95 %
arena-margin = Abstand
arena-control = Kontrolle
arena-mirror = Spiegel
arena-floor = Boden
arena-bots = Bots
arena-bot = Bot
arena-rating = Wertung
arena-score = Punkte
arena-time = ms/Zug
arena-slowest = längster, ms
arena-seconds = Sekunden
arena-simulations = Simulationen
arena-rates = Siegquoten
arena-margins = Punkte Vorsprung vor dem besten Gegner
arena-ratings = Wertungen (openskill, Plackett–Luce), ± 2 Abweichungen
arena-sources = Woher die Punkte kommen
arena-seats = Was ein Platz unter Gleichen wert ist
arena-times = Bedenkzeit
arena-budgets = Was die Bots bekamen
arena-chance = Zufall
arena-versus = { $rivals ->
    [one] { $one } – { $others } ({ $games })
   *[other] { $one } – { $rivals } { $others } ({ $games })
  }
tune-found = Beste Gewichte: { $value } (die jetzigen gegen sich selbst: { $usual }), nach { $trials } Versuchen
tune-fitted = Angepasst, Runde { $round }: { $value } gegen die Gewichte davor (0,5 ist gleich gut), { $kept }
tune-kept = behalten
tune-dropped = verworfen
bench-bots-title = Bots auf einem Kern ({ $build })
bench-bots-simulations = Simulationen/s
bench-bots-engine = im Regelwerk
bench-bots-easy = easy, ms
bench-bots-normal = normal, ms
bench-bots-hard = hard, ms
bench-bots-expert = expert, ms
bench-bots-note = Zwei Spieler. Millisekunden je Zug mit den üblichen Budgets; zum Regelwerk zählt die Bewertung.

bench-serve-title = Server auf { $database }, { $workers } { $workers ->
        [one] Prozess
       *[other] Prozesse
    }, { $cores } Kerne
bench-serve-running = { $matches } Partien werden gespielt
bench-serve-step = { $matches } Partien: p50 { $p50 } ms, p99 { $p99 } ms
bench-serve-matches = Partien
bench-serve-sockets = Verbindungen
bench-serve-moves = Züge/s
bench-serve-p50 = p50, ms
bench-serve-p99 = p99, ms
bench-serve-server = Server
bench-serve-load = Last
bench-serve-machine = Rechner
bench-serve-holds = Trägt { $matches } Partien mit je einem Zug alle { $every } s: p99 liegt unter 100 ms.
bench-serve-note = Vom Absenden eines Zugs, bis ihn jeder hat, der ihn sehen darf. Anteile eines Kerns; der Rechner ist alles, was läuft, auch die Datenbank.

help-bench-serve = Messen, wie viele Partien zugleich dieser Rechner trägt.
help-bench-serve-more =
    Startet einen Server und, in einem zweiten Prozess, eine Last: Partien mit je vier Verbindungen, in denen alle paar
    Sekunden gezogen wird. Gesucht ist die größte Zahl, bei der 99 von 100 Zügen binnen 100 ms bei allen sind.
help-bench-serve-examples =
    blueriband bench serve
    blueriband bench serve --db postgresql://localhost/bench --workers 2
    blueriband bench serve --matches 1000 --every 5 --json

help-serve = Einen Server betreiben, für einen Verein oder öffentlich.
help-serve-more =
    Jede Option lässt sich auch als Umgebungsvariable setzen: --db als BLUERIBAND_DB, --bot-seconds als
    BLUERIBAND_BOT_SECONDS. docs/hosting.md zeigt einen Server hinter einem Proxy mit TLS.
help-serve-examples =
    blueriband serve --port 8000
    blueriband serve --db postgresql://verein@localhost/blueriband --workers 4 --origin https://spiele.example.org

help-matches = Sich um gespeicherte Partien kümmern.
help-matches-examples =
    blueriband matches verify

help-matches-verify = Alle gespeicherten Partien unter den installierten Regeln nachspielen und jeden Unterschied nennen.
help-matches-verify-examples =
    blueriband matches verify
    blueriband matches verify --db postgresql://verein@localhost/blueriband --jobs 4

param-serve-db = wo Partien liegen: sqlite:///DATEI oder postgresql://…; sonst eine Datei in deinem Datenordner
param-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 für alle
param-serve-port = Port, auf dem gelauscht wird
param-serve-workers = Prozesse des Servers; mehr als einer mit PostgreSQL
param-serve-bots = Prozesse, in denen Bots denken, je Serverprozess; 0: keine hier
param-serve-seconds = wie lange jeder Bot über einen Zug nachdenken darf, statt der Zeit seiner Stufe
param-serve-limits = wie großzügig Anfragen begrenzt sind; 0: gar nicht
param-serve-origin = die Adresse, die Leute benutzen, wenn ein Proxy davorsteht; mehrere mit Kommas
param-serve-proxies = Proxys, denen die Adresse eines Gastes geglaubt wird
param-serve-private-hooks = Nachrichten dürfen auch an Adressen in diesem Netz gehen
param-serve-secure = Cookies nur über https
param-serve-log = wie viel protokolliert wird: debug, info, warning oder error
metavar-url = URL
metavar-address = ADRESSE
metavar-addresses = ADRESSEN
metavar-factor = FAKTOR
metavar-level = STUFE

serving = Blueriband läuft auf { $address }
serving-stop = Beenden mit Strg+C; die Partien bleiben erhalten.
verifying = Spiele nach
verified = { $total ->
    [0] Es gibt keine Partien.
    [one] Eine Partie nachgespielt, { $wrong ->
        [0] sie ist wie zuvor.
       *[other] und sie weicht ab.
    }
   *[other] { $total } Partien nachgespielt, { $wrong ->
        [0] alle wie zuvor.
        [one] eine weicht ab.
       *[other] { $wrong } weichen ab.
    }
}

error-text-only = { $given } gilt nur im Terminal: blueriband play --text
error-no-server = dem Server fehlt { $module }: pip install blueriband
error-database = die Datenbank ist nicht zu benutzen: { $reason }
error-between = { $option } muss eine Zahl von { $least } bis { $most } sein
error-bench-serve = Der Server für die Messung ist beendet oder antwortet nicht; was er sagte, steht darüber.
error-one-of = { $option } muss eines davon sein: { $values }
