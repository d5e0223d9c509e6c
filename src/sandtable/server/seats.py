"""Who sits at a table: people, bots, and seats still open."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from sandtable.core.course import Course
from sandtable.core.messages import Text, say
from sandtable.players import BotInfo
from sandtable.server import protocol
from sandtable.server.handles import Handles
from sandtable.server.names import guest_name, is_program
from sandtable.server.protocol import Refused
from sandtable.server.rating.scale import SURE
from sandtable.server.store import Place, Progress, Store
from sandtable.server.writer import Change, Conflict

TWIN: Final = say.later("seats-twin")
WAITING: Final = say.later("seats-waiting")


class Seats:
    """The seats of one table."""

    def __init__(
        self, table: str, places: list[Place], store: Store, bots: Mapping[str, BotInfo], course: Course
    ) -> None:
        self.table = table
        self.places = places
        self.store = store
        self.bots = bots
        self.course = course
        self.troubles: dict[int, Text] = {}  # why a bot does not play
        self.first_time: int | None = None  # of everybody's clock, where the table has one
        self.absent: set[int] = set()  # on turn, and away for longer than the table waits

    def __len__(self) -> int:
        return len(self.places)

    @property
    def waiting(self) -> bool:
        return any(place.kind == "open" for place in self.places)

    @property
    def has_people(self) -> bool:
        return any(place.kind == "person" for place in self.places)

    def check_complete(self) -> None:
        if self.waiting:
            raise Refused("waiting", WAITING)

    def of(self, person: str | None) -> int | None:
        if person is None:
            return None
        own = next((seat for seat, place in enumerate(self.places) if place.person == person), None)
        return own if own is None or not self.has_twins else self._turn_of(own)

    @property
    def has_twins(self) -> bool:
        """Whether somebody plays for every seat."""
        return any(place.kind == "twin" for place in self.places)

    def _turn_of(self, own: int) -> int:
        """The seat that who plays for all of them has now."""
        return next(iter(self.course.state.actors()), own)

    def own(self, person: str | None) -> int:
        seat = self.of(person)
        if seat is None:
            raise Refused("not-yours", say("seats-you-do-not-sit"))
        return seat

    def is_bots(self, seat: int) -> bool:
        """Whether a bot sits there, not only for somebody."""
        return self.places[seat].kind == "bot"

    def bot_of(self, seat: int, course: Course | None = None) -> str | None:
        """The bot that acts for a seat: its own, a stand-in's, or one for who left for good."""
        course = course or self.course
        if seat in course.stand_ins or self.is_bots(seat):
            return course.stand_ins.get(seat) or self.places[seat].bot
        return usual_bot(self.bots) if seat in course.gone else None

    def check_bot(self, bot: str) -> None:
        if bot not in self.bots:
            raise Refused(
                "bad-request", say("seats-there-is-no-bot", bot=repr(bot), bots=", ".join(self.bots))
            )

    def waited_for(self, course: Course) -> list[int]:
        """The people on turn: whose time runs."""
        return [seat for seat in course.state.actors() if self.bot_of(seat, course) is None]

    def asked(self, seat: int) -> list[int]:
        """The people whose consent a seat needs: bots have nothing against anything."""
        others = (n for n, place in enumerate(self.places) if n != seat and place.kind == "person")
        return [n for n in others if self.bot_of(n) is None]

    def shown(self, reader: int | None, here: Collection[str | None]) -> list[protocol.Seat]:
        """The seats as one reader sees them; `here` are the people who look on."""
        return [
            self._shown(seat, place.person in here, seat == reader) for seat, place in enumerate(self.places)
        ]

    def _shown(self, seat: int, here: bool, you: bool) -> protocol.Seat:
        shown = show_place(
            self.places[seat], self.bots, self.store.handles, here, you, self.troubles.get(seat)
        )
        shown.gone = seat in self.course.gone
        shown.offered = seat in self.course.offered
        shown.absent = seat in self.absent
        if shown.kind == "person":
            shown.stand_in = self.bot_of(seat)
        return shown

    # Sitting down

    async def take(self, person: str | None, seat: int, now: int, calls: Iterable[Change] = ()) -> bool:
        """Give an open seat to somebody; True if it was the last one, so that the game begins now."""
        self.check_newcomer(person, seat)
        place = await self.store.place(str(person), self.course.state.game.name)
        return await self._fill(seat, place, now, calls)

    async def fill(self, person: str | None, seat: int, bot: str, now: int) -> bool:
        """The same for a bot, by somebody who sits here."""
        self.own(person)
        self.check_bot(bot)
        return await self._fill(seat, Place("bot", bot=bot), now)

    async def _fill(self, seat: int, place: Place, now: int, calls: Iterable[Change] = ()) -> bool:
        if seat >= len(self.places) or self.places[seat].kind != "open":
            raise Refused("not-yours", say("seats-this-seat-is-taken"))
        last = sum(place.kind == "open" for place in self.places) == 1
        started, before = now if last else None, self.places[seat]
        due = now + self.first_time if last and self.first_time else None
        self.places[seat] = place
        try:
            more = calls if started is not None else ()
            await self.store.take_seat(self.table, seat, place, started, self.wakes(self.course), due, *more)
        except Conflict:
            self.places[seat] = before
            raise Refused("not-yours", say("seats-somebody-else-sat-down")) from None
        return last

    async def decline(self, person: str | None) -> None:
        """Somebody for whom a seat was kept would not play: it is open to those with the link."""
        kept = [seat for seat, place in enumerate(self.places) if person and place.invited == person]
        if not kept:
            raise Refused("not-yours", say("seats-no-seat-is-kept"))
        await self.store.decline(self.table, kept[0])
        self.places[kept[0]] = Place("open")

    async def get_up(self, person: str | None) -> None:
        """Before the game begins a seat can be left."""
        seat = self.own(person)
        await self.store.free_seat(self.table, seat, str(person))
        self.places[seat] = Place("open")

    def rename(self, person: str, name: str) -> bool:
        """Whether that person sits here."""
        seat = self.of(person)
        if seat is not None:
            self.places[seat].name = name
        return seat is not None

    def check_newcomer(self, person: str | None, seat: int) -> None:
        if person is None:
            raise Refused("not-yours", say("desk-stranger"))
        if self.of(person) is not None:
            raise Refused("not-yours", say("seats-you-sit-at-this"))
        invited = self.places[seat].invited if seat < len(self.places) else None
        if invited not in (None, person):
            raise Refused(
                "not-yours",
                say("seats-this-seat-is-kept", invited=self.places[seat].name or guest_name(str(invited))),
            )

    # Another bot for one that does not play

    def set_trouble(self, seat: int, trouble: Text | None) -> None:
        if trouble is None:
            self.troubles.pop(seat, None)
        else:
            self.troubles[seat] = trouble

    async def replace(self, person: str | None, seat: int, bot: str) -> None:
        """Those who sit here choose for a bot in trouble; where nobody sits, any guest may."""
        if person is None or self.has_people:
            self.own(person)
        if seat not in self.troubles:
            raise Refused("not-yours", say("seats-only-a-bot-that"))
        self.check_bot(bot)
        await self.store.replace_bot(self.table, seat, bot)
        self.places[seat].bot = bot
        self.set_trouble(seat, None)

    # What the server itself has to do

    def progress(self, course: Course) -> Progress:
        over, turn = course.is_over, list(course.state.actors())
        awake = not over and not self.waiting and self.wakes(course)
        return Progress(course.number, [] if course.ended else turn, over, awake)

    def wakes(self, course: Course) -> bool:
        """Whether the game goes on though nobody looks: a clock runs, or a bot is to move and people wait."""
        bots_move = self.has_people and any(self.bot_of(seat, course) for seat in course.state.actors())
        return course.state.deadline() is not None or bots_move


def usual_bot(bots: Mapping[str, BotInfo]) -> str | None:
    """Who plays for those who left: neither the weakest nor the strongest."""
    names = list(bots)
    return names[len(names) // 2] if names else None


def show_place(
    place: Place,
    bots: Mapping[str, BotInfo],
    handles: Handles,
    here: bool,
    you: bool,
    trouble: Text | None = None,
) -> protocol.Seat:
    if place.person is not None:
        name = place.name or guest_name(place.person)
        program = is_program(place.person)
        handle = handles.of(place.person)
        shown = protocol.Seat("person", name, None, here, you, None, handle, program=program)
        if place.mean is not None:
            shown.rating, shown.provisional = round(place.mean), (place.deviation or 0) > SURE
        return shown
    if place.bot is not None:
        title = str(bots[place.bot].title) if place.bot in bots else say.retell("title", place.bot)
        return protocol.Seat(
            "bot", title, place.bot, trouble is None, False, None if trouble is None else str(trouble)
        )
    if place.kind == "twin":
        return protocol.Seat("person", str(TWIN), None, True, you, None)
    if place.invited is not None:
        name = place.name or guest_name(place.invited)
        return protocol.Seat("open", name, None, False, False, None, handles.of(place.invited))
    return protocol.Seat("open", "", None, False, False, None)
