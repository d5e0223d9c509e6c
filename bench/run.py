"""`make bench`: the rules compiled and interpreted, a C++ yardstick, and the server under load.

Ratios come from this one run, on this one machine, since machines differ and are noisy.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
IMPORTS = 5

console = Console()


def main() -> None:
    options = parse()
    RESULTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        result = {
            "compiled": rules(options.seconds, ROOT / "src", Path(scratch)),
            "interpreted": rules(options.seconds, pure_source(Path(scratch)), Path(scratch)),
            "yardstick": yardstick(options.seconds, Path(scratch)),
            "import_seconds": import_time(),
        }
    show(result)
    if not options.no_load:
        result["load"] = load("load")
        result["bots"] = load("bots")
    target = RESULTS / "bench.json"
    target.write_text(json.dumps(result, indent=2) + "\n")
    console.print(f"written to {target.relative_to(ROOT)}")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--no-load", action="store_true", help="leave the server out")
    return parser.parse_args()


def pure_source(scratch: Path) -> Path:
    """The package without its compiled modules."""
    target = scratch / "pure"
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    return target


def rules(seconds: float, source: Path, scratch: Path) -> dict:
    """`sandtable bench` in a process of its own that runs this source."""
    target = scratch / "figures.json"
    command = [
        sys.executable,
        "-m",
        "sandtable.cli",
        "bench",
        "--seconds",
        str(seconds),
        "--json",
        str(target),
    ]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": str(source)}, check=True)
    return json.loads(target.read_text())


def yardstick(seconds: float, scratch: Path) -> dict | None:
    """Patterns in hand-written C++, where there is a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if not compiler:
        console.print("no C++ compiler here: no yardstick")
        return None
    program = scratch / "yardstick"
    source = ROOT / "bench" / "yardstick.cpp"
    subprocess.run(
        [compiler, "-O3", "-march=native", "-std=c++17", str(source), "-o", str(program)], check=True
    )
    return json.loads(subprocess.run([program, str(seconds)], check=True, capture_output=True).stdout)


def import_time() -> float:
    """The median of some fresh `import sandtable`, interpreter start included."""
    times = []
    for _ in range(IMPORTS):
        command = "import time; s = time.perf_counter(); import sandtable; print(time.perf_counter() - s)"
        times.append(
            float(subprocess.run([sys.executable, "-c", command], check=True, capture_output=True).stdout)
        )
    return sorted(times)[IMPORTS // 2]


def show(result: dict) -> None:
    table = Table(title="Patterns against hand-written C++ in the same run", title_justify="left")
    for heading in ("", "compiled", "interpreted", "C++", "compiled / C++"):
        table.add_column(heading, justify="left" if not heading else "right")
    fast, slow = (result[how]["figures"]["patterns"] for how in ("compiled", "interpreted"))
    best = result["yardstick"] or {}
    for row in ("random", "driven", "search"):
        cells = [f"{fast[row]:,.0f}", f"{slow[row]:,.0f}"]
        cells += [f"{best[row]:,.0f}", f"{fast[row] / best[row]:.2f}"] if row in best else ["", ""]
        table.add_row(row, *cells)
    console.print(table)
    console.print(f"import sandtable: {result['import_seconds']:.3f} s")


def load(which: str) -> dict:
    """100 tables of two people (bench/load.py), or people beside 20 games of bots (bench/bots.py)."""
    target = RESULTS / f"{which}.json"
    subprocess.run([sys.executable, str(ROOT / "bench" / f"{which}.py"), "--json", str(target)], check=True)
    return json.loads(target.read_text())


if __name__ == "__main__":
    main()
