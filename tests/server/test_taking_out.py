"""Everything about somebody as one file; and nothing of it any more."""

import io
import json
import zipfile

from sandtable.core import record
from sandtable.games import game as find_game
from server.people import ask, play_on, sit_two


async def bag_of(guest):
    answer = await guest.http.get("/api/account/everything")
    assert answer.status_code == 200, answer.text
    return zipfile.ZipFile(io.BytesIO(answer.content))


async def test_one_file_has_everything_with_the_records(server):
    people, pages = await sit_two(server.url, game="mandala")
    await people[0].http.put("/api/me", json={"name": "Mira"})
    await pages[0].ask("said", type="say", room="players", text="good luck")
    await play_on(pages)
    running = await people[0].make_table("me", "open")

    bag = await bag_of(people[0])

    about, games = json.loads(bag.read("about.json")), json.loads(bag.read("games.json"))
    assert about["people"][0]["name"] == "Mira"
    assert [one["text"] for one in about["said"]] == ["good luck"]
    assert {one["table"]: one["over"] for one in games} == {pages[0].table: True, running: False}
    records = [name for name in bag.namelist() if name.startswith("records/")]
    assert records == [f"records/mandala-{pages[0].table}.txt"], "a game under way tells no seed"
    assert record.verify(bag.read(records[0]).decode(), find_game).scores
    assert "seed" not in json.dumps(games)
    for one in people:
        await one.leave()


async def test_who_deletes_themselves_is_somebody_and_the_others_keep_their_games(server):
    people, pages = await sit_two(server.url)
    again, _ = await sit_two(server.url)
    await people[0].http.put("/api/me", json={"name": "Mira"})
    await pages[0].ask("said", type="say", room="players", text="bye")
    await play_on(pages)
    other = again[1]
    table = await people[0].make_table("me", "open")
    opposite = await other.open_page(table)
    opposite.picture = await opposite.ask("table", type="sit", seat=1)

    slip = await people[0].http.post("/api/account/delete", json={"name": "mira"})
    gone = await people[0].http.post("/api/account/delete", json={"name": "Mira"})

    assert slip.status_code == 400
    assert gone.status_code == 200
    ended = await opposite.hear("acted")
    assert ended["entry"]["act"] == "/resign"
    assert ended["result"]["winners"] == [1]
    found = (await people[1].http.get("/api/tables")).json()["lately"]
    [kept] = [one for one in found if one["table"] == pages[0].table]
    assert sorted(seat["name"] for seat in kept["seats"] if not seat["you"]) == ["somebody"]
    rows = ask(server.database, f"SELECT person, name FROM said WHERE table_id = '{pages[0].table}'")
    assert rows[0][0].startswith("gone-")
    assert rows[0][1] == "somebody"
    person = people[0].me["id"]
    for where in ("people WHERE id", "seats WHERE person", "ratings WHERE person", "devices WHERE person"):
        assert ask(server.database, f"SELECT * FROM {where} = '{person}'") == []
    for one in (*people, *again):
        await one.leave()
