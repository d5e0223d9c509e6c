"""What a guest played goes along to the member who turns out to be the same person."""

import asyncio

import sqlalchemy as sa

from sandtable.server.schema import (
    codes,
    daily_games,
    follows,
    match_people,
    people,
    puzzlers,
    rated,
    ratings,
    seats,
)
from sandtable.server.tables import Tables
from sandtable.server.writer import Change


async def merge(tables: Tables, guest: str, member: str, name: str) -> None:
    """Seats, ratings, practice and whom the guest follows become the member's.

    Where both sit at one table, the guest keeps that seat: nobody has two."""
    await asyncio.gather(*tables.loading.values(), return_exceptions=True)
    await tables.store.write(*_changes(guest, member))
    for table in list(tables.live.values()):
        async with table.door.lock:
            if table.seats.of(guest) is not None and table.seats.of(member) is None:
                place = table.places[table.seats.own(guest)]
                place.person, place.name = member, name
                table.audience.show_all()


def _changes(guest: str, member: str) -> list[Change]:
    theirs = seats.alias("theirs")
    there = sa.select(theirs.c.table_id).where(theirs.c.person == member)
    own = sa.select(ratings.c.game).where(ratings.c.person == member)
    known = sa.select(follows.c.followed).where(follows.c.person == member)
    return [
        *_practice(guest, member),
        Change(
            sa.update(seats)
            .where(seats.c.person == guest, seats.c.table_id.not_in(there))
            .values(person=member)
        ),
        Change(sa.update(seats).where(seats.c.invited == guest).values(invited=member)),
        Change(
            sa.update(ratings)
            .where(ratings.c.person == guest, ratings.c.game.not_in(own))
            .values(person=member)
        ),
        Change(sa.delete(ratings).where(ratings.c.person == guest)),
        Change(sa.update(rated).where(rated.c.person == guest).values(person=member)),
        Change(
            sa.update(follows)
            .where(
                follows.c.person == guest,
                follows.c.followed != member,
                follows.c.followed.not_in(known),
            )
            .values(person=member)
        ),
        Change(sa.delete(follows).where(follows.c.person == guest)),
        Change(sa.delete(codes).where(codes.c.person == guest)),
        Change(sa.delete(people).where(people.c.id == guest)),
    ]


def _practice(guest: str, member: str) -> list[Change]:
    """Puzzles, days and matches: where both have been at it, the member's own stays."""
    changes = []
    for table, about in (
        (puzzlers, ("game",)),
        (daily_games, ("day", "game")),
        (match_people, ("match_id",)),
    ):
        theirs = table.alias()
        same = sa.and_(theirs.c.person == member, *(theirs.c[name] == table.c[name] for name in about))
        mine = table.c.person == guest
        changes += [
            Change(sa.delete(table).where(mine, sa.exists().where(same))),
            Change(sa.update(table).where(mine).values(person=member)),
        ]
    return changes
