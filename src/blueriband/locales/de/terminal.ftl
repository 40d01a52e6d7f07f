# Die Worte des Spiels im Terminal.

## Der Tisch

player-0 = Rot
player-1 = Blau
player-2 = Gelb
player-3 = Grün
bot = { $player } wird von einem Bot gespielt: { $kind }
bot-lost = { $player } hat einen Zug verloren: { $trouble }
thinking = { $player } denkt nach … { $percent } %
level-random = random. Er macht irgendeinen Zug, den die Regeln erlauben.
level-easy = easy. Er sieht, was sofort gut ist, plant nichts und vergreift sich ab und zu.
level-normal = normal. Er spielt jeden Zug danach, was Schiffe, Geld und Kohle wert sein werden, und blickt nicht weiter.
level-hard = hard. Er probiert aus, wie es weitergehen könnte, die Antworten der Gegner eingeschlossen.
level-expert = expert. Er probiert weit mehr aus als hard und braucht dafür länger.
variants = Gespielt wird mit: { $variants }
welcome = Wähle mit einer Zahl; h für Hilfe, q zum Aufhören.
resumed = Das Spiel in { $file } geht weiter.
news = Seit deinem letzten Zug
news-first = Bisher
news-more = … und { $lines } davor: l zeigt alle
news-choice = Seit deiner letzten Wahl
draft = Dieser Zug bisher
curtain = Gib die Tastatur an { $player } weiter und drücke Enter.
curtain-answer = { $player } wird im Zug von { $active } gefragt. Gib die Tastatur weiter und drücke Enter.
curtain-hide = Drücke Enter, wenn du es gesehen hast.{ " " }
curtain-ready = { $player }, bist du da? Drücke Enter.

## Fragen

prompt-choose =
    { $moves ->
        [one] { $player } [1, h] >{ " " }
       *[other] { $player } [1–{ $moves }, h] >{ " " }
    }
prompt-confirm = { $player } [Enter, u, h] >{ " " }
prompt-reveal = { $player } [Enter, u] >{ " " }
prompt-plain = >{ " " }
confirming = Dein Zug ist vollständig.
confirming-answer = Deine Antwort ist vollständig.
confirm-how = Enter: bestätigen · u: letzte Wahl zurücknehmen · r: den Zug neu beginnen
reveals = deckt neue Karten auf, danach kein Zurück
hands = danach wird jemand anders gefragt, kein Zurück
reveal-warning = Das deckt neue Karten auf: Danach gibt es kein Zurück.
hand-warning = Danach wird jemand anders gefragt: Es gibt kein Zurück.
reveal-how = Enter: weiter · u: noch einmal wählen
not-played = Wähle noch einmal.
taken-back =
    { $choices ->
        [one] Eine Wahl zurückgenommen.
       *[other] { $choices } Wahlen zurückgenommen.
    }
several = Mehreres passt: { $choices }

## Warum nicht

refused = Das geht nicht: { $reason } ({ $rule })
why-none = Alles, was man hier versuchen könnte, ist möglich.
why-title = Zurzeit nicht möglich
why-how = ? und eine Regel, etwa ? { $rule }, zeigt sie ganz.
rule-none = Das steht in keiner Regel: { $words }
rule-many =
    { $rules ->
        [one] Eine Regel; frage nach ihrer Nummer.
       *[other] { $rules } Regeln; frage nach einer Nummer.
    }
rules-missing = Die Regeln dieses Spiels liegen nicht vor.

## Schwierigkeiten

unknown = „{ $said }“ verstehe ich nicht. Eine Zahl wählt, h hilft.
no-number =
    { $moves ->
        [one] Es gibt nur die Wahl 1.
       *[other] Zur Wahl stehen 1 bis { $moves }.
    }
no-undo = Es gibt nichts zurückzunehmen: Was bestätigt ist, neue Karten gezeigt oder andere zu einer Wahl gebracht hat, bleibt.
undo-few =
    { $choices ->
        [one] Nur eine Wahl lässt sich zurücknehmen.
       *[other] Nur { $choices } Wahlen lassen sich zurücknehmen.
    }
not-complete = Dein Zug ist noch nicht vollständig: Wähle zuerst.
save-failed = Das Spiel ließ sich nicht in { $file } speichern: { $reason }

## Speichern und Aufhören

saved = Gespeichert: { $file }
save-exists = { $file } gibt es schon. Überschreiben? [j/N] >{ " " }
save-yes = j
save-not = Nicht gespeichert.
quit-ask = Spiel speichern? Enter: ja · n: nein · oder ein Dateiname >{ " " }
quit-no = n
unsaved = Das Spiel ist nicht gespeichert.
resume-with = Weiter geht es mit:

## Das Ende

log-empty = Noch ist nichts geschehen.
result-title = Das Ergebnis
result-source = Punkte
result-total = Summe
result-rank = Platz
result-winner =
    { $points ->
        [one] { $player } gewinnt mit { $points } Punkt.
       *[other] { $player } gewinnt mit { $points } Punkten.
    }
result-shared = { $players } teilen sich den Sieg mit { $points } Punkten.
result-rule = Beendet durch { $rule }.

## Hilfe

help-title = Was du eingeben kannst
help-number = wählen; auch der Text eines Spielzugs, etwa „{ $move }“, oder ein Stück aus den Worten einer Wahl
help-why = was nicht möglich ist, und warum
help-rule = eine Regel: ? { $rule }, oder ? und Wörter, die darin stehen
help-undo = die letzte Wahl zurücknehmen; u 2 die letzten zwei
help-restart = den Zug neu beginnen
help-confirm = den vollständigen Zug bestätigen (oder einfach Enter)
help-view = den Spielplan noch einmal zeigen
help-log = was seit deinem letzten Zug geschehen ist; l all: im ganzen Spiel
help-save = speichern; s DATEI: in einer anderen Datei
help-help = diese Hilfe
help-quit = aufhören; das Spiel lässt sich fortsetzen
help-hint = ein Tipp: die besten Züge, wie ein starker Bot sie sieht (nur in Partien gegen Bots)

## Tipps

hint-number = Nr.
hint-move = Zug
hint-value = Aussicht
hint-visits = Versuche
hint-chance = { $mean } % ± { $spread }
hint-how = Aussicht: 0 % ist verloren, 100 % gewonnen; ± sagt, wie weit gedachte Partien auseinanderliegen. Der Bot weiß nur, was du weißt.
hint-people = Hier gibt es keine Tipps: Es spielen noch andere Menschen mit.

## Was sich nicht spielen lässt

error-seats = ein Tisch hat höchstens { $most } Plätze, nicht { $seats }
error-kind = niemand heißt { $kind }; auf einem Platz sitzt eines von: { $kinds }, mit einem Namen wie in human:Ada
error-name = „{ $said }“ kann kein Name sein: höchstens { $most } einfache Zeichen, ohne | und #
error-exists = { $file } gibt es schon: Setze das Spiel fort, oder wähle einen anderen Namen
error-file = { $file }: { $reason }

## Wiederholungen

verified = { $file }: echt. { $moves ->
        [one] Ein Zug
       *[other] { $moves } Züge
    } nachgespielt; Kette, Startwert, Stellungen und Ergebnis sind, wie die Datei es sagt.
verified-chain = { $file }: { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, und die Kette ist heil. Der Startwert ist bis zum Spielende geheim, deshalb lässt sich noch nichts nachspielen.
replay-move = { $ply }. { $player }: { $move }
replay-help = Enter: nächster Schritt · b: zurück · t: nächster Zug · tb: Zug zurück · Zahl: dorthin · e: Ende · v: Brett · q: aufhören
replay-prompt = { $ply }/{ $moves } >{ " " }
replay-secret = Der Startwert ist bis zum Spielende geheim, deshalb lassen sich nur die Schritte zeigen.
