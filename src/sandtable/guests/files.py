"""A bot from a file: `./mine.py:Mine` is a class with `act(view, budget, seed)`.

It is made with its game, or without anything if it takes nothing; a function that returns such a player
will do as well. It answers with an action, or with the act as text.
"""

import functools
import hashlib
import importlib.util
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.view import View
from sandtable.games import game as find_game
from sandtable.players import Budget, Player, spec
from sandtable.players.delays import delay_of

WORD: Final = re.compile(r"(?P<path>.+\.py):(?P<name>\w+)(?:~(?P<slips>\d+))?(?:@(?P<budget>.*))?")


class Guest:
    """A player from outside, whose answer may be text."""

    def __init__(self, game: AnyGame, player: Any) -> None:
        self.game = game
        self.player = player

    def act(self, view: View, budget: Budget, seed: int) -> int:
        answer = self.player.act(view, budget, seed)
        if isinstance(answer, str):
            return self.game.imagine(view, FastChance(seed)).read(answer)
        return int(answer)

    def delay(self, view: View, seed: int) -> int:
        return delay_of(self.player, view, seed)


def is_file(word: str) -> bool:
    return WORD.fullmatch(word) is not None


def load(game: str, word: str) -> Player:
    """The player of a word like ./mine.py:Mine; raises BadRequest."""
    found = WORD.fullmatch(word)
    assert found is not None, "whoever loads a file has asked is_file"
    maker = getattr(module(found["path"]), found["name"], None)
    if maker is None:
        raise BadRequest(f"{found['path']} has no {found['name']!r}")
    settings = spec.read("guest" + word[found.end("name") :])
    return spec.furnish(find_game(game), Guest(find_game(game), made(maker, find_game(game), word)), settings)


def made(maker: Any, game: AnyGame, word: str) -> Any:
    """A class or function asked for a player, with its game if it takes anything."""
    if not callable(maker):
        raise BadRequest(f"{word} is neither a class nor a function")
    player = maker(game) if takes_a_game(maker) else maker()
    if not callable(getattr(player, "act", None)):
        raise BadRequest(f"{word} is no player: it has no act(view, budget, seed)")
    return player


def takes_a_game(maker: Any) -> bool:
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return any(parameter.kind in kinds for parameter in inspect.signature(maker).parameters.values())


@functools.cache
def module(path: str) -> ModuleType:
    """The file, run once; like a script, it may import what lies beside it."""
    file = Path(path).expanduser().resolve()
    if not file.is_file():
        raise BadRequest(f"there is no file {path}")
    name = f"sandtable_guest_{hashlib.sha256(bytes(file)).hexdigest()[:12]}"
    found = importlib.util.spec_from_file_location(name, file)
    assert found is not None
    assert found.loader is not None, "a .py file has a loader"
    loaded = importlib.util.module_from_spec(found)
    sys.modules[name] = loaded
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    found.loader.exec_module(loaded)
    return loaded
