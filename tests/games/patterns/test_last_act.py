"""An offer says so when it is the last thing that its player can do."""

from random import Random

from games.patterns.positions import GAME
from sandtable.games.patterns.state import PLAYING

GAMES = 60


def marked_and_not(seed: int):
    """Positions of a random game after each act that is offered, and whether the offer called it the last one."""
    state, random = GAME.start(seed=str(seed)), Random(seed)
    while state.actors():
        seat = state.mover()
        for offer in state.offers(seat):
            after = state.copy()
            after.apply(seat, after.read(offer.act), at=0)
            yield seat, state.phase, after, "last" in offer.parts
        state.apply(seat, random.choice(state.legal(seat)), at=0)


def never_acts_again(state, seat: int, random: Random) -> bool:
    while state.actors() and state.phase == PLAYING:
        if state.mover() == seat:
            return False
        state.apply(1 - seat, random.choice(state.legal(1 - seat)), at=0)
    return True


def test_after_an_act_that_is_called_the_last_one_there_is_none():
    random = Random(1)
    warned = [(seat, after) for n in range(GAMES) for seat, _, after, last in marked_and_not(n) if last]

    assert warned
    assert all(never_acts_again(after, seat, random) for seat, after in warned)


def test_whoever_is_not_warned_could_go_on_at_once():
    """If the opponent did nothing: what is possible only shrinks."""
    for n in range(GAMES):
        for seat, phase, after, last in marked_and_not(n):
            if phase == after.phase == PLAYING and not last:
                assert after.possible_flips(seat) | after.possible_placements(seat)
