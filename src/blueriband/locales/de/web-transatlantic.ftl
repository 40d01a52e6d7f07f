# Der Tisch von TransAtlantic im Browser: Beschriftungen neben den Texten von transatlantic.ftl.

## Der Spielplan

table-docks = Reede
table-market-note = nach einem Kauf kommt das linke Schiff auf die Reede
table-market-variant = die ersten Plätze bringen Kohle mit
table-stack = Stapel
table-offices = Firmen
table-office = Sitz
table-stacked =
    { $cards ->
        [0] Schiffsstapel leer
        [one] eine Karte im Schiffsstapel
       *[other] { $cards } im Schiffsstapel
    }
table-place = Platz { $place }
table-seas = Meere
table-free = freier Platz
table-way-out = Ausgang, Älteste zuerst
table-next-out = als Nächstes: { $card }
table-nobody = herrenlos
table-flag = Flagge { $flag }
table-houses = Häuser: { $owners }
table-none = keine
table-display = Auslage
table-last-card = letzte Karte von { $player }
table-last-cards = Letzte Karten
table-scrapped = In diesem Zug verschrottet:
table-track = Punkteleiste
table-parts = Teile des Tisches

## Der Bereich einer Person

table-my-area = Mein Bereich
table-my-sheet = Mein Tableau
table-sheet = Tableau
table-sheet-of = Tableau von { $player }
table-pieces =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } · noch { $captains ->
        [one] ein Kapitän
       *[other] { $captains } Kapitäne
    }, { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    }
table-owned = Alle Karten von { $player }, auf der Hand oder verdeckt im Stapel:
table-no-reserve = hier wartet kein Schiff
table-adrift = Verdrängt
table-you-choose = wähle seine Region
table-waiting = warten auf { $player }
table-pile = Gespielt { $cards }
table-pile-of = Kartenstapel von { $player }
table-tile = Plättchen
table-tile-name = Direktor
table-tile-gone = verbraucht
table-worth = Wert
table-worth-note = Spalte + Reede = Wert eines Schiffs jetzt
table-worth-now = jetzt { $points } Punkte wert
table-row = Reihe
table-vp = SP
table-column =
    { $marker }: { $has ->
        [one] ein Marker
       *[other] { $has } Marker
    }, ein Schiff ist jetzt { $worth } wert, { $ships ->
        [one] ein Schiff
       *[other] { $ships } Schiffe
    }
table-blue_riband = Band
table-coal_bunker = Bunker
table-freight = Fracht
table-mail = Post
table-passengers = Passagiere

## Züge, nach denen gefragt wird

said-steer = Einsetzen: { $region }
said-onward = Weiterfahren: { $region }
said-run = Alle Schiffe fahren: { $region }

## Fragen

question-adrift = { $card } wurde verdrängt. Wohin damit?

## Was das Einfahren bewirkt, auf dem Schild

table-all-sail = alle Schiffe fahren
table-nobody-sails = kein Schiff fährt
plate-enter = von oben einfahren
plate-free = freier Platz, verdrängt nichts
plate-sorted = wird nach Alter einsortiert
plate-riband = +1 Blaues Band
plate-contracts =
    { $contracts ->
        [one] +1 Kontrakt
       *[other] +{ $contracts } Kontrakte
    }
plate-open = verdrängt { $card }
plate-goes = verdrängt { $card }
plate-scrapped = verschrottet { $card }
plate-lost = { $card } geht
plate-closed = geschlossen
plate-too_old = { $card } ({ $year }) ist jünger
plate-open_elsewhere = nicht hier: anderswo geht es von oben
plate-region_full = voll, kein Einsortieren
plate-comes_from_there = kommt von hier

## Was aus einem verdrängten Schiff wird

fate-open = geht: { $player } wählt die Region
fate-goes = fährt weiter: { $region }
fate-scrapped =
    verschrottet{ $money ->
        [0] { "" }
       *[other] , letzte Fahrt £{ $money }
    }{ $points ->
        [0] { "" }
       *[other] , { $points } Punkte
    }
fate-lost = verlässt das Spiel

## Aktionskarten: was sie tun, in wenigen Worten

card-shipyard = Bis zu zwei Karten kaufen, ein Schiff einsetzen.
card-shipyard_plus = Zwei kaufen, 1 Kohle mehr, eines einsetzen.
card-transport = Bis zu { $transport } deiner Schiffe fahren.
card-transport_plus = Bis zu { $transport_plus } deiner Schiffe fahren.
card-region = Alle Schiffe einer Region fahren, mit Bonus.
card-coal = Bunker + { $coal } laden, gleich verteilt.
card-coal_plus = Bunker + { $coal_plus } laden, frei verteilt.
card-invest = Haus, Bunker mit Kohle oder Marker.
card-invest_plus = £{ $invest_plus }: zwei Marker, dann Haus oder Kohle.
card-ship_agent = Tun, was anderswo obenauf liegt.
card-director = Stapel zurück, eine neue Karte.
card-president = Stapel zurück, Kontrakte, neue Karte.
card-global = Je Region oder je Flagge fährt ein Schiff.
card-cargo = Ein Schiff verdient nach Tonnage.
card-cruise = Ein Schiff verdient nach Passagieren.
card-blue_riband = Je Blauem Band fährt ein Schiff.
card-trade = £{ $trade } je Haus.
card-fleet = { $fleet_points } Punkte je eigener Flagge.
now-locked = erst ab { $cards } Karten
now-returns = nimmt { $cards } zurück
now-deploys = setzt erst ein
now-best = bis zu £{ $money }

## Plaketten und Lupe

fact-money = Geld
fact-points = Punkte
fact-hand = Karten auf der Hand
fact-pile = Gespielte Karten
fact-houses = Gebaute Häuser
fact-reserve = Schiffe in Reserve
fact-contracts = Kontrakte
fact-tile = Direktorenplättchen
fact-cards = Karten
fact-income = Einkommen
fact-speed = Geschwindigkeit
fact-tonnage = Tonnage
fact-passengers = Passagiere
fact-region = Region
fact-worth = Wert jetzt, in Punkten
fact-owner = Gehört
kind-steamship = Dampfschiff
kind-clipper = Segelschiff
kind-neutral = Neutrales Schiff
kind-headquarters = Firmensitz
kind-action = Aktionskarte

## Tasten

key-hand = zur Hand
key-display = zur Auslage
fill = Rest laden
key-fill = die übrige Kohle laden, Schiff um Schiff
key-onward = das ist alles

## Hilfe: die Bilder

symbols-cards = Auf Schiffskarten
symbols-sheet = Flaggen und dein Tableau
symbols-seas = In den Regionen
symbols-plates = Auf den Schildern der Spieler
symbols-actions = Aktionskarten
symbol-mark = Form und Farbe des Bandes: wem das Schiff gehört
symbol-nobody = Grau mit Balken: das Schiff gehört niemandem
symbol-income = Grünes Schild: was das Schiff einbringt, wenn es fährt
symbol-price = Rotes Schild: was die Karte hier kostet; Preis und Aufschlag stehen daneben
symbol-coal = Kohle an Bord: ein Dampfer verbraucht eine, wenn er fährt; Striche sind Platz für mehr
symbol-wind = Wind: ein Segelschiff braucht keine Kohle
symbol-worth = Zahl im Ring: so viele Punkte ist das Schiff jetzt wert
symbol-year = Baujahr: ein Schiff kommt nur in eine Region, wo alle anderen älter sind
symbol-speed = Geschwindigkeit in Knoten: wer als Schnellster in den Nordatlantik kommt, gewinnt ein Blaues Band
symbol-tons = Tausende Tonnen: wofür Cargo bezahlt
symbol-people = Passagiere: wofür eine Kreuzfahrt bezahlt
symbol-flag-blue = Blaue Flagge: ihre Spalte wächst mit jedem Blauen Band
symbol-flag-black = Schwarze Flagge: ihre Spalte wächst mit jedem Kohlebunker, und Kohle lädt dann mehr
symbol-flag-green = Grüne Flagge: ihre Spalte wächst mit jedem Frachtmarker
symbol-flag-white = Weiße Flagge: ihre Spalte wächst mit jedem Postmarker
symbol-flag-red = Rote Flagge: ihre Spalte wächst mit jedem Passagiermarker
symbol-sum = Spalte + Reede: was ein Schiff dieser Flagge jetzt wert ist
symbol-times = Deine Schiffe dieser Flagge
symbol-row = Reihe: ein Marker in allen fünf Spalten bringt am Ende die Punkte daneben
symbol-plot = Haus mit Preis: so viel kostet das nächste Haus in dieser Region
symbol-down = Pfeil: das älteste Schiff liegt unten; eine volle Region verdrängt es
symbol-docks = Reede: Schiffe, die niemand gekauft hat; jedes macht alle Schiffe seiner Flagge einen Punkt mehr wert
symbol-fact-star = Punkte bisher
symbol-fact-hand = Karten auf der Hand
symbol-fact-pile = Gespielte Karten: der Direktor nimmt sie zurück
symbol-fact-house = Gebaute Häuser: je ein Punkt, wenn ein Schiff von dir in ihrer Region fährt
symbol-fact-ship = Schiffe in Reserve: Karten mit Anker schicken sie auf See
symbol-fact-contract = Kontrakte: nur in der Präsidentenvariante
symbol-fact-director = Direktorenplättchen: einmal im Spiel tun, was eine Karte der Auslage sagt
symbol-anchor = Anker: zuerst geht ein Schiff deiner Reserve auf See
symbol-lock = Schloss: braucht mehr Karten auf deinem Stapel
