"""The Ship Agent. [TA-9]"""

import pytest

from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import (
    Ship,
    atlantic,
    coal_on,
    display_of,
    docks_of,
    hand_of,
    markers_of,
    pile_of,
    ships_in,
)

FLEETS: dict[str, list[Ship]] = {
    "south_atlantic": [("oregon", 0, 1), ("arizona", 0, 1), ("nubian", 0, 1)],
    "indian_ocean": [("umbria", 1, 3), ("hammonia", 1, 3)],
}


# --- TA-9.1 ----------------------------------------------------------------------------------------------------------


@rule("TA-9.1")
def test_the_agent_carries_out_the_top_card_of_an_opponent_with_the_own_ships_and_money() -> None:
    s = atlantic(2, sea=FLEETS, pile={1: ["region", "transport"]}, money={0: 0, 1: 0})
    play(s, "play ship_agent", "copy 1", "sail oregon", "sail arizona")
    assert [int(money) for money in s.money] == [100, 0]
    assert (coal_on(s, "oregon"), coal_on(s, "umbria")) == (0, 3)


@rule("TA-9.1")
@pytest.mark.parametrize(("card", "ships"), [("transport", 2), ("transport_plus", 3)])
def test_the_version_of_the_card_is_copied_too(card: str, ships: int) -> None:
    s = atlantic(2, sea=FLEETS, pile={1: [card]}, money={0: 0})
    events = play(s, "play ship_agent", "copy 1", *["sail oregon", "sail arizona", "sail nubian"][:ships])
    assert names(events).count("ship_sailed") == ships
    assert s.active == 1


@rule("TA-9.1")
def test_the_own_sheet_counts_and_not_that_of_the_opponent() -> None:
    s = atlantic(
        2,
        sea={**FLEETS, "south_atlantic": [("oregon", 0, 0)]},
        pile={1: ["coal"]},
        markers={0: {"coal_bunker": 0}, 1: {"coal_bunker": 4}},
    )
    stock = int(s.stock)
    play(s, "play ship_agent", "copy 1")
    assert (coal_on(s, "oregon"), s.stock) == (3, stock - 3)


@rule("TA-9.1")
def test_a_copied_investment_is_paid_by_the_player_who_copies() -> None:
    s = atlantic(2, sea=FLEETS, pile={1: ["invest"]}, money={0: 50, 1: 500})
    play(s, "play ship_agent", "copy 1", "mark mail")
    assert [int(money) for money in s.money] == [0, 500]
    assert (markers_of(s, 0, "mail"), markers_of(s, 1, "mail")) == (1, 0)


@rule("TA-9.1", "TA-4.5")
def test_a_copied_shipyard_buys_and_renews_the_market() -> None:
    s = atlantic(2, pile={1: ["shipyard"]}, market=["arizona", "oregon"] + [None] * 4, money={0: 100})
    play(s, "play ship_agent", "copy 1", "buy arizona", "deploy arizona", "steer north_atlantic")
    assert (ships_in(s, "north_atlantic")[:1], docks_of(s)) == (["arizona"], ["oregon"])


@rule("TA-9.1", "TA-7.16")
def test_a_copied_card_with_an_anchor_deploys_from_the_own_reserve() -> None:
    s = atlantic(2, sea=FLEETS, pile={1: ["cargo"]}, reserve={0: [("etruria", 1)]})
    play(s, "play ship_agent", "copy 1")
    assert legal(s) == ["deploy etruria"]


@rule("TA-9.1")
def test_the_player_chooses_the_opponent() -> None:
    s = atlantic(3, pile={1: ["trade"], 2: ["fleet"]}, sea=FLEETS, houses={"south_atlantic": [0]}, money={0: 0})
    play(s, "play ship_agent")
    assert legal(s) == ["copy 1", "copy 2", "decline"]
    play(s, "copy 1")
    assert s.money[0] == 50


@rule("TA-9.1")
def test_the_agent_may_copy_nothing() -> None:
    s = atlantic(2, sea=FLEETS, pile={1: ["transport"]}, money={0: 0})
    events = play(s, "play ship_agent", "decline")
    assert "card_copied" not in names(events)
    assert (s.money[0], s.active) == (0, 1)


@rule("TA-9.1")
def test_the_own_pile_cannot_be_copied() -> None:
    s = atlantic(2, pile={0: ["transport"], 1: ["region"]})
    play(s, "play ship_agent")
    assert refused(s, "copy 0") == "TA-9.1"


# --- TA-9.2 ----------------------------------------------------------------------------------------------------------


@rule("TA-9.2")
def test_a_pile_topped_by_an_agent_cannot_be_copied() -> None:
    s = atlantic(3, pile={1: ["transport", "ship_agent"], 2: ["region"]})
    play(s, "play ship_agent")
    assert refused(s, "copy 1") == "TA-9.2"
    assert offered(s, "copy 2")


@rule("TA-9.2")
def test_an_empty_pile_cannot_be_copied() -> None:
    s = atlantic(3, pile={2: ["region"]})
    play(s, "play ship_agent")
    assert refused(s, "copy 1") == "TA-9.2"
    assert offered(s, "copy 2")


@rule("TA-9.2")
@pytest.mark.parametrize("pile", [[], ["transport", "ship_agent"]])
def test_without_a_legal_target_the_card_has_no_effect(pile: list[str]) -> None:
    s = atlantic(2, pile={1: pile})
    events = play(s, "play ship_agent")
    assert {"event": "nothing_done", "seat": 0, "action": "ship_agent"} in events
    assert s.active == 1


@rule("TA-9.2")
def test_an_agent_below_the_top_does_no_harm() -> None:
    s = atlantic(2, pile={1: ["ship_agent", "transport"]})
    play(s, "play ship_agent")
    assert offered(s, "copy 1")


# --- TA-9.3, TA-9.4 --------------------------------------------------------------------------------------------------


@rule("TA-9.3", "TA-10.1")
def test_what_a_director_tile_did_cannot_be_copied() -> None:
    s = atlantic(2, display=["trade", "cruise"], pile={0: ["transport"]}, sea=FLEETS)
    play(s, "spend trade")
    events = play(s, "play ship_agent", "copy 0")
    assert {"event": "card_copied", "seat": 1, "action": "transport", "rival": "0"} in events


@rule("TA-9.3", "TA-9.2")
def test_what_an_agent_copied_cannot_be_copied_from_it() -> None:
    s = atlantic(2, pile={1: ["trade"]})
    play(s, "play ship_agent", "copy 1")
    events = play(s, "play ship_agent")  # seat 1 finds an agent on top
    assert "nothing_done" in names(events)


@rule("TA-9.3", "TA-8.5")
def test_the_card_taken_with_a_director_can_be_copied() -> None:
    s = atlantic(2, pile={0: ["coal", "region", "invest"]}, display=["trade", "cruise"], sea=FLEETS)
    play(s, "play director", "take trade")
    events = play(s, "play ship_agent", "copy 0")
    assert {"event": "card_copied", "seat": 1, "action": "trade", "rival": "0"} in events


@rule("TA-9.3")
def test_a_pile_that_was_taken_back_to_an_empty_display_has_nothing_to_copy() -> None:
    s = atlantic(3, pile={0: ["coal", "region", "invest"], 2: ["trade"]}, display=[], extension=[])
    s.discard = type(s.discard)([0] * len(s.discard))
    play(s, "play director", "play ship_agent")
    assert refused(s, "copy 0") == "TA-9.2"


@rule("TA-9.4")
def test_the_copied_card_stays_and_the_agent_goes_to_the_own_pile() -> None:
    s = atlantic(2, pile={0: ["coal"], 1: ["region", "trade"]})
    play(s, "play ship_agent", "copy 1")
    assert (pile_of(s, 0), pile_of(s, 1)) == (["coal", "ship_agent"], ["region", "trade"])
    tops = [player["top"] for player in s.view(0)["seats"]]
    assert tops == ["ship_agent", "trade"]
    assert "trade" not in hand_of(s, 0)


@rule("TA-9.4")
def test_a_copied_extension_card_leaves_the_display_alone() -> None:
    s = atlantic(2, pile={1: ["trade"]}, display=["cargo", "cruise", "fleet"])
    play(s, "play ship_agent", "copy 1")
    assert display_of(s) == ["cargo", "cruise", "fleet"]
