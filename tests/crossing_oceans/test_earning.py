"""Ready ships, income and coal. [CO-8]"""

from typing import Any

import pytest

from blueriband.kernel.codec import legal, read
from blueriband.kernel.engine import NOBODY
from tests.crossing_oceans.build import captain_in, coal_in, ocean
from tests.rules import offered, play, refused, rule

Sea = dict[str, tuple[Any, ...] | str | None]

FLEET: Sea = {  # of seat 0: OREGON and UMBRIA with coal, ORMUZ without, and a clipper; nothing of seat 1 but a clipper
    "montreal": ("oregon", 0, 2),
    "bombay": ("thermopylae", 0),
    "durban": ("ormuz", 0, 0),
    "zanzibar": ("umbria", 0, 1),
    "sydney": ("cutty_sark", 1),
}


# --- CO-8.1 ----------------------------------------------------------------------------------------------------------


@rule("CO-8.1")
def test_a_clipper_at_sea_is_always_ready() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("thermopylae", 0)}, money={0: 0})
    play(s, "move fleet")
    assert s.money[0] == 20


@rule("CO-8.1")
@pytest.mark.parametrize("coal", [1, 2, 3])
def test_a_steamship_at_sea_with_coal_is_ready(coal: int) -> None:
    s = ocean(2, at="moving", sea={"bombay": ("oregon", 0, coal)}, money={0: 0})
    play(s, "move fleet")
    assert s.money[0] == 50


@rule("CO-8.1")
def test_a_steamship_without_coal_does_not_earn() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("oregon", 0, 0)}, money={0: 0})
    play(s, "move fleet")
    assert s.money[0] == 0


@rule("CO-8.1")
def test_a_steamship_without_coal_carries_no_cargo() -> None:
    s = ocean(2, at="cargo", sea=FLEET)
    assert refused(s, "carry ormuz") == "CO-8.1"
    assert offered(s, "carry oregon")


@rule("CO-8.1")
def test_a_ship_in_supply_does_not_earn() -> None:
    s = ocean(2, at="moving", sea={"bombay": None}, supply={0: ["oregon", "thermopylae"]}, money={0: 0})
    play(s, "move fleet")
    assert s.money[0] == 0


@rule("CO-8.1")
def test_a_ship_in_supply_carries_no_cargo() -> None:
    s = ocean(2, at="cargo", sea=FLEET, supply={0: ["etruria"]})
    assert refused(s, "carry etruria") == "CO-8.1"


# --- CO-8.2 ----------------------------------------------------------------------------------------------------------


@rule("CO-8.2")
def test_an_earning_steamship_brings_its_income_and_returns_a_coal_to_the_common_supply() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("oregon", 0, 2)}, money={0: 10}, stock=20)
    events = play(s, "move fleet")
    assert {"event": "ship_earned", "seat": 0, "card": "oregon", "money": 50, "coal": 1} in events
    assert (s.money[0], coal_in(s, "bombay"), s.stock) == (60, 1, 21)


@rule("CO-8.2")
def test_an_earning_clipper_returns_no_coal() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("thermopylae", 0)}, money={0: 10}, stock=20)
    events = play(s, "move fleet")
    assert {"event": "ship_earned", "seat": 0, "card": "thermopylae", "money": 20, "coal": 0} in events
    assert (s.money[0], s.stock) == (30, 20)


@rule("CO-8.2")
def test_the_income_goes_to_the_owner_whoever_is_active() -> None:
    s = ocean(3, at="region", sea={"bombay": ("oregon", 2, 1)}, money={0: 0, 1: 0, 2: 0})
    play(s, "designate indian_ocean")
    assert [int(money) for money in s.money] == [0, 0, 50]


@rule("CO-8.2")
def test_nobody_declines_to_earn_or_keeps_the_coal() -> None:
    s = ocean(2, at="region", sea={"bombay": ("oregon", 1, 1), "durban": ("umbria", 0, 1)}, money={0: 0, 1: 0})
    assert refused(s, "decline") == "CO-13.1"
    play(s, "designate indian_ocean")
    assert (s.money[1], coal_in(s, "bombay")) == (50, 0)
    assert refused(s, "decline") == "CO-3.3"  # nobody was asked: the next turn has begun


# --- CO-8.3 ----------------------------------------------------------------------------------------------------------


@rule("CO-8.3")
def test_a_steamship_carries_up_to_three_coal() -> None:
    s = ocean(2, at="exchanging", sea={"bombay": ("oregon", 0, 0)}, contracts={0: 5})
    play(s, "fuel oregon", "fuel oregon", "fuel oregon")
    assert coal_in(s, "bombay") == 3
    assert refused(s, "fuel oregon") == "CO-8.3"


@rule("CO-8.3")
def test_a_clipper_carries_no_coal() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 5})
    assert refused(s, "fuel thermopylae") == "CO-8.3"


@rule("CO-8.3")
@pytest.mark.parametrize(("ship", "why"), [("thermopylae", "burns_no_coal"), ("umbria", "ship_full")])
def test_a_clipper_and_a_full_ship_are_told_apart(ship: str, why: str) -> None:
    s = ocean(2, at="exchanging", sea=FLEET | {"zanzibar": ("umbria", 0, 3)}, contracts={0: 5})
    assert s.game.rulings[s.refusal(read(s.game, f"fuel {ship}"))].name == why


@rule("CO-8.3")
def test_neither_a_full_ship_nor_a_clipper_is_loaded() -> None:
    sea = FLEET | {"montreal": ("oregon", 0, 3), "zanzibar": ("umbria", 0, 0), "havana": ("etruria", 0, 0)}
    s = ocean(2, at="coal", sea=sea)
    play(s, "decline")
    assert set(legal(s)) == {"load etruria", "load ormuz", "load umbria"}
    assert refused(s, "load oregon") == "CO-8.3"
    assert refused(s, "load thermopylae") == "CO-8.3"


@rule("CO-8.3")
def test_no_ship_is_loaded_beyond_three() -> None:
    piers = {"coal_pier": 4}
    s = ocean(2, at="coal", sea={"bombay": ("oregon", 0, 1), "sydney": ("cutty_sark", 1)}, tokens={0: piers}, stock=20)
    play(s, "decline")
    assert (coal_in(s, "bombay"), s.stock) == (3, 18)


# --- CO-8.4 ----------------------------------------------------------------------------------------------------------


@rule("CO-8.4")
def test_scotia_never_earns() -> None:
    s = ocean(2, at="region", sea={"new_york": "scotia"}, money={0: 0, 1: 0})
    events = play(s, "designate north_atlantic")
    assert [event for event in events if event["event"] == "ship_earned"] == []
    assert [int(money) for money in s.money] == [0, 0]


@rule("CO-8.4")
def test_scotia_receives_no_coal_for_a_contract() -> None:
    s = ocean(2, at="exchanging", sea={"new_york": "scotia"}, contracts={0: 3})
    assert refused(s, "fuel scotia") == "CO-8.4"


@rule("CO-8.4")
def test_scotia_receives_no_coal_from_the_coal_action() -> None:
    s = ocean(2, at="coal", sea={"new_york": "scotia", "bombay": ("oregon", 0, 0)}, tokens={0: {"coal_pier": 4}})
    play(s, "decline")
    assert coal_in(s, "new_york") == 0


@rule("CO-8.4")
def test_scotia_cannot_be_used_for_a_house() -> None:
    s = ocean(2, at="house", sea={"new_york": "scotia", "bombay": ("oregon", 0, 1)})
    assert refused(s, "build new_york") == "CO-16.1"


@rule("CO-8.4")
def test_scotia_cannot_be_used_for_cargo() -> None:
    s = ocean(2, at="cargo", sea={"new_york": "scotia", "bombay": ("oregon", 0, 1)})
    assert refused(s, "carry scotia") == "CO-8.4"


@rule("CO-8.4")
def test_scotia_cannot_be_used_for_a_crossing() -> None:
    s = ocean(2, at="blue_riband", sea={"new_york": "scotia", "montreal": ("arizona", 0, 2)})
    assert refused(s, "cross scotia") == "CO-8.4"


@rule("CO-8.4")
def test_scotia_is_placed_by_nobody() -> None:
    s = ocean(2, sea={"new_york": "scotia"})
    assert refused(s, "place scotia") == "CO-8.4"
    assert captain_in(s, "new_york") == NOBODY
