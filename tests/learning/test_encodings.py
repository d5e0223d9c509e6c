"""The page of encodings is what the code says; states can be copied, compared and pickled."""

import copy
import importlib.util
import pickle
from pathlib import Path

import pytest

import sandtable
from sandtable.games import NAMES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("encodings_page", ROOT / "scripts/encodings.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_the_page_of_encodings_is_up_to_date(script):
    assert script.TARGET.read_text(encoding="utf-8") == script.page(), "run scripts/encodings.py"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_tells_where_each_field_stands_and_how_high_it_goes(script, name):
    assert script.section(name) in script.TARGET.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_states_are_copied_compared_and_pickled(name):
    state = sandtable.game(name).start(seed="copy")

    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        seat = twin.mover()
        twin.apply(seat, twin.legal(seat)[0])
        assert twin != state
