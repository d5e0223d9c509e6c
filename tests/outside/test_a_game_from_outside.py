"""A game that is installed beside ours is played everywhere, without a line in our tree."""

import random

from outside.conftest import SKERRY
from server.people import Guest, RunningServer, offered


def test_it_keeps_the_promises_of_every_game(skerry):
    done = skerry.run(
        "-m", "pytest", "-q", "-c", str(SKERRY / "pyproject.toml"), str(SKERRY / "test_skerry.py")
    )

    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_it_is_played_in_the_terminal(skerry):
    typed = "\n".join(["why play rock 1", *["1"] * 6])

    done = skerry.sandtable("play", "skerry", "--against", "pilot", "--seed", "2", typed=typed)

    assert done.returncode == 0, done.stderr
    assert "Skerry. You have seat 0." in done.stdout
    assert "the trick goes to you." in done.stdout
    assert "the trick goes to player 1." in done.stdout
    assert "@" not in done.stdout
    assert any(verdict in done.stdout for verdict in ("You win, ", "You lose, ", "A draw, "))


def test_it_is_played_in_the_arena_by_its_own_bot_and_by_the_search(skerry, tmp_path):
    players = ["--players", "pilot", "search@30", "level1"]
    flags = ["--games", "3", "--seats", "3", "--workers", "1", "--seed", "1", "--records", str(tmp_path)]

    done = skerry.sandtable("arena", "skerry", *players, *flags)

    assert done.returncode == 0, done.stderr
    assert "skerry, 3 games, seed 1" in done.stdout
    written = sorted(map(str, tmp_path.iterdir()))
    assert len(written) == 3
    assert skerry.sandtable("verify", *written).stdout.count("skerry, 18 acts, as recorded") == 3
    assert "gale" in skerry.sandtable("replay", written[0]).stdout


def test_it_has_a_speed(skerry):
    done = skerry.sandtable("bench", "--games", "skerry", "--seconds", "0.01")

    assert done.returncode == 0, done.stderr
    assert '"search"' in done.stdout


async def test_it_is_played_over_a_real_server(skerry, tmp_path):
    server = RunningServer(tmp_path / "test.db", PYTHONPATH=skerry.path)
    try:
        guest = await Guest.arrive(server.url)
        games = {game["name"]: game for game in (await guest.http.get("/api/games")).json()}
        table = await guest.make_table("me", "pilot", "level2", game="skerry")
        page = await guest.open_page(table)
        last = await play_to_the_end(page)
        record = (await guest.http.get(f"/api/tables/{table}/record")).text
        await guest.leave()
    finally:
        server.stop()

    assert games["skerry"]["title"] == "Skerry"
    assert [bot["name"] for bot in games["skerry"]["bots"]][-2:] == ["level6", "pilot"]
    assert [rule["id"] for rule in games["skerry"]["rules"]] == [f"SKE-{n}" for n in range(1, 7)]
    assert (games["skerry"]["hints"], games["skerry"]["review"]) == (False, False)
    assert last["view"]["outcome"]["scores"] == last["view"]["points"]
    assert record.startswith("sandtable record 1\ngame skerry\nseats 3\n")
    assert len([line for line in record.splitlines() if " play " in line]) == 18


async def play_to_the_end(page):
    """Random legal acts whenever it is the guest's turn."""
    chance, picture = random.Random(3), page.picture
    while picture["seed"] is None:
        if offered(picture):
            await page.act(chance.choice(offered(picture)), picture["number"])
        picture = await page.hear("acted")
    return picture
