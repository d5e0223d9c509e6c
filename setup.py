"""Compiles the rules and searches as one mypyc unit, so that a search calls the rules natively.

Without a C compiler, or with SANDTABLE_INTERPRETED=1, nothing is compiled and the same source runs
as it stands, some fifty times slower.
"""

import glob
import os
import shutil
import sys
import sysconfig

from setuptools import setup

# What is read by people or done once an act gains nothing from compiling.
LEFT_INTERPRETED = {
    "drawing.py",
    "errors.py",
    "levels.py",
    "manners.py",
    "mottainai_weights.py",
    "notation.py",
    "positions.py",
    "record.py",
    "refusals.py",
    "rulebook.py",
    "slipping.py",
    "spec.py",
    "text.py",
}
FOLDER_LEFT_INTERPRETED = "advice"
FOLDERS = ("core", "games", "players")
EXTRA_FLAGS = ["-fno-semantic-interposition"]


def modules() -> list[str]:
    found = [
        path
        for folder in FOLDERS
        for path in glob.glob(f"src/sandtable/{folder}/**/*.py", recursive=True)
        if not is_left_interpreted(path)
    ]
    return sorted(found)


def is_left_interpreted(path: str) -> bool:
    folder, name = os.path.split(path)
    return name in LEFT_INTERPRETED or os.path.basename(folder) == FOLDER_LEFT_INTERPRETED


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = os.path.join(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler) is not None and os.path.exists(headers)


def extensions() -> list:
    if os.environ.get("SANDTABLE_INTERPRETED"):
        return []
    if not has_compiler():
        print("no C compiler (or no Python headers) here: Sandtable will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    units = mypycify(modules(), opt_level="2", debug_level="0", group_name="sandtable")
    for unit in units:
        unit.extra_compile_args += EXTRA_FLAGS
    return units


setup(ext_modules=extensions())
