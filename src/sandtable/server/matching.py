"""Playing now, with whoever would like to play the same: an invitation is found, or else made."""

from sandtable.core.errors import BadRequest
from sandtable.core.messages import say
from sandtable.server.lobby import Lobby
from sandtable.server.protocol import PlayFound, PlayWanted, SeatWanted, TableWanted, Terms
from sandtable.server.store import Saved
from sandtable.server.visitors import Visitor


async def play_now(lobby: Lobby, wanted: PlayWanted, visitor: Visitor) -> PlayFound:
    """A seat that waits for anybody, the longest waiting first; a table of one's own if there is none."""
    game = wanted.game
    if game not in lobby.tables.games:
        raise BadRequest(
            say("standings-there-is-no-game", game=repr(game), games=", ".join(lobby.tables.games))
        )
    waiting = await lobby.waiting_for_anybody(game)
    found = [saved for saved in waiting if saved.terms.rated == wanted.rated]
    own = [saved for saved in found if any(place.person == visitor.person for place in saved.places)]
    if own:
        return PlayFound(own[0].id, None)
    for saved in found:
        seat = _free_seat(saved)
        if seat is not None:
            return PlayFound(saved.id, seat)
    count = max(2, lobby.tables.games[game].min_seats)
    seats = [SeatWanted("me"), *(SeatWanted("open") for _ in range(count - 1))]
    made = await lobby.tables.create(
        TableWanted(game, seats, listed=True, terms=Terms(rated=wanted.rated)), visitor
    )
    return PlayFound(made.id, None)


def _free_seat(saved: Saved) -> int | None:
    free = (n for n, place in enumerate(saved.places) if place.kind == "open" and place.invited is None)
    return next(free, None)
