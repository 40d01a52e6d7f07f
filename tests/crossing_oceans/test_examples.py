"""The worked examples of the rules. [CO-E1 to CO-E15]"""

import pytest

from blueriband.games import find
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NOBODY
from tests.crossing_oceans.build import added, captain_in, coal_in, docks_of, market_of, ocean, ship_in, supply_of
from tests.rules import names, offered, play, refused, rule


def pacific() -> CrossingOceans:
    """Return the position of the first example; seat 0 is Yellow."""
    return ocean(
        3,
        sea={"yokohama": ("atlantic", 0, 1), "hong_kong": ("devonia", 1, 1), "timor": ("arizona", 1, 1)},
        supply={0: ["thermopylae", "britannia"]},
    )


@rule("CO-E1", "CO-4.1", "CO-4.3")
def test_e1_in_the_full_pacific_only_the_oldest_ship_can_be_replaced() -> None:
    s = pacific()
    play(s, "place britannia")
    assert offered(s, "berth yokohama")
    assert refused(s, "berth hong_kong") == "CO-4.3"
    assert refused(s, "berth timor") == "CO-4.3"


@rule("CO-E1", "CO-4.1")
def test_e1_an_older_ship_finds_no_place_in_the_full_pacific() -> None:
    s = pacific()
    play(s, "place thermopylae")
    assert refused(s, "berth yokohama") == "CO-4.1"
    assert refused(s, "berth hong_kong") == "CO-4.3"
    assert refused(s, "berth timor") == "CO-4.3"


@rule("CO-E1", "CO-4.4", "CO-4.9")
def test_e1_a_ship_replaces_the_oldest_of_a_full_region() -> None:
    s = pacific()
    captains, stock = s.captains[0], s.stock
    events = play(s, "place britannia", "berth yokohama")
    assert (ship_in(s, "yokohama"), captain_in(s, "yokohama"), coal_in(s, "yokohama")) == ("britannia", 0, 1)
    assert supply_of(s, 0) == ["thermopylae", "atlantic"]
    assert (s.captains[0], s.stock) == (captains, stock)  # one captain and one coal came back, one of each went out
    assert {"event": "lantern_moved", "card": "devonia", "region": "pacific_ocean"} in events


@rule("CO-E2", "CO-6.2", "CO-6.4")
def test_e2_four_contracts_become_forty_pounds_and_a_house_in_new_york() -> None:
    s = ocean(2, at="exchanging", contracts={0: 4}, sea={"new_york": ("oregon", 0, 1)}, money={0: 150})
    play(s, "cash", "cash", "build new_york", "token green_token")
    assert (s.money[0], s.contracts[0]) == (190, 0)
    assert s.has_house(0, s.figures.port_ids.index("new_york"))
    assert added(s, 0, "green_token") == 1
    assert coal_in(s, "new_york") == 1


@rule("CO-E3", "CO-7.2")
def test_e3_from_coal_three_spots_can_be_reached_without_a_contract() -> None:
    s = ocean(2, at="moving", spot={0: "coal"}, contracts={0: 0})
    assert set(legal(s)) == {"move region", "move ships_west", "move blue_riband"}


@rule("CO-E4", "CO-7.3", "CO-7.4")
@pytest.mark.parametrize(("here", "there"), [("ships_east", "ships_west"), ("ships_west", "ships_east")])
def test_e4_from_one_ships_spot_to_the_other_costs_a_contract(here: str, there: str) -> None:
    s = ocean(2, at="moving", spot={0: here}, contracts={0: 1})
    assert refused(s, f"move {here}") == "CO-7.3"
    play(s, f"move {there}")
    assert s.contracts[0] == 0
    assert s.figures.spot_ids[s.spot[0]] == there


def shipyard() -> CrossingOceans:
    """Return the position of the fifth example; seat 0 is Red."""
    return ocean(
        2,
        at="ships",
        money={0: 500},
        supply={0: ["atlantic"]},
        market=["arizona", "city_of_berlin", "belgenland", "nubian", "devonia", "stirling_castle"],
        docks=["pommerania", "abyssinia"],
        deck=["oregon", "umbria", "hammonia", "etruria", "ormuz", "britannia"],
    )


@rule("CO-E5", "CO-10.1")
def test_e5_red_pays_sixty_and_ninety_pounds_and_gets_two_blue_flags() -> None:
    s = shipyard()
    play(s, "buy pommerania")
    assert s.money[0] == 500 - 60
    play(s, "buy belgenland")
    assert s.money[0] == 500 - 60 - 90
    assert s.view(NOBODY)["seats"][0]["flags"]["blue"] == 2


@rule("CO-E5", "CO-10.7", "CO-10.8", "CO-10.9")
def test_e5_two_ships_leave_for_the_docks_and_three_new_cards_come() -> None:
    s = shipyard()
    play(s, "buy pommerania", "buy belgenland", "stop")
    assert docks_of(s) == {"blue": None, "black": "city_of_berlin", "green": "arizona", "white": None, "red": None}
    assert "abyssinia" in s.view(NOBODY)["removed"]
    assert market_of(s) == ["nubian", "devonia", "stirling_castle", "oregon", "umbria", "hammonia"]


def green_fleet(at: str) -> CrossingOceans:
    """Return the position of the sixth and seventh examples; seat 0 is Green."""
    return ocean(
        2,
        at=at,
        money={0: 0},
        sea={
            "montreal": ("arizona", 0, 1),
            "bombay": ("adriatic", 0, 1),
            "durban": ("ormuz", 0, 0),
            "sydney": ("cutty_sark", 0),
        },
    )


@rule("CO-E6", "CO-11.1")
def test_e6_the_fleet_earns_a_hundred_pounds() -> None:
    s = green_fleet("moving")
    play(s, "move fleet")
    assert s.money[0] == 100
    assert [coal_in(s, port) for port in ("montreal", "bombay", "durban", "sydney")] == [0, 0, 0, 0]


@rule("CO-E7", "CO-12.1", "CO-12.2")
def test_e7_only_arizona_can_carry_cargo() -> None:
    s = green_fleet("cargo")
    assert legal(s) == ["carry arizona"]
    assert refused(s, "carry adriatic") == "CO-12.2"
    assert refused(s, "carry ormuz") == "CO-8.1"
    assert refused(s, "carry cutty_sark") == "CO-12.2"
    play(s, "carry arizona")
    assert (s.money[0], coal_in(s, "montreal")) == (50, 0)


@rule("CO-E8", "CO-13.2", "CO-13.3")
def test_e8_blue_designates_the_pacific() -> None:
    s = ocean(
        3,
        at="region",
        money={0: 0, 1: 0, 2: 0},
        sea={"yokohama": ("majestic", 2, 0), "hong_kong": ("stirling_castle", 1, 1), "timor": ("oregon", 0, 1)},
        houses={"hong_kong": [0], "timor": [0]},
    )
    play(s, "designate pacific_ocean")
    assert list(s.money) == [50 + 60, 30, 0]
    assert [coal_in(s, port) for port in ("yokohama", "hong_kong", "timor")] == [0, 0, 0]


@rule("CO-E9", "CO-6.3", "CO-14.3", "CO-14.5")
def test_e9_arizona_ties_with_scotia_and_crosses_for_two_coal() -> None:
    s = ocean(2, at="exchanging", contracts={0: 1}, money={0: 0}, sea={"montreal": ("arizona", 0, 1)})
    play(s, "fuel arizona")
    assert coal_in(s, "montreal") == 2
    play(s, "move blue_riband", "cross arizona")
    assert (coal_in(s, "montreal"), s.money[0], s.contracts[0]) == (0, 100, 0)
    assert added(s, 0, "blue_riband") == 1


@rule("CO-E9", "CO-14.2")
def test_e9_a_ship_below_fifteen_knots_cannot_cross_while_scotia_is_there() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("stirling_castle", 0, 3)})
    events = play(s, "move blue_riband")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]


@rule("CO-E10", "CO-15.1", "CO-15.3")
def test_e10_the_second_pier_costs_thirty_pounds_and_four_coal_are_loaded() -> None:
    s = ocean(
        2,
        at="coal",
        money={0: 100},
        tokens={0: {"coal_pier": 1}},
        sea={"montreal": ("arizona", 0, 0), "bombay": ("oregon", 0, 0)},
    )
    play(s, "token coal_pier")
    assert s.money[0] == 70
    assert coal_in(s, "montreal") + coal_in(s, "bombay") == 4


@rule("CO-E11", "CO-15.6", "CO-15.7")
def test_e11_five_coal_are_loaded_evenly() -> None:
    s = ocean(
        4,
        at="coal",
        money={0: 60},
        tokens={0: {"coal_pier": 2}},
        sea={
            "buenos_aires": ("ariel", 0),
            "montreal": ("campania", 0, 0),
            "havana": ("adriatic", 0, 1),
            "bombay": ("mauretania", 0, 2),
        },
    )
    play(s, "token coal_pier")
    assert s.money[0] == 0
    assert [coal_in(s, port) for port in ("montreal", "havana", "bombay")] == [2, 2, 2]
    assert set(legal(s)) == {"load campania", "load adriatic", "load mauretania"}
    play(s, "load mauretania")
    assert set(legal(s)) == {"load campania", "load adriatic"}
    play(s, "load campania")
    assert [coal_in(s, port) for port in ("montreal", "havana", "bombay")] == [3, 2, 3]
    assert s.active == 1


@rule("CO-E12", "CO-16.3", "CO-16.4", "CO-16.5")
def test_e12_yellow_builds_a_house_in_rio_de_janeiro() -> None:
    s = ocean(
        4,
        at="house",
        money={0: 150, 1: 150},
        tokens={0: {"red_token": 2}},
        sea={"rio_de_janeiro": ("campania", 0, 1)},
        houses={"rio_de_janeiro": [1]},
    )
    play(s, "build rio_de_janeiro", "token red_token")
    assert list(s.money)[:2] == [150 + 70 - 30 - 60, 150 + 30]
    assert coal_in(s, "rio_de_janeiro") == 0
    assert s.has_house(0, s.figures.port_ids.index("rio_de_janeiro"))
    assert added(s, 0, "red_token") == 3


@rule("CO-E13", "CO-17.1", "CO-17.3")
def test_e13_the_counter_on_yellows_captain_runs_out_after_three_rounds() -> None:
    nothing = {"bombay": None, "yokohama": None, "sydney": None}  # no ships, so that no action asks anything
    s = ocean(3, at="ships", active=1, starter=0, sea={**nothing}, deck=["olympic", "titanic", "imperator"])

    def counter_after(*spots: str) -> tuple[int, int]:
        """Let players move in turn; return whose turn it is, and the counter."""
        for spot in spots:
            play(s, "contract", "done", f"move {spot}")
        return int(s.active), int(s.countdown)

    play(s, "stop")  # Blue, seat 1
    assert (s.active, s.countdown) == (2, 3)
    assert counter_after("fleet") == (0, 3)  # the round goes on
    assert counter_after("fleet") == (1, 2)  # Yellow, seat 0, begins the third-last round
    assert counter_after("cargo", "house") == (0, 2)
    assert counter_after("house") == (1, 1)
    assert counter_after("blue_riband", "cargo") == (0, 1)
    assert counter_after("cargo") == (1, 0)
    assert counter_after("fleet", "blue_riband") == (NOBODY, 0)
    assert s.over and s.outcome() is not None  # Yellow's next turn is replaced by scoring


@rule("CO-E14", "CO-18.1", "CO-18.2", "CO-18.3", "CO-18.4", "CO-18.5", "CO-18.6")
def test_e14_blue_scores_eighty_two_points() -> None:
    s = ocean(
        2,
        at="turn",
        countdown=0,
        money={0: 120},
        contracts={0: 1},
        sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 1)},
        supply={0: ["belgenland", "hammonia", "columbia", "deutschland", "umbria", "oregon", "devonia"]},
        headquarters={0: ["hq_hapag"]},
        houses={"bombay": [0], "montreal": [0], "sydney": [0]},
        tokens={0: {"blue_riband": 3, "coal_pier": 0, "green_token": 2, "red_token": 1, "white_token": 0}},
    )
    flags = {"blue": 4, "black": 1, "green": 2, "red": 1, "white": 0, "multicoloured": 2}
    assert s.view(NOBODY)["seats"][0]["flags"] == flags
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.sources[0] == {
        "money": 1, "captains": 6, "houses": 9,
        "blue": 36, "black": 3, "green": 14, "red": 5, "white": 0, "multicoloured": 8,
    }  # fmt: skip
    assert outcome.scores[0] == 82


@rule("CO-E15", "CO-2.8", "CO-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e15_the_player_who_drew_atlantic_begins_with_a_white_and_a_multicoloured_flag(seats: int) -> None:
    games = [find("crossing-oceans").new({"seats": seats}, seed) for seed in range(20)]
    drawn = [(s, seat) for s in games for seat in range(seats) if supply_of(s, seat) == ["atlantic"]]
    assert len(drawn) > 0
    for s, seat in drawn:
        player = s.view(NOBODY)["seats"][seat]
        assert (player["money"], player["contracts"], player["captains"], player["houses"]) == (150, 1, 8, 7)
        assert player["spot"] is None
        assert player["flags"] == {"blue": 0, "black": 0, "green": 0, "white": 1, "red": 0, "multicoloured": 1}
        clippers = ("thermopylae", "cutty_sark", "leander", "ariel")
        assert [ship_in(s, port) in clippers for port in s.figures.port_ids if captain_in(s, port) == seat] == [True]
