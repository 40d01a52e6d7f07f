# Der Tisch von Crossing Oceans im Browser: Beschriftungen neben dem, was crossing-oceans.ftl sagt.

map = Weltkarte mit { $ports } Häfen
europe = Europa
closed = geschlossen
place-here = hier anlegen

# wie ein Stück heißt, für alle, die es nicht sehen
say-coal =
    { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
say-sail = segelt ohne Kohle
say-lantern = Rote Laterne
say-tonnage = { $tons } Tonnen
say-flag = Flagge { $flag }
say-nobody = niemandes Schiff
say-place = { $port }: hier anlegen
say-empty = { $port }: freie Linie
say-houses = Handelshäuser: { $players }
say-gives = bringt einen Marker: { $token }
say-reveals = deckt neue Karten auf, kein Zurück

question-berthing = In welchem Hafen soll die { $card } liegen?
question-pier = Vor dem Laden den nächsten Marker kaufen?

## Rondell

rondel = Rondell
short-blue_riband = Blaues Band
short-fleet = Flotte
short-house = Haus
short-ships = Schiffe
short-cargo = Fracht
short-coal = Kohle
short-region = Region
steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
waiting-captains = noch im Hafen
idle = nichts
to-the-rondel = Weiter zum Rondell
say-captains = Kapitäne: { $players }

does-blue_riband = Das schnellste Schiff im Nordatlantik fährt hinüber, bringt das doppelte Einkommen und gewinnt ein Blaues Band.
does-fleet = Alle deine Schiffe, die bereit sind, bringen ihr Einkommen.
does-house = Ein Schiff von dir verdient, du eröffnest in seinem Hafen ein Handelshaus und nimmst einen Handelsmarker.
does-ships = Kaufe bis zu drei Karten aus Markt und Docks; danach kommen drei neue.
does-cargo = Ein Dampfer, der bereit ist, bringt £10 für je 1.000 Tonnen.
does-coal = Nimm ein Kohlepier, wenn du willst, dann lade Kohle gleichmäßig auf deine Dampfer.
does-region = Alle bereiten Schiffe einer Region verdienen für ihre Eigentümer; deine Handelshäuser dort bringen je £30.

## Markt

market = Schiffsmarkt
market-note = die linken kommen in die Docks
docks = Docks
docks-note = ohne Aufschlag
stack = Stapel
stack-empty = leer
stack-back = Rücken { $back }
no-more = Nichts mehr kaufen
empty-dock = leer

## Spielertableau

my-board = Mein Tableau
board-of = Tableau von { $player }
column-blue = Band
column-black = Pier
column-green = Fracht
column-white = Post
column-red = Reise
column-multicoloured = Bunt
mixed-note = je Farbe
full = voll
free = frei
say-next = nächster Marker: je { $value } Punkte, { $price }
say-multicoloured = { $name }: { $flags } × { $value } Punkte, einen für jede Farbe
money = Geld
contracts = Kontrakte
captains = Kapitäne
houses = Handelshäuser
houses-left = Handelshäuser, noch zu bauen
houses-built = Gebaute Handelshäuser
captains-free = Kapitäne, noch frei für Schiffe
left = noch { $pieces }
loads = Kohle je Ladung
decline-token = Kein Marker
decline-cross = Nicht fahren
take-contract = Kontrakt nehmen
contract-pile = Kontrakte
cash-one = £{ $money } für einen
my-ships = Meine Schiffe an Land
ships-of = Schiffe von { $player } an Land
no-ships = keine
coal-supply = Kohle
chosen-ship = gewählt

## Das Ende

last-rounds =
    { $rounds ->
        [0] Letzte Runde
        [one] noch { $rounds } Runde
       *[other] noch { $rounds } Runden
    }
status =
    { $stack ->
        [0] Runde { $round } · Stapel leer · { $coal } Kohle im Vorrat
       *[other] Runde { $round } · { $stack } Karten im Stapel · { $coal } Kohle im Vorrat
    }
status-end =
    { $rounds ->
        [0] Runde { $round } · die letzte Runde
        [one] Runde { $round } · das Ende naht: noch eine Runde
       *[other] Runde { $round } · das Ende naht: noch { $rounds } Runden
    }

## Telefon

tab-board = Brett
tab-mine = Meins
tab-rivals = Rivalen
tab-log = Verlauf
overview = Die Meere im Überblick
choose-region = Diese Region wählen
house-here = Haus hier

## Auskunft

kind-card = Schiffskarte
kind-headquarters = Firmensitz
kind-port = Hafen
kind-region = Seeregion
kind-spot = Rondell
kind-column = Spalte
kind-stack = Kartenstapel
kind-supply = Allgemeiner Vorrat
field-year = Baujahr
field-flag = Flagge
field-income = Einkommen
field-price = Preis
field-speed = Geschwindigkeit
field-tonnage = Tonnage
field-coal = Kohle
field-owner = Gehört
field-port = Hafen
field-token = Bringt
field-region = Region
field-ship = Schiff
field-houses = Handelshäuser
field-lantern = Rote Laterne
field-ports = Häfen
field-captains = Kapitäne hier
field-value = Eine Flagge zählt
field-cards = Karten
field-to-come = Noch im Stapel
field-supply = Im Vorrat
knots = { $knots } Knoten
tons = { $tons } t
none = keine
nobody = niemandem
ashore = an Land
in-market = im Markt
in-docks = in den Docks
in-stack = im Stapel
out-of-game = aus dem Spiel
clipper-note = Ein Klipper segelt ohne Kohle und ist immer bereit.
neutral-note = Dieses Schiff gehört niemandem. Wird es verdrängt, ist es aus dem Spiel.
lantern-note = Das älteste Schiff seiner Region: In eine volle Region kommt nur ein jüngeres, und zwar an seine Stelle.
closed-note = Bei so wenigen Personen ist diese Region geschlossen.

## Kurven

chart-money = Geld
chart-flags = Flaggen

## Tasten

key-contract = einen Kontrakt nehmen
key-cash = einen Kontrakt für Geld
key-uncash = das zurücknehmen
key-yes = ja: den Pier kaufen, zum höheren Preis fahren
key-no = nein: verzichten
fill = Rest laden
key-fill = die übrige Kohle laden, Schiff um Schiff
key-onward = weiter zum Rondell, nichts mehr kaufen

## Hilfe: die Bilder

symbols-cards = Auf den Karten
symbols-flags = Flaggen und Spalten
symbols-plates = Auf Schildern, deinem Tableau und der Karte
symbol-mark = Form und Farbe des Bandes: wem das Schiff gehört
symbol-nobody = Grau mit Balken: das Schiff gehört niemandem
symbol-income = Grünes Schild: was das Schiff jedes Mal einbringt
symbol-price = Rotes Schild: was die Karte hier kostet; Preis und Aufschlag stehen daneben
symbol-coal = Kohle an Bord: ein Dampfer verbraucht eine, wenn er verdient; Striche sind Platz für mehr
symbol-wind = Wind: ein Klipper braucht keine Kohle
symbol-lantern = Rote Laterne: das älteste Schiff seiner Region; ist sie voll, kann nur dieses ersetzt werden
symbol-year = Baujahr: ein Schiff ersetzt nur ältere
symbol-speed = Geschwindigkeit in Knoten: das schnellste Schiff im Nordatlantik kann das Blaue Band gewinnen
symbol-tons = Tonnen: wofür Fracht bezahlt
symbol-flag-blue = Blaue Flagge: ihre Spalte wächst mit jedem Blauen Band
symbol-flag-black = Schwarze Flagge: ihre Spalte wächst mit jedem Kohlepier
symbol-flag-green = Grüne Flagge: ihre Spalte wächst mit jedem grünen Handelsmarker
symbol-flag-white = Weiße Flagge: ihre Spalte wächst mit jedem weißen Handelsmarker
symbol-flag-red = Rote Flagge: ihre Spalte wächst mit jedem roten Handelsmarker
symbol-flag-multicoloured = Bunte Flagge: ein Punkt für jede Farbe unter deinen Flaggen
symbol-ladder = Leiter einer Spalte: dunkel, was eine Flagge jetzt wert ist; umrahmt, was sie mit dem nächsten Marker wert wird
symbol-times = So viele Flaggen mal so viele Punkte
symbol-steps = Schritte bis zu diesem Feld
symbol-idle = Ein Strich: das brächte dir jetzt nichts
symbol-dear = Vier Schritte oder mehr: daneben ein Kontrakt, denn sie kosten einen
symbol-piece-contract = Kontrakte: jeder ist £20, eine Kohle oder ein weiterer Weg im Rondell; zwei sind ein Handelshaus
symbol-piece-captain = Kapitäne: frei für Schiffe; einer geht auf jedes
symbol-piece-house = Handelshäuser: auf den Schildern die gebauten, auf deinem Tableau die übrigen
symbol-piece-ship = Schiffe an Land: sie können noch aufs Meer
symbol-piece-coal = Kohle: so viel lädst du auf einmal
symbol-closed = Geschlossene Region: bei so wenigen Personen nicht im Spiel
symbol-stack = Stapel: wie viele Karten noch da sind, und die Gruppe der nächsten
