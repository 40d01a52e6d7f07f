"""A match that breaks off, is resumed, or goes any way whatever."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueriband.games import find
from blueriband.kernel.codec import replay, save
from blueriband.kernel.engine import NOBODY, Game, Refused
from blueriband.kernel.match import Match, resume
from blueriband.kernel.rng import SEEDS, seeded
from tests.kernel.matches import (
    TOLL,
    TRAMP,
    Json,
    charter,
    everything,
    ready,
    tramp_match,
)
from tests.kernel.toy import Stumble, toll

# --- rules that break off --------------------------------------------------------------------------------------------


def test_a_rule_that_breaks_off_leaves_the_match_as_it_was() -> None:
    match = Match(toll(hand={0: ["c3"]}, faults=("laying_stumbles",)))
    before = everything(match)
    with pytest.raises(Stumble):
        match.play(0, "lay c3")
    assert everything(match) == before
    match.play(0, "rest")
    assert ready(match)


def test_a_rule_that_breaks_off_within_a_draft_leaves_the_draft_as_it_was() -> None:
    match = Match(toll(hand={0: ["c3"]}, faults=("paying_stumbles",)))
    match.play(0, "lay c3")
    before = everything(match)
    for said in ("pay 1", "pay 2"):
        with pytest.raises(Stumble):
            match.play(0, said)
        assert everything(match) == before
    match.take_back(0)
    assert match.drafting == NOBODY


def test_a_forced_move_that_breaks_off_takes_the_choice_before_it_along() -> None:
    match = Match(toll(coins={0: 1}, hand={0: ["c3"]}, faults=("paying_stumbles",)))
    before = everything(match)
    with pytest.raises(Stumble):
        match.play(0, "lay c3")
    assert everything(match) == before and match.journal == [] and match.log == []


def test_what_breaks_off_between_two_turns_leaves_the_match_as_it_was() -> None:
    match = Match(toll(faults=("turn_end_stumbles",)))
    before = everything(match)
    for said in ("rest", "draw"):
        with pytest.raises(Stumble):
            match.play(0, said)
        assert everything(match) == before


def test_a_confirmation_that_breaks_off_leaves_the_draft_unconfirmed() -> None:
    match = Match(toll(waking=1, faults=("waking_stumbles",)))
    match.play(0, "rest")
    before = everything(match)
    with pytest.raises(Stumble):
        match.confirm(0)
    assert everything(match) == before and ready(match) and match.confirmed == 1
    match.take_back(0)
    assert match.drafting == NOBODY and match.texts() == ["wake"]


@pytest.mark.parametrize("said", ["rest", "draw"])
def test_what_breaks_off_after_an_automatic_confirmation_leaves_the_match_as_it_was(said: str) -> None:
    match = Match(toll(waking=1, faults=("waking_stumbles",)), automatic=frozenset({0}))
    before = everything(match)
    with pytest.raises(Stumble):
        match.play(0, said)
    assert everything(match) == before and match.left == [0, 0]


# --- resuming --------------------------------------------------------------------------------------------------------


def test_a_match_resumes_from_its_journal() -> None:
    match = Match(TOLL.new({"seats": 2, "waking": 1}, 5))
    match.play(0, "draw")
    match.play(1, "ask")
    match.play(0, "decline")
    match.confirm(0)
    match.play(1, "bow")
    match.confirm(1)
    again = resume(TOLL.new({"seats": 2, "waking": 1}, 5), match.texts(), match.confirmed)
    assert everything(again) == everything(match)


def test_a_match_resumes_with_a_draft_that_is_not_confirmed() -> None:
    match = tramp_match()
    stages = charter(match)
    again = resume(TRAMP.new({"seats": 2}, 1), match.texts(), match.confirmed)
    assert everything(again) == everything(match) == stages[3] and ready(again)
    again.take_back(0, 1)
    assert everything(again) == stages[1]


def test_a_match_resumes_in_the_middle_of_a_draft() -> None:
    match = tramp_match()
    match.play(0, "choose bunker")
    match.confirm(0)
    match.play(1, "choose charter")
    again = resume(TRAMP.new({"seats": 2}, 1), match.texts(), match.confirmed)
    assert everything(again) == everything(match) and again.drafting == 1


def test_a_confirmed_draft_is_confirmed_again() -> None:
    match = tramp_match()
    match.play(0, "choose bunker")
    waiting = resume(TRAMP.new({"seats": 2}, 1), ["choose bunker"], 0)
    assert everything(waiting) == everything(match)
    match.confirm(0)
    done = resume(TRAMP.new({"seats": 2}, 1), ["choose bunker"], 1)
    assert everything(done) == everything(match) and done.asked == 1


def test_a_journal_that_skips_a_forced_move_is_refused() -> None:
    with pytest.raises(ValueError, match="move 1 can only be 'wake'"):
        resume(TOLL.new({"seats": 2, "waking": 1}, 5), ["rest"], 1)


def test_a_journal_with_a_move_against_the_rules_is_refused() -> None:
    with pytest.raises(Refused):
        resume(TRAMP.new({"seats": 2}, 1), ["choose bunker", "berth hull"], 2)


# --- any match whatever ----------------------------------------------------------------------------------------------


def wander(game: Game[Any], options: dict[str, int], seed: int, whim: int, automatic: frozenset[int]) -> Match:
    """Play a match at random with confirmations and take-backs, checking every law of drafts on the way."""
    match, rng = Match(game.new(options, seed), automatic), seeded(whim)
    seats = options["seats"]
    public: dict[int, Json] = {}
    while not match.over:
        seat = match.asked
        for other in range(NOBODY, seats):
            seen = match.seen_by(other)
            seen.pop("decision", None)
            if match.drafting == NOBODY:
                public[other] = seen
            elif other != match.drafting:
                assert seen == public[other], "a draft is seen by somebody else"
        if match.marks and rng.roll(5) == 0:
            back = int(rng.roll(len(match.marks)))
            mark = match.marks[back]
            match.take_back(seat, -1 if back == len(match.marks) - 1 and rng.roll(2) == 0 else back)
            assert match.state is mark.state and len(match.marks) == back
        elif ready(match):
            match.confirm(seat)
            assert match.drafting == NOBODY
        else:
            asked = match.question(seat)
            said = asked["moves"][rng.roll(len(asked["moves"]))]
            match.play(seat, said)
            if said in asked["revealing"]:
                assert match.drafting == NOBODY, "a revealing move is a draft"
            elif match.drafting == NOBODY:
                asks_another = match.state.active == seat
                assert seat in automatic or asks_another, "a draft was published without a reason"
        if rng.roll(12) == 0:
            again = resume(game.new(options, seed), match.texts(), match.confirmed, automatic)
            assert everything(again) == everything(match), "a resumed match differs"
    return match


def check_wandering(game: Game[Any], options: dict[str, int], seed: int, whim: int, automatic: frozenset[int]) -> None:
    match = wander(game, options, seed, whim, automatic)
    assert match.asked == NOBODY and match.confirmed == len(match.journal)
    assert save(match.state) == save(replay(game, options, seed, match.texts()))
    assert [entry.seat for entry in match.journal if entry.seat not in range(options["seats"])] == []


SEATS = st.integers(2, 4)
SEED = st.integers(0, SEEDS - 1)
AUTOMATIC = st.frozensets(st.integers(0, 3), max_size=3)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(SEATS, SEED, SEED, AUTOMATIC, st.integers(0, 1), st.integers(0, 1))
def test_any_match_of_toll_keeps_drafts_to_their_seats(
    seats: int, seed: int, whim: int, automatic: frozenset[int], waking: int, steep: int
) -> None:
    check_wandering(TOLL, {"seats": seats, "waking": waking, "steep": steep}, seed, whim, automatic)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(SEATS, SEED, SEED, AUTOMATIC)
def test_any_match_of_tramp_keeps_drafts_to_their_seats(
    seats: int, seed: int, whim: int, automatic: frozenset[int]
) -> None:
    check_wandering(TRAMP, {"seats": seats}, seed, whim, automatic)


@settings(max_examples=3, deadline=None, derandomize=True)
@given(SEATS, SEED, SEED, AUTOMATIC)
def test_any_match_of_crossing_oceans_keeps_drafts_to_their_seats(
    seats: int, seed: int, whim: int, automatic: frozenset[int]
) -> None:
    check_wandering(find("crossing-oceans"), {"seats": seats}, seed, whim, automatic)
