"""Hidden information. [CO-19]"""

from typing import Any

import pytest

from blueriband.bots.playout import walk
from blueriband.games import find
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import save, text
from blueriband.kernel.engine import EVERYONE, NOBODY
from blueriband.kernel.rng import seeded
from tests.crossing_oceans.build import ocean
from tests.rules import play, rule

MOMENTS = [(seats, plies) for seats in (2, 3, 4) for plies in (0, 25, 60, 120)]


def moment(seats: int, plies: int) -> CrossingOceans:
    """Return a position somewhere in a random game."""
    s = find("crossing-oceans").new({"seats": seats}, 100 + plies)
    assert isinstance(s, CrossingOceans)
    walk(s, seeded(plies), plies)
    return s


def imagined(s: CrossingOceans, seat: int, seed: int) -> CrossingOceans:
    """Return a position that a seat cannot tell from the real one."""
    t = s.imagine(seat, seeded(seed))
    assert isinstance(t, CrossingOceans)
    return t


def backs(s: CrossingOceans) -> list[int]:
    """Return the numbers on the backs of the stack, card by card."""
    return [int(s.figures.back[card]) for card in s.deck]


def layers(s: CrossingOceans) -> dict[int, list[int]]:
    """Return the cards of each layer of the stack, in their order."""
    return {back: [int(card) for card in s.deck if s.figures.back[card] == back] for back in range(1, 10)}


# --- what is hidden --------------------------------------------------------------------------------------------------


@rule("CO-19.1")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_the_order_of_the_stack_is_hidden_from_everybody(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    t = imagined(s, 0, 7)
    assert list(t.deck) != list(s.deck)
    assert [t.view(seat) for seat in range(NOBODY, seats)] == [s.view(seat) for seat in range(NOBODY, seats)]


@rule("CO-19.1")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_what_is_hidden_stays_inside_its_layer(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    for seat in range(NOBODY, seats):
        t = imagined(s, seat, 7)
        assert backs(t) == backs(s)
        assert {back: sorted(cards) for back, cards in layers(t).items()} == {
            back: sorted(cards) for back, cards in layers(s).items()
        }


@rule("CO-19.1")
def test_every_order_within_a_layer_can_be_imagined() -> None:
    s = ocean(
        2, deck=["oregon", "umbria", "etruria", "ormuz", "britannia"]
    )  # two of the second layer, three of the third
    orders = {tuple(imagined(s, 0, seed).deck) for seed in range(200)}
    assert len(orders) == 2 * 6


@rule("CO-19.1")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_nothing_but_the_order_of_the_stack_is_hidden(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    real, other = save(s)["position"], save(imagined(s, 0, 7))["position"]
    assert {name for name in real if real[name] != other[name]} == {"deck", "rng"}


@rule("CO-19.1", "CO-2.15")
def test_the_view_does_not_depend_on_the_generator() -> None:
    s = moment(3, 60)
    t = s.clone()
    t.rng = seeded(99)
    assert t.view(0) == s.view(0)


@rule("CO-19.1", "CO-2.15")
def test_what_is_imagined_does_not_depend_on_the_generator_of_the_game() -> None:
    s = moment(3, 60)
    t = s.clone()
    t.rng = seeded(99)
    assert text(imagined(t, 0, 7)) == text(imagined(s, 0, 7))


@rule("CO-19.1")
def test_imagining_leaves_the_real_position_alone() -> None:
    s = moment(4, 60)
    before = text(s)
    imagined(s, 0, 7)
    assert text(s) == before


# --- what is public --------------------------------------------------------------------------------------------------


@rule("CO-19.1", "CO-19.2", "CO-19.3")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_every_seat_and_every_spectator_sees_the_same(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    assert [s.view(seat) for seat in range(seats)] == [s.view(NOBODY)] * seats


@rule("CO-19.2")
def test_the_size_of_the_stack_and_its_top_back_are_public() -> None:
    s = ocean(2, deck=["umbria", "etruria", "ormuz", "britannia"])
    assert (s.view(NOBODY)["stack"], s.view(NOBODY)["next_back"]) == (4, 2)


@rule("CO-19.2")
def test_an_empty_stack_has_no_top_back() -> None:
    s = ocean(2, deck=[])
    assert (s.view(NOBODY)["stack"], s.view(NOBODY)["next_back"]) == (0, None)


@rule("CO-19.2")
def test_the_cards_still_to_come_are_public_in_the_order_of_the_roster() -> None:
    s = ocean(2, deck=["umbria", "oregon", "ormuz", "etruria"])
    assert s.view(NOBODY)["to_come"] == ["oregon", "umbria", "etruria", "ormuz"]


@rule("CO-19.2")
def test_market_docks_and_removed_cards_are_public() -> None:
    s = ocean(2, at="ships", market=["devonia", "nubian", "arizona", "oregon", None, "umbria"], docks=["adriatic"])
    play(s, "stop")
    view = s.view(NOBODY)
    assert view["market"][:3] == ["arizona", "oregon", "umbria"]
    assert view["docks"] == {"blue": None, "black": None, "green": None, "white": "nubian", "red": "devonia"}
    assert "adriatic" in view["removed"]


@rule("CO-19.2", "CO-2.6")
def test_the_face_down_markers_are_public() -> None:
    assert set(find("crossing-oceans").new({"seats": 2}, 1).view(NOBODY)["removed"]) == {"ariel", "leander"}


@rule("CO-19.2")
def test_ships_coal_captains_and_houses_are_public() -> None:
    s = ocean(2, sea={"montreal": ("arizona", 0, 2)}, houses={"montreal": [0, 1]})
    ports = {port["port"]: port for region in s.view(1)["regions"] for port in region["ports"]}
    assert ports["montreal"] == {"port": "montreal", "ship": "arizona", "captain": 0, "coal": 2, "houses": [0, 1]}
    assert ports["new_york"] == {"port": "new_york", "ship": "scotia", "captain": None, "coal": 0, "houses": []}
    assert ports["havana"] == {"port": "havana", "ship": None, "captain": None, "coal": 0, "houses": []}
    assert s.view(1)["coal"] == 38


@rule("CO-19.2", "CO-4.9")
def test_the_red_lanterns_are_public() -> None:
    s = ocean(2, sea={"zanzibar": ("arizona", 0, 2), "bombay": ("oregon", 0, 2)})
    assert [region["lantern"] for region in s.view(1)["regions"]] == ["new_york", None, "zanzibar", None, "sydney"]


@rule("CO-19.2")
def test_rondel_positions_and_the_countdown_are_public() -> None:
    s = ocean(2, spot={0: "cargo", 1: None}, countdown=2)
    assert [player["spot"] for player in s.view(1)["seats"]] == ["cargo", None]
    assert s.view(1)["countdown"] == 2
    assert ocean(2).view(1)["countdown"] is None


@rule("CO-19.3")
def test_money_contracts_flags_and_player_boards_are_public() -> None:
    s = ocean(
        2, money={0: 230}, contracts={0: 4},
        supply={0: ["arizona", "oregon", "nubian"]}, headquarters={0: ["hq_hapag"]},
        tokens={0: {"blue_riband": 1, "red_token": 3}}, houses={"bombay": [0]}, spot={0: "coal"},
    )  # fmt: skip
    expected: dict[str, Any] = {
        "money": 230, "contracts": 4, "captains": 8, "houses": 6, "spot": "coal",
        "tokens": {"blue_riband": 1, "coal_pier": 0, "green_token": 0, "white_token": 0, "red_token": 3},
        "flags": {"blue": 0, "black": 0, "green": 2, "white": 1, "red": 0, "multicoloured": 2},
        "ships": ["nubian", "arizona", "oregon"], "headquarters": ["hq_hapag"],
    }  # fmt: skip
    assert s.view(1)["seats"][0] == expected


@rule("CO-19.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_is_made_by_the_active_player(seats: int) -> None:
    s = find("crossing-oceans").new({"seats": seats}, 8)
    rng = seeded(seats)
    while not s.over and s.ply < s.game.longest:
        assert s.decision.seat == s.active
        walk(s, rng, 1)


@rule("CO-19.4")
def test_no_event_is_told_to_some_and_not_to_others() -> None:
    s = moment(4, 0)
    s.events = []
    walk(s, seeded(4), 100)
    assert {event.seen_by for event in s.events if event.kind >= 0} == {EVERYONE}
