"""Our search with a judge of its own: sandtable arena patterns --players examples/own_evaluation.py:Mine@500 random"""

from sandtable.players import Evaluation, SearchPlayer, SearchSettings


class Freedom(Evaluation):
    def value(self, state, seat):
        return len(state.legal(seat)) - len(state.legal(1 - seat))


def Mine(game):  # noqa: N802
    return SearchPlayer(game, SearchSettings(cutoff=2, scale=10.0), Freedom())
