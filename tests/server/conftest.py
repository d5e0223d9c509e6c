"""A server for all tests of this folder, and guests who leave when the test is over."""

import gzip

import pytest

from server.people import Guest, RunningServer, sit_two
from server.postgres import Cluster


@pytest.fixture(scope="session")
def static(tmp_path_factory):
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<title>the client</title>")
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("play()")
    (folder / "assets" / "packed.js").write_text("+" * 4000)
    (folder / "assets" / "packed.js.br").write_bytes(b"br!")
    (folder / "assets" / "packed.js.gz").write_bytes(gzip.compress(b"+" * 4000))
    return folder


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL of our own."""
    running = Cluster()
    yield running
    running.close()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request, tmp_path_factory):
    """A function that makes databases, of each kind that there is."""
    if request.param == "postgresql":
        return request.getfixturevalue("cluster").new
    return lambda: str(tmp_path_factory.mktemp("sqlite") / "sandtable.db")


@pytest.fixture
def database(new_database):
    return new_database()


@pytest.fixture(scope="session")
def server(new_database, static):
    running = RunningServer(new_database(), odd=True, static=static)
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
