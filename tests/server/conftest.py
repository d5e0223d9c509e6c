"""A server for all tests of this folder, and guests who leave when the test is over."""

import pytest

from server.people import Guest, RunningServer, sit_two


@pytest.fixture(scope="session")
def static(tmp_path_factory):
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<title>the client</title>")
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("play()")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory, static):
    running = RunningServer(tmp_path_factory.mktemp("server") / "test.db", odd=True, static=static)
    yield running
    running.stop()


@pytest.fixture
async def guests(server):
    """A function that brings guests."""
    arrived = []

    async def bring(url=server.url, cookies=None):
        arrived.append(await Guest.arrive(url, cookies))
        return arrived[-1]

    yield bring
    for guest in arrived:
        await guest.leave()


@pytest.fixture
async def pair(server):
    """Two people at a table of Patterns: their pages."""
    people, pages = await sit_two(server.url)
    pages[0].guest, pages[1].guest = people
    yield pages
    for person in people:
        await person.leave()
