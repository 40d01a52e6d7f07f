"""What each endpoint does; `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import PlainTextResponse, Response

from blueriband import bots, games, rulebook
from blueriband.server.endpoints import ENDPOINTS, INVITE_ID, NUMBER, Call, endpoint, respond
from blueriband.server.messages import (
    Act,
    BotInfo,
    CreateMatch,
    Credentials,
    Done,
    EventList,
    Figures,
    GameInfo,
    Hook,
    HookTested,
    Invite,
    InviteList,
    InviteToken,
    JoinMatch,
    ListName,
    MatchInfo,
    MatchList,
    Me,
    Moment,
    NewGuest,
    NewInvite,
    OptionInfo,
    Previews,
    PreviewWish,
    Refusals,
    Refused,
    Rename,
    ReplayInfo,
    RuleInfo,
    SeatWish,
    Stale,
    StandIn,
    Strict,
    ThinkWish,
    Thoughts,
    Update,
)
from blueriband.server.people import COOKIE, SESSION_DAYS
from blueriband.server.problems import Problem

__all__ = ["ENDPOINTS"]  # filled by this module
SeeMatch = ("unknown", "private")
SeatInQuery = Annotated[int, Meta(ge=0, le=15)] | None


class NoQuery(Strict):
    """Nothing in the query string."""


class ListQuery(Strict):
    """Which list, and which part of it."""

    list: ListName = "open"
    game: Annotated[str, Meta(pattern="^[a-z-]{1,40}$")] | None = None
    before: Annotated[str, Meta(pattern="^[0-9]{1,15}-[a-z0-9]{10}$")] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class LanguageQuery(Strict):
    """In which language."""

    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"


class SeatQuery(Strict):
    """From which seat; none: as a spectator."""

    seat: SeatInQuery = None


class AskedQuery(Strict):
    """Which seat asks."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class LogQuery(Strict):
    """From which seat, and from which event on."""

    seat: SeatInQuery = None
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class KnowsQuery(Strict):
    """From whose knowledge: seat:N, spectator or all."""

    knows: Annotated[str, Meta(max_length=12)] = "spectator"


# --- people ----------------------------------------------------------------------------------------------------------


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


# --- matches ---------------------------------------------------------------------------------------------------------


@endpoint("GET", "/api/matches", "anybody", query=ListQuery, answer=MatchList)
async def list_matches(call: Call) -> Any:
    """List matches."""
    q = call.query
    return await call.server.lobby.page(q.list, call.person, q.game, q.before, q.limit)


@endpoint(
    "POST", "/api/matches", body=CreateMatch, answer=MatchInfo, problems=("unknown", "bad_options"), limit="match"
)
async def create_match(call: Call) -> Any:
    """Create a match."""
    match = await call.server.lobby.create(call.who, call.body)
    return await call.server.lobby.info(match, call.who)


@endpoint("GET", "/api/matches/{match}", "anybody", answer=MatchInfo, problems=SeeMatch)
async def show_match(call: Call) -> Any:
    """Show a match."""
    return await call.server.lobby.info(call.match, call.person)


@endpoint(
    "POST", "/api/matches/{match}/join", body=JoinMatch, answer=MatchInfo, problems=(*SeeMatch, "not_now", "seat_taken")
)
async def join_match(call: Call) -> Any:
    """Sit down on an open seat."""
    await call.server.lobby.join(call.match, call.who, call.body.seat, call.body.name)
    return await call.server.lobby.info(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/leave", answer=None, problems=(*SeeMatch, "not_now", "not_a_player"))
async def leave_match(call: Call) -> Any:
    """Get up."""
    await call.server.lobby.leave(call.match, call.who)


@endpoint(
    "PUT",
    "/api/matches/{match}/seats/{seat}",
    body=SeatWish,
    answer=MatchInfo,
    problems=(*SeeMatch, "not_the_host", "not_now", "seat_taken", "bad_options"),
)
async def change_seat(call: Call) -> Any:
    """Say who is to sit on a seat."""
    await call.server.lobby.set_seat(call.match, call.who, call.seat, call.body)
    return await call.server.lobby.info(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/start", answer=MatchInfo, problems=(*SeeMatch, "not_the_host", "not_now"))
async def start_match(call: Call) -> Any:
    """Begin."""
    await call.server.lobby.start(call.match, call.who)
    return await call.server.lobby.info(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/cancel", answer=MatchInfo, problems=(*SeeMatch, "not_the_host", "not_now"))
async def cancel_match(call: Call) -> Any:
    """Call it off."""
    await call.server.lobby.cancel(call.match, call.who)
    return await call.server.lobby.info(call.match, call.who)


@endpoint(
    "POST",
    "/api/matches/{match}/rematch",
    answer=MatchInfo,
    problems=(*SeeMatch, "not_a_player", "not_now", "frozen"),
    limit="match",
)
async def play_again(call: Call) -> Any:
    """Play again, with seats rotated."""
    match = await call.server.lobby.rematch(call.match, call.who)
    return await call.server.lobby.info(match, call.who)


@endpoint(
    "POST",
    "/api/matches/{match}/seats/{seat}/bot",
    body=StandIn,
    answer=MatchInfo,
    problems=(*SeeMatch, "not_a_player", "not_the_host", "not_now", "bad_options", "frozen"),
)
async def let_bot_play(call: Call) -> Any:
    """Let a bot play a seat."""
    await call.server.lobby.stand_in(call.match, call.who, call.seat, call.body.level)
    return await call.server.lobby.info(call.match, call.who)


@endpoint(
    "DELETE",
    "/api/matches/{match}/seats/{seat}/bot",
    answer=MatchInfo,
    problems=(*SeeMatch, "not_your_seat", "not_now", "frozen"),
)
async def take_seat_back(call: Call) -> Any:
    """Play again where a bot played."""
    await call.server.lobby.take_seat_back(call.match, call.who, call.seat)
    return await call.server.lobby.info(call.match, call.who)


@endpoint(
    "POST",
    "/api/matches/{match}/invites",
    body=NewInvite,
    answer=Invite,
    problems=(*SeeMatch, "not_the_host", "not_now"),
    limit="match",
)
async def invite(call: Call) -> Any:
    """Make a link for one seat, or for watching."""
    return await call.server.inviting.invite(call.match, call.who, call.body.seat)


@endpoint("GET", "/api/matches/{match}/invites", answer=InviteList, problems=(*SeeMatch, "not_the_host"))
async def list_invites(call: Call) -> Any:
    """List the links."""
    return InviteList(await call.server.inviting.invitations(call.match, call.who))


@endpoint("DELETE", "/api/matches/{match}/invites/{invite}", problems=(*SeeMatch, "not_the_host"))
async def revoke_invite(call: Call) -> Any:
    """Make a link worthless."""
    await call.server.inviting.revoke(call.match, call.who, call.named("invite", INVITE_ID))


@endpoint("POST", "/api/invites", body=InviteToken, answer=MatchInfo, problems=("unknown", "seat_taken", "not_now"))
async def accept_invite(call: Call) -> Any:
    """Take the seat of a link, or be let in to watch."""
    match = await call.server.inviting.accept(call.body.token, call.who)
    return await call.server.lobby.info(match, call.who)


@endpoint("POST", "/api/invites/look", "anybody", body=InviteToken, answer=MatchInfo, problems=("unknown",))
async def look_at_invite(call: Call) -> Any:
    """See the match that a link leads to."""
    return await call.server.inviting.look(call.body.token, call.person)


# --- playing ---------------------------------------------------------------------------------------------------------

Running = (*SeeMatch, "not_now", "frozen")


@endpoint(
    "GET", "/api/matches/{match}/view", "anybody", query=SeatQuery, answer=Update, problems=(*Running, "not_your_seat")
)
async def view(call: Call) -> Any:
    """See a match from a seat of yours, or as a spectator."""
    return await call.server.play.view(call.match, call.person, call.query.seat)


@endpoint(
    "POST",
    "/api/matches/{match}/acts",
    body=Act,
    answer=Done,
    problems=(*Running, "not_your_seat", "out_of_turn", "unreadable_move"),
    extra=((409, Stale), (422, Refused)),
)
async def act(call: Call) -> Any:
    """Move, confirm, or take back."""
    answer = await call.server.play.act(call.match, call.who, call.body)
    return respond(answer, 200 if isinstance(answer, Done) else 409 if isinstance(answer, Stale) else 422)


@endpoint(
    "GET",
    "/api/matches/{match}/refusals",
    query=AskedQuery,
    answer=Refusals,
    problems=(*Running, "not_your_seat", "out_of_turn"),
)
async def refusals(call: Call) -> Any:
    """Ask what is refused, and why."""
    return await call.server.play.refusals(call.match, call.who, call.query.seat)


@endpoint(
    "POST",
    "/api/matches/{match}/previews",
    body=PreviewWish,
    answer=Previews,
    problems=(*Running, "not_your_seat", "out_of_turn", "unreadable_move"),
)
async def previews(call: Call) -> Any:
    """Ask what moves would do."""
    return await call.server.play.previews(call.match, call.who, call.body.seat, call.body.moves)


@endpoint(
    "GET", "/api/matches/{match}/log", "anybody", query=LogQuery, answer=EventList, problems=(*Running, "not_your_seat")
)
async def log(call: Call) -> Any:
    """Read what happened."""
    return await call.server.play.log(call.match, call.person, call.query.seat, call.query.since)


@endpoint("POST", "/api/matches/{match}/hurry", problems=(*Running, "not_a_player"))
async def hurry(call: Call) -> Any:
    """Tell the bot to move now."""
    await call.server.play.hurry(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/retry", answer=MatchInfo, problems=(*Running, "not_a_player"))
async def retry(call: Call) -> Any:
    """Let a bot that failed try again."""
    await call.server.lobby.retry(call.match, call.who)
    return await call.server.lobby.info(call.match, call.who)


# --- keeping ---------------------------------------------------------------------------------------------------------


@endpoint(
    "GET",
    "/api/matches/{match}/replay",
    "anybody",
    query=KnowsQuery,
    answer=ReplayInfo,
    problems=(*Running, "not_your_seat"),
)
async def replay(call: Call) -> Any:
    """Read a match step by step, from what somebody knew."""
    return await call.server.keeping.replay(call.match, call.person, call.query.knows)


@endpoint(
    "GET",
    "/api/matches/{match}/replay/{at}",
    "anybody",
    query=KnowsQuery,
    answer=Moment,
    problems=(*Running, "not_your_seat"),
)
async def moment(call: Call) -> Any:
    """See the position after so many moves."""
    at = int(call.named("at", NUMBER))
    return await call.server.keeping.moment(call.match, call.person, call.query.knows, at)


@endpoint("GET", "/api/matches/{match}/file", "anybody", answer=str, problems=(*SeeMatch, "not_now"))
async def download(call: Call) -> Any:
    """Take the game file home."""
    text = await call.server.keeping.file(call.match, call.person)
    headers = {"Content-Disposition": f'attachment; filename="{call.match}.game.txt"'}
    return PlainTextResponse(text, headers=headers)


@endpoint("POST", "/api/files", body=str, answer=MatchInfo, problems=("bad_file",), limit="match")
async def bring_file(call: Call) -> Any:
    """Make a match of a game file."""
    match = await call.server.keeping.bring(call.who, call.body)
    return await call.server.lobby.info(match, call.who)


@endpoint(
    "POST",
    "/api/matches/{match}/thoughts",
    body=ThinkWish,
    answer=Thoughts,
    problems=(*Running, "not_your_seat", "out_of_turn", "unreadable_move", "busy"),
    limit="think",
)
async def thoughts(call: Call) -> Any:
    """Ask what the strongest bot thinks."""
    return await call.server.consulting.think(call.match, call.who, call.body)
