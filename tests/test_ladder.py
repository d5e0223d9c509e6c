"""`sandtable ladder`: bots rated deal after deal, on where it stopped, with pages for the browser."""

import asyncio

import pytest

from sandtable import cli, ladder
from sandtable.arena import workers
from sandtable.server.database import open_database
from sandtable.server.ladders import Ladders
from sandtable.server.protocol import Refused
from sandtable.server.store import Store

BOT = """
class Mine:
    def act(self, view, budget, seed):
        import sandtable
        state = sandtable.game(view["game"]).imagine(view, sandtable.FastChance(seed))
        return state.legal(view["seat"])[0]
"""


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch):
    monkeypatch.setattr(ladder, "choose_backend", lambda options: workers.here)


def run(database, *players, deals):
    command = ["ladder", "patterns", "--players", *players, "--deals", str(deals), "--seed", "7"]
    return cli.main([*command, "--database", str(database)])


def shown(database, **choice):
    async def look():
        store = Store(open_database(str(database), serving=False))
        try:
            return await Ladders(store).shown("patterns", **choice)
        finally:
            store.close()

    return asyncio.run(look())


def test_a_ladder_goes_on_where_it_stopped_and_takes_newcomers(tmp_path, capsys):
    database, mine = tmp_path / "sandtable.db", tmp_path / "mine.py"
    mine.write_text(BOT)
    own = f"{mine}:Mine"
    with pytest.raises(Refused, match="no ladder of this game yet"):
        shown(database)

    assert run(database, "greedy", "random", deals=2) == 0
    first = shown(database)
    assert [rung.player for rung in first.rungs] == ["greedy", "random"]
    assert first.deals == 2
    assert first.meetings[0].games == 4
    assert first.rungs[0].error > 0 or first.rungs[1].error > 0

    capsys.readouterr()
    assert run(database, "greedy", "random", own, deals=3) == 0
    told = capsys.readouterr().out
    assert told.count("is played") == 3
    then = shown(database)
    assert {rung.player: rung.games for rung in then.rungs} == {"greedy": 12, "random": 12, own: 12}
    assert {one.table for one in first.games} < {one.table for one in then.games}
    duplicate = {one.deal for one in shown(database, first="greedy", second=own).games}
    assert duplicate == {0, 1, 2}

    assert run(database, "greedy", "random", own, deals=3) == 0
    assert "is played" not in capsys.readouterr().out


def test_what_cannot_be_rated_is_refused(tmp_path, capsys):
    assert run(tmp_path / "one.db", "greedy", deals=1) == 2
    assert "at least two different players" in capsys.readouterr().err
    assert run(tmp_path / "one.db", "greedy", "random", deals=0) == 2
    assert "at least one deal" in capsys.readouterr().err
