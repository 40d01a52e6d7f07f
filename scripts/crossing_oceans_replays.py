"""The golden games of Crossing Oceans."""

from __future__ import annotations

from scripts.replays import RANDOM, Goal, Golden, Shelf, Told, Weights, drawn, ended, fixed, saw
from scripts.replays import Story as AnyStory

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import COAL_GONE

Story = AnyStory[CrossingOceans]
CLIPPERS = ("cutty_sark", "thermopylae", "leander", "ariel")


def notice(told: Told[CrossingOceans]) -> None:
    """Notice what events alone do not tell."""
    story, seat, text, before, fresh = told.story, told.seat, told.text, told.before, told.fresh
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


GOLDEN: list[Golden[CrossingOceans]] = [
    Golden("ends-when-the-stack-is-empty", 2, RANDOM, ended("CO-17.2")),
    Golden("ends-when-the-stack-is-empty", 3, RANDOM, ended("CO-17.2")),
    Golden("ends-when-the-stack-is-empty", 4, RANDOM, ended("CO-17.2")),
    Golden("ends-after-quiet-rounds", 2, QUIET, ended("CO-17.7")),
    Golden("ends-after-quiet-rounds", 3, QUIET, ended("CO-17.7")),
    Golden("ends-after-quiet-rounds", 4, QUIET, ended("CO-17.7")),
    Golden("the-starting-player-triggers-the-end", 3, TYCOON, ended("CO-17.2", "first")),
    Golden("the-last-player-of-a-round-triggers-the-end", 4, TYCOON, ended("CO-17.2", "last")),
    Golden("scotia-is-replaced", 2, SHIPOWNER, scotia),
    Golden("scotia-is-replaced", 3, RACER, scotia),
    Golden("scotia-is-replaced", 4, RACER, scotia),
    Golden("a-tie-for-the-riband-is-taken", 2, RACER, saw("tie taken")),
    Golden("a-tie-for-the-riband-is-taken", 4, RACER, saw("tie taken")),
    Golden("a-tie-for-the-riband-is-declined", 3, RACER, saw("tie declined")),
    Golden("a-tie-between-own-ships", 2, RACER, saw("own tie")),
    Golden("a-full-riband-column", 2, RACER, saw("full 0")),
    Golden("a-full-coal-column", 3, STOKER, saw("full 1")),
    Golden("full-trade-columns", 2, COLUMNS, saw("trade columns full")),
    Golden("all-columns-full", 2, COLUMNS, saw("all columns full")),
    Golden("a-token-nobody-can-pay", 4, BUILDER, saw("token missed")),
    Golden("headquarters-are-bought", 2, TYCOON, headquarters(2)),
    Golden("headquarters-are-bought", 3, TYCOON, headquarters(3)),
    Golden("headquarters-are-bought", 4, TYCOON, headquarters(4)),
    Golden("all-houses-are-built", 3, BUILDER, saw("houses gone")),
    Golden("fees-to-everybody", 3, BUILDER, saw("fees to all")),
    Golden("a-clipper-comes-back-and-sails-again", 4, SHIPOWNER, saw("clipper placed again", "own ship replaced")),
    Golden("two-ships-of-one-colour-reach-the-docks", 2, RANDOM, saw("two of one colour docked")),
    Golden("from-ships-to-ships", 3, TYCOON, ships_to_ships),
    Golden("a-tie-on-points", 2, RANDOM, drawn),
    Golden("coal-runs-short", 4, coal_hoarder, saw("coal gone", "coal refused", "coal loaded in part")),
]


SHELF = Shelf("crossing-oceans", CrossingOceans, 1870, notice, GOLDEN)
