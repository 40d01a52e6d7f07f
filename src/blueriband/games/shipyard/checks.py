"""What is true in every position, counted the long way round. [SY-1, SY-9.7, SY-23]"""

from __future__ import annotations

from blueriband.games.shipyard.actions.ability import canal_at, has_exit, neighbour
from blueriband.games.shipyard.actions.canals import connected_to
from blueriband.games.shipyard.data import BOW, KINDS, ROW, STERN
from blueriband.games.shipyard.scoring import total
from blueriband.games.shipyard.state import CANALS, GIVEN_UP, HELD, ITEM_KINDS, SHIP_SIZE, TRAINS, Shipyard
from blueriband.games.shipyard.words import LAYING, PLACING, SAILING, STARTING
from blueriband.kernel.engine import NONE
from blueriband.parts.sets import has


def check(s: Shipyard) -> None:
    """Raise AssertionError where something has been lost or made."""
    check_ship_cards(s)
    check_trains(s)
    check_canals(s)
    check_track(s)
    check_people(s)
    for seat in range(s.seats):
        check_seat(s, seat)


def shelf(s: Shipyard, first: int, last: int) -> list[int]:
    """Return what lies on display in some columns."""
    return [s.on_shelf(column, space) for column in range(first, last + 1) for space in range(5)]


def check_ship_cards(s: Shipyard) -> None:
    """Every ship card is in one place, and rows are legal. [SY-1.1, SY-9.7]"""
    f = s.figures
    places = [*s.bows, *s.middles, *s.sterns, *shelf(s, 0, 3), *s.row, *s.wrecked]
    for start in range(0, len(s.fleet), SHIP_SIZE):
        last = start == len(s.fleet) - SHIP_SIZE
        if not (last and not s.over and s.decision.step == SAILING):  # then its cards are still in the row
            places += list(s.fleet[start + 3 : start + 3 + ROW])
    if not s.over and s.decision.step == PLACING:
        places.append(s.decision.x)
    printed = sorted([card for card in places if 0 <= card < f.cards])
    assert len(set(printed)) == len(printed), "a ship card is doubled [SY-1.1]"
    assert printed == list(range(f.cards)), "a ship card is lost [SY-1.1]"
    for seat in range(s.seats):
        kinds = [s.in_column(seat, column) for column in range(ROW)]
        row = "".join(["." if card == NONE else KINDS[f.kind[card]][0] for card in kinds])
        assert row[0] in ".b" and row[8] in ".s" and row[1] != "s" and row[7] != "b", f"an illegal row {row} [SY-9.7]"
        assert "bs" not in row, f"an illegal row {row} [SY-9.7]"
    for card in s.middles:
        assert f.kind[card] not in (BOW, STERN), "a middle deck has other cards"


def check_trains(s: Shipyard) -> None:
    """Every train is in one place. [SY-1.7]"""
    f = s.figures
    places = [*s.train_deck, *[train for train in shelf(s, TRAINS, TRAINS) if train != NONE]]
    for train in range(f.trains):
        holders = [seat for seat in range(s.seats) if has(s.trains[seat], train)]
        places += [train] * (len(holders) + (1 if has(s.used_trains, train) else 0))
    assert sorted(places) == list(range(f.trains)), "a train is lost or doubled [SY-1.7]"


def check_canals(s: Shipyard) -> None:
    """Every canal is in one place; systems are connected and joined as they lie. [SY-1.4, SY-11.2, SY-23.3]"""
    f = s.figures
    places = [*s.canal_deck, *[canal for canal in shelf(s, CANALS, CANALS) if canal != NONE]]
    if not s.over and s.decision.step in (LAYING, STARTING):
        places.append(s.decision.x)
    for canal in range(f.canals):
        seat = s.lies[canal]
        places += [canal] * ((1 if seat != NONE else 0) + (1 if has(s.spent, canal) else 0))
        for side in range(4):
            other = NONE
            if seat != NONE and has_exit(s, canal, side):
                beside = canal_at(s, seat, neighbour(s.cell[canal], side))
                other = beside if beside != NONE and has_exit(s, beside, (side + 2) % 4) else NONE
            assert s.joined[canal * 4 + side] == other, "channels are joined that do not meet [SY-11.2]"
    assert sorted(places) == list(range(f.canals)), "a canal is lost or doubled [SY-1.4]"
    for seat in range(s.seats):
        system = [canal for canal in range(f.canals) if s.lies[canal] == seat]
        cells = [s.cell[canal] for canal in system]
        assert len(set(cells)) == len(cells), "two canals in one cell [SY-11.5]"
        assert (s.tile[seat] != NONE) == (system != []), "a figure without a canal [SY-11.4]"
        if system:
            assert s.lies[s.tile[seat]] == seat, "a figure in another's system [SY-11.4]"
            reached = connected_to(s, s.tile[seat])
            assert all([has(reached, canal) for canal in system]), "a canal lies alone [SY-23.2]"


def check_track(s: Shipyard) -> None:
    """Action cards stand on different spaces of one loop. [SY-1.13, SY-4.5]"""
    places = [s.position[action] for action in range(len(s.position)) if s.figures.players[action] <= s.seats]
    assert len(set(places)) == len(places), "two cards on one space [SY-4.6]"
    assert max(places) - min(places) < s.figures.track - 1, "the line has caught up with itself [SY-4.5]"


def check_people(s: Shipyard) -> None:
    """Employees and contracts are all somewhere. [SY-1.5, SY-1.6]"""
    f = s.figures
    assert sorted(s.employee_at) == list(range(f.employees)), "an employee has left the track"
    for employee in range(f.employees):
        held = len([seat for seat in range(s.seats) if has(s.staff[seat], employee)])
        assert held + s.copies[employee] == f.sets[s.seats], "an employee is lost [SY-1.6]"
    for colour in range(2):
        counts = []
        for seat in range(s.seats):
            owned = [c for c in range(f.contracts) if s.contract[c] in (HELD + seat, GIVEN_UP + seat)]
            counts.append(len([c for c in owned if f.contract_colour[c] == colour]))
        assert counts == [f.dealt] * s.seats, "a contract is lost [SY-1.5]"


def check_seat(s: Shipyard, seat: int) -> None:
    """Money, pieces, requirements and the score. [SY-14.5, SY-21]"""
    f = s.figures
    assert s.money[seat] >= 0, "money is owed"
    assert min(s.store[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS]) >= 0, "a piece is owed"
    for employee in range(f.employees):
        if has(s.staff[seat], employee) and f.requires[employee] != NONE:
            assert has(s.staff[seat], f.requires[employee]), "a level is missing [SY-14.5]"
    ships = [s.fleet[start + 1] for start in range(0, len(s.fleet), SHIP_SIZE) if s.fleet[start] == seat]
    assert sum(ships) == s.points[seat], "ships and points differ [SY-21]"
    assert total(s, seat) >= s.points[seat], "points are lost"
