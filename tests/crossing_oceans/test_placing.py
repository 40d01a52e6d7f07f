"""Phase 1: place a ship. [CO-4]"""

import random
from typing import Any

import pytest

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NOBODY, NONE
from tests.crossing_oceans.build import captain_in, coal_in, ocean, ship_in, supply_of
from tests.rules import names, offered, play, refused, rule

Sea = dict[str, tuple[Any, ...] | str | None]

PORTS = ["new_york", "montreal", "charleston", "havana", "bombay", "zanzibar", "durban", "sydney", "auckland"]
SHIPS = ["umbria", "etruria", "ormuz", "britannia", "city_of_new_york", "columbia", "majestic", "himalaya", "campania"]


def full(owner: int) -> Sea:
    """Every port with two players, all ships younger than GERMANIC, the oldest of each region first."""
    return {port: (ship, owner, 1) for port, ship in zip(PORTS, SHIPS, strict=True)}


TASMANIAN: Sea = {"sydney": ("nubian", 1, 2), "auckland": ("devonia", 1, 1)}  # full; NUBIAN of 1876 is the oldest
ATLANTIC: Sea = {  # full, with SCOTIA
    "new_york": "scotia",
    "montreal": ("umbria", 1, 1),
    "charleston": ("etruria", 1, 1),
    "havana": ("oregon", 1, 1),
}


def lantern(s: CrossingOceans, region: str) -> str | None:
    """The ship with the Red Lantern."""
    port = s.lantern(s.figures.region_ids.index(region))
    return None if port == NONE else s.figures.ids[s.ship[port]]


# --- CO-4.1 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.1")
def test_every_empty_spot_of_a_region_with_room_can_be_had() -> None:
    s = ocean(2, supply={0: ["germanic"]})
    play(s, "place germanic")
    ports = ["montreal", "charleston", "havana", "zanzibar", "durban", "auckland"]
    assert legal(s) == [f"berth {port}" for port in ports]


@rule("CO-4.1")
@pytest.mark.parametrize("port", ["new_york", "bombay", "sydney"])
def test_in_a_region_with_room_no_ship_is_replaced(port: str) -> None:
    s = ocean(2, supply={0: ["germanic"]})
    play(s, "place germanic")
    assert refused(s, f"berth {port}") == "CO-4.1"


@rule("CO-4.1")
def test_an_empty_spot_takes_a_ship_of_any_age() -> None:
    s = ocean(2, sea={"sydney": ("campania", 1, 1), "auckland": None}, supply={0: ["ariel"]})
    play(s, "place ariel", "berth auckland")
    assert ship_in(s, "auckland") == "ariel"


@rule("CO-4.1")
def test_in_a_full_region_only_the_spot_of_the_oldest_ship_can_be_had() -> None:
    s = ocean(2, sea=full(1), supply={0: ["aquitania"]})
    play(s, "place aquitania")
    assert legal(s) == ["berth new_york", "berth bombay", "berth sydney"]


@rule("CO-4.1")
def test_an_older_ship_does_not_replace_a_younger_one() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["germanic"]})
    play(s, "place germanic")
    assert refused(s, "berth sydney") == "CO-4.1"


@rule("CO-4.1")
def test_a_ship_that_has_nowhere_to_go_is_not_placed() -> None:
    s = ocean(2, sea=full(1), supply={0: ["germanic", "aquitania"]})
    assert refused(s, "place germanic") == "CO-4.1"
    assert offered(s, "place aquitania")


@rule("CO-4.1")
def test_a_headquarters_is_never_placed() -> None:
    s = ocean(2, supply={0: ["germanic"]}, headquarters={0: ["hq_cunard"]})
    assert refused(s, "place hq_cunard") == "CO-10.5"


@rule("CO-4.1")
def test_only_a_ship_of_the_own_supply_is_placed() -> None:
    s = ocean(2, supply={0: ["germanic"], 1: ["atlantic"]}, market=["nubian", None, None, None, None, None])
    assert refused(s, "place atlantic") == "CO-3.3"
    assert refused(s, "place nubian") == "CO-3.3"


# --- CO-4.2, CO-4.3 --------------------------------------------------------------------------------------------------


@rule("CO-4.2")
def test_an_empty_spot_elsewhere_does_not_forbid_replacing() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"]})
    play(s, "place oregon")
    assert offered(s, "berth zanzibar") and offered(s, "berth sydney")


@rule("CO-4.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_own_ship_and_a_rivals_ship_are_replaced_alike(owner: int) -> None:
    s = ocean(2, sea=TASMANIAN | {"sydney": ("nubian", owner, 1)}, supply={0: ["oregon"], 1: []})
    play(s, "place oregon", "berth sydney")
    assert (ship_in(s, "sydney"), captain_in(s, "sydney")) == ("oregon", 0)
    assert supply_of(s, owner) == ["nubian"]


@rule("CO-4.3")
def test_scotia_is_replaced_like_any_ship() -> None:
    s = ocean(2, sea=ATLANTIC, supply={0: ["germanic"]})
    play(s, "place germanic", "berth new_york")
    assert ship_in(s, "new_york") == "germanic"


@rule("CO-4.3")
def test_being_younger_than_several_ships_opens_no_further_spot() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"]})
    play(s, "place oregon")
    assert refused(s, "berth auckland") == "CO-4.3"


# --- CO-4.4 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.4")
def test_the_old_ship_goes_before_the_new_one_comes_and_the_lantern_is_last() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"]}, stock=20)
    events = play(s, "place oregon", "berth sydney")
    assert events == [
        {"event": "ship_returned", "seat": 1, "card": "nubian", "coal": 2},
        {"event": "ship_placed", "seat": 0, "card": "oregon", "port": "sydney", "coal": 1},
        {"event": "lantern_moved", "card": "devonia", "region": "tasmanian_sea"},
    ]


@rule("CO-4.4")
def test_the_coal_of_a_replaced_ship_goes_to_the_common_supply() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"]}, stock=20)
    play(s, "place oregon", "berth sydney")
    assert s.stock == 20 + 2 - 1


@rule("CO-4.4")
def test_a_replaced_ship_and_its_captain_go_to_their_owners_supply() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"], 1: []}, spare_captains={1: 3})
    play(s, "place oregon", "berth sydney")
    assert supply_of(s, 1) == ["nubian"] and s.captains[1] == 4


@rule("CO-4.4")
def test_one_own_captain_goes_on_the_new_ship() -> None:
    s = ocean(2, supply={0: ["germanic"]}, spare_captains={0: 8})
    play(s, "place germanic", "berth durban")
    assert captain_in(s, "durban") == 0 and s.captains[0] == 7
    assert supply_of(s, 0) == []


@rule("CO-4.4")
def test_a_placed_steamship_takes_one_coal() -> None:
    s = ocean(2, supply={0: ["germanic"]}, stock=20)
    play(s, "place germanic", "berth durban")
    assert coal_in(s, "durban") == 1 and s.stock == 19


@rule("CO-4.4")
def test_a_placed_clipper_takes_no_coal() -> None:
    s = ocean(2, sea={"bombay": ("nubian", 1, 0)}, supply={0: ["thermopylae"]}, stock=20)
    play(s, "place thermopylae", "berth durban")
    assert coal_in(s, "durban") == 0 and s.stock == 20


# --- CO-4.5 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.5")
def test_a_returned_ship_keeps_its_flag_with_the_owner() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"], 1: []})
    before = s.view(1)["seats"][1]["flags"]
    play(s, "place oregon", "berth sydney")
    assert s.view(1)["seats"][1]["flags"] == before and before["white"] == 1


@rule("CO-4.5")
def test_a_returned_ship_may_be_placed_again_in_a_later_turn() -> None:
    s = ocean(2, sea=TASMANIAN, supply={0: ["oregon"], 1: []})
    play(s, "place oregon", "berth sydney", "done", "move fleet")
    play(s, "place nubian", "berth durban")
    assert ship_in(s, "durban") == "nubian"


@rule("CO-4.5")
def test_a_returned_clipper_may_be_placed_again_in_a_later_turn() -> None:
    s = ocean(2, sea={"sydney": ("cutty_sark", 1), "auckland": ("devonia", 1, 1)}, supply={0: ["oregon"], 1: []})
    play(s, "place oregon", "berth sydney", "done", "move fleet")
    play(s, "place cutty_sark", "berth durban")
    assert ship_in(s, "durban") == "cutty_sark"


@rule("CO-4.5")
def test_a_returned_ship_is_not_placed_again_in_the_same_turn() -> None:
    s = ocean(2, sea=TASMANIAN | {"sydney": ("nubian", 0, 1)}, supply={0: ["oregon"]})
    play(s, "place oregon", "berth sydney")
    assert refused(s, "place nubian") == "CO-6.1"


@rule("CO-4.5")
def test_at_most_one_ship_is_placed_in_a_turn() -> None:
    s = ocean(2, supply={0: ["germanic", "oregon"]})
    play(s, "place germanic", "berth durban")
    assert refused(s, "place oregon") == "CO-6.1"


# --- CO-4.6 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.6")
def test_without_a_spare_captain_nothing_is_placed() -> None:
    s = ocean(2, supply={0: ["germanic"]}, spare_captains={0: 0})
    assert refused(s, "place germanic") == "CO-4.6"


@rule("CO-4.6")
def test_without_a_spare_captain_an_own_ship_can_be_replaced() -> None:
    sea = TASMANIAN | {"sydney": ("nubian", 0, 1)}
    s = ocean(2, sea=sea, supply={0: ["oregon"]}, spare_captains={0: 0})
    play(s, "place oregon", "berth sydney")
    assert (ship_in(s, "sydney"), captain_in(s, "sydney"), s.captains[0]) == ("oregon", 0, 0)


@rule("CO-4.6")
def test_without_a_spare_captain_no_empty_spot_can_be_had() -> None:
    sea = TASMANIAN | {"sydney": ("nubian", 0, 1)}
    s = ocean(2, sea=sea, supply={0: ["oregon"]}, spare_captains={0: 0})
    play(s, "place oregon")
    assert refused(s, "berth durban") == "CO-4.6"


@rule("CO-4.6")
def test_without_a_spare_captain_neither_a_rivals_ship_nor_scotia_is_replaced() -> None:
    sea = full(1) | ATLANTIC | {"sydney": ("himalaya", 0, 1)}
    s = ocean(2, sea=sea, supply={0: ["aquitania"]}, spare_captains={0: 0})
    play(s, "place aquitania")
    assert refused(s, "berth bombay") == "CO-4.6"
    assert refused(s, "berth new_york") == "CO-4.6"


@rule("CO-4.6")
def test_nine_ships_at_sea_leave_no_captain_for_a_tenth() -> None:
    s = ocean(4, sea=full(0) | {"buenos_aires": ("ariel", 1)}, supply={0: ["aquitania", "germanic"]})
    assert len([port for port in s.figures.port_ids if captain_in(s, port) == 0]) == 9
    assert refused(s, "place germanic") == "CO-4.6"
    play(s, "place aquitania")
    assert refused(s, "berth bahia") == "CO-4.6"


# --- CO-4.7 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.7")
def test_scotia_stays_while_the_north_atlantic_has_an_empty_spot() -> None:
    s = ocean(2, sea=ATLANTIC | {"havana": None}, supply={0: ["aquitania"]})
    play(s, "place aquitania")
    assert refused(s, "berth new_york") == "CO-4.1"


@rule("CO-4.7")
def test_scotia_once_replaced_is_out_of_the_game() -> None:
    s = ocean(2, sea=ATLANTIC, supply={0: ["germanic"]})
    events = play(s, "place germanic", "berth new_york")
    assert {"event": "ship_gone", "card": "scotia"} in events
    assert "scotia" in s.view(NOBODY)["removed"]


@rule("CO-4.7")
def test_nobody_receives_anything_for_scotia() -> None:
    s = ocean(2, sea=ATLANTIC, supply={0: ["germanic"], 1: []}, spare_captains={0: 5, 1: 5})
    money = [int(amount) for amount in s.money]
    play(s, "place germanic", "berth new_york")
    assert [supply_of(s, 0), supply_of(s, 1)] == [[], []]
    assert [int(amount) for amount in s.money] == money
    assert (s.captains[0], s.captains[1]) == (4, 5)


@rule("CO-4.7")
def test_a_clipper_too_is_younger_than_scotia() -> None:
    s = ocean(2, sea=ATLANTIC, supply={0: ["ariel"]})
    play(s, "place ariel", "berth new_york")
    assert ship_in(s, "new_york") == "ariel"


@rule("CO-4.7")
def test_scotia_counts_for_the_lantern_until_it_is_replaced() -> None:
    s = ocean(2, sea=ATLANTIC, supply={0: ["campania"]})
    assert lantern(s, "north_atlantic") == "scotia"
    play(s, "place campania", "berth new_york")
    assert lantern(s, "north_atlantic") == "oregon"


@rule("CO-4.7")
def test_scotia_counts_for_speed_until_it_is_replaced() -> None:
    slow: Sea = {"montreal": ("belgenland", 0, 3), "charleston": None, "havana": None}
    s = ocean(2, at="moving", sea=slow)
    assert "action_idle" in names(play(s, "move blue_riband"))
    s = ocean(2, at="moving", sea=slow | {"new_york": ("nubian", 1, 3)})
    assert "riband_won" in names(play(s, "move blue_riband"))


# --- CO-4.8 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.8")
def test_without_coal_in_the_common_supply_a_ship_starts_without_coal() -> None:
    s = ocean(2, sea=TASMANIAN | {"sydney": ("nubian", 1, 0)}, supply={0: ["oregon"]}, stock=0)
    play(s, "place oregon", "berth sydney")
    assert coal_in(s, "sydney") == 0 and s.stock == 0


@rule("CO-4.8")
def test_coal_of_the_replaced_ship_is_available() -> None:
    s = ocean(2, sea=TASMANIAN | {"sydney": ("nubian", 1, 1)}, supply={0: ["oregon"]}, stock=0)
    play(s, "place oregon", "berth sydney")
    assert coal_in(s, "sydney") == 1 and s.stock == 0


# --- CO-4.9 ----------------------------------------------------------------------------------------------------------


@rule("CO-4.9")
def test_placing_an_older_ship_moves_the_lantern_to_it() -> None:
    s = ocean(3, supply={0: ["ariel"]})
    assert lantern(s, "tasmanian_sea") == "cutty_sark"
    events = play(s, "place ariel", "berth auckland")
    assert {"event": "lantern_moved", "card": "ariel", "region": "tasmanian_sea"} in events
    assert lantern(s, "tasmanian_sea") == "ariel"


@rule("CO-4.9")
def test_placing_a_younger_ship_leaves_the_lantern_where_it_is() -> None:
    s = ocean(2, supply={0: ["germanic"]})
    events = play(s, "place germanic", "berth auckland")
    assert lantern(s, "tasmanian_sea") == "cutty_sark"
    assert "lantern_moved" not in names(events)


@rule("CO-4.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_oldest_ship_of_each_open_region_has_the_lantern_at_all_times(seats: int) -> None:
    s, chance = ocean(seats, at="turn"), random.Random(seats)
    while not s.over:
        for region in [region for region in s.view(NOBODY)["regions"] if region["open"]]:
            ships = [port["ship"] for port in region["ports"] if port["ship"] is not None]
            oldest = min(ships, key=lambda ship: s.figures.year[s.figures.ids.index(ship)])
            assert lantern(s, region["region"]) == oldest
        play(s, chance.choice(legal(s)))


@rule("CO-4.6", "CO-4.1")
def test_a_missing_captain_is_the_reason_only_where_a_captain_would_help() -> None:
    full = {
        "new_york": ("arizona", 1, 1), "montreal": ("devonia", 1, 1), "charleston": ("nubian", 1, 1),
        "havana": ("belgenland", 1, 1), "bombay": ("hammonia", 1, 1), "zanzibar": ("oregon", 1, 1),
        "durban": ("umbria", 1, 1), "sydney": ("etruria", 1, 1), "auckland": ("ormuz", 1, 1),
    }  # fmt: skip
    s = ocean(2, sea=full, supply={0: ["thermopylae", "mauretania"]}, spare_captains={0: 0})
    assert refused(s, "place mauretania") == "CO-4.6"
    assert refused(s, "place thermopylae") == "CO-4.1"


@rule("CO-4.1")
def test_only_ships_of_the_own_supply_are_placed() -> None:
    s = ocean(2, sea={"montreal": ("arizona", 0, 1), "havana": ("devonia", 1, 1)}, supply={0: ["oregon"]})
    assert refused(s, "place arizona") == "CO-4.1"
    assert refused(s, "place devonia") == "CO-8.2"
    assert refused(s, "place scotia") == "CO-8.4"
