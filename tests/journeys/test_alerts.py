"""It is your turn: told by a push service to a browser, and by a mail server, each on this machine."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Playwright, expect

from journeys.conftest import PATIENCE_MS, Invite, start_firefox
from journeys.house import House
from journeys.push_service import LocalPush
from journeys.visitor import Visitor
from server.mailbox import Mailbox, mailbox

QUICK = {
    "SANDTABLE_ALERT_SECONDS": "0",
    "SANDTABLE_ALERT_PAUSE": "0",
    "SANDTABLE_ALERT_NETWORKS": "127.0.0.1",
}


@pytest.fixture
def push() -> Iterator[LocalPush]:
    service = LocalPush()
    yield service
    service.stop()


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def house(tmp_path: Path, box: Mailbox) -> Iterator[House]:
    mail = {
        "SANDTABLE_MAIL_SERVER": box.server,
        "SANDTABLE_MAIL_FROM": "table@example.org",
        "SANDTABLE_MAIL_SECURITY": "none",
    }
    house = House(tmp_path, **QUICK, **mail)
    house.open()
    house.settings["SANDTABLE_ADDRESS"] = house.url  # for links in letters
    house.close()
    house.open()
    yield house
    house.close()


@pytest.fixture
def phone(playwright: Playwright, push: LocalPush, house: House, tmp_path: Path) -> Iterator[Visitor]:
    """A Firefox that is registered nowhere else."""
    browser = start_firefox(playwright, tmp_path, **push.settings)
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE_MS)
    visitor = Visitor(context, house.url)
    visitor.arrive()
    yield visitor
    visitor.close()
    browser.close()
    assert visitor.complaints == []


def open_alerts(one: Visitor) -> Locator:
    one.page.get_by_role("button", name="Alerts").click()
    return one.page.get_by_role("dialog", name="Alerts")


def sit_down_at(host: Visitor, guest: Visitor) -> str:
    """At a table of the host, by its link; where it is."""
    host.start("A friend", first=False)
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("region", name="Question")).to_be_visible()
    return host.page.url


def test_a_push_arrives_and_is_proved(phone: Visitor, visitor: Invite) -> None:
    noor = visitor()
    told = open_alerts(phone)
    told.get_by_role("button", name="Register").click()
    expect(told).to_contain_text("1 registered")
    told.get_by_role("button", name="Send me a test").click()
    chain = told.get_by_role("region", name="A test")
    expect(chain).to_contain_text("this browser: arrived")
    for step in ("this browser: being sent", "this browser: sent"):
        expect(chain).to_contain_text(step)
    phone.page.keyboard.press("Escape")

    table = sit_down_at(noor, phone)
    phone.page.goto("about:blank")
    noor.act()
    phone.arrive()
    chain = open_alerts(phone).get_by_role("region", name="An alert").first
    expect(chain).to_contain_text("this browser: arrived")
    phone.page.goto(table)
    assert phone.wait_for_turn() == "mine"
    phone.arrive()
    expect(open_alerts(phone).get_by_role("region", name="An alert").first).to_contain_text("page: seen")


def test_a_letter_calls_to_the_table(visitor: Invite, box: Mailbox) -> None:
    mira, noor = visitor(), visitor()
    mira.arrive("/account")
    mira.page.get_by_role("textbox", name="Your mail address").first.fill("mira@example.org")
    mira.page.get_by_role("button", name="Send me a code").first.click()
    digits = mira.page.get_by_role("textbox", name="The six digits of the letter")
    digits.wait_for()
    digits.fill(box.code())
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_text("mira@example.org")).to_be_visible()
    told = open_alerts(mira)
    told.get_by_role("checkbox", name="Mail to mira@example.org").check()
    told.get_by_role("button", name="Send me a test").click()
    expect(told.get_by_role("region", name="A test")).to_contain_text("mail: sent. Taken by the mail server.")
    assert box.letters[-1]["Subject"] == "A test of the alerts"
    mira.arrive()

    table = sit_down_at(noor, mira)
    mira.page.goto("about:blank")
    noor.act()
    letter = box.letter("Your turn in Patterns")
    link = re.search(r"http\S+", letter.get_content())
    assert link
    assert link[0].startswith(table)
    mira.page.goto(link[0])
    assert mira.wait_for_turn() == "mine"
    chain = open_alerts(mira).get_by_role("region", name="An alert").first
    expect(chain).to_contain_text("seen")
