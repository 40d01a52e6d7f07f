"""Home, lobby, new games, gathering and invitations."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.player import Player

Players = Callable[..., Player]


def test_a_first_visitor_plays_after_two_clicks(player: Players) -> None:
    one = player()
    one.open("/")
    one.page.locator("article button").first.click()
    one.page.get_by_role("button", name="Create and start").click()
    one.page.wait_for_selector(".frame")
    one.wait()
    assert "Your turn" in one.page.title() or "Crossing Oceans" in one.page.title()
    assert one.page.inner_text("[data-part=decision] strong")


def test_a_new_game_by_keyboard_alone(player: Players) -> None:
    one = player()
    page = one.open("/")
    page.wait_for_selector("article")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('article') && document.activeElement.tagName === 'BUTTON'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(40):
        if page.evaluate("document.activeElement.type === 'submit'"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")


def test_a_set_up_that_cannot_be_says_why_and_the_draft_is_kept(player: Players) -> None:
    one = player()
    page = one.open("/")
    page.locator("article button").first.click()
    page.get_by_label("Seat 1", exact=True).select_option("bot:easy")
    assert "seat for yourself" in page.inner_text("[role=alert].problem")
    page.get_by_role("radio", name="4").check()
    page.get_by_label("Seat 1", exact=True).select_option("me")
    page.get_by_label("Seat 3", exact=True).select_option("bot:hard")
    page.reload()
    page.locator("article button").first.click()
    assert page.get_by_role("radio", name="4").is_checked()
    assert page.get_by_label("Seat 3", exact=True).input_value() == "bot:hard"


def test_waiting_for_me_grows_without_reload(player: Players) -> None:
    one = player()
    page = one.open("/")
    page.wait_for_selector("text=Waiting for me (0)")
    one.new_match("shipyard", [{"kind": "me"}, {"kind": "me", "name": "Ben"}])
    page.wait_for_selector("text=Waiting for me (1)")


def test_an_invitation_asks_only_for_a_name(player: Players) -> None:
    host, guest = player(), player(language="de")
    match = host.new_match("transatlantic", [{"kind": "me"}, {"kind": "open"}], private=True)
    host.open(f"/match/{match}")
    host.page.get_by_role("button", name="Copy invitation").click()
    link = host.page.get_by_label("Copy invitation").and_(host.page.locator("input")).input_value()
    guest.settle()
    guest.page.goto("about:blank")
    guest.page.goto(link)
    guest.page.get_by_label("Dein Name").fill("Grete")
    guest.page.get_by_role("button", name="Platz nehmen").click()
    guest.page.wait_for_url("**/match/*")
    host.page.wait_for_selector("text=Grete")
    host.page.get_by_role("button", name="Begin").click()
    host.page.wait_for_selector(".frame")
    guest.page.wait_for_selector(".frame")
    assert "#" not in guest.page.url


def test_many_tables_stay_usable(player: Players) -> None:
    one, other = player(), player()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = [other.new_match("transatlantic", seats, options={"president": 1}) for _ in range(55)]
    one.open("/")
    one.page.wait_for_selector("li.row")
    assert one.page.locator("li.row").count() >= 50
    more = one.page.get_by_role("button", name="Show more")
    while more.count():
        more.first.click()
        one.page.wait_for_timeout(200)
    shown = one.page.locator("li.row > a").evaluate_all("all => all.map((a) => a.getAttribute('href'))")
    assert {f"/match/{match}" for match in made} <= set(shown)
    name = other.ask("GET", "/me")["name"]
    row = one.page.locator(f"li.row:has(a[href='/match/{made[0]}'])")
    assert "president" in row.inner_text().lower() and f"with {name}" in row.inner_text()
    row.get_by_role("button", name="Join").click()
    one.page.wait_for_selector(".gathering")
    assert "president" in one.page.locator(".gathering").inner_text().lower()
