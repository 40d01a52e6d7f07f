"""TransAtlantic in a browser: every kind of decision, the push before it is made, ships adrift, hands kept secret."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from blueriband import gamefile, games
from blueriband.kernel.codec import write
from blueriband.kernel.match import Match
from tests.web.conftest import FULL
from tests.web.player import CUT, Player

GAME = games.find("transatlantic")
NAMES = ["Ada", "Brunel", "Cyrus", "Gerda"]
ALWAYS = {
    "opening", "choosing", "buying", "launching", "routing", "sailing", "running", "roving", "loading", "bunkering",
    "pairing", "investing", "marking", "granting", "copying", "taking", "topping",
}  # fmt: skip
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('[data-region]')].map((sea) =>
  [sea.dataset.region, [...sea.querySelectorAll('ol [data-target^="ship:"]')].map((ship) => ship.dataset.target)]))"""
TABLES = [(4, 1, 1), (2, 0, 0), (3, 0, 1), (4, 0, 0)][: 4 if FULL else 1]  # seats, market variant, president variant
Opened = tuple[Match, dict[str, int], int]


def playing(seats: int, market: int = 0, president: int = 0, seed: int = 1, most: int = 900) -> Iterator[Opened]:
    """Play at random, rather acting than not, and yield the match at each decision."""
    options = {"seats": seats, "market": market, "president": president}
    match = Match(GAME.new(options, seed), automatic=frozenset(range(seats)))
    chance = random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        yield match, options, seed
        moves = [write(GAME, m) for m in match.state.decision.moves]
        acting = [text for text in moves if text not in ("stop", "decline")]
        match.play(match.asked, chance.choice(acting or moves))


def step_of(match: Match) -> str:
    """Return the name of what is asked."""
    return str(GAME.steps[match.state.decision.step].name)


def pushes(match: Match, after: str) -> list[str]:
    """Return the moves that deploy a ship and push another one out, after which this event comes."""
    if step_of(match) != "routing" or match.state.view(match.asked)["adrift"]:
        return []
    told = {text: match.preview(match.asked, text) for text in (write(GAME, m) for m in match.state.decision.moves)}
    return [text for text, events in told.items() if fate(events) == after]


def fate(events: list[dict[str, Any]]) -> str:
    """Return what becomes of the first ship that is pushed out: nothing yet, a new sea, or the breakers."""
    names = [event["event"] for event in events]
    if "ship_displaced" not in names:
        return "no push"
    later = [name for name in names[names.index("ship_displaced") :] if name in ("ship_deployed", "ship_scrapped")]
    return later[0] if later else "asked"


def adrift_of_another(match: Match) -> bool:
    """Must somebody answer in another player's turn?"""
    return step_of(match) == "routing" and match.asked != match.state.active


def first(wanted: Callable[[Match], bool], seats: int) -> Opened:
    """Return the first position of its kind in random games."""
    for seed in range(40):
        for found in playing(seats, seed=seed):
            if wanted(found[0]):
                return found
    raise AssertionError("no such position")


def bring(one: Player, found: Opened) -> str:
    """Put a position before somebody, who plays all seats of it."""
    match, options, seed = found
    one.settle()
    made = one.ask("POST", "/files", gamefile.record(match, options, seed, NAMES[: match.state.seats], private=True))
    assert "id" in made, made
    return str(made["id"])


def sit(one: Player, match: str) -> dict[str, Any]:
    """Sit down where the match waits, behind the curtain if there is one, and return what is offered."""
    one.sit(match)
    one.lift()
    return one.wait()


@pytest.mark.parametrize(("seats", "market", "president"), TABLES)
def test_every_kind_of_decision_is_on_the_board(
    player: Callable[..., Player], seats: int, market: int, president: int
) -> None:
    wanted = ALWAYS | ({"presiding"} if president else set())
    met: dict[str, str] = {}
    one = player()
    for seed in range(20):
        for found in playing(seats, market, president, seed):
            step = step_of(found[0])
            if step not in wanted or step in met or (step == "choosing" and len(found[0].journal) < 30):
                continue
            met[step] = bring(one, found)
            state = sit(one, met[step])
            assert state["step"] == step
            assert set(state["board"]) == set(one.decision()["moves"]), step
            assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), step
        if met.keys() == wanted:
            return
    raise AssertionError(wanted - met.keys())


@pytest.mark.parametrize("after", ["asked", "ship_deployed", "ship_scrapped"])
def test_the_push_is_drawn_before_it_is_made(player: Callable[..., Player], after: str) -> None:
    one = player()
    found = first(lambda match: bool(pushes(match, after)), 3)
    move = pushes(found[0], after)[0]
    sit(one, bring(one, found))
    page = one.page
    before = page.evaluate(DRAWN)
    changed = "([was]) => JSON.stringify((" + DRAWN + ")()) !== JSON.stringify(was)"
    page.hover(f"[data-region] [data-move='{move}']", force=True)
    page.wait_for_function(changed, arg=[before])
    foreseen = page.evaluate(DRAWN)
    page.mouse.move(2, 2)
    page.wait_for_function(changed.replace("!==", "==="), arg=[before])  # looking is not doing
    one.play(move, "board")
    page.wait_for_function("was => document.querySelector('.frame').dataset.version !== was", arg=one.last)
    if page.query_selector(".curtain"):
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-region]")
    page.mouse.move(2, 2)
    page.wait_for_function("() => document.querySelector('.frame').dataset.busy === 'false'")
    assert page.evaluate(DRAWN) == foreseen


def test_a_ship_adrift_asks_its_owner_and_the_others_read_who_is_waited_for(player: Callable[..., Player]) -> None:
    found = first(adrift_of_another, 3)
    owner = NAMES[found[0].asked]
    one, watcher = player(), player()
    match = bring(one, found)
    sit(one, match)
    card = found[0].state.view(-1)["adrift"]
    assert one.page.locator(f".raft[data-fly='ship:{card}']").count() == 1
    token = one.ask("POST", f"/matches/{match}/invites", {})["token"]
    watcher.settle()
    watcher.ask("POST", "/invites", {"token": token})
    watcher.sit(match)
    watcher.page.wait_for_selector(".table")
    assert owner in watcher.page.locator("[data-part=decision]").inner_text()
    assert owner in watcher.page.locator(".wait").inner_text()
    assert watcher.page.locator("main [data-move]").count() == 0
    move = one.decision()["moves"][-1]
    one.play(move, "board")
    if one.page.query_selector("[data-confirm]"):
        one.confirm()
    watcher.page.wait_for_selector(f"[data-region='{move.split()[1]}'] [data-target='ship:{card}']")


def test_hands_never_reach_another_browser(player: Callable[..., Player]) -> None:
    chance = random.Random(8)
    people = [player(), player()]
    watcher = player()
    match = people[0].new_match("transatlantic", [{"kind": "me"}, {"kind": "open"}], start=False)
    people[1].settle()
    people[1].ask("POST", f"/matches/{match}/join", {})
    people[0].ask("POST", f"/matches/{match}/start")
    for one in (*people, watcher):
        one.settle()
        one.sit(match)
    for _ in range(30):
        asked = people[0].ask("GET", f"/matches/{match}")["asked"]
        one = people[asked]
        state = one.wait()
        if state["step"] == "confirming":
            one.confirm()
        else:
            one.play(chance.choice(one.decision()["moves"]), "board")
        one.page.wait_for_function("was => document.querySelector('.frame').dataset.version !== was", arg=one.last)
    for seat, one in enumerate((*people, watcher)):
        told = [said.get("update", said) for said in one.heard]
        views = [update["view"] for update in told if update["type"] == "update"]
        assert len(views) > 5
        for view in views:
            for number, seen in enumerate(view["seats"]):
                assert ("hand" in seen, "pile" in seen) == (number == seat, number == seat)


def test_a_rivals_area_is_shown_without_the_hand(player: Callable[..., Player]) -> None:
    one = player()
    one.sit(one.new_match("transatlantic", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]))
    one.wait()
    one.page.click("[data-target='seat:1']")
    one.page.wait_for_selector(".mine.peeking .backs li")
    assert one.page.locator(".mine.peeking [data-move^=play]").count() == 0
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".mine:not(.peeking)")


@pytest.mark.parametrize("size", [(320, 700), (390, 844), (800, 1100), (1024, 768), (1280, 800), (1920, 1080)])
def test_no_width_makes_the_page_scroll_sideways(player: Callable[..., Player], size: tuple[int, int]) -> None:
    one = player(size=size, language="de")
    one.sit(one.new_match("transatlantic", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]))
    one.wait()
    assert one.page.evaluate("document.documentElement.scrollWidth") == size[0]
    if size[0] >= 1280:
        assert one.page.evaluate("document.documentElement.scrollHeight") <= size[1]


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("step", ["choosing", "buying", "marking"])
def test_no_german_word_is_cut(player: Callable[..., Player], step: str, phone: bool) -> None:
    one = player(language="de", phone=phone)
    sit(one, bring(one, first(lambda match: step_of(match) == step, 3)))
    assert one.page.evaluate(CUT) == []


def test_letters_lead_to_the_hand_and_the_display(player: Callable[..., Player]) -> None:
    one = player()
    found = next(found for found in playing(2) if step_of(found[0]) == "choosing")
    sit(one, bring(one, found))
    for letter, verb in (("h", "play"), ("d", "spend")):
        one.page.keyboard.press(letter)
        assert one.page.evaluate("document.activeElement.dataset.move").startswith(verb)


def test_both_ways_of_global_tell_their_sums(player: Callable[..., Player]) -> None:
    one = player()
    sit(one, bring(one, first(lambda match: step_of(match) == "roving" and len(match.journal) > 40, 4)))
    told = one.page.locator("[data-zone=choices] [data-move^=rove]").all_inner_texts()
    assert len(told) == 2
    assert all("best £" in text for text in told)


def test_the_best_of_transport_is_what_the_best_ships_earn(player: Callable[..., Player]) -> None:
    one = player()

    def wanted(match: Match) -> bool:
        held = match.state.view(match.asked)["seats"][match.asked]
        return step_of(match) == "choosing" and "transport" in held["hand"] and not held["reserve"]

    found = first(wanted, 2)
    told = sit_and_read(one, bring(one, found), "transport")
    match, before = found[0], found[0].state.view(-1)["seats"][found[0].asked]["money"]
    seat = match.asked
    match.play(seat, "play transport")
    while match.asked == seat and step_of(match) == "sailing":
        gains = {}
        for text in (write(GAME, m) for m in match.state.decision.moves):
            events = match.preview(seat, text)
            gains[text] = sum(event.get("money", 0) for event in events if event["event"] == "ship_sailed")
        match.play(seat, max(gains, key=lambda text: gains[text]))
    earned = match.state.view(-1)["seats"][seat]["money"] - before
    assert (f"best £{earned}" in told) == (earned > 0)


def sit_and_read(one: Player, match: str, card: str) -> str:
    """Sit down and return what a card of the hand says."""
    sit(one, match)
    return one.page.locator(f"[data-zone=hand] [data-move='play {card}']").inner_text()


def test_the_log_has_room_beside_four_players(player: Callable[..., Player]) -> None:
    one = player(language="de")
    one.sit(one.new_match("transatlantic", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]))
    one.wait()
    assert one.page.evaluate("document.querySelector('[data-zone=log] ol').clientHeight") >= 140


def coal_to_be_chosen(match: Match) -> bool:
    """Does Coal load some by itself, and then ask for the rest?"""
    seat = match.asked
    if step_of(match) != "choosing" or "coal" not in match.state.view(seat)["seats"][seat]["hand"]:
        return False
    loaded = [told for told in match.preview(seat, "play coal") if told["event"] == "coal_loaded"]
    return 0 < len(loaded) < 3


def test_the_coal_card_tells_all_its_coal_not_only_what_is_loaded_before_the_first_choice(
    player: Callable[..., Player],
) -> None:
    one = player()
    found = first(coal_to_be_chosen, 3)
    told = sit_and_read(one, bring(one, found), "coal")
    match, seat, before = found[0], found[0].asked, found[0].state.view(-1)["coal"]
    match.play(seat, "play coal")
    while match.asked == seat and step_of(match) == "loading":
        match.play(seat, write(GAME, match.state.decision.moves[0]))
    assert f"+{before - match.state.view(-1)['coal']} coal" in told


def too_dear(match: Match) -> list[str]:
    """Return the cards that may not be bought, where others may."""
    question = match.question(match.asked)
    if question["step"] != "buying" or len(question["moves"]) < 2:
        return []
    legal = {move.split()[1] for move in question["moves"] if " " in move}
    return [card for card in match.state.view(match.asked)["market"] if card and card not in legal]


def test_what_is_too_dear_has_a_grey_price_and_stands_back_with_the_others(player: Callable[..., Player]) -> None:
    one = player()
    found = first(lambda match: bool(too_dear(match)), 3)
    sit(one, bring(one, found))
    one.page.wait_for_selector(".market-card.refused .dear")
    grey = one.page.eval_on_selector_all(
        ".market-card:has(.dear)", "cards => cards.map(card => card.dataset.target.slice(5))"
    )
    assert sorted(grey) == sorted(too_dear(found[0]))
    one.page.evaluate("document.querySelector('.frame').dataset.staged = 'x'")
    shades = "cards => [...new Set(cards.map(card => getComputedStyle(card).opacity))]"
    assert one.page.eval_on_selector_all(".market-card", shades) == ["0.35"]


def test_cards_of_the_display_say_what_they_do(player: Callable[..., Player]) -> None:
    one = player(phone=True)
    sit(one, bring(one, first(lambda match: step_of(match) == "choosing", 2)))
    titles = "cards => cards.map(card => card.title.length)"
    assert all(length > 10 for length in one.page.eval_on_selector_all("[data-target^='display:']", titles))
    seen = (
        "texts => texts.map(text => text.getBoundingClientRect().height)"  # in the hand it is read before it is played
    )
    assert all(height > 12 for height in one.page.eval_on_selector_all("[data-zone=hand] .text", seen))


def test_a_rivals_card_does_not_light_mine_of_the_same_kind(player: Callable[..., Player]) -> None:
    one = player()

    def wanted(match: Match) -> bool:
        seat = match.asked
        seats = match.state.view(seat)["seats"]
        return step_of(match) == "choosing" and seats[1 - seat]["top"] in seats[seat]["hand"]

    found = first(wanted, 2)
    sit(one, bring(one, found))
    rival = NAMES[1 - found[0].asked]
    action = found[0].state.view(-1)["seats"][1 - found[0].asked]["top"]
    name = one.page.locator(f"[data-target='top:{1 - found[0].asked}'] em").inner_text()
    one.page.locator("[data-zone=log]").get_by_text(f"{rival} plays {name}").last.hover()
    one.page.wait_for_selector(f"[data-target='top:{1 - found[0].asked}'].lit")
    assert one.page.locator(f"[data-zone=hand] [data-target='card:{action}'].lit").count() == 0
