"""What is kept: replays from what each seat knew, game files out and in, the commitment."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest
from sqlalchemy import update

from blueriband import gamefile, games
from blueriband.kernel.codec import read
from blueriband.kernel.match import Match
from blueriband.server import schema
from tests.server.running import Person, ServerProcess
from tests.server.tables import ME, database, gather, play_out, step

HOUSE = ("--bots", "0")


@pytest.fixture(scope="module")
def ada(house: ServerProcess) -> Person:
    return Person(house.address, "Ada")


@pytest.fixture(scope="module")
def ben(house: ServerProcess) -> Person:
    return Person(house.address, "Ben")


@pytest.fixture(scope="module")
def over(ada: Person, ben: Person) -> str:
    """A match that is over."""
    match = gather([ada, ben])
    play_out({0: ada, 1: ben}, match, seed=3)
    return match


def text(person: Person, match: str) -> str:
    return str(person.http.get(f"/api/matches/{match}/file").text)


def bring(person: Person, file: str, status: int = 200) -> Any:
    answer = person.http.post("/api/files", content=file.encode())
    assert answer.status_code == status, answer.text
    return answer.json()


def half_played(ada: Person, ben: Person, acts: int = 9) -> str:
    match = gather([ada, ben])
    rng = random.Random(5)
    for _act in range(acts):
        step({0: ada, 1: ben}, match, rng)
    return match


def test_a_finished_match_is_replayed_from_what_each_seat_knew(ada: Person, over: str) -> None:
    file = gamefile.parse(text(ada, over))
    everything = ada.get(f"/api/matches/{over}/replay", knows="all")
    assert [step["text"] for step in everything["steps"]] == [line.text for line in file.moves]
    s = file.opening()
    for at, line in enumerate(file.moves):
        if at % 5 == 0 or at == len(file.moves) - 1:
            for seat in (0, 1):
                seen = ada.get(f"/api/matches/{over}/replay/{at}", knows=f"seat:{seat}")
                assert seen["view"] == s.view(seat) and seen["views"] == []
            moment = ada.get(f"/api/matches/{over}/replay/{at}", knows="all")
            assert moment["views"] == [s.view(0), s.view(1)] and moment["asked"] == s.decision.seat
        s = s.clone()
        s.play(read(s.game, line.text))
    hers = ada.get(f"/api/matches/{over}/replay", knows="seat:0")["steps"]
    drawn = [event for step in hers for event in step["events"] if event["event"] == "drawn"]
    assert all(("card" in event) == (event["seat"] == 0) for event in drawn)
    assert ada.get(f"/api/matches/{over}/replay/9999", status=404)["code"] == "unknown"
    assert ada.get(f"/api/matches/{over}/replay", status=400, knows="seat:²")["code"] == "bad_message"


def test_a_running_match_tells_only_what_is_confirmed_and_known(ada: Person, ben: Person) -> None:
    match = half_played(ada, ben)
    asked = ada.view(match)["asked"]
    person = (ada, ben)[asked]
    before = ada.get(f"/api/matches/{match}/replay")
    update_ = person.view(match, asked)
    quiet = [m for m in update_["decision"]["moves"] if m not in update_["decision"]["revealing"]]
    if quiet:
        person.act(match, asked, update_["version"], quiet[0])
        assert ada.get(f"/api/matches/{match}/replay") == before, "a draft shows"
    steps = ada.get(f"/api/matches/{match}/replay", knows="seat:0")["steps"]
    assert all((step["text"] is not None) == (step["seat"] == 0) for step in steps)
    assert ben.get(f"/api/matches/{match}/replay", status=403, knows="seat:0")["code"] == "not_your_seat"
    assert ada.get(f"/api/matches/{match}/replay", status=409, knows="all")["code"] == "not_now"
    running = gamefile.parse(text(ada, match))
    assert running.seed is None and not gamefile.verify(running)
    assert any(line.text == "hidden" for line in gamefile.parse(text(Person(ada.address), match)).moves)
    assert bring(ada, text(ada, match), 422)["code"] == "bad_file"


def test_the_game_file_of_a_finished_match_verifies(ada: Person, over: str) -> None:
    file = gamefile.parse(text(ada, over))
    assert gamefile.verify(file) and file.result is not None and file.seats == ["Ada", "Ben"]
    told = ada.get(f"/api/matches/{over}")
    promise = hashlib.sha256(b"blueriband commitment" + int(told["seed"], 16).to_bytes(16, "big")).hexdigest()
    assert promise == told["commitment"] == file.commitment
    assert told["result"]["scores"] == file.result.scores


def test_a_finished_file_becomes_a_match_to_look_at(ada: Person, ben: Person, over: str) -> None:
    file = text(ada, over)
    made = bring(ben, file)
    assert made["status"] == "over" and made["imported"] and made["private"]
    assert [seat["name"] for seat in made["seats"]] == ["Ada", "Ben"] and not any(s["mine"] for s in made["seats"])
    assert text(ben, made["id"]) == file
    assert ben.get(f"/api/matches/{made['id']}/replay", knows="all")["steps"]
    assert ada.get(f"/api/matches/{made['id']}", status=403)["code"] == "private"


def test_an_unfinished_file_goes_on_where_it_stood(ada: Person) -> None:
    game = games.find("tramp")
    options = game.settle({"seats": 2})
    match, rng = Match(game.new(options, 77)), random.Random(2)
    for _act in range(12):
        if match.ready:
            match.confirm(match.drafting)
        else:
            match.play(match.asked, rng.choice(match.question(match.asked)["moves"]))
    file = gamefile.record(match, options, 77, ["Ada", "the other\u202eone"], private=True)
    made = bring(ada, file)
    assert made["status"] == "running" and all(seat["mine"] for seat in made["seats"])
    assert made["seats"][1]["name"] == "the other one"
    seen = ada.view(made["id"], match.asked)
    assert seen["view"] == match.seen_by(match.asked)["view"] and seen["asked"] == match.asked
    assert seen["decision"]["back"] == len(match.marks), "the draft is a draft again"
    over = play_out({0: ada, 1: ada}, made["id"])
    assert over["commitment"] == gamefile.parse(file).commitment
    assert gamefile.verify(gamefile.parse(text(ada, made["id"])))


def test_bad_files_are_refused(ada: Person, over: str) -> None:
    file = text(ada, over)
    for bad in ("", "nonsense", file.replace(" | ", " |", 1), file.replace("seat 0: Ada", "seat 0: Eve"), file * 2):
        assert bring(ada, bad, 422)["code"] == "bad_file"
    assert ada.http.post("/api/files", content=b"\xff\xfe").json()["code"] == "bad_message"


def test_a_match_of_other_rules_is_read_and_exported_but_not_played(
    ada: Person, ben: Person, house: ServerProcess
) -> None:
    running, over = half_played(ada, ben), gather([ada, ben])
    draft_and_back(ada, ben, over)
    play_out({0: ada, 1: ben}, over, seed=6)
    chosen = [s for s in ada.get(f"/api/matches/{over}/replay", knows="all")["steps"] if not s["forced"]]
    with database(house) as c:
        m = schema.matches
        c.execute(update(m).where(m.c.id.in_((running, over))).values(rules=m.c.rules + 1))
    other = ServerProcess(house.db, "--bots", "0").start()
    try:
        elsewhere = Person(other.address)
        elsewhere.http.cookies = ada.http.cookies
        told = elsewhere.get(f"/api/matches/{running}")
        assert told["frozen"] and told["status"] == "running"
        assert elsewhere.get(f"/api/matches/{running}/view", status=409)["code"] == "frozen"
        assert elsewhere.act(running, 0, told["version"], "pass").json()["code"] == "frozen"
        hidden = gamefile.parse(text(elsewhere, running))
        assert hidden.seed is None and {line.text for line in hidden.moves} == {"hidden"}
        assert elsewhere.post(f"/api/matches/{over}/rematch", status=409)["code"] == "frozen"
        kept = gamefile.parse(text(elsewhere, over))
        assert kept.seed is not None and kept.result is not None
        assert [line.text for line in kept.moves] == [step["text"] for step in chosen]
    finally:
        other.stop()


def draft_and_back(ada: Person, ben: Person, match: str) -> None:
    """Begin something, and take it back."""
    asked = ada.view(match)["asked"]
    person = (ada, ben)[asked]
    before = person.view(match, asked)
    quiet = [m for m in before["decision"]["moves"] if m not in before["decision"]["revealing"]]
    assert person.act(match, asked, before["version"], quiet[0]).status_code == 200
    version = person.view(match, asked)["version"]
    assert person.act(match, asked, version, None, kind="back").status_code == 200
    after = person.view(match, asked)
    assert (after["view"], after["decision"]) == (before["view"], before["decision"])


def test_a_hint_is_for_games_against_bots(house: ServerProcess, ada: Person, ben: Person, over: str) -> None:
    alone = ada.create("tramp", [ME, {"kind": "bot", "level": "random"}])
    answer = ada.post(f"/api/matches/{alone}/thoughts", {"seat": 0, "seconds": 0.1}, status=503)
    assert answer["text"] == "no bots think on this server"
    together = gather([ada, ben])
    seat = ada.view(together)["asked"]
    (ada, ben)[seat].post(f"/api/matches/{together}/thoughts", {"seat": seat}, status=409)
    device = ada.create("tramp", [ME, {"kind": "me", "name": "Ben"}])
    assert ada.post(f"/api/matches/{device}/thoughts", {"seat": 0}, status=409)["code"] == "not_now"
    assert ada.post(f"/api/matches/{over}/thoughts", {"seat": 0, "at": 9999}, status=404)["code"] == "unknown"
