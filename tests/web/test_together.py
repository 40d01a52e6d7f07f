"""Several browsers at one match, lost connections, a server that restarts, and secrets that stay secret."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import ServerProcess
from tests.web.player import READY, Player

Players = Callable[..., Player]
OPEN = [{"kind": "me"}, {"kind": "open"}]
TIMES = """() => {
  [window.sent, window.seen] = [[], []];
  addEventListener('keydown', (event) => event.ctrlKey && event.key === 'Enter' && sent.push(Date.now()), true);
  new MutationObserver(() => seen.push(Date.now()))
    .observe(document.querySelector('.frame'), { attributeFilter: ['data-version'] });
}"""


def together(one: Player, two: Player, game: str, choices: int = 0) -> str:
    """Seat two browsers at a match in which so many choices have been made."""
    match = one.new_match(game, OPEN)
    two.settle()
    two.ask("POST", f"/matches/{match}/join", {})
    assert one.ask("POST", f"/matches/{match}/start")["status"] == "running"
    for _ in range(choices):
        seat = one.ask("GET", f"/matches/{match}")["asked"]
        (one, two)[seat].advance(match, 1, seat)
    one.sit(match)
    two.sit(match)
    return match


def asked(*players: Player) -> Player:
    """Return the player who has to decide."""
    for _ in range(300):
        for one in players:
            if one.page.evaluate(READY, one.last):
                return one
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_turns(chance: random.Random, turns: int, *players: Player) -> None:
    """Let the players decide so often, whoever is asked."""
    for _ in range(turns):
        one = asked(*players)
        one.play_on(chance, ["board"], 1, check=False)


def text(one: Player) -> str:
    return one.page.inner_text("[data-part=decision]")


def test_two_browsers_and_a_spectator(player: Players) -> None:
    one, two, third = player(), player(), player()
    match = together(one, two, "crossing-oceans")
    third.settle()
    third.sit(match)
    third.page.wait_for_selector(".watching")
    assert third.page.query_selector("main [data-move], [data-part=decision] [data-move]") is None
    chance = random.Random(4)
    play_turns(chance, 25, one, two)
    versions = []
    for one_of in (one, two, third):
        one_of.page.wait_for_timeout(300)
        versions.append([told["version"] for told in one_of.heard if told["type"] == "update"][-1])
    waiting = two if asked(one, two) is one else one
    assert "Waiting for" in text(waiting) and "Waiting for" in text(third)
    assert not third.acts()


def test_a_draft_is_seen_by_nobody_until_it_is_confirmed(player: Players) -> None:
    one, two = player(), player()
    together(one, two, "crossing-oceans")
    first = asked(one, two)
    other = two if first is one else one
    first.wait()
    before = len(other.heard)
    first.play("contract", "board")
    first.wait()
    assert first.page.inner_text("[data-part=decision] .small")
    first.page.wait_for_timeout(200)
    assert not [told for told in other.heard[before:] if told["type"] == "update" and told["events"]]
    view = first.page.inner_text("main")
    first.page.keyboard.press("Shift+U")
    first.wait()
    assert first.page.inner_text("main") != view
    assert first.acts()[-1]["kind"] == "back" and first.acts()[-1]["choice"] == 0


def seats_of(one: Player) -> list[list[dict[str, Any]]]:
    """Return the seats in every view that came over a player's socket."""
    updates = [told.get("update", told) for told in one.heard]
    return [update["view"]["seats"] for update in updates if update["type"] == "update"]


@pytest.mark.parametrize(("game", "secret"), [("transatlantic", "hand"), ("shipyard", "held")])
def test_secrets_never_reach_the_other_browser(player: Players, game: str, secret: str) -> None:
    one, two, third = player(), player(), player()
    match = together(one, two, game)
    third.settle()
    third.sit(match)
    play_turns(random.Random(2), 12, one, two)
    for whose, sees in ((0, one), (1, two)):
        for seats in seats_of(sees):
            assert secret_of(seats[1 - whose], secret) is None
            assert secret_of(seats[whose], secret) is not None
    assert seats_of(third)
    assert all(secret_of(seat, secret) is None for seats in seats_of(third) for seat in seats)


def secret_of(seat: dict[str, Any], secret: str) -> Any:
    """Return what a view tells of something secret, if anything."""
    return seat.get(secret)


def test_a_connection_cut_in_mid_draft_loses_nothing(player: Players) -> None:
    one = player()
    one.expects_trouble = True
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    one.play("contract", "board")
    one.wait()
    back = one.decision()["back"]
    one.cut()
    one.page.wait_for_selector("[role=alert] >> text=Connection lost")
    assert one.page.query_selector("main [data-target]")
    one.page.wait_for_timeout(1500)
    one.mend()
    one.page.wait_for_selector("[role=alert] >> text=Connection lost", state="detached")
    one.page.wait_for_selector(".link b.ok")
    one.page.wait_for_timeout(300)
    assert one.decision()["back"] == back
    one.last = ""
    one.play_on(random.Random(1), ["board"], 6, check=False)


def test_nothing_can_be_confirmed_while_the_connection_is_lost(player: Players) -> None:
    one = player()
    one.expects_trouble = True
    one.sit(one.new_match("crossing-oceans"))
    state = one.wait()
    one.last = ""
    while state["step"] != "confirming":
        one.play_on(random.Random(6), ["board"], 1, check=False)
        state = one.wait()
        one.last = ""
    one.cut()
    one.page.wait_for_selector("[role=alert] >> text=Connection lost", timeout=2_000)
    assert one.page.locator("[data-confirm]").is_disabled()
    before = len(one.acts())
    one.page.keyboard.press("Control+Enter")
    one.page.wait_for_timeout(200)
    assert len(one.acts()) == before
    one.mend()
    one.page.wait_for_selector(".link b.ok")
    one.page.wait_for_selector("[data-confirm]:not([disabled])")


def play_roughly(chance: random.Random, *players: Player) -> None:
    """Let whoever is asked decide: send somebody else's ship back where that can be, or anything."""
    one = asked(*players)
    state = one.wait()
    if state["step"] == "confirming":
        return one.confirm()
    one.page.wait_for_timeout(100)  # what moves would do is told a moment later
    told = [message["previews"] for message in one.heard if message["type"] == "previews"]
    rough = [
        move
        for move, events in (told[-1] if told else {}).items()
        if move in state["board"]
        and any(event["event"] == "ship_returned" and event["seat"] != players.index(one) for event in events)
    ]
    return one.play(chance.choice(rough or state["board"]), "board")


def test_what_is_done_to_me_is_said_to_me(player: Players) -> None:
    one, two = player(), player()
    together(one, two, "crossing-oceans", 40)
    for each in (one, two):  # both look elsewhere
        each.page.evaluate("() => { document.hasFocus = () => false; }")
    chance = random.Random(11)
    told: list[Player] = []
    for _ in range(150):
        play_roughly(chance, one, two)
        told = [each for each in (one, two) if each.page.query_selector(".toast.alert")]
        if told:
            break
    assert told, "nobody was touched by anything"
    assert told[0].page.title().startswith("(!)")
    told[0].page.locator(".toast.alert").get_by_role("button", name="Show").first.click()
    assert told[0].page.locator("main .lit").count() > 0
    told[0].page.evaluate("() => window.dispatchEvent(new Event('focus'))")
    told[0].page.wait_for_function("() => !document.title.startsWith('(!)')")


def test_a_move_is_soon_at_the_other_table(player: Players) -> None:
    one, two = player(), player()
    together(one, two, "crossing-oceans")
    chance = random.Random(3)
    for each in (one, two):
        each.page.evaluate(TIMES)
    play_turns(chance, 20, one, two)
    sent = [one.page.evaluate("sent"), two.page.evaluate("sent")]
    seen = [two.page.evaluate("seen"), one.page.evaluate("seen")]  # at the other table
    delays = [
        min(at - began for at in there if at >= began)
        for here, there in zip(sent, seen, strict=True)
        for began in here
        if any(at >= began for at in there)
    ]
    assert delays and min(delays) < 300, delays  # milliseconds; a busy machine may be late now and then


def test_the_game_goes_on_after_the_server_restarts(player: Players, own_server: ServerProcess) -> None:
    one = player(address=own_server.address)
    one.expects_trouble = True
    one.sit(one.new_match("transatlantic"))
    one.play_on(random.Random(8), ["board"], 5, check=False)
    one.wait()
    before = one.page.inner_text("[data-part=decision] strong")
    own_server.stop()
    one.page.wait_for_selector("[role=alert] >> text=Connection lost")
    own_server.start()
    one.page.wait_for_selector("[role=alert] >> text=Connection lost", state="detached")
    one.page.wait_for_timeout(300)
    assert one.page.inner_text("[data-part=decision] strong") == before
    one.last = ""
    one.play_on(random.Random(9), ["board", "list"], 8, check=False)


def test_an_act_cut_off_before_its_answer_counts_once(player: Players) -> None:
    one = player()
    one.expects_trouble = True
    match = one.new_match("crossing-oceans")
    one.sit(match)
    one.wait()
    # the answer is lost on the way: the client hears nothing and sends the act again with its old key
    one.page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (told) {
        send.call(this, told);
        if (!told.includes('"act"')) return;
        WebSocket.prototype.send = send;
        this.onmessage = null;
        setTimeout(() => this.close(), 30);
      };
    }""")
    one.by_board("contract")
    one.page.wait_for_selector(".link b.ok")
    one.wait()
    keys = [act["key"] for act in one.acts()]
    assert len(keys) == 2 and len(set(keys)) == 1
    log = one.ask("GET", f"/matches/{match}/log?seat=0&since=0")
    assert [event["event"] for event in log["events"] if event.get("seat") == 0].count("contract_taken") == 1


def test_a_double_click_sends_one_move(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    spot = one.page.evaluate("blue.spot(blue.find('contract'))")
    one.page.mouse.dblclick(*spot)
    one.page.wait_for_timeout(400)
    assert [act.get("move") for act in one.acts()] == ["contract"]
