"""Simulated people: clients that sit at tables and play random legal acts, for measurements."""

import json
import random
import time
from dataclasses import dataclass, field
from typing import Final

import httpx
import msgspec
import websockets

PATIENCE: Final = 60.0  # seconds; a machine under load is slow, and that is to be measured


class Offer(msgspec.Struct):
    """What a client needs of an offer."""

    act: str


class Message(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    number: int = 0
    offers: list[Offer] = []
    seed: str | None = None
    next: str | None = None
    code: str = ""


class NoTable(RuntimeError):
    """The server makes no table now: one address may not make any number of them."""


decoder = msgspec.json.Decoder(Message)


@dataclass
class Party:
    """The clients at one table."""

    table: str
    game: str
    url: str
    sockets: list[websockets.ClientConnection]  # of those who play, then of those who watch
    players: int
    offers: dict[int, list[Offer]] = field(default_factory=dict)
    number: int = 0
    over: bool = False
    size: int = 0  # bytes of what was heard last

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def all(self) -> range:
        return range(len(self.sockets))

    async def join(self) -> None:
        for client in self.all:
            await self.say(client, type="join", changes=True)  # as a page does
            self.learn(client, await self.hear(client, "table"))

    async def say(self, client: int, **message: object) -> None:
        await self.sockets[client].send(json.dumps({"table": self.table, **message}))

    async def hear(self, seat: int, kind: str) -> Message:
        while True:
            text = await self.sockets[seat].recv()
            message = decoder.decode(text)
            if message.type == "error":
                raise RuntimeError(message.code)
            if message.type == kind:
                self.size = len(text)
                return message

    def learn(self, seat: int, message: Message) -> None:
        self.offers[seat] = message.offers if seat < self.players else []
        self.number = message.number
        self.over = message.seed is not None

    async def act(self, lots: random.Random) -> float:
        """Play one act; milliseconds until all clients know it."""
        seat = lots.choice([seat for seat in self.seats if self.offers[seat]])
        begun = time.perf_counter()
        act = lots.choice(self.offers[seat]).act
        await self.say(seat, type="act", number=self.number, act=act)
        for other in self.all:
            self.learn(other, await self.hear(other, "acted"))
        return (time.perf_counter() - begun) * 1000

    async def talk(self, lots: random.Random) -> None:
        """Somebody says something; nobody waits for an answer."""
        await self.say(lots.choice(self.seats), type="say", room="players", text="Well played!")

    async def beat(self) -> None:
        """Every page asks whether the line is whole."""
        for client in self.all:
            await self.say(client, type="beat")

    async def come_back(self) -> float:
        """The last page goes and comes back; milliseconds until it has its table."""
        await self.sockets[-1].close()
        begun = time.perf_counter()
        self.sockets[-1] = await connect(self.url)
        await self.say(len(self.sockets) - 1, type="join", changes=True)
        await self.hear(len(self.sockets) - 1, "table")
        return (time.perf_counter() - begun) * 1000

    def abandon(self) -> None:
        """Every page goes at once, without a word."""
        for socket in self.sockets:
            socket.transport.abort()

    async def again(self) -> None:
        for seat in self.seats:
            await self.say(seat, type="rematch")
        following: str | None = None
        for client in self.all:
            following = None
            while following is None:
                following = (await self.hear(client, "rematch")).next
            await self.say(client, type="leave")
        assert following is not None
        self.table = following
        await self.join()


async def connect(url: str, **headers: str) -> websockets.ClientConnection:
    address = url.replace("http", "ws", 1) + "/ws"
    return await websockets.connect(
        address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=PATIENCE
    )


async def seat_party(
    url: str,
    game: str,
    watchers: int = 0,
    count: int = 2,
    terms: dict[str, object] | None = None,
    **options: object,
) -> Party:
    """New guests; one makes a table, the others sit down. If something is refused, all of them go."""
    party = Party("", game, url, [], count)
    try:
        await _arrive(party, terms or {}, options)
        party.sockets += [await connect(url) for _ in range(watchers)]
        await _sit_down(party)
    except BaseException:
        party.abandon()
        raise
    return party


async def _arrive(party: Party, terms: dict[str, object], options: dict[str, object]) -> None:
    """A page for each player, and the table that the first one makes."""
    for seat in party.seats:
        async with httpx.AsyncClient(base_url=party.url, verify=False, timeout=PATIENCE) as client:
            await client.get("/api/me")
            cookie = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
            if seat == 0:
                seats = [{"kind": "me"}, *[{"kind": "open"}] * (party.players - 1)]
                wanted = {"game": party.game, "seats": seats, "options": options, "terms": terms}
                answer = await client.post("/api/tables", json=wanted)
                if answer.is_error:
                    raise NoTable(answer.text)
                party.table = answer.json()["table"]
        party.sockets.append(await connect(party.url, Cookie=cookie))


async def _sit_down(party: Party) -> None:
    for seat in party.seats[1:]:
        await party.say(seat, type="join")
        await party.say(seat, type="sit", seat=seat)
        for _ in ("joined", "seated"):
            await party.hear(seat, "table")
        await party.say(seat, type="leave")
    await party.join()


def percentile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 2)
