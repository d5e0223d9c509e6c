"""Puzzles: positions from bots' games in which one thing is to be found. docs/puzzles.md tells how they are made.

puzzle.py    a puzzle as data: one line of JSON, read with every mistake told by its line
making.py    found in bots' games and weighed for long
trying.py    tried by every level of bots
shelf.py     where they are: <game>.jsonl
command.py   `sandtable puzzles`
"""

from sandtable.puzzles.puzzle import Collection, Making, Puzzle, read
from sandtable.puzzles.shelf import puzzle_named, puzzles_of

__all__ = ["Collection", "Making", "Puzzle", "puzzle_named", "puzzles_of", "read"]
