"""Record the golden games of Crossing Oceans: whole games, each named for what it shows.

A golden game is looked for, not written: a simple policy plays seed after seed until the story it is meant to show has
happened. Run this only when a change of the rules is meant to change them, and say why in the commit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.gamefile import write_game
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import COAL_GONE
from blueriband.kernel.codec import legal, read, tell
from blueriband.kernel.rng import Rng, derived, seeded

FOLDER = Path(__file__).parents[1] / "tests" / "replays" / "crossing_oceans"
SERIES = 1870
Weights = dict[str, float]
Event = dict[str, Any]


@dataclass
class Story:
    """What happened in one game: its moves, its events, and what was noticed on the way."""

    state: CrossingOceans
    journal: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    noticed: set[str] = field(default_factory=set)

    def count(self, event: str, **nouns: Any) -> int:
        """Return how often an event happened with these nouns."""
        return sum(e["event"] == event and all(e.get(k) == v for k, v in nouns.items()) for e in self.events)


def choose(texts: list[str], weights: Weights, rng: Rng) -> str:
    """Choose a move at random, by the weight of the longest beginning of its text that has one."""
    shares = []
    for text in texts:
        known = [prefix for prefix in weights if text.startswith(prefix)]
        shares.append(int(1000 * weights[max(known, key=len)]) if known else 1000)
    at = rng.roll(max(1, sum(shares)))
    for text, share in zip(texts, shares, strict=True):
        at -= share
        if at < 0:
            return text
    return texts[-1]


def notice(story: Story, seat: int, text: str, before: list[str], fresh: list[Event]) -> None:
    """Notice what events alone do not tell."""
    s = story.state
    if text == "decline" and any(move.startswith("cross ") for move in before):
        story.noticed.add("tie declined")
    if text.startswith("cross "):
        story.noticed.add("tie taken")
        story.noticed.add("own tie") if sum(move.startswith("cross ") for move in before) > 1 else None
    for player in range(s.seats):
        full = [s.is_full(player, column) for column in range(5)]
        story.noticed.update(f"full {column}" for column in range(5) if full[column])
        if all(full[2:]):
            story.noticed.add("trade columns full")
        if all(full):
            story.noticed.add("all columns full")
        if s.houses[player] == 0:
            story.noticed.add("houses gone")
        if s.captains[player] == 0:
            story.noticed.add("captains gone")
    if s.stock == 0:
        story.noticed.add("coal gone")
        if any(ruling == COAL_GONE for _move, ruling in s.offers().refused or []):
            story.noticed.add("coal refused")
        if text.startswith(("move coal", "token", "decline", "load")) and has_room(s, seat):
            story.noticed.add("coal loaded in part")
    names = [event["event"] for event in fresh]
    if "token_missed" in names:
        story.noticed.add("token missed")
    if names.count("ship_docked") > 1 and "card_scrapped" in names:
        docked = [event["card"] for event in fresh if event["event"] == "ship_docked"]
        scrapped = [event["card"] for event in fresh if event["event"] == "card_scrapped"]
        if set(docked) & set(scrapped):
            story.noticed.add("two of one colour docked")
    if names.count("fee_paid") == s.seats - 1:
        story.noticed.add("fees to all")
    if any(e["event"] == "ship_placed" and e["card"] in CLIPPERS for e in fresh):
        story.noticed.add("clipper placed again")
    placed = [e for e in fresh if e["event"] == "ship_placed"]
    returned = [e for e in fresh if e["event"] == "ship_returned"]
    if placed and returned and placed[0]["seat"] == returned[0]["seat"]:
        story.noticed.add("own ship replaced")
    if placed and placed[0]["coal"] == 0 and placed[0]["card"] not in CLIPPERS:
        story.noticed.add("placed without coal")


def has_room(s: CrossingOceans, seat: int) -> bool:
    """A ship of the seat at sea could take another coal."""
    return any(s.is_mine(seat, port) and s.holds(port) for port in range(s.figures.ports))


CLIPPERS = ("cutty_sark", "thermopylae", "leander", "ariel")


def opening(seats: int, seed: int) -> Story:
    """Return a story that is about to begin."""
    s = games.find("crossing-oceans").new({"seats": seats}, seed)
    assert isinstance(s, CrossingOceans)
    return Story(s)


def go_on(story: Story, text: str) -> None:
    """Play a move and note what it brings."""
    s = story.state
    before, seat = legal(s), int(s.decision.seat)
    s.events = []
    s.play(read(s.game, text))
    fresh = [tell(s.game, event, -1) for event in s.events if event.kind >= 0]
    story.journal.append(text)
    story.events += fresh
    notice(story, seat, text, before, fresh)


def play(seats: int, seed: int, policy: Callable[[CrossingOceans], Weights]) -> Story:
    """Play one game by a policy and return its story."""
    story, rng = opening(seats, seed), seeded(seed)
    while not story.state.over:
        go_on(story, choose(legal(story.state), policy(story.state), rng))
    return story


def fixed(**weights: float) -> Callable[[CrossingOceans], Weights]:
    """Return a policy that never changes its mind; underscores stand for the space after a verb."""
    table = {name.replace("__", " "): weight for name, weight in weights.items()}
    return lambda s: table


RANDOM = fixed()
SHIPOWNER = fixed(place=20, buy=6, move__fleet=5, move__region=4, stop=0.5)
QUIET = fixed(move__ships=0, place=5)
BUILDER = fixed(place=8, build=20, move__house=12, token=9, decline=0.2, cash=0.3, move__fleet=4, buy=3)
RACER = fixed(
    berth__new_york=9, berth__montreal=9, berth__charleston=9, berth__havana=9, place=15, move__blue_riband=12
)
STOKER = fixed(place=15, move__coal=12, token=20, decline=0.05, move__fleet=8, buy=4, cash=2)
TYCOON = fixed(place=15, buy=15, stop=0.1, move__fleet=9, move__region=6, move__cargo=9, move__coal=6, cash=4)
COLUMNS = fixed(
    place=20, build=30, move__house=14, move__coal=10, move__blue_riband=8, token=30, decline=0.02, move__fleet=8,
    buy=6, move__ships=0.6,
)  # fmt: skip


def coal_hoarder(s: CrossingOceans) -> Weights:
    """Put steamships everywhere, then do nothing but load coal."""
    afloat = sum(s.ship[port] >= 0 and s.burns(port) and s.captain[port] >= 0 for port in range(s.figures.ports))
    if afloat >= 14:
        return {
            "move coal": 900,
            "move": 0.02,
            "fuel": 50,
            "place": 0.01,
            "contract": 9,
            "token coal_pier": 50,
            "buy": 0,
        }
    return {
        "place": 60,
        "buy": 5,
        "move fleet": 6,
        "move region": 4,
        "move coal": 4,
        "move blue_riband": 0.5,
        "cash": 3,
    }


Goal = Callable[[Story], bool]


def saw(*things: str) -> Goal:
    """Return the goal of having noticed all these things."""
    return lambda story: story.noticed.issuperset(things)


def ended(rule: str, trigger: str = "") -> Goal:
    """Return the goal of an ending, perhaps triggered by the starting or the last seat of a round."""

    def goal(story: Story) -> bool:
        outcome = story.state.outcome()
        if outcome is None or outcome.rule != rule:
            return False
        seat = next(event.get("seat", -1) for event in story.events if event["event"] == "end_triggered")
        place = (seat - story.state.starter) % story.state.seats
        return trigger == "" or ((trigger == "first") == (place == 0) and place in (0, story.state.seats - 1))

    return goal


def drawn(story: Story) -> bool:
    """The first two have the same points."""
    outcome = story.state.outcome()
    return outcome is not None and outcome.scores[outcome.ranking[0]] == outcome.scores[outcome.ranking[1]]


def headquarters(number: int) -> Goal:
    """Return the goal of so many headquarters bought."""
    return lambda story: story.count("card_bought", flag="multicoloured") >= number


def scotia(story: Story) -> bool:
    """SCOTIA was replaced."""
    return story.count("ship_gone", card="scotia") == 1


def ships_to_ships(story: Story) -> bool:
    """A captain went from one Ships spot to the other, for a contract."""
    spots: dict[int, str] = {}
    for event in story.events:
        if event["event"] == "captain_moved":
            last = spots.get(event["seat"], "")
            if {last, event["spot"]} == {"ships_east", "ships_west"} and event["contracts"] == 1:
                return True
            spots[event["seat"]] = event["spot"]
    return False


GOLDEN: list[tuple[str, int, Callable[[CrossingOceans], Weights], Goal]] = [
    ("ends-when-the-stack-is-empty", 2, RANDOM, ended("CO-17.2")),
    ("ends-when-the-stack-is-empty", 3, RANDOM, ended("CO-17.2")),
    ("ends-when-the-stack-is-empty", 4, RANDOM, ended("CO-17.2")),
    ("ends-after-quiet-rounds", 2, QUIET, ended("CO-17.7")),
    ("ends-after-quiet-rounds", 3, QUIET, ended("CO-17.7")),
    ("ends-after-quiet-rounds", 4, QUIET, ended("CO-17.7")),
    ("the-starting-player-triggers-the-end", 3, TYCOON, ended("CO-17.2", "first")),
    ("the-last-player-of-a-round-triggers-the-end", 4, TYCOON, ended("CO-17.2", "last")),
    ("scotia-is-replaced", 2, SHIPOWNER, scotia),
    ("scotia-is-replaced", 3, RACER, scotia),
    ("scotia-is-replaced", 4, RACER, scotia),
    ("a-tie-for-the-riband-is-taken", 2, RACER, saw("tie taken")),
    ("a-tie-for-the-riband-is-taken", 4, RACER, saw("tie taken")),
    ("a-tie-for-the-riband-is-declined", 3, RACER, saw("tie declined")),
    ("a-tie-between-own-ships", 2, RACER, saw("own tie")),
    ("a-full-riband-column", 2, RACER, saw("full 0")),
    ("a-full-coal-column", 3, STOKER, saw("full 1")),
    ("full-trade-columns", 2, COLUMNS, saw("trade columns full")),
    ("all-columns-full", 2, COLUMNS, saw("all columns full")),
    ("a-token-nobody-can-pay", 4, BUILDER, saw("token missed")),
    ("headquarters-are-bought", 2, TYCOON, headquarters(2)),
    ("headquarters-are-bought", 3, TYCOON, headquarters(3)),
    ("headquarters-are-bought", 4, TYCOON, headquarters(4)),
    ("all-houses-are-built", 3, BUILDER, saw("houses gone")),
    ("fees-to-everybody", 3, BUILDER, saw("fees to all")),
    ("a-clipper-comes-back-and-sails-again", 4, SHIPOWNER, saw("clipper placed again", "own ship replaced")),
    ("two-ships-of-one-colour-reach-the-docks", 2, RANDOM, saw("two of one colour docked")),
    ("from-ships-to-ships", 3, TYCOON, ships_to_ships),
    ("a-tie-on-points", 2, RANDOM, drawn),
    ("coal-runs-short", 4, coal_hoarder, saw("coal gone", "coal refused", "coal loaded in part")),
]


def main() -> None:
    """Look for every golden game, or for those named, and write them."""
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (name, seats, policy, goal) in enumerate(GOLDEN):
        if wanted and name not in wanted:
            continue
        for attempt in range(20_000):
            seed = derived(SERIES + number, attempt)
            story = play(seats, seed, policy)
            if goal(story):
                break
        else:
            sys.exit(f"{name}: not found")
        text = write_game(
            story.state.game, {"seats": seats}, seed, story.journal, [f"policy {n}" for n in range(seats)]
        )
        (FOLDER / f"{name}-{seats}.txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}-{seats}: try {attempt + 1}, {len(story.journal)} moves\n")


if __name__ == "__main__":
    main()
