"""What may be said of an unexpected error in the server's output: never a value, which may be secret."""

import traceback
from pathlib import Path


class Elsewhere(Exception):
    """An error in another process: in its own words, and as that process described it."""

    def __init__(self, words: str, described: str) -> None:
        super().__init__(words)
        self.described = described


def describe(problem: BaseException) -> str:
    """The kind of an error and where it happened."""
    if isinstance(problem, Elsewhere):
        return problem.described
    frames = traceback.extract_tb(problem.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:]]
    return f"{type(problem).__name__} at {' > '.join(places)}" if places else type(problem).__name__
