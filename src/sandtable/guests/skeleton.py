"""`sandtable bot new`: a first bot in a file, and a test beside it."""

from pathlib import Path
from string import Template
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.games import game as find_game

BOT: Final = Template('''\
"""A bot for $title. Try it: sandtable arena $game --players ./$file:Mine random --games 20"""

import sandtable


class Mine:
    """Plays every act in its mind, on a deal that fits what it sees, and takes the one it likes best."""

    def __init__(self, game):
        self.game = game

    def act(self, view, budget, seed):
        seat = view["seat"]
        state = self.game.imagine(view, sandtable.FastChance(seed))
        return max(state.legal(seat), key=lambda action: self.judge(state, seat, action))

    def judge(self, state, seat, action):
        """How much this act is worth; make it better."""
        after = state.copy()
        after.play(seat, action, 0)
        return len(after.legal(seat))
''')

TEST: Final = Template('''\
"""pytest $test"""

from $module import Mine

import sandtable
from sandtable.players import Budget


def test_it_plays_whole_games():
    game = sandtable.game("$game")
    bot = Mine(game)
    for seed in range(3):
        state = game.start(seats=$seats, seed=str(seed))
        acts = 0
        while (seat := state.next_mover()) >= 0 and acts < 2000:
            action = bot.act(state.view(seat), Budget(seconds=1.0), seed)
            state.apply(seat, action)
            acts += 1
        assert state.outcome() is not None or acts == 2000
''')


def write(game: str, target: Path | None = None) -> list[Path]:
    """Write a bot and its test; raises BadRequest where there are files already."""
    found = find_game(game)
    bot = target or Path(f"{game}_bot.py")
    if bot.suffix != ".py" or not bot.stem.isidentifier():
        raise BadRequest(f"a bot is a Python file, like {game}_bot.py, not {bot}")
    test = bot.with_name(f"test_{bot.name}")
    for path in (bot, test):
        if path.exists():
            raise BadRequest(f"{path} is there already; choose another name")
    words = {
        "game": game, "title": found.title, "seats": max(2, found.min_seats),
        "file": bot.name, "module": bot.stem, "test": test.name,
    }  # fmt: skip
    bot.write_text(BOT.substitute(words), encoding="utf-8")
    test.write_text(TEST.substitute(words), encoding="utf-8")
    return [bot, test]
