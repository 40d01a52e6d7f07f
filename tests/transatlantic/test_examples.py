"""The worked examples of TransAtlantic."""

from blueriband.kernel.codec import legal
from tests.rules import names, play, rule
from tests.transatlantic.build import atlantic, docks_of, markers_of, market_of, ships_in


@rule("TA-E1", "TA-4.1", "TA-4.5")
def test_buying_two_ships_and_renewing_the_market() -> None:
    s = atlantic(
        2,
        money={0: 140},
        market=["nubian", "devonia", "arizona", "hammonia", "belgenland", "stirling_castle"],
        deck=["oregon", "umbria", "etruria", "ormuz"],
        sea={"south_atlantic": [], "indian_ocean": []},
    )
    play(s, "play shipyard", "buy nubian", "buy hammonia", "deploy hammonia", "steer south_atlantic")
    assert s.money[0] == 0
    assert docks_of(s) == ["devonia"]
    assert market_of(s) == ["arizona", "belgenland", "stirling_castle", "oregon", "umbria", "etruria"]


@rule("TA-E2", "TA-5.4", "TA-5.8", "TA-5.10")
def test_a_displaced_ship_is_sorted_in_and_the_fastest_ship_wins_a_riband() -> None:
    s = atlantic(
        2,
        sea={
            "north_atlantic": [("oregon", 0, 1), ("arizona", 0, 1), ("city_of_berlin", 0, 1), ("germanic", 1, 1)],
            "south_atlantic": [("hammonia", 1, 1), ("abyssinia", 1, 1)],
            "indian_ocean": [("stirling_castle", 1, 1), ("belgenland", 1, 1), ("devonia", 1, 1)],
        },
        reserve={0: [("umbria", 1)]},
    )
    play(s, "play transport", "deploy umbria")
    events = play(s, "steer north_atlantic")
    assert ships_in(s, "north_atlantic") == ["umbria", "oregon", "arizona", "city_of_berlin"]
    assert ships_in(s, "south_atlantic") == ["hammonia", "germanic", "abyssinia"]
    assert markers_of(s, 0, "blue_riband") == 1
    assert "ship_scrapped" not in names(events)
    assert legal(s)[-1] == "stop"
