"""A puzzle as its reader sees it: the view of the seat that is asked, and nothing of the answer before it is over."""

import asyncio
from dataclasses import replace

from sandtable.core.chance import FastChance
from sandtable.core.errors import IllegalAction, Unreadable
from sandtable.core.messages import say
from sandtable.core.record import Record
from sandtable.core.sentences import capital
from sandtable.core.state import State
from sandtable.players.advice import adviser_of
from sandtable.players.advice.adviser import told_margin
from sandtable.puzzles import Puzzle, puzzle_named
from sandtable.puzzles.puzzle import TRIES
from sandtable.server import clock, protocol
from sandtable.server.practice.stream import (
    Puzzler,
    Puzzlers,
    after,
    given_away,
    nearest,
    next_for,
    of_the_day,
    today,
)
from sandtable.server.protocol import Refused
from sandtable.server.store import Store

GRACE: int = 2000  # milliseconds for the way to the server
KEPT: int = 20  # puzzles for a device without a line
WEIGHED: int = 12  # acts that are told


class Practice:
    """Puzzles for people: given, judged, rated."""

    def __init__(self, store: Store) -> None:
        self.puzzlers = Puzzlers(store)

    async def next(self, person: str, game: str) -> protocol.PuzzleShown:
        """The puzzle that was begun, or another one near the reader's rating."""
        reader = await self.puzzlers.find(person, game)
        puzzle = _known(game, reader.current) or next_for(reader)
        return await self._open(reader, puzzle)

    async def of_the_day(self, person: str, game: str) -> protocol.PuzzleShown:
        puzzle = of_the_day(game, today())
        return await self._open(await self.puzzlers.find(person, game), puzzle)

    async def keep(self, person: str, game: str) -> list[protocol.PuzzleKept]:
        """Puzzles for a device without a line, with their answers: for the reader they do not count any more."""
        reader = await self.puzzlers.find(person, game)
        chosen = nearest(reader, KEPT)
        await self.puzzlers.keep(given_away(reader, chosen))
        return await asyncio.to_thread(lambda: [kept(puzzle) for puzzle in chosen])

    async def _open(self, reader: Puzzler, puzzle: Puzzle) -> protocol.PuzzleShown:
        """Against the clock, the time runs from the first look on."""
        if reader.current != puzzle.id or reader.started is None:
            reader = replace(reader, current=puzzle.id, started=clock.now())
            await self.puzzlers.keep(reader)
        return show(puzzle, (), left(puzzle, reader))

    async def attempt(
        self, person: str, game: str, name: str, attempt: protocol.PuzzleAttempt
    ) -> protocol.PuzzleShown:
        """What comes of an act; raises Refused for acts that do not fit the puzzle."""
        puzzle = _known(game, name)
        if puzzle is None:
            raise Refused("not-found", say("practice-no-puzzle"))
        reader = await self.puzzlers.find(person, game)
        acts = tuple(attempt.acts)
        try:
            state = puzzle.after(acts)
        except (IllegalAction, Unreadable) as problem:
            raise Refused("bad-request", say("practice-do-not-fit", problem=str(problem))) from problem
        remaining = None if attempt.unhurried else left(puzzle, reader)
        if attempt.target is not None:
            return touch(puzzle, acts, state, attempt.target, remaining)
        counts = reader.current == puzzle.id and not (puzzle.seconds and attempt.unhurried)
        if attempt.give_up or (remaining is not None and remaining <= -GRACE):
            told = "" if attempt.give_up else say("practice-time-up")
            return await self._end(reader, puzzle, acts, False, counts or bool(told), told)
        if attempt.act is None:
            return show(puzzle, acts, remaining)
        return await self._try(reader, puzzle, acts, state, attempt.act, counts, remaining)

    async def _try(
        self,
        reader: Puzzler,
        puzzle: Puzzle,
        acts: tuple[str, ...],
        state: State,
        act: str,
        counts: bool,
        remaining: int | None,
    ) -> protocol.PuzzleShown:
        seat = int(puzzle.state().mover())
        try:
            action = state.read(act)
            refusal = state.why_not(seat, action)
        except Unreadable as problem:
            return replace_text(show(puzzle, acts, remaining), f"{problem}.", None)
        if refusal is not None:
            return replace_text(show(puzzle, acts, remaining), refusal.text, refusal.rule)
        tried = (*acts, state.write(action))
        verdict = puzzle.verdict(tried)
        if verdict is None:
            return show(puzzle, tried, remaining)
        return await self._end(reader, puzzle, tried, verdict, counts)

    async def _end(
        self,
        reader: Puzzler,
        puzzle: Puzzle,
        acts: tuple[str, ...],
        right: bool,
        counts: bool,
        text: str = "",
    ) -> protocol.PuzzleShown:
        """The first answer counts; the same puzzle again is for practice."""
        before: int | None = None
        if reader.current == puzzle.id:
            rated = reader
            if counts and puzzle.id not in reader.done:
                rated, before = after(reader, puzzle, right), round(reader.rating)
            if of_the_day(puzzle.of, today()).id == puzzle.id and reader.daily != today():
                rated = replace(rated, daily=today(), daily_solved=right)
            reader = replace(rated, current=None, started=None)
            await self.puzzlers.keep(reader)
        shown = ended(puzzle, acts, right)
        shown.text = text
        shown.solved = tell(puzzle, right, before, round(reader.rating))
        return shown


def ended(puzzle: Puzzle, acts: tuple[str, ...], right: bool) -> protocol.PuzzleShown:
    """The position that the acts led to; after one wrong act the one before it, with the answer to be seen."""
    shown = show(puzzle, acts if right or puzzle.seconds else (), None)
    shown.offers = [offer for offer in shown.offers if not right and offer.act == puzzle.answer[0]]
    shown.acts = list(acts)
    return shown


def kept(puzzle: Puzzle) -> protocol.PuzzleKept:
    right, wrong = ended(puzzle, puzzle.answer, True), ended(puzzle, (), False)
    right.solved, wrong.solved = (tell(puzzle, solved, None, 0) for solved in (True, False))
    return protocol.PuzzleKept(show(puzzle, (), None), right, wrong)


def _known(game: str, name: str | None) -> Puzzle | None:
    try:
        return puzzle_named(game, name) if name else None
    except ValueError:
        return None


def left(puzzle: Puzzle, reader: Puzzler) -> int | None:
    """The milliseconds that are left to a reader; None without a clock."""
    if not puzzle.seconds or reader.started is None or reader.current != puzzle.id:
        return None
    return reader.started + puzzle.seconds * 1000 - clock.now()


def show(puzzle: Puzzle, acts: tuple[str, ...], remaining: int | None) -> protocol.PuzzleShown:
    state = puzzle.after(acts)
    seat = int(puzzle.state().mover())
    view = state.view(seat)
    return protocol.PuzzleShown(
        puzzle.of,
        puzzle.id,
        puzzle.theme,
        puzzle.rating,
        seat,
        puzzle.seats,
        view,
        puzzle.game.question(view),
        state.offers(seat) if seat in state.actors() else [],
        list(acts),
        puzzle.seconds,
        remaining,
        "",
        None,
        None,
    )


def touch(
    puzzle: Puzzle, acts: tuple[str, ...], state: State, target: str, remaining: int | None
) -> protocol.PuzzleShown:
    """Why a place cannot be touched."""
    seat = int(puzzle.state().mover())
    shown = show(puzzle, acts, remaining)
    try:
        refusal = state.why_not(seat, puzzle.game.meant(state, seat, target))
    except Unreadable as problem:
        return replace_text(shown, f"{problem}.", None)
    return replace_text(shown, refusal.text, refusal.rule) if refusal else shown


def replace_text(shown: protocol.PuzzleShown, text: str, rule: str | None) -> protocol.PuzzleShown:
    shown.text, shown.rule = text, rule
    return shown


# Afterwards


def tell(puzzle: Puzzle, right: bool, before: int | None, rating: int) -> protocol.PuzzleSolved:
    state = puzzle.state()
    record = Record(puzzle.of, puzzle.seats, puzzle.options, puzzle.seed, entries=list(puzzle.entries))
    record.rules = puzzle.game.version
    return protocol.PuzzleSolved(
        right,
        list(puzzle.answer),
        [weigh(puzzle, state, act) for act in told_acts(puzzle)],
        list(puzzle.levels),
        TRIES,
        before,
        rating if before is not None else None,
        list(puzzle.players),
        record.write(),
    )


def told_acts(puzzle: Puzzle) -> list[str]:
    """The answer first, then the others, the better ones before the worse."""
    if puzzle.seconds:
        return list(puzzle.answer)
    others = sorted(puzzle.others, key=lambda act: puzzle.others[act].worth, reverse=True)
    return [puzzle.answer[0], *others[: WEIGHED - 1]]


def weigh(puzzle: Puzzle, state: State, act: str) -> protocol.ActWeighed:
    """An act in words, and why it is right or fails."""
    if puzzle.seconds:
        return protocol.ActWeighed(act, act, "", True)
    seat, action = int(state.mover()), state.read(act)
    right = act == puzzle.answer[0]
    label = puzzle.game.label(state, seat, action)
    clauses = [worth_of(puzzle, state, act), reason(puzzle, state, seat, action)]
    return protocol.ActWeighed(act, label, ". ".join(filter(None, clauses)) + ".", right)


def worth_of(puzzle: Puzzle, state: State, act: str) -> str:
    other = puzzle.others.get(act)
    worth = puzzle.worth if other is None else other.worth
    if not puzzle.proved:
        return say("practice-wins-about", percent=round(100 * worth))
    told = capital(told_margin(round(worth)) or "")
    reply = reply_to(puzzle, state, act)
    return say("practice-answered", verdict=told, reply=reply) if reply else told


def reply_to(puzzle: Puzzle, state: State, act: str) -> str:
    """The best answer to an act, in words; nothing where none is kept."""
    other = puzzle.others.get(act)
    if other is None or not other.reply:
        return ""
    after_act = state.copy()
    after_act.apply(int(state.mover()), state.read(act), 0)
    seat = int(after_act.mover())
    return puzzle.game.label(after_act, seat, after_act.read(other.reply)) if seat >= 0 else ""


def reason(puzzle: Puzzle, state: State, seat: int, action: int) -> str:
    """What an act brings, in a few words of the game's adviser; from the seat's view alone."""
    adviser, view = adviser_of(puzzle.of), state.view(seat)
    return adviser.reason(puzzle.game.imagine(view, FastChance(1)), view, action) if adviser else ""
