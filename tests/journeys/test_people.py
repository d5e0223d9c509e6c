"""Being known again on another device, and finding each other."""

import re

import pytest
from playwright.sync_api import CDPSession, expect

from journeys.conftest import Invite
from journeys.house import House
from journeys.visitor import Visitor


def name_of(visitor: Visitor) -> str:
    return visitor.page.get_by_role("banner").locator(".name").inner_text().strip()


def call_oneself(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name="Choose another name").click()
    visitor.page.get_by_role("textbox").fill(name)
    visitor.page.get_by_role("button", name="Save").click()
    expect(visitor.page.get_by_role("banner")).to_contain_text(name)


def test_a_link_takes_name_and_games_to_a_second_device(visitor: Invite) -> None:
    laptop = visitor()
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    call_oneself(laptop, "Mira")
    laptop.start("Drifting Sand")
    table = laptop.page.url
    laptop.arrive("/account")
    laptop.page.get_by_role("button", name="Show a link").click()
    expect(laptop.page.get_by_role("img", name="QR code")).to_be_visible()
    link = laptop.page.locator('a[href*="/link/"]').get_attribute("href") or ""

    phone.page.goto(link)
    phone.page.get_by_role("button", name="Come in").tap()

    expect(phone.page.get_by_role("heading", name=re.compile("Your turn|Your tables")).first).to_be_visible()
    assert name_of(phone) == "Mira"
    phone.page.goto(table)
    expect(phone.table).to_be_visible()
    assert phone.wait_for_turn() == "mine"
    phone.arrive("/account")
    expect(phone.page.get_by_role("button", name="Sign out")).to_have_count(2)
    assert not phone.can_scroll_sideways()

    laptop.arrive("/account")
    other = laptop.page.locator("li").filter(has_text=re.compile("since")).filter(has_not_text="this one")
    other.get_by_role("button", name="Sign out").click()
    expect(phone.page.get_by_role("banner")).not_to_contain_text("Mira")
    phone.complaints.clear()


class Authenticator:
    """A passkey's keeper in the browser, as Chromium makes it for tests."""

    def __init__(self, visitor: Visitor) -> None:
        self.cdp: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.cdp.send("WebAuthn.enable")
        kept = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
        kept |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
        self.id = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": kept})["authenticatorId"]

    def keys(self) -> list[dict[str, object]]:
        found = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return list(found)

    def take(self, key: dict[str, object]) -> None:
        self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


@pytest.fixture
def by_name(house: House) -> House:
    """Passkeys are for names, not for numbers."""
    house.host = "localhost"
    return house


def test_a_passkey_makes_a_member_and_signs_in_elsewhere(by_name: House, visitor: Invite) -> None:
    laptop, phone = visitor(), visitor()
    call_oneself(laptop, "Mira")
    laptop.start("Drifting Sand")
    keeper, other = Authenticator(laptop), Authenticator(phone)
    laptop.arrive("/account")
    laptop.page.get_by_role("button", name="Add a passkey").click()
    expect(laptop.page.get_by_text("You are a member:")).to_be_visible()
    [key] = keeper.keys()

    other.take(key)
    phone.start("Drifting Sand")
    guests_table = phone.page.url
    phone.arrive("/account")
    phone.page.get_by_role("button", name="Sign in with a passkey").click()

    expect(phone.page.get_by_role("banner")).to_contain_text("Mira")
    phone.page.goto(guests_table)
    assert phone.wait_for_turn() == "mine", "what the guest played came along"


def test_two_people_find_each_other_by_play_now(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    call_oneself(mira, "Mira")
    mira.page.get_by_role("button", name="Patterns now").click()
    expect(mira.table).to_be_visible()

    noor.arrive()
    expect(noor.page.get_by_role("link", name=re.compile("Patterns with Mira"))).to_be_visible()
    noor.page.get_by_role("button", name="Patterns now").click()
    asked = noor.page.get_by_role("dialog", name="Your name")  # who has none yet is asked
    asked.get_by_role("textbox").fill("Noor")
    noor.page.keyboard.press("Enter")

    for one in (mira, noor):
        expect(one.page.get_by_role("region", name="Question")).to_be_visible()
    (mira if mira.turn == "mine" else noor).act()
    expect(noor.page).to_have_url(mira.page.url)
    expect(mira.page.get_by_text("Noor").first).to_be_visible()


def test_who_invites_and_who_comes_are_asked_for_a_name(visitor: Invite) -> None:
    mira = visitor()
    noor = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    mira.page.get_by_role("button", name="Play Mandala").click()
    mira.choose("A friend")
    mira.page.get_by_role("textbox", name="Your name at the table").fill("Mira")
    mira.page.get_by_role("combobox", name="Who starts").select_option("1")
    mira.page.get_by_role("button", name="Make the invitation").click()
    expect(mira.table).to_be_visible()

    noor.page.goto(mira.page.url)
    invited = noor.page.get_by_role("heading", name="Mira invites you")
    expect(invited).to_be_in_viewport()
    expect(noor.page.get_by_text("you start")).to_be_visible()
    noor.page.get_by_role("textbox", name="Your name at the table").fill("Noor")
    expect(noor.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    noor.page.get_by_role("button", name="Sit down").tap()

    assert noor.wait_for_turn() == "mine"
    expect(mira.page.get_by_text("Noor").first).to_be_visible()
