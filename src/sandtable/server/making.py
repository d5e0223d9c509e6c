"""New tables: what somebody wants, as a table that can be stored."""

import secrets
from collections.abc import Collection
from dataclasses import replace

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Options
from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.handles import Handles
from sandtable.server.names import is_gone
from sandtable.server.protocol import SeatWanted, Terms
from sandtable.server.store import Place, Progress, Saved


def places_for(wanted: list[SeatWanted], bots: Collection[str], handles: Handles, me: Place) -> list[Place]:
    """The seats that somebody wants, who would take one as `me`; raises BadRequest."""
    places = [_place(seat, bots, handles, me) for seat in wanted]
    if sum(place.person is not None for place in places) > 1:
        raise BadRequest(say("making-you-can-take-one"))
    invited = [place.invited for place in places if place.invited is not None]
    if len({me.person, *invited}) <= len(invited):
        raise BadRequest(say("making-everybody-has-one-seat"))
    return places


def _place(wanted: SeatWanted, bots: Collection[str], handles: Handles, me: Place) -> Place:
    if wanted.kind == "person":
        invited = handles.person(wanted.person or "")
        if invited is None or is_gone(invited):
            raise BadRequest(say("making-there-is-nobody-of"))
        return Place("open", invited=invited)
    if wanted.kind == "me":
        return replace(me)
    if wanted.kind == "open":
        return Place("open")
    if wanted.bot not in bots:
        raise BadRequest(say("making-there-is-no-bot", bot=repr(wanted.bot), bots=", ".join(bots)))
    return Place("bot", bot=wanted.bot)


def check_terms(game: AnyGame, terms: Terms) -> Terms:
    """Raises BadRequest."""
    if game.nature.clock and terms.clock.kind != "none":
        raise BadRequest(say("making-title-keeps-its-own", title=game.title))
    if terms.clock.kind == "live" and not terms.clock.minutes + terms.clock.seconds:
        raise BadRequest(say("making-a-live-clock-needs"))
    return terms


def new_table(game: AnyGame, options: Options, places: list[Place], private: bool, terms: Terms) -> Saved:
    """A table that is not stored yet. It starts at once where no seat is open."""
    now = clock.now()
    return Saved(
        id=secrets.token_urlsafe(12),
        game=game.name,
        rules=game.version,
        private=private or terms.watching != "open",
        options=options,
        terms=terms,
        seed=secrets.token_hex(32),
        created=now,
        started=None if any(place.kind == "open" for place in places) else now,
        next=None,
        progress=Progress(0, [], False, False),
        places=places,
        acted=now,
    )
