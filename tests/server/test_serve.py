"""The command: where it is, what it says, how it ends."""

import os
import re
import signal
import socket
import subprocess
import sys

import httpx
import pytest
import websockets

from sandtable.server import serve as exported
from sandtable.server.pages import page
from sandtable.server.serve import address, serve, trouble
from server.people import PATIENCE, SOURCE, Guest, RunningServer


async def test_it_says_where_it_is_and_how_it_gets_an_owner_and_ends_quietly(database):
    server = RunningServer(database)
    assert server.line == f"Sandtable is at {server.url}/ (Ctrl+C stops it)\n"
    guest = await Guest.arrive(server.url)
    page = await guest.open_page(await guest.make_table("me", "level4", start="0"))

    server.process.send_signal(signal.SIGINT)

    assert await page.close_code() == 1012
    assert server.process.wait(PATIENCE) == 0
    await guest.leave()
    told = server.process.stdout.read()
    assert re.fullmatch(
        r"Nobody owns this house yet\. At \S+/house, this code makes you its owner: \S{19}\n", told
    )
    assert server.output.read_text() == ""


def test_a_port_in_use_is_told_plainly(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port)]

        done = subprocess.run(
            command,
            env=os.environ | {"PYTHONPATH": str(SOURCE)},
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )

    assert done.returncode == 1
    assert done.stderr == (
        f"Port {port} is in use by another program. Choose another one: --port {port + 1}\n"
    )
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


def test_the_database_may_be_chosen_by_the_environment(tmp_path):
    command = [sys.executable, "-c", "from sandtable.server import serve; serve(port=0)"]
    variables = {"PYTHONPATH": str(SOURCE), "SANDTABLE_DATABASE": str(tmp_path / "chosen.db")}
    process = subprocess.Popen(
        command, env=os.environ | variables, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline().startswith("Sandtable is at http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    process.wait(PATIENCE)

    assert (tmp_path / "chosen.db").exists()


async def test_it_may_live_under_a_path(tmp_path):
    server = RunningServer(tmp_path / "under.db", SANDTABLE_BASE_PATH="/games")
    guest = await Guest.arrive(f"{server.url}/games")

    cookie = (await guest.http.get("/api/me")).headers["set-cookie"]
    link = (await guest.http.post("/api/account/link")).json()["link"]
    page = await guest.open_page(await guest.make_table("me", "open"))
    stripped = Guest(server.url, guest.cookies)  # as a proxy sends it on that takes the path away
    tables = (await stripped.http.get("/api/tables")).json()["mine"]

    assert "Path=/games;" in cookie
    assert link.startswith(f"{server.url}/games/link/")
    assert page.picture["seat"] == 0
    assert [table["table"] for table in tables] == [page.table]
    for one in (guest, stripped):
        await one.leave()
    server.stop()


async def test_it_is_asked_for_by_its_own_names_only(tmp_path):
    server = RunningServer(tmp_path / "named.db", SANDTABLE_HOSTS="table.example, [::1]")
    page = server.url.replace("http", "ws", 1) + "/ws"

    def ask(host):
        return httpx.get(f"{server.url}/api/games", headers={"Host": host})

    assert [ask(host).status_code for host in ("table.example", "Table.Example:8000", "[::1]:80")] == [
        200
    ] * 3
    assert ask("evil.example").status_code == 421
    assert "`hosts`" in ask("evil.example").text
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(page)
    server.stop()


def test_the_page_names_what_it_needs_under_its_path(tmp_path):
    (tmp_path / "index.html").write_text(
        '<meta name="base" content="/"><script src="/assets/app.js"></script>'
    )
    (tmp_path / "index.html.br").write_bytes(b"packed")

    answer = page(tmp_path, "/t/abc", "br", "/games")

    wanted = '<meta name="base" content="/games/"><script src="/games/assets/app.js"></script>'
    assert answer.content.decode() == wanted
    assert "Content-Encoding" not in answer.headers


def test_a_client_that_is_not_built_is_told_how_to_build(tmp_path):
    answer = page(tmp_path, "/t/abc")

    assert b"make play" in answer.content


def test_addresses_and_troubles_are_sentences():
    assert exported is serve
    assert address("0.0.0.0", 80) == "http://localhost:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert "above 1023" in trouble("127.0.0.1", 80, PermissionError(13, "Permission denied"))
    assert "cannot listen at nowhere" in trouble("nowhere", 80, OSError(-2, "Name or service not known"))
