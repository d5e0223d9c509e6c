"""Random games with a bias, so that rare positions come up: walled-in players, last flips, draws, full boards."""

from collections.abc import Callable, Iterator
from random import Random

from games.patterns.positions import GAME
from games.patterns.slow_rules import SlowTable, beside

Style = Callable[[SlowTable, list[str]], list[str]]


def anything(table: SlowTable, acts: list[str]) -> list[str]:
    return acts


def prefers(*verbs: str) -> Style:
    """The first kind of act that there is."""

    def choose(table: SlowTable, acts: list[str]) -> list[str]:
        for verb in verbs:
            if liked := [act for act in acts if act.startswith(verb)]:
                return liked
        return acts

    return choose


def clever(table: SlowTable, acts: list[str]) -> list[str]:
    """What brings most at once; a new group while the bowl allows one."""
    claims = {color: claim for claim, (color, _) in enumerate(table.river[table.turn], start=1)}

    def worth(act: str) -> int:
        verb, _, space = act.partition(" ")
        grown = table.face_up[space] if verb == "flip" else table.bowls[table.turn]
        return claims.get(grown, 2) if verb in ("flip", "swap", "establish") else 0

    return best(acts, worth)


def mean(table: SlowTable, acts: list[str]) -> list[str]:
    """What takes most from the opponent: spaces beside their groups, and tokens that they could flip."""
    other = 1 - table.turn
    reach = {space for (seat, _), group in table.groups.items() if seat == other for space in border(group)}
    flips = table.flips(other)

    def harm(act: str) -> int:
        space = act.split()[-1]
        return 2 * (space in flips) + (space in reach)

    return best(acts, harm)


def border(group: set[str]) -> set[str]:
    return {other for space in group for other in beside(space)}


def best(acts: list[str], worth: Callable[[str], int]) -> list[str]:
    most = max(worth(act) for act in acts)
    return [act for act in acts if worth(act) == most]


STYLES: dict[str, Style] = {
    "anything": anything,
    "clever": clever,
    "mean": mean,
    "settles": prefers("establish", "stop"),  # many groups of one token
    "grows": prefers("flip", "swap"),  # few groups, far apart from each other or not at all
    "stops": prefers("stop", "swap", "establish"),  # leaves flips for the end, and does not make them
}


def grown_at_random(seed: int, rules: type[SlowTable] = SlowTable) -> Iterator[SlowTable]:
    """Positions that no game of alternating turns needs to reach: either player acts, in any order.

    Growing is preferred to establishing, so that groups of one color come close to each other.
    """
    chance = Random(seed)
    table = rules.read(GAME.write_position(GAME.start(seed=f"grown {seed}")))
    table.play(min(table.legal(table.turn)))
    while table.phase == "playing":
        yield table
        table.turn = chance.randrange(2)
        acts = sorted(table.acts(table.turn)) or sorted(table.acts(1 - table.turn))
        table.turn = table.turn if table.acts(table.turn) else 1 - table.turn
        growing = [act for act in acts if not act.startswith("establish")]
        table.play(chance.choice(growing if growing and chance.random() < 0.8 else acts))


def almost_full(table: SlowTable, chance: Random) -> None:
    """Leave a few face-up tokens, all of them within reach of the player on turn."""
    reach = sorted({act.split()[1] for act in table.acts(table.turn)})
    left = chance.sample(reach, min(len(reach), chance.randrange(1, 5)))
    table.face_up = {space: table.face_up[space] for space in left}


def thinned_out(table: SlowTable, chance: Random, share: float) -> None:
    """Take face-up tokens away, as in drawn positions: then players are soon walled in."""
    for space in sorted(table.face_up):
        if chance.random() < share:
            del table.face_up[space]
