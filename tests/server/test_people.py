from __future__ import annotations

from tests.server.running import Person, ServerProcess


def test_a_visitor_becomes_a_guest_and_keeps_the_name(server: ServerProcess) -> None:
    person = Person(server.address)
    assert person.get("/api/me", status=401)["code"] == "no_session"
    me = person.post("/api/guests", {"name": "  Ada\tLovelace "})
    assert me["name"] == "Ada Lovelace" and me["guest"]
    assert person.post("/api/guests", {"name": "Other"}) == me
    assert person.get("/api/me") == me


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: ServerProcess) -> None:
    person = Person(server.address)
    answer = person.http.post("/api/guests", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    token = answer.cookies["blueriband"]
    assert len(token) * 6 >= 128


def test_a_guest_claims_an_account_and_signs_in_elsewhere(ada: Person, server: ServerProcess) -> None:
    assert not ada.post("/api/account", {"login": "Ada", "password": "steam and coal"})["guest"]
    elsewhere = Person(server.address)
    wrong = elsewhere.post("/api/sessions", {"login": "ada", "password": "sails and wind"}, status=401)
    assert wrong["code"] == "wrong_password"
    assert elsewhere.post("/api/sessions", {"login": "ADA", "password": "steam and coal"})["id"] == ada.me["id"]
    other = Person(server.address, "Other")
    assert (
        other.post("/api/account", {"login": "ada", "password": "something else"}, status=409)["code"] == "login_taken"
    )


def test_who_signs_out_is_nobody_there(ada: Person) -> None:
    token = ada.http.cookies["blueriband"]
    ada.call("DELETE", "/api/sessions", status=204)
    ada.http.cookies.set("blueriband", token)
    assert ada.get("/api/me", status=401)["code"] == "no_session"
