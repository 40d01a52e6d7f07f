"""The endpoints of people and games."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from blueriband import bots, games, rulebook
from blueriband.server.endpoints import Call, endpoint, respond
from blueriband.server.messages import (
    BotInfo,
    Credentials,
    Figures,
    GameInfo,
    Hook,
    HookTested,
    Me,
    NewGuest,
    OptionInfo,
    Rename,
    RuleInfo,
)
from blueriband.server.people import COOKIE, SESSION_DAYS
from blueriband.server.problems import Problem
from blueriband.server.queries import (
    LanguageQuery,
)


def with_cookie(call: Call, response: Response, token: str) -> Response:
    """Set the cookie that means a person."""
    secure = call.server.settings.secure or call.request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token, max_age=SESSION_DAYS * 86_400, path="/", secure=secure, httponly=True, samesite="lax"
    )
    return response


@endpoint("POST", "/api/guests", "anybody", body=NewGuest, answer=Me, problems=("too_fast",), limit="guest")
async def become_guest(call: Call) -> Any:
    """Become a guest; somebody who has a session stays who they are."""
    if call.person is not None:
        return await call.server.people.me(call.person)
    person, token = await call.server.people.new_guest(call.body.name)
    return with_cookie(call, respond(await call.server.people.me(person)), token)


@endpoint("GET", "/api/me", answer=Me)
async def who_am_i(call: Call) -> Any:
    """Say who you are."""
    return await call.server.people.me(call.who)


@endpoint("PATCH", "/api/me", body=Rename, answer=Me)
async def rename_me(call: Call) -> Any:
    """Take another name."""
    await call.server.people.rename(call.who, call.body.name)
    return await call.server.people.me(call.who)


@endpoint("POST", "/api/account", body=Credentials, answer=Me, problems=("login_taken", "not_now"), limit="password")
async def claim_account(call: Call) -> Any:
    """Claim an account with a password."""
    await call.server.people.claim(call.who, call.body.login, call.body.password)
    return await call.server.people.me(call.who)


@endpoint(
    "POST", "/api/sessions", "anybody", body=Credentials, answer=Me, problems=("wrong_password",), limit="password"
)
async def sign_in(call: Call) -> Any:
    """Sign in."""
    person, token = await call.server.people.sign_in(call.body.login, call.body.password)
    return with_cookie(call, respond(await call.server.people.me(person)), token)


@endpoint("DELETE", "/api/sessions")
async def sign_out(call: Call) -> Any:
    """Sign out here."""
    mark = await call.server.people.sign_out(call.request.cookies.get(COOKIE, ""))
    await call.server.hall.spread("signed_out", mark)
    response = respond(None)
    response.delete_cookie(COOKIE, path="/")
    return response


@endpoint("PUT", "/api/me/hook", body=Hook, answer=Me, problems=("bad_hook",))
async def set_hook(call: Call) -> Any:
    """Send turn notices somewhere."""
    await call.server.hooks.set(call.who, call.body)
    return await call.server.people.me(call.who)


@endpoint("DELETE", "/api/me/hook", answer=Me)
async def remove_hook(call: Call) -> Any:
    """Send turn notices nowhere."""
    await call.server.hooks.remove(call.who)
    return await call.server.people.me(call.who)


@endpoint("POST", "/api/me/hook/test", answer=HookTested, problems=("not_now",), limit="hook")
async def test_hook(call: Call) -> Any:
    """Send a notice now, to see whether it arrives."""
    error = await call.server.hooks.test(call.who)
    return HookTested(error is None, error)


# --- games -----------------------------------------------------------------------------------------------------------


def find_game(call: Call) -> Any:
    """Return the game in the path."""
    name = call.request.path_params["game"]
    if name not in games.NAMES:
        raise Problem("unknown", f"there is no game {name!r}")
    return games.find(name)


@endpoint("GET", "/api/games", "anybody", answer=list[GameInfo])
async def list_games(call: Call) -> Any:
    """List the games, their options and their bots."""
    levels = [BotInfo(level, call.server.bots.seconds_of(level)) for level in bots.NAMES]
    found = [games.find(name) for name in games.NAMES]
    return [
        GameInfo(g.name, g.version, g.data, [OptionInfo(o.name, o.values, o.default) for o in g.options], levels)
        for g in found
    ]


@endpoint("GET", "/api/games/{game}/figures", "anybody", answer=Figures, problems=("unknown",))
async def show_figures(call: Call) -> Any:
    """Show what is printed on the pieces."""
    return call.server.figures(find_game(call))


@endpoint(
    "GET", "/api/games/{game}/rules", "anybody", query=LanguageQuery, answer=list[RuleInfo], problems=("unknown",)
)
async def show_rules(call: Call) -> Any:
    """Show the rules, paragraph by paragraph."""
    game = find_game(call)
    return [RuleInfo(r.id, r.section, r.title, r.text) for r in rulebook.rules(game.name, call.query.lang).values()]
