"""The page's types and facts follow from the Python that sends them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_contract_is_not_stale():
    told = subprocess.run(
        [sys.executable, ROOT / "scripts/contract.py", "--check"], capture_output=True, text=True, check=False
    )

    assert told.returncode == 0, f"run `make contract`: {told.stdout}{told.stderr}"
