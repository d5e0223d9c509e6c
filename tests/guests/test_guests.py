"""Bots that are brought along: from files, as programs, and begun with a skeleton."""

import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable import guests
from sandtable.arena.match import plan
from sandtable.arena.run import run
from sandtable.arena.workers import here, in_processes
from sandtable.cli import main
from sandtable.core.errors import BadRequest
from sandtable.games import NAMES
from sandtable.guests import engine
from sandtable.guests.engine import EngineFault
from sandtable.guests.speak import speak
from sandtable.players import Budget

ROOT = Path(__file__).parents[2]
FIRST = """
class First:
    def act(self, view, budget, seed):
        return {answer}

def make_first(game):
    return First()

thing = 3
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(FIRST.format(answer="0"))
    return path


def view():
    state = sandtable.game("patterns").start(seed="guest")
    return state, state.view(state.mover())


def test_a_bot_may_answer_with_the_act_as_text(tmp_path):
    path = tmp_path / "texts.py"
    state, seen = view()
    action = state.legal(state.mover())[1]
    path.write_text(FIRST.format(answer=repr(state.write(action))))

    assert guests.bring("patterns", f"{path}:First").act(seen, Budget(), 1) == action


@pytest.mark.parametrize("name", ["First", "make_first", "First@0.1s", "First~100"])
def test_a_class_or_a_function_will_do(file, name):
    _, seen = view()

    assert isinstance(guests.bring("patterns", f"{file}:{name}").act(seen, Budget(), 1), int)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("{file}:Other", "has no 'Other'"),
        ("{file}:thing", "neither a class nor a function"),
        ("{file}x.py:First", "there is no file"),
        ("{file}:First@soon", "no budget"),
        ("run:", "names no program"),
        ("run:/there/is/none", "cannot be run"),
    ],
)
def test_what_cannot_be_brought_is_told(file, word, told):
    with pytest.raises(BadRequest, match=told):
        guests.bring("patterns", word.format(file=file))


def test_the_bot_of_the_readme_beats_chance(tmp_path):
    shown = (ROOT / "README.md").read_text().split("```python\n# mine.py\n")[1].split("```")[0]
    file = tmp_path / "mine.py"
    file.write_text(shown)

    result = run(plan("patterns", [f"{file}:Mine", "random"], 40, "readme"), here)

    assert len(shown.splitlines()) <= 15
    assert not result.errors()
    # It takes 86 of 100; where its file lies changes the seeds, and so the games.
    assert sum(game.played.share(game.job.seated.index(0)) for game in result.games) >= 25


def test_an_own_evaluation_goes_into_our_search():
    player = guests.bring("patterns", f"{ROOT / 'examples/own_evaluation.py'}:Mine@20")
    state, seen = view()

    assert player.act(seen, Budget(), 3) in state.legal(state.mover())
    hidden = sandtable.game("mandala").start(seed="x")
    player = guests.bring("mandala", f"{ROOT / 'examples/own_evaluation.py'}:Mine@20")
    assert player.act(hidden.view(hidden.mover()), Budget(), 3) in hidden.legal(hidden.mover())


def test_bots_from_files_play_in_worker_processes(file):
    file.write_text(
        "import sandtable\n"
        "class First:\n"
        "    def __init__(self, game): self.game = game\n"
        "    def act(self, view, budget, seed):\n"
        "        return self.game.imagine(view, sandtable.FastChance(seed)).legal(view['seat'])[0]\n"
    )

    result = run(plan("patterns", [f"{file}:First", "random"], 2, "x"), in_processes(1))

    assert not result.errors()
    assert len(result.games) == 2


# Engines


def test_an_engine_plays_as_the_bot_that_it_is():
    word = f"run:{sys.executable} -m sandtable.guests.speak greedy"
    spoken = run(plan("mandala", [word, "random"], 2, "x"), here)
    played = run(plan("mandala", ["greedy", "random"], 2, "x"), here)

    assert not spoken.errors()
    assert len(spoken.games) == len(played.games) == 2
    assert all(game.played.scores for game in spoken.games)


def engine_saying(tmp_path, program: str) -> str:
    path = tmp_path / "engine.py"
    path.write_text(program)
    return f"run:{sys.executable} {path}"


def test_the_engine_of_the_page_plays(tmp_path):
    page = (ROOT / "docs/engines.md").read_text()
    program = page.split("```py\n")[1].split("```")[0]
    state, seen = view()

    player = guests.bring("patterns", engine_saying(tmp_path, program))

    assert player.act(seen, Budget(seconds=1.0), 1) == state.legal(state.mover())[0]


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("", "ended without an answer"),
        ("input(); print('ready'); input(); input(); print('act ' + 'x' * 2_000_000)", "a line of more"),
        ("input(); print('ready', flush=True); import time; time.sleep(30)", "in time"),
    ],
)
def test_an_engine_that_fails_is_told(tmp_path, monkeypatch, program, told):
    monkeypatch.setattr(engine, "GRACE", 0.2)
    _, seen = view()
    word = engine_saying(tmp_path, program)

    with pytest.raises(EngineFault, match=told):
        guests.bring("patterns", word).act(seen, Budget(seconds=0.1), 1)


def test_a_budget_may_stand_behind_a_command():
    assert engine.read("run:./engine --fast@0.5s") == (["./engine", "--fast"], Budget(seconds=0.5))
    assert engine.read("run:me@home 3") == (["me@home", "3"], Budget())


def test_a_bot_of_ours_speaks():
    assert list(speak("random", ['sandtable {"protocol": 1}', 'game {"game": "patterns"}', "quit"])) == [
        "ready random"
    ]


# The first bot


@pytest.mark.parametrize("game", NAMES)
def test_a_new_bot_passes_its_own_test(game, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)

    assert main(["bot", "new", game]) == 0

    assert f"--against {game}_bot.py:Mine" in capsys.readouterr().out
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"test_{game}_bot.py"],
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_new_bot_replaces_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert main(["bot", "new", "patterns", "mine.py"]) == 0
    assert main(["bot", "new", "patterns", "mine.py"]) == 2
    assert main(["bot", "new", "patterns", "my bot.py"]) == 2
