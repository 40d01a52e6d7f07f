"""The golden games of TransAtlantic."""

from __future__ import annotations

from scripts.replays import Event, Goal, Golden, Shelf, Told, Weights, drawn, ended, fixed, saw
from scripts.replays import Story as AnyStory

from blueriband.games.transatlantic.data import CARD_IDS, COLUMNS, FIRST_EXTENSION, ROWS
from blueriband.games.transatlantic.state import TransAtlantic

Story = AnyStory[TransAtlantic]


def notice(told: Told[TransAtlantic]) -> None:
    """Notice what events alone do not tell."""
    story, s = told.story, told.story.state
    if told.text.startswith("steer ") and told.seat != told.turn:
        story.noticed.add("asked out of turn")
    if told.text.startswith("load ") and "decline" in told.before:
        story.noticed.add("coal of Invest (extension)")
    for event in told.fresh:
        if event["event"] == "ship_deployed" and is_below(s, event["card"], event["region"]):
            new = f"deploy {event['card']}" in story.journal[-2:]
            story.noticed.add("new ship sorted in" if new else "displaced ship sorted in")
        if event["event"] == "house_built" and event["money"] == 0:
            story.noticed.add("house of Invest (extension)")
        if event["event"] == "coal_loaded" and s.stock == 0 and has_room(s, told.seat):
            story.noticed.add("coal loaded in part")


def is_below(s: TransAtlantic, card: str, region: str) -> bool:
    """The ship does not lie on top of the region."""
    return s.ship[s.figures.first_place[s.figures.region_ids.index(region)]] != s.figures.ids.index(card)


def has_room(s: TransAtlantic, seat: int) -> bool:
    """A ship of the seat at sea could take another coal."""
    return any(s.is_mine(seat, place) and s.holds(place) for place in range(s.figures.places))


# --- policies --------------------------------------------------------------------------------------------------------

SHIPOWNER = fixed(play__shipyard=5, buy=6, stop=0.3, sail=6, decline=0.3, copy=3)
QUIET = fixed(play__shipyard=0, take__shipyard=0, spend__shipyard=0, buy=0, sail=3)
RACER = fixed(play__shipyard=5, buy=6, stop=0.3, sail=6, decline=0.3, steer__north_atlantic=9)
WANDERER = fixed(play__shipyard=5, buy=6, stop=0.3, sail=6, decline=0.3, steer__north_atlantic=0.2)
BUILDER = fixed(
    play__shipyard=3, play__invest=5, play__director=0.3, take__invest_plus=20, buy=4, stop=0.3, sail=6, decline=0.1,
    build=9,
)  # fmt: skip
STOKER = fixed(
    play__shipyard=6, play__coal=6, take__coal_plus=9, buy=9, stop=0.1, play__transport=0.1, play__region=0.1,
    sail=0.1, mark__coal_bunker=9, decline=0.3,
)  # fmt: skip


def collector(s: TransAtlantic) -> Weights:
    """Take markers where the sheet has the fewest, and race for Blue Ribands."""
    acquired = [s.acquired(s.decision.seat, column) for column in range(COLUMNS)]
    weights: Weights = {
        "play shipyard": 5, "play invest": 6, "play director": 0.4, "take invest_plus": 20, "buy": 4, "stop": 0.3,
        "sail": 9, "decline": 0.1, "build": 9, "steer north_atlantic": 60 if acquired[0] < ROWS else 0.1,
    }  # fmt: skip
    for column in range(1, COLUMNS):
        weights[f"mark {s.figures.marker_ids[column]}"] = 100 / 5 ** acquired[column]
    return weights


# --- goals -----------------------------------------------------------------------------------------------------------


def turns(story: Story) -> list[list[Event]]:
    """Return the events turn by turn; the first purchases come first."""
    found: list[list[Event]] = [[]]
    for event in story.events:
        if event["event"] == "turn_begun":
            found.append([])
        found[-1].append(event)
    return found


def in_one_turn(event: str, number: int) -> Goal:
    """Return the goal of so many events in one turn."""
    return lambda story: any(sum(e["event"] == event for e in turn) >= number for turn in turns(story))


def one_after_another(*names: str, **nouns: object) -> Goal:
    """Return the goal of events right after each other, the first one with these nouns, in one seat."""

    def goal(story: Story) -> bool:
        for at, first in enumerate(story.events):
            following = story.events[at : at + len(names)]
            if [e["event"] for e in following] == list(names) and all(first.get(k) == v for k, v in nouns.items()):
                if all(e.get("seat") == first.get("seat") for e in following):
                    return True
        return False

    return goal


def happened(event: str, number: int = 1) -> Goal:
    """Return the goal of an event that happens so many times."""
    return lambda story: story.count(event) >= number


def scrapped_without_coal(story: Story) -> bool:
    """A ship was scored that could make no last voyage."""
    for turn in turns(story):
        scored = {e["card"] for e in turn if e["event"] == "wreck_scored"}
        scored -= {e["card"] for e in turn if e["event"] == "ship_sailed"}
        if scored:
            return True
    return False


def redeployed_riband(story: Story) -> bool:
    """A ship won the Blue Riband in the turn in which it was displaced."""
    for turn in turns(story):
        displaced = [e["card"] for e in turn if e["event"] == "ship_displaced"]
        if any(e["event"] == "riband_won" and e["card"] in displaced for e in turn):
            return True
    return False


def last_one_docked(story: Story) -> bool:
    """The last steamship was not bought but went to the docks."""
    return any({"end_triggered", "ship_docked"} <= {e["event"] for e in turn} for turn in turns(story))


def extension_copied(story: Story) -> bool:
    """An agent copied an extension card."""
    return any(story.count("card_copied", action=card) for card in CARD_IDS[FIRST_EXTENSION:])


def tiles_spent(story: Story) -> bool:
    """Nobody has kept the Director tile."""
    return story.count("tile_spent") == story.state.seats


def overflow(story: Story) -> bool:
    """Somebody has more markers than a column has places."""
    return any(markers > ROWS for markers in story.state.markers)


def exhausted(story: Story) -> bool:
    """A kind of markers is used up."""
    return any(story.state.left_of(column) == 0 for column in range(COLUMNS))


def headquarters(number: int) -> Goal:
    """Return the goal of so many headquarters bought."""
    return lambda story: (
        sum(e["event"] == "card_bought" and e["card"].startswith("hq_") for e in story.events) >= number
    )


def all_rows(story: Story) -> bool:
    """Somebody has all four rows complete."""
    s = story.state
    return any(min(s.acquired(seat, column) for column in range(COLUMNS)) >= ROWS for seat in range(s.seats))


MARKET, PRESIDENT, BOTH = ("market",), ("president",), ("market", "president")
GOLDEN: list[Golden[TransAtlantic]] = [
    Golden("ends-when-no-steamship-is-left", 2, SHIPOWNER, ended("TA-12.1")),
    Golden("ends-when-no-steamship-is-left", 3, SHIPOWNER, ended("TA-12.1"), PRESIDENT),
    Golden("ends-when-no-steamship-is-left", 4, SHIPOWNER, ended("TA-12.1"), BOTH),
    Golden("ends-after-quiet-rounds", 2, QUIET, ended("TA-12.4")),
    Golden("ends-after-quiet-rounds", 3, QUIET, ended("TA-12.4"), MARKET),
    Golden("ends-after-quiet-rounds", 4, QUIET, ended("TA-12.4"), PRESIDENT),
    Golden("the-starting-player-triggers-the-end", 3, SHIPOWNER, ended("TA-12.1", "first")),
    Golden("the-last-player-of-a-round-triggers-the-end", 4, SHIPOWNER, ended("TA-12.1", "last"), MARKET),
    Golden("the-last-steamship-goes-to-the-docks", 2, SHIPOWNER, last_one_docked, MARKET),
    Golden("an-owner-is-asked-out-of-turn", 3, SHIPOWNER, saw("asked out of turn"), MARKET),
    Golden("a-chain-of-three-displacements", 4, RACER, in_one_turn("ship_displaced", 3)),
    Golden(
        "a-scrapped-ship-sails-and-scores-for-houses", 2, BUILDER,
        one_after_another("ship_scrapped", "ship_sailed", "houses_scored"),
    ),
    Golden("a-ship-is-scrapped-without-coal", 3, SHIPOWNER, scrapped_without_coal),
    Golden("scotia-is-displaced", 3, RACER, happened("ship_lost"), PRESIDENT),
    Golden("a-new-ship-is-sorted-in", 2, SHIPOWNER, saw("new ship sorted in")),
    Golden("a-displaced-ship-is-sorted-in", 4, SHIPOWNER, saw("displaced ship sorted in")),
    Golden("a-redeployed-ship-wins-the-riband", 4, WANDERER, redeployed_riband),
    Golden(
        "a-director-with-six-cards-takes-a-marker", 2, SHIPOWNER,
        one_after_another("cards_returned", "marker_taken", "card_taken", cards=6),
    ),
    Golden(
        "a-director-with-eight-cards-takes-two-markers", 3, SHIPOWNER,
        one_after_another("cards_returned", "marker_taken", "marker_taken", "card_taken", cards=8),
    ),
    Golden("the-discards-are-shuffled", 3, SHIPOWNER, happened("discard_shuffled"), BOTH),
    Golden("the-agent-copies-an-extension-card", 4, SHIPOWNER, extension_copied),
    Golden("everybody-spends-the-director-tile", 2, SHIPOWNER, tiles_spent, MARKET),
    Golden("a-column-overflows", 2, BUILDER, overflow, PRESIDENT),
    Golden("a-marker-supply-is-exhausted", 4, BUILDER, exhausted),
    Golden("all-headquarters-are-bought", 4, SHIPOWNER, headquarters(5)),
    Golden("coal-runs-short", 4, STOKER, saw("coal loaded in part")),
    Golden("contracts-are-exchanged-for-two-markers", 2, RACER, in_one_turn("contracts_traded", 2), PRESIDENT),
    Golden("all-rows-are-complete", 2, collector, all_rows),
    Golden("a-tie-on-points", 2, SHIPOWNER, drawn),
    Golden("invest-plus-with-a-house", 3, BUILDER, saw("house of Invest (extension)"), MARKET),
    Golden("invest-plus-with-coal", 4, BUILDER, saw("coal of Invest (extension)"), BOTH),
]  # fmt: skip

SHELF = Shelf("transatlantic", TransAtlantic, 1912, notice, GOLDEN)
