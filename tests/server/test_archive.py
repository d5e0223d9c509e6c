"""Games from elsewhere, opened in the browser."""

import asyncio

from arena.matches import small_match
from sandtable.arena.play import play
from sandtable.core import record as records
from sandtable.server.archive import keep_all


async def test_a_game_of_the_arena_can_be_stepped_through(server, guests):
    job = small_match("level1", "greedy~20@50", games=1).jobs()[0]
    played = play(job)

    (table,) = await asyncio.to_thread(keep_all, [(played.record, job.names)], str(server.database))
    guest = await guests()
    page = await guest.open_page(table)

    entries = records.read(played.record).entries
    last = await page.ask("frame", type="frame", number=len(entries))
    assert [seat["name"] for seat in page.picture["seats"]] == ["Drifting Sand", "greedy~20@50"]
    assert page.picture["seed"] == job.seed
    assert [line["act"] for line in page.picture["log"]] == [entry.text for entry in entries]
    assert last["view"]["outcome"]["scores"] == list(played.scores)
    answer = await guest.http.get(f"/api/tables/{table}/record")
    assert records.read(answer.text).entries == entries
