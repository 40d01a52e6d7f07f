"""The Director and the display. [TA-8]"""

from typing import Any

import pytest

from blueriband.games.transatlantic.data import CARD_IDS
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NONE
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, display_of, hand_of, markers_of, pile_of

SEA: dict[str, list[Ship]] = {
    "north_atlantic": ["scotia"],
    "south_atlantic": [("umbria", 0, 0)],
    "indian_ocean": [("ariel", 0)],
}
CARDS = ["coal", "invest", "transport", "region", "shipyard", "ship_agent", "trade", "fleet"]  # for piles
DISPLAY = ["trade", "cruise", "invest_plus", "coal_plus", "cargo"]
DRAW = ["global", "blue_riband", "fleet"]
KINDS = ["coal_bunker", "freight", "mail", "passengers"]


def given(piled: int, display: list[str] = DISPLAY, draw: list[str] = DRAW, **more: Any) -> TransAtlantic:
    """Return a position with so many cards in the pile of seat 0."""
    settled = {"sea": SEA, "money": {0: 0, 1: 0}, **more}
    return atlantic(2, pile={0: CARDS[:piled]}, display=display, extension=draw, **settled)


def discarded(s: TransAtlantic) -> list[str]:
    """Return the kinds on the discard pile."""
    return [CARD_IDS[card] for card in range(len(CARD_IDS)) if s.discard[card] > 0]


# --- taking the pile back --------------------------------------------------------------------------------------------


@rule("TA-8.1")
def test_the_director_takes_the_pile_back_and_acquires_a_new_card_in_the_same_turn() -> None:
    s = given(3)
    events = play(s, "play director", "take trade")
    told = ["card_played", "cards_returned", "card_taken", "trade_earned", "card_discarded", "card_shown", "card_shown"]
    assert names(events) == [*told, "turn_begun"]
    assert (pile_of(s, 0), s.active) == (["trade"], 1)


@rule("TA-8.2")
@pytest.mark.parametrize("piled", [0, 1, 2])
def test_with_fewer_than_three_cards_in_the_pile_the_director_is_refused(piled: int) -> None:
    s = given(piled)
    assert refused(s, "play director") == "TA-8.2"


@rule("TA-8.2")
@pytest.mark.parametrize("piled", [3, 4, 8])
def test_with_three_cards_or_more_in_the_pile_the_director_may_be_played(piled: int) -> None:
    s = given(piled)
    assert offered(s, "play director")


@rule("TA-8.3")
def test_all_cards_of_the_pile_and_the_director_return_to_the_hand() -> None:
    s = given(4)
    assert sorted(hand_of(s, 0)) == sorted(["shipyard", "ship_agent", "director"])
    play(s, "play director")
    assert sorted(hand_of(s, 0)) == sorted([*CARDS[:6], "director"])
    assert pile_of(s, 0) == []


# --- markers for many cards ------------------------------------------------------------------------------------------


@rule("TA-8.4")
@pytest.mark.parametrize("piled", [3, 4])
def test_with_fewer_than_six_cards_no_marker_is_taken(piled: int) -> None:
    s = given(piled)
    play(s, "play director")
    assert legal(s) == [f"take {card}" for card in DISPLAY]


@rule("TA-8.4")
@pytest.mark.parametrize("marker", KINDS)
@pytest.mark.parametrize("piled", [5, 6])
def test_with_six_or_seven_cards_one_marker_of_choice_is_taken_for_free(piled: int, marker: str) -> None:
    s = given(piled)
    play(s, "play director")
    assert legal(s) == [f"mark {kind}" for kind in KINDS]
    play(s, f"mark {marker}")
    assert (markers_of(s, 0, marker), s.money[0]) == (1, 0)
    assert legal(s) == [f"take {card}" for card in DISPLAY]


@rule("TA-8.4")
@pytest.mark.parametrize("piled", [7, 8])
def test_with_eight_cards_or_more_two_markers_of_different_types_are_taken(piled: int) -> None:
    s = given(piled)
    play(s, "play director", "mark mail")
    assert legal(s) == ["mark coal_bunker", "mark freight", "mark passengers"]
    play(s, "mark coal_bunker")
    assert [markers_of(s, 0, kind) for kind in KINDS] == [1, 0, 1, 0]
    assert legal(s) == [f"take {card}" for card in DISPLAY]


@rule("TA-8.4")
@pytest.mark.parametrize("marker", KINDS)
def test_the_same_type_is_not_taken_twice(marker: str) -> None:
    s = given(7)
    play(s, "play director", f"mark {marker}")
    assert refused(s, f"mark {marker}") == "TA-8.4"


@rule("TA-8.4")
@pytest.mark.parametrize("piled", [5, 7])
def test_a_blue_riband_is_never_taken(piled: int) -> None:
    s = given(piled)
    play(s, "play director")
    assert refused(s, "mark blue_riband") == "TA-8.4"


@rule("TA-8.4", "TA-10.5")
def test_an_exhausted_type_is_not_taken() -> None:
    s = given(5, markers={1: {"mail": 13}})
    play(s, "play director")
    assert refused(s, "mark mail") == "TA-10.5"


@rule("TA-8.4")
@pytest.mark.parametrize("piled", [5, 7])
def test_the_markers_must_be_taken(piled: int) -> None:
    s = given(piled)
    play(s, "play director")
    assert refused(s, "decline") == "TA-8.4"
    assert refused(s, "take trade") == "TA-8.4"


@rule("TA-8.4")
def test_a_bunker_gained_from_the_director_brings_no_coal() -> None:
    s = given(5)
    play(s, "play director", "mark coal_bunker")
    assert (coal_on(s, "umbria"), s.stock) == (0, 40)


@rule("TA-8.4")
def test_with_one_type_in_supply_one_marker_is_taken_instead_of_two() -> None:
    s = given(7, markers={1: {"coal_bunker": 16, "freight": 13, "mail": 13}})
    play(s, "play director", "mark passengers")
    assert offered(s, "take trade")
    assert markers_of(s, 0, "passengers") == 1


@rule("TA-8.4")
def test_with_no_type_in_supply_no_marker_is_taken() -> None:
    s = given(7, markers={1: {"coal_bunker": 16, "freight": 13, "mail": 13, "passengers": 13}})
    play(s, "play director")
    assert offered(s, "take trade")


# --- a new card ------------------------------------------------------------------------------------------------------


@rule("TA-8.5")
@pytest.mark.parametrize("card", DISPLAY)
def test_any_card_of_the_display_may_be_taken(card: str) -> None:
    s = given(3)
    play(s, "play director", f"take {card}")
    assert pile_of(s, 0) == [card]


@rule("TA-8.5")
def test_the_card_taken_is_put_on_the_pile_and_carried_out_at_once() -> None:
    s = given(3, houses={"indian_ocean": [0, 0]})
    play(s, "play director", "take cruise", "sail ariel")
    assert (s.money[0], s.points[0]) == (10, 2)
    assert CARD_IDS[s.top[0]] == "cruise"


@rule("TA-8.5")
def test_the_card_taken_belongs_to_the_player_from_now_on() -> None:
    s = given(3)
    play(s, "play director", "take trade", "play coal", "play coal", "play invest", "play invest", "play region")
    play(s, "run north_atlantic", "play region", "run north_atlantic", "play transport", "play director")
    assert hand_of(s, 0).count("trade") == 1


@rule("TA-8.5")
def test_a_card_must_be_taken() -> None:
    s = given(3)
    play(s, "play director")
    assert refused(s, "decline") == "TA-8.5"
    assert refused(s, "stop") == "TA-8.5"


@rule("TA-8.5")
def test_a_card_that_is_not_in_the_display_is_not_taken() -> None:
    s = given(3)
    play(s, "play director")
    assert refused(s, "take global") == "TA-8.5"


@rule("TA-8.5", "TA-8.6")
def test_with_an_empty_display_no_card_is_taken_and_the_pile_stays_empty() -> None:
    s = given(3, display=[])
    events = play(s, "play director")
    assert "card_taken" not in names(events)
    assert (pile_of(s, 0), s.top[0], s.active) == ([], NONE, 1)
    assert sorted(hand_of(s, 0)) == sorted([*CARDS[:6], "director"])


@rule("TA-8.6")
def test_the_director_is_back_in_the_hand_when_the_turn_ends() -> None:
    s = given(3)
    play(s, "play director", "take trade")
    assert "director" in hand_of(s, 0)
    assert "director" not in pile_of(s, 0)


# --- the display -----------------------------------------------------------------------------------------------------


@rule("TA-8.7")
def test_the_leftmost_remaining_card_is_discarded_and_the_display_slides_and_is_refilled() -> None:
    s = given(3)
    play(s, "play director", "take cargo", "sail ariel")
    assert display_of(s) == ["cruise", "invest_plus", "coal_plus", "global", "blue_riband"]
    assert "trade" in discarded(s)


@rule("TA-8.7")
def test_when_the_leftmost_card_is_taken_the_next_one_is_discarded() -> None:
    s = given(3)
    play(s, "play director", "take trade")
    assert display_of(s) == ["invest_plus", "coal_plus", "cargo", "global", "blue_riband"]
    assert "cruise" in discarded(s)


@rule("TA-8.7")
def test_the_display_is_renewed_after_the_action_of_the_card() -> None:
    s = given(3)
    play(s, "play director", "take cargo")
    assert display_of(s) == ["trade", "cruise", "invest_plus", "coal_plus"]
    assert offered(s, "sail ariel")


@rule("TA-8.7")
def test_a_display_of_one_card_has_nothing_to_discard() -> None:
    s = given(3, display=["trade"], draw=["cruise", "global", "cargo", "fleet", "coal_plus", "blue_riband"])
    events = play(s, "play director", "take trade")
    assert "card_discarded" not in names(events)
    assert display_of(s) == ["cruise", "global", "cargo", "fleet", "coal_plus"]


@rule("TA-8.7", "TA-3.3")
def test_the_display_is_renewed_only_after_a_director() -> None:
    s = given(0)
    play(s, "play coal")
    assert display_of(s) == DISPLAY


@rule("TA-8.8")
def test_a_drawn_card_whose_kind_is_in_the_display_is_discarded() -> None:
    s = given(3, draw=["coal_plus", "invest_plus", "global", "global", "fleet"])
    assert s.discard[CARD_IDS.index("coal_plus")] == 1
    play(s, "play director", "take trade")
    assert display_of(s) == ["invest_plus", "coal_plus", "cargo", "global", "fleet"]
    assert s.discard[CARD_IDS.index("coal_plus")] == 2


@rule("TA-8.8")
def test_an_empty_draw_pile_is_made_anew_from_all_discards() -> None:
    s = given(3, draw=["coal_plus"])
    events = play(s, "play director", "take trade")
    assert {"event": "discard_shuffled", "cards": 22 - 1 - 3} in events  # all but the one taken and three shown
    assert len(set(display_of(s))) == 5
    assert display_of(s)[:3] == ["invest_plus", "coal_plus", "cargo"]
    assert len(s.extension) + sum(s.discard) == 22 - 1 - 5


@rule("TA-8.8")
def test_when_no_missing_kind_is_left_the_display_stays_smaller() -> None:
    kinds = ["shipyard_plus", "transport_plus", "coal_plus", "invest_plus", "global", "cruise", "blue_riband"]
    owned = [*kinds, *kinds, "transport_plus", "coal_plus", "trade", "fleet"]
    s = given(3, display=["trade", "fleet", "cargo"], draw=["cargo"], hand={1: [*owned, "shipyard"]})
    play(s, "play director", "take trade")
    assert display_of(s) == ["cargo", "fleet"]
