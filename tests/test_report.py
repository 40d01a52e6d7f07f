"""Reports: the page, the table, and that both say what the games say."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from blueriband import games
from blueriband.bots import make
from blueriband.cli.charts import Axis, Dot, bars, dots, histogram, strip
from blueriband.cli.report_page import page
from blueriband.kernel.rng import derived
from blueriband.study import Count, OtherStudy, Study, Uses, mean, played, quantile, study, wilson
from blueriband.texts import LANGUAGES, Texts
from tests.shell import complaint, here, result


class Checker(HTMLParser):
    """Notes what a page loads from elsewhere, and whether its elements are closed."""

    VOID = {"meta", "br", "line", "circle", "rect", "!doctype"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [
            value or "" for name, value in attrs if name in ("src", "href") and not (value or "").startswith("#")
        ]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def checked(text: str) -> str:
    """Return the words of a page that is whole and loads nothing."""
    checker = Checker()
    checker.feed(text)
    assert checker.open == [] and checker.loads == [] and "<script" not in text
    return " ".join(checker.words)


@pytest.fixture(scope="module")
def small() -> Study:
    return study("crossing-oceans", 40, ["random"], [2, 3], 7)


def test_games_are_shared_out_evenly(small: Study) -> None:
    assert {key: count.games for key, count in small.counts.items()} == {(2, "random"): 20, (3, "random"): 20}
    assert small.games == 40
    odd = study("tramp", 7, ["random"], [2, 3, 4], 7)
    assert [count.games for count in odd.counts.values()] == [3, 2, 2]


def test_a_study_is_the_same_for_any_number_of_jobs(small: Study) -> None:
    two = study("crossing-oceans", 40, ["random"], [2, 3], 7, jobs=2)
    assert list(two.rows()) == list(small.rows())


def test_a_study_goes_on_where_it_stopped(small: Study, tmp_path: Path) -> None:
    args = ("crossing-oceans", 40, ["random"], [2, 3], 7)
    whole = study(*args, keep=tmp_path / "kept")
    files = sorted((tmp_path / "kept").glob("random-*.json"))
    assert list(whole.rows()) == list(small.rows()) and len(files) == 2
    files[0].unlink()
    heard: list[int] = []
    assert list(study(*args, keep=tmp_path / "kept", done=heard.append).rows()) == list(small.rows())
    assert heard == [20, 20]
    with pytest.raises(OtherStudy, match="belongs to another study"):
        study("crossing-oceans", 41, ["random"], [2, 3], 7, keep=tmp_path / "kept")
    with pytest.raises(OtherStudy, match="choose an empty folder"):
        study(*args, keep=tmp_path)


def test_the_numbers_agree_with_the_games() -> None:
    found = study("crossing-oceans", 12, ["random"], [3], 5)
    game = games.find("crossing-oceans")
    bought: dict[str, int] = {}
    wins = [0, 0, 0]
    for number in range(1, 13):
        s, events = played(game, make(game, "random"), {"seats": 3}, derived(5, number))
        outcome = s.outcome()
        assert outcome is not None
        for winner in outcome.winners:
            wins[(winner - s.starter) % 3] += 1  # type: ignore[attr-defined] # of this game
        for event in events:
            if event.kind >= 0 and game.events[event.kind].name == "card_bought":
                card = game.events[event.kind].nouns[0].write(event.a)
                bought[card] = bought.get(card, 0) + 1
    count = found.counts[3, "random"]
    assert [count.wins[turn] for turn in range(3)] == wins
    assert {item: uses.times for (event, item), uses in count.uses.items() if event == "card_bought"} == bought
    for uses in count.uses.values():
        assert 0 < uses.seats <= min(uses.times, 36) and uses.wins <= uses.seats


def test_a_game_without_rounds_has_no_number_of_them(small: Study) -> None:
    def units(found: Study) -> set[str]:
        return {row["thing"] for row in found.rows() if row["section"] == "length"}

    assert units(small) == {"moves", "rounds"}
    assert units(study("shipyard", 2, ["random"], [2], 1)) == {"moves"}


def test_leads_sum_up_to_nothing(small: Study) -> None:
    for (players, _bot), count in small.counts.items():
        assert count.everybody.lead == 0 and count.everybody.seats == players * count.games
        assert sum(count.wins.values()) >= count.games


def test_counts_add_up() -> None:
    whole, first, second = Count(), Count(), Count()
    first.uses["a", "b"] = Uses(1, 2, 3, 0, -4, 16)
    second.uses["a", "b"] = Uses(1, 1, 0, 1, 4, 16)
    first.games, second.games = 2, 3
    whole.add(first)
    whole.add(second)
    assert whole.games == 5 and whole.uses["a", "b"] == Uses(2, 3, 3, 1, 0, 32)
    assert first.uses["a", "b"].times == 2


def test_means_quantiles_and_rates() -> None:
    assert mean({2: 2, 4: 2})[0] == 3
    value, low, high = mean({1: 50, 3: 50})
    assert value == 2 and 1.7 < low < 2 < high < 2.3
    assert [quantile({1: 1, 5: 2, 9: 1}, part) for part in (0.0, 0.5, 1.0)] == [1, 5, 9]
    low, high = wilson(0, 10)
    assert low == 0 and 0.2 < high < 0.4


def test_the_same_numbers_are_a_data_frame(small: Study) -> None:
    frame = small.frame()
    assert list(frame.columns[:6]) == ["section", "thing", "item", "measure", "players", "bot"]
    assert set(frame.section) == {"seats", "sources", "length", "endings", "uses"}
    wins = frame[(frame.section == "seats") & (frame.measure == "win_rate") & (frame.players == 2)]
    assert abs(wins.value.sum() - 1) < 1e-9 and ((wins.low <= wins.value) & (wins.value <= wins.high)).all()
    gains = frame[frame.measure == "gain"]
    assert ((gains.low <= gains.value) & (gains.value <= gains.high)).all() and len(gains) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_page_stands_alone_in_every_language(game: str, language: str) -> None:
    words = checked(page(study(game, 6, ["random"], [2, 3], 3), Texts(language)))
    for name in ("seats", "sources", "length", "endings", "uses"):
        assert Texts(language).say("report", name) in words


def test_a_page_names_what_people_know(small: Study) -> None:
    words = checked(page(small, Texts("en")))
    for name in ("Blue Riband", "Kaiser Wilhelm der Große", "Trade houses", "CO-17.2", "New York", "Cards bought"):
        assert name in words


def test_several_bots_have_parts_of_their_own() -> None:
    found = Study(games.find("tramp"), 1)
    for bot in ("random", "normal"):
        found.counts[2, bot] = study("tramp", 4, ["random"], [2], 1).counts[2, "random"]
    assert checked(page(found, Texts("en"))).count("Bot: normal") >= 4


def test_pictures_show_what_is_there() -> None:
    rows = [Dot("a & b", 0.5, 0.4, 0.6), Dot("c", 0.2, float("nan"), float("nan"))]
    assert "a &amp; b" in dots(rows, 0.5, "%.1f", "x") and "nan" not in dots(rows, 0.5, "%.1f", "x")
    assert bars([("a", 3.0, 4.0), ("b", -1.0, 0.0)], "x").count("<rect") == 2
    assert histogram({5: 1}, "x").count("<rect") == 1
    assert 30 <= histogram(dict.fromkeys(range(400), 1), "x").count("<rect") <= 41
    assert strip(rows[:1], Axis(-1, 1, 0, 100), "x").count("<circle") == 1


def test_the_command_writes_page_and_table(tmp_path: Path) -> None:
    html, table = tmp_path / "r.html", tmp_path / "r.csv"
    args = ["report", "tramp", "--games", "30", "--seed", "4", "--jobs", "1", "--players", "2,4"]
    said = result(here(*args, "--html", str(html), "--table", str(table)))
    assert re.match(r"30 games in [\d.]+ s, seed 0x4\n", said) and str(html) in said
    assert "2 players" in checked(html.read_text(encoding="utf-8"))
    with table.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["players"] for row in rows} == {"2", "4"} and rows[0]["section"] == "seats"
    result(here(*args, "--html", str(html), "--table", str(tmp_path / "r.parquet")))
    from pyarrow import parquet

    stored = parquet.read_table(tmp_path / "r.parquet").to_pylist()
    assert [row["item"] for row in stored] == [row["item"] for row in rows]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--bots", "wizard"], '"wizard" cannot sit at the table'),
        (["--players", "2,9"], "9"),
        (["--games", "0"], "--games must be a number"),
        (["--html", "no/such/folder/x.html"], "there is no folder"),
    ],
)
def test_what_cannot_be_had_is_a_line(args: list[str], reason: str) -> None:
    assert reason in complaint(here("report", "tramp", *args))
