from tests.crossing_oceans.build import coal_in, ocean, ship_in, supply_of
from tests.rules import offered, play, refused, rule


@rule("CO-E1", "CO-4.1", "CO-4.4", "CO-4.9")
def test_a_ship_replaces_the_oldest_of_a_full_region() -> None:
    s = ocean(
        3,
        sea={"yokohama": ("atlantic", 0, 1), "hong_kong": ("devonia", 1, 1), "timor": ("arizona", 1, 1)},
        supply={0: ["thermopylae", "britannia"]},
    )
    play(s, "place britannia")
    assert offered(s, "berth yokohama")
    assert refused(s, "berth hong_kong") == "CO-4.3"
    events = play(s, "berth yokohama")
    assert ship_in(s, "yokohama") == "britannia" and coal_in(s, "yokohama") == 1
    assert supply_of(s, 0) == ["thermopylae", "atlantic"]
    assert {"event": "lantern_moved", "card": "devonia", "region": "pacific_ocean"} in events
