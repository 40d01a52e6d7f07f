"""The actions Fleet, Cargo and Region. [CO-11, CO-12, CO-13]"""

from pathlib import Path

import pytest

from blueriband.kernel.codec import legal
from blueriband.kernel.match import Match
from tests.crossing_oceans.build import coal_in, ocean, other_cards
from tests.rules import names, offered, play, refused, rule

# --- Fleet -----------------------------------------------------------------------------------------------------------


@rule("CO-11.1", "CO-8.2")
def test_all_ready_ships_of_the_active_player_earn_in_all_regions() -> None:
    s = ocean(
        2, at="moving", money={0: 0},
        sea={"montreal": ("arizona", 0, 2), "bombay": ("thermopylae", 0), "auckland": ("adriatic", 0, 1)},
    )  # fmt: skip
    play(s, "move fleet")
    assert s.money[0] == 50 + 20 + 30


@rule("CO-11.1", "CO-8.2")
def test_each_steamship_that_earns_returns_one_coal_to_the_common_supply() -> None:
    s = ocean(
        2, at="moving",
        sea={"montreal": ("arizona", 0, 2), "bombay": ("thermopylae", 0), "auckland": ("adriatic", 0, 1)},
    )  # fmt: skip
    stock = s.stock
    play(s, "move fleet")
    assert [coal_in(s, port) for port in ("montreal", "bombay", "auckland")] == [1, 0, 0]
    assert s.stock == stock + 2


@rule("CO-11.1")
def test_fleet_leaves_the_ships_of_the_others_alone() -> None:
    s = ocean(2, at="moving", money={1: 0}, sea={"montreal": ("arizona", 1, 2), "sydney": ("cutty_sark", 1)})
    play(s, "move fleet")
    assert s.money[1] == 0
    assert coal_in(s, "montreal") == 2


@rule("CO-11.1", "CO-8.1")
def test_a_steamship_without_coal_does_not_sail() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"montreal": ("arizona", 0, 0), "bombay": ("thermopylae", 0)})
    play(s, "move fleet")
    assert s.money[0] == 20


@rule("CO-11.1")
def test_fleet_asks_nothing() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("arizona", 0, 1), "havana": ("oregon", 0, 1)})
    play(s, "move fleet")
    assert s.active == 1


@rule("CO-11.1", "CO-8.4")
def test_the_neutral_ship_sails_in_nobodys_fleet() -> None:
    s = ocean(2, at="moving", sea={"bombay": None})
    events = play(s, "move fleet")
    assert "ship_earned" not in names(events)


@rule("CO-11.2")
def test_without_ready_ships_fleet_does_nothing() -> None:
    s = ocean(2, at="moving", money={0: 70}, sea={"bombay": None, "montreal": ("arizona", 0, 0)})
    events = play(s, "move fleet")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert s.money[0] == 70


# --- Cargo -----------------------------------------------------------------------------------------------------------


@rule("CO-12.1")
def test_cargo_pays_ten_pounds_for_each_thousand_tons_and_no_income() -> None:
    s = ocean(2, at="cargo", money={0: 0}, sea={"bombay": ("oregon", 0, 2), "montreal": ("arizona", 0, 1)})
    play(s, "carry oregon")
    assert s.money[0] == 70


@rule("CO-12.1")
def test_the_ship_that_carries_cargo_returns_one_coal() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("oregon", 0, 2), "montreal": ("arizona", 0, 1)})
    stock = s.stock
    play(s, "carry oregon")
    assert (coal_in(s, "bombay"), coal_in(s, "montreal")) == (1, 1)
    assert s.stock == stock + 1


@rule("CO-12.1")
def test_the_active_player_chooses_which_ship_carries_cargo() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("oregon", 0, 2), "montreal": ("arizona", 0, 1)})
    assert legal(s) == ["carry arizona", "carry oregon"]


@rule("CO-12.1", "CO-8.1")
def test_a_ship_without_coal_carries_no_cargo() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("oregon", 0, 0), "montreal": ("arizona", 0, 1)})
    assert refused(s, "carry oregon") == "CO-8.1"


@rule("CO-12.1")
def test_only_own_ships_carry_cargo() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("oregon", 1, 2), "montreal": ("arizona", 0, 1)})
    assert refused(s, "carry oregon") == "CO-8.2"


@rule("CO-12.1", "CO-8.1")
def test_a_ship_in_the_supply_carries_no_cargo() -> None:
    s = ocean(2, at="cargo", supply={0: ["oregon"]}, sea={"montreal": ("arizona", 0, 1)})
    assert refused(s, "carry oregon") == "CO-8.1"


@rule("CO-12.2")
def test_a_clipper_carries_no_cargo() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 1)})
    assert refused(s, "carry thermopylae") == "CO-12.2"


@rule("CO-12.2")
def test_a_ship_without_tonnage_carries_no_cargo_even_with_coal() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("adriatic", 0, 3), "montreal": ("arizona", 0, 1)})
    assert refused(s, "carry adriatic") == "CO-12.2"


@rule("CO-12.3", "CO-7.7")
def test_the_only_ship_that_can_carry_cargo_is_taken_without_asking() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"bombay": ("adriatic", 0, 3), "montreal": ("arizona", 0, 1)})
    match = Match(s)
    match.play(0, "move cargo")
    assert match.texts() == ["move cargo", "carry arizona"]


@rule("CO-12.3")
def test_cargo_cannot_be_declined() -> None:
    s = ocean(2, at="cargo", sea={"montreal": ("arizona", 0, 1)})
    assert refused(s, "decline") == "CO-12.1"


@rule("CO-12.3")
def test_without_a_ship_that_can_carry_it_cargo_does_nothing() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 0)})
    events = play(s, "move cargo")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert s.money[0] == 0


@rule("CO-12.4")
@pytest.mark.parametrize(("tonnage", "paid"), [("4999", 40), ("5000", 50), ("5001", 50), ("5999", 50), ("999", 0)])
def test_a_tonnage_is_rounded_down_to_full_thousands(tmp_path: Path, tonnage: str, paid: int) -> None:
    data = other_cards(tmp_path, {"arizona": {"co_tonnage": tonnage}})
    s = ocean(2, at="cargo", money={0: 0}, sea={"montreal": ("arizona", 0, 1)}, data=data)
    play(s, "carry arizona")
    assert s.money[0] == paid


# --- Region ----------------------------------------------------------------------------------------------------------


@rule("CO-13.1")
@pytest.mark.parametrize(
    ("seats", "regions"),
    [
        (2, ["north_atlantic", "indian_ocean", "tasmanian_sea"]),
        (3, ["north_atlantic", "indian_ocean", "pacific_ocean", "tasmanian_sea"]),
        (4, ["north_atlantic", "south_atlantic", "indian_ocean", "pacific_ocean", "tasmanian_sea"]),
    ],
)
def test_any_open_region_may_be_designated(seats: int, regions: list[str]) -> None:
    s = ocean(seats, at="region")
    assert legal(s) == [f"designate {region}" for region in regions]


@rule("CO-13.1")
def test_a_region_in_which_nothing_is_earned_may_be_designated() -> None:
    s = ocean(2, at="region", money={0: 70, 1: 80}, sea={"bombay": None})
    assert offered(s, "designate indian_ocean")
    play(s, "designate indian_ocean")
    assert list(s.money) == [70, 80]


@rule("CO-13.1", "CO-2.6")
def test_a_closed_region_cannot_be_designated() -> None:
    s = ocean(2, at="region")
    assert refused(s, "designate south_atlantic") == "CO-2.6"
    assert refused(s, "designate pacific_ocean") == "CO-2.6"


@rule("CO-13.1", "CO-7.7")
def test_the_designation_cannot_be_declined() -> None:
    s = ocean(2, at="region")
    assert refused(s, "decline") == "CO-13.1"


@rule("CO-13.2")
def test_every_ready_ship_of_the_region_earns_for_its_owner() -> None:
    s = ocean(
        2, at="region", money={0: 0, 1: 0},
        sea={"bombay": ("thermopylae", 0), "zanzibar": ("arizona", 0, 1), "durban": ("oregon", 1, 2)},
    )  # fmt: skip
    play(s, "designate indian_ocean")
    assert list(s.money) == [20 + 50, 50]


@rule("CO-13.2", "CO-8.2")
def test_every_steamship_that_earns_in_the_region_burns_a_coal() -> None:
    s = ocean(2, at="region", sea={"zanzibar": ("arizona", 0, 1), "durban": ("oregon", 1, 2)})
    stock = s.stock
    play(s, "designate indian_ocean")
    assert (coal_in(s, "zanzibar"), coal_in(s, "durban")) == (0, 1)
    assert s.stock == stock + 2


@rule("CO-13.2")
def test_the_owners_of_ships_in_the_region_are_not_asked() -> None:
    s = ocean(3, at="region", sea={"zanzibar": ("arizona", 2, 1)})
    play(s, "designate indian_ocean")
    assert s.money[2] == 150 + 50 + 20  # THERMOPYLAE is theirs too
    assert s.decision.seat == s.active == 1


@rule("CO-13.2", "CO-8.1")
def test_a_ship_without_coal_earns_nothing_in_the_region() -> None:
    s = ocean(2, at="region", money={1: 0}, sea={"durban": ("oregon", 1, 0)})
    play(s, "designate indian_ocean")
    assert s.money[1] == 0


@rule("CO-13.2")
def test_ships_of_other_regions_earn_nothing() -> None:
    s = ocean(2, at="region", money={0: 0}, sea={"bombay": None, "montreal": ("arizona", 0, 1)})
    play(s, "designate indian_ocean")
    assert s.money[0] == 0
    assert coal_in(s, "montreal") == 1


@rule("CO-13.3")
def test_the_active_player_takes_thirty_pounds_for_each_own_house_in_the_region_without_a_ship_there() -> None:
    s = ocean(
        2, at="region", money={0: 0}, sea={"bombay": None, "durban": ("oregon", 1, 0)},
        houses={"bombay": [0], "durban": [0], "sydney": [0]},
    )  # fmt: skip
    play(s, "designate indian_ocean")
    assert s.money[0] == 60


@rule("CO-13.4")
def test_houses_of_the_others_pay_nothing() -> None:
    s = ocean(2, at="region", money={0: 0, 1: 0}, sea={"bombay": None}, houses={"bombay": [1], "durban": [0, 1]})
    play(s, "designate indian_ocean")
    assert list(s.money) == [30, 0]


@rule("CO-13.4", "CO-8.4")
def test_the_neutral_ship_earns_for_nobody() -> None:
    s = ocean(2, at="region", money={0: 0, 1: 0})
    events = play(s, "designate north_atlantic")
    assert names(events) == ["region_designated", "turn_begun"]
    assert list(s.money) == [0, 0]
