"""What every game's test of remedies does: find refused acts with a remedy, change the position so, and try again."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import sandtable
from sandtable.core.remedies import Remedy, remedy

Mend = Callable[[str, int, str, Remedy], str | None]


def positions(name: str, games: int, acts: int, **options: Any) -> Iterator[Any]:
    """Every position of some random games."""
    game = sandtable.game(name)
    for number in range(games):
        chance = Random(f"remedy {number}")
        seats = options.get("seats", 2)
        state = game.start(seed=f"{number:02x}", **{"seats": seats, **options})
        for _ in range(acts):
            if not state.actors():
                break
            yield state
            seat = chance.choice(state.actors())
            state.apply(seat, chance.choice(state.legal(seat)))


def hold(states: Iterator[Any], mend: Mend, sample: int = 60) -> Counter[str]:
    """How often each need was told and held: in the position changed by it the act is legal."""
    held: Counter[str] = Counter()
    chance = Random("sample")
    for state in states:
        for seat in state.actors():
            for action in chance.sample(range(state.game.action_count), sample):
                found = remedy(state, seat, action)
                if found is None:
                    continue
                assert not state.is_legal(seat, action)
                assert found.text[0].isupper()
                assert found.text.endswith(".")
                check(state, seat, action, found, mend)
                held[found.need] += 1
    return held


def check(state: Any, seat: int, action: int, found: Remedy, mend: Mend) -> None:
    act = state.write(action)
    changed = mend(repr(state), seat, act, found)
    assert changed is not None, f"{act}: nobody knows how to do this: {found.text}"
    line, _, instead = changed.partition("\n")
    after = state.game.read_position(line)
    wanted = after.read(instead or act)
    assert after.is_legal(seat, wanted), (
        f"{act}: {found.text} But then: {after.why_not(seat, wanted)}\n{line}"
    )
