"""Missing ship cards. [SY-28]"""

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import row_of, yard

GONE: dict[str, dict[str, list[str | None]]] = {
    "bow": {"bows": []}, "middle": {"left": [], "right": []}, "stern": {"sterns": []}
}  # fmt: skip
DECK = {"bow": "bows", "middle": "middles", "stern": "sterns"}
COLUMN = {"bow": 1, "middle": 5, "stern": 9}


def without(*kinds: str, at: str = "build_ships", **given: object) -> Shipyard:
    """Return a position in which some kinds of ship cards are gone."""
    shelf = {column: cards for kind in kinds for column, cards in GONE[kind].items()}
    decks: dict[str, list[str]] = {DECK[kind]: [] for kind in kinds}
    return yard(2, at=at, shelf=shelf, decks=decks, **given)  # type: ignore[arg-type]


@rule("SY-28.1")
@pytest.mark.parametrize("kind", ["bow", "middle", "stern"])
def test_a_kind_that_is_gone_can_be_taken_for_free_as_blanks(kind: str) -> None:
    s = without(kind, money={0: 0})
    events = play(s, f"take blank_{kind}", f"place {COLUMN[kind]}")
    assert {"event": "card_taken", "seat": 0, "card": f"blank_{kind}", "money": 0} in events
    assert row_of(s, 0).replace(".", "") == kind[0].upper() and s.money[0] == 0


@rule("SY-28.1")
def test_a_blank_is_placed_by_the_same_rules() -> None:
    s = without("stern", row={0: ["B01"]})
    play(s, "take blank_stern")
    assert refused(s, "place 2") == "SY-9.4"
    assert refused(s, "place 1") == "SY-9.2"


@rule("SY-28.1")
@pytest.mark.parametrize("item", ["sail", "smokestack", "propeller", "crane", "cannon"])
def test_a_blank_has_no_mounting_points(item: str) -> None:
    s = sailing_blanks({item: 1})
    assert refused(s, f"fit {item}") == "SY-18.4"


@rule("SY-28.1")
@pytest.mark.parametrize("member", ["captain", "businessman", "soldier"])
def test_a_blank_has_no_cabins(member: str) -> None:
    s = sailing_blanks({"captain": 2, "businessman": 1, "soldier": 1})
    assert refused(s, f"fit {member}") == "SY-18.6"


@rule("SY-28.1")
@pytest.mark.parametrize(("canal", "space", "stern"), [("C03", "f", "E"), ("C13", "d", "W"), ("C18", "d", "W")])
def test_a_blank_has_no_safety_items(canal: str, space: str, stern: str) -> None:
    s = sailing_blanks({}, (canal, space, stern))  # a lifeboat, a lifebuoy, a lantern
    play(s, "done")
    assert s.points[0] == 2


@rule("SY-28.1", "SY-30.4")
def test_a_blank_counts_as_a_ship_card_in_every_other_way() -> None:
    s = sailing_blanks({}, contracts={0: ["CG02", "CG12"]})
    play(s, "done")
    ship = s.view(0)["seats"][0]["fleet"][0]
    assert ship["cards"] == ["blank_bow", "blank_middle", "blank_stern"]
    assert s.view(0)["seats"][0]["held"]["CG02"] == 1


def sailing_blanks(
    store: dict[str, int],
    figure: tuple[str, str, str] = ("C07", "d", "W"),
    contracts: dict[int, list[str]] | None = None,
) -> Shipyard:
    """Return a position of seat 0 whose ship of three blanks has been built and manned."""
    s = without(
        "bow", "middle", "stern", store={0: {"captain": 1, **store}}, canals={0: [(figure[0], 0, 0, 0)]},
        figure={0: figure}, contracts=contracts,
    )  # fmt: skip
    play(s, "take blank_bow", "place 1", "take blank_middle", "place 2", "take blank_stern", "place 3")
    play(s, "launch 1", "man")
    return s


@rule("SY-28.1", "SY-27.1")
def test_a_blank_may_complete_a_ship_in_the_last_chance() -> None:
    s = without("stern", at="last_chance", row={0: ["B01", "M01"]}, money={0: 0})
    assert legal(s) == ["take blank_stern", "pass"]
    assert "ship_failed" in names(play(s, "take blank_stern", "place 3", "launch 1"))


@rule("SY-28.1", "SY-27.2")
def test_a_blank_that_completes_nothing_is_refused_in_the_last_chance() -> None:
    s = without("bow", "stern", at="last_chance", row={0: ["B01", "M01"]})
    assert refused(s, "take blank_bow") == "SY-27.2"


@rule("SY-28.2")
def test_the_last_displayed_bow_and_then_a_blank_may_be_taken_in_one_action() -> None:
    s = yard(2, at="build_ships", shelf={"bows": ["B01"]}, decks={"bows": []})
    assert refused(s, "take blank_bow") == "SY-28.4"
    play(s, "take B01", "place 1", "take blank_bow", "place 2")
    assert row_of(s, 0) == "BB......."


@rule("SY-28.2")
@pytest.mark.parametrize("column", ["left", "right"])
def test_middles_are_gone_only_when_both_columns_are_empty(column: str) -> None:
    other = "right" if column == "left" else "left"
    s = yard(2, at="build_ships", shelf={column: ["M01"], other: []}, decks={"middles": []})
    assert refused(s, "take blank_middle") == "SY-28.4"
    play(s, "take M01", "place 5")
    assert offered(s, "take blank_middle")


@rule("SY-28.2")
def test_a_card_left_in_the_deck_is_available() -> None:
    s = yard(2, at="build_ships", shelf={"bows": ["B01"]}, decks={"bows": ["B02"]})
    play(s, "take B01", "place 1")
    assert refused(s, "take blank_bow") == "SY-28.4"


@rule("SY-28.3")
def test_blanks_count_against_the_limit_of_three() -> None:
    s = without("bow", "middle")
    play(s, "take blank_bow", "place 1", "take blank_middle", "place 2", "take blank_middle", "place 3")
    assert s.decision.seat == 1


@rule("SY-28.3")
def test_a_blank_need_not_be_followed_by_another() -> None:
    s = without("bow")
    play(s, "take blank_bow", "place 1")
    assert offered(s, "stop") and offered(s, "take blank_bow")


@rule("SY-28.4")
@pytest.mark.parametrize("kind", ["bow", "middle", "stern"])
def test_as_long_as_a_kind_is_available_its_blanks_are_not(kind: str) -> None:
    s = yard(2, at="build_ships")
    assert refused(s, f"take blank_{kind}") == "SY-28.4"


@rule("SY-28.4")
def test_another_kind_that_is_gone_does_not_help() -> None:
    s = without("bow")
    assert refused(s, "take blank_stern") == "SY-28.4"


@rule("SY-28.4", "SY-27.1")
def test_in_the_last_chance_a_blank_is_refused_while_its_kind_is_available() -> None:
    s = yard(2, at="last_chance", row={0: ["B01", "M01"]})
    assert refused(s, "take blank_stern") == "SY-28.4"


@rule("SY-28.1")
def test_a_blank_that_fits_nowhere_is_refused() -> None:
    s = without("bow", row={0: ["B01", "B02", None, "B03", "B04", "B05", "B06", None, "S01"]})
    play(s, "take blank_bow", "place 3")
    assert refused(s, "take blank_bow") == "SY-9.4"
