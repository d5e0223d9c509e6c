"""Our own games and what the suite must be told about them: `tests/games/<game>/pieces.py`."""

import importlib

import sandtable
from sandtable.conformance import Case, cases
from sandtable.games import NAMES


def cases_of(name: str) -> list[Case]:
    return cases(sandtable.game(name), importlib.import_module(f"games.{name}.pieces"))


def all_cases() -> list[Case]:
    return [case for name in NAMES for case in cases_of(name)]
