"""Guests of every kind: bots for our games, and packages that do not load."""

import pytest

GAMES, BOTS = "sandtable.games", "sandtable.bots"

FIRST = """
from sandtable.players import Bots

class First:
    def __init__(self, game):
        self.game = game
    def act(self, view, budget, seed):
        from sandtable import FastChance
        return self.game.imagine(view, FastChance(seed)).legal(view["seat"])[0]

BOTS = Bots("patterns", makers={"first": First, "alphabeta": First}, thinking={"first": "Takes what comes."})
"""

BAD_LADDER = """
from sandtable.players.bots import Bots, Rung
THING = Bots("patterns", ladder=(Rung("!"),))
"""

TOLD = "from sandtable import players; print([(bot.name, bot.title, bot.text) for bot in players.bots('patterns')][-1])"
WHO = "from sandtable import players; print(type(players.make('patterns', 'alphabeta')).__name__)"


def test_a_bot_from_outside_plays_one_of_our_games(house):
    house.bring("first", BOTS, "BOTS", FIRST)

    done = house.sandtable("arena", "patterns", "--players", "first", "random", "--games", "2", "--seed", "1")

    assert done.returncode == 0, done.stderr
    assert "first" in done.stdout
    assert house.run("-c", TOLD).stdout.strip() == "('first', 'First', 'Takes what comes.')"


def test_a_bot_from_outside_replaces_none_of_ours(house):
    house.bring("first", BOTS, "BOTS", FIRST)

    assert house.run("-c", WHO).stdout.strip() == "AlphaBetaPlayer"


@pytest.mark.parametrize(
    ("group", "source", "told"),
    [
        (
            GAMES,
            "raise OSError('the disk is wet')",
            "the game guest (guest:THING) is left out: OSError: the disk is wet",
        ),
        (GAMES, "import there_is_no_such_module", "left out: ModuleNotFoundError"),
        (GAMES, "OTHER = 1", "left out: AttributeError"),
        (GAMES, "THING = 'chess'", "left out: TypeError: it is no sandtable.Game"),
        (GAMES, "from sandtable.games.patterns import GAME as THING", "there is a game 'patterns' already"),
        (BOTS, "raise OSError('the disk is wet')", "the bots guest (guest:THING) are left out: OSError"),
        (BOTS, "THING = {'first': 1}", "left out: TypeError: they are no sandtable.players.Bots"),
        (BOTS, BAD_LADDER, "left out: BadRequest: '!' is no player"),
    ],
)
def test_a_guest_that_does_not_load_is_told_and_does_no_harm(house, group, source, told):
    house.bring("guest", group, "THING", source)

    done = house.sandtable("play", "patterns", "--against", "level1", typed="quit\n")

    assert done.returncode == 0, done.stderr
    assert "Patterns. You have seat 0." in done.stdout
    assert done.stderr.count("left out") == 1
    assert told in done.stderr
    names = house.run("-W", "ignore", "-c", "import sandtable; print(*sandtable.game_names())")
    assert names.stdout.split() == ["patterns", "mandala", "mottainai", "mondo"]


def test_bots_of_a_game_that_is_not_there_harm_nobody(house):
    house.bring("first", BOTS, "BOTS", FIRST.replace('"patterns"', '"chess"'))

    assert house.sandtable("play", "patterns", "--against", "level1", typed="quit\n").stderr == ""
    assert "there is no game 'chess'" in house.sandtable("play", "chess", "--against", "first").stderr
