"""The end of the game. [TA-12]"""

from pathlib import Path

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal, tell, write
from blueriband.kernel.engine import NONE
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, headquarters_of, market_of, other_figures

GAME = TransAtlanticGame()
TABLES = [(seats, starter, trigger) for seats in (2, 3, 4) for starter in range(seats) for trigger in range(seats)]
OPEN: dict[str, list[Ship]] = {"south_atlantic": []}
LAST_BOUGHT = ("play shipyard", "buy aquitania", "deploy aquitania", "steer south_atlantic")
LONG = 10_000  # moves: the last rounds take fewer


def nearly(seats: int = 2, starter: int = 0, active: int = 0) -> TransAtlantic:
    """Return a position in round 7 in which AQUITANIA is the last steamship for sale."""
    market: list[str | None] = ["aquitania"] + [None] * 5
    money = {active: 300}
    return atlantic(seats, sea=OPEN, market=market, deck=[], money=money, starter=starter, active=active, round=7)


def told(s: TransAtlantic, event: str) -> list[dict[str, object]]:
    """Return the events of one kind since somebody began to listen."""
    said = [tell(s.game, e, -1) for e in s.events or [] if e.kind >= 0]
    return [e for e in said if e["event"] == event]


def never_buy(s: TransAtlantic, seed: int) -> None:
    """Play at random to the end, but after the first purchases never buy anything."""
    rng = seeded(seed)
    while not s.over:
        moves = list(s.decision.moves)
        if s.round > 0:
            moves = [m for m in moves if not write(s.game, m).startswith("buy ")]
        s.take(moves[rng.roll(len(moves))])


# --- TA-12.1 ---------------------------------------------------------------------------------------------------------


@rule("TA-12.1")
def test_the_purchase_of_the_last_steamship_triggers_the_end() -> None:
    s = nearly()
    assert s.last_round == NONE
    events = play(s, *LAST_BOUGHT)
    assert {"event": "end_triggered", "seat": 0, "round": 8} in events
    assert s.last_round == 8


@rule("TA-12.1")
def test_the_end_is_triggered_at_the_end_of_the_turn_and_not_before() -> None:
    s = nearly()
    events = play(s, "play shipyard", "buy aquitania", "deploy aquitania")
    assert "end_triggered" not in names(events)
    assert s.last_round == NONE


@rule("TA-12.1")
def test_the_last_steamship_in_the_docks_triggers_the_end_too() -> None:
    s = atlantic(2, sea=OPEN, market=["imperator", "aquitania"] + [None] * 4, deck=[], money={0: 310})
    events = play(s, "play shipyard", "buy imperator", "deploy imperator", "steer south_atlantic")
    assert "end_triggered" in names(events)


@rule("TA-12.1")
def test_a_steamship_left_in_the_market_triggers_nothing() -> None:
    market: list[str | None] = ["olympic", "imperator", "aquitania", None, None, None]
    s = atlantic(2, sea=OPEN, market=market, deck=[], money={0: 260})
    events = play(s, "play shipyard", "buy olympic", "deploy olympic", "steer south_atlantic")
    assert "end_triggered" not in names(events)


@rule("TA-12.1")
def test_a_steamship_that_comes_from_the_stack_triggers_nothing() -> None:
    market: list[str | None] = ["olympic", "imperator", None, None, None, None]
    s = atlantic(2, sea=OPEN, market=market, deck=["aquitania", "hq_hapag"], money={0: 260})
    events = play(s, "play shipyard", "buy olympic", "deploy olympic", "steer south_atlantic")
    assert "end_triggered" not in names(events)
    assert market_of(s)[:2] == ["aquitania", "hq_hapag"]


@rule("TA-12.1")
def test_headquarters_left_in_market_and_stack_do_not_delay_the_end() -> None:
    market: list[str | None] = ["aquitania", "hq_cunard", None, None, None, None]
    s = atlantic(2, sea=OPEN, market=market, deck=["hq_hapag"], money={0: 300})
    assert "end_triggered" in names(play(s, *LAST_BOUGHT))


@rule("TA-12.1")
@pytest.mark.parametrize(("stack", "triggered"), [(["hq_hapag"], True), (["aquitania", "hq_hapag"], False)])
def test_only_a_steamship_in_the_stack_keeps_the_game_going(stack: list[str], triggered: bool) -> None:
    s = atlantic(2, market=["hq_cunard"] + [None] * 5, deck=stack)
    assert ("end_triggered" in names(play(s, "play ship_agent"))) == triggered


@rule("TA-12.1")
def test_the_end_is_triggered_once() -> None:
    s = nearly()
    play(s, *LAST_BOUGHT)
    walk(s, seeded(1), LONG)
    assert len(told(s, "end_triggered")) == 1


@rule("TA-12.1")
def test_the_outcome_names_the_rule_that_ended_the_game() -> None:
    s = nearly()
    play(s, *LAST_BOUGHT)
    walk(s, seeded(1), LONG)
    outcome = s.outcome()
    assert outcome is not None and outcome.rule == "TA-12.1"


# --- TA-12.2, TA-12.3 ------------------------------------------------------------------------------------------------


@rule("TA-12.2")
@pytest.mark.parametrize(("seats", "starter", "trigger"), TABLES)
def test_the_round_is_played_to_its_end_and_one_more_follows(seats: int, starter: int, trigger: int) -> None:
    s = nearly(seats, starter=starter, active=trigger)
    play(s, *LAST_BOUGHT)
    walk(s, seeded(seats), LONG)
    to_act = (starter - trigger - 1) % seats  # in the current round
    assert s.over
    assert [event["seat"] for event in told(s, "turn_begun")] == [
        (trigger + 1 + turn) % seats for turn in range(to_act + seats)
    ]


@rule("TA-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trigger_on_the_last_turn_of_a_round_leaves_one_round(seats: int) -> None:
    s = nearly(seats, active=seats - 1)
    play(s, *LAST_BOUGHT)
    walk(s, seeded(seats), LONG)
    assert [event["seat"] for event in told(s, "turn_begun")] == list(range(seats))


@rule("TA-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_have_had_the_same_number_of_turns(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats}, seed)
        s.events = []
        walk(s, seeded(seed), LONG)
        turns = [event["seat"] for event in told(s, "turn_begun")]
        assert [turns.count(seat) for seat in range(seats)] == [s.round] * seats
        assert s.round == s.last_round


@rule("TA-12.2")
def test_after_the_end_nothing_can_be_played() -> None:
    s = atlantic(2, active=1, round=9, last_round=9)
    play(s, "play ship_agent")
    assert s.over and legal(s) == []
    assert refused(s, "play coal") == "TA-12.2"


@rule("TA-12.2")
def test_in_the_last_round_the_others_still_have_their_turns() -> None:
    s = atlantic(3, active=1, round=9, last_round=9)
    play(s, "play ship_agent")
    assert not s.over
    assert s.active == 2


@rule("TA-12.3")
def test_in_the_last_round_headquarters_can_still_be_bought() -> None:
    market: list[str | None] = ["hq_cunard", "hq_hapag", None, None, None, None]
    s = atlantic(2, market=market, deck=[], money={1: 210}, active=1, round=9, last_round=9)
    play(s, "play shipyard", "buy hq_hapag")
    assert headquarters_of(s, 1) == ["hq_hapag"]


@rule("TA-12.3")
@pytest.mark.parametrize("card", ["shipyard", "transport", "region", "coal", "invest", "ship_agent"])
def test_in_the_last_round_every_card_can_be_played(card: str) -> None:
    assert offered(atlantic(2, round=9, last_round=9), f"play {card}")


@rule("TA-12.3", "TA-5.9")
def test_a_ship_scrapped_on_the_last_turn_is_scored() -> None:
    sea: dict[str, list[Ship]] = {
        "north_atlantic": [("oregon", 0), ("stirling_castle", 0), ("city_of_berlin", 0), ("germanic", 1)],
        "south_atlantic": [("hammonia", 0), ("devonia", 0), ("abyssinia", 0)],
        "indian_ocean": [("belgenland", 0), ("nubian", 0), ("adriatic", 0)],
    }
    s = atlantic(2, sea=sea, reserve={0: ["umbria"]}, starter=1, active=0, round=9, last_round=9)
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert s.over
    assert s.points[1] == 3


# --- TA-12.4 ---------------------------------------------------------------------------------------------------------


@rule("TA-12.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("president", [0, 1])
def test_a_game_in_which_nobody_buys_ends_after_thirty_rounds_and_one(seats: int, president: int) -> None:
    s = GAME.new({"seats": seats, "president": president}, 3)
    s.events = []
    never_buy(s, 3)
    turns = [event["seat"] for event in told(s, "turn_begun")]
    assert [turns.count(seat) for seat in range(seats)] == [31] * seats
    outcome = s.outcome()
    assert outcome is not None and outcome.rule == "TA-12.4"


@rule("TA-12.4")
def test_the_safety_net_ends_the_game_with_steamships_in_the_stack() -> None:
    s = GAME.new({"seats": 3}, 3)
    never_buy(s, 3)
    assert len(s.deck) == 36 + 5 - 6 - 6  # without the market, three ships bought and three docked


@rule("TA-12.4")
def test_the_end_is_triggered_when_the_thirtieth_round_is_over() -> None:
    s = atlantic(2, active=1, round=40, last_purchase=10)
    assert s.last_round == NONE
    events = play(s, "play ship_agent")
    assert {"event": "end_triggered", "round": 41} in events
    assert (s.round, s.last_round, s.over) == (41, 41, False)


@rule("TA-12.4")
def test_twenty_nine_complete_rounds_trigger_nothing() -> None:
    s = atlantic(2, active=1, round=40, last_purchase=11)
    play(s, "play ship_agent")
    assert s.last_round == NONE


@rule("TA-12.4")
def test_the_thirtieth_round_must_be_complete() -> None:
    s = atlantic(3, active=0, round=40, last_purchase=10)
    play(s, "play ship_agent", "play ship_agent")
    assert s.last_round == NONE


@rule("TA-12.4")
@pytest.mark.parametrize("moves", [["buy aquitania", "deploy aquitania", "steer south_atlantic"], ["buy hq_hapag"]])
def test_any_purchase_starts_the_thirty_rounds_anew(moves: list[str]) -> None:
    market: list[str | None] = ["imperator", "titanic", "aquitania", "hq_hapag", None, None]
    s = atlantic(2, sea=OPEN, market=market, deck=[], money={1: 400}, active=1, round=40, last_purchase=10)
    play(s, "play shipyard", *moves)
    assert (s.round, s.last_purchase, s.last_round) == (41, 40, NONE)


@rule("TA-12.4")
def test_playing_shipyard_without_buying_is_no_purchase() -> None:
    s = atlantic(2, market=["nubian"] + [None] * 5, active=1, round=40, last_purchase=10)
    play(s, "play shipyard", "stop")
    assert s.last_round == 41


@rule("TA-12.4")
def test_in_the_round_after_the_safety_net_ships_can_be_bought_and_no_further_round_follows() -> None:
    s = atlantic(2, sea=OPEN, market=["nubian", "devonia"] + [None] * 4, active=1, round=40, last_purchase=10)
    play(s, "play ship_agent", "play shipyard", "buy nubian", "stop", "deploy nubian", "steer south_atlantic")
    assert s.last_round == 41
    play(s, "play coal")
    assert s.over
    outcome = s.outcome()
    assert outcome is not None and outcome.rule == "TA-12.4"


@rule("TA-12.4")
def test_the_number_of_quiet_rounds_is_a_figure(tmp_path: Path) -> None:
    game = TransAtlanticGame(other_figures(tmp_path, quiet_rounds="2"))
    s = game.new({"seats": 4}, 5)
    never_buy(s, 5)
    assert s.round == 3
