"""Disturbed at any moment: a short form of `bench/kills.py`."""

import pytest

from server.kills import storm


@pytest.mark.parametrize(
    ("kind", "processes", "disturbances"),
    [
        ("sqlite", 1, ["kill", "full"]),
        ("sqlite", 3, ["kill"]),
        ("postgresql", 1, ["cut", "full"]),
        ("postgresql", 3, ["kill", "redis", "stop"]),
    ],
)
async def test_nothing_shown_is_lost_and_everybody_comes_back(kind, processes, disturbances):
    acts, shown, _, done = await storm(kind, processes, disturbances)

    assert sum(done.values()) == len(disturbances)
    assert shown > acts > 0
