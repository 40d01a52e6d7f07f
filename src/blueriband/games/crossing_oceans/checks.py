"""What is true in every position, counted the long way round. [CO-22]"""

from __future__ import annotations

from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED, SPOTS
from blueriband.games.crossing_oceans.scoring import flags, points
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import BUYING, GAINING
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.parts.roster import CLIPPER, HEADQUARTERS, NEUTRAL, STEAMSHIP
from blueriband.parts.sets import has, only


def check(s: CrossingOceans) -> None:
    """Raise AssertionError where something has been lost or made. [CO-22.1 to CO-22.10]"""
    check_ports(s)
    check_cards(s)
    for seat in range(s.seats):
        check_seat(s, seat)
    for column in range(COLUMNS):
        used = sum([s.added(seat, column) for seat in range(s.seats)])
        assert used <= s.figures.tokens, "a token was made [CO-22.4]"
    assert s.countdown <= s.figures.rounds, "the countdown grew [CO-17.3]"


def check_ports(s: CrossingOceans) -> None:
    """Coal, captains and closed regions. [CO-22.1, CO-22.7, CO-22.10]"""
    f = s.figures
    assert s.stock >= 0 and s.stock + sum([coal for coal in s.coal]) == f.coal_cubes, "coal is lost [CO-22.1]"
    for port in range(f.ports):
        ship, coal = s.ship[port], s.coal[port]
        most = f.capacity if ship != NONE and f.kind[ship] == STEAMSHIP else 0
        assert 0 <= coal <= most, "coal where none can be [CO-22.1]"
        assert (s.captain[port] == NOBODY) == (ship == NONE or f.kind[ship] == NEUTRAL), (
            "a ship lacks a captain [CO-22.2]"
        )
        if not s.is_open(f.region_of[port]):
            assert ship == NONE and s.built[port] == 0, "something lies in a closed region [CO-22.7]"
        assert 0 <= s.built[port] < only(s.seats), "a house of nobody [CO-22.7]"
    for region in range(f.regions):
        if s.is_open(region) and s.has_room(region):
            starters = [card for card in range(f.cards) if f.start[card] != NONE]
            lies = [card for card in starters if f.region_of[f.start[card]] == region]
            assert s.ship[f.start[lies[0]]] == lies[0], "a starting ship left a region with room [CO-22.10]"


def check_cards(s: CrossingOceans) -> None:
    """Every card is in one place. [CO-22.5, CO-22.6]"""
    f = s.figures
    places: list[int] = [card for card in s.deck]
    places += [card for card in s.market if card != NONE]
    places += [card for card in s.docks if card != NONE]
    places += [card for card in range(f.cards) if has(s.gone, card)]
    places += [card for card in s.ship if card != NONE and f.kind[card] == NEUTRAL]
    for seat in range(s.seats):
        places += [card for card in range(f.cards) if has(s.owned[seat], card)]
    assert sorted(places) == list(range(f.cards)), "a card is lost or doubled [CO-22.6]"
    for colour in range(COLUMNS):
        assert s.docks[colour] == NONE or f.flag[s.docks[colour]] == colour, "a ship lies in the wrong dock [CO-10.8]"
    check_market(s)
    for flag in range(MULTICOLOURED + 1):
        carried = [card for card in range(f.cards) if f.flag[card] == flag and card not in s.deck]
        assert len(carried) <= f.flags, "a flag was made [CO-20.5]"


def check_market(s: CrossingOceans) -> None:
    """While the stack lasts the market is full between actions, and the stack shrinks by whole refills. [CO-22.5]"""
    f = s.figures
    buying = not s.over and s.decision.step in (BUYING, GAINING)
    if len(s.deck) > 0 and not buying:
        assert NONE not in s.market, "the market has a gap [CO-22.5]"
    dealt = len([card for card in range(f.cards) if f.back[card] > 0]) - f.positions
    assert len(s.deck) == 0 or (dealt - len(s.deck)) % f.refill == 0, "the stack has lost a card [CO-22.5]"


def check_seat(s: CrossingOceans, seat: int) -> None:
    """Captains, houses, flags, money and the score. [CO-22.2, CO-22.3, CO-22.8]"""
    f = s.figures
    at_sea = [s.ship[port] for port in range(f.ports) if s.captain[port] == seat]
    built = [port for port in range(f.ports) if s.has_house(seat, port)]
    owned = [card for card in range(f.cards) if has(s.owned[seat], card)]
    supply = [card for card in range(f.cards) if has(s.supply[seat], card)]
    assert s.captains[seat] >= 0 and s.captains[seat] + len(at_sea) + 1 == f.captains, "a captain is lost [CO-22.2]"
    assert s.houses[seat] >= 0 and s.houses[seat] + len(built) == f.houses, "a house is lost [CO-22.2]"
    ashore = [card for card in owned if f.kind[card] == HEADQUARTERS]
    assert sorted(at_sea + supply + ashore) == owned, "a ship is neither at sea nor in supply [CO-22.6]"
    clippers = [card for card in owned if f.kind[card] == CLIPPER]
    steamships = [card for card in owned if f.kind[card] == STEAMSHIP]
    plain = sum([flags(s, seat, colour) for colour in range(COLUMNS)])
    assert plain == len(steamships), "a plain flag is lost [CO-22.3]"
    assert flags(s, seat, MULTICOLOURED) == len(clippers) + len(ashore), "a multicoloured flag is lost [CO-22.3]"
    assert len(clippers) == 1, "everybody keeps one clipper [CO-22.8]"
    for column in range(COLUMNS):
        assert 0 <= s.added(seat, column) <= SPOTS, "a column overflows [CO-22.4]"
    assert s.money[seat] >= 0 and s.money[seat] % 10 == 0, "money is owed or broken [CO-22.8]"
    assert s.contracts[seat] >= 0, "a contract is owed [CO-3.5]"
    assert recount(s, seat, owned, at_sea, built) == points(s, seat), "the score does not add up [CO-18]"


def recount(s: CrossingOceans, seat: int, owned: list[int], at_sea: list[int], built: list[int]) -> int:
    """Score a seat card by card, as one would at the table. [CO-18]"""
    f = s.figures
    cash = s.money[seat] + f.contract_pounds * s.contracts[seat]
    cash += f.coal_pounds * sum([s.coal[port] for port in range(f.ports) if s.captain[port] == seat])
    total = cash // f.pounds_per_point + f.captain_points * len(at_sea) + f.house_points * len(built)
    colours = {f.flag[card] for card in owned if f.flag[card] < COLUMNS}
    for card in owned:
        total += len(colours) if f.flag[card] == MULTICOLOURED else f.value[s.added(seat, f.flag[card])]
    return total
