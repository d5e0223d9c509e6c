"""Whole games between bots of Mondo."""

from sandtable.arena.match import Job
from sandtable.arena.play import play
from sandtable.core import record as records


def match(names, seed="match", **options):
    """The record of a game; whatever goes wrong in it is an error."""
    seated = tuple(range(len(names)))
    played = play(Job(0, "mondo", options, seed, 0, 0, seated, seated, tuple(names)))
    assert played.error is None, played.error
    return records.read(played.record)
