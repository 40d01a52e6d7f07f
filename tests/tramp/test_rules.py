"""Every paragraph of docs/rules/tramp.md."""

import pytest

from blueriband.games import find
from blueriband.games.tramp.data import CARDS, LUCK, PRICE, WORTH
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import CARD, PORT, SHIP
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.kernel.match import Match, OutOfTurn
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.tramp.build import hand_of, tramp

SHIPS = [f"s{n}" for n in range(10)]


@rule("TR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_six_coal_and_no_ship(seats: int) -> None:
    s = find("tramp").new({"seats": seats}, 1)
    assert list(s.coal) == [6] * seats
    assert list(s.owner) == [NOBODY] * 10
    assert list(s.port) == [NONE] * 10
    assert s.active == s.decision.seat == 0


@rule("TR-1.1")
def test_the_deck_is_shuffled() -> None:
    one, two = find("tramp").new({}, 1), find("tramp").new({}, 2)
    assert sorted(one.deck) == sorted(two.deck) == list(range(CARDS))
    assert list(one.deck) != list(two.deck)


@rule("TR-1.2")
def test_a_card_is_seen_by_its_holder_alone() -> None:
    s = tramp(3, hands={0: [4, 7], 1: [12]})
    assert s.view(0)["hand"] == [4, 7]
    assert s.view(1)["hand"] == [12]
    assert "hand" not in s.view(NOBODY)
    assert s.view(2)["hands"] == s.view(NOBODY)["hands"] == [2, 1, 0]
    assert s.view(2)["deck"] == 17


@rule("TR-1.2")
def test_nobody_sees_the_deck_or_another_hand() -> None:
    s = tramp(3, hands={0: [4, 7], 1: [12]})
    t = s.imagine(0, seeded(5))
    assert isinstance(t, Tramp)
    assert t.view(0) == s.view(0)
    assert (list(t.deck), list(t.hand)) != (list(s.deck), list(s.hand))


@rule("TR-1.2")
def test_all_see_coal_ships_and_ports() -> None:
    s = tramp(coal={1: 3}, port={"riga": ["s2"]}, owner={"s2": 1})
    for seat in (NOBODY, 0, 1):
        view = s.view(seat)
        assert view["coal"] == [6, 3]
        assert view["owner"][2] == 1
        assert view["port"][2] == PORT.read("riga")


@rule("TR-1.3")
def test_ships_ports_and_cards_are_those_of_the_table() -> None:
    assert list(PRICE) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 6]
    assert list(WORTH) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]
    assert list(LUCK) == [0, 1, 2, 3, 4] * 4
    assert SHIP.ids == SHIPS
    assert PORT.ids == ["hull", "oslo", "riga", "cork"]
    assert CARD.ids == [f"c{n}" for n in range(20)]


@rule("TR-2.1")
def test_a_turn_is_one_action_of_three() -> None:
    s = tramp()
    assert legal(s) == ["choose charter", "choose bunker", "choose draw"]
    play(s, "choose bunker")
    assert (s.decision.seat, legal(s)) == (1, ["choose charter", "choose bunker", "choose draw"])


@rule("TR-2.1")
def test_what_is_not_an_action_cannot_be_chosen() -> None:
    s = tramp()
    assert refused(s, "charter s0") == "TR-2.1"
    assert refused(s, "berth hull") == "TR-2.1"


@rule("TR-2.2")
def test_the_seats_play_in_order() -> None:
    s = tramp(3)
    seats = []
    for _turn in range(4):
        seats.append(int(s.active))
        play(s, "choose bunker")
    assert seats == [0, 1, 2, 0]
    assert s.round == 1


@rule("TR-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_eight_turns_each_the_game_is_over(seats: int) -> None:
    s = tramp(seats)
    for _turn in range(8 * seats - 1):
        play(s, "choose bunker")
        assert s.outcome() is None
    play(s, "choose bunker")
    outcome = s.outcome()
    assert s.over and s.round == 8
    assert outcome is not None and outcome.rule == "TR-2.2"


@rule("TR-2.2")
def test_nothing_can_be_played_after_the_end() -> None:
    s = tramp(active=1, round=7)
    play(s, "choose bunker")
    assert legal(s) == []
    assert refused(s, "choose bunker") == "TR-2.2"


@rule("TR-3.1")
def test_a_chartered_ship_is_paid_in_coal_and_owned() -> None:
    s = tramp()
    events = play(s, "choose charter", "charter s4")
    assert s.coal[0] == 3
    assert s.owner[4] == 0
    assert events == [{"event": "chartered", "seat": 0, "ship": "s4"}]


@rule("TR-3.1")
def test_while_a_ship_is_chosen_nothing_else_is() -> None:
    s = tramp()
    play(s, "choose charter")
    assert refused(s, "choose bunker") == "TR-3.1"
    assert refused(s, "berth hull") == "TR-3.1"


@rule("TR-3.1a")
def test_a_free_ship_can_be_chartered_and_another_cannot() -> None:
    s = tramp(owner={"s1": 1, "s2": 0})
    play(s, "choose charter")
    assert offered(s, "charter s3")
    assert refused(s, "charter s1") == "TR-3.1a"
    assert refused(s, "charter s2") == "TR-3.1a"


@rule("TR-3.1b")
def test_the_price_must_be_in_hand() -> None:
    s = tramp(coal={0: 3})
    play(s, "choose charter")
    assert offered(s, "charter s5")
    assert refused(s, "charter s6") == "TR-3.1b"


@rule("TR-3.2")
def test_a_chartered_ship_is_berthed_in_a_port_of_choice() -> None:
    s = tramp()
    play(s, "choose charter", "charter s4")
    assert legal(s) == ["berth hull", "berth oslo", "berth riga", "berth cork"]
    events = play(s, "berth oslo")
    assert s.port[4] == PORT.read("oslo")
    assert events == [{"event": "berthed", "seat": 0, "ship": "s4", "port": "oslo"}]
    assert s.active == 1


@rule("TR-3.2")
def test_a_full_port_takes_no_ship() -> None:
    s = tramp(port={"hull": ["s1", "s2", "s3"], "oslo": ["s6", "s7"]})
    play(s, "choose charter", "charter s5")
    assert refused(s, "berth hull") == "TR-3.2"
    assert offered(s, "berth oslo")


@rule("TR-3.3")
def test_a_charter_without_a_ship_is_lost() -> None:
    s = tramp(coal={0: 0})
    assert offered(s, "choose charter")
    assert names(play(s, "choose charter")) == ["charter_lost"]
    assert (s.active, s.coal[0]) == (1, 0)


@rule("TR-3.3")
def test_a_charter_is_not_lost_while_a_ship_can_be_had() -> None:
    s = tramp(coal={0: 1})
    assert names(play(s, "choose charter")) == []
    assert legal(s) == ["charter s0", "charter s1"]
    assert s.active == 0


@rule("TR-4.1")
def test_bunkering_brings_two_coal_to_one_seat() -> None:
    s = tramp(coal={0: 5, 1: 1})
    events = play(s, "choose bunker")
    assert list(s.coal) == [7, 1]
    assert events == [{"event": "bunkered", "seat": 0, "coal": 2}]


@rule("TR-5.1")
def test_the_next_card_goes_to_the_hand() -> None:
    s = tramp(hands={1: [2]}, deck=[13, 9, 4])
    play(s, "choose draw")
    assert hand_of(s, 0) == [13]
    assert hand_of(s, 1) == [2]
    assert list(s.deck) == [4, 9]


@rule("TR-5.1", "TR-1.2")
def test_a_drawn_card_is_told_to_its_seat_alone() -> None:
    match = Match(tramp(deck=[13, 9, 4]))
    match.play(0, "choose draw")
    assert match.seen_by(0)["events"] == [{"event": "drawn", "seat": 0, "card": "c13"}]
    assert match.seen_by(1)["events"] == [{"event": "drawn", "seat": 0}]
    assert match.seen_by(NOBODY)["events"] == [{"event": "drawn", "seat": 0}]


@rule("TR-5.1")
def test_a_draw_cannot_be_taken_back_and_a_bunkering_can() -> None:
    match = Match(tramp())
    assert match.question(0)["revealing"] == ["choose draw"]
    match.play(0, "choose bunker")
    match.take_back(0)
    match.play(0, "choose draw")
    with pytest.raises(OutOfTurn):
        match.take_back(0)


@rule("TR-5.2")
def test_the_last_card_can_be_drawn_and_no_more() -> None:
    s = tramp(deck=[13])
    assert offered(s, "choose draw")
    play(s, "choose draw")
    assert refused(s, "choose draw") == "TR-5.2"
    assert offered(s, "choose charter")


@rule("TR-6.1")
def test_ships_and_cards_count_for_their_owner_alone() -> None:
    s = tramp(active=1, round=7, owner={"s0": 0, "s9": 0, "s4": 1}, hands={0: [4, 5], 1: [8, 13]})
    assert find("tramp").scores(s) == [1 + 11 + 4 + 0, 5 + 3 + 3]
    play(s, "choose bunker")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [16, 11]
    assert outcome.sources == [{"ships": 12, "cards": 4}, {"ships": 5, "cards": 6}]


@rule("TR-6.1")
def test_coal_counts_nothing() -> None:
    s = tramp(coal={0: 40})
    assert find("tramp").scores(s) == [0, 0]


@rule("TR-6.2")
def test_the_most_points_win_and_a_tie_goes_to_the_later_seat() -> None:
    s = tramp(3, active=2, round=7, owner={"s3": 0, "s4": 1}, hands={2: [3, 6]})
    play(s, "choose bunker")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 5, 4]
    assert outcome.ranking == [1, 2, 0]
