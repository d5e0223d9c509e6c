"""People speak at the table, and need not hear everybody."""

from playwright.sync_api import Locator, expect

from journeys.conftest import Invite
from journeys.visitor import Visitor


def sit_together(visitor: Invite, **settings: object) -> tuple[Visitor, Visitor]:
    """Two people at a table of Patterns, one by the other's link."""
    mira, finn = visitor(**settings), visitor(**settings)
    mira.start("A friend")
    finn.page.goto(mira.page.url)
    finn.page.get_by_role("button", name="Sit down").first.click()
    expect(finn.page.get_by_role("region", name="Question")).to_be_visible()
    return mira, finn


def open_talk(one: Visitor) -> Locator:
    one.page.get_by_role("button", name="Talk").click()
    return one.page.get_by_role("list", name="What was said")


def test_two_people_talk_and_one_is_muted(visitor: Invite) -> None:
    mira, finn = sit_together(visitor)
    heard = open_talk(mira)
    finn_heard = open_talk(finn)

    finn.page.get_by_role("button", name="Good luck!").click()
    expect(heard).to_contain_text("Good luck!")
    mira.page.get_by_role("textbox", name="Say something").fill("And to you.")
    mira.page.keyboard.press("Enter")
    expect(finn_heard).to_contain_text("And to you.")

    heard.get_by_role("button", name="About").click()
    mira.page.get_by_role("button", name="Mute here").click()
    expect(heard).not_to_contain_text("Good luck!")
    finn.page.get_by_role("button", name="Oops!").click()
    expect(finn_heard).to_contain_text("Oops!")
    mira.page.get_by_role("button", name="Thank you for the game!").click()
    expect(finn_heard).to_contain_text("Thank you for the game!")
    expect(heard).to_contain_text("Thank you for the game!")
    expect(heard).not_to_contain_text("Oops!")

    mira.page.get_by_role("button", name="Hear again").click()
    expect(heard).to_contain_text("Oops!")
    mira.page.get_by_role("button", name="No talk for me").click()
    expect(mira.page.get_by_text("You have switched talk off")).to_be_visible()


def test_a_link_is_refused_and_can_be_put_right(visitor: Invite) -> None:
    mira, finn = sit_together(visitor)
    open_talk(mira)
    heard = open_talk(finn)

    words = mira.page.get_by_role("textbox", name="Say something")
    words.fill("see example.org")
    words.press("Enter")
    expect(mira.page.get_by_text("Links cannot be sent here")).to_be_visible()
    words.fill("see you tomorrow")
    words.press("Enter")
    expect(heard).to_contain_text("see you tomorrow")
    expect(heard).not_to_contain_text("example")
