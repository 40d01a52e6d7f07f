"""The machine: moves, frames, steps, refusals and copies, on Tramp and on small games made for the purpose."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import append
from mypy_extensions import i64

from blueriband.games import find
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import BERTHING, CHARTERING, COAL_SHORT, DECK_EMPTY, SHIP_TAKEN
from blueriband.kernel.codec import legal, position_hash, read, save, text
from blueriband.kernel.engine import (
    ALLOWED,
    EVERYONE,
    NOBODY,
    NONE,
    NOT_OFFERED,
    REVEALED,
    BadOptions,
    DeadEnd,
    Decision,
    Game,
    Move,
    Options,
    Refused,
    State,
    Step,
    move,
    noun,
    row,
    second,
    third,
    verb,
)
from blueriband.kernel.words import Option, Ruling, Word
from tests.kernel.toy import BURIED, DRAWN, Stumble, Toll, toll
from tests.rules import play, refused

TRAMP = find("tramp")
SHORT = settings(max_examples=60, deadline=None, derandomize=True)


def tramp(seats: int = 2, seed: int = 1) -> Tramp:
    s = TRAMP.new({"seats": seats}, seed)
    assert isinstance(s, Tramp)
    return s


# --- moves -----------------------------------------------------------------------------------------------------------


@SHORT
@given(st.integers(0, 255), st.integers(0, 4095), st.integers(0, 4095), st.integers(0, 4095))
def test_a_move_holds_a_verb_and_three_nouns(v: int, a: int, b: int, c: int) -> None:
    m = move(v, a, b, c)
    assert (verb(m), noun(m), second(m), third(m)) == (v, a, b, c)
    assert 0 <= m < 2**53  # so that a browser can hold it


def test_the_largest_move_fits_in_a_number_of_the_browser() -> None:
    m = move(255, 4095, 4095, 4095)
    assert m < 2**53
    assert float(m) == m and float(m - 1) == m - 1


def test_moves_that_differ_are_different_numbers() -> None:
    said = [(v, a, b, c) for v in (0, 1, 255) for a in (0, 1, 4095) for b in (0, 1, 4095) for c in (0, 1, 4095)]
    assert len({move(*words) for words in said}) == len(said)


def test_a_noun_that_is_not_said_is_zero() -> None:
    assert move(7) == move(7, 0, 0, 0)
    assert (noun(move(7)), second(move(7)), third(move(7))) == (0, 0, 0)


# --- a game that writes down what its steps do -----------------------------------------------------------------------

START, NOTE, CHOICE, TRAP = 0, 1, 2, 3


class Diary(State):
    """Numbers, in the order in which steps wrote them down."""

    lines: Any


class Start(Step[Diary]):
    """Say what follows: the game's plan."""

    def run(self, s: Diary, d: Decision) -> None:
        assert isinstance(s.game, DiaryGame)
        for step, x in s.game.plan:
            s.then(step, 0, x)


class Note(Step[Diary]):
    """Write down x; after 0, 1 and 2 go on with x + 10 and x + 20."""

    def run(self, s: Diary, d: Decision) -> None:
        s.lines = append(s.lines, d.x)
        if d.x < 3:
            s.then(NOTE, 0, d.x + 10)
            s.then(NOTE, 0, d.x + 20)


class Choice(Step[Diary]):
    """Write down x, or x and then two more."""

    def offer(self, s: Diary, d: Decision) -> None:
        d.offer(move(0))
        d.offer(move(1))

    def take(self, s: Diary, d: Decision, m: Move) -> None:
        s.lines = append(s.lines, d.x)
        if verb(m) == 1:
            s.then(NOTE, 0, 100)
            s.then(NOTE, 0, 200)


class DiaryGame(Game[Diary]):
    """A plan of steps, followed to the end."""

    def __init__(self, *plan: tuple[int, int], dealt: list[tuple[int, int]] | None = None) -> None:
        self.plan = plan
        self.dealt = [(START, 0)] if dealt is None else dealt
        self.name, self.version, self.data, self.longest, self.end_rule = "diary", 1, "", 100, "DI-9"
        self.options = [Option("seats", [1], 1), Option("long", [0, 1], 1)]
        self.verbs = [Word("no"), Word("yes")]
        self.events = []
        self.rulings = [Ruling("allowed", ""), Ruling("not_offered", "")]
        self.steps = [Start("start", "DI-1"), Note("note", "DI-2"), Choice("choice", "DI-3"), Step("trap", "DI-4")]

    def blank(self) -> Diary:
        return Diary(self)

    def deal(self, s: Diary, options: Options) -> None:
        s.lines = row(0, 0)
        for step, x in self.dealt:
            s.then(step, 0, x)


def diary(*plan: tuple[int, int]) -> Diary:
    return DiaryGame(*plan).new({}, 1)


def test_what_follows_happens_in_the_order_written() -> None:
    s = diary((NOTE, 7), (NOTE, 8), (NOTE, 9))
    assert list(s.lines) == [7, 8, 9] and s.over


def test_what_follows_a_step_happens_before_what_was_to_follow_anyway() -> None:
    s = diary((NOTE, 1), (NOTE, 2), (NOTE, 5))
    assert list(s.lines) == [1, 11, 21, 2, 12, 22, 5]


def test_what_follows_a_choice_happens_before_what_was_to_follow_anyway() -> None:
    s = diary((NOTE, 7), (CHOICE, 8), (NOTE, 9))
    assert list(s.lines) == [7] and not s.over
    s.play(move(1))
    assert list(s.lines) == [7, 8, 100, 200, 9] and s.over


def test_what_the_deal_says_first_happens_first() -> None:
    s = DiaryGame(dealt=[(NOTE, 7), (NOTE, 8), (NOTE, 9)]).new({}, 1)
    assert list(s.lines) == [7, 8, 9]


def test_a_step_is_done_once_a_move_is_taken() -> None:
    s = diary((CHOICE, 5), (CHOICE, 6))
    s.play(move(0))
    assert s.decision.x == 6 and len(s.stack) == 1 and s.ply == 1
    s.play(move(0))
    assert s.over and s.ply == 2


def test_a_step_without_moves_must_say_what_happens() -> None:
    with pytest.raises(DeadEnd, match="trap"):
        diary((NOTE, 7), (TRAP, 0))


def test_a_dead_end_in_the_middle_of_a_game_is_told_by_its_step() -> None:
    s = diary((CHOICE, 5), (TRAP, 0))
    with pytest.raises(DeadEnd, match="trap"):
        s.play(move(0))


def test_a_step_that_offers_moves_must_say_what_they_do() -> None:
    with pytest.raises(NotImplementedError):
        Step[Diary]("trap", "DI-4").take(diary((CHOICE, 5)), Decision(), move(0))


# --- frames ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("x", [-1, 65536, 2**40, -(2**40)])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_frames_refuse_numbers_they_cannot_hold(x: int, place: int) -> None:
    s = tramp()
    before = text(s)
    numbers = [0, 0, 0]
    numbers[place] = x
    with pytest.raises(ValueError, match="65535"):
        s.then(BERTHING, 0, *numbers)
    assert text(s) == before


@pytest.mark.parametrize(("step", "seat"), [(256, 0), (-1, 0), (0, 16), (0, NOBODY)])
def test_frames_refuse_steps_and_seats_they_cannot_hold(step: int, seat: int) -> None:
    with pytest.raises(ValueError, match="frame"):
        tramp().then(step, seat)


@SHORT
@given(
    st.integers(0, 255), st.integers(0, 15), st.integers(0, 65535), st.integers(0, 65535), st.integers(0, 65535)
)  # fmt: skip
def test_a_frame_comes_back_as_it_was_put(step: int, seat: int, x: int, y: int, z: int) -> None:
    s, d = tramp(), Decision()
    s.then(step, seat, x, y, z)
    d.open(s.stack[len(s.stack) - 1])
    assert (d.step, d.seat, d.x, d.y, d.z) == (step, seat, x, y, z)


def test_a_step_knows_what_it_is_about() -> None:
    s = tramp()
    play(s, "choose charter", "charter s3")
    assert (s.decision.step, s.decision.seat, s.decision.x) == (BERTHING, 0, 3)


# --- decisions -------------------------------------------------------------------------------------------------------


def test_a_state_rests_at_a_decision_with_at_least_one_move() -> None:
    s = tramp()
    assert s.decision.seat == 0 and not s.over and not s.decision.forced
    assert legal(s) == ["choose charter", "choose bunker", "choose draw"]


def test_a_list_of_moves_is_never_changed_afterwards() -> None:
    s = tramp()
    moves = s.decision.moves
    before = list(moves)
    play(s, "choose charter")
    assert list(moves) == before != list(s.decision.moves)


def test_a_single_move_is_forced() -> None:
    s = toll(coins={0: 1}, hand={0: ["c3"]})
    play(s, "lay c3")
    assert legal(s) == ["pay 1"] and s.decision.forced


def test_a_game_that_is_over_offers_nothing() -> None:
    s = toll(turns=1)
    play(s, "rest")
    assert s.over and legal(s) == [] and len(s.offers().moves) == 0 and s.offers().refused == []
    assert s.refusal(read(s.game, "rest")) == NOT_OFFERED
    assert refused(s, "rest") == "TY-5.2"  # the rule that ends the game


# --- refusals --------------------------------------------------------------------------------------------------------


def test_a_refusal_carries_its_ruling_and_its_rule() -> None:
    s = tramp()
    play(s, "choose charter", "charter s3", "berth hull", "choose charter")
    s.coal[1] = 2
    s.advance()
    assert s.refusal(read(TRAMP, "charter s3")) == SHIP_TAKEN
    assert s.refusal(read(TRAMP, "charter s9")) == COAL_SHORT
    assert s.refusal(read(TRAMP, "charter s0")) == ALLOWED
    with pytest.raises(Refused, match=r"^TR-3.1a ship_taken$") as refusal:
        s.play(read(TRAMP, "charter s3"))
    assert refusal.value.ruling.name == "ship_taken" and refusal.value.rule == "TR-3.1a"


def test_a_move_that_is_not_being_asked_for_carries_the_rule_of_the_question() -> None:
    s = tramp()
    assert s.refusal(read(TRAMP, "berth hull")) == NOT_OFFERED
    assert s.rule(NOT_OFFERED) == "TR-2.1"
    assert refused(s, "berth hull") == "TR-2.1"
    play(s, "choose charter")
    assert refused(s, "berth hull") == "TR-3.1"
    play(s, "charter s3")
    assert refused(s, "charter s3") == "TR-3.2"


def test_a_move_of_unknown_words_is_refused_and_not_played() -> None:
    s = tramp()
    with pytest.raises(Refused, match="not_offered"):
        s.play(move(200, 4095, 4095, 4095))


def test_the_offers_name_every_candidate_with_its_ruling() -> None:
    s = tramp()
    s.deck = row(0, 0)
    s.advance()
    d = s.offers()
    assert d.refused == [(read(TRAMP, "choose draw"), DECK_EMPTY)]
    assert list(d.moves) == list(s.decision.moves)
    assert s.decision.refused is None  # nobody asked why not while playing


def test_a_refused_move_changes_nothing() -> None:
    s = tramp()
    play(s, "choose charter")
    before, question = save(s), list(s.decision.moves)
    s.events = []
    for said in ("berth hull", "choose draw", "choose charter"):
        with pytest.raises(Refused):
            s.play(read(TRAMP, said))
    assert save(s) == before and list(s.decision.moves) == question and s.events == []
    assert s.decision.step == CHARTERING


# --- events ----------------------------------------------------------------------------------------------------------


def test_nothing_is_told_while_nobody_listens() -> None:
    quiet, heard = tramp(), tramp()
    heard.events = []
    for said in ("choose draw", "choose bunker", "choose charter", "charter s3", "berth oslo"):
        quiet.play(read(TRAMP, said))
        heard.play(read(TRAMP, said))
    assert quiet.events is None
    assert heard.events[0].kind == REVEALED and len(heard.events) == 5
    assert position_hash(quiet) == position_hash(heard)


def test_an_event_names_what_happened_to_whom_and_who_may_know() -> None:
    s = toll()
    s.events = []
    s.play(read(s.game, "draw"))
    revealed, drawn, buried = s.events
    assert (revealed.kind, revealed.seat) == (REVEALED, NOBODY)
    assert (drawn.kind, drawn.seat, drawn.b, drawn.c, drawn.seen_by) == (DRAWN, 0, NONE, NONE, 1)
    assert s.hand[0] >> drawn.a & 1 == 1
    assert (buried.kind, buried.seen_by) == (BURIED, 0) and buried.a == s.buried[0]


def test_an_event_is_for_everyone_unless_it_says_otherwise() -> None:
    s = tramp()
    s.events = []
    s.emit(0, 1, 2)
    assert (s.events[0].a, s.events[0].b, s.events[0].seen_by) == (2, NONE, EVERYONE)


def test_a_reveal_raises_the_floor_to_the_move_being_played() -> None:
    s = tramp()
    play(s, "choose bunker")
    assert (s.ply, s.floor) == (1, 0)
    play(s, "choose draw")
    assert (s.ply, s.floor) == (2, 2)
    play(s, "choose bunker")
    assert (s.ply, s.floor) == (3, 2)


# --- options ---------------------------------------------------------------------------------------------------------


def test_options_that_are_not_given_are_filled_in() -> None:
    assert DiaryGame().settle({}) == {"seats": 1, "long": 1}
    assert DiaryGame().settle({"long": 0}) == {"seats": 1, "long": 0}
    assert TRAMP.settle({"seats": 4}) == {"seats": 4}


@pytest.mark.parametrize("value", [0, 1, 5, -2, True, 2**70])
def test_an_option_has_only_the_values_it_names(value: int) -> None:
    with pytest.raises(BadOptions, match="seats must be one of 2, 3, 4"):
        TRAMP.settle({"seats": value})
    with pytest.raises(BadOptions):
        TRAMP.new({"seats": value}, 1)


@pytest.mark.parametrize("value", [2.5, "2", None, [2]])
def test_an_option_that_is_no_number_is_refused(value: Any) -> None:
    with pytest.raises(BadOptions, match="seats must be one of 2, 3, 4"):
        TRAMP.settle({"seats": value})


def test_an_option_is_a_whole_number() -> None:
    value: Any = 2.0
    with pytest.raises(BadOptions, match="seats must be one of 2, 3, 4"):
        TRAMP.settle({"seats": value})


def test_an_option_that_a_game_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="tramp has no option 'colour'; it has: seats"):
        TRAMP.new({"seats": 2, "colour": 1}, 1)


def test_settling_leaves_the_options_given_as_they_were() -> None:
    options = {"long": 0}
    DiaryGame().settle(options)
    assert options == {"long": 0}


# --- clones ----------------------------------------------------------------------------------------------------------


def test_a_clone_is_at_the_same_decision() -> None:
    s = tramp()
    play(s, "choose charter", "charter s3")
    t = s.clone()
    assert text(t) == text(s) and legal(t) == legal(s)
    assert (t.decision.step, t.decision.seat, t.decision.x) == (BERTHING, 0, 3)


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    s = tramp()
    play(s, "choose charter")
    before = text(s)
    t = s.clone()
    play(t, "charter s3", "berth hull", "choose draw")
    assert text(s) == before and legal(s)[0] == "charter s0"
    after = text(t)
    play(s, "charter s0", "berth oslo", "choose bunker")
    assert text(t) == after


def test_a_clone_goes_on_with_the_same_chance() -> None:
    s = toll()
    t = s.clone()
    assert [s.rng.roll(1000) for _ in range(5)] == [t.rng.roll(1000) for _ in range(5)]


def test_nobody_listens_to_a_clone() -> None:
    s = tramp()
    s.events = []
    t = s.clone()
    t.play(read(TRAMP, "choose bunker"))
    assert t.events is None and s.events == []


def test_a_clone_of_a_finished_game_is_over() -> None:
    s = toll(turns=1)
    play(s, "rest")
    t = s.clone()
    assert t.over and legal(t) == [] and t.outcome() is not None


# --- rules that break off --------------------------------------------------------------------------------------------


def test_an_error_in_a_rule_comes_through_as_it_is() -> None:
    s = toll(hand={0: ["c3"]}, faults=("laying_stumbles",))
    with pytest.raises(Stumble):
        s.play(read(s.game, "lay c3"))


def test_rows_are_made_of_equal_numbers() -> None:
    length: i64 = 3
    assert list(row(length, NONE)) == [NONE, NONE, NONE] and list(row(0, 7)) == []


def test_a_toy_keeps_all_its_numbers_in_its_save() -> None:
    s = toll()
    assert isinstance(s, Toll)
    kernel = {"seats", "rng", "stack", "active", "turn", "ply", "floor"}
    assert set(save(s)["position"]) - kernel == {
        "coins", "hand", "deck", "buried", "pile", "bank", "turns", "waking", "steep",
    }  # fmt: skip
