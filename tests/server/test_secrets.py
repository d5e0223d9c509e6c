"""What a seat may not know never leaves the server before the end."""

import json

from server.people import Guest, ask, play_on, sit_two


def seed_of(server, table):
    return ask(server.database, f"SELECT seed FROM tables WHERE id = '{table}'")[0][0]


async def test_the_seed_is_told_at_the_end_and_not_before(pair, server, guests):
    table = pair[0].table
    seed = seed_of(server, table)
    stranger = await guests()
    watching = await stranger.open_page(table)
    await play_on(pair, acts=5)
    for page in (*pair, watching):
        await page.ask("table", type="join")
        await page.refusal(type="act", act="sing", number=5)
        await page.refusal(type="frame", number=0)
    lists = (await stranger.http.get("/api/tables")).text
    record = (await stranger.http.get(f"/api/tables/{table}/record")).text
    said = json.dumps([page.heard for page in (*pair, watching)]) + lists + record

    assert seed not in said
    last = await play_on(pair)
    assert last[0]["seed"] == last[1]["seed"] == seed
    assert seed not in server.output.read_text()


async def test_a_seat_gets_its_own_secrets_only(server):
    guests, pages = await sit_two(server.url, game="rush")
    stranger = await Guest.arrive(server.url)
    watching = await stranger.open_page(pages[0].table)
    words = [page.picture["view"]["word"] for page in pages]

    await pages[0].act("whisper", 0)
    told = []
    for page in (*pages, watching):
        await page.hear("acted")
        told.append((await page.ask("table", type="join"))["log"][0])
        await page.refusal(type="act", act="sing", number=1)

    heard = [json.dumps(page.heard) for page in (*pages, watching)]
    assert words[0] in heard[0]
    assert words[0] not in heard[1]
    assert words[1] not in heard[0]
    assert words[0] not in heard[2]
    assert words[1] not in heard[2]
    assert [entry["act"] for entry in told] == ["whisper", "murmur", "murmur"]
    assert [entry["text"] for entry in told] == ["did whisper", "did murmur", "did murmur"]
    assert [m["entry"] for page in (*pages, watching) for m in page.heard if m["type"] == "acted"] == told
    for guest in (*guests, stranger):
        await guest.leave()


async def test_nobodys_id_is_shown_to_others(pair):
    ids = [page.guest.me["id"] for page in pair]

    for page in pair:
        await page.ask("table", type="join")

    assert not any(id in json.dumps(page.heard) for id in ids for page in pair)


async def test_whoever_sits_down_leaves_the_bystanders(server):
    host, other = await Guest.arrive(server.url), await Guest.arrive(server.url)
    table = await host.make_table("me", "open", game="rush")
    page = await other.open_page(table)
    assert page.picture["view"]["word"] is None

    seated = await page.ask("table", type="sit", seat=1)

    assert seated["view"]["word"].startswith("secret1")
    for guest in (host, other):
        await guest.leave()
