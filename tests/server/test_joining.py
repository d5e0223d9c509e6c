"""Guests become members, and members are known again: by links, recovery codes, mail and passkeys."""

import base64
import hashlib
import json
import socket
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa

from sandtable.server import clock
from sandtable.server.database import open_database
from sandtable.server.identity import codes as identity_codes
from sandtable.server.identity.codes import LINK, MAIL, MOST_TRIES, Codes, new_code, plain
from sandtable.server.identity.devices import label_of
from sandtable.server.identity.passkeys import Site
from sandtable.server.identity.qr import origin_for_others, picture
from sandtable.server.protocol import Refused
from sandtable.server.schema import codes
from sandtable.server.store import Store
from server.mailbox import mailbox
from server.people import Guest, RunningServer, offered


async def link_of(guest):
    answer = await guest.http.post("/api/account/link")
    assert answer.status_code == 200, answer.text
    return answer.json()["code"]


async def enter(guest, way, code):
    return await guest.http.post(f"/api/sign-in/{way}", json={"code": code})


async def me(guest):
    return (await guest.http.get("/api/me")).json()


# Another device


async def test_a_link_brings_a_second_device(guests):
    phone, laptop = await guests(), await guests()
    table = await laptop.make_table("me", "open")

    answer = await enter(phone, "link", (await link_of(laptop)).lower().replace("-", " "))

    assert answer.json()["id"] == laptop.me["id"]
    assert answer.json()["member"] is True
    assert (await phone.open_page(table)).picture["seat"] == 0
    devices = (await phone.http.get("/api/account")).json()["devices"]
    assert [device["this"] for device in devices].count(True) == 1
    assert len(devices) == 2


async def test_a_link_is_good_once(guests):
    host, first, second = await guests(), await guests(), await guests()
    code = await link_of(host)
    await enter(first, "link", code)

    answer = await enter(second, "link", code)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-code")
    assert await me(second) == second.me


async def test_a_new_link_takes_the_place_of_the_last(guests):
    host, other = await guests(), await guests()
    old = await link_of(host)
    new = await link_of(host)

    assert (await enter(other, "link", old)).json()["code"] == "bad-code"
    assert (await enter(other, "link", new)).json()["id"] == host.me["id"]


async def test_what_a_guest_played_comes_along(guests, pair):
    member, guest = await guests(), pair[0].guest
    await member.http.put("/api/me", json={"name": "Mira"})
    alone = await guest.make_table("me", "open")

    await enter(guest, "link", await link_of(member))

    page = await guest.open_page(pair[0].table)
    assert page.picture["seat"] == 0
    assert page.picture["seats"][0]["name"] == "Mira"
    assert (await guest.open_page(alone)).picture["seat"] == 0
    mover = page if offered(page.picture) else pair[1]
    act = offered(await mover.ask("table", type="join"))[0]
    await mover.act(act, 0)
    assert (await page.hear("acted"))["number"] == 1


async def test_a_guest_has_the_new_cookie_before_the_old_pages_close(guests, server):
    """A page that is closed comes back at once, and must not do so as the guest who is nobody any more."""
    member, guest = await guests(), await guests()
    code, page = await link_of(member), await guest.open_page()
    content, where = json.dumps({"code": code}), urlsplit(server.url)
    cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    lines = [
        "POST /api/sign-in/link HTTP/1.1", f"Host: {where.netloc}", f"Cookie: {cookies}",
        "Content-Type: application/json", f"Content-Length: {len(content)}", "", content,
    ]  # fmt: skip
    with socket.create_connection((where.hostname, where.port)) as line:
        line.sendall("\r\n".join(lines).encode())

        assert await page.close_code() == 3000

        answer = line.recv(2**16, socket.MSG_DONTWAIT)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"set-cookie: sandtable" in answer


async def test_nobody_gets_two_seats_at_a_table(pair):
    first, second = (page.guest for page in pair)

    await enter(second, "link", await link_of(first))

    page = await second.open_page(pair[0].table)
    assert page.picture["seat"] == 0
    assert [seat["you"] for seat in page.picture["seats"]] == [True, False]


async def test_a_device_that_is_signed_out_is_nobodys(guests):
    laptop, phone = await guests(), await guests()
    await enter(phone, "link", await link_of(laptop))
    page = await phone.open_page()
    [theirs] = [one for one in (await laptop.http.get("/api/account")).json()["devices"] if not one["this"]]

    left = (await laptop.http.delete(f"/api/account/devices/{theirs['id']}")).json()

    assert len(left["devices"]) == 1
    assert await page.close_code() == 3000
    assert (await me(phone))["id"] != laptop.me["id"]
    assert (await me(laptop))["id"] == laptop.me["id"]


async def test_the_cookie_of_a_guest_is_worth_nothing_once_a_member_left(guests, server):
    guest = await guests()
    before = dict(guest.cookies)
    await link_of(guest)
    [device] = (await guest.http.get("/api/account")).json()["devices"]
    await guest.http.delete(f"/api/account/devices/{device['id']}")

    thief = await guests(cookies=before)

    assert thief.me["id"] != guest.me["id"]


async def test_nobody_signs_out_the_devices_of_others(guests):
    mine, theirs = await guests(), await guests()
    await link_of(mine)
    await link_of(theirs)
    [device] = (await theirs.http.get("/api/account")).json()["devices"]

    await mine.http.delete(f"/api/account/devices/{device['id']}")

    assert (await me(theirs))["id"] == theirs.me["id"]


async def test_recovery_codes_are_good_once_each(guests):
    host = await guests()
    made = (await host.http.post("/api/account/recovery")).json()["codes"]
    assert len(set(made)) == 8

    for code in made[:2]:
        back = await guests()
        assert (await enter(back, "recovery", code)).json()["id"] == host.me["id"]
        assert (await enter(await guests(), "recovery", code)).json()["code"] == "bad-code"
    assert (await host.http.get("/api/account")).json()["recovery"] == 6


async def test_guessing_codes_is_slow(tmp_path):
    server = RunningServer(tmp_path / "guess.db")
    guest = await Guest.arrive(server.url)

    codes = [(await enter(guest, "recovery", f"guess {n}")).json()["code"] for n in range(40)]

    assert "bad-code" in codes
    assert codes[-1] == "too-fast"
    await guest.leave()
    server.stop()


# Mail


@pytest.fixture
def post(tmp_path):
    """A server that sends mail, and the box that it arrives in."""
    with mailbox() as box:
        server = RunningServer(
            tmp_path / "post.db",
            SANDTABLE_MAIL_SERVER=box.server,
            SANDTABLE_MAIL_FROM="table@example.org",
            SANDTABLE_MAIL_SECURITY="none",
        )
        box.url = server.url
        yield box
        server.stop()


async def mail_code(guest, box, mail):
    assert (await guest.http.post("/api/mail", json={"mail": mail})).status_code == 204
    return box.code()


async def test_mail_makes_a_guest_a_member_and_brings_them_back(post):
    laptop, phone = await Guest.arrive(post.url), await Guest.arrive(post.url)
    await laptop.http.post(
        "/api/mail/code",
        json={"mail": "Mira@example.org", "code": await mail_code(laptop, post, "Mira@example.org")},
    )
    assert (await me(laptop))["member"] is True
    assert (await me(laptop))["id"] == laptop.me["id"]

    code = await mail_code(phone, post, "mira@EXAMPLE.org")
    answer = await phone.http.post("/api/mail/code", json={"mail": "mira@example.org", "code": code})

    assert answer.json()["id"] == laptop.me["id"]
    assert post.letters[0]["To"] == "mira@example.org"
    for guest in (laptop, phone):
        await guest.leave()


async def test_a_wrong_code_is_refused_and_a_few_are_enough(post):
    guest = await Guest.arrive(post.url)
    right = await mail_code(guest, post, "mira@example.org")
    wrong = "000000" if right != "000000" else "111111"

    for _ in range(MOST_TRIES):
        answer = await guest.http.post("/api/mail/code", json={"mail": "mira@example.org", "code": wrong})
        assert answer.json()["code"] == "bad-code"
    answer = await guest.http.post("/api/mail/code", json={"mail": "mira@example.org", "code": right})

    assert answer.json()["code"] == "bad-code"
    assert (await me(guest))["member"] is False
    await guest.leave()


async def test_one_address_gets_few_letters(post):
    guest = await Guest.arrive(post.url)

    answers = [await guest.http.post("/api/mail", json={"mail": "mira@example.org"}) for _ in range(6)]

    assert [answer.status_code for answer in answers][-1] == 429
    assert len(post.letters) < 6
    await guest.leave()


@pytest.mark.parametrize(
    "mail",
    [
        "mira",
        "mira@",
        "@example.org",
        "a b@example.org",
        "mira@example.org, eve@example.org",
        "x" * 250 + "@example.org",
    ],
)
async def test_an_address_is_an_address(post, mail):
    guest = await Guest.arrive(post.url)

    answer = await guest.http.post("/api/mail", json={"mail": mail})

    assert answer.json()["code"] == "bad-mail"
    assert post.letters == []
    await guest.leave()


async def test_a_server_without_mail_says_so(guests):
    guest = await guests()

    answer = await guest.http.post("/api/mail", json={"mail": "mira@example.org"})

    assert answer.json()["code"] == "no-mail"


# Codes by themselves


@pytest.fixture
async def kept(tmp_path):
    store = Store(open_database(str(tmp_path / "codes.db")))
    yield Codes(store, "a secret")
    store.close()


async def test_a_code_is_not_kept_as_it_is(kept):
    await kept.keep(LINK, ["ABCDE12345"], "mira")

    rows = await kept.store.read(lambda connection: connection.execute(sa.select(codes)).all())

    assert "ABCDE12345" not in str(rows)


async def test_a_code_that_is_too_old_is_refused_and_forgotten(kept, monkeypatch):
    await kept.keep(LINK, ["OLD"], "mira")
    later = clock.now() + identity_codes.LASTS[LINK] + 1
    monkeypatch.setattr(identity_codes.clock, "now", lambda: later)

    with pytest.raises(Refused, match="too old"):
        await kept.take(LINK, "OLD")

    await kept.keep(LINK, ["NEW"], "nils")
    count = sa.select(sa.func.count()).select_from(codes)
    assert await kept.store.read(lambda connection: connection.execute(count).scalar()) == 1


async def test_a_code_is_of_its_kind_only(kept):
    await kept.keep(LINK, ["CODE"], "mira")

    with pytest.raises(Refused):
        await kept.take("recovery", "CODE")


async def test_digits_are_those_of_one_address(kept):
    digits = await kept.keep_digits("mira@example.org")

    with pytest.raises(Refused):
        await kept.take_digits("eve@example.org", digits)
    await kept.take_digits("mira@example.org", f" {digits[:3]} {digits[3:]}")
    with pytest.raises(Refused):
        await kept.take_digits("mira@example.org", digits)
    assert MAIL in identity_codes.LASTS


def test_codes_are_read_as_people_write_them():
    code = new_code(10)

    assert len(plain(code)) == 10
    assert plain("o1l-iO") == "01110"
    assert new_code(16).count("-") == 3


# Passkeys: a whole one is made by a browser in the journeys


def credential(origin, challenge):
    data = {"type": "webauthn.create", "challenge": challenge, "origin": origin}
    encoded = base64.urlsafe_b64encode(json.dumps(data).encode()).rstrip(b"=").decode()
    return {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {"clientDataJSON": encoded, "attestationObject": "AAAA"},
    }


async def test_a_passkey_of_another_site_is_refused(guests):
    guest = await guests()
    options = (await guest.http.post("/api/account/passkeys/options")).json()

    answer = await guest.http.post(
        "/api/account/passkeys", json=credential("https://evil.example", options["challenge"])
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-passkey")
    assert (await me(guest))["member"] is False


async def test_a_passkey_answers_a_question_that_was_asked_of_its_person(guests):
    guest, other = await guests(), await guests()
    options = (await other.http.post("/api/account/passkeys/options")).json()

    for challenge in (options["challenge"], "bWFkZSB1cA"):
        answer = await guest.http.post(
            "/api/account/passkeys", json=credential("http://localhost", challenge)
        )
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "broken",
    [{}, {"response": 7}, {"response": {"clientDataJSON": "!"}}, {"response": {"clientDataJSON": "e30"}}],
)
async def test_a_broken_passkey_is_refused(guests, broken):
    guest = await guests()

    for path in ("/api/account/passkeys", "/api/sign-in/passkey"):
        answer = await guest.http.post(path, json=broken)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-passkey")


def test_a_site_is_secure_but_on_this_machine():
    assert Site("table.example").origins == ["https://table.example"]
    assert Site("localhost:8000").origins == ["https://localhost:8000", "http://localhost:8000"]
    assert Site("localhost:8000").id == "localhost"


# Small things


def test_a_browser_is_told_in_words():
    assert (
        label_of("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0")
        == "Firefox on Android"
    )
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0"
    assert label_of(edge) == "Edge on Windows"
    assert label_of("") == "A browser"


def test_a_link_for_others_names_the_network(monkeypatch):
    monkeypatch.setattr("sandtable.server.identity.qr.own_address", lambda: "192.168.1.5")

    assert origin_for_others("http://localhost:8000", "0.0.0.0") == "http://192.168.1.5:8000"
    assert origin_for_others("http://localhost:8000", "127.0.0.1") == "http://localhost:8000"
    assert origin_for_others("https://table.example", "0.0.0.0") == "https://table.example"


def test_a_picture_is_an_image_of_its_own():
    assert picture("http://localhost/link/ABCDE").startswith("data:image/svg+xml;base64,")
    drawn = {hashlib.sha256(picture(link).encode()).digest() for link in ("one", "two")}
    assert len(drawn) == 2
