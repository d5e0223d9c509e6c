"""Who is who: cookies, names and what somebody is told about themselves; asked in the same process."""

import pytest
import sqlalchemy as sa

from sandtable.server import schema
from sandtable.server.accounts import Accounts, Bearer, new_secret
from sandtable.server.database import open_database
from sandtable.server.names import guest_name
from sandtable.server.protocol import Refused
from sandtable.server.store import Store
from sandtable.server.writer import Change

SECRET = "a secret"


@pytest.fixture
async def accounts(tmp_path):
    store = Store(open_database(str(tmp_path / "accounts.db")), SECRET)
    yield Accounts(store, SECRET)
    store.close()


async def test_a_guest_is_known_by_a_name_drawn_from_the_id(accounts):
    me = await accounts.me("mira")

    assert (me.id, me.name, me.named, me.member, me.owner) == (
        "mira",
        guest_name("mira"),
        False,
        False,
        False,
    )
    assert me.handle == accounts.store.handles.of("mira")
    assert await accounts.name("mira") == guest_name("mira")


async def test_who_chose_a_name_has_it(accounts):
    assert await accounts.rename("mira", "  Mira   B ") == "Mira B"
    me = await accounts.me("mira")

    assert (me.name, me.named, me.member, me.owner) == ("Mira B", True, False, False)
    assert await accounts.name("mira") == "Mira B"
    with pytest.raises(Refused):
        await accounts.rename("mira", "")
    assert await accounts.name("mira") == "Mira B"


async def test_members_and_owners_are_told_that_they_are(accounts):
    for person, joined, owner in (("nils", 5, False), ("olga", 5, True)):
        row = {"id": person, "name": person.title(), "joined": joined, "owner": owner}
        await accounts.store.write(Change(sa.insert(schema.people), row))
    found = [await accounts.me(person) for person in ("nils", "olga")]

    assert [(me.named, me.member, me.owner) for me in found] == [(True, True, False), (True, True, True)]


def test_a_cookie_says_who_and_which_device_and_nobody_else_can_make_one(tmp_path):
    store = Store(open_database(str(tmp_path / "cookies.db")), SECRET)
    ours, others = Accounts(store, SECRET), Accounts(store, "another secret")
    cookie = ours.cookie("mira", "phone")

    assert ours.read(cookie) == Bearer("mira", "phone")
    assert others.read(cookie) is None
    person, device, signature = cookie.split(".")
    forged = [f"nils.{device}.{signature}", f"{person}.laptop.{signature}", f"{person}.{signature}"]
    bare = ours._signature("")
    for wrong in (*forged, cookie[:-1], "", None, ".", f".{bare}", bare):
        assert ours.read(wrong) is None
    assert ours.read(f"mira.{ours._signature('mira')}") == Bearer("mira", ""), (
        "the first cookies named no device"
    )
    store.close()


def test_the_cookie_of_this_server_comes_before_the_one_that_all_shared_once(tmp_path):
    store = Store(open_database(str(tmp_path / "cookies.db")), SECRET)
    accounts = Accounts(store, SECRET)
    here, once = accounts.cookie("mira", "a"), accounts.cookie("nils", "b")

    assert accounts.bearer({accounts.cookie_name: here, "sandtable": once}) == Bearer("mira", "a")
    assert accounts.bearer({"sandtable": once}) == Bearer("nils", "b")
    assert accounts.bearer({accounts.cookie_name: "forged", "sandtable": once}) == Bearer("nils", "b")
    assert accounts.bearer({}) is None
    name, digest = accounts.cookie_name.split("-")
    assert (name, len(digest)) == ("sandtable", 8)
    assert accounts.cookie_name != Accounts(store, "another secret").cookie_name
    store.close()


def test_ids_and_secrets_cannot_be_guessed(tmp_path):
    store = Store(open_database(str(tmp_path / "ids.db")), SECRET)
    people = {Accounts(store, SECRET).new_person() for _ in range(50)}

    assert len(people) == 50
    assert {len(person) for person in people} == {16}, "96 bits"
    assert len(bytes.fromhex(new_secret())) == 32
    store.close()
