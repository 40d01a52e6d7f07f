# TransAtlantic auf Deutsch. Was die Angaben bedeuten, steht in phrases.py.

title = TransAtlantic
tagline = Dampferlinien von 1870 bis 1914: Karten spielen, Schiffe kaufen und einsetzen, für Geld und Punkte fahren.
option-seats = Personen
option-market = Variante Schiffsmarkt
option-president = Variante Präsident
tie = Bei Gleichstand liegt vorn, wem das jüngste Schiff gehört (TA-11.6).

## Fragen

step-opening = Welches Dampfschiff kaufst du vor der ersten Runde?
step-turn = Ein Zug beginnt.
step-choosing = Welche Karte spielst du?
step-buying = Welche Karte kaufst du?
step-fitting = Welches neue Schiff bekommt die einzige Kohle, die noch da ist?
step-topping = Welches neue Schiff bekommt die zusätzliche Kohle?
step-launching = Welches Schiff setzt du ein?
step-routing = In welche Region setzt du das Schiff ein?
step-renewing = Der Schiffsmarkt wird erneuert.
step-sailing = Welches Schiff fährt?
step-running = In welcher Region fahren alle Schiffe?
step-roving = Wie wählst du die Schiffe, die fahren?
step-coaling = Die Kohle wird gezählt.
step-loading = Welches Schiff bekommt die nächste Kohle?
step-bunkering = Welches Schiff bekommt die nächste Kohle?
step-pairing = Welches Schiff bekommt eine Kohle?
step-investing = Worin investierst du?
step-marking = Welchen Marker nimmst du?
step-granting = Ein kostenloses Haus, oder Kohle?
step-copying = Wessen Karte kopierst du?
step-presiding = Welchen Marker nimmst du für Kontrakte?
step-taking = Welche Karte der Auslage nimmst und spielst du?
step-showing = Die Auslage wird erneuert.
step-scrapping = Abgewrackte Schiffe werden gewertet.
step-turn_end = Der Zug endet.
step-racing = Die Blauen Bänder werden gezählt.
step-handing = Der nächste Kauf folgt.

ask-routing = Wohin setzt du { $card } ein?
ask-displaced = { $pusher } von { $player } hat deine { $card } verdrängt (Region { $region }). Wohin kommt sie?
ask-displaced-own = Deine eigene { $pusher } hat { $card } verdrängt (Region { $region }). Wohin kommt sie?
ask-buying =
    { $cards ->
        [one] Kaufst du noch eine Karte?
       *[other] Was kaufst du? Höchstens { $cards } Karten.
    }
ask-sailing =
    { $mode ->
        [regions] Welches Schiff fährt? Aus jeder Region höchstens eines.
        [flags] Welches Dampfschiff fährt? Von jeder Flagge höchstens eines.
        [cargo] Welches Schiff befördert die Fracht?
        [cruise] Welches Schiff macht die Kreuzfahrt?
       *[freely]
            { $ships ->
                [one] Welches Schiff fährt? Höchstens eines.
               *[other] Welches Schiff fährt? Höchstens { $ships }.
            }
    }
ask-coal =
    { $coal ->
        [one] Welches Schiff bekommt die Kohle?
       *[other] Welches Schiff bekommt die nächste von { $coal } Kohle?
    }
ask-marking =
    { $markers ->
        [one] Welchen Marker nimmst du?
       *[other] Welchen Marker nimmst du zuerst? Du erhältst { $markers } verschiedener Art.
    }
ask-presiding = Du hast { $contracts } Kontrakte, und { $price } bringen einen Marker. Welchen nimmst du?

## Spielzüge

move-play = { $action }
move-spend = Direktorenplättchen: { $action }
move-buy = { $card } kaufen
move-stop = Das ist alles
move-fit = Kohle für { $card }
move-decline = Verzichten
move-deploy = { $card } einsetzen
move-steer = { $region }
move-sail = { $card } fährt
move-run = { $region }
move-rove = { $mode }
move-load = Kohle für { $card }
move-build = Haus: { $region }
move-mark = Marker: { $marker }
move-copy = { $rival } kopieren
move-sell = Alle Kontrakte verkaufen
move-take = { $action }

## Ereignisse

heading-turn_begun = Runde { $round } · { $player }
event-turn_begun = Runde { $round }: { $player } ist am Zug.
event-card_played = { $player } spielt { $action }.
event-tile_spent = { $player } gibt das Direktorenplättchen für { $action } ab.
event-card_copied = { $player } kopiert { $action } von { $rival }.
event-card_bought =
    { $count ->
        [one] { $player } kauft { $card } für £{ $money }.
       *[other] { $player } kauft { $card } für insgesamt £{ $money }.
    }
event-ship_coaled = { $player } lädt { $coal } Kohle: { $card }.
event-ship_deployed =
    { $count ->
        [one] { $player } setzt { $card } ein (Region { $region }).
       *[other] { $player } setzt { $card } ein (Regionen { $region }).
    }
event-ship_displaced = Verdrängt (Region { $region }): { $card } von { $player }.
event-ship_lost = Verdrängt und ausgeschieden: { $card }.
event-ship_scrapped =
    { $count ->
        [one] { $player } findet keine Region für { $card }: abgewrackt.
       *[other] { $player } findet keine Region für { $card }: alle abgewrackt.
    }
event-riband_won =
    { $count ->
        [one] { $player } gewinnt ein Blaues Band mit { $card }.
       *[other] { $player } gewinnt { $count } Blaue Bänder mit { $card }.
    }
event-contracts_won =
    { $contracts ->
        [one] { $player } gewinnt einen Kontrakt mit { $card }.
       *[other] { $player } gewinnt { $contracts } Kontrakte mit { $card }.
    }
event-ship_sailed =
    { $coal ->
        [0] { $player } kassiert £{ $money }: { $card }.
       *[other] { $player } kassiert £{ $money } und verbrennt { $coal } Kohle: { $card }.
    }
event-houses_scored =
    { $points ->
        [one] { $player } erhält einen Punkt für ein Haus ({ $card }).
       *[other] { $player } erhält { $points } Punkte für Häuser ({ $card }).
    }
event-bonus_earned = { $player } erhält £{ $money } als Bonus, so viel wie die Einnahmen von { $card }.
event-coal_loaded = { $player } lädt { $count } Kohle: { $card }.
event-coal_left = { $player } hat keinen Platz für { $coal } Kohle.
event-house_built =
    { $money ->
        [0] { $player } baut kostenlos ein Haus (Region { $region }).
       *[other] { $player } baut für £{ $money } ein Haus (Region { $region }).
    }
event-marker_taken =
    { $money ->
        [0] { $count ->
                [one] { $player } nimmt einen Marker: { $marker }.
               *[other] { $player } nimmt { $count } Marker: { $marker }.
            }
       *[other] { $player } kauft für £{ $money } einen Marker: { $marker }.
    }
event-contracts_traded = { $player } gibt { $contracts } Kontrakte ab.
event-contracts_sold =
    { $contracts ->
        [one] { $player } verkauft einen Kontrakt für £{ $money }.
       *[other] { $player } verkauft { $contracts } Kontrakte für £{ $money }.
    }
event-fleet_scored =
    { $points ->
        [0] { $player } erhält nichts: kein Dampfschiff, keine Flagge.
        [one] { $player } erhält einen Punkt für die Flaggen der Flotte.
       *[other] { $player } erhält { $points } Punkte für die Flaggen der Flotte.
    }
event-money_invested = { $player } investiert £{ $money }.
event-trade_earned =
    { $money ->
        [0] { $player } kassiert nichts: kein Haus auf dem Spielplan.
       *[other] { $player } kassiert £{ $money } für Handelshäuser.
    }
event-cards_returned =
    { $cards ->
        [one] { $player } nimmt eine Karte zurück.
       *[other] { $player } nimmt { $cards } Karten zurück.
    }
event-card_taken = { $player } nimmt { $action } aus der Auslage und spielt die Karte.
event-card_discarded = Auf den Ablagestapel: { $action }.
event-card_shown = Neu in der Auslage: { $action }.
event-discard_shuffled =
    { $cards ->
        [one] Die eine abgelegte Karte wird zum Nachziehstapel.
       *[other] Die { $cards } abgelegten Karten werden gemischt und zum Nachziehstapel.
    }
event-ship_docked = Auf die Reede: { $card }.
event-card_drawn = Neu im Schiffsmarkt: { $card }.
event-wreck_scored =
    { $points ->
        [one] { $player } erhält einen Punkt für { $card }, abgewrackt.
       *[other] { $player } erhält { $points } Punkte für { $card }, abgewrackt.
    }
event-nothing_done = { $player } hat nichts von { $action }.
event-end_triggered = Das Ende naht: Runde { $round } ist die letzte.
event-points_scored =
    { $points ->
        [one] { $player } erreicht { $points } Punkt.
       *[other] { $player } erreicht { $points } Punkte.
    }

## Was ein Spielzug bewirkt, in wenigen Worten

effect-card_bought = −£{ $money }
effect-ship_coaled = +{ $coal } Kohle
effect-ship_deployed =
    { $mine ->
        [yes] { "" }
       *[no] { $card } → { $region }
    }
effect-ship_displaced =
    { $count ->
        [one] { $card } wird verdrängt
       *[other] { $card } werden verdrängt
    }
effect-ship_lost = { $card } scheidet aus
effect-ship_scrapped =
    { $count ->
        [one] { $card } wird abgewrackt
       *[other] { $card } werden abgewrackt
    }
effect-riband_won =
    { $count ->
        [one] +1 Blaues Band
       *[other] +{ $count } Blaue Bänder
    }
effect-contracts_won =
    { $contracts ->
        [one] +1 Kontrakt
       *[other] +{ $contracts } Kontrakte
    }
effect-ship_sailed =
    { $coal ->
        [0] +£{ $money }
       *[other] +£{ $money }, −{ $coal } Kohle
    }
effect-houses_scored =
    { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
effect-bonus_earned = +£{ $money } Bonus
effect-coal_loaded = +{ $count } Kohle
effect-coal_left = kein Platz für { $coal } Kohle
effect-house_built =
    { $money ->
        [0] +1 Haus
       *[other] −£{ $money }, +1 Haus
    }
effect-marker_taken =
    { $money ->
        [0] +{ $marker }
       *[other] −£{ $money }, +{ $marker }
    }
effect-contracts_traded = −{ $contracts } Kontrakte
effect-contracts_sold =
    { $contracts ->
        [one] −1 Kontrakt, +£{ $money }
       *[other] −{ $contracts } Kontrakte, +£{ $money }
    }
effect-fleet_scored =
    { $points ->
        [0] nichts geschieht
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
effect-money_invested = −£{ $money }
effect-trade_earned =
    { $money ->
        [0] nichts geschieht
       *[other] +£{ $money }
    }
effect-cards_returned =
    { $cards ->
        [one] +1 Karte
       *[other] +{ $cards } Karten
    }
effect-wreck_scored =
    { $points ->
        [one] +1 Punkt für { $card }
       *[other] +{ $points } Punkte für { $card }
    }
effect-nothing_done = nichts geschieht
effect-end_triggered = das Ende naht

## Warum ein Spielzug nicht geht

ruling-not_offered = Danach wirst du jetzt nicht gefragt.
ruling-money_short = Du hast zu wenig Geld.
ruling-no_captain = Du hast keinen freien Kapitän dafür.
ruling-no_second_headquarters = Auf einmal lässt sich nur ein Firmensitz kaufen.
ruling-steamships_only = Der erste Kauf muss ein Dampfschiff sein.
ruling-too_few_cards = In deinem Kartenstapel liegen zu wenige Karten für den Direktor.
ruling-too_few_for_president = In deinem Kartenstapel liegen zu wenige Karten für den Präsidenten.
ruling-tile_gone = Dein Direktorenplättchen ist weg.
ruling-pile_empty = Auf diesem Kartenstapel liegt nichts.
ruling-agent_on_top = Obenauf liegt ein Schiffsagent, und der lässt sich nicht kopieren.
ruling-not_just_bought = Jetzt lässt sich nur ein soeben gekauftes Schiff einsetzen.
ruling-not_deployable = Keine Region nimmt dieses Schiff mehr auf.
ruling-stays_ashore = Ein Firmensitz wird nie eingesetzt.
ruling-too_old = Dort liegt ein jüngeres Schiff.
ruling-open_elsewhere = Dort ließe es sich nur einsortieren, und eine andere Region nimmt es von oben auf.
ruling-region_full = Die Region ist voll, einsortieren geht nicht.
ruling-comes_from_there = Von dort wurde das Schiff eben verdrängt.
ruling-not_in_play = Mit so wenigen Personen ist diese Region nicht im Spiel.
ruling-not_ready = Das Schiff hat keine Kohle.
ruling-sailed_already = Das Schiff ist in dieser Aktion schon gefahren.
ruling-region_used = In dieser Region ist schon eines deiner Schiffe gefahren.
ruling-flag_used = Ein Schiff dieser Flagge ist schon gefahren.
ruling-no_flag = Ein Segelschiff hat keine Flagge.
ruling-load_evenly = Ein anderes deiner Schiffe hat weniger Kohle und kommt zuerst.
ruling-ship_full = Das Schiff trägt schon so viel Kohle, wie es kann.
ruling-burns_no_coal = Ein Segelschiff trägt keine Kohle.
ruling-no_ship_there = Du hast dort kein Schiff.
ruling-two_houses = Mehr Häuser darf dort niemand haben.
ruling-no_place = Dort ist kein Platz für ein Haus frei.
ruling-houses_gone = Du hast kein Haus mehr.
ruling-markers_gone = Davon ist im Vorrat kein Marker mehr.
ruling-same_marker = Die Marker müssen verschiedener Art sein.
ruling-no_riband = Der Direktor bringt kein Blaues Band.
ruling-no_bunker = Kohle gibt es nur, wenn einer der Marker ein Kohlebunker ist.
ruling-one_each = Jede Kohle kommt auf ein anderes Schiff.
ruling-must_deploy = Ein Schiff, das sich einsetzen lässt, muss eingesetzt werden.
ruling-must_sail = Du hast ein fahrbereites Schiff, also muss es fahren.
ruling-must_carry = Du hast ein fahrbereites Schiff, also muss es Fracht fahren.
ruling-must_buy = Der erste Kauf ist Pflicht.
ruling-trade_markers = Zu einem Haus gehört Fracht, Post oder Passagiere, kein Kohlebunker.
ruling-same_bought = Die beiden Marker müssen verschiedener Art sein.
ruling-same_traded = Für diese Art hast du schon Kontrakte getauscht.
ruling-no_riband_invested = Ein Blaues Band lässt sich nicht kaufen.
ruling-no_riband_bought = Ein Blaues Band lässt sich nicht kaufen.
ruling-no_riband_traded = Für Kontrakte gibt es kein Blaues Band.
ruling-must_redeploy = Ein verdrängtes Schiff muss in eine andere Region, wenn eine es aufnimmt.
ruling-must_deploy_bought = Eines der soeben gekauften Schiffe muss eingesetzt werden, wenn es geht.
ruling-must_deploy_first = Das Schiff des ersten Kaufs muss sofort eingesetzt werden.
ruling-not_at_sea = Das Schiff ist nicht auf See.
ruling-in_reserve = Ein Schiff der Reserve nimmt keine Kohle auf.
ruling-house_or_coal = Du hast die Kohle gewählt, also gibt es kein Haus.
ruling-coal_gone = Im Vorrat ist keine Kohle mehr.
ruling-display_empty = Die Auslage ist leer.
ruling-third_card = Mehr Karten lassen sich in dieser Aktion nicht kaufen.

## Namen

action-shipyard = Schiffbau
action-transport = Transport
action-region = Region
action-coal = Kohle
action-invest = Invest
action-ship_agent = Schiffsagent
action-director = Direktor
action-president = Präsident
action-shipyard_plus = Schiffbau +
action-transport_plus = Transport +
action-coal_plus = Kohle +
action-invest_plus = Invest +
action-global = Global
action-cargo = Cargo
action-cruise = Kreuzfahrt
action-blue_riband = Blaues Band
action-trade = Handel
action-fleet = Flotte

hint-shipyard = bis zu { $cards } Karten kaufen, ein Schiff einsetzen
hint-transport = bis zu { $ships } Schiffe fahren
hint-region = alle Schiffe einer Region fahren, mit Bonus für dich
hint-coal = { $coal } Kohle, gleichmäßig geladen
hint-invest = ein Haus, ein Bunker mit Kohle oder ein Marker
hint-ship_agent = tun, was auf einem anderen Kartenstapel obenauf liegt
hint-director = Kartenstapel zurück, dann eine Karte der Auslage
hint-president = Kartenstapel zurück, Kontrakte nutzen, dann eine Karte der Auslage
hint-shipyard_plus = bis zu { $cards } Karten kaufen, 1 Kohle mehr, ein Schiff einsetzen
hint-transport_plus = bis zu { $ships } Schiffe fahren
hint-coal_plus = { $coal } Kohle, frei verteilt
hint-invest_plus = £{ $money } für zwei Marker, dann ein Haus oder Kohle
hint-global = aus jeder Region oder von jeder Flagge fährt ein Schiff
hint-cargo = ein Schiff fährt für Geld nach Tonnage
hint-cruise = ein Schiff fährt, £{ $money } je { $passengers } Passagiere
hint-blue_riband = für jedes deiner Blauen Bänder fährt ein Schiff
hint-trade = £{ $money } je Haus
hint-fleet = { $points } Punkte je Flagge deiner Dampfschiffe

region-north_atlantic = Nordatlantik
region-south_atlantic = Südatlantik
region-indian_ocean = Indischer Ozean
region-pacific_ocean = Pazifik
region-tasmanian_sea = Tasmansee

marker-blue_riband = Blaues Band
marker-coal_bunker = Kohlebunker
marker-freight = Fracht
marker-mail = Post
marker-passengers = Passagiere

short-blue_riband = Band
short-coal_bunker = Bunker
short-freight = Fracht
short-mail = Post
short-passengers = Pass.

mode-regions = Aus jeder Region ein Schiff
mode-flags = Von jeder Flagge ein Dampfschiff

flag-blue = blau
flag-black = schwarz
flag-green = grün
flag-white = weiß
flag-red = rot

source-during = Während des Spiels
source-blue = Blaue Schiffe
source-black = Schwarze Schiffe
source-green = Grüne Schiffe
source-white = Weiße Schiffe
source-red = Rote Schiffe
source-money = Geld
source-rows = Zeilen

## Der Spielplan

board-round =
    { $round ->
        [0] Erste Käufe
       *[other] Runde { $round }
    }
board-stack =
    { $cards ->
        [0] Schiffsstapel leer
       *[other] Schiffsstapel { $cards } (nächste Gruppe: { $group })
    }
board-supply = Kohlevorrat { $coal }
board-starter = { $player } beginnt jede Runde
board-last = Runde { $round } ist die letzte.
board-quiet =
    { $passed ->
        [one] Eine Runde ohne Kauf; { $most } nacheinander bringen das Ende.
       *[other] { $passed } Runden ohne Kauf; { $most } nacheinander bringen das Ende.
    }
board-adrift =
    { $coal ->
        [0] { $card } ist verdrängt und sucht eine Region.
       *[other] { $card } ist mit { $coal } Kohle verdrängt und sucht eine Region.
    }
board-seas = Die Meere (jüngstes Schiff oben)
board-ship = Schiff
board-year = Jahr
board-flag = Flagge
board-income = £
board-tons = t
board-knots = kn
board-passengers = Pass.
board-coal = Kohle
board-number = { $number }
board-money = £{ $money }
board-spaces =
    { $spaces ->
        [0] voll
        [one] ein Platz frei
       *[other] { $spaces } Plätze frei
    }
board-houses = Häuser
board-next-house = nächstes £{ $money }
board-no-house = kein Platz mehr
board-legend = { $coal } Kohle · { $sail } braucht keine · { $neutral } niemandes
board-market = Schiffsmarkt
board-card = Karte
board-price = Preis
board-extra = +{ $money }
board-empty = leer
board-players = Personen
board-docks = Reede
board-left = Vorrat
board-sheets = { $example }: 1 Marker erworben; 2 Karten dieser Flagge, mit der Reede je 7 wert
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-worth = { $points } insgesamt
board-captains =
    { $captains ->
        [one] { $captains } Kapitän
       *[other] { $captains } Kapitäne
    }
board-housestock =
    { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    }
board-contracts =
    { $contracts ->
        [one] { $contracts } Kontrakt
       *[other] { $contracts } Kontrakte
    }
board-tile = Direktorenplättchen
board-hand = Hand { $cards }
board-pile =
    { $cards ->
        [0] Kartenstapel leer
       *[other] Kartenstapel { $cards } mit { $action } obenauf
    }
board-reserve = Reserve
board-offices = Firmensitze
board-cards = Karten
board-display = Auslage
board-leaves = die erste geht ab
board-deck =
    { $cards ->
        [0] Nachziehstapel leer
       *[other] Nachziehstapel { $cards }
    }
board-part = nächste aus Teil { $part }
board-my-hand = Deine Hand
board-my-pile = Dein Kartenstapel

## Was man zu einer Wahl noch wissen sollte

detail-income = £{ $money }
detail-speed = { $knots } kn
detail-tonnage = { $tons } t
detail-passengers = { $passengers } Pass.
detail-coal = hat { $coal } Kohle
detail-gets-coal = mit Kohle
detail-no-coal = ohne Kohle
detail-anchor = setzt zuerst ein Schiff ein
detail-youngest = jüngstes { $card } { $year }
detail-alone = kein Schiff dort
detail-ready =
    { $ships ->
        [0] kein Schiff fahrbereit
        [one] ein Schiff fahrbereit
       *[other] { $ships } Schiffe fahrbereit
    }
detail-at-most =
    { $ships ->
        [one] höchstens ein Schiff
       *[other] höchstens { $ships } Schiffe
    }
detail-house =
    { $houses ->
        [0] keines von dir dort
        [one] eines von dir dort
       *[other] { $houses } von dir dort
    }
detail-value = Flagge { $flag } je { $before } → { $after }
