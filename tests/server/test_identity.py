"""Who somebody is: a signed cookie, a name."""

import pytest

from sandtable.server.accounts import Accounts, clean_name, guest_name
from sandtable.server.protocol import Refused
from server.people import Guest


async def test_a_guest_gets_an_identity_and_keeps_it(guests):
    guest = await guests()

    again = (await guest.http.get("/api/me")).json()

    assert again == guest.me
    assert guest.me["name"] == guest_name(guest.me["id"])


async def test_two_guests_are_two_people(guests):
    assert (await guests()).me["id"] != (await guests()).me["id"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(guests):
    guest = await guests()

    header = (await guest.http.get("/api/me")).headers["set-cookie"]

    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert "Path=/" in header


async def test_a_guest_takes_another_name(guests):
    guest = await guests()

    answer = await guest.http.put("/api/me", json={"name": "  Mira \n of the  sand "})

    assert answer.json() == {"id": guest.me["id"], "name": "Mira of the sand"}
    assert (await guest.http.get("/api/me")).json()["name"] == "Mira of the sand"


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
async def test_a_name_has_1_to_24_characters(guests, name):
    guest = await guests()

    answer = await guest.http.put("/api/me", json={"name": name})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
    assert (await guest.http.get("/api/me")).json() == guest.me


async def test_everybody_at_the_table_learns_a_new_name(pair):
    await pair[0].guest.http.put("/api/me", json={"name": "Mira"})

    for page in pair:
        seats = await page.hear("seats")
        while seats["seats"][0]["name"] != "Mira":
            seats = await page.hear("seats")


async def test_a_forged_cookie_is_nobodys(guests, server):
    victim = await guests()
    person, signature = victim.cookie.split(".")
    altered = signature[:-1] + ("A" if signature[-1] != "A" else "B")
    for forged in (f"{person}.", person, f"{person}.{altered}", f"other.{signature}", ".", "a.b.c"):
        thief = Guest(server.url, {"sandtable": forged})

        assert (await thief.http.get("/api/me")).json()["id"] != person

        await thief.leave()


async def test_a_forged_cookie_cannot_act_for_a_seat(pair, server):
    victim = next(page for page in pair if page.picture["legal"])
    forged = victim.guest.cookie[:-2] + ("AA" if victim.guest.cookie[-2:] != "AA" else "BB")
    thief = Guest(server.url, {"sandtable": forged})
    page = await thief.open_page(victim.table)

    code = await page.refusal(type="act", act=victim.picture["legal"][0], number=0)

    assert page.picture["seat"] is None
    assert code == "not-yours"
    await thief.leave()


async def test_another_persons_cookie_cannot_act_for_a_seat(pair, guests):
    mover = next(page for page in pair if page.picture["legal"])
    stranger = await guests()
    page = await stranger.open_page(mover.table)

    code = await page.refusal(type="act", act=mover.picture["legal"][0], number=0)

    assert code == "not-yours"
    assert (await mover.ask("table", type="join"))["number"] == 0


def test_another_secret_signs_otherwise():
    one, other = Accounts(None, "one", {}), Accounts(None, "other", {})

    assert one.person(one.cookie("me")) == "me"
    assert other.person(one.cookie("me")) is None
    assert one.person(None) is None


def test_a_name_shows_no_control_characters():
    assert clean_name("a\x00b\u202ec") == "a b c"
    with pytest.raises(Refused):
        clean_name("\x00")
