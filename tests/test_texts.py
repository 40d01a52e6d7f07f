"""Every word that a game can say has a text in every language, and no text is left over."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import blueriband
from blueriband import bots
from blueriband.bots.playout import playout
from blueriband.games import NAMES, find
from blueriband.kernel.engine import Game, Json
from blueriband.kernel.rng import seeded
from blueriband.kernel.words import Noun, Word
from blueriband.phrases import Phrases, runs
from blueriband.texts import FALLBACK, LANGUAGES, LOCALES, Texts, bundle

PLAYERS = ["● Ada", "■ Bob", "▲ Cem", "◆ Dora"]
CATALOGUES = sorted(path.stem for path in (LOCALES / FALLBACK).glob("*.ftl"))
SOURCE = Path(blueriband.__file__).parent
NUMBERS = [0, 1, 2, 5, 1000]
MANY = 200
BESIDES = {
    "hint": "action",
    "short": "marker",
}  # what a card does, and a short name for a marker, where a game has such


class Variables(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def catalogue(name: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a catalogue with their arguments."""
    parsed = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8"))
    broken = [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not broken, broken[0].content
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@cache
def written() -> str:
    """Return the whole source of the package."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


def phrases(game: str, language: str) -> Phrases:
    return Phrases(find(game), Texts(language), PLAYERS)


def nouns(game: Game[Any]) -> list[Noun]:
    return [noun for word in [*game.verbs, *game.events] for noun in word.nouns]


def besides(game: Game[Any], kind: str) -> set[str]:
    """Return the texts of a kind that a game may have besides the names of things."""
    return {f"{kind}-{id}" for noun in nouns(game) if noun.name == BESIDES[kind] for id in noun.ids or []}


def values(noun: Noun) -> list[str] | list[int]:
    """Return amounts, or the things of a kind; of very many things some."""
    return NUMBERS if noun.ids is None else noun.ids[:: 1 + len(noun.ids) // MANY]


def tellings(word: Word) -> list[Json]:
    """Return an event in many ways: of different seats, and with every value of each noun."""
    usual = {noun.name: values(noun)[0] for noun in word.nouns}
    found: list[Json] = [{"event": word.name, "seat": 1, **usual}]
    for noun in word.nouns:
        found += [{"event": word.name, "seat": 0, **usual, noun.name: value} for value in values(noun)]
    return found


def sources(game: Game[Any]) -> list[str]:
    s = game.new({}, 1)
    playout(s, seeded(1))
    outcome = s.outcome()
    assert outcome is not None
    return list(outcome.sources[0])


def printed_keys(game: Game[Any]) -> set[str]:
    """Return the names of all that the figures list by ids: `flag-blue`, `region-indian_ocean`."""
    figures = getattr(game, "figures", None)
    lists = {name.removesuffix("_ids"): getattr(figures, name) for name in dir(figures) if name.endswith("_ids")}
    return {f"{kind}-{id}" for kind, ids in lists.items() for id in ids}


def spoken_keys(name: str) -> set[str]:
    """Return the texts that a game needs because of its words."""
    game = find(name)
    printed = phrases(name, FALLBACK)
    keys = {"title", "tagline", "tie"}
    keys |= {f"step-{step.name}" for step in game.steps}
    keys |= {f"move-{verb.name}" for verb in game.verbs}
    keys |= {f"event-{event.name}" for event in game.events}
    keys |= {f"ruling-{ruling.name}" for ruling in game.rulings if ruling.name != "allowed"}
    keys |= {f"source-{source}" for source in sources(game)}
    keys |= {f"option-{option.name}" for option in game.options}
    for noun in nouns(game):
        if noun.ids is not None and not printed.is_seat(noun) and (noun.name != "card" or not printed.printed("card")):
            keys |= names_of(printed, noun)
    return keys


def names_of(printed: Phrases, noun: Noun) -> set[str]:
    """Return the texts that name the things of a kind: one for each, or one for all and some for exceptions."""
    each = {f"{noun.name}-{id}" for id in noun.ids or []}
    everything = f"{noun.name}-any"
    return {everything} | {key for key in each if printed.has(key)} if printed.has(everything) else each


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts_with_the_same_arguments(name: str, language: str) -> None:
    assert catalogue(name, language) == catalogue(name, FALLBACK)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_game_has_a_text(name: str, language: str) -> None:
    assert spoken_keys(name) - set(catalogue(name, language)) == set()


@pytest.mark.parametrize("name", NAMES)
def test_where_one_thing_has_a_hint_or_a_short_name_all_of_its_kind_have(name: str) -> None:
    for kind in BESIDES:
        keys = besides(find(name), kind)
        assert keys & set(catalogue(name, FALLBACK)) in (keys, set())


@pytest.mark.parametrize("name", [*NAMES, "terminal"])
def test_no_text_is_left_over(name: str) -> None:
    used = spoken_keys(name) if name in NAMES else {f"player-{seat}" for seat in range(len(PLAYERS))}
    used |= {f"level-{level}" for level in bots.NAMES}
    if name in NAMES:
        used |= {f"{kind}-{event.name}" for kind in ("heading", "effect") for event in find(name).events}
        used |= printed_keys(find(name)).union(*[besides(find(name), kind) for kind in BESIDES])
    left = set(catalogue(name, FALLBACK)) - used
    assert {key for key in left if f'"{key}"' not in written() and f"'{key}'" not in written()} == set()


@pytest.mark.parametrize("name", [*NAMES, "terminal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_number(name: str, language: str) -> None:
    found = bundle(name, language)
    for key, wanted in catalogue(name, language).items():
        for number in NUMBERS:
            pattern = found.get_message(key).value
            assert pattern is not None, key
            said, errors = found.format_pattern(pattern, dict.fromkeys(wanted, number))
            assert not errors, f"{key}: {errors}"
            text = str(said).strip()
            assert "{" not in text and "  " not in text, f"{key}: {text}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_said(name: str, language: str) -> None:
    says = phrases(name, language)
    for verb in find(name).verbs:
        for said in product(*[values(noun) for noun in verb.nouns]):
            assert says.move(" ".join([verb.name, *[str(value) for value in said]]))
        if len(verb.nouns) == 1:
            many = says.moves([f"{verb.name} {value}" for value in values(verb.nouns[0])])
            assert len(many) == 1 and str(says.noun(verb.nouns[0], values(verb.nouns[0])[-1])) in many[0]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(name: str, language: str) -> None:
    says = phrases(name, language)
    for word in find(name).events:
        for told in tellings(word):
            sentence = says.event(told)
            assert sentence.endswith((".", "!")), sentence
            assert says.effects([told], 0) is not None
            if says.is_heading(told):
                assert says.heading(told)
        many = tellings(word)[1:4]
        assert not many or len(says.events(many)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_to_everybody(language: str) -> None:
    from blueriband.kernel.codec import legal
    from blueriband.kernel.match import Match

    for name in NAMES:
        variants = {option.name: max(option.values) for option in find(name).options}
        for options in ({"seats": 2}, {**variants, "seats": 4}):
            seats = options["seats"]
            says = phrases(name, language)
            match = Match(find(name).new(options, seats), frozenset(range(seats)))
            rng = seeded(seats)
            while not match.over:
                moves = legal(match.state)
                match.play(match.asked, moves[rng.roll(len(moves))])
            for seat in range(-1, seats):
                told = match.seen_by(seat)["events"]
                assert len(says.events(told)) == len(runs(told)) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_not_told(language: str) -> None:
    says = phrases("tramp", language)
    assert "c7" in says.event({"event": "drawn", "seat": 0, "card": "c7"})
    assert not re.search(r"\bc\d", says.event({"event": "drawn", "seat": 0}))


def test_like_events_in_a_row_are_one_sentence() -> None:
    says = phrases("crossing-oceans", "en")
    earned = {"event": "ship_earned", "seat": 0, "money": 30, "coal": 1}
    told = [{**earned, "card": "arizona"}, {**earned, "card": "adriatic"}]
    assert says.events(told) == ["● Ada earns £60 and burns 2 coal: Arizona, Adriatic."]
    assert says.effects([*told, {**earned, "card": "ormuz", "seat": 1}], 0) == [
        "+£60, −2 coal", "■ Bob: +£30, −1 coal",
    ]  # fmt: skip


def test_what_nobody_does_is_told_by_kind() -> None:
    says = phrases("crossing-oceans", "en")
    pushed = [("card_scrapped", "nubian"), ("ship_docked", "arizona"), ("card_scrapped", "devonia")]
    told: list[Json] = [{"event": event, "card": card} for event, card in pushed]
    assert says.events(told) == ["Out of the game: Nubian, Devonia.", "To the docks: Arizona."]


def test_one_contract_is_not_some_contracts() -> None:
    says = phrases("crossing-oceans", "en")
    cashed: Json = {"event": "contract_cashed", "seat": 0, "money": 20}
    assert says.events([cashed]) == ["● Ada turns a contract into £20."]
    assert says.events([cashed, cashed]) == ["● Ada turns 2 contracts into £40."]


def test_a_seat_in_an_event_is_named() -> None:
    says = phrases("crossing-oceans", "de")
    assert says.event({"event": "fee_paid", "seat": 0, "payee": "2", "money": 30}) == "● Ada zahlt £30 an ▲ Cem."


def test_an_effect_on_others_says_what_one_knows_of_oneself() -> None:
    says = phrases("transatlantic", "en")
    deployed = {"event": "ship_deployed", "card": "umbria", "region": "indian_ocean"}
    pushed = {"event": "ship_displaced", "card": "ariel", "region": "indian_ocean", "seat": 1}
    assert says.effects([{**deployed, "seat": 0}, pushed], 0) == ["■ Bob: Ariel is pushed out"]
    assert says.effects([{**deployed, "seat": 1}], 0) == ["■ Bob: Umbria → Indian Ocean"]


def test_card_names_of_transatlantic_are_those_of_the_rules() -> None:
    german, english = phrases("transatlantic", "de"), phrases("transatlantic", "en")
    assert german.event({"event": "card_played", "seat": 0, "action": "shipyard_plus"}) == "● Ada spielt Schiffbau +."
    assert english.event({"event": "card_played", "seat": 0, "action": "ship_agent"}) == "● Ada plays Ship Agent."
    assert german.event({"event": "ship_docked", "card": "arizona"}) == "Auf die Reede: Arizona."


def test_what_has_no_name_of_its_own_goes_by_its_number() -> None:
    english, german = phrases("shipyard", "en"), phrases("shipyard", "de")
    taken = {"event": "card_taken", "seat": 0, "card": "B07", "money": 1}
    assert english.event(taken) == "● Ada takes bow 7 for ƒ1."
    assert german.event({**taken, "card": "blank_stern", "money": 0}) == "● Ada nimmt Blankokarte Heck, ohne zu zahlen."
    assert english.name("train", "T14") == "train 14" and english.name("card", "rudder") == "card rudder"


def test_what_is_counted_from_0_need_not_be_a_seat() -> None:
    says = phrases("shipyard", "en")
    laid = {"event": "canal_laid", "seat": 0, "canal": "C03", "cell": "0:-1", "turns": "1"}
    assert says.event(laid) == "● Ada lays canal 3 in cell 0:-1, turned right ↻."
    assert not says.concerns(laid, 1)


def test_things_without_a_text_go_by_their_printed_name_or_id() -> None:
    says = phrases("crossing-oceans", "de")
    assert says.name("card", "fuerst_bismarck") == "Fürst Bismarck"
    assert says.name("port", "port_said") == "port said"
