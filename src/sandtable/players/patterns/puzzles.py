"""Puzzles of Patterns: exactly one act keeps the win, and that is proved to the end of the game."""

from typing import Final

from sandtable.core.bits import count
from sandtable.games.patterns.acts import ESTABLISH, STOP, SWAP
from sandtable.games.patterns.state import PLAYING, PatternsState
from sandtable.players.patterns.alphabeta import INFINITE, AlphaBeta
from sandtable.players.patterns.endgame import most_acts_left
from sandtable.players.patterns.evaluation import POINT_UNIT, final_lead
from sandtable.players.patterns.transposition import Transpositions
from sandtable.players.puzzling import FEWEST_ACTS, Other, Puzzler, Solution

SHORTEST: Final = 7  # acts that can be left
LONGEST: Final = 26
MOST_NODES: Final = 600_000  # for an act
TABLE: Final = 18  # bits
DEEPEST: Final = 60


class PatternsPuzzler(Puzzler):
    """Nothing is hidden, and endings can be searched to their end."""

    players = ("alphabeta~8@400", "alphabeta~8@400")
    apart = 4

    def is_promising(self, state: PatternsState, seat: int, seed: int) -> bool:
        if state.phase != PLAYING or not SHORTEST <= most_acts_left(state) <= LONGEST:
            return False
        return len(state.legal(seat)) >= FEWEST_ACTS and only_winner(state) is not None

    def weigh(self, state: PatternsState, seat: int, seed: int) -> Solution | None:
        """What every act leads to with best play; `is_promising` has proved that one of them wins."""
        worth: dict[int, Other] = {}
        for action in state.legal(seat):
            proved = with_best_play(state, action)
            if proved is None:
                return None
            worth[action] = proved
        winners = [action for action, other in worth.items() if other.worth > 0]
        if len(winners) != 1:
            return None
        answer = winners[0]
        others = {state.write(action): other for action, other in worth.items() if action != answer}
        theme = self.theme(state, seat, answer)
        return Solution((state.write(answer),), worth[answer].worth, others, theme, proved=True)

    def theme(self, state: PatternsState, seat: int, action: int) -> str:
        if action == STOP:
            return "ending"
        after = state.copy()
        after.play(seat, action, 0)
        other = 1 - seat
        if count(state.possible_flips(other) & ~after.possible_flips(other)) > 1:
            return "blocking"
        return "new-group" if action >= ESTABLISH else "swapping" if action >= SWAP else "growing"


def only_winner(state: PatternsState) -> int | None:
    """The one act that wins; None where it is none or several, or cannot be proved."""
    found: int | None = None
    table = Transpositions(TABLE)
    for action in state.legal(state.turn):
        wins = is_won(state, action, table)
        if wins is None or (wins and found is not None):
            return None
        if wins:
            found = action
    return found


def is_won(state: PatternsState, action: int, table: Transpositions) -> bool | None:
    """Whether an act wins with best play of both; None where that takes too long to prove."""
    after = state.copy()
    after.play(state.turn, action, 0)
    if after.phase > PLAYING:
        return final_lead(after, state.turn) > 0
    search = AlphaBeta(after, None, table)
    search.selective = False
    for depth in range(1, DEEPEST):
        search.judged = 0
        value = -search.search(depth, -1, 1)
        if search.judged == 0:
            return value > 0
        if search.nodes > MOST_NODES:
            break
    return None


def with_best_play(state: PatternsState, action: int) -> Other | None:
    """The lead at the end after an act, and the opponent's best reply."""
    after = state.copy()
    after.play(state.turn, action, 0)
    if after.phase > PLAYING:
        return Other(int(final_lead(after, state.turn)))
    search = AlphaBeta(after, None, Transpositions(TABLE))
    search.selective = False
    for depth in range(1, DEEPEST):
        search.judged = 0
        value = -search.search(depth, -INFINITE, INFINITE)
        if search.judged == 0:
            return Other(int(value // POINT_UNIT), after.write(search.choice))
        if search.nodes > 2 * MOST_NODES:
            break
    return None
