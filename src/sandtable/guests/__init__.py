"""Bots that are brought along: a class in a file, or a program that speaks the line protocol.

    bring("patterns", "level4")                a bot of ours
    bring("patterns", "./mine.py:Mine")        a class or function in a file
    bring("patterns", "./mine.py:Mine@0.1s")   with a budget
    bring("patterns", "run:./engine --fast")   a program (docs/engines.md)
    bring("mandala", "./mine.net@2000")        nets that `sandtable train` made

Whoever writes such a word lets its code run: the arena, the ladder and the terminal take them from their
own command line, a server never takes them.

files.py      a bot from a file
nets.py       a search guided by nets from a file
engine.py     the arena's side of the line protocol
speak.py      the engine's side, for bots in Python
skeleton.py   `sandtable bot new`
"""

from sandtable import players
from sandtable.guests import engine, files, nets
from sandtable.players import Player

__all__ = ["bring"]


def bring(game: str, word: str) -> Player:
    """A bot of ours, from a file, or of a program; raises BadRequest."""
    if nets.is_net(word):
        return nets.load(game, word)
    if engine.is_command(word):
        return engine.start(game, word)
    return files.load(game, word) if files.is_file(word) else players.make(game, word)
