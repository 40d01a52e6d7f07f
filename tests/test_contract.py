"""The laws of the kernel, on every game; and proof that each of them can fail, on a toy with faults."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from blueriband.games import NAMES, find
from blueriband.kernel.codec import save
from blueriband.kernel.contract import check_game, check_position, check_words
from blueriband.kernel.engine import NOBODY, DeadEnd, Game, State
from blueriband.kernel.rng import SEEDS, seeded
from tests.kernel import toy
from tests.kernel.toy import FAULTS, TollGame, toll

TABLES = [
    (name, option) for name in NAMES for option in next(o.values for o in find(name).options if o.name == "seats")
]
SEEDED = st.integers(0, SEEDS - 1)


def words_of(name: str) -> ModuleType:
    return import_module(f"blueriband.games.{name.replace('-', '_')}.words")


# --- every game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=SEEDED)
@example(seed=0)
@example(seed=SEEDS - 1)
def test_every_game_keeps_the_laws(name: str, seats: int, seed: int) -> None:
    end = check_game(find(name), {"seats": seats}, seed)
    assert end.over and end.seats == seats


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_keeps_the_laws_after_every_single_move(name: str, seats: int) -> None:
    assert check_game(find(name), {"seats": seats}, 2024, every=1).over


@pytest.mark.parametrize("name", NAMES)
def test_every_word_stands_at_its_number(name: str) -> None:
    check_words(find(name), words_of(name))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), waking=st.integers(0, 1), steep=st.integers(0, 1), seed=SEEDED)
def test_a_toy_without_faults_keeps_the_laws(seats: int, waking: int, steep: int, seed: int) -> None:
    assert check_game(TollGame(), {"seats": seats, "waking": waking, "steep": steep}, seed, every=1).over


def test_the_words_of_a_toy_stand_at_their_numbers() -> None:
    check_words(TollGame(), toy)


# --- every law can fail ----------------------------------------------------------------------------------------------

BROKEN = {
    # secrets
    "view_shows_deck": "an imagined position looks different",
    "view_shows_hands": "an imagined position looks different",
    "burial_told_to_all": "an event tells a secret",
    "draw_told_to_all": "an event tells more than the view",
    "reveal_forgotten": "an event tells a secret",
    "legal_list_depends_on_deck": "the legal list tells a secret",
    "ruling_depends_on_deck": "a refusal tells a secret",
    "reveal_forgotten_silently": "a move that may be taken back shows a secret",
    "reveal_depends_on_deck": "whether a move reveals something is a secret",
    # copies
    "clone_shares_a_row": "a clone shares a row",
    "clone_shares_the_generator": "a clone shares a row",
    "clone_forgets_a_number": "a copy differs",
    "clone_forgets_a_field": "a copy differs",
    "clone_asks_something_else": "a copy asks something else",
    # the flow
    "endless": "the game has not ended",
    "card_is_lost": "a card is lost",
    "coin_is_made": "a coin is lost or made",
    "chance_from_elsewhere": "a replay ends elsewhere",
    # the offer
    "offered_twice": "a move is offered twice",
    "offered_and_refused": "a move is offered and refused",
    "refused_twice": "a move is offered and refused",
    "fickle_offer": "the legal list changes when asked again",
    "refusal_without_rule": "a refusal has no rule",
    "move_beyond_its_text": "a move does not survive its text",
    "candidate_beyond_its_text": "a candidate does not survive its text",
    # the end
    "no_outcome": "the game is over, but nobody knows why",
    "end_without_rule": "the game is over, but nobody knows why",
    "ranking_forgets_a_seat": "the ranking names each seat once",
    "ranking_upside_down": "the ranking is not by score",
    "other_scores": "the result differs from the score",
    "points_from_nowhere": "points come from nowhere",
    "nobody_wins": "the winners do not rank first",
    "last_wins": "the winners do not rank first",
}


def check_some(*faults: str) -> None:
    """Check a few games of a toy with faults."""
    for seed in range(8):
        check_game(TollGame(*faults), {"seats": 3}, seed, every=1)


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_law_is_noticed_and_named(fault: str) -> None:
    with pytest.raises(AssertionError, match=BROKEN[fault]):
        check_some(fault)


def test_a_dead_end_is_told_by_its_step() -> None:
    with pytest.raises(DeadEnd, match="turn"):
        check_some("dead_end")


def test_every_fault_of_the_toy_is_looked_for() -> None:
    stumbles = {fault for fault in FAULTS if fault.endswith("_stumbles")}  # for the tests of matches
    assert {*BROKEN, *BEYOND, *stumbles, "dead_end"} == FAULTS


@pytest.mark.parametrize("fault", ["view_shows_deck", "clone_shares_a_row", "offered_twice"])
def test_a_law_is_checked_in_a_single_position_too(fault: str) -> None:
    s = toll(3, faults=(fault,))
    with pytest.raises(AssertionError, match=BROKEN[fault]):
        check_position(s, s.decision.moves[0], seeded(1))


# --- laws beyond the contract ----------------------------------------------------------------------------------------
# what check_game() would pass: an imagined position that is the real one, and what is told after a reveal


def check_beyond(game: Game[Any], seats: int) -> None:
    """Imagined chance, cards and knowledge are not the real ones; events tell a seat no more than its view does."""
    guessed: dict[tuple[int, int], bool] = {}
    plies, seed, imagines = 0, 0, False
    while plies < 250:
        s, rng = game.new({"seats": seats}, seed), seeded(seed)
        while not s.over:
            m = s.decision.moves[rng.roll(len(s.decision.moves))]
            for seat in range(NOBODY, seats):
                t = s.imagine(seat, rng)
                assert chance(t) != chance(s), "an imagined position has the real chance"
                imagines = imagines or pieces(t) != pieces(s)
                note_knowledge(s, t, seat, guessed)
            s.take(m)
        plies, seed = plies + s.ply, seed + 1
    assert imagines, "nothing hidden is ever imagined otherwise"
    assert all(guessed.values()), "what another seat knows is never imagined otherwise"


def chance(s: State) -> list[int]:
    found: list[int] = save(s)["position"]["rng"]
    return found


def pieces(s: State) -> dict[str, Any]:
    return {name: value for name, value in save(s)["position"].items() if name != "rng"}


def note_knowledge(s: State, t: State, seat: int, guessed: dict[tuple[int, int], bool]) -> None:
    """Note which seats know something of their own, and whether an imagined position ever has them know another."""
    for other in range(s.seats):
        if other != seat and s.view(other) != s.view(NOBODY):
            differs = t.view(other) != s.view(other)
            guessed[seat, other] = guessed.get((seat, other), False) or differs


BEYOND = {
    "imagine_is_a_clone": "an imagined position has the real chance",
    "imagine_keeps_the_generator": "an imagined position has the real chance",
    "imagine_leaves_all_but_chance": "nothing hidden is ever imagined otherwise",
    "imagine_leaves_hands": "what another seat knows is never imagined otherwise",
}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_imagines_all_that_it_hides_and_tells_no_more_than_it_shows(name: str, seats: int) -> None:
    check_beyond(find(name), seats)


def test_a_toy_without_faults_imagines_all_that_it_hides() -> None:
    check_beyond(TollGame(), 3)


@pytest.mark.parametrize("fault", BEYOND)
def test_imagining_or_telling_too_much_is_noticed(fault: str) -> None:
    with pytest.raises(AssertionError, match=BEYOND[fault]):
        check_beyond(TollGame(fault), 3)


# --- words -----------------------------------------------------------------------------------------------------------


def numbered(**changed: int) -> ModuleType:
    """Return the toy's numbers, some of them changed."""
    words = ModuleType("words")
    words.__dict__.update({**vars(toy), **changed})
    return words


@pytest.mark.parametrize("name", ["TOLLING", "LAY", "PAID", "NOT_HELD"])
def test_a_step_verb_event_or_ruling_at_another_number_is_noticed(name: str) -> None:
    with pytest.raises(AssertionError, match=name.lower()):
        check_words(TollGame(), numbered(**{name: 99}))


def test_a_word_that_stands_twice_is_noticed() -> None:
    game = TollGame()
    game.verbs = [*game.verbs, game.verbs[0]]
    with pytest.raises(AssertionError, match="a word stands twice"):
        check_words(game, toy)
