"""Nobody learns what is hidden: all that reaches a reader stays the same, byte for byte, when
everything that the reader cannot know is dealt anew."""

import json
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from games.mandala.pieces import redeal, spelled
from games.mandala.positions import GAME, deck, hand, mandala, part
from games.mandala.random_games import STYLES, steps
from sandtable import FastChance

Look = Callable[[Any, int | None], Any]
Tell = Callable[[Any, Any, int, str, int | None], str]
ACTS = range(-1, GAME.action_count + 1)
READERS = (0, 1, None)
GAMES = 10  # of each style: some four thousand positions


def received(state: Any, reader: int | None) -> list[Any]:
    """What a reader gets in a position: view, question, offers, refusals, the terminal's drawing."""
    view = state.view(reader)
    parts: list[Any] = [view, GAME.question(view), GAME.draw(view)]
    if reader is not None:
        refusals = [state.why_not(reader, action) for action in ACTS]
        offers = [asdict(offer) for offer in state.offers(reader)]
        parts += [offers, [refusal and [refusal.rule, refusal.text] for refusal in refusals]]
    return parts


def logged(before: Any, after: Any, seat: int, act: str, reader: int | None) -> str:
    seen = GAME.seen(before, seat, before.read(act), reader)
    return GAME.tell(before.view(reader), after.view(reader), seat, seen)


def leaks(look: Look, state: Any, reader: int | None, chance: Random) -> bool:
    """Whether what a reader gets depends on something hidden."""
    shown = json.dumps(look(state, reader))
    line = GAME.write_position(state)
    twins = [
        GAME.read_position(redeal(line, reader, chance)),
        GAME.imagine(state.view(reader), FastChance(7)),
    ]
    return any(json.dumps(look(twin, reader)) != shown for twin in twins)


def tells_more(tell: Tell, state: Any, act: str, reader: int | None, chance: Random) -> bool:
    """Whether the log line of an act depends on something that the reader does not see happen."""
    seat = state.mover()
    after = carried_out(state, seat, act)
    line = redeal(GAME.write_position(state), reader, chance, *seen_happening(state, after, act, reader))
    twin = GAME.read_position(line)
    twin.chance = state.chance.copy()
    same = tell(state, after, seat, act, reader)
    return tell(twin, carried_out(twin, seat, act), seat, act, reader) != same


def carried_out(state: Any, seat: int, act: str) -> Any:
    twin = state.copy()
    twin.apply(seat, GAME.read(twin, act))
    return twin


def seen_happening(
    state: Any, after: Any, act: str, reader: int | None
) -> tuple[dict[int, str], frozenset[int]]:
    """The cards that leave a hand face up, and the places of the deck that the reader gets to see."""
    seat = state.mover()
    played = cards_played(act)
    drawn = len(spelled(hand(after, seat))) - len(spelled(hand(state, seat))) + len(played)
    fresh = sum(len(spelled(mandala(after, n))) for n in (1, 2) if cleared(state, after, n))
    mine = range(drawn) if seat == reader else range(0)
    return {seat: played}, frozenset([*mine, *range(drawn, drawn + fresh)])


def cards_played(act: str) -> str:
    match act.split():
        case ["build", _, color]:
            return color[0]
        case ["grow", _, color, number] | ["discard", color, number]:
            return color[0] * int(number)
    return ""


def cleared(state: Any, after: Any, number: int) -> bool:
    """Whether a Mandala was destroyed to its end: by a last claim, or unasked by a sixth color."""
    if state.view(None)["destroying"] == number:
        return after.view(None)["destroying"] is None
    return len(spelled(mandala(after, number))) < len(spelled(mandala(state, number)))


@pytest.mark.rule("MAN-11")
@pytest.mark.parametrize("style", STYLES)
def test_no_reader_gets_anything_that_is_hidden(style):
    chance = Random(style)
    for n in range(GAMES):
        for state, _ in steps(style, f"leak {n}"):
            reader = chance.choice(READERS)
            assert not leaks(received, state, reader, chance), (reader, GAME.write_position(state))


@pytest.mark.rule("MAN-11")
@pytest.mark.parametrize("style", STYLES)
def test_no_log_line_tells_what_its_reader_did_not_see(style):
    chance = Random(style)
    for n in range(GAMES):
        for state, act in steps(style, f"log {n}"):
            reader = chance.choice(READERS)
            if act and not ends_the_game(state, act):
                assert not tells_more(logged, state, act, reader, chance), (reader, act)


def ends_the_game(state: Any, act: str) -> bool:
    """Then all hands and Cups are opened: nothing but the deck's order is hidden."""
    return bool(carried_out(state, state.mover(), act).actors() == [])


# Planted leaks: the checks above find each of them.


def top_card(state: Any, reader: int | None) -> Any:
    return [received(state, reader), deck(state)[:1]]


def other_hand(state: Any, reader: int | None) -> Any:
    return [received(state, reader), [hand(state, seat) for seat in (0, 1) if seat != reader]]


def black_in_hand(state: Any, reader: int | None) -> Any:
    return [received(state, reader), ["b" in hand(state, seat) for seat in (0, 1)]]


def dealt_cup_card(state: Any, reader: int | None) -> Any:
    return [received(state, reader), part(state, 1 if reader == 0 else 0, "dealt")[0]]


def true_points(state: Any, reader: int | None) -> Any:
    return [received(state, reader), [state.points(0), state.points(1)]]


@pytest.mark.parametrize("look", [top_card, other_hand, black_in_hand, dealt_cup_card, true_points])
def test_a_planted_leak_is_found(look):
    chance = Random(1)
    found = [
        leaks(look, state, reader, chance)
        for state, act in steps("anything", "leak 1")
        if act
        for reader in READERS
    ]

    assert any(found)


def drawn_cards_in_the_log(before: Any, after: Any, seat: int, act: str, reader: int | None) -> str:
    return logged(before, after, seat, act, seat)


def test_a_log_line_that_names_the_cards_drawn_is_found():
    chance = Random(2)
    found = [
        tells_more(drawn_cards_in_the_log, state, act, 1 - state.mover(), chance)
        for state, act in steps("anything", "log 1")
        if act and not ends_the_game(state, act)
    ]

    assert any(found)
