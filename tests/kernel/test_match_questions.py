"""What a match asks and answers: forced moves, previews, refusals, news, acts out of turn, answers in mid-turn."""

from __future__ import annotations

import pytest

from blueriband.kernel.codec import read
from blueriband.kernel.engine import NOBODY, Refused
from blueriband.kernel.match import Match, OutOfTurn
from tests.kernel.matches import (
    TRAMP,
    events,
    everything,
    no_way_back,
    out_of_turn,
    over,
    question,
    ready,
)
from tests.kernel.toy import toll
from tests.rules import names

# --- how often --------------------------------------------------------------------------------------------------------


def test_a_step_that_does_not_count_leaves_the_number_out() -> None:
    assert question(Match(toll()), 0)["left"] is None


# --- forced moves ----------------------------------------------------------------------------------------------------


def test_a_forced_move_is_played_and_written_in_the_journal() -> None:
    match = Match(toll(coins={0: 1}, hand={0: ["c3"]}))
    match.play(0, "lay c3")
    assert match.texts() == ["lay c3", "pay 1"]
    assert [(entry.seat, entry.forced) for entry in match.journal] == [(0, False), (0, True)]
    assert ready(match) and events(match, 0) == ["laid", "paid", "buried"]


def test_take_back_goes_past_forced_moves_to_the_choice_before_them() -> None:
    match = Match(toll(coins={0: 1}, hand={0: ["c3"]}))
    before = everything(match)
    match.play(0, "lay c3")
    assert len(match.marks) == 1
    match.take_back(0)
    assert everything(match) == before


def test_a_game_that_opens_with_a_forced_move_plays_it() -> None:
    match = Match(toll(waking=1))
    assert match.texts() == ["wake"] and match.journal[0].forced and match.drafting == NOBODY
    assert question(match, 0)["step"] == "turn" and events(match, 1) == ["woken"]
    no_way_back(match, 0)


def test_the_next_seats_forced_moves_wait_for_the_confirmation() -> None:
    match = Match(toll(waking=1))
    match.play(0, "rest")
    assert match.texts() == ["wake", "rest"]
    match.confirm(0)
    assert match.texts() == ["wake", "rest", "wake"] and match.journal[2].seat == 1
    assert match.asked == 1 and question(match, 1)["step"] == "turn"
    no_way_back(match, 1)


def test_a_step_that_is_always_asked_is_asked_even_when_forced() -> None:
    match = Match(toll(coins={0: 1}, hand={0: ["c3"]}), ask_always=frozenset({"tolling"}))
    match.play(0, "lay c3")
    assert match.texts() == ["lay c3"] and question(match, 0)["moves"] == ["pay 1"]
    match.play(0, "pay 1")
    assert [entry.forced for entry in match.journal] == [False, False]
    match.take_back(0)
    assert question(match, 0)["step"] == "tolling"


def test_an_opening_that_is_always_asked_waits() -> None:
    match = Match(toll(waking=1), ask_always=frozenset({"waking"}))
    assert match.journal == [] and question(match, 0)["moves"] == ["wake"]


# --- previews, refusals and news -------------------------------------------------------------------------------------


def test_a_preview_tells_what_a_move_would_do_and_changes_nothing() -> None:
    match = Match(toll(coins={0: 1}, hand={0: ["c3"]}))
    before = everything(match)
    told = match.preview(0, "lay c3")
    assert told[:2] == [{"event": "laid", "seat": 0, "card": "c3"}, {"event": "paid", "seat": 0, "coins": 1}]
    assert everything(match) == before


def test_a_preview_tells_nothing_from_a_reveal_on() -> None:
    match = Match(toll(steep=1, hand={0: ["c3"]}))
    assert match.preview(0, "draw") == []
    assert names(match.preview(0, "lay c3")) == ["laid", "paid"]


def test_a_preview_is_tried_on_an_imagined_position() -> None:
    shown = set()
    for seed in range(20):
        match = Match(toll(seed=seed, hand={0: ["c3"]}, faults=("burial_told_to_all",)))  # it would tell the real card
        real = match.state.clone()
        real.events = []
        real.play(read(real.game, "rest"))
        shown.add(match.preview(0, "rest")[0]["card"] == f"c{real.events[-1].a}")
    assert False in shown


def test_a_preview_hides_what_the_seat_may_not_see() -> None:
    assert Match(toll()).preview(0, "rest") == [{"event": "buried", "seat": 0}]


def test_a_preview_goes_on_from_the_draft() -> None:
    match = Match(toll(hand={0: ["c3"]}))
    match.play(0, "lay c3")
    assert names(match.preview(0, "pay 1")) == ["paid", "buried"]


def test_a_move_that_is_refused_has_no_preview() -> None:
    match = Match(toll(hand={0: ["c3"]}))
    with pytest.raises(Refused, match=r"TY-1\.2"):
        match.preview(0, "lay c4")
    with pytest.raises(Refused):
        match.reveals(0, "agree")
    with pytest.raises(ValueError, match="no move begins"):
        match.preview(0, "sail")


def test_refusals_name_what_might_be_tried_with_ruling_and_rule() -> None:
    s = TRAMP.new({"seats": 2}, 1)
    s.coal[0] = 4
    match = Match(s)
    match.play(0, "choose charter")
    assert match.refusals(0) == [
        {"move": "charter s8", "ruling": "coal_short", "rule": "TR-3.1b"},
        {"move": "charter s9", "ruling": "coal_short", "rule": "TR-3.1b"},
    ]


def test_news_is_what_happened_since_a_seat_last_finished() -> None:
    match = Match(toll(3))
    for seat in (0, 1, 2):
        match.play(seat, "rest")
        match.confirm(seat)
    assert match.news(0) == [{"event": "buried", "seat": 1}, {"event": "buried", "seat": 2}]
    assert match.news(1) == [{"event": "buried", "seat": 2}]
    assert match.news(2) == []


def test_news_holds_nothing_of_another_seats_draft() -> None:
    match = Match(toll())
    match.play(0, "rest")
    match.confirm(0)
    match.play(1, "rest")
    assert match.news(0) == []
    match.confirm(1)
    assert match.news(0) == [{"event": "buried", "seat": 1}]


def test_news_of_a_seat_that_has_not_played_yet_is_the_whole_game() -> None:
    match = Match(toll(3))
    match.play(0, "draw")
    assert names(match.news(2)) == ["drawn", "buried"]


def test_news_of_a_spectator_is_the_whole_game() -> None:
    match = Match(toll(2))
    for seat in (0, 1):
        match.play(seat, "rest")
        match.confirm(seat)
    assert names(match.news(NOBODY)) == ["buried", "buried"]


# --- out of turn -----------------------------------------------------------------------------------------------------


def test_nobody_but_the_seat_that_is_asked_may_do_anything() -> None:
    match = Match(toll(3))
    for seat in (1, 2, NOBODY, 3, 99):
        out_of_turn(match, seat)


def test_nobody_plays_into_another_seats_draft() -> None:
    match = Match(toll(3, hand={0: ["c3"]}))
    match.play(0, "lay c3")
    for seat in (1, 2, NOBODY):
        out_of_turn(match, seat)


def test_a_complete_draft_is_confirmed_or_taken_back_and_nothing_else() -> None:
    match = Match(toll())
    match.play(0, "rest")
    for act in (match.play, match.preview, match.reveals):
        with pytest.raises(OutOfTurn):
            act(0, "rest")
    with pytest.raises(OutOfTurn):
        match.refusals(0)
    out_of_turn(match, 1)
    out_of_turn(match, NOBODY)


def test_nothing_is_confirmed_twice() -> None:
    match = Match(toll())
    match.play(0, "rest")
    match.confirm(0)
    out_of_turn(match, 0)


def test_when_the_game_is_over_nobody_may_do_anything() -> None:
    match = Match(toll(turns=1), automatic=frozenset({0}))
    match.play(0, "rest")
    assert over(match)
    for seat in (0, 1, NOBODY):
        out_of_turn(match, seat)


def test_only_the_seat_that_is_asked_has_a_question_to_answer() -> None:
    match = Match(toll())
    with pytest.raises(OutOfTurn):
        match.question(1)


def test_only_the_seat_that_drafts_is_asked_to_confirm() -> None:
    match = Match(toll())
    match.play(0, "rest")
    with pytest.raises(OutOfTurn):
        match.question(1)


def test_a_refused_move_and_a_text_that_says_none_leave_everything_as_it_was() -> None:
    match = Match(toll(hand={0: ["c3"]}))
    match.play(0, "lay c3")
    before = everything(match)
    for said in ("rest", "pay 3", "agree"):
        with pytest.raises(Refused):
            match.play(0, said)
    for said in ("", "sail", "pay", "pay x"):
        with pytest.raises(ValueError, match=r"move|read|number"):
            match.play(0, said)
    assert everything(match) == before


# --- a question to another seat in mid-turn --------------------------------------------------------------------------


def test_a_question_to_another_seat_publishes_the_draft_without_confirmation() -> None:
    match = Match(toll())
    match.play(0, "ask")
    assert match.state.active == 0 and match.asked == 1 and match.drafting == NOBODY and match.confirmed == 1
    assert events(match, 1) == events(match, NOBODY) == ["asked"]
    assert question(match, 1)["moves"] == ["agree", "decline"]
    no_way_back(match, 0)
    out_of_turn(match, 0)


def test_an_answer_is_a_draft_of_the_seat_that_gives_it() -> None:
    match = Match(toll())
    match.play(0, "ask")
    match.play(1, "agree")
    assert match.drafting == 1 and ready(match) and match.asked == 1
    assert match.seen_by(1)["view"]["coins"] == [3, 1]
    assert match.seen_by(0)["view"]["coins"] == match.seen_by(NOBODY)["view"]["coins"] == [2, 2]
    assert events(match, 0) == ["asked"]
    match.take_back(1)
    match.play(1, "decline")
    match.confirm(1)
    assert match.asked == 0 and events(match, 0) == ["asked", "declined"]
    assert question(match, 0)["step"] == "thanking"


def test_an_automatic_seat_need_not_confirm_its_answer() -> None:
    match = Match(toll(), automatic=frozenset({1}))
    match.play(0, "ask")
    match.play(1, "agree")
    assert match.asked == 0 and events(match, 0) == ["asked", "agreed"]
    no_way_back(match, 1)


def test_the_asking_seat_goes_on_with_a_new_draft_after_the_answer() -> None:
    match = Match(toll(), automatic=frozenset({1}))
    match.play(0, "ask")
    match.play(1, "agree")
    answered = everything(match)
    match.play(0, "bow")
    assert ready(match) and match.confirmed == 2
    match.take_back(0, 0)
    assert everything(match) == answered
    no_way_back(match, 0)
    match.play(0, "nod")
    match.confirm(0)
    assert match.asked == 1 and question(match, 1)["step"] == "turn"


def test_a_forced_answer_is_played_without_asking() -> None:
    match = Match(toll(coins={1: 0}))
    match.play(0, "ask")
    assert match.texts() == ["ask", "decline"] and match.journal[1].seat == 1 and match.journal[1].forced
    assert match.asked == 0 and question(match, 0)["step"] == "thanking"
