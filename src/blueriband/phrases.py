"""Moves, events, refusals and scores as sentences, for any game: numbers and ids in, human language out.

Each game has a catalogue of texts under its own name. They get these arguments:

- nouns of a move or an event under their own names: an amount as a number, anything else as what people call it;
- `$player`, whose event it is; `$by` is `nobody` when it is nobody's;
- `$known`, `no` when others may know that something happened but not what (the nouns are missing then);
- `$mine`, in effects only: `yes` for those that touch the player who chooses, or nobody;
- `$count`, how many like events in a row one sentence tells: their names are a list then, their amounts a sum;
- `$id`, `$series` and `$number`, in the name for all things of a kind (`card-any`): B07, B and 7.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from blueriband.kernel.engine import Game, Json
from blueriband.kernel.words import Noun, Word
from blueriband.texts import Texts

Given = dict[str, str | int | float]


class Phrases:
    """What one game's words are in one language, with these players."""

    def __init__(self, game: Game[Any], texts: Texts, players: list[str]) -> None:
        self.game = game
        self.texts = texts
        self.players = players
        self.verbs = {word.name: word for word in game.verbs}
        self.events_by_name = {word.name: word for word in game.events}

    def say(self, name: str, **given: str | int | float) -> str:
        """Return a text of the game's catalogue."""
        return self.texts.say(self.game.name, name, **given)

    def has(self, name: str) -> bool:
        """Say whether the game's catalogue has a text."""
        return self.texts.has(self.game.name, name)

    # --- single words ------------------------------------------------------------------------------------------------

    def title(self) -> str:
        """Return what the game is called."""
        return self.say("title")

    def step(self, name: str) -> str:
        """Return the question of a step."""
        return self.say(f"step-{name}")

    def ruling(self, name: str) -> str:
        """Return why a move is refused."""
        return self.say(f"ruling-{name}")

    def source(self, name: str) -> str:
        """Return what points are for."""
        return self.say(f"source-{name}") if self.has(f"source-{name}") else plain(name)

    def name(self, noun: str, id: str) -> str:
        """Return what people call a thing: as the catalogue says, or as its card or board says, or by its id."""
        if self.has(f"{noun}-{id}"):
            return self.say(f"{noun}-{id}")
        if self.has(f"{noun}-any"):
            return self.say(f"{noun}-any", **parts_of(id))
        printed = self.printed(noun)
        return printed[id] if id in printed else plain(id)

    def printed(self, noun: str) -> dict[str, str]:
        """Return the names that the game's figures have for a kind of thing, by id."""
        figures = getattr(self.game, "figures", None)
        for ids, names in ((f"{noun}_ids", f"{noun}_names"), ("ids", "names")):
            if hasattr(figures, ids) and hasattr(figures, names):
                return dict(zip(getattr(figures, ids), getattr(figures, names), strict=True))
        return {}

    # --- sentences ---------------------------------------------------------------------------------------------------

    def move(self, text: str) -> str:
        """Return a move as people read it."""
        said = text.split()
        word = self.verbs[said[0]]
        given: Given = {}
        for noun, id in zip(word.nouns, said[1:], strict=True):
            given[noun.name] = self.noun(noun, int(id) if noun.ids is None else id)
        return self.say(f"move-{word.name}", **given)

    def moves(self, texts: list[str]) -> list[str]:
        """Return moves as people read them, those that differ in one noun only as one with a list."""
        found: dict[str, list[str]] = {}
        for text in texts:
            word = self.verbs[text.split()[0]]
            found.setdefault(word.name if len(word.nouns) == 1 else text, []).append(text)
        return [self.move(same[0]) if len(same) == 1 else self.move_of_many(same) for same in found.values()]

    def move_of_many(self, texts: list[str]) -> str:
        """Return moves with one verb and one noun as one."""
        word = self.verbs[texts[0].split()[0]]
        names = [str(self.noun(word.nouns[0], text.split()[1])) for text in texts]
        return self.say(f"move-{word.name}", **{word.nouns[0].name: self.listed(names)})

    def event(self, told: Json) -> str:
        """Return one event as a sentence."""
        return self.tell("event", [told])

    def events(self, told: list[Json]) -> list[str]:
        """Return events as sentences, one for each run of like events."""
        return [self.tell("event", group) for group in runs(told)]

    def is_heading(self, told: Json) -> bool:
        """Say whether an event opens a chapter of the log."""
        return self.has(f"heading-{told['event']}")

    def heading(self, told: Json) -> str:
        """Return the title of the chapter that an event opens."""
        return self.tell("heading", [told])

    def effects(self, told: list[Json], seat: int) -> list[str]:
        """Return what events change, in a few words: for this seat, then for each of the others under their names."""
        kinds: dict[int, dict[str, list[Json]]] = {seat: {}}
        for event in told:
            if self.has(f"effect-{event['event']}"):
                kinds.setdefault(event.get("seat", seat), {}).setdefault(event["event"], []).append(event)
        said: list[str] = []
        for whose, groups in kinds.items():
            mine = "yes" if whose == seat else "no"
            effects = ", ".join(filter(None, [self.tell("effect", group, mine=mine) for group in groups.values()]))
            if effects:
                said.append(effects if whose == seat else f"{self.players[whose]}: {effects}")
        return said

    def tell(self, kind: str, group: list[Json], **more: str) -> str:
        """Return the text of that kind for a run of like events."""
        word = self.events_by_name[group[0]["event"]]
        return self.say(f"{kind}-{word.name}", **self.given(word, group), **more)

    def given(self, word: Word, group: list[Json]) -> Given:
        """Return the arguments for a run of like events."""
        given: Given = {"count": len(group), "by": "nobody", "known": "yes"}
        if "seat" in group[0]:
            given |= {"by": "player", "player": self.players[group[0]["seat"]]}
        for noun in word.nouns:
            values = [told[noun.name] for told in group if noun.name in told]
            if not values:
                given["known"] = "no"
            elif noun.ids is None:
                given[noun.name] = sum(values)
            else:
                given[noun.name] = self.listed([str(self.noun(noun, value)) for value in values])
        return given

    def noun(self, noun: Noun, value: str | int) -> str | int:
        """Return an amount as it is, a seat as its player, and anything else as what people call it."""
        if noun.ids is None or isinstance(value, int):
            return value
        return self.players[int(value)] if self.is_seat(noun) else self.name(noun.name, value)

    def is_seat(self, noun: Noun) -> bool:
        """Say whether a noun is a seat; what the catalogue has names for is something else that is counted from 0."""
        return names_seats(noun) and not self.has(f"{noun.name}-0")

    def listed(self, names: list[str]) -> str:
        """Return names as a list, those that come again with how often."""
        counts = {name: names.count(name) for name in names}
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())

    def concerns(self, told: Json, seat: int) -> bool:
        """Say whether an event touches a seat: it is its own, or names it."""
        nouns = self.events_by_name[told["event"]].nouns
        named = [told[noun.name] for noun in nouns if self.is_seat(noun) and noun.name in told]
        return told.get("seat") == seat or str(seat) in named


def runs(told: Iterable[Json]) -> list[list[Json]]:
    """Return events in groups: what follows its like of the same seat stands together, and what is nobody's by kind."""
    groups: list[list[Json]] = []
    ours = 0  # from here on all groups are nobody's
    for event in told:
        if "seat" in event:
            ours = len(groups) + 1
        same = [group for group in groups[ours:] if group[0]["event"] == event["event"]]
        before = groups[-1] if groups else []
        if same:
            same[0].append(event)
        elif before and "seat" in event and like(before[0], event):
            before.append(event)
            ours = len(groups)
        else:
            groups.append([event])
    return groups


def like(a: Json, b: Json) -> bool:
    """Say whether two events are of one kind and one seat."""
    return bool(a["event"] == b["event"] and a.get("seat") == b.get("seat"))


def names_seats(noun: Noun) -> bool:
    """Say whether the ids of a noun are seats: 0, 1, 2 and so on."""
    return noun.ids is not None and noun.ids == [str(seat) for seat in range(len(noun.ids))]


def parts_of(id: str) -> Given:
    """Return an id with the letters it begins with and the number it ends with; without either it is both itself."""
    found = re.fullmatch(r"([^0-9]+)([0-9]+)", id)
    return {"id": id, "series": found[1] if found else id, "number": str(int(found[2])) if found else plain(id)}


def plain(id: str) -> str:
    """Return an id as words, where nobody has named it."""
    return id.replace("_", " ")
