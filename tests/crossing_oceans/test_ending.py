"""The end of the game. [CO-17]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games import find
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal, tell, write
from blueriband.kernel.engine import NONE
from blueriband.kernel.rng import Rng, seeded
from tests.crossing_oceans.build import market_of, ocean, ship_in
from tests.rules import names, offered, play, refused, rule

LAST = ["olympic", "titanic", "imperator"]  # the last three cards of the stack
LONG = 1000  # moves: the last rounds take fewer
TABLES = [(seats, starter, trigger) for seats in (2, 3, 4) for starter in range(seats) for trigger in range(seats)]


def told(s: CrossingOceans, event: str) -> list[dict[str, object]]:
    """Return the events of one kind since somebody began to listen."""
    said = [tell(s.game, e, -1) for e in s.events or [] if e.kind >= 0]
    return [e for e in said if e["event"] == event]


def keep_off_ships(s: CrossingOceans, rng: Rng) -> None:
    """Play at random to the end, but never go to a Ships spot."""
    while not s.over and s.ply < s.game.longest:
        moves = [m for m in s.decision.moves if not write(s.game, m).startswith("move ships")]
        s.take(moves[rng.roll(len(moves))])


# --- the trigger -----------------------------------------------------------------------------------------------------


@rule("CO-17.1")
def test_the_ships_action_that_empties_the_stack_triggers_the_end() -> None:
    s = ocean(2, at="ships", deck=LAST)
    assert s.countdown == NONE
    events = play(s, "stop")
    assert {"event": "end_triggered", "seat": 0, "rounds": 3} in events
    assert s.countdown == 3


@rule("CO-17.1")
def test_the_end_is_not_triggered_before_the_action_is_over() -> None:
    s = ocean(2, at="ships", money={0: 1000}, deck=LAST)
    assert "end_triggered" not in names(play(s, "buy devonia"))
    assert s.countdown == NONE


@rule("CO-17.1")
def test_later_ships_actions_trigger_nothing() -> None:
    s = ocean(2, at="ships", deck=[], countdown=2, active=1)
    assert "end_triggered" not in names(play(s, "stop"))
    assert s.countdown == 2


# --- the last rounds -------------------------------------------------------------------------------------------------


@rule("CO-17.2")
@pytest.mark.parametrize(("seats", "starter", "trigger"), TABLES)
def test_the_round_is_finished_and_three_complete_rounds_follow(seats: int, starter: int, trigger: int) -> None:
    s = ocean(seats, at="ships", deck=LAST, starter=starter, active=trigger)
    play(s, "stop")
    walk(s, seeded(seats), LONG)
    to_act = (starter - trigger - 1) % seats  # in the current round
    turns = [event["seat"] for event in told(s, "turn_begun")]
    assert s.over
    assert turns == [(trigger + 1 + turn) % seats for turn in range(to_act + 3 * seats)]


@rule("CO-17.2")
def test_the_outcome_names_the_rule_of_the_last_rounds() -> None:
    s = ocean(3, at="ships", deck=LAST)
    play(s, "stop")
    walk(s, seeded(3), LONG)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.rule == "CO-17.2"


@rule("CO-17.3")
@pytest.mark.parametrize(("seats", "starter", "trigger"), TABLES)
def test_the_counter_drops_at_each_later_move_of_the_starting_players_captain(
    seats: int, starter: int, trigger: int
) -> None:
    s = ocean(seats, at="ships", deck=LAST, starter=starter, active=trigger)
    play(s, "stop")
    walk(s, seeded(seats), LONG)
    counted = [(event["seat"], event["rounds"]) for event in told(s, "counted_down")]
    assert counted == [(starter, 2), (starter, 1), (starter, 0)]


@rule("CO-17.3")
def test_the_counter_drops_when_the_captain_moves_and_not_before() -> None:
    s = ocean(2, at="exchanging", countdown=3)
    play(s, "done")
    assert s.countdown == 3
    play(s, "move fleet")
    assert s.countdown == 2


@rule("CO-17.3")
def test_the_captains_of_the_others_do_not_count_down() -> None:
    s = ocean(2, at="moving", active=1, countdown=3)
    play(s, "move fleet")
    assert s.countdown == 3


@rule("CO-17.3")
def test_with_the_counter_at_zero_scoring_replaces_the_starting_players_turn() -> None:
    s = ocean(2, at="moving", active=1, countdown=0)
    events = play(s, "move fleet")
    assert names(events)[-2:] == ["points_scored", "points_scored"]
    assert "turn_begun" not in names(events)
    assert s.over and s.outcome() is not None


@rule("CO-17.3")
def test_with_the_counter_at_zero_the_others_finish_the_round() -> None:
    s = ocean(3, at="moving", active=1, countdown=0)
    play(s, "move fleet")
    assert not s.over
    assert s.active == 2


@rule("CO-17.3")
def test_after_the_end_nothing_can_be_played() -> None:
    s = ocean(2, at="turn", countdown=0)
    assert legal(s) == []
    assert refused(s, "contract") == "CO-17.3"
    assert refused(s, "cash") == "CO-17.3"


@rule("CO-17.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_starting_player_who_triggers_the_end_does_not_count_down_in_that_turn(seats: int) -> None:
    s = ocean(seats, at="moving", deck=LAST)
    play(s, "move ships_east", "stop")
    assert s.active == 1
    assert s.countdown == 3


@rule("CO-17.5")
def test_the_counter_is_not_taken_from_the_coal() -> None:
    s = ocean(2, at="ships", deck=LAST)
    play(s, "stop")
    assert s.stock == 40
    s.game.check(s)


@rule("CO-17.5")
def test_the_counter_works_with_an_empty_common_supply() -> None:
    s = ocean(2, at="ships", deck=LAST, stock=0)
    play(s, "stop")
    assert (s.countdown, s.stock) == (3, 0)


@rule("CO-17.6")
def test_in_the_final_rounds_ships_are_placed_and_contracts_used_as_ever() -> None:
    s = ocean(2, countdown=1, supply={0: ["arizona"]})
    play(s, "place arizona", "berth montreal", "fuel arizona", "move fleet")
    assert ship_in(s, "montreal") == "arizona"
    assert s.money[0] == 150 + 50 + 20  # THERMOPYLAE sails too


@rule("CO-17.6", "CO-10.12")
def test_in_the_final_rounds_the_market_only_closes_its_gaps() -> None:
    market: list[str | None] = ["arizona", "oregon", "umbria", "etruria", "ormuz", "britannia"]
    s = ocean(2, at="ships", money={0: 1000}, market=market, deck=[], countdown=2)
    play(s, "buy oregon", "stop")
    assert market_of(s) == ["arizona", "umbria", "etruria", "ormuz", "britannia", None]


# --- the safety net --------------------------------------------------------------------------------------------------


@rule("CO-17.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_without_any_ships_action_ends_after_thirty_and_three_rounds(seats: int) -> None:
    s = find("crossing-oceans").new({"seats": seats}, 3)
    assert isinstance(s, CrossingOceans)
    turns = {seat: 1 if seat == s.active else 0 for seat in range(seats)}  # the first turn has begun
    s.events = []
    keep_off_ships(s, seeded(seats))
    for event in told(s, "turn_begun"):
        turns[int(str(event["seat"]))] += 1
    assert turns == dict.fromkeys(range(seats), 33)


@rule("CO-17.7")
def test_the_safety_net_ends_the_game_with_cards_in_the_stack() -> None:
    s = find("crossing-oceans").new({"seats": 3}, 3)
    assert isinstance(s, CrossingOceans)
    keep_off_ships(s, seeded(3))
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.rule == "CO-17.7"
    assert len(s.deck) == 39


@rule("CO-17.7")
def test_the_safety_net_triggers_when_the_thirtieth_round_without_ships_is_over() -> None:
    s = ocean(2, at="moving", active=1, round=40, last_ships=10)
    assert s.countdown == NONE
    events = play(s, "move fleet")
    assert {"event": "end_triggered", "rounds": 3} in events
    assert s.countdown == 3


@rule("CO-17.7")
def test_twenty_nine_complete_rounds_without_ships_trigger_nothing() -> None:
    s = ocean(2, at="moving", active=1, round=40, last_ships=11)
    play(s, "move fleet")
    assert s.countdown == NONE


@rule("CO-17.7")
def test_a_ships_action_starts_the_thirty_rounds_anew() -> None:
    s = ocean(2, at="moving", active=1, round=40, last_ships=10)
    play(s, "move ships_east", "stop")
    assert s.countdown == NONE


@rule("CO-17.7")
def test_after_the_safety_net_ships_works_as_usual() -> None:
    s = ocean(2, at="ships", deck=["oregon", "umbria", "etruria", *LAST], countdown=2)
    play(s, "stop")
    assert market_of(s)[3:] == ["oregon", "umbria", "etruria"]


@rule("CO-17.7", "CO-17.1")
def test_after_the_safety_net_emptying_the_stack_triggers_nothing() -> None:
    s = ocean(2, at="ships", deck=LAST, countdown=2)
    assert "end_triggered" not in names(play(s, "stop"))
    assert (len(s.deck), s.countdown) == (0, 2)


@rule("CO-17.7")
def test_nobody_is_forced_onto_a_ships_spot() -> None:
    s = ocean(2, at="moving", contracts={0: 0}, spot={0: "house"})
    assert offered(s, "move ships_east")
    assert offered(s, "move cargo")
    assert offered(s, "move coal")
