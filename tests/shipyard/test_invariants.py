"""What is true in every position, and that its breach is noticed. [SY-1, SY-4, SY-9, SY-11, SY-14, SY-21, SY-23]"""

from collections.abc import Iterator

import pytest

from blueriband.games.shipyard.data import ACTIONS
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.state import HELD, SHIP_SIZE, UNDEALT, Shipyard
from blueriband.kernel.codec import legal, read
from blueriband.kernel.engine import NONE
from blueriband.kernel.rng import seeded
from blueriband.parts.sets import only
from tests.rules import rule
from tests.shipyard.build import row_of, yard

GAME = ShipyardGame()
# what somebody who wants to build plays whenever it can be played, the dearest wish first
WISHES = ["man", "fit", "take", "place", "choose build_ships", "choose rent_canal", "choose recruit_crew", "engage"]
styles = pytest.mark.parametrize("wishes", [[], WISHES], ids=["random", "build-first"])
games = pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (2, 3, 4) for seed in range(4)])


def positions(seats: int, seed: int, wishes: list[str]) -> Iterator[Shipyard]:
    """Play a game and show every position of it."""
    s, rng = GAME.new({"seats": seats}, seed), seeded(1000 + seed)
    while not s.over:
        yield s
        moves = legal(s)
        for wish in wishes:
            wanted = [text for text in moves if text.startswith(wish)]
            if wanted:
                moves = wanted
                break
        s.play(read(s.game, moves[rng.roll(len(moves))]))
    yield s


def fails(s: Shipyard, *words: str) -> bool:
    """Say whether the check fails, with these words."""
    with pytest.raises(AssertionError) as failure:
        s.game.check(s)
    return all([word in str(failure.value) for word in words])


def lawful() -> Shipyard:
    """Return a lawful position with a bit of everything, that a test may tamper with."""
    s = yard(
        3,
        at="build_ships",
        row={0: ["B10", None, "M10", None, "S10", *[None] * 4], 1: [None, "B11", *[None] * 6, "S11"]},
        canals={0: [("C01", 0, 0, 0), ("C02", 1, 0, 0), ("C03", 2, 0, 0)], 1: [("C22", 0, 0, 0)]},
        figure={0: ("C01", "d", "W"), 1: ("C22", "b", "N")},
        staff={0: ["trader_wood_1", "trader_wood_2", "helmsman"], 1: ["helmsman"]},
        store={0: {"sail": 2}},
        fleet=[(0, ["B01", "M01", "S01"], {"captain": 1}, 5), (2, ["B02", "M02", "S02"], {"captain": 1}, 3)],
    )
    s.game.check(s)
    return s


def canal(s: Shipyard, name: str) -> int:
    return s.figures.canal_ids.index(name)


def employee(s: Shipyard, name: str) -> int:
    return s.figures.employee_ids.index(name)


@rule("SY-1.1", "SY-1.4", "SY-1.5", "SY-1.6", "SY-1.7", "SY-4.6", "SY-9.7", "SY-14.5")
@styles
@games
def test_the_check_holds_all_through_a_game(seats: int, seed: int, wishes: list[str]) -> None:
    for s in positions(seats, seed, wishes):
        s.game.check(s)


@rule("SY-9.7")
@games
def test_rows_are_legal_all_through_a_game(seats: int, seed: int) -> None:
    for s in positions(seats, seed, WISHES):
        for seat in range(seats):
            row = row_of(s, seat)
            assert row[0] in ".B" and row[8] in ".S" and row[1] != "S" and row[7] != "B" and "BS" not in row


@rule("SY-4.5")
@games
def test_the_space_ahead_of_the_lead_is_empty_all_through_a_game(seats: int, seed: int) -> None:
    for s in positions(seats, seed, []):
        places = [int(s.position[n]) for n in range(8 if seats == 4 else 7)]
        assert (max(places) + 1) % 23 not in {place % 23 for place in places}


@rule("SY-14.5")
@games
def test_nobody_ever_owes_money_or_has_two_identical_employees(seats: int, seed: int) -> None:
    for s in positions(seats, seed, ["choose hire_employee", "hire trader"]):
        assert min(s.money) >= 0 and min(s.store) >= 0 and min(s.copies) >= 0


# --- ship cards ------------------------------------------------------------------------------------------------------


@rule("SY-1.1")
@pytest.mark.parametrize("deck", ["bows", "middles", "sterns", "wrecked"])
def test_a_doubled_ship_card_is_noticed(deck: str) -> None:
    s = lawful()
    setattr(s, deck, type(s.bows)([*getattr(s, deck), s.shelf[0]]))
    assert fails(s, "a ship card is doubled", "SY-1.1")


@rule("SY-1.1")
@pytest.mark.parametrize("deck", ["bows", "middles", "sterns"])
def test_a_lost_ship_card_is_noticed(deck: str) -> None:
    s = lawful()
    setattr(s, deck, type(s.bows)(list(getattr(s, deck))[1:]))
    assert fails(s, "a ship card is lost", "SY-1.1")


@rule("SY-1.1")
def test_a_ship_card_that_vanishes_from_the_display_a_row_or_a_fleet_is_noticed() -> None:
    s = lawful()
    s.shelf[3] = NONE
    assert fails(s, "a ship card is lost", "SY-1.1")
    s = lawful()
    s.row[0] = NONE
    assert fails(s, "a ship card is lost", "SY-1.1")
    s = lawful()
    s.fleet[4] = NONE
    assert fails(s, "a ship card is lost", "SY-1.1")


@rule("SY-9.7")
@pytest.mark.parametrize(
    "row", ["M.......S", "S.B.M....", "B.S.....M", "M.S.....B", "BSM......", "M.S....B.", ".M.BS...."]
)
def test_an_illegal_row_is_noticed(row: str) -> None:
    s = lawful()
    assert row_of(s, 0) == "B.M.S...."
    cards = {"B": s.row[0], "M": s.row[2], "S": s.row[4], ".": NONE}
    for column, letter in enumerate(row):
        s.row[column] = cards[letter]
    gone = [cards[letter] for letter in "BMS" if letter not in row]
    s.wrecked = type(s.wrecked)([*s.wrecked, *gone])
    assert fails(s, "an illegal row", row.lower(), "SY-9.7")


@rule("SY-2.4")
def test_a_bow_among_the_middles_is_noticed() -> None:
    s = lawful()
    s.middles = type(s.bows)([s.bows[0], *s.middles])
    s.bows = type(s.bows)(list(s.bows)[1:])
    assert fails(s, "a middle deck has other cards")


@rule("SY-2.4")
def test_a_bow_on_top_of_the_middles_is_noticed() -> None:
    s = lawful()
    s.middles = type(s.bows)([*s.middles, s.bows[0]])
    s.bows = type(s.bows)(list(s.bows)[1:])
    assert fails(s, "a middle deck has other cards")


# --- trains and canals -----------------------------------------------------------------------------------------------


@rule("SY-1.7")
def test_a_lost_or_doubled_train_is_noticed() -> None:
    s = lawful()
    s.trains[0] = 0
    assert fails(s, "a train is lost or doubled", "SY-1.7")
    s = lawful()
    s.trains[0] |= s.trains[1]
    assert fails(s, "a train is lost or doubled", "SY-1.7")
    s = lawful()
    s.used_trains |= only(s.train_deck[0])
    assert fails(s, "a train is lost or doubled", "SY-1.7")


@rule("SY-1.4")
def test_a_lost_or_doubled_canal_is_noticed() -> None:
    s = lawful()
    s.canal_deck = type(s.bows)(list(s.canal_deck)[1:])
    assert fails(s, "a canal is lost or doubled", "SY-1.4")
    s = lawful()
    s.spent |= only(canal(s, "C01"))
    assert fails(s, "a canal is lost or doubled", "SY-1.4")


@rule("SY-11.2")
def test_channels_that_do_not_meet_and_are_joined_are_noticed() -> None:
    s = lawful()
    s.joined[canal(s, "C01") * 4] = canal(s, "C02")
    assert fails(s, "channels are joined that do not meet", "SY-11.2")


@rule("SY-11.2")
def test_channels_that_meet_and_are_not_joined_are_noticed() -> None:
    s = lawful()
    s.joined[canal(s, "C01") * 4 + 1] = NONE
    assert fails(s, "channels are joined that do not meet", "SY-11.2")


@rule("SY-11.5")
def test_two_canals_in_one_cell_are_noticed() -> None:
    s = lawful()
    for name in ("C02", "C03"):
        s.cell[canal(s, name)] = s.cell[canal(s, "C01")]
    for place in range(len(s.joined)):
        s.joined[place] = NONE
    assert fails(s, "two canals in one cell", "SY-11.5")


@rule("SY-11.4")
def test_a_figure_without_a_canal_is_noticed() -> None:
    s = lawful()
    s.tile[2] = canal(s, "C01")
    assert fails(s, "a figure without a canal", "SY-11.4")
    s = lawful()
    s.tile[0] = NONE
    assert fails(s, "a figure without a canal", "SY-11.4")


@rule("SY-11.4")
def test_a_figure_in_the_system_of_another_is_noticed() -> None:
    s = lawful()
    s.tile[0] = canal(s, "C22")
    assert fails(s, "a figure in another's system", "SY-11.4")


@rule("SY-23.2")
def test_a_canal_that_lies_alone_is_noticed() -> None:
    s = yard(3, canals={0: [("C01", 0, 0, 0), ("C02", 5, 5, 0)]}, single={0: "build_ships"})
    assert fails(s, "a canal lies alone", "SY-23.2")


# --- the track -------------------------------------------------------------------------------------------------------


@rule("SY-4.6")
def test_two_action_cards_on_one_space_are_noticed() -> None:
    s = lawful()
    s.position[ACTIONS.index("hire_employee")] = s.position[ACTIONS.index("build_ships")]
    assert fails(s, "two cards on one space", "SY-4.6")


@rule("SY-2.8")
def test_where_the_subsidy_is_not_in_the_game_its_space_does_not_matter() -> None:
    s = lawful()
    s.position[ACTIONS.index("receive_subsidy")] = s.position[ACTIONS.index("build_ships")]
    s.game.check(s)


@rule("SY-4.5")
@pytest.mark.parametrize(("place", "caught"), [(15, False), (16, True), (17, True)])
def test_a_line_that_has_caught_up_with_itself_is_noticed(place: int, caught: bool) -> None:
    s = lawful()
    s.position[ACTIONS.index("exchange_commodities")] = place  # the last card stands on -6
    if caught:
        assert fails(s, "the line has caught up with itself", "SY-4.5")
    else:
        s.game.check(s)


# --- people and contracts --------------------------------------------------------------------------------------------


@rule("SY-2.11")
def test_an_employee_that_has_left_the_track_is_noticed() -> None:
    s = lawful()
    s.employee_at[0] = s.employee_at[1]
    assert fails(s, "an employee has left the track")


@rule("SY-1.6")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_lost_or_made_employee_is_noticed(change: int) -> None:
    s = lawful()
    s.copies[employee(s, "rigger")] += change
    assert fails(s, "an employee is lost", "SY-1.6")


@rule("SY-1.6")
def test_an_employee_hired_without_a_card_is_noticed() -> None:
    s = lawful()
    s.staff[2] |= only(employee(s, "rigger"))
    assert fails(s, "an employee is lost", "SY-1.6")


@rule("SY-1.5")
def test_a_lost_contract_is_noticed() -> None:
    s = lawful()
    held = [n for n in range(s.figures.contracts) if s.contract[n] == HELD + 1]
    s.contract[held[-1]] = UNDEALT
    assert fails(s, "a contract is lost", "SY-1.5")


@rule("SY-1.5", "SY-2.1")
def test_a_fourth_contract_of_a_colour_is_noticed() -> None:
    s = lawful()
    undealt = [n for n in range(s.figures.contracts) if s.contract[n] == UNDEALT]
    s.contract[undealt[-1]] = HELD
    assert fails(s, "a contract is lost", "SY-1.5")


# --- seats -----------------------------------------------------------------------------------------------------------


@rule("SY-7.3")
def test_money_owed_is_noticed() -> None:
    s = lawful()
    s.money[1] = -1
    assert fails(s, "money is owed")


@rule("SY-12.4")
def test_a_piece_owed_is_noticed() -> None:
    s = lawful()
    s.store[8 + 3] = -1
    assert fails(s, "a piece is owed")


@rule("SY-14.5")
def test_a_trader_of_level_two_without_the_one_of_level_one_is_noticed() -> None:
    s = lawful()
    s.staff[0] &= ~only(employee(s, "trader_wood_1"))
    s.copies[employee(s, "trader_wood_1")] += 1
    assert fails(s, "a level is missing", "SY-14.5")


@rule("SY-21.4")
@pytest.mark.parametrize("change", [-1, 1])
def test_points_that_no_ship_has_scored_are_noticed(change: int) -> None:
    s = lawful()
    s.points[0] += change
    assert fails(s, "ships and points differ", "SY-21")
    s = lawful()
    s.fleet[SHIP_SIZE + 1] += change
    assert fails(s, "ships and points differ", "SY-21")
