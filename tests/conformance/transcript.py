"""Everything that happens in the seeded random games of a game, line by line.

Run as a program, it prints the transcript of the games it is given: the same games are played by
compiled and by interpreted rules, and the lines compared.
"""

import json
import sys
from collections.abc import Iterator

import sandtable
from conformance.driver import Case, all_cases, play_random
from sandtable import FastChance

REFUSALS_A_STEP = 12
EVERY_VIEW_UNTIL, THEN_EVERY = 40, 16  # views are long: of long games, not every one


def transcript(game: str) -> Iterator[str]:
    for case in all_cases():
        if case.game.name == game:
            yield str(case)
            yield from _lines(case, "one source, two speeds")


def _lines(case: Case, seed: str) -> Iterator[str]:
    chance = FastChance(2024)
    for step in play_random(case.game, case.seats, dict(case.options), seed):
        state, outcome = step.state, step.state.outcome()
        yield f"{step.number} {step.seat} {step.action} {step.at} {state.deadline()}"
        yield case.game.write_position(state)
        for seat in range(case.seats):
            yield f"legal {seat} {state.legal(seat)}"
            yield f"refusals {seat} {_refusals(case, state, seat, step.number)}"
        if step.number < EVERY_VIEW_UNTIL or step.number % THEN_EVERY == 0 or outcome is not None:
            yield from (f"view {reader} {json.dumps(state.view(reader))}" for reader in case.readers())
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
