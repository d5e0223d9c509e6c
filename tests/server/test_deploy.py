"""The files in deploy/ say what there is, and the set-up of several processes runs by its own commands."""

import re

import pytest
import yaml

from sandtable.server import capacity
from sandtable.server.settings import choose
from server.composed import Composed
from server.people import Guest, play_on, sit_two
from server.programs import ROOT

FILES = ("compose.yaml", "compose-several.yaml", "Dockerfile", "sandtable.service")


@pytest.mark.parametrize("name", FILES)
def test_deploy_names_settings_and_files_that_there_are(name):
    text = (ROOT / "deploy" / name).read_text()

    known = {f"SANDTABLE_{one.name.upper()}" for one in choose()}
    assert set(re.findall(r"SANDTABLE_[A-Z_]+", text)) <= known
    for folder in re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE):
        assert all((ROOT / path).exists() for path in folder.split())
    if name.endswith(".yaml"):
        for service in yaml.safe_load(text)["services"].values():
            for volume in service.get("volumes", []):
                here = volume.split(":")[0]
                assert not here.startswith(".") or (ROOT / "deploy" / here).exists()


async def test_people_play_through_caddy_while_a_process_dies_and_comes_back():
    house = Composed(SANDTABLE_BOT_PAUSE="0")
    try:
        guests, pages = await sit_two(house.url)
        await play_on(pages, acts=3)
        house.kill("sandtable1")
        back = [Guest(house.url, guest.cookies) for guest in guests]
        again = [await guest.open_page(pages[0].table) for guest in back]
        house.start("sandtable1")

        assert again[0].picture["number"] == 3
        for guest in (*guests, *back):
            await guest.leave()
    finally:
        house.close()


async def test_capacity_grows_until_it_is_too_slow(server, monkeypatch):
    monkeypatch.setattr(capacity, "SECONDS", 1.0)
    monkeypatch.setattr(capacity, "QUICK", 60_000.0)
    told = []

    held = await capacity._grow(server.url, told.append, steps=(1, 2))

    assert held == 2
    assert [line.split()[0] for line in told] == ["1", "2"]
