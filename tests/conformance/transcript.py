"""Everything that happens in the seeded random games of a game, line by line.

Run as a program, it prints the transcript of the games it is given: the same games are played by
compiled and by interpreted rules, and the lines compared.
"""

import json
import sys
from collections.abc import Iterator

import sandtable
from conformance.own_games import cases_of
from sandtable import FastChance
from sandtable.conformance import Case
from sandtable.conformance.driver import moments
from sandtable.core.observation import Rows, memory

REFUSALS_A_STEP = 12
EVERY_VIEW_UNTIL, THEN_EVERY = 40, 16  # views are long: of long games, not every one


def transcript(game: str) -> Iterator[str]:
    for case in cases_of(game):
        yield str(case)
        yield from _lines(case, "one source, two speeds")


def _lines(case: Case, seed: str) -> Iterator[str]:
    chance = FastChance(2024)
    rows = Rows(case.game.observation, case.seats, 1, case.game.action_count)
    for moment in moments(case, seed):
        state, number, outcome = moment.state, moment.number, moment.state.outcome()
        yield f"{number} {moment.seat} {moment.action} {moment.at} {state.deadline()}"
        yield repr(state)
        for seat in range(case.seats):
            yield f"legal {seat} {state.legal(seat)}"
            yield f"refusals {seat} {_refusals(case, state, seat, number)}"
        if number < EVERY_VIEW_UNTIL or number % THEN_EVERY == 0 or outcome is not None:
            yield from (f"view {reader} {json.dumps(state.view(reader))}" for reader in case.readers())
            yield from (f"offers {seat} {state.offers(seat)}" for seat in range(case.seats))
        case.game.observation.rewrite(state, max(0, int(state.mover())), rows, 0)
        yield f"row {memory(rows.observations).hex()} {memory(rows.masks).hex()}"
        yield f"chosen {[state.random_choice(seat, chance) for seat in state.actors()]}"
        yield f"outcome {outcome and (outcome.scores, outcome.winners, outcome.reason)}"


def _refusals(case: Case, state: object, seat: int, number: int) -> list[str]:
    """Of some acts, others at each step."""
    count = case.game.action_count
    tried = [(number * REFUSALS_A_STEP + n) * 7 % count for n in range(REFUSALS_A_STEP)]
    return [str(state.why_not(seat, action)) for action in tried]


if __name__ == "__main__":
    print("compiled" if sandtable.is_compiled() else "interpreted")
    for name in sys.argv[1:]:
        print(*transcript(name), sep="\n")
