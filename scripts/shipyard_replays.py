"""The golden games of Shipyard."""

from __future__ import annotations

from collections.abc import Callable

from scripts.replays import RANDOM, Event, Goal, Golden, Shelf, Told, Weights, drawn, fixed, saw
from scripts.replays import Story as AnyStory

from blueriband.games.shipyard.data import CAPTAIN, ICONS, ITEMS, KINDS, ROW, SPACES
from blueriband.games.shipyard.data import SHELF as SIZE
from blueriband.games.shipyard.routes import reach
from blueriband.games.shipyard.state import FIRST_SIDE, Shipyard
from blueriband.games.shipyard.words import PLACING
from blueriband.kernel.engine import NOBODY, NONE

Story = AnyStory[Shipyard]
Policy = Callable[[Shipyard], Weights]


def notice(told: Told[Shipyard]) -> None:
    """Notice what events alone do not tell."""
    story, seen, fresh = told.story, told.story.noticed, [event["event"] for event in told.fresh]
    before = story.journal[-2] if len(story.journal) > 1 else ""
    if "end_triggered" in fresh and "final_chosen" not in [event["event"] for event in story.events]:
        place = (told.turn - story.state.starter) % story.state.seats
        seen.update(
            {"end triggered", "first" if place == 0 else "last" if place == story.state.seats - 1 else "middle"}
        )
    if told.text.startswith("bonus_action "):
        first = before.startswith("choose ") and before != "choose receive_subsidy"
        seen.add("bonus first" if first else "bonus second")
        if first and before == "choose hire_employee":
            seen.add("bonus before hiring")
    if told.text.startswith("speed ") and told.text != told.before[0]:
        seen.add("speed bonus")
    if told.text.startswith("take ") and "pass" in told.before:
        seen.add("last chance")
    if told.text.startswith("take blank_"):
        seen.add("blank")
    if told.text.startswith("steer "):
        seen.add("steered")


# --- policies --------------------------------------------------------------------------------------------------------

QUIET = fixed(choose__build_ships=0, bonus_action__build_ships=0, final_action__build_ships=0)
BOWS = fixed(
    choose__build_ships=60, take=0.01, take__B=9, take__blank_bow=90, stop=0.05, bonus_action__build_ships=20,
    final_action__build_ships=90, **{f"place__{column}": 9 for column in range(1, 8)},
)  # fmt: skip
RAILWAY = fixed(choose__purchase_commodities=20, choose__exchange_commodities=20, choose__build_ships=0.3)
SMALL = "B1 M2 S3"
USUAL = "B1 M2 M3 S4"
LONG = "B1 M2 M3 M4 M5 M6 M7 M8 S9"
TWINS = "B1 M2 B4 M5 S3 S6"


def letters(s: Shipyard, seat: int) -> str:
    """Return the row of a seat as letters."""
    cards = [s.in_column(seat, column) for column in range(ROW)]
    return "".join("." if card == NONE else KINDS[s.figures.kind[card]][0].upper() for card in cards)


def owner(plan: str, **more: float) -> Policy:
    """Return a policy that builds by a plan, card by card, and sees to captains and canals."""
    table = {name.replace("__", " "): weight for name, weight in more.items()}

    def policy(s: Shipyard) -> Weights:
        seat = int(s.decision.seat)
        row = letters(s, seat)
        missing = [(want[0], int(want[1])) for want in plan.split() if row[int(want[1]) - 1] == "."]
        weights: Weights = {
            "choose build_ships": 4, "choose rent_canal": 1 if reach(s, seat, 6) >= 6 else 6,
            "choose recruit_crew": 2 if s.stock(seat, CAPTAIN) > 1 else 6, "choose manufacture_equipment": 3,
            "take": 0.02, "place": 0.02, "stop": 0.3, "fit": 6, "done": 0.5, "man": 9, "dismantle": 0.1,
            "go_on": 3, "final_action build_ships": 6, "engage": 5, **steps_to_captain(s, seat),
        }  # fmt: skip
        if s.decision.step == PLACING:
            kind = KINDS[s.figures.kind[s.decision.x]][0].upper()
            missing = [want for want in missing if want[0] == kind]
        if missing:
            kind, column = missing[0]
            weights.update({f"take {kind}": 30, f"place {column}": 60})
        if plan == TWINS and row.startswith("BM.BM.") and s.decision.x == 2:
            weights["stop"] = 900  # both sterns are wanted in one action
        return {**weights, **table}

    return policy


def hasty(build: float) -> Policy:
    """Return a policy that builds whenever it can, pays for it by exchanges, and takes what is cheap."""
    usual = owner(
        LONG, choose=0.1, choose__build_ships=build, choose__exchange_commodities=9, choose__purchase_commodities=6,
        bonus_action=0, bonus_action__build_ships=build, sell=90, stop=0.001, final_action__build_ships=90,
    )  # fmt: skip

    def policy(s: Shipyard) -> Weights:
        weights = usual(s)
        for place, card in enumerate(s.shelf[: 4 * SIZE]):
            price = int(s.figures.price[place % SIZE])
            if card != NONE and price > 0:
                name = s.figures.card_ids[card]
                weights[f"take {name}"] = weights.get(f"take {name[0]}", 0.02) / (1 + 10 * price)
        return weights

    return policy


def steps_to_captain(s: Shipyard, seat: int) -> Weights:
    """Return weights that bring a seat without a captain to the captain's space of the ring."""
    if s.stock(seat, CAPTAIN) > 0:
        return {}
    ring = [ITEMS[item] for item in s.figures.ring[4:]]
    return {f"push {(ring.index('captain') - int(s.markers[1]) - 1) % 4}": 6}


BUILDER = owner("B1 M2 M3 M4 S5", choose__build_ships=30, bonus_action__build_ships=9, take=0.5, stop=0.01)
CAREFUL = owner(USUAL, choose__build_ships=1.2, stop=3)
SPENDER = owner(USUAL, bonus_action=9, go_on=0.5)
RENTER = owner(
    USUAL, choose__rent_canal=9, bonus_action__rent_canal=9, choose__build_ships=9,
    **{f"rent__C{number}": 9 for number in range(16, 25)},
)  # fmt: skip
TRADER = owner(
    SMALL, choose__hire_employee=20, hire=0.1, hire__trader_wood_1=9, hire__trader_wood_2=60, hire__trader_steel_1=9,
    hire__trader_steel_2=60, hire__trader_coal_1=9, hire__trader_coal_2=60,
)  # fmt: skip
SAILOR = owner(
    LONG.replace(" M6 M7 M8 S9", " S6"), choose__hire_employee=12, hire=0.1, hire__helmsman=90, hire__rigger=90,
    push__0=1, choose__manufacture_equipment=9, choose__rent_canal=9, fit__sail=20, speed=0.3, speed__4=5, speed__5=9,
    speed__6=20, speed__7=40,
)  # fmt: skip
HASTY = hasty(900)
MANAGER = owner(USUAL, choose__hire_employee=15, hire=0.1, hire__accountant=90, hire__foreman=90)


# --- goals -----------------------------------------------------------------------------------------------------------


def every(*goals: Goal) -> Goal:
    """Return the goal of reaching all these goals."""
    return lambda story: all(goal(story) for goal in goals)


def ended_by(rule: str) -> Goal:
    """Return the goal of an ending."""

    def goal(story: Story) -> bool:
        outcome = story.state.outcome()
        return outcome is not None and outcome.rule == rule

    return goal


REGULAR, EARLY = ended_by("SY-25.1"), ended_by("SY-25.2")


def happened(event: str, number: int = 1, **nouns: object) -> Goal:
    """Return the goal of an event that happens so many times."""
    return lambda story: story.count(event, **nouns) >= number


def turns(story: Story) -> list[list[Event]]:
    """Return the events turn by turn."""
    found: list[list[Event]] = [[]]
    for event in story.events:
        if event["event"] in ("turn_begun", "final_chosen"):
            found.append([])
        found[-1].append(event)
    return found


def in_one_turn(event: str, number: int) -> Goal:
    """Return the goal of so many events in one turn."""
    return lambda story: any(sum(e["event"] == event for e in turn) >= number for turn in turns(story))


def in_a_final_action(event: str) -> Goal:
    """Return the goal of an event in somebody's final action."""
    return lambda story: any(
        turn[0]["event"] == "final_chosen" and any(e["event"] == event for e in turn) for turn in turns(story) if turn
    )


def two_ribands(story: Story) -> bool:
    """A ship came past two Blue Ribands on one cruise, and only one counted."""
    f, passed = story.state.figures, 0
    for event in story.events:
        if event["event"] == "ship_scored":
            passed = 0
        if event["event"] == "space_entered":
            place = f.canal_ids.index(event["canal"]) * FIRST_SIDE + SPACES.index(event["space"])
            passed += ICONS[f.icon[place]] == "blue_riband"
        if event["event"] == "riband_scored" and passed >= 2:
            return True
    return False


def ship_of(cards: int) -> Goal:
    """Return the goal of a ship of so many cards that joins a fleet."""
    return lambda story: any(
        len(ship["cards"]) == cards for player in story.state.view(NOBODY)["seats"] for ship in player["fleet"]
    )


def staffed(*names: str) -> Goal:
    """Return the goal of one player with these employees."""
    return lambda story: any(set(names) <= set(player["staff"]) for player in story.state.view(NOBODY)["seats"])


def scored(event: str, points: int, **nouns: object) -> Goal:
    """Return the goal of an event that brings so many points at least."""
    return lambda story: any(
        e["event"] == event and e["points"] >= points and all(e.get(k) == v for k, v in nouns.items())
        for e in story.events
    )


def lower_deck(story: Story) -> bool:
    """The smaller middle deck was reached, and the game went on for more than a round."""
    ids, deck = story.state.figures.card_ids, story.state.figures.deck
    for at, event in enumerate(story.events):
        if event["event"] == "card_dealt" and deck[ids.index(event["card"])] == 2:
            later = [event["event"] for event in story.events[at:]]
            return later.count("turn_begun") > int(story.state.seats)
    return False


def shared(story: Story) -> bool:
    """The first rank is shared."""
    outcome = story.state.outcome()
    return outcome is not None and len(outcome.winners) > 1


GOLDEN: list[Golden[Shipyard]] = [
    Golden("ends-with-the-last-lap", 2, CAREFUL, every(REGULAR, happened("ship_joined", 3))),
    Golden("ends-with-the-last-lap", 3, CAREFUL, every(REGULAR, happened("ship_joined", 3))),
    Golden("ends-with-the-last-lap", 4, CAREFUL, every(REGULAR, happened("ship_joined", 3))),
    Golden("ends-when-a-deck-runs-out", 2, HASTY, EARLY),
    Golden("ends-when-a-deck-runs-out", 3, HASTY, EARLY),
    Golden("ends-when-a-deck-runs-out", 4, BUILDER, EARLY),
    Golden("the-starting-player-triggers-the-end", 3, HASTY, every(EARLY, saw("first"))),
    Golden("the-last-player-of-a-round-triggers-the-end", 4, BUILDER, every(EARLY, saw("last"))),
    Golden("both-ends-in-the-last-round", 2, hasty(20), every(REGULAR, saw("end triggered"))),
    Golden("nobody-builds-a-ship", 3, QUIET, every(REGULAR, lambda story: story.count("ship_launched") == 0)),
    Golden("a-first-game", 4, RANDOM, every(), ("beginners",)),
    Golden("a-bonus-action-comes-first", 2, SPENDER, saw("bonus first")),
    Golden("a-bonus-action-comes-second", 3, SPENDER, saw("bonus second")),
    Golden("a-bonus-action-before-hiring", 4, SPENDER, saw("bonus before hiring")),
    Golden("a-ship-fails", 2, owner(SMALL, choose__recruit_crew=0.2), happened("ship_failed")),
    Golden("a-ship-is-dismantled", 3, owner(SMALL, dismantle=9), happened("ship_dismantled")),
    Golden("two-ships-sail-in-one-turn", 2, owner(TWINS), in_one_turn("ship_joined", 2)),
    Golden("two-ships-sail-in-one-turn", 4, owner(TWINS), in_one_turn("ship_joined", 2)),
    Golden("a-ship-of-nine-cards", 3, owner(LONG, choose__build_ships=9), ship_of(9)),
    Golden("helmsman-and-rigger-at-work", 2, SAILOR, every(saw("speed bonus"), staffed("helmsman", "rigger"))),
    Golden("officers-sail", 3, owner(USUAL, fit__captain=60), happened("piece_fitted", 2, item="captain")),
    Golden("blanks-are-taken", 4, BOWS, saw("blank")),
    Golden("canals-are-detached", 3, RENTER, happened("canal_detached")),
    Golden("a-branch-is-chosen", 2, RENTER, saw("steered")),
    Golden("the-last-riband-counts", 4, RENTER, two_ribands),
    Golden("canals-are-shuffled", 4, RENTER, happened("canals_shuffled")),
    Golden("trains-are-shuffled", 2, RAILWAY, happened("trains_shuffled")),
    Golden("the-line-is-pushed", 2, BUILDER, happened("line_pushed")),
    Golden("the-smaller-middle-deck-is-reached", 3, HASTY, lower_deck),
    Golden("a-final-action-completes-a-ship", 4, CAREFUL, in_a_final_action("ship_joined")),
    Golden("the-last-chance-is-used", 3, owner(USUAL, final_action__build_ships=0.1, take=3), saw("last chance")),
    Golden("contracts-are-kept-after-an-early-end", 3, HASTY, every(EARLY, happened("contract_kept", 6))),
    Golden("contracts-are-kept-after-an-early-end", 4, HASTY, every(EARLY, happened("contract_kept", 8))),
    Golden("traders-of-both-levels", 3, TRADER, scored("traders_scored", 8)),
    Golden("used-canals-fulfil-a-contract", 4, RENTER, scored("contract_scored", 8, contract="CB12")),
    Golden("accountant-and-foreman-are-hired", 2, MANAGER, staffed("accountant", "foreman")),
    Golden("a-tie-on-points", 3, QUIET, drawn),
    Golden("a-shared-first-rank", 2, QUIET, shared),
]  # fmt: skip

SHELF = Shelf("shipyard", Shipyard, 1891, notice, GOLDEN)
