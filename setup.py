"""Compiles the rules and searches as one mypyc unit, so that a search calls the rules natively.

mypyc writes a C file for each module; they are compiled side by side on all cores, and only those
that changed. Without a C compiler, or with SANDTABLE_INTERPRETED=1, nothing is compiled and the same
source runs as it stands, some fifty times slower.
"""

import functools
import glob
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "scripts"))
from compiled import modules

EXTRA_FLAGS = ["-fno-semantic-interposition"]
ACROSS_FILES = [
    "-flto=auto"
]  # else small functions of other modules are called, where one file had them inlined
LINK_FLAGS = ["-Wl,-Bsymbolic"]  # modules of the unit call each other directly, not through a table
HEADERS = "build/*.h"
EXPECTING = Path("build/expecting")
INSIDE = re.compile(r"( (cpy_r_r\d+) = \(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_\w+;\n    if \()\2\) goto")


def compiler() -> str:
    return os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]


def has_compiler() -> bool:
    headers = os.path.join(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler()) is not None and os.path.exists(headers)


def inlines_across_files() -> bool:
    command = [compiler(), *ACROSS_FILES, "-x", "c", "-c", os.devnull, "-o", os.devnull]
    return subprocess.run(command, capture_output=True).returncode == 0


def extensions() -> list:
    if os.environ.get("SANDTABLE_INTERPRETED"):
        return []
    if not has_compiler():
        print("no C compiler (or no Python headers) here: Sandtable will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    units = mypycify(modules(), opt_level="2", debug_level="0", group_name="sandtable", multi_file=True)
    flags = EXTRA_FLAGS + (ACROSS_FILES if inlines_across_files() else [])
    for unit in units:
        unit.sources = [expecting(path) for path in unit.sources]
        unit.extra_compile_args += flags
        unit.extra_link_args += [*flags, "-O2"]
        unit.extra_link_args += LINK_FLAGS if sys.platform == "linux" else []
    return units


def expecting(path: str) -> str:
    """A twin of a C file that says what mypyc does not: an index mostly lies inside."""
    source = Path(path)
    said = INSIDE.sub(r"\1likely(\2)) goto", source.read_text(encoding="utf-8"))
    twin = EXPECTING / source.relative_to("build")
    if not twin.exists() or twin.read_text(encoding="utf-8") != said:
        twin.parent.mkdir(parents=True, exist_ok=True)
        twin.write_text(said, encoding="utf-8")
    return str(twin)


class BuildSideBySide(build_ext):
    """Compiles the C files of a unit on all cores; setuptools itself takes one after the other."""

    def build_extensions(self) -> None:
        self.compiler.compile = functools.partial(compile_side_by_side, self.compiler)
        super().build_extensions()


def compile_side_by_side(
    compiler, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
    extra_preargs=None, extra_postargs=None, depends=None,
) -> list[str]:  # fmt: skip
    """What `CCompiler.compile` does, in threads that each wait for a compiler process."""
    _, objects, extra, preprocessing, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(preprocessing, debug, extra_preargs)

    def compile_one(target: str) -> None:
        source, ending = build[target]
        if not is_fresh(target, source):
            compiler._compile(target, source, ending, arguments, extra, preprocessing)

    with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
        list(threads.map(compile_one, build))
    return objects


def is_fresh(target: str, source: str) -> bool:
    """Whether an object file is newer than all it is made from; mypyc touches only what changes."""
    if not os.path.exists(target):
        return False
    made = os.path.getmtime(target)
    return all(os.path.getmtime(path) < made for path in [source, *glob.glob(HEADERS)])


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide})
