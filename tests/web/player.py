"""Somebody at a browser: opens pages, reads what is offered, plays by mouse, list, keyboard or touch."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, Page, WebSocket

HELPERS = """
window.blue = {
  sockets: [], cut: false,
  texts: (e) => (e.dataset.move ?? e.dataset.moves ?? '').split('\\n'),
  onBoard: () => [...document.querySelectorAll('main [data-move],main [data-moves],[data-part=decision] [data-move]')],
  listed: () => [...document.querySelectorAll('[data-part=moves-list] [data-move]')],
  seen: (e) => e.getBoundingClientRect().width > 0,
  find: (m) => {
    const all = blue.onBoard().filter((e) => blue.texts(e).includes(m));
    // the board before the bar
    const first = all.filter(blue.seen).sort((a, b) => !a.closest('main') - !b.closest('main'));
    return first.find((e) => e.dataset.move) ?? first[0] ?? all[0];
  },
  // a point of an element that a pointer would hit; shapes may be hollow or partly covered
  spot: (e) => {
    e.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = e.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6, 0.02, 0.98, 0.15, 0.85];
    for (const y of parts) for (const x of parts) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const hit = document.elementFromPoint(at[0], at[1]);
      if (hit && (e === hit || e.contains(hit))) return at;
    }
    return null;
  },
  state: () => {
    const frame = document.querySelector('.frame');
    return { step: frame.dataset.step, version: frame.dataset.version, over: frame.dataset.over === 'true',
      board: blue.onBoard().flatMap(blue.texts), list: blue.listed().map((e) => e.dataset.move) };
  },
};
window.WebSocket = class extends WebSocket {
  constructor(url) { super(blue.cut ? 'ws://127.0.0.1:9/' : url); blue.sockets.push(this); }
};
"""
READY = """last => {
  const f = document.querySelector('.frame');
  return f && f.dataset.version && f.dataset.version !== last && f.dataset.busy === 'false'
    && (f.dataset.step || f.dataset.over === 'true');
}"""
AWAY = """m => {  // how far the keyboard is likely to be from the piece of a move
  const all = blue.onBoard().filter(e => e.closest('[data-zone]'));
  const here = all.indexOf(document.activeElement), there = all.findIndex(e => blue.texts(e).includes(m));
  return there < 0 ? 0 : here < 0 ? there + 1 : (there - here + all.length) % all.length;
}"""
CUT = """[...document.querySelectorAll('main *')].filter(e => !e.childElementCount && e.textContent.trim()
  && !e.closest('.sr') && !(e instanceof SVGElement) && e.clientWidth && getComputedStyle(e).transform === 'none'
  && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 4)).map(e => e.textContent)"""  # texts


class Player:
    """One browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        dark: bool = False,
        language: str = "en",
        phone: bool = False,
        size: tuple[int, int] | None = None,
        motion: bool = False,
    ) -> None:
        width, height = size or ((390, 844) if phone else (1280, 800))
        self.address = address
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="de-DE" if language == "de" else "en-GB",
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.add_init_script(HELPERS)
        self.phone = phone
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)  # a busy machine is no failure
        self.problems: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.last = ""
        self.expects_trouble = False  # set where the connection is cut on purpose
        self.page.on("console", lambda m: self.problems.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda e: self.problems.append(f"{e}"))
        self.page.on("request", lambda r: self.check_host(r.url))
        self.page.on("websocket", self.listen)

    def check_host(self, url: str) -> None:
        """Note a request to another host."""
        if not url.startswith(("data:", "blob:")) and urlparse(url).netloc != urlparse(self.address).netloc:
            self.problems.append(f"foreign request: {url}")

    def listen(self, socket: WebSocket) -> None:
        """Keep what goes over the socket."""
        socket.on("framesent", lambda told: self.sent.append(json.loads(told)))
        socket.on("framereceived", lambda told: self.heard.append(json.loads(told)))

    def cut(self) -> None:
        """Cut the connection, until `mend`."""
        self.expects_trouble = True
        self.page.evaluate("() => { blue.cut = true; blue.sockets.at(-1).close(); }")

    def mend(self) -> None:
        """Let it connect again."""
        self.page.evaluate("() => { blue.cut = false; }")

    def leave(self) -> None:
        """Close the browser; errors of the page are failures of the test."""
        self.context.close()
        assert self.expects_trouble or not self.problems, self.problems

    # --- pages and requests ------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Page:
        """Open a page of the client and wait until it is there."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Make a request with the session of the page."""
        code = """async ([method, path, body]) => {
          const text = typeof body === 'string';
          const headers = body === null ? {} : {'Content-Type': text ? 'text/plain' : 'application/json'};
          const sent = body === null ? undefined : text ? body : JSON.stringify(body);
          const answer = await fetch('/api' + path, {method, headers, body: sent});
          return answer.status === 204 ? null : await answer.json();
        }"""
        return self.page.evaluate(code, [method, path, body])

    def settle(self) -> Page:
        """Be somebody: the first visit."""
        if self.page.url == "about:blank":
            self.open("/")
            self.page.wait_for_selector("article")
        return self.page

    def new_match(self, game: str, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
        """Make a match, by default against one random bot, and return its id."""
        self.settle()
        wish = {"game": game, "seats": seats or [{"kind": "me"}, {"kind": "bot", "level": "random"}], **more}
        made = self.ask("POST", "/matches", wish)
        assert "id" in made, made
        return str(made["id"])

    def sit(self, match: str) -> Page:
        """Open the table of a match."""
        self.last = ""
        self.page.goto(f"{self.address}/match/{match}")
        self.page.wait_for_selector(".frame")
        return self.page

    def arrive(self) -> bool:
        """Wait until this player is asked anew, the game is over, or a curtain hangs; say whether one does."""
        self.page.wait_for_function(f"last => document.querySelector('.curtain') || ({READY})(last)", arg=self.last)
        return self.page.query_selector(".curtain") is not None

    def lift(self) -> None:
        """Come to the table once it is there, through the curtain if one hangs."""
        if self.arrive():
            self.page.locator(".curtain button").press("Enter")  # the pointer stays where it is

    def advance(self, match: str, choices: int, seat: int = 0) -> None:
        """Make so many choices at random without the table: the server is asked directly."""
        code = """async ([match, choices, seat, seed]) => {
          const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
          const path = `/api/matches/${match}`;
          while (choices > 0) {
            const now = await (await fetch(`${path}/view?seat=${seat}`)).json();
            if (now.over) return;
            if (now.asked !== seat) { await new Promise((go) => setTimeout(go, 30)); continue; }
            const moves = now.decision.moves;
            const move = moves[Math.floor(chance() * moves.length)];
            const kind = moves.length ? 'move' : 'confirm';
            const act = { key: `${match}-${choices}`, seat, version: now.version, kind, move };
            const headers = { 'Content-Type': 'application/json' };
            const answer = await fetch(`${path}/acts`, { method: 'POST', headers, body: JSON.stringify(act) });
            if (answer.ok) choices -= 1;
          }
        }"""
        self.page.evaluate(code, [match, choices, seat, 1 + choices])

    # --- playing -----------------------------------------------------------------------------------------------------

    def wait(self) -> dict[str, Any]:
        """Wait until this player is asked anew, or the game is over; return the state of the table."""
        self.page.wait_for_function(READY, arg=self.last, timeout=120_000)
        state: dict[str, Any] = self.page.evaluate("blue.state()")
        self.last = state["version"]
        return state

    def acts(self) -> list[dict[str, Any]]:
        """Return the acts sent so far."""
        return [told for told in self.sent if told["type"] == "act"]

    def view(self) -> dict[str, Any]:
        """Return the newest view that came over the socket."""
        updates = [told.get("update", told) for told in self.heard]
        found: dict[str, Any] = [update["view"] for update in updates if update["type"] == "update"][-1]
        return found

    def decision(self) -> dict[str, Any]:
        """Return the newest decision that came over the socket."""
        for told in reversed(self.heard):
            update = told.get("update", told)
            if update["type"] == "update":
                found: dict[str, Any] = update["decision"]
                return found
        raise AssertionError("no decision has come")

    def click(self, element_of: str, arg: str) -> None:
        """Click or tap on an element, given as code, where a pointer would hit it."""
        near = self.page.evaluate(f"m => ({element_of})?.closest('[data-near]')?.dataset.near", arg)
        if near:  # it shows itself beside the thing that the pointer is over
            self.page.hover(f"[data-target='{near}']")
        for _ in range(80):  # a message may lie over it for a few seconds
            spot = self.page.evaluate(f"m => {{ const e = {element_of}; return e ? blue.spot(e) : 'missing'; }}", arg)
            if spot:
                break
            self.page.wait_for_timeout(100)
        assert spot and spot != "missing", f"{arg}: {'is not there' if spot else 'is covered'}"
        if self.phone:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def by_board(self, move: str) -> None:
        """Play by pointer on the board, through the chooser where a piece has several moves."""
        if self.phone:
            self.turn_to(move)
        several = self.page.evaluate("m => blue.find(m)?.dataset.moves !== undefined", move)
        self.click("blue.find(m)", move)
        if several:
            self.page.wait_for_selector(".chooser")
            self.click("[...document.querySelectorAll('.chooser [data-move]')].find(e => e.dataset.move === m)", move)

    def turn_to(self, move: str) -> None:
        """On a phone, open the part of the table that has a move: the tabs of the panels that hide it."""
        hidden = """m => {
          const panels = [];
          for (let e = blue.find(m); e; e = e.parentElement) {
            if (e.hidden && e.getAttribute('role') === 'tabpanel') panels.unshift(e);
          }
          return panels.map((panel) => panel.getAttribute('aria-labelledby'));
        }"""
        for tab in self.page.evaluate(hidden, move):
            self.click("document.getElementById(m)", tab)
        for tab in self.page.query_selector_all("main [role=tab]"):  # panels that are drawn only when they are open
            if self.page.evaluate("m => { const e = blue.find(m); return !!e && blue.seen(e); }", move):
                return
            tab.tap()

    def open_list(self) -> list[str]:
        """Open the list of moves, by key or button, and return it."""
        if not self.page.query_selector("[data-part=moves-list]"):
            if self.phone:
                self.click("document.querySelector('[data-part=decision] [aria-expanded]')", "")
            else:
                self.page.keyboard.press("l")
            self.page.wait_for_selector("[data-part=moves-list]")
        found: list[str] = self.page.evaluate("blue.listed().map(e => e.dataset.move)")
        return found

    def close_list(self) -> None:
        """Put the list away."""
        if self.page.query_selector("[data-part=moves-list]"):
            self.click("document.querySelector('[data-part=moves-list] header button')", "")

    def by_list(self, move: str) -> None:
        """Play from the list of moves."""
        self.open_list()
        self.click("blue.listed().find(e => e.dataset.move === m)", move)

    def by_key(self, move: str) -> None:
        """Play by keyboard alone: walk to the piece, Enter; the chooser by arrows."""
        targets = self.page.evaluate("blue.onBoard().filter(e => e.closest('[data-zone]')).length")
        has = "m => blue.texts(document.activeElement).includes(m) && !!document.activeElement.closest('[data-zone]')"
        for _ in range(self.page.evaluate(AWAY, move)):
            self.page.keyboard.press("PageDown")
        for _ in range(targets + 1):
            if self.page.evaluate(has, move):
                break
            self.page.keyboard.press("PageDown")
        else:
            focused = self.page.evaluate(
                "m => { blue.find(m).focus(); return blue.texts(document.activeElement).includes(m); }", move
            )
            assert focused, f"{move} cannot be reached by keyboard"
        several = self.page.evaluate("document.activeElement.dataset.moves !== undefined")
        self.page.keyboard.press("Enter")
        if several:
            self.page.wait_for_selector(".chooser")
            for _ in range(40):
                if self.page.evaluate("m => document.activeElement.dataset.move === m", move):
                    break
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")

    def agree(self, before: int) -> None:
        """Say yes where a move has no way back, and wait until it is sent."""
        if self.page.query_selector("[data-confirm=staged]") and len(self.acts()) == before:
            self.confirm()

    def confirm(self) -> None:
        """Confirm, by button or key."""
        if self.phone:
            self.click("document.querySelector('[data-confirm]')", "")
        else:
            self.page.keyboard.press("Control+Enter")

    def play(self, move: str, way: str) -> None:
        """Play a move in one of the ways, and see that exactly this message went out."""
        before = len(self.acts())
        {"board": self.by_board, "list": self.by_list, "key": self.by_key}[way](move)
        self.agree(before)
        for _ in range(200):
            if len(self.acts()) > before:
                break
            self.page.wait_for_timeout(10)
        told = [(act["kind"], act.get("move")) for act in self.acts()[before:]]
        assert told == [("move", move)], f"{move} by {way} sent {told}"

    def play_on(self, chance: random.Random, ways: list[str], most: int = 10_000, check: bool = True) -> int:
        """Play at random until the game is over or so many choices are made; at each, all ways must offer the same."""
        done = 0
        while done < most:
            state = self.wait()
            if state["over"]:
                return done
            done += 1
            if state["step"] == "confirming":
                self.confirm()
                continue
            moves = self.decision()["moves"]
            if check:
                assert set(state["board"]) == set(moves), (state["step"], set(state["board"]) ^ set(moves))
                listed = self.open_list()
                assert sorted(listed) == sorted(moves), state["step"]
                self.close_list()
            self.play(chance.choice(moves), chance.choice(ways))
        return done
