"""A short form of `make soak`."""

from server.soak import soak


async def test_memory_stays_where_it_is_while_people_come_and_go():
    warm, most, acts = await soak(9)

    assert most < warm + 40, "megabytes"
    assert acts > 0
