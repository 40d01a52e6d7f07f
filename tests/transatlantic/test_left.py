"""How often a step of TransAtlantic still asks the same."""

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from blueriband.kernel.match import Match
from tests.rules import play, rule
from tests.transatlantic.build import Ship, atlantic

SEA: dict[str, list[Ship]] = {
    "north_atlantic": [("columbia", 0, 1), ("umbria", 0, 1), ("oregon", 0, 1)],
    "indian_ocean": [("hammonia", 0, 0), ("devonia", 0, 0)],
}
PILE = ["coal", "cargo", "invest", "transport", "region", "global", "ship_agent"]


def playing(card: str, stock: int | None = None) -> TransAtlantic:
    """Seat 0, rich, has just played a card."""
    s = atlantic(2, hand={0: [card]}, sea=SEA, reserve={0: []}, money={0: 1000}, stock=stock)
    play(s, f"play {card}")
    return s


def left(s: TransAtlantic) -> int | None:
    """Return what the wire says."""
    told: int | None = Match(s).question(0)["left"]
    return told


def step(s: TransAtlantic) -> str:
    """Return what is asked."""
    return str(s.game.steps[s.decision.step].name)


@rule("TA-4.2")
def test_buying_counts_the_cards_that_may_still_be_bought() -> None:
    s = playing("shipyard")
    assert (step(s), left(s)) == ("buying", s.figures.purchases)
    play(s, min(legal(s)))
    assert (step(s), left(s)) == ("buying", s.figures.purchases - 1)


@rule("TA-7.4")
@pytest.mark.parametrize(("card", "ships"), [("transport", 2), ("transport_plus", 3)])
def test_sailing_counts_the_ships_that_may_still_sail(card: str, ships: int) -> None:
    s = playing(card)
    assert (step(s), left(s)) == ("sailing", ships)
    play(s, "sail umbria")
    assert left(s) == ships - 1


@rule("TA-7.10")
def test_loading_evenly_counts_the_coal_that_is_left() -> None:
    s = playing("coal")
    assert (step(s), left(s)) == ("loading", 1)  # two of three went where there was none


@rule("TA-7.11")
def test_loading_freely_counts_the_coal_that_is_left() -> None:
    s = playing("coal_plus")
    assert (step(s), left(s)) == ("bunkering", 1 + s.figures.coal_plus_bonus)
    play(s, "load umbria")
    assert left(s) == s.figures.coal_plus_bonus


@rule("TA-7.11")
def test_loading_counts_no_more_coal_than_there_is() -> None:
    assert left(playing("coal_plus", stock=2)) == 2


@rule("TA-7.12")
def test_coal_with_a_bunker_is_counted() -> None:
    s = playing("invest")
    play(s, "mark coal_bunker")
    assert (step(s), left(s)) == ("pairing", s.figures.invest_coal)
    play(s, "load umbria")
    assert left(s) == s.figures.invest_coal - 1


@rule("TA-8.4")
@pytest.mark.parametrize(("piled", "markers"), [(5, 1), (7, 2)])
def test_markers_are_counted(piled: int, markers: int) -> None:
    s = atlantic(2, hand={0: ["director"]}, pile={0: PILE[:piled]})
    play(s, "play director")
    assert (step(s), left(s)) == ("marking", markers)


@pytest.mark.parametrize("card", ["cargo", "cruise", "global", "invest", "invest_plus", "region"])
def test_other_steps_do_not_count(card: str) -> None:
    s = playing(card)
    if card == "invest_plus":
        play(s, "mark freight", "mark mail")
    assert left(s) is None


@pytest.mark.parametrize("mode", ["regions", "flags"])
def test_global_does_not_count_the_ships(mode: str) -> None:
    s = playing("global")
    play(s, f"rove {mode}")
    assert (step(s), left(s)) == ("sailing", None)


def test_the_first_purchase_is_one() -> None:
    s = atlantic(2, at="opening", active=0)
    assert Match(s).question(int(s.decision.seat))["left"] is None
