"""Build Ships: buying ship cards, and where they may lie. [SY-9]"""

import re
from functools import cache
from itertools import product

import pytest

from blueriband.games.shipyard.actions.build import has_column, refuse_column
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NONE
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import row_of, shelf_of, stock_of, yard

ALL: dict[str, list[str | None]] = {
    "bows": ["B01", "B02", "B03", "B04", "B05"],
    "left": ["M01", "M02", "M03", "M04", "M05"],
    "right": ["M06", "M07", "M08", "M09", "M10"],
    "sterns": ["S01", "S02", "S03", "S04", "S05"],
}
CARD = {"B": "B01", "M": "M01", "S": "S01"}


def building(row: str = ".........", money: int = 6) -> Shipyard:
    """Seat 0 builds, with a row of its own."""
    return yard(3, at="build_ships", row={0: row}, shelf=ALL, money={0: money})


# --- buying ----------------------------------------------------------------------------------------------------------


@rule("SY-9.1")
def test_one_card_at_least_must_be_bought() -> None:
    s = building()
    assert refused(s, "stop") == "SY-9.1"


@rule("SY-9.1")
@pytest.mark.parametrize("cards", [["take B01", "place 1"], ["take B01", "place 1", "take S01", "place 3"]])
def test_after_one_or_two_cards_the_player_may_stop(cards: list[str]) -> None:
    s = building()
    play(s, *cards)
    assert offered(s, "stop")
    play(s, "stop")
    assert not offered(s, "take B02")


@rule("SY-9.1")
def test_three_cards_at_most_are_bought_kinds_mixed_freely() -> None:
    s = building(money=0)
    play(s, "take B01", "place 1", "take M01", "place 3", "take S01", "place 4")
    assert row_of(s, 0) == "B.MS....."
    assert s.decision.seat == 1


@rule("SY-9.1")
@pytest.mark.parametrize("cards", [["B01", "B02", "B03"], ["M01", "M06", "M02"]])
def test_three_cards_of_one_kind_may_be_bought(cards: list[str]) -> None:
    s = building()
    play(s, f"take {cards[0]}", "place 2", f"take {cards[1]}", "place 3", f"take {cards[2]}", "place 4")
    assert row_of(s, 0) in (".BBB.....", ".MMM.....")


@rule("SY-9.1")
def test_the_price_of_each_is_paid() -> None:
    s = building(money=6)
    play(s, "take B05", "place 1", "take M08", "place 2", "take S04", "place 9")
    assert s.money[0] == 6 - 2 - 1 - 2


@rule("SY-9.1")
@pytest.mark.parametrize(("money", "card"), [(0, "B02"), (0, "M08"), (1, "M04"), (1, "S05")])
def test_a_card_that_costs_too_much_cannot_be_bought(money: int, card: str) -> None:
    assert refused(building(money=money), f"take {card}") == "SY-9.1"


@rule("SY-9.1")
def test_what_earlier_cards_have_cost_is_gone() -> None:
    s = building(money=2)
    play(s, "take B04", "place 1")
    assert refused(s, "take S02") == "SY-9.1"
    assert offered(s, "take S01")


# --- placing ---------------------------------------------------------------------------------------------------------


@rule("SY-9.2")
def test_a_card_goes_at_once_into_an_empty_column_of_the_own_row() -> None:
    s = building("..B......")
    play(s, "take M01")
    assert all([text.startswith("place ") for text in legal(s)])
    play(s, "place 5")
    assert row_of(s, 0) == "..B.M...."
    assert row_of(s, 1) == "........."


@rule("SY-9.2")
@pytest.mark.parametrize("column", [3, 5])
def test_a_column_takes_one_card(column: int) -> None:
    s = building("..B.M....")
    play(s, "take M01")
    assert refused(s, f"place {column}") == "SY-9.2"


@rule("SY-9.2")
def test_cards_that_lie_there_are_never_moved() -> None:
    s = building("B..M....S")
    before = [int(card) for card in s.row[:9]]
    play(s, "take M01", "place 6", "take S01", "place 7", "stop")
    after = [int(card) for card in s.row[:9]]
    assert [new for old, new in zip(before, after, strict=True) if old != NONE] == [
        card for card in before if card != NONE
    ]


@rule("SY-9.3")
@pytest.mark.parametrize("middles", range(1, 8))
def test_a_bow_one_to_seven_middles_and_a_stern_without_gaps_are_a_ship(middles: int) -> None:
    s = yard(3, at="launching", row={0: "." * (7 - middles) + "B" + "M" * middles + "S"})
    assert legal(s) == [f"launch {8 - middles}"]


@rule("SY-9.3")
@pytest.mark.parametrize(
    "row", ["B.MS.....", "BM.S.....", "BBM.S....", "B..S.....", ".MMS.....", "BMM......", "BMB.S...."]
)
def test_anything_else_is_no_ship(row: str) -> None:
    s = yard(3, at="launching", row={0: row}, single={1: "build_ships"})
    assert s.decision.seat == 1


@rule("SY-9.3")
def test_two_ships_side_by_side_are_two() -> None:
    s = yard(3, at="launching", row={0: "BMSBMMS.."})
    assert legal(s) == ["launch 1", "launch 4"]


@rule("SY-9.4", "SY-9.7")
@pytest.mark.parametrize(("kind", "column"), [("M", 1), ("S", 1), ("M", 9), ("B", 9), ("S", 2), ("B", 8)])
def test_a_card_lies_only_where_it_can_become_part_of_a_ship(kind: str, column: int) -> None:
    s = building()
    play(s, f"take {CARD[kind]}")
    assert refused(s, f"place {column}") == "SY-9.4"


@rule("SY-9.4")
def test_new_cards_need_not_touch_old_ones() -> None:
    s = building("B........")
    play(s, "take M01")
    assert legal(s) == [f"place {column}" for column in range(2, 9)]


@rule("SY-9.4")
@pytest.mark.parametrize(
    ("kind", "row", "columns"),
    [
        ("B", ".........", [1, 2, 3, 4, 5, 6, 7]),
        ("M", ".........", [2, 3, 4, 5, 6, 7, 8]),
        ("S", ".........", [3, 4, 5, 6, 7, 8, 9]),
        ("B", "....S....", [1, 2, 3, 6, 7]),
        ("S", "....B....", [3, 4, 7, 8, 9]),
        ("M", "..S.B....", [2, 4, 6, 7, 8]),
    ],
)
def test_these_columns_take_a_card(kind: str, row: str, columns: list[int]) -> None:
    s = building(row)
    play(s, f"take {CARD[kind]}")
    assert legal(s) == [f"place {column}" for column in columns]


@rule("SY-9.4")
@pytest.mark.parametrize(("row", "card"), [("BMMMMMM..", "B01"), ("..MMMMMMS", "S01"), (".BBBBBBSS", "M01")])
def test_a_card_for_which_there_is_no_column_cannot_be_bought(row: str, card: str) -> None:
    assert refused(building(row), f"take {card}") == "SY-9.4"


@rule("SY-9.5")
def test_the_last_column_may_be_filled_when_a_ship_is_completed() -> None:
    s = building("BB.SBMMSS")
    play(s, "take M01", "place 3")
    assert row_of(s, 0) == "BBMSBMMSS"
    assert legal(s) == ["launch 2", "launch 5"]


@rule("SY-9.7")
def test_no_bow_lies_directly_before_a_stern() -> None:
    s = building("..B......")
    play(s, "take S01")
    assert refused(s, "place 4") == "SY-9.7"


@rule("SY-9.7")
def test_no_stern_lies_directly_behind_a_bow_placed_later() -> None:
    s = building("...S.....")
    play(s, "take B01")
    assert refused(s, "place 3") == "SY-9.7"


@rule("SY-9.7", "SY-9.4")
def test_the_rule_holds_between_cards_of_one_purchase() -> None:
    s = building()
    play(s, "take B01", "place 3", "take S01")
    assert refused(s, "place 4") == "SY-9.7"


@rule("SY-9.7", "SY-9.4")
@pytest.mark.parametrize(
    ("row", "kind", "column", "after"),
    [
        ("..B......", "B", 4, "..BB....."),  # the right-hand one sails first
        ("...S.B...", "M", 5, "...SMB..."),
        ("..S......", "B", 4, "..SB....."),
        (".BBBBBB..", "B", 1, "BBBBBBB.."),
        ("BB..S....", "M", 4, "BB.MS...."),
        ("B.S.B.S..", "M", 4, "B.SMB.S.."),
    ],
)
def test_these_rows_are_legal(row: str, kind: str, column: int, after: str) -> None:
    s = building(row)
    play(s, f"take {CARD[kind]}", f"place {column}")
    assert row_of(s, 0) == after


@rule("SY-9.9", "SY-20.2")
def test_completing_a_ship_without_a_captain_or_a_canal_is_legal() -> None:
    s = building("BM.......")
    events = play(s, "take S01", "place 3", "stop", "launch 1")
    assert "ship_failed" in names(events) and stock_of(s, 0) == {}


@rule("SY-9.9")
def test_completing_a_ship_is_never_forced() -> None:
    s = building("BM.......")
    play(s, "take S01", "place 4", "stop")
    assert row_of(s, 0) == "BM.S....." and s.decision.seat == 1


@rule("SY-9.10")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_the_columns_of_a_completed_ship_are_blocked_until_it_leaves(column: int) -> None:
    s = building("BM.......")
    play(s, "take S01", "place 3", "take B01")
    assert row_of(s, 0) == "BMS......"
    assert refused(s, f"place {column}") == "SY-9.2"


@rule("SY-9.10")
def test_completed_ships_leave_after_the_action() -> None:
    s = building("BM.......")
    play(s, "take S01", "place 3", "stop")
    assert row_of(s, 0) == "BMS......"
    play(s, "launch 1")
    assert row_of(s, 0) == "........."


@rule("SY-9.11")
@pytest.mark.parametrize("row", [".........", "BBBBBBB..", "..SSSSSSS", "BBBBMMMM.", ".MMMMSSSS", "B.SBM.SM."])
def test_building_is_possible_without_money(row: str) -> None:
    s = building(row, money=0)
    assert len(legal(s)) > 0 and all([text.startswith("take ") for text in legal(s)])


@rule("SY-9.1", "SY-9.11")
def test_a_row_filled_by_the_first_card_ends_the_action() -> None:
    s = building("BMSBMMMM.")
    play(s, "take S01", "place 9")
    assert legal(s) == ["launch 1", "launch 4"]
    assert None not in shelf_of(s, "sterns")


# --- all rows there are ----------------------------------------------------------------------------------------------

WINDOW = re.compile(r"B[.M]+[.S]|\.[.M]*M[.M]*[.S]|\.[.M]+S")  # a ship that can be finished and sails away


@cache
def rows() -> list[str]:
    """All 4^9 rows, those with fewer cards first."""
    return sorted(["".join(row) for row in product(".BMS", repeat=9)], key=lambda row: -row.count("."))


@cache
def reducible() -> dict[str, bool]:
    """Whether a row becomes empty when ships that can be finished sail away, by the definition of SY-9.6."""
    found = {"." * 9: True}
    for row in rows()[1:]:
        window = WINDOW.search(row)
        if window is None:
            found[row] = False
        else:
            first, last = window.span()
            found[row] = found[row[:first] + "." * (last - first) + row[last:]]
    return found


@cache
def legal_rows() -> list[str]:
    """The rows that SY-9.6 permits."""
    return [row for row, able in reducible().items() if able]


def short_form(row: str) -> bool:
    """The test of SY-9.7."""
    return row[0] in ".B" and row[8] in ".S" and row[1] != "S" and row[7] != "B" and "BS" not in row


def mirrored(row: str) -> str:
    """The row seen from the other side: bows are sterns."""
    return row[::-1].translate(str.maketrans("BS", "SB"))


def lay(s: Shipyard, row: str) -> None:
    """Put any cards of these kinds into the row of seat 0."""
    for column, letter in enumerate(row):
        s.row[column] = NONE if letter == "." else s.figures.cards + "BMS".index(letter)


def holds_ship(row: str) -> bool:
    return re.search("BM+S", row) is not None


@rule("SY-9.6", "SY-9.7", "SY-9.8")
def test_the_two_tests_agree_on_all_rows() -> None:
    assert len(rows()) == 4**9
    assert [row for row, able in reducible().items() if able != short_form(row)] == []


@rule("SY-9.6", "SY-9.8")
def test_the_order_in_which_ships_sail_away_does_not_matter() -> None:
    able = reducible()
    assert [row for row in rows() if able[row] != able[mirrored(row)]] == []  # from the left, and from the right


@rule("SY-9.8")
def test_a_part_of_a_legal_row_is_legal() -> None:
    able = reducible()
    for row in legal_rows():
        for column in range(9):
            assert able[row[:column] + "." + row[column + 1 :]]


@rule("SY-9.5", "SY-9.8")
def test_every_full_legal_row_has_a_completed_ship() -> None:
    full = [row for row in legal_rows() if "." not in row]
    assert len(full) > 0 and all([holds_ship(row) for row in full])


@rule("SY-9.6", "SY-9.7", "SY-9.8")
def test_the_engine_permits_a_card_exactly_where_the_row_stays_legal() -> None:
    s, able = yard(3, at="build_ships"), reducible()
    wrong = []
    for row in legal_rows():
        lay(s, row)
        for column in [column for column in range(9) if row[column] == "."]:
            for kind, letter in enumerate("BMS"):
                after = row[:column] + letter + row[column + 1 :]
                if (refuse_column(s, 0, kind, column) == 0) != able[after]:
                    wrong.append(after)
    assert wrong == []


@rule("SY-9.3")
def test_the_engine_finds_exactly_the_completed_ships() -> None:
    s = yard(3, at="build_ships")
    for row in legal_rows():
        lay(s, row)
        found = {column: int(s.end_of_ship(0, column)) for column in range(9) if s.end_of_ship(0, column) != NONE}
        assert found == {ship.start(): ship.end() - 1 for ship in re.finditer("BM+S", row)}


@rule("SY-9.11")
def test_every_legal_row_without_a_completed_ship_takes_another_card() -> None:
    s = yard(3, at="build_ships")
    for row in legal_rows():
        if not holds_ship(row):
            lay(s, row)
            assert any([has_column(s, 0, kind) for kind in range(3)]), row
