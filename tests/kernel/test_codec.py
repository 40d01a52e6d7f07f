"""Positions as JSON, moves as text, events as each seat hears them."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueriband.games import NAMES, find
from blueriband.kernel.codec import BadSave, legal, load, position_hash, read, replay, save, tell, text, write
from blueriband.kernel.engine import EVERYONE, NOBODY, NONE, Event, State, move
from blueriband.kernel.rng import SEEDS, Rng, seeded
from blueriband.kernel.words import MOST, Noun
from tests.kernel.toy import BURIED, DRAWN, LAID, PAID, TollGame, toll
from tests.rules import play

TRAMP = find("tramp")
TOLL = TollGame()
SHORT = settings(max_examples=40, deadline=None, derandomize=True)


def reached(name: str, seats: int, seed: int, plies: int) -> State:
    """Return a position some random moves into a game."""
    s: State = find(name).new({"seats": seats}, seed)
    walk(s, seeded(seed ^ 1), plies)
    return s


def walk(s: State, rng: Rng, plies: int) -> None:
    """Play so many moves at random, or to the end."""
    while plies > 0 and not s.over:
        s.take(s.decision.moves[rng.roll(len(s.decision.moves))])
        plies -= 1


def on_the_wire(s: State) -> Any:
    """Return a position after a journey as text."""
    return json.loads(text(s))


# --- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@SHORT
@given(seats=st.integers(2, 4), seed=st.integers(0, SEEDS - 1), plies=st.integers(0, 300))
def test_a_position_comes_back_from_its_save(name: str, seats: int, seed: int, plies: int) -> None:
    s = reached(name, seats, seed, plies)
    t = load(s.game, on_the_wire(s))
    assert save(t) == save(s) and legal(t) == legal(s) and t.over == s.over
    for seat in range(NOBODY, seats):
        assert t.view(seat) == s.view(seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_loaded_game_goes_on_as_the_saved_one(name: str) -> None:
    s = reached(name, 3, 11, 20)
    t = load(s.game, on_the_wire(s))
    walk(s, seeded(5), 100_000)
    walk(t, seeded(5), 100_000)
    assert s.over and text(t) == text(s)


def test_a_toy_comes_back_from_its_save_in_the_middle_of_a_turn() -> None:
    s = toll(hand={0: ["c3"]})
    play(s, "lay c3")
    t = load(s.game, on_the_wire(s))
    assert legal(t) == ["pay 1", "pay 2"] and text(t) == text(s)


def test_a_save_says_which_rules_and_which_figures_it_belongs_to() -> None:
    saved = save(find("crossing-oceans").new({}, 1))
    assert list(saved) == ["game", "version", "data", "position"]
    assert (saved["game"], saved["version"]) == ("crossing-oceans", find("crossing-oceans").version)
    assert saved["data"] == find("crossing-oceans").data != ""


def test_a_save_holds_numbers_and_rows_of_numbers_only() -> None:
    for name in NAMES:
        for value in save(reached(name, 4, 2, 30))["position"].values():
            numbers = value if isinstance(value, list) else [value]
            assert all(isinstance(n, int) for n in numbers)


def test_a_save_does_not_hold_what_follows_from_the_rest() -> None:
    for name in NAMES:
        assert not {"game", "decision", "events", "figures"} & set(save(find(name).new({}, 1))["position"])


def test_the_text_of_a_position_is_canonical() -> None:
    s = reached("tramp", 2, 3, 9)
    line = text(s)
    assert "\n" not in line and " " not in line
    assert line == json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"))
    assert text(s.clone()) == line == text(load(TRAMP, json.loads(line)))


def test_a_listener_does_not_change_the_text() -> None:
    s, t = TRAMP.new({}, 1), TRAMP.new({}, 1)
    s.events = []
    for said in ("choose bunker", "choose draw"):
        s.play(read(TRAMP, said))
        t.play(read(TRAMP, said))
    assert text(s) == text(t)


# recorded once: a change here means that positions, chance or the save have changed, and old journals may not replay
HASHES = {
    ("tramp", 2, 1, 0): "6b4fdf46c31f3307",
    ("tramp", 2, 1, 12): "4ebe911a4b400304",
    ("tramp", 3, 2**128 - 1, 100): "fd75c526e8f8d0a0",
    ("tramp", 4, 7, 30): "189565e2995fa163",
    ("crossing-oceans", 2, 1, 0): "fbcd3fd60e3e9642",
    ("crossing-oceans", 2, 1, 60): "200a0f1d0baf6572",
    ("crossing-oceans", 3, 2**128 - 1, 150): "3e8b6966ac5d9f56",
    ("crossing-oceans", 4, 7, 10_000): "a280844bd7f45548",
}


@pytest.mark.parametrize(("name", "seats", "seed", "plies"), HASHES)
def test_a_position_has_the_same_hash_everywhere(name: str, seats: int, seed: int, plies: int) -> None:
    assert position_hash(reached(name, seats, seed, plies)) == HASHES[name, seats, seed, plies]


def test_positions_that_differ_have_different_hashes() -> None:
    s = TRAMP.new({}, 1)
    seen = {position_hash(s)}
    for said in ("choose bunker", "choose draw", "choose charter", "charter s1"):
        s.play(read(TRAMP, said))
        seen.add(position_hash(s))
    assert len(seen) == 5 and all(len(known) == 16 for known in seen)
    s.rng.word()
    assert position_hash(s) not in seen


# --- bad saves -------------------------------------------------------------------------------------------------------


def spoilt(**fields: Any) -> Any:
    """Return a save of Tramp with other fields in its position; ... takes one out."""
    saved = on_the_wire(reached("tramp", 2, 1, 5))
    for name, value in fields.items():
        if value is ...:
            del saved["position"][name]
        else:
            saved["position"][name] = value
    return saved


def test_the_save_that_is_spoilt_below_is_sound() -> None:
    assert text(load(TRAMP, spoilt())) == text(reached("tramp", 2, 1, 5))


@pytest.mark.parametrize(("key", "value"), [("game", "toll"), ("version", 2), ("version", "1"), ("data", "other")])
def test_a_save_of_another_game_is_refused_and_says_why(key: str, value: Any) -> None:
    saved = spoilt()
    saved[key] = value
    with pytest.raises(BadSave, match=f"has {key} .*, this one has {value!r}"):
        load(TRAMP, saved)
    del saved[key]
    with pytest.raises(BadSave, match=f"has {key} .*, this one has None"):
        load(TRAMP, saved)


@pytest.mark.parametrize("saved", [None, 0, 1.5, True, "", "garbage", [], [{}], {}, {"position": {}}])
def test_garbage_is_refused(saved: Any) -> None:
    with pytest.raises(BadSave, match="game 'tramp'"):
        load(TRAMP, saved)


@pytest.mark.parametrize("position", [None, 0, [], "position"])
def test_a_save_without_a_position_is_refused(position: Any) -> None:
    saved = spoilt()
    saved["position"] = position
    with pytest.raises(BadSave, match="no position"):
        load(TRAMP, saved)


@pytest.mark.parametrize("name", ["coal", "rng", "stack", "seats", "ply", "deck"])
def test_a_save_that_lacks_a_field_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(BadSave, match=f"lacks or adds {name}"):
        load(TRAMP, spoilt(**{name: ...}))


@pytest.mark.parametrize("name", ["figures", "decision", "events", "game", "__class__", "zeppelins"])
def test_a_save_that_adds_a_field_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(BadSave, match=f"lacks or adds {name}"):
        load(TRAMP, spoilt(**{name: 1}))


@pytest.mark.parametrize("name", ["coal", "round", "seats", "stack", "ply"])
@pytest.mark.parametrize("value", ["6", None, 1.5, {}, [1.5, 2], ["a"], [[6], 6], [None], 2**63, [2**63, 1]])
def test_a_field_that_holds_no_numbers_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadSave, match=f"{name} must be numbers"):
        load(TRAMP, spoilt(**{name: value}))


@pytest.mark.parametrize("value", [None, 5, "1234", [], [1, 2, 3], [1, 2, 3, 4, 5], {"a": 1}])
def test_a_save_without_a_generator_is_refused(value: Any) -> None:
    with pytest.raises(BadSave, match=r"generator|rng must be"):
        load(TRAMP, spoilt(rng=value))


@pytest.mark.parametrize("frame", [-1, 99, 6, 2 << 8, 15 << 8, -(1 << 40)])
def test_a_save_with_an_unknown_step_or_seat_is_refused(frame: int) -> None:
    with pytest.raises(BadSave, match="unknown step"):
        load(TRAMP, spoilt(stack=[frame]))
    with pytest.raises(BadSave, match="unknown step"):
        load(TRAMP, spoilt(stack=[frame, 0]))


KINDS = [
    {"coal": 5}, {"round": [1]}, {"stack": 5}, {"seats": [2]}, {"deck": 0}, {"rng": ["a", "b", "c", "d"]},
    {"rng": [1.5, 2, 3, 4]}, {"rng": [None, 2, 3, 4]},
]  # fmt: skip


@pytest.mark.parametrize("fields", KINDS, ids=str)
def test_a_number_for_a_row_or_a_row_for_a_number_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        load(TRAMP, spoilt(**fields))


RANGES = [
    {"seats": 99}, {"active": 9}, {"coal": [6]}, {"coal": []}, {"deck": [99]}, {"rng": [0, 0, 0, 0]},
    {"rng": [-1, 2, 3, 4]}, {"rng": [1 << 32, 2, 3, 4]}, {"rng": [1 << 70, 2, 3, 4]}, {"ply": -1}, {"floor": 77},
]  # fmt: skip


@pytest.mark.parametrize("fields", RANGES, ids=str)
def test_numbers_that_cannot_be_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        load(TRAMP, spoilt(**fields))


def test_a_refused_save_is_left_as_it_was() -> None:
    saved = spoilt(coal=["a"])
    before = copy.deepcopy(saved)
    with pytest.raises(BadSave):
        load(TRAMP, saved)
    assert saved == before


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@SHORT
@given(seats=st.integers(2, 4), seed=st.integers(0, SEEDS - 1), plies=st.integers(0, 300))
def test_every_move_comes_back_from_its_text(name: str, seats: int, seed: int, plies: int) -> None:
    s = reached(name, seats, seed, plies)
    d = s.offers()
    for m in [*d.moves, *[candidate for candidate, _ruling in d.refused or []]]:
        said = write(s.game, m)
        assert read(s.game, said) == m and write(s.game, read(s.game, said)) == said


def test_a_move_is_written_as_a_verb_and_its_nouns() -> None:
    assert write(TRAMP, move(1, 4)) == "charter s4"
    assert write(TRAMP, move(2, 0)) == "berth hull"
    assert write(TOLL, move(0)) == "draw"
    assert write(TOLL, move(4, 12)) == "pay 12"


def test_spaces_around_words_do_not_matter() -> None:
    assert read(TRAMP, "  charter \t s4\n") == read(TRAMP, "charter s4")


@pytest.mark.parametrize("said", ["", "   ", "\n"])
def test_an_empty_text_is_no_move(said: str) -> None:
    with pytest.raises(ValueError, match="empty"):
        read(TRAMP, said)


@pytest.mark.parametrize("said", ["sail", "Charter s4", "s4 charter", "charters s4", "0 4"])
def test_an_unknown_verb_is_named(said: str) -> None:
    with pytest.raises(ValueError, match=f"no move begins with '{said.split()[0]}'"):
        read(TRAMP, said)


@pytest.mark.parametrize("said", ["charter", "charter s4 s5", "charter s4 hull riga cork"])
def test_a_wrong_number_of_nouns_is_told_with_the_right_form(said: str) -> None:
    with pytest.raises(ValueError, match="should read 'charter SHIP'"):
        read(TRAMP, said)


def test_a_verb_without_nouns_takes_none() -> None:
    with pytest.raises(ValueError, match="should read 'draw'"):
        read(TOLL, "draw c3")


@pytest.mark.parametrize("said", ["charter s10", "charter hull", "charter 4", "charter S4", "charter -1"])
def test_an_unknown_noun_is_named(said: str) -> None:
    with pytest.raises(ValueError, match=f"there is no ship '{said.split()[1]}'"):
        read(TRAMP, said)


@pytest.mark.parametrize("said", ["-1", "4096", "99999", "1.5", "x", "1_0", "²", "٣", "+1", "0x1"])
def test_an_amount_is_a_plain_number_that_a_move_can_hold(said: str) -> None:
    with pytest.raises(ValueError, match="is not a number from 0 to 4095"):
        read(TOLL, f"pay {said}")


@SHORT
@given(st.integers(0, MOST))
def test_an_amount_comes_back_from_its_text(n: int) -> None:
    coins = Noun("coins")
    assert coins.read(coins.write(n)) == n


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text(max_size=30) | st.from_regex(r"(choose|charter|berth|x)( \w{1,3}){0,3}", fullmatch=True))
def test_any_text_is_a_move_or_a_value_error(said: str) -> None:
    try:
        m = read(TRAMP, said)
    except ValueError:
        return
    assert write(TRAMP, m) == " ".join(said.split())


# --- journals --------------------------------------------------------------------------------------------------------


def test_a_game_is_its_options_seed_and_journal() -> None:
    journal = ["choose draw", "choose charter", "charter s3", "berth hull", "choose draw", "choose draw"]
    s = TRAMP.new({"seats": 3}, 17)
    play(s, *journal)
    assert text(replay(TRAMP, {"seats": 3}, 17, journal)) == text(s)
    assert text(replay(TRAMP, {"seats": 3}, 18, journal)) != text(s)


# --- events ----------------------------------------------------------------------------------------------------------


def event(kind: int, seat: int, a: int = NONE, seen_by: int = EVERYONE) -> Event:
    return Event(kind, seat, a, NONE, NONE, seen_by)


def test_an_event_for_everyone_is_told_to_all() -> None:
    for seat in (NOBODY, 0, 1, 3):
        assert tell(TOLL, event(LAID, 1, 5), seat) == {"event": "laid", "seat": 1, "card": "c5"}
        assert tell(TOLL, event(PAID, 1, 0), seat) == {"event": "paid", "seat": 1, "coins": 0}


def test_a_seat_that_may_not_see_hears_that_it_happened_but_not_what() -> None:
    drawn = event(DRAWN, 2, 5, 1 << 2 | 1 << 0)
    assert tell(TOLL, drawn, 2) == tell(TOLL, drawn, 0) == {"event": "drawn", "seat": 2, "card": "c5"}
    for seat in (NOBODY, 1, 3):
        assert tell(TOLL, drawn, seat) == {"event": "drawn", "seat": 2}


def test_what_nobody_may_see_is_told_to_nobody() -> None:
    for seat in (NOBODY, 0, 1, 2, 3):
        assert tell(TOLL, event(BURIED, 0, 5, 0), seat) == {"event": "buried", "seat": 0}


def test_a_spectator_does_not_hear_what_all_seats_but_not_everyone_may_know() -> None:
    assert "card" not in tell(TOLL, event(DRAWN, 0, 5, 0b1111), NOBODY)


def test_an_event_of_no_seat_names_none() -> None:
    assert tell(TOLL, event(BURIED, NOBODY, 5), 1) == {"event": "buried", "card": "c5"}


def test_a_noun_that_is_not_there_is_left_out() -> None:
    assert tell(TRAMP, Event(2, 0, 4, NONE, NONE, EVERYONE), 0) == {"event": "berthed", "seat": 0, "ship": "s4"}


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    s = TRAMP.new({}, 1)
    s.events = []
    s.play(read(TRAMP, "choose draw"))
    drawn = s.events[-1]
    assert tell(TRAMP, drawn, 0) == {"event": "drawn", "seat": 0, "card": f"c{s.view(0)['hand'][0]}"}
    assert tell(TRAMP, drawn, 1) == tell(TRAMP, drawn, NOBODY) == {"event": "drawn", "seat": 0}
