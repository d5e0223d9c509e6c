"""The engine's side of the line protocol, for bots in Python and as a pattern for other languages.

python -m sandtable.guests.speak ./mine.py:Mine
"""

import json
import sys
from collections.abc import Iterable, Iterator

from sandtable.core.chance import FastChance
from sandtable.core.view import seat_of
from sandtable.games import game as find_game
from sandtable.guests.files import is_file, load
from sandtable.players import Budget, Player, make


def speak(word: str, lines: Iterable[str]) -> Iterator[str]:
    """The answers of a bot to the lines of an arena."""
    player: Player | None = None
    for line in lines:
        said, _, rest = line.strip().partition(" ")
        about = json.loads(rest) if rest else {}
        if said == "sandtable":
            yield f"ready {word}"
        elif said == "game":
            player = load(about["game"], word) if is_file(word) else make(about["game"], word)
        elif said == "act" and player is not None:
            view, budget = about["view"], Budget(about["seconds"], about["iterations"])
            state = find_game(view["game"]).imagine(view, FastChance(0))
            assert state.legal(seat_of(view)), "who may not act is not asked"
            yield f"act {state.write(player.act(view, budget, about['seed']))}"
        elif said == "quit":
            return


if __name__ == "__main__":
    for answer in speak(sys.argv[1], sys.stdin):
        print(answer, flush=True)
