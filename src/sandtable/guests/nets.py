"""Nets from a file that `sandtable train` made: `./mine.net@2000` is the game's search, guided by them."""

import functools
import re
from pathlib import Path
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.games import game as find_game
from sandtable.players import Player, spec
from sandtable.players.bots import bots_of
from sandtable.players.nets.guide import Guide
from sandtable.players.search import GuidedPlayer, changed

WORD: Final = re.compile(r"(?P<path>[^:@]+\.net)(?P<rest>(?::[^~@]+)?(?:~\d+)?(?:@.*)?)")


def is_net(word: str) -> bool:
    return WORD.fullmatch(word) is not None


def load(game: str, word: str) -> Player:
    """The player of a word like ./mine.net@2000; raises BadRequest."""
    found = WORD.fullmatch(word)
    assert found is not None, "whoever loads nets has asked is_net"
    settings, known = spec.read("learned" + found["rest"]), find_game(game)
    learned = bots_of(known.name).learned
    if learned is None:
        raise BadRequest(f"{known.title} has no search that nets guide")
    search = learned.search._replace(**changed(learned.search, dict(settings.settings)))
    return spec.furnish(known, GuidedPlayer(known, guide(known.name, found["path"]), search), settings)


@functools.lru_cache(8)
def guide(game: str, path: str) -> Guide:
    learned = bots_of(game).learned
    assert learned is not None
    try:
        return learned.read(Path(path).read_bytes())
    except OSError as problem:
        raise BadRequest(f"there are no nets {path}: {problem.strerror}") from None
