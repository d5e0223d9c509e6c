"""Small matches, played or made up, for the tests of the arena."""

from sandtable.arena.match import Match, plan
from sandtable.arena.play import Played
from sandtable.arena.run import Bout, Result


def small_match(*names, games=6, seed="small"):
    return plan("patterns", list(names) or ["random", "greedy"], games, seed)


def fate(played):
    """What a game came to, without the time it took."""
    return played.number, played.scores, played.winners, played.acts, played.record, played.error


def fates(result):
    return [fate(game.played) for game in result.games]


def made_up(players, winners, seats=2, ladder=False):
    """A result whose games were won as told: the winning seats of each job in turn."""
    groups = len(Match("patterns", tuple(players), 1, "made up", seats, ladder=ladder).groups())
    match = Match("patterns", tuple(players), len(winners) // groups, "made up", seats, ladder=ladder)
    games = [
        Bout(job, Played(job.number, (0,) * seats, won, "", (10,) * seats, (0.1,) * seats, ""))
        for job, won in zip(match.jobs(), winners, strict=True)
    ]
    return Result(match, len(games), games)


def pairs(*shares):
    """The winning seats of pairs of games in which the first of two players takes such a share."""
    first, drawn, second = (0,), (0, 1), (1,)
    swapped = {first: second, second: first, drawn: drawn}
    games = {
        0.0: (second, second),
        0.25: (second, drawn),
        0.5: (first, second),
        0.75: (first, drawn),
        1.0: (first, first),
    }
    return [won for share in shares for won in (games[share][0], swapped[games[share][1]])]
