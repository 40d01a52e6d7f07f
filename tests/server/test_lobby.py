"""The lobby: making, joining, leaving, inviting, lists, rematches, and bots for people who are away."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from blueriband.server import schema
from tests.server.running import Person, ServerProcess
from tests.server.tables import ME, OPEN, RANDOM, database, gather, let_in, play_out, until

HOUSE = ("--bots", "1", "--bot-seconds", "0.05")


@pytest.fixture
def ada(house: ServerProcess) -> Person:
    return Person(house.address, "Ada")


@pytest.fixture
def ben(house: ServerProcess) -> Person:
    return Person(house.address, "Ben")


@pytest.fixture
def cat(house: ServerProcess) -> Person:
    return Person(house.address, "Cat")


def listed(person: Person, name: str, **query: Any) -> list[str]:
    return [match["id"] for match in person.get("/api/matches", list=name, **query)["matches"]]


def code(person: Person, method: str, path: str, status: int, body: Any = None) -> str:
    return str(person.call(method, path, body, status)["code"])


# --- making and joining --------------------------------------------------------------------------------------------


def test_a_match_starts_when_its_host_says_and_nobody_is_missing(ada: Person, ben: Person, cat: Person) -> None:
    match = ada.create("tramp", [ME, OPEN, RANDOM])
    path = f"/api/matches/{match}"
    assert ada.get(path)["status"] == "gathering" and match in listed(ben, "open")
    assert code(ada, "POST", f"{path}/start", 409) == "not_now"
    assert code(cat, "POST", f"{path}/join", 409, {"seat": 0}) == "seat_taken"
    assert code(cat, "POST", f"{path}/join", 404, {"seat": 9}) == "unknown"
    sat = ben.post(f"{path}/join", {"name": "Benjamin"})
    assert [seat["name"] for seat in sat["seats"]] == ["Ada", "Benjamin", ""] and sat["seats"][1]["mine"]
    assert match not in listed(cat, "open")
    assert code(cat, "POST", f"{path}/join", 409, {}) == "seat_taken"
    assert code(ben, "POST", f"{path}/start", 403) == "not_the_host"
    begun = ada.post(f"{path}/start")
    assert begun["status"] == "running" and begun["seed"] is None and len(begun["commitment"]) == 64
    assert code(ada, "POST", f"{path}/start", 409) == code(ada, "POST", f"{path}/cancel", 409) == "not_now"
    assert match in listed(cat, "watchable")


def test_who_leaves_a_gathering_match_opens_the_seat(ada: Person, ben: Person) -> None:
    match = gather([ada, ben], start=False)
    ben.call("POST", f"/api/matches/{match}/leave", status=204)
    assert ada.get(f"/api/matches/{match}")["seats"][1]["kind"] == "open"
    assert code(ben, "POST", f"/api/matches/{match}/leave", 403) == "not_a_player"


def test_the_host_changes_seats_and_calls_it_off(ada: Person, ben: Person) -> None:
    match = gather([ada, ben], start=False)
    path = f"/api/matches/{match}"
    assert code(ada, "PUT", f"{path}/seats/1", 409, {"kind": "open"}) == "seat_taken"
    assert code(ada, "PUT", f"{path}/seats/7", 404, {"kind": "open"}) == "unknown"
    assert ada.call("PUT", f"{path}/seats/0", {"kind": "bot", "level": "easy"})["seats"][0]["level"] == "easy"
    assert code(ada, "PUT", f"{path}/seats/0", 422, {"kind": "bot", "level": "godlike"}) == "bad_options"
    assert code(ada, "PUT", f"{path}/seats/0", 400, {"kind": "me", "level": "easy"}) == "bad_message"
    assert ada.post(f"{path}/cancel")["status"] == "cancelled"
    assert code(ben, "GET", f"{path}/view", 409) == "not_now"
    assert match not in listed(ada, "mine") + listed(ada, "open")


def test_people_on_one_device_have_a_seat_each(ada: Person) -> None:
    match = ada.create("tramp", [ME, {"kind": "me", "name": "Ben"}])
    found = ada.get(f"/api/matches/{match}")
    assert found["status"] == "running" and [seat["name"] for seat in found["seats"]] == ["Ada", "Ben"]
    assert all(seat["mine"] for seat in found["seats"])
    assert play_out({0: ada, 1: ada}, match)["result"] is not None


def test_bad_wishes_are_refused(ada: Person) -> None:
    for wish, status in [
        ({"game": "chess", "seats": [ME, ME]}, 404),
        ({"game": "tramp", "seats": [ME]}, 400),
        ({"game": "tramp", "seats": [ME] * 9}, 422),
        ({"game": "tramp", "seats": [ME, ME], "options": {"seats": 3}}, 422),
        ({"game": "tramp", "seats": [ME, ME], "options": {"wind": 3}}, 422),
        ({"game": "tramp", "seats": [ME, {"kind": "bot"}]}, 400),
        ({"game": "tramp", "seats": [ME, ME], "deadline_hours": 0}, 400),
        ({"game": "tramp", "seats": [ME, ME], "secret": 1}, 400),
    ]:
        ada.post("/api/matches", wish, status=status)


# --- private matches and invitations -------------------------------------------------------------------------------


def test_a_private_match_is_seen_by_those_who_belong_to_it(ada: Person, ben: Person, cat: Person) -> None:
    match = ada.create("tramp", [ME, OPEN], private=True)
    path = f"/api/matches/{match}"
    assert code(ben, "GET", path, 403) == code(ben, "POST", f"{path}/join", 403, {}) == "private"
    assert match not in listed(ben, "open") + listed(Person(ada.address), "open")
    token = ada.post(f"{path}/invites", {"seat": 1})["token"]
    assert ben.post("/api/invites/look", {"token": token})["id"] == match
    assert code(ben, "GET", path, 403) == "private"
    assert ben.post("/api/invites", {"token": token})["seats"][1]["mine"]
    assert code(cat, "POST", "/api/invites", 409, {"token": token}) == "seat_taken"
    ben.call("POST", f"{path}/leave", status=204)
    assert ben.post("/api/invites", {"token": token})["seats"][1]["mine"], "the link is still Ben's"
    ada.post(f"{path}/start")
    assert match in listed(ben, "mine") and match not in listed(cat, "watchable")
    nobody = Person(ada.address)
    for name in ("waiting", "mine", "open", "finished", "watchable"):
        assert match not in listed(nobody, name) and match not in listed(cat, name)


def test_nobody_has_no_matches(ada: Person, house: ServerProcess) -> None:
    ada.create("tramp", [ME, RANDOM], private=True)
    nobody = Person(house.address)
    assert listed(nobody, "mine") == listed(nobody, "waiting") == listed(nobody, "finished") == []


def test_a_revoked_link_is_worth_nothing(ada: Person, ben: Person) -> None:
    match = ada.create("tramp", [ME, OPEN], private=True)
    made = ada.post(f"/api/matches/{match}/invites", {"seat": 1})
    ada.call("DELETE", f"/api/matches/{match}/invites/{made['id']}", status=204)
    for path in ("/api/invites", "/api/invites/look"):
        assert code(ben, "POST", path, 404, {"token": made["token"]}) == "unknown"
    (told,) = ada.get(f"/api/matches/{match}/invites")["invites"]
    assert told["revoked"] and told["token"] is None
    assert code(ada, "DELETE", f"/api/matches/{match}/invites/{'0' * 16}", 404) == "unknown"
    assert code(ada, "POST", f"/api/matches/{match}/invites", 409, {"seat": 0}) == "not_now"


def test_a_spectator_whose_link_is_revoked_hears_no_more(ada: Person, ben: Person, cat: Person) -> None:
    match = gather([ada, ben], private=True)
    invite = let_in(ada, cat, match)
    socket = cat.socket()
    assert socket.watch(match)["type"] == "update"
    ada.call("DELETE", f"/api/matches/{match}/invites/{invite}", status=204)
    told = socket.next("error")
    assert (told["code"], told["match"]) == ("private", match)
    play_out({0: ada, 1: ben}, match)
    socket.send(type="ping", id="end")
    while (told := socket.receive()) != {"type": "pong", "id": "end"}:
        assert told["type"] == "turn", told
    assert socket.watch(match)["code"] == "private"
    socket.close()


def test_who_signs_out_hears_no_more_by_the_old_socket(ada: Person) -> None:
    socket = ada.socket()
    other = Person(ada.address, "Other").socket()
    ada.call("DELETE", "/api/sessions", status=204)
    with pytest.raises(ConnectionClosed):
        socket.next("nothing more")
    other.send(type="ping")
    assert other.next("pong")
    other.close()


# --- lists ---------------------------------------------------------------------------------------------------------


def test_lists_say_what_waits_for_whom(ada: Person, ben: Person) -> None:
    match = gather([ada, ben])
    asked, other = (ada, ben) if ada.view(match)["asked"] == 0 else (ben, ada)
    assert listed(asked, "waiting") == [match] and listed(other, "waiting") == []
    assert listed(ada, "mine") == listed(ben, "mine") == [match]
    over = play_out({0: ada, 1: ben}, match)
    assert listed(asked, "waiting") == listed(ada, "mine") == [] and listed(ben, "finished") == [match]
    assert over["seed"] is not None and over["result"]["ranking"]
    second = gather([ada, ben])
    third = gather([ada, ben], start=False)
    assert listed(ada, "mine", game="shipyard") == []
    page = ada.get("/api/matches", list="mine", limit=1)
    assert [match["id"] for match in page["matches"]] == [third]
    rest = ada.get("/api/matches", list="mine", limit=1, before=page["before"])
    assert [match["id"] for match in rest["matches"]] == [second] and rest["before"] is None
    assert code(ada, "GET", "/api/matches?before=yesterday", 400) == "bad_message"


def test_open_pages_hear_of_changes_and_turns(ada: Person, ben: Person, cat: Person) -> None:
    lobby, hers, his = cat.socket(), ada.socket(), ben.socket()
    lobby.send(type="lobby", on=True)
    lobby.send(type="ping")
    lobby.next("pong")
    match = gather([ada, ben])
    assert lobby.next("changed")["match"] == match
    assert {hers.next("changed")["match"], his.next("changed")["match"]} == {match}
    asked = ada.view(match)["asked"]
    turn = (hers, his)[asked].next("turn")
    assert (turn["match"], turn["seat"], turn["game"]) == (match, asked, "tramp")
    for socket in (lobby, hers, his):
        socket.close()


def test_a_new_name_is_on_the_seats(ada: Person, ben: Person) -> None:
    match = gather([ada, ben])
    ben.call("PATCH", "/api/me", {"name": "Benedict"})
    assert ada.get(f"/api/matches/{match}")["seats"][1]["name"] == "Benedict"
    assert code(ben, "PATCH", "/api/me", 400, {"name": "\u200b"}) == "bad_message"


# --- rematch -------------------------------------------------------------------------------------------------------


def test_a_rematch_rotates_the_seats_and_is_made_once(ada: Person, ben: Person, cat: Person) -> None:
    match = gather([ada, ben, cat])
    assert code(ada, "POST", f"/api/matches/{match}/rematch", 409) == "not_now"
    play_out({0: ada, 1: ben, 2: cat}, match)
    assert code(Person(ada.address, "Eve"), "POST", f"/api/matches/{match}/rematch", 403) == "not_a_player"
    made = ben.post(f"/api/matches/{match}/rematch")
    assert [seat["name"] for seat in made["seats"]] == ["Ben", "Cat", "Ada"] and made["status"] == "running"
    assert ada.post(f"/api/matches/{match}/rematch")["id"] == made["id"] != match
    assert cat.get(f"/api/matches/{match}")["rematch"] == made["id"]
    assert made["commitment"] != ada.get(f"/api/matches/{match}")["commitment"]


# --- bots for people -----------------------------------------------------------------------------------------------


def seat_of(person: Person, match: str, seat: int) -> Any:
    return person.get(f"/api/matches/{match}")["seats"][seat]


def test_a_seat_is_handed_to_a_bot_and_taken_back(ada: Person, ben: Person) -> None:
    match = gather([ada, ben])
    path = f"/api/matches/{match}/seats/0/bot"
    handed = ada.post(path, {"level": "random"})["seats"][0]
    assert handed["stand_in"] and handed["level"] == "random" and handed["mine"]
    until(lambda: ben.view(match)["asked"] == 1)
    assert ada.act(match, 0, ada.view(match, 0)["version"], "pass").status_code == 409
    assert code(ben, "DELETE", path, 403) == "not_your_seat"
    assert not ada.call("DELETE", path)["seats"][0]["stand_in"]
    assert code(ada, "DELETE", path, 409) == "not_now"
    assert play_out({0: ada, 1: ben}, match)["status"] == "over"


def test_who_leaves_a_running_match_leaves_it_to_a_bot(ada: Person, ben: Person) -> None:
    match = gather([ada, ben])
    ben.call("POST", f"/api/matches/{match}/leave", status=204)
    assert seat_of(ada, match, 1)["stand_in"]
    over = play_out({0: ada}, match)
    assert over["status"] == "over" and code(ben, "POST", f"/api/matches/{match}/leave", 409) == "not_now"
    assert code(ben, "DELETE", f"/api/matches/{match}/seats/1/bot", 409) == "not_now"


def test_a_draft_is_given_up_when_a_bot_takes_over(ada: Person, ben: Person) -> None:
    match = gather([ada, ben])
    asked = ada.view(match)["asked"]
    person = (ada, ben)[asked]
    update = person.view(match, asked)
    quiet = [m for m in update["decision"]["moves"] if m not in update["decision"]["revealing"]]
    assert person.act(match, asked, update["version"], quiet[0]).status_code == 200
    assert person.view(match, asked)["decision"]["back"] == 1
    person.post(f"/api/matches/{match}/seats/{asked}/bot", {"level": "random"})
    until(lambda: ada.view(match)["asked"] == 1 - asked)


def test_the_others_agree_on_a_bot_for_somebody_away(ada: Person, ben: Person, cat: Person) -> None:
    match = gather([ada, ben, cat])
    path = f"/api/matches/{match}/seats/2/bot"
    told = ada.post(path, {"level": "random"})["seats"][2]
    assert told["agreed"] == [0] and not told["stand_in"]
    assert ada.post(path, {"level": "random"})["seats"][2]["agreed"] == [0]
    assert ben.post(path, {"level": "random"})["seats"][2]["stand_in"]
    assert code(ben, "POST", path, 409, {"level": "random"}) == "not_now"
    assert cat.call("DELETE", path)["seats"][2]["agreed"] == [], "agreeing begins anew"
    assert code(Person(ada.address, "Eve"), "POST", path, 403, {"level": "random"}) == "not_a_player"


def test_agreement_is_void_when_the_person_plays(ada: Person, ben: Person, cat: Person) -> None:
    match = gather([ada, ben, cat])
    asked = ada.view(match)["asked"]
    people = {0: ada, 1: ben, 2: cat}
    away, here = people[asked], people[(asked + 1) % 3]
    path = f"/api/matches/{match}/seats/{asked}/bot"
    assert here.post(path, {"level": "random"})["seats"][asked]["agreed"] == [(asked + 1) % 3]
    while away.view(match)["asked"] == asked:
        update_ = away.view(match, asked)
        moves = update_["decision"]["moves"]
        away.act(match, asked, update_["version"], moves[0] if moves else None)
    assert seat_of(away, match, asked)["agreed"] == []


def test_after_the_deadline_anybody_at_the_match_may_call_a_bot(
    ada: Person, ben: Person, cat: Person, house: ServerProcess
) -> None:
    match = gather([ada, ben, cat], deadline_hours=24)
    asked = ada.view(match)["asked"]
    other = (ada, ben, cat)[(asked + 1) % 3]
    path = f"/api/matches/{match}/seats/{asked}/bot"
    assert not other.post(path, {"level": "random"})["seats"][asked]["stand_in"]
    with database(house) as c:
        m = schema.matches
        c.execute(update(m).where(m.c.id == match).values(asked_since=m.c.asked_since - 24 * 3_600_000 - 1))
    assert other.post(path, {"level": "random"})["seats"][asked]["stand_in"]
    until(lambda: ada.view(match)["asked"] != asked)


def test_the_host_alone_changes_the_level_of_a_bot(ada: Person, ben: Person) -> None:
    match = ada.create("tramp", [ME, OPEN, RANDOM])
    ben.post(f"/api/matches/{match}/join", {})
    ada.post(f"/api/matches/{match}/start")
    path = f"/api/matches/{match}/seats/2/bot"
    assert code(ben, "POST", path, 403, {"level": "easy"}) == "not_the_host"
    assert ada.post(path, {"level": "easy"})["seats"][2]["level"] == "easy"
    assert code(ada, "POST", path, 422, {"level": "exec:rm"}) == "bad_options"
