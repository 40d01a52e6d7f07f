"""Hidden information. [TA-14]"""

import json
from collections import Counter

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.data import CARD_IDS, CARDS, DIRECTOR, PRESIDENT
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import save, text
from blueriband.kernel.engine import EVERYONE, NOBODY, NONE
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded
from tests.rules import play, rule
from tests.transatlantic.build import atlantic, hand_of, pile_of

GAME = TransAtlanticGame()
MOMENTS = [(seats, plies) for seats in (2, 3, 4) for plies in (0, 30, 80, 150, 250)]
anywhere = pytest.mark.parametrize(("seats", "plies"), MOMENTS)
HIDDEN = {"deck", "aside", "extension", "hand", "pile", "rng"}


def moment(seats: int, plies: int) -> TransAtlantic:
    """Return a position somewhere in a random game."""
    s = GAME.new({"seats": seats, "president": plies % 20 // 10}, 100 + plies)
    walk(s, seeded(plies), plies)
    return s


def imagined(s: TransAtlantic, seat: int, seed: int = 7) -> TransAtlantic:
    """Return a position that a seat cannot tell from the real one."""
    t = s.imagine(seat, seeded(seed))
    assert isinstance(t, TransAtlantic)
    return t


def views(s: TransAtlantic) -> list[dict[str, object]]:
    """Return what a spectator and each seat may know."""
    return [s.view(seat) for seat in range(NOBODY, s.seats)]


def group(s: TransAtlantic, cards: list[int], number: int) -> list[int]:
    """Return the cards of one group, in their order."""
    return [card for card in cards if s.figures.group[card] == number]


def rearranged(s: TransAtlantic) -> TransAtlantic:
    """Return the position with another order in every group of the stack, another generator and other removed ships."""
    t = imagined(s, NOBODY, 11)
    t.hand, t.pile = s.hand[:], s.pile[:]
    t.rng = seeded(99)
    return t


# --- TA-14.1 ---------------------------------------------------------------------------------------------------------


@rule("TA-14.1")
@anywhere
def test_nobody_sees_the_order_of_the_stacks_the_removed_ships_or_the_generator(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    assert views(rearranged(s)) == views(s)


@rule("TA-14.1")
def test_there_is_much_to_rearrange() -> None:
    s = moment(2, 30)
    t = rearranged(s)
    assert list(t.deck) != list(s.deck)
    assert list(t.extension) != list(s.extension)
    assert sorted(t.aside) != sorted(s.aside)


@rule("TA-14.1")
@anywhere
def test_only_what_is_hidden_differs_in_an_imagined_position(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    for seat in range(NOBODY, seats):
        real, other = save(s)["position"], save(imagined(s, seat))["position"]
        assert {name for name in real if real[name] != other[name]} <= HIDDEN
        assert imagined(s, seat).view(seat) == s.view(seat)


@rule("TA-14.1")
def test_what_is_imagined_does_not_depend_on_the_generator_of_the_game() -> None:
    s = moment(3, 80)
    t = s.clone()
    t.rng = seeded(99)
    assert text(imagined(t, 0)) == text(imagined(s, 0))


@rule("TA-14.1")
def test_imagining_leaves_the_real_position_alone() -> None:
    s = moment(4, 80)
    before = text(s)
    imagined(s, 0)
    assert text(s) == before


@rule("TA-14.1")
def test_the_unseen_ships_are_listed_in_the_order_of_the_roster() -> None:
    s = atlantic(2, deck=["umbria", "oregon", "ormuz", "hq_cunard", "hq_hapag"])
    listed = [card for card in s.view(0)["unseen"] if card in ("umbria", "oregon", "ormuz", "hq_cunard", "hq_hapag")]
    assert listed == ["oregon", "umbria", "ormuz", "hq_hapag", "hq_cunard"]


# --- TA-14.2 ---------------------------------------------------------------------------------------------------------


@rule("TA-14.2")
@anywhere
def test_only_the_owner_sees_hand_and_pile(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    for seat in range(NOBODY, seats):
        for number, player in enumerate(s.view(seat)["seats"]):
            assert ("hand" in player, "pile" in player) == (number == seat, number == seat)


@rule("TA-14.2")
def test_the_owner_sees_what_is_in_hand_and_pile() -> None:
    s = atlantic(2, hand={0: ["shipyard", "director"]}, pile={0: ["coal", "trade"]})
    assert s.view(0)["seats"][0]["hand"] == {"shipyard": 1, "director": 1}
    assert s.view(0)["seats"][0]["pile"] == {"coal": 1, "trade": 1}


@rule("TA-14.2", "TA-14.6")
def test_a_covered_card_changed_against_the_hand_is_noticed_by_its_owner_alone() -> None:
    s = atlantic(3, pile={1: ["coal", "region"]})
    t = atlantic(3, pile={1: ["invest", "region"]})
    assert [s.view(seat) == t.view(seat) for seat in range(NOBODY, 3)] == [True, True, False, True]


@rule("TA-14.2")
def test_in_a_match_nobody_is_told_what_another_holds() -> None:
    match = Match(atlantic(2, pile={1: ["coal", "region"]}))
    assert "hand" not in match.seen_by(0)["view"]["seats"][1]
    assert "hand" not in match.seen_by(NOBODY)["view"]["seats"][0]


# --- TA-14.3, TA-14.4 ------------------------------------------------------------------------------------------------


@rule("TA-14.3")
def test_regions_with_ships_captains_coal_and_houses_are_open() -> None:
    s = atlantic(2, sea={"south_atlantic": [("arizona", 0, 2), ("ariel", 1)]}, houses={"south_atlantic": [0, 1]})
    for seat in (NOBODY, 0, 1):
        assert s.view(seat)["regions"][1] == {
            "region": "south_atlantic",
            "ships": [
                {"card": "arizona", "captain": 0, "coal": 2},
                {"card": "ariel", "captain": 1, "coal": 0},
                {"card": None, "captain": None, "coal": 0},
            ],
            "houses": [1, 1],
            "house_cost": 40,
        }
        assert s.view(seat)["coal"] == 38


@rule("TA-14.3", "TA-14.4")
def test_all_that_lies_before_a_player_is_open() -> None:
    s = atlantic(
        2, president=True, pile={0: ["coal", "region"]}, money={0: 230}, points={0: 12}, contracts={0: 4}, tile={0: 0},
        reserve={0: [("oregon", 1)]}, headquarters={0: ["hq_hapag"]}, houses={"indian_ocean": [0]},
        markers={0: {"mail": 2}},
    )  # fmt: skip
    expected = {
        "money": 230, "points": 12, "captains": 6, "houses": 6, "contracts": 4, "tile": False,
        "markers": {"blue_riband": 0, "coal_bunker": 0, "freight": 0, "mail": 2, "passengers": 0},
        "reserve": [{"card": "oregon", "coal": 1}], "headquarters": ["hq_hapag"],
        "hand_size": 5, "pile_size": 2, "top": "region",
        "cards": dict.fromkeys(["shipyard", "transport", "region", "coal", "invest", "ship_agent", "president"], 1),
    }  # fmt: skip
    assert s.view(1)["seats"][0] == s.view(NOBODY)["seats"][0] == expected


@rule("TA-14.3")
def test_market_docks_display_and_supplies_are_open() -> None:
    market: list[str | None] = ["arizona", "oregon", None, None, None, None]
    s = atlantic(2, market=market, docks=["nubian"], display=["trade", "fleet"], markers={1: {"mail": 3}})
    view = s.view(NOBODY)
    assert (view["market"], view["docks"], view["display"]) == (market, ["nubian"], ["trade", "fleet"])
    assert view["dock_counts"] == {"blue": 0, "black": 0, "green": 0, "white": 1, "red": 0}
    assert view["markers"] == {"blue_riband": 12, "coal_bunker": 16, "freight": 13, "mail": 10, "passengers": 13}
    assert view["coal"] == 40


@rule("TA-14.3")
def test_starting_player_active_player_and_rounds_are_open() -> None:
    view = atlantic(3, starter=2, active=1, round=8, last_round=9).view(NOBODY)
    assert (view["starter"], view["active"], view["round"], view["last_round"]) == (2, 1, 8, 9)
    assert GAME.new({"seats": 2}, 1).view(0)["round"] == 0


@rule("TA-14.3")
def test_a_displaced_ship_and_the_wrecks_of_the_turn_are_open() -> None:
    s = atlantic(
        2,
        sea={
            "north_atlantic": [("oregon", 0, 1), ("stirling_castle", 0), ("city_of_berlin", 0), ("germanic", 1)],
            "south_atlantic": [("hammonia", 0), ("devonia", 0), ("abyssinia", 0)],
            "indian_ocean": [("belgenland", 0), ("nubian", 0), ("adriatic", 0)],
        },
        reserve={0: ["umbria"]},
    )
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert s.view(NOBODY)["scrapped"] == [{"card": "germanic", "seat": 1}]


@rule("TA-14.3")
def test_no_event_is_told_to_some_and_not_to_others() -> None:
    s = moment(4, 0)
    s.events = []
    walk(s, seeded(4), 400)
    assert {event.seen_by for event in s.events if event.kind >= 0} == {EVERYONE}


@rule("TA-14.4")
def test_money_is_open() -> None:
    s = atlantic(2, money={0: 480, 1: 20})
    assert [[player["money"] for player in s.view(seat)["seats"]] for seat in (NOBODY, 0, 1)] == [[480, 20]] * 3


@rule("TA-14.3")
@anywhere
def test_a_view_can_be_written_as_json(seats: int, plies: int) -> None:
    for view in views(moment(seats, plies)):
        assert json.loads(json.dumps(view)) == view


# --- TA-14.5 ---------------------------------------------------------------------------------------------------------


@rule("TA-14.5")
def test_the_size_of_the_stack_and_the_group_of_the_next_ship_are_open() -> None:
    view = atlantic(2, deck=["umbria", "etruria", "ormuz"]).view(NOBODY)
    assert (view["stack"], view["next_group"]) == (3, 3)
    assert atlantic(2, deck=[]).view(NOBODY)["next_group"] is None
    assert atlantic(2, deck=["hq_hapag"]).view(NOBODY)["next_group"] == 10


@rule("TA-14.5")
def test_the_part_of_the_next_extension_card_is_open_until_the_first_reshuffle() -> None:
    s = GAME.new({"seats": 2}, 1)
    parts = []
    while not s.reshuffled and len(s.extension) > 0:
        parts.append(s.view(NOBODY)["next_part"])
        s.extension = s.extension[: len(s.extension) - 1]
    assert parts == ["A"] * (len(parts) - 11) + ["B"] * 11
    assert 1 <= parts.count("A") <= 6


@rule("TA-14.5")
def test_after_the_first_reshuffle_the_letters_mean_nothing() -> None:
    s = atlantic(
        2, pile={0: ["coal", "region", "invest"]}, display=["fleet", "cruise"], extension=[], discard=[],
    )  # fmt: skip
    play(s, "play director", "take fleet")
    assert len(s.extension) > 0 and s.reshuffled
    assert s.view(NOBODY)["next_part"] is None


@rule("TA-14.5")
def test_the_size_of_the_extension_and_the_discards_are_open() -> None:
    s = atlantic(2, display=["trade"], extension=["cargo", "cruise"], discard=[])
    view = s.view(NOBODY)
    assert view["extension"] == 2
    assert view["discard"] == {CARD_IDS[card]: int(s.discard[card]) for card in range(CARDS) if s.discard[card] > 0}
    assert view["discard"]["coal_plus"] == 3


# --- TA-14.6 ---------------------------------------------------------------------------------------------------------


@rule("TA-14.6")
@anywhere
def test_imagined_opponents_keep_their_cards_sizes_and_pile_top(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    for seat in range(NOBODY, seats):
        t = imagined(s, seat)
        for other in range(seats):
            assert sorted(hand_of(t, other) + pile_of(t, other)) == sorted(hand_of(s, other) + pile_of(s, other))
            assert (t.hand_size(other), t.pile_size(other), t.top[other]) == (
                s.hand_size(other), s.pile_size(other), s.top[other],
            )  # fmt: skip
            assert t.top[other] == NONE or t.pile[other * CARDS + t.top[other]] > 0


@rule("TA-14.6")
@anywhere
def test_ones_own_cards_stay_where_they_are(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    for seat in range(seats):
        assert (hand_of(imagined(s, seat), seat), pile_of(imagined(s, seat), seat)) == (
            hand_of(s, seat),
            pile_of(s, seat),
        )


@rule("TA-14.6")
def test_every_card_but_the_director_may_lie_covered_in_an_opponents_pile() -> None:
    s = atlantic(2, pile={1: ["coal", "region"]})
    covered = [sorted(set(pile_of(imagined(s, 0, seed), 1)) - {"region"}) for seed in range(200)]
    counted = Counter([card for cards in covered for card in cards])
    assert set(counted) == {"shipyard", "transport", "coal", "invest", "ship_agent"}
    assert min(counted.values()) > 20  # each as likely as the others, about forty times


@rule("TA-14.6")
@pytest.mark.parametrize("president", [False, True])
def test_a_director_is_never_imagined_in_a_pile(president: bool) -> None:
    pile = ["shipyard", "transport", "region", "coal", "invest", "ship_agent"]
    s = atlantic(3, president=president, pile={1: pile[:3], 2: pile})
    for seed in range(100):
        t = imagined(s, 0, seed)
        for seat in (1, 2):
            assert t.pile[seat * CARDS + DIRECTOR] == t.pile[seat * CARDS + PRESIDENT] == 0
        assert hand_of(t, 2) == (["president"] if president else ["director"])


@rule("TA-14.6")
def test_a_pile_of_one_card_holds_no_secret() -> None:
    s = atlantic(2, pile={1: ["coal"]})
    assert {tuple(hand_of(imagined(s, 0, seed), 1)) for seed in range(50)} == {tuple(hand_of(s, 1))}


@rule("TA-14.6")
@anywhere
def test_unseen_ships_stay_in_their_group_of_the_stack(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    t = imagined(s, 0)
    assert [s.figures.group[card] for card in t.deck] == [s.figures.group[card] for card in s.deck]
    assert sorted([*t.deck, *t.aside]) == sorted([*s.deck, *s.aside])


@rule("TA-14.6")
def test_every_unseen_ship_of_a_group_may_be_the_next_one_the_removed_ones_too() -> None:
    s = GAME.new({"seats": 2}, 1)
    number = int(s.figures.group[s.deck[len(s.deck) - 1]])
    unseen = group(s, [*s.deck, *s.aside], number)
    next_ones = set()
    for seed in range(200):
        t = imagined(s, 0, seed)
        next_ones.add(int(t.deck[len(t.deck) - 1]))
    assert next_ones == set(unseen)
    assert len(unseen) > len(group(s, list(s.deck), number))


@rule("TA-14.6")
def test_the_headquarters_are_a_group_of_their_own() -> None:
    s = GAME.new({"seats": 3}, 1)
    orders = {tuple(imagined(s, 0, seed).deck[:5]) for seed in range(200)}
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(s.deck[:5]))}
    assert len(orders) > 90  # of 120


@rule("TA-14.6")
def test_before_the_first_reshuffle_each_part_of_the_extension_is_shuffled_on_its_own() -> None:
    s = GAME.new({"seats": 2}, 1)
    below, above = set(), set()
    for seed in range(50):
        t = imagined(s, 0, seed)
        assert sorted(t.extension[:11]) == sorted(s.figures.part_b)
        below.add(tuple(t.extension[:11]))
        above.add(tuple(t.extension[11:]))
    assert len(below) > 45 and len(above) > 15  # of 24, with four cards of part A left


@rule("TA-14.6")
def test_after_the_first_reshuffle_the_extension_is_shuffled_as_a_whole() -> None:
    s = GAME.new({"seats": 2}, 1)
    s.reshuffled = True
    fleets = [list(imagined(s, 0, seed).extension).index(CARD_IDS.index("fleet")) for seed in range(100)]
    assert max(fleets) >= 11  # FLEET is of part B alone
