import json
import re

import blueriband
from tests.shell import here, result, run

MEASURES = {"decisions", "games", "clone", "legal", "imagine", "new"}


def test_the_bench_times_both_builds_side_by_side() -> None:
    found = json.loads(result(here("bench", "tramp", "--seconds", "0.1", "--json")))
    assert set(found["games"]) == {"tramp"} and set(found["games"]["tramp"]) == {"2", "3", "4"}
    for builds in found["games"]["tramp"].values():
        assert set(builds) == ({"compiled", "pure", "ratio"} if found["compiled"] == "compiled" else {"pure"})
        for measures in builds.values():
            assert set(measures) == MEASURES
        for both in builds["pure"].values():
            assert both["best"] > 0 and both["median"] > 0
    assert (found["compiled"] == "compiled") == (blueriband._build.has_compiled() and not blueriband._build.stale())


def test_the_bench_is_a_table_for_people() -> None:
    page = result(here("bench", "tramp", "--seconds", "0.1", COLUMNS="80"))
    assert page.startswith("Tramp on one core\n")
    assert len(re.findall(r"decisions/s +\S+ +\S+ +[\d,]+ +[\d,]+ ", page)) == 3
    assert "Best and median of 5 rounds" in page


def test_environments_are_timed_beside_those_of_pettingzoo() -> None:
    found = json.loads(result(run("bench", "env", "--seconds", "0.1", "--json")))
    names = {f"{game}_v0 {n}" for game in ("crossing_oceans", "transatlantic", "shipyard") for n in (2, 3, 4)}
    assert set(found["aec"]) == set(found["batch"]) == names
    for kind in ("classic", "aec", "batch"):
        for measured in found[kind].values():
            assert measured["best"] >= measured["median"] > 0
            assert (measured["ratio"] is None) == (found["best_classic"] is None)
    assert len(found["classic"]) + len(found["absent"]) == 9
