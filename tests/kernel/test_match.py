"""One game in progress: drafts and what others see of them, reveals, take-backs."""

from __future__ import annotations

import pytest

from blueriband.kernel.codec import position_hash, replay, text
from blueriband.kernel.engine import NOBODY
from blueriband.kernel.match import Match, OutOfTurn
from tests.kernel.matches import (
    TRAMP,
    charter,
    events,
    everything,
    no_way_back,
    over,
    question,
    ready,
    tramp_match,
)
from tests.kernel.toy import toll
from tests.rules import names

# --- confirming ------------------------------------------------------------------------------------------------------


def test_a_seat_confirms_by_hand_unless_it_says_otherwise() -> None:
    match = Match(toll())
    match.play(0, "rest")
    assert match.asked == 0 and ready(match)
    waiting = {"seat": 0, "step": "confirming", "moves": [], "revealing": [], "handing": [], "back": 1}
    assert question(match, 0) == waiting
    match.confirm(0)
    assert match.asked == 1 and not ready(match) and question(match, 1)["step"] == "turn"


def test_an_automatic_seat_need_not_confirm() -> None:
    match = Match(toll(3), automatic=frozenset({0, 2}))
    match.play(0, "rest")
    assert match.asked == 1 and match.drafting == NOBODY and match.confirmed == 1
    match.play(1, "rest")
    assert match.asked == 1 and ready(match)
    match.confirm(1)
    match.play(2, "rest")
    assert match.asked == 0 and not ready(match)


def test_an_automatic_seat_has_its_draft_to_itself_until_the_decision_passes_on() -> None:
    match = Match(toll(hand={0: ["c3"]}), automatic=frozenset({0}))
    match.play(0, "lay c3")
    assert events(match, 1) == [] and match.drafting == 0
    match.take_back(0)
    match.play(0, "lay c3")
    match.play(0, "pay 1")
    assert events(match, 1) == ["laid", "paid", "buried"] and match.asked == 1


def test_a_seat_may_become_automatic_later() -> None:
    match = Match(toll())
    match.automatic = frozenset({0})
    match.play(0, "rest")
    assert match.asked == 1


def test_a_draft_cannot_be_confirmed_before_it_is_complete() -> None:
    match = Match(toll(hand={0: ["c3"]}))
    match.play(0, "lay c3")
    before = everything(match)
    with pytest.raises(OutOfTurn):
        match.confirm(0)
    assert everything(match) == before


def test_the_last_move_of_the_game_is_confirmed_too() -> None:
    match = Match(toll(turns=1))
    match.play(0, "rest")
    assert match.state.over and not over(match) and match.asked == 0
    assert question(match, 0)["step"] == "confirming"
    assert match.shown_to(1).outcome() is None
    match.take_back(0)
    match.play(0, "rest")
    match.confirm(0)
    assert over(match) and match.asked == NOBODY and "decision" not in match.seen_by(0)
    assert match.shown_to(1).outcome() is not None


# --- what others see of a draft --------------------------------------------------------------------------------------


def test_a_draft_is_seen_by_its_own_seat_only() -> None:
    match = tramp_match(3)
    before = {seat: match.seen_by(seat) for seat in (NOBODY, 1, 2)}
    match.play(0, "choose charter")
    match.play(0, "charter s3")
    match.play(0, "berth hull")
    assert ready(match)
    assert match.seen_by(0)["view"]["owner"][3] == 0 and events(match, 0) == ["chartered", "berthed"]
    for seat in (NOBODY, 1, 2):
        assert match.seen_by(seat) == before[seat]
        assert match.seen_by(seat)["asked"] == 0 and "decision" not in match.seen_by(seat)
    match.confirm(0)
    for seat in (NOBODY, 1, 2):
        assert match.seen_by(seat)["view"]["owner"][3] == 0 and events(match, seat) == ["chartered", "berthed"]
    assert question(match, 1)["step"] == "turn" and "decision" not in match.seen_by(0)


def test_only_what_is_confirmed_counts_for_the_others() -> None:
    match = tramp_match()
    match.play(0, "choose bunker")
    assert match.confirmed == 0 and len(match.journal) == 1
    match.confirm(0)
    match.play(1, "choose charter")
    match.play(1, "charter s1")
    assert match.confirmed == 1 and len(match.journal) == 3
    assert position_hash(match.shown_to(0)) == position_hash(match.shown_to(NOBODY)) != position_hash(match.state)
    assert position_hash(match.shown_to(1)) == position_hash(match.state)


def test_a_seat_asks_for_the_events_from_a_number_on() -> None:
    match = tramp_match()
    match.play(0, "choose bunker")
    match.confirm(0)
    end = match.seen_by(1)["log"]
    match.play(1, "choose draw")
    assert names(match.seen_by(0, end)["events"]) == ["drawn"]
    assert names(match.seen_by(0)["events"]) == ["bunkered", "drawn"]
    assert match.seen_by(0, match.seen_by(0)["log"])["events"] == []


def test_a_number_beyond_the_draft_tells_others_nothing_of_it() -> None:
    match = tramp_match()
    match.play(0, "choose bunker")
    assert match.seen_by(1)["log"] == 0 and match.seen_by(0)["log"] == 1
    assert match.seen_by(1, 0)["events"] == match.seen_by(1, 1)["events"] == []


# --- reveals ---------------------------------------------------------------------------------------------------------


def test_a_revealing_move_is_marked_before_it_is_played() -> None:
    match = tramp_match()
    assert question(match, 0)["revealing"] == ["choose draw"]
    assert match.reveals(0, "choose draw") and not match.reveals(0, "choose bunker")
    assert match.journal == [] and match.drafting == NOBODY


def test_a_revealing_move_is_published_at_once() -> None:
    match = Match(toll())
    match.play(0, "draw")
    assert match.asked == 1 and match.drafting == NOBODY and match.confirmed == 1
    mine, theirs = match.seen_by(0)["events"], match.seen_by(1)["events"]
    assert names(mine) == names(theirs) == ["drawn", "buried"]
    assert "card" in mine[0] and "card" not in theirs[0] and "card" not in mine[1]
    assert match.seen_by(NOBODY)["events"] == theirs
    no_way_back(match, 0)


def test_a_reveal_in_the_middle_of_a_turn_publishes_the_draft_up_to_there() -> None:
    match = Match(toll(hand={0: ["c3", "c5"]}))
    match.play(0, "lay c3")
    assert events(match, 1) == [] and question(match, 0)["revealing"] == ["pay 2"]
    match.play(0, "pay 2")
    assert match.asked == 0 and match.drafting == NOBODY and match.confirmed == 2
    assert events(match, 1) == ["laid", "paid", "drawn"]
    assert question(match, 0)["back"] == 0
    no_way_back(match, 0)


def test_there_is_no_take_back_below_a_reveal() -> None:
    match = Match(toll(hand={0: ["c3", "c5"]}))
    match.play(0, "lay c3")
    match.play(0, "pay 2")
    revealed = everything(match)
    match.play(0, "lay c5")
    assert match.confirmed == 2 and events(match, 1) == ["laid", "paid", "drawn"]
    assert question(match, 0)["back"] == 1
    no_way_back(match, 0, 1)
    match.take_back(0, 0)
    assert everything(match) == revealed
    no_way_back(match, 0)


def test_a_move_is_marked_when_a_forced_move_after_it_reveals() -> None:
    match = Match(toll(steep=1, hand={0: ["c3"]}))
    assert question(match, 0)["revealing"] == ["draw", "lay c3"]
    match.play(0, "lay c3")
    assert match.texts() == ["lay c3", "pay 2"] and match.drafting == NOBODY and match.asked == 0
    no_way_back(match, 0)


def test_what_a_reveal_shows_is_no_event_of_its_own() -> None:
    match = Match(toll())
    match.play(0, "draw")
    assert match.seen_by(0)["log"] == len(match.seen_by(0)["events"]) == 2  # events can be counted


def test_marking_does_not_tell_what_would_be_revealed() -> None:
    state = toll()
    before = text(state)
    match = Match(state)
    for _ in range(3):
        match.seen_by(0)
        match.reveals(0, "draw")
        match.preview(0, "draw")
    assert text(match.state) == before


# --- taking back -----------------------------------------------------------------------------------------------------


def test_take_back_goes_to_the_last_choice() -> None:
    match = tramp_match()
    stages = charter(match)
    assert question(match, 0)["back"] == 3
    for stage in (2, 1, 0):
        match.take_back(0)
        assert everything(match) == stages[stage]
    no_way_back(match, 0)


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_take_back_goes_to_any_earlier_choice(choice: int) -> None:
    match = tramp_match()
    stages = charter(match)
    match.take_back(0, choice)
    assert everything(match) == stages[choice]
    if choice > 0:
        assert question(match, 0)["back"] == choice


def test_restart_goes_to_the_first_choice_and_leaves_no_draft() -> None:
    match = tramp_match()
    opening = charter(match)[0]
    match.take_back(0, 0)
    assert everything(match) == opening and match.drafting == NOBODY and match.journal == []
    match.play(0, "choose bunker")
    match.confirm(0)
    assert match.texts() == ["choose bunker"]


@pytest.mark.parametrize("choice", [-3, -2, 3, 99])
def test_there_is_no_way_back_to_a_choice_that_was_not_made(choice: int) -> None:
    match = tramp_match()
    charter(match)
    no_way_back(match, 0, choice)


def test_what_was_confirmed_is_not_taken_back() -> None:
    match = tramp_match()
    charter(match)
    match.confirm(0)
    no_way_back(match, 0)
    no_way_back(match, 0, 0)
    no_way_back(match, 1)


def test_nobody_takes_back_another_seats_draft() -> None:
    match = tramp_match(3)
    charter(match)
    for seat in (1, 2, NOBODY):
        no_way_back(match, seat)
        no_way_back(match, seat, 0)


def test_a_spectator_takes_nothing_back() -> None:
    no_way_back(tramp_match(), NOBODY)


def test_a_choice_taken_back_can_be_made_otherwise() -> None:
    match = tramp_match()
    match.play(0, "choose charter")
    match.take_back(0)
    match.play(0, "choose draw")
    assert match.texts() == ["choose draw"] and events(match, 0) == ["drawn"]
    assert text(match.state) == text(replay(TRAMP, {"seats": 2}, 1, ["choose draw"]))
