"""The rules as pages: the ways to them, the address of a rule, figures to step through, search, and paper."""

import re

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.visitor import Visitor


def test_question_and_log_lead_to_the_rule_and_that_to_its_page(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    mira.start("Drifting Sand")
    mira.wait_for_turn()
    mira.act()
    mira.wait_for_turn()

    for way in ("The rule about what is asked", "The rule about this"):
        if "this" in way:
            page.keyboard.press("l")
        page.get_by_role("button", name=re.compile(f"^{way}")).first.click()
        lit = page.locator("p.lit[data-rule]")
        expect(lit).to_be_in_viewport()
    id = lit.get_attribute("data-rule") or ""
    with mira.context.expect_page() as opened:
        lit.get_by_role("link", name=id).click()
    expect(opened.value.locator(f'[id="{id}"]')).to_be_in_viewport()
    expect(opened.value.locator(f'[id="{id}"]')).to_have_class(re.compile("lit"))
    opened.value.close()


def test_a_card_has_an_address_and_everything_can_be_searched(visitor: Invite) -> None:
    reader = visitor()
    page = reader.page
    reader.arrive("/rules/mottainai#MOT-W-Deck%20of%20Cards")
    card = page.locator('[id="MOT-W-Deck of Cards"]')
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("After you complete a Paper work")

    page.get_by_role("searchbox", name="Search the rules").fill("paper deck")
    expect(card).to_be_visible()
    expect(page.locator('[id="MOT-23"]')).to_have_count(0)
    page.get_by_role("searchbox", name="Search the rules").fill("zeppelin")
    expect(page.get_by_text("No rule speaks of “zeppelin”.")).to_be_visible()


def test_an_example_is_stepped_through_on_the_real_board(visitor: Invite) -> None:
    reader = visitor(reduced_motion="reduce")
    reader.arrive("/rules/patterns")
    example = reader.page.locator("figure").filter(has_text=re.compile("1 of [2-9]")).first
    before = labels(reader)

    example.get_by_role("button", name="The next figure").click()

    stepped = reader.page.locator("figure").filter(has_text=re.compile("2 of [2-9]")).first
    expect(stepped.locator("[data-target]").first).to_be_attached()
    assert labels(reader) != before


def labels(reader: Visitor) -> list[str]:
    """What lies where in the figures."""
    said: list[str] = reader.page.locator("figure [data-target]").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    )
    return said


def test_on_paper_there_are_rules_and_no_buttons(visitor: Invite) -> None:
    reader = visitor()
    reader.arrive("/rules/mandala")
    expect(reader.page.get_by_role("button", name="Print")).to_be_visible()

    reader.page.emulate_media(media="print")

    expect(reader.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(reader.page.get_by_role("banner")).to_be_hidden()
    expect(reader.page.locator('[id="MAN-20"]')).to_be_visible()
