"""Who somebody is: a signed cookie, a name."""

from types import SimpleNamespace

import httpx
import pytest

from sandtable.server.accounts import Accounts
from sandtable.server.desk import Desk
from sandtable.server.names import clean_name, guest_name
from sandtable.server.protocol import Refused
from sandtable.server.settings import Settings
from sandtable.server.visitors import Visitor, address_of
from server.people import Guest, RunningServer, offered


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

    assert answer.json() == guest.me | {"name": "Mira of the sand", "named": True}
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
    person, device, signature = victim.cookie.split(".")
    altered = signature[:-1] + ("A" if signature[-1] != "A" else "B")
    for forged in (
        f"{person}.",
        person,
        f"{person}.{device}.{altered}",
        f"{person}.{signature}",
        f"{person}.other.{signature}",
        f"other.{device}.{signature}",
        ".",
        "a.b.c",
    ):
        thief = Guest(server.url, {"sandtable": forged})

        assert (await thief.http.get("/api/me")).json()["id"] != person

        await thief.leave()


async def test_a_forged_cookie_cannot_act_for_a_seat(pair, server):
    victim = next(page for page in pair if offered(page.picture))
    forged = victim.guest.cookie[:-2] + ("AA" if victim.guest.cookie[-2:] != "AA" else "BB")
    thief = Guest(server.url, {"sandtable": forged})
    page = await thief.open_page(victim.table)

    code = await page.refusal(type="act", act=offered(victim.picture)[0], number=0)

    assert page.picture["seat"] is None
    assert code == "not-yours"
    await thief.leave()


async def test_another_persons_cookie_cannot_act_for_a_seat(pair, guests):
    mover = next(page for page in pair if offered(page.picture))
    stranger = await guests()
    page = await stranger.open_page(mover.table)

    code = await page.refusal(type="act", act=offered(mover.picture)[0], number=0)

    assert code == "not-yours"
    assert (await mover.ask("table", type="join"))["number"] == 0


def test_another_secret_signs_otherwise():
    one, other = Accounts(None, "one"), Accounts(None, "other")

    assert one.read(one.cookie("me", "phone")) == ("me", "phone")
    assert other.read(one.cookie("me", "phone")) is None
    assert one.read(None) is None


def test_a_cookie_without_a_device_is_one_of_the_first():
    accounts = Accounts(None, "a secret")

    assert accounts.read(f"me.{accounts._signature('me')}") == ("me", "")


def test_a_name_shows_no_control_characters():
    assert clean_name("a\x00b\u202ec") == "a b c"
    with pytest.raises(Refused):
        clean_name("\x00")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \uffa0"])
def test_a_name_can_be_seen(name):
    with pytest.raises(Refused):
        clean_name(name)


def test_a_letter_has_few_accents():
    assert clean_name("a" + "\u0334" * 20) == "a" + "\u0334" * 2
    assert clean_name("Zoe\u0308") == "Zo\u00eb"


async def test_a_name_is_for_those_who_have_come_before(server):
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Eve"}, verify=False)

    assert (answer.status_code, answer.json()["code"]) == (400, "not-yours")
    assert "set-cookie" not in answer.headers


async def test_two_servers_on_one_host_leave_each_others_guests_alone(server, database):
    other = RunningServer(database)
    guest = await Guest.arrive(server.url)
    first = guest.me["id"]

    there = (await guest.http.get(f"{other.url}/api/me")).json()["id"]
    back = (await guest.http.get(f"{server.url}/api/me")).json()["id"]
    there_again = (await guest.http.get(f"{other.url}/api/me")).json()["id"]

    assert (back, there_again) == (first, there)
    await guest.leave()
    other.stop()


async def test_a_cookie_of_the_first_kind_is_still_good(server, guests):
    guest = await guests()
    old = Guest(server.url, {"sandtable": guest.cookie})

    assert (await old.http.get("/api/me")).json() == guest.me

    await old.leave()


def test_addresses_are_counted_as_households():
    assert address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::9") != address_of("2001:db8:1:2::9")
    assert address_of(None) == ""
    assert address_of("a socket") == "a socket"


def nothing_kept():
    """Tables that were never opened."""
    return SimpleNamespace(store=None, challenges=SimpleNamespace(accounts=None))


def test_names_are_limited_by_address_too():
    desk = Desk(None, nothing_kept(), SimpleNamespace(jobs=None), Settings(games={}), None)
    for n in range(60):
        desk.check_renaming(Visitor(f"person {n}", "192.0.2.7"))

    with pytest.raises(Refused, match="a lot of names"):
        desk.check_renaming(Visitor("one more", "192.0.2.7"))
    assert desk.check_renaming(Visitor("somebody else", "192.0.2.8")) == "somebody else"


def test_tables_of_those_without_a_cookie_are_counted_by_address():
    desk = Desk(None, nothing_kept(), SimpleNamespace(jobs=None), Settings(games={}), None)
    for _ in range(30):
        desk.check_new_table(Visitor(None, "192.0.2.7"))

    with pytest.raises(Refused, match="a lot of tables"):
        desk.check_new_table(Visitor(None, "192.0.2.7"))
    desk.check_new_table(Visitor(None, "192.0.2.8"))


def test_small_changes_of_ever_new_people_are_counted_by_address():
    desk = Desk(None, nothing_kept(), SimpleNamespace(jobs=None), Settings(games={}), None)
    for n in range(300):
        desk.check_small_change(Visitor(f"person {n}", "192.0.2.7"))

    with pytest.raises(Refused, match="a lot at once"):
        desk.check_small_change(Visitor("one more", "192.0.2.7"))
    assert desk.check_small_change(Visitor("somebody else", "192.0.2.8")) == "somebody else"
