"""Turns: one card or the tile, in order, and answers out of turn. [TA-3]"""

from typing import Any

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal, text
from blueriband.kernel.match import Match, OutOfTurn
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, hand_of, pile_of, reserve_of, ships_in

GAME = TransAtlanticGame()
NO_SHIPS: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []}


def interrupted(**more: Any) -> TransAtlantic:
    """Return a position in which UMBRIA, deployed in the North Atlantic, pushes out seat 1's GERMANIC with two ways."""
    sea: dict[str, list[Ship]] = {
        "north_atlantic": [("oregon", 0, 1), ("arizona", 0, 1), ("city_of_berlin", 0, 1), ("germanic", 1, 1)],
        "south_atlantic": [("thermopylae", 0)],
        "indian_ocean": [("cutty_sark", 1)],
    }
    return atlantic(2, sea=sea, reserve={0: [("umbria", 1)]}, **more)


# --- TA-3.1 ----------------------------------------------------------------------------------------------------------


@rule("TA-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_act_in_clockwise_order(seats: int) -> None:
    s = atlantic(seats, active=seats - 1, starter=1)
    turns = []
    for _turn in range(2 * seats):
        turns.append(int(s.active))
        play(s, "play ship_agent" if offered(s, "play ship_agent") else "play coal")
    assert turns == [(seats - 1 + turn) % seats for turn in range(2 * seats)]


@rule("TA-3.1")
def test_the_card_goes_from_the_hand_on_top_of_the_own_pile() -> None:
    s = atlantic(2, pile={0: ["region", "coal"]})
    play(s, "play ship_agent")
    assert pile_of(s, 0) == ["region", "coal", "ship_agent"]
    assert s.view(1)["seats"][0]["top"] == "ship_agent"
    assert hand_of(s, 0) == ["shipyard", "transport", "invest", "director"]


@rule("TA-3.1")
def test_one_card_is_the_whole_turn() -> None:
    s = atlantic(2)
    play(s, "play ship_agent")
    assert s.decision.seat == s.active == 1


@rule("TA-3.1")
@pytest.mark.parametrize("passing", ["stop", "decline"])
def test_passing_is_not_possible(passing: str) -> None:
    assert refused(atlantic(2), passing) == "TA-3.1"


@rule("TA-3.1")
def test_a_card_in_the_pile_cannot_be_played() -> None:
    s = atlantic(2, pile={0: ["coal"]})
    assert refused(s, "play coal") == "TA-3.1"
    assert offered(s, "play region")


@rule("TA-3.1")
def test_every_card_in_hand_and_the_tile_with_each_card_of_the_display_can_be_chosen() -> None:
    s = atlantic(2, hand={0: ["shipyard", "coal", "fleet"]}, display=["cargo", "cruise"])
    assert legal(s) == ["play shipyard", "play coal", "play fleet", "spend cargo", "spend cruise"]


@rule("TA-3.1", "TA-8.2")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_director_cannot_be_chosen_over_a_low_pile(cards: int) -> None:
    s = atlantic(2, pile={0: ["coal", "region"][:cards]})
    assert refused(s, "play director") == "TA-8.2"


@rule("TA-3.1", "TA-8.2")
def test_the_director_can_be_chosen_over_three_cards() -> None:
    assert offered(atlantic(2, pile={0: ["coal", "region", "transport"]}), "play director")


@rule("TA-3.1")
@pytest.mark.parametrize("card", ["transport", "coal", "cargo", "cruise", "global", "blue_riband", "ship_agent"])
def test_a_card_that_can_do_nothing_may_be_played_and_goes_to_the_pile(card: str) -> None:
    s = atlantic(2, sea=NO_SHIPS, hand={0: [card, "director"]})
    money = int(s.money[0])
    play(s, f"play {card}")
    assert (pile_of(s, 0), hand_of(s, 0)) == ([card], ["director"])
    assert (s.money[0], s.active) == (money, 1)


@rule("TA-3.1")
def test_with_only_the_director_in_hand_it_can_be_played() -> None:
    s = atlantic(2, tile={0: 0}, pile={0: ["shipyard", "transport", "region", "coal", "invest", "ship_agent"]})
    assert legal(s) == ["play director"]


@rule("TA-3.1")
@pytest.mark.parametrize("president", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_always_has_a_playable_card(seats: int, president: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats, "president": president}, seed)
        rng = seeded(seed)
        while not s.over:
            if s.game.steps[s.decision.step].name == "choosing":
                assert any([move.startswith("play ") for move in legal(s)])
            walk(s, rng, 1)


# --- TA-3.2, TA-3.3 --------------------------------------------------------------------------------------------------


@rule("TA-3.2", "TA-7.9")
def test_a_riband_won_by_deploying_counts_for_the_ships_that_sail() -> None:
    s = atlantic(
        2,
        sea={"north_atlantic": ["scotia"], "south_atlantic": [("arizona", 0, 1), ("nubian", 0, 1)]},
        reserve={0: [("umbria", 1)]},
        hand={0: ["blue_riband", "director"]},
    )
    play(s, "play blue_riband", "deploy umbria", "steer north_atlantic", "sail umbria", "sail arizona")
    assert s.active == 1  # the printed one and the one just won
    assert s.money[0] == 150 + 60 + 50


@rule("TA-3.2")
def test_a_ship_is_deployed_before_ships_transport() -> None:
    s = atlantic(2, sea={"south_atlantic": [("arizona", 0, 1)], "indian_ocean": []}, reserve={0: [("umbria", 1)]})
    play(s, "play transport")
    assert legal(s) == ["deploy umbria"]
    play(s, "deploy umbria", "steer south_atlantic")
    assert legal(s) == ["sail umbria", "sail arizona", "stop"]


@rule("TA-3.3", "TA-11.2")
def test_a_turn_goes_from_the_card_over_the_action_and_the_market_to_the_wrecks() -> None:
    s = atlantic(
        2,
        money={0: 200},
        market=["umbria", "etruria"] + [None] * 4,
        deck=["ormuz"],
        sea={
            "north_atlantic": [("oregon", 0, 1), ("stirling_castle", 0), ("hammonia", 0), ("germanic", 1, 1)],
            "south_atlantic": [("belgenland", 1), ("devonia", 1), ("nubian", 1)],
            "indian_ocean": [("arizona", 0), ("adriatic", 0), ("atlantic", 0)],
        },
    )
    events = play(s, "play shipyard", "buy umbria", "deploy umbria", "steer north_atlantic")
    assert names(events) == [
        "card_played",
        "card_bought",
        "ship_coaled",
        "ship_deployed",
        "riband_won",
        "ship_displaced",
        "ship_scrapped",
        "ship_sailed",
        "ship_docked",
        "card_drawn",
        "wreck_scored",
        "turn_begun",
    ]


@rule("TA-3.3")
def test_the_display_is_renewed_after_the_action_of_the_card_taken() -> None:
    s = atlantic(
        2,
        sea={"south_atlantic": [("arizona", 0, 1)]},
        pile={0: ["coal", "region", "invest"]},
        display=["fleet", "cruise", "cargo", "trade", "global"],
    )
    events = names(play(s, "play director", "take cruise", "sail arizona"))
    assert events.index("ship_sailed") < events.index("card_discarded") < events.index("card_shown")


@rule("TA-3.3")
def test_wrecks_are_scored_in_the_order_in_which_they_were_scrapped() -> None:
    s = atlantic(2, reserve={0: [("umbria", 1)]})
    for ship, owner in (("oregon", 1), ("arizona", 0), ("nubian", 1)):
        s.wrecks = type(s.wrecks)([*s.wrecks, s.figures.ids.index(ship) | owner << 8])
    events = play(s, "play coal")
    assert [e["card"] for e in events if e["event"] == "wreck_scored"] == ["oregon", "arizona", "nubian"]


@rule("TA-3.3", "TA-12.1")
def test_the_end_is_checked_after_the_wrecks_and_before_the_next_turn() -> None:
    s = atlantic(
        2,
        money={0: 200},
        market=["umbria"] + [None] * 5,
        deck=[],
        sea={
            "north_atlantic": [("oregon", 0, 1), ("stirling_castle", 0), ("hammonia", 0), ("germanic", 1, 1)],
            "south_atlantic": [("belgenland", 1), ("devonia", 1), ("nubian", 1)],
            "indian_ocean": [("arizona", 0), ("adriatic", 0), ("atlantic", 0)],
        },
    )
    events = play(s, "play shipyard", "buy umbria", "deploy umbria", "steer north_atlantic")
    assert names(events)[-3:] == ["wreck_scored", "end_triggered", "turn_begun"]


# --- TA-3.4 ----------------------------------------------------------------------------------------------------------


@rule("TA-3.4", "TA-5.8")
def test_a_displaced_ship_is_its_owners_to_decide_and_the_turn_waits() -> None:
    s = interrupted()
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert (s.decision.seat, s.active) == (1, 0)
    assert legal(s) == ["steer south_atlantic", "steer indian_ocean"]


@rule("TA-3.4")
def test_after_the_answer_the_turn_goes_on_where_it_stood() -> None:
    s = interrupted()
    play(s, "play transport", "deploy umbria", "steer north_atlantic", "steer indian_ocean")
    assert (s.decision.seat, s.active) == (0, 0)
    assert "sail umbria" in legal(s)


@rule("TA-3.4")
def test_in_a_match_the_draft_of_the_active_seat_is_published_when_the_owner_is_asked() -> None:
    match = Match(interrupted())
    match.play(0, "play transport")
    match.play(0, "steer north_atlantic")
    assert match.asked == 1
    assert match.seen_by(1)["view"]["adrift"] == "germanic"
    with pytest.raises(OutOfTurn):
        match.take_back(0)


@rule("TA-3.4")
def test_in_a_match_nobody_but_the_owner_can_answer() -> None:
    match = Match(interrupted())
    match.play(0, "play transport")
    match.play(0, "steer north_atlantic")
    with pytest.raises(OutOfTurn):
        match.play(0, "steer south_atlantic")


@rule("TA-3.4")
def test_in_a_match_the_answer_is_a_draft_that_the_owner_may_take_back() -> None:
    match = Match(interrupted())
    match.play(0, "play transport")
    match.play(0, "steer north_atlantic")
    match.play(1, "steer south_atlantic")
    assert (match.asked, match.ready) == (1, True)
    assert match.seen_by(0)["view"]["adrift"] == "germanic"
    match.take_back(1)
    match.play(1, "steer indian_ocean")
    match.confirm(1)
    assert match.asked == 0
    assert isinstance(match.state, TransAtlantic)
    assert ships_in(match.state, "indian_ocean") == ["germanic", "cutty_sark"]


@rule("TA-3.4")
def test_in_a_match_the_active_seat_goes_on_after_the_answer_is_confirmed() -> None:
    match = Match(interrupted())
    match.play(0, "play transport")
    match.play(0, "steer north_atlantic")
    match.play(1, "steer south_atlantic")
    with pytest.raises(OutOfTurn):
        match.play(0, "sail umbria")
    match.confirm(1)
    match.play(0, "sail umbria")
    assert match.texts() == [
        "play transport",
        "deploy umbria",
        "steer north_atlantic",
        "steer south_atlantic",
        "sail umbria",
    ]


# --- TA-3.5, TA-3.6 --------------------------------------------------------------------------------------------------


@rule("TA-3.5")
def test_payments_go_to_the_bank_and_incomes_come_from_it() -> None:
    s = atlantic(3, sea={"south_atlantic": [("arizona", 0, 1)]}, market=["oregon"] + [None] * 5)
    play(s, "play transport", "sail arizona", "stop")
    assert [int(money) for money in s.money] == [200, 150, 150]
    play(s, "play shipyard", "buy oregon")
    assert [int(money) for money in s.money] == [200, 50, 150]


@rule("TA-3.5")
def test_nobody_may_spend_more_than_they_have() -> None:
    s = atlantic(2, money={0: 140}, market=["nubian", "oregon", "assyrian_monarch"] + [None] * 3)
    play(s, "play shipyard", "buy nubian")
    assert refused(s, "buy oregon") == "TA-3.5"  # 110, and 100 are left
    assert offered(s, "buy assyrian_monarch")


@rule("TA-3.5")
def test_all_the_money_may_be_spent() -> None:
    s = atlantic(2, money={0: 100}, market=["oregon", "arizona", "nubian"] + [None] * 3)
    play(s, "play shipyard", "buy oregon")
    assert s.money[0] == 0


@rule("TA-3.5")
def test_an_investment_that_is_too_dear_is_refused() -> None:
    s = atlantic(2, sea={"south_atlantic": [("cutty_sark", 0)]}, money={0: 40})
    play(s, "play invest")
    assert refused(s, "mark freight") == "TA-3.5"
    assert offered(s, "build south_atlantic")


@rule("TA-3.6")
def test_a_choice_of_several_is_asked_piece_by_piece_with_an_option_to_stop() -> None:
    ships: list[Ship] = [("arizona", 0, 1), ("nubian", 0, 1), ("abyssinia", 0, 1)]
    s = atlantic(2, sea={"south_atlantic": ships, "indian_ocean": []})
    play(s, "play transport")
    assert legal(s) == ["sail arizona", "sail nubian", "sail abyssinia", "stop"]
    play(s, "sail nubian")
    assert legal(s) == ["sail arizona", "sail abyssinia", "stop"]


@rule("TA-3.6")
@pytest.mark.parametrize(
    ("card", "pieces"),
    [
        ("transport", ["sail arizona", "sail nubian"]),
        ("shipyard", ["buy oregon", "buy umbria"]),
        ("coal_plus", ["load arizona", "load nubian", "load arizona", "stop"]),
    ],
)
def test_the_order_of_the_pieces_never_changes_the_result(card: str, pieces: list[str]) -> None:
    s = atlantic(
        2,
        sea={"south_atlantic": [("arizona", 0, 1), ("nubian", 0, 1)]},
        hand={0: [card, "director"]},
        money={0: 1000},
        market=["devonia", "oregon", "umbria"] + [None] * 3,
    )
    t = s.clone()
    ending = [piece for piece in pieces if piece == "stop"]
    play(s, f"play {card}", *pieces)
    play(t, f"play {card}", *[piece for piece in pieces if piece != "stop"][::-1], *ending)
    assert text(s) == text(t)


@rule("TA-3.6", "TA-4.1")
def test_the_second_card_costs_what_its_place_cost_before_the_first_was_bought() -> None:
    s = atlantic(2, money={0: 1000}, market=["nubian", "devonia", "arizona"] + [None] * 3)
    play(s, "play shipyard", "buy nubian", "buy arizona")
    assert s.money[0] == 1000 - 40 - (90 + 20)
    assert reserve_of(s, 0) == ["nubian", "arizona"]
