"""Measure how soon pages are seen and answer, and how smoothly pieces move: python scripts/paint.py.

The machine is made four times slower for it. Times depend on the machine, so this is a benchmark and no test. It exits
with 1 when a budget is passed by a tenth.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 # needs the path above
from rich.console import Console  # noqa: E402 # needs the path above
from rich.table import Table  # noqa: E402 # needs the path above
from tests.web.conftest import ARGS, ServerProcess, browser_program  # noqa: E402 # needs the path above
from tests.web.player import Player  # noqa: E402 # needs the path above
from tests.web.positions import midgame  # noqa: E402 # needs the path above

SLOWER = 4
TIMES = 3
FLIGHT = 1000  # milliseconds in which what a move set going has arrived
TITLES = ["crossing-oceans", "transatlantic", "shipyard"]
BUDGETS = {"first paint": 1500, "largest paint": 2500, "interaction": 200, "frame": 34}  # milliseconds
WATCH = """
window.seen = { largest: 0, slowest: 0 };
const watch = (type, see, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
watch('largest-contentful-paint', (e) => (seen.largest = Math.max(seen.largest, e.startTime)));
const answered = (e) => e.interactionId && (seen.slowest = Math.max(seen.slowest, e.duration)); // clicks, taps and keys
watch('event', answered, { durationThreshold: 16 });
"""
MOVING = """() => {
  let before = false;
  const flying = (a) => a.playState === 'running' && a.effect?.target?.closest('main')
    && a.effect.getComputedTiming().iterations < Infinity; // the pulse of what is offered never ends
  const look = () => {
    const moving = !!document.querySelector('.layer > *') || document.getAnimations().some(flying);
    if (moving !== before) performance.mark(moving ? 'moves' : 'rests');
    before = moving;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
FIRST = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def visit(browser: Browser, address: str, path: str) -> tuple[Player, dict[str, float]]:
    """Open a page with an empty cache and return what was measured of it."""
    one = Player(browser, address)
    one.context.add_init_script(WATCH)
    slow(one)
    one.page.goto(address + path)
    one.page.wait_for_selector("main")
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_timeout(1500)
    first, largest = one.page.evaluate(f"[{FIRST}, seen.largest]")
    return one, {"first paint": first, "largest paint": largest}


def slow(one: Player) -> None:
    """Slow the page's processor down."""
    one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def begun(one: Player, game: str, choices: int) -> str:
    """Return a match against three bots in which so many choices have been made."""
    match = one.new_match(game, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    one.advance(match, choices)
    return match


def interact(one: Player) -> float:
    """Point at things, open the list and play a few moves; return the longest time until the page had answered."""
    one.page.evaluate("seen.slowest = 0")
    for _ in range(3):
        state = one.wait()
        if state["over"]:
            break
        for piece in one.page.query_selector_all("main [data-move], main [data-moves]")[:3]:
            if piece.is_visible():
                piece.hover(force=True)
        one.page.keyboard.press("l")
        one.page.wait_for_timeout(400)
        one.page.keyboard.press("l")
        moves = one.decision()["moves"]
        if moves:
            one.play(moves[0], "board")
        else:
            one.confirm()
        one.page.wait_for_timeout(400)
    found: float = one.page.evaluate("seen.slowest")
    return found


def move(browser: Browser, address: str, game: str) -> float:
    """Play a few moves; return the time between the frames that were drawn while pieces moved."""
    one = Player(browser, address, motion=True)
    one.settle()
    match = begun(one, game, 20)
    slow(one)
    one.sit(match)
    one.page.evaluate(MOVING)
    browser.start_tracing(page=one.page, categories=TRACED)
    for _ in range(8):
        state = one.wait()
        if state["over"]:
            break
        if state["step"] == "confirming":
            one.confirm()
        else:
            one.play(state["board"][-1], "board")
        one.page.wait_for_timeout(FLIGHT)  # asking the page takes time from its drawing
    events = json.loads(browser.stop_tracing())["traceEvents"]
    one.context.close()
    told = {name: sorted(e["ts"] for e in events if e["name"] == name) for name in ("moves", "rests", "DrawFrame")}
    spans = list(zip(told["moves"], told["rests"], strict=False))  # the last movement may not have ended
    drawn = sum(begin <= at <= end for begin, end in spans for at in told["DrawFrame"])
    if not drawn:
        raise RuntimeError("nothing was seen to move")
    return float(sum(end - begin for begin, end in spans) / 1000 / drawn)


def measure(browser: Browser, server: ServerProcess) -> dict[str, dict[str, float]]:
    """Return what was measured, by screen; the middle of several visits."""
    found: dict[str, dict[str, float]] = {}
    owner = Player(browser, server.address)
    owner.context.add_init_script(WATCH)
    owner.settle()
    slow(owner)
    samples: dict[str, list[dict[str, float]]] = {"home": []}
    for _ in range(TIMES):
        one, times = visit(browser, server.address, "/")
        samples["home"].append(times)
        one.context.close()
    for game in TITLES:
        samples[game] = []
        for number in range(TIMES):
            made: Any = owner.ask("POST", "/files", midgame(game, 4, 60, 3 + number, "", "normal"))
            one, times = visit(browser, server.address, f"/match/{made['id']}")
            one.context.close()
            owner.sit(begun(owner, game, 20 + 5 * number))
            times["interaction"] = interact(owner)
            samples[game].append(times)
    owner.context.close()  # a page that is slowed down takes time from others
    for game in TITLES:
        for times in samples[game]:
            times["frame"] = move(browser, server.address, game)
    for screen, taken in samples.items():
        found[screen] = {what: median(times[what] for times in taken) for what in taken[0]}
    return found


def main() -> int:
    """Measure, print, and say whether all budgets hold."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGS)
        try:
            found = measure(browser, server)
        finally:
            browser.close()
            server.stop()
    table = Table(title=f"Milliseconds, {SLOWER} times slower, middle of {TIMES}")
    table.add_column("screen", min_width=15)
    for what, budget in BUDGETS.items():
        table.add_column(f"{what}, at most {budget:,}", justify="right")
    for screen, times in found.items():
        table.add_row(screen, *[f"{times[what]:,.0f}" if what in times else "" for what in BUDGETS])
    Console().print(table)
    over = [
        f"{what} of {screen}"
        for screen, times in found.items()
        for what, time in times.items()
        if time > BUDGETS[what] * 1.1
    ]
    if over:
        Console(stderr=True).print("over budget: " + ", ".join(over))
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
