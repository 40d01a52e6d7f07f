import json
import re

import blueriband
from tests.shell import here, result

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
