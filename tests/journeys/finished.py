"""A finished game to look at again."""

import sandtable
from sandtable.core.log import Entry
from sandtable.core.record import Record
from sandtable.players import Budget, make


def careless_game() -> str:
    """The record of a game of Patterns between two careless bots."""
    game, careless = sandtable.game("patterns"), make("patterns", "greedy~30")
    state, record = game.start(seed="journey"), Record("patterns", 2, {"start": "random"}, "journey")
    while state.actors():
        seat = state.actors()[0]
        action = careless.act(state.view(seat), Budget(), len(record.entries))
        record.entries.append(Entry(seat, 0, game.write(state, action)))
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome
    record.scores = outcome.scores
    return record.write()
