"""The endpoints of matches: made, joined, started, left, and who may see them."""

from __future__ import annotations

from typing import Any

from blueriband.server.endpoints import INVITE_ID, Call, endpoint
from blueriband.server.messages import (
    CreateMatch,
    Invite,
    InviteList,
    InviteToken,
    JoinMatch,
    MatchInfo,
    MatchList,
    NewInvite,
    SeatWish,
    StandIn,
)
from blueriband.server.queries import (
    ListQuery,
    SeeMatch,
)


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
