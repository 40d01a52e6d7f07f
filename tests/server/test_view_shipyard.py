"""Every view of Shipyard is what its type says, and what it foretells comes true."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from blueriband import games
from blueriband.kernel.codec import legal, read, tell
from blueriband.kernel.engine import NOBODY, Json, State
from blueriband.kernel.match import Match
from blueriband.server.views.shipyard import ShipyardView

WANTED = ["choose rent_canal", "choose build_ships", "choose recruit_crew", "fit sail", "fit smokestack"]
VARIANTS = list(product([2, 3, 4], [0, 1]))


def playing(seats: int, beginners: int, seed: int) -> Iterator[Match]:
    """Play a game at random, fitting ships out rather than taking them apart, and yield the match at each decision."""
    game = games.find("shipyard")
    match = Match(game.new({"seats": seats, "beginners": beginners}, seed), automatic=frozenset(range(seats)))
    chance = random.Random(seed)
    while not match.over:
        yield match
        moves = [move for move in match.question(match.asked)["moves"] if move != "dismantle"]
        wanted = [move for move in moves if move in WANTED]
        match.play(match.asked, chance.choice(wanted if wanted and chance.random() < 0.7 else moves))
    yield match


def told(match: Match, seat: int) -> Json:
    """Return the view of a seat."""
    shown: Json = match.seen_by(seat)["view"]
    return shown


@pytest.mark.parametrize(("seats", "beginners"), VARIANTS)
def test_every_view_has_the_type_that_is_promised(seats: int, beginners: int) -> None:
    for match in playing(seats, beginners, seed=5):
        for seat in [NOBODY, *range(seats)]:
            shown = told(match, seat)
            typed = msgspec.convert(shown, ShipyardView, strict=True)
            assert msgspec.to_builtins(typed) == shown
            held = [player.held is not msgspec.UNSET for player in typed.seats]
            assert held == [match.over or number == seat for number in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_income_and_prices_come_true(seats: int) -> None:
    for match in playing(seats, 0, seed=11):
        if match.over:
            return
        seat, shown = match.asked, told(match, match.asked)
        for move in match.question(seat)["moves"]:
            verb, *nouns = move.split()
            events = {event["event"]: event for event in match.preview(seat, move)}
            if verb == "choose":
                card = next(card for card in shown["track"] if card["action"] == nouns[0])
                assert card["income"] == events.get("income_paid", {"money": 0})["money"]
            elif verb == "hire":
                place = [employee["employee"] for employee in shown["employees"]].index(nouns[0])
                assert shown["seats"][seat]["costs"]["hire"][place] == events["employee_hired"]["money"]
            elif verb == "push":
                assert shown["seats"][seat]["costs"]["push"][int(nouns[0])] == events["piece_made"]["money"]
            elif verb == "sell":
                assert (
                    shown["seats"][seat]["costs"]["sell"][events["load_sold"]["load"]] == events["load_sold"]["money"]
                )


def test_a_foretold_route_is_what_the_ship_sails() -> None:
    """The stops, points, used and lost canals of a route are those of the events that follow."""
    game, sailed = games.find("shipyard"), 0
    for seed in range(40):
        state, chance = game.new({"seats": 2 + seed % 3}, seed), random.Random(seed)
        while not state.over:
            if game.steps[state.decision.step].name == "sailing":
                sailed += 1
                compare(state, chance.choice(state.view(NOBODY)["at_hand"]["routes"]))
            moves = [move for move in legal(state) if move != "dismantle"]
            wanted = [move for move in moves if move in WANTED]
            state.play(read(game, chance.choice(wanted if wanted and chance.random() < 0.7 else moves)))
    assert sailed > 5


def compare(state: State, route: Json) -> None:
    """Steer a copy along a route, and compare what happens until the ship joins the fleet."""
    sailing, first = state.clone(), state.decision.y
    sailing.events = []
    while not any(state.game.events[event.kind].name == "ship_joined" for event in sailing.events if event.kind >= 0):
        sailing.play(read(state.game, f"steer {route['channels'][sailing.decision.y - first]}"))
    told = [tell(state.game, event, NOBODY) for event in sailing.events if event.kind >= 0]
    told = told[: [event["event"] for event in told].index("ship_joined")]
    named = {
        name: [event["canal"] for event in told if event["event"] == name] for name in ("canal_used", "canal_detached")
    }
    entered = [[event["canal"], event["space"]] for event in told if event["event"] == "space_entered"]
    points = sum(event["points"] for event in told if event["event"] in ("space_entered", "riband_scored"))
    assert (entered, points) == (route["stops"], route["points"])
    assert sorted(named["canal_used"]) == sorted(route["used"])
    assert sorted(named["canal_detached"]) == sorted(route["lost"])
