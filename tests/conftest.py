"""Settings of the whole suite: failures that explain themselves, and the same run every time."""

import pytest
from hypothesis import settings

# Helpers that assert should show their values as test files do.
pytest.register_assert_rewrite("sandtable.conformance", "games.patterns.positions")

settings.register_profile("sandtable", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("sandtable")
