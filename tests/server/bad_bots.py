"""Bots that misbehave, and the real ones beside them."""

import os
import tempfile
import time
from pathlib import Path

from sandtable import players
from sandtable.players import BotInfo, Budget

NAMES = ("crash", "die", "hang", "cheat", "once")
BAD = [BotInfo(name, name.title(), "Misbehaves.", 0.0) for name in NAMES]
FAILED = Path(tempfile.gettempdir()) / f"sandtable-once-{os.getppid()}"  # that "once" has failed already


class BadBot:
    def __init__(self, how):
        self.how = how

    def act(self, view, budget, seed):
        if self.how == "crash":
            raise ValueError(f"I saw {view}")
        if self.how == "die":
            os._exit(3)
        if self.how == "hang":
            time.sleep(60)
        if self.how == "once":
            return fail_once(view)
        return 10**6


def fail_once(view):
    """An act, but the first time that any worker of this server is asked."""
    if not FAILED.exists():
        FAILED.touch()
        raise ValueError("not yet")
    FAILED.unlink()
    return players.make("patterns", "random").act(view, Budget(iterations=1), 1)


class Grabber:
    """Rush's own bot: the first pebble left, or a whisper."""

    def act(self, view, budget, seed):
        return view["owners"].index(None) if None in view["owners"] else 3


class Dawdler(Grabber):
    """Takes its time before each pebble."""

    def delay(self, view, seed):
        return 400


def bots(game):
    if game == "rush":
        return [
            BotInfo("grabber", "Grabber", "Takes pebbles.", 0.0),
            BotInfo("dawdler", "Dawdler", "Takes pebbles slowly.", 0.0, paced=True),
        ]
    return [*players.bots(game), *BAD]


def make(game, bot):
    if bot == "grabber":
        return Grabber()
    if bot == "dawdler":
        return Dawdler()
    return BadBot(bot) if bot in [info.name for info in BAD] else players.make(game, bot)
