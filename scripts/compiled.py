"""Which modules are compiled. Printed, it is what the Makefile compiles again for."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("core", "games", "players")

# What is read by people or done once an act gains nothing from compiling.
LEFT_INTERPRETED = {
    "adviser.py",
    "bots.py",
    "course.py",
    "delays.py",
    "drawing.py",
    "errors.py",
    "facts.py",
    "file.py",
    "learned.py",
    "learning.py",
    "levels.py",
    "log.py",
    "manners.py",
    "messages.py",
    "notation.py",
    "offered.py",
    "puzzles.py",
    "puzzling.py",
    "questions.py",
    "remedies.py",
    "record.py",
    "sentences.py",
    "slipping.py",
    "spec.py",
    "text.py",
    "weights.py",
}
FOLDERS_LEFT_INTERPRETED = {"advice", "words"}


ONE_BY_ONE = ("learning/many.py",)


def modules() -> list[str]:
    """Their paths, from the root of the project."""
    found = [path for folder in FOLDERS for path in (ROOT / "src/sandtable" / folder).rglob("*.py")]
    found += [ROOT / "src/sandtable" / name for name in ONE_BY_ONE]
    return sorted(os.path.relpath(path, ROOT) for path in found if not is_left_interpreted(path))


def is_left_interpreted(path: Path) -> bool:
    return path.name in LEFT_INTERPRETED or path.parent.name in FOLDERS_LEFT_INTERPRETED


if __name__ == "__main__":
    print("\n".join(modules()))
