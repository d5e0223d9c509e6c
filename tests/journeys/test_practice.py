"""Ten puzzles a game, the deal of the day, a duplicate match, and a game in one file that needs no server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from journeys.conftest import Invite
from journeys.finished import careless_game
from journeys.house import House
from journeys.visitor import Visitor
from sandtable.puzzles import Puzzle, puzzle_named

PUZZLES = 10


def shown(visitor: Visitor, game: str, before: str = "") -> Puzzle:
    """The puzzle that lies there, once it is another one."""
    page = visitor.page.locator(f'main[data-puzzle^="{game}-"]:not([data-puzzle="{before}"])')
    page.wait_for()
    return puzzle_named(game, page.get_attribute("data-puzzle") or "")


def told(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("status").filter(
        has_text=re.compile("Solved|Not this time|The time is up")
    )


def do(visitor: Visitor, puzzle: Puzzle, act: str) -> None:
    """An act as a person does it: by its button, or by touching what it touches."""
    state = puzzle.state()
    offer = next(offer for offer in state.offers(int(state.mover())) if offer.act == act)
    button = visitor.page.locator(f'[data-act="{act}"]')
    if button.count():
        button.first.click()
        return
    for target in offer.targets:
        visitor.page.locator(f'[data-target="{target}"]').first.click()
    choice = visitor.page.get_by_role("menuitem", name=offer.label, exact=True)
    if told(visitor).or_(choice).first.is_visible() is False:
        told(visitor).or_(choice).first.wait_for()
    if choice.count() and choice.first.is_visible():
        choice.first.click()


def wrong_act(puzzle: Puzzle) -> str:
    return min(puzzle.others, key=lambda act: puzzle.others[act].worth)


@pytest.mark.parametrize("game", ["patterns", "mandala", "mottainai"])
def test_ten_puzzles_by_their_answers(visitor: Invite, game: str) -> None:
    reader = visitor()
    reader.arrive("/puzzles")
    reader.page.locator(f'a[href="/puzzles/{game}"]').click()
    before = ""
    for n in range(PUZZLES):
        puzzle = shown(reader, game, before)
        before = puzzle.id
        if n == 3:
            reader.page.get_by_role("button", name="Show the answer").click()
        else:
            do(reader, puzzle, puzzle.answer[0])
        expect(told(reader)).to_have_text(re.compile("Not this time" if n == 3 else "Solved"))
        expect(reader.page.locator(f'li[data-act="{puzzle.answer[0]}"]')).to_have_class(re.compile("right"))
        reader.page.get_by_role("button", name="Next puzzle").click()
    reader.arrive("/puzzles")
    expect(reader.page.get_by_text(f"{PUZZLES - 1} of {PUZZLES} solved")).to_be_visible()


def test_a_wrong_act_is_answered_by_why_it_fails(visitor: Invite) -> None:
    reader = visitor()
    reader.arrive("/puzzles/patterns/today")
    puzzle = shown(reader, "patterns")
    wrong = wrong_act(puzzle)

    do(reader, puzzle, wrong)

    expect(told(reader)).to_have_text(re.compile("Not this time"))
    others = reader.page.get_by_role("button", name="Why the others fail")
    if others.is_visible():
        others.click()
    expect(reader.page.locator(f'li[data-act="{wrong}"]')).to_contain_text(re.compile("Loses|Draws"))
    reader.arrive("/puzzles")
    expect(reader.page.get_by_role("link", name="Puzzle of the day: tried")).to_be_visible()


def test_ten_worlds_of_mondo(visitor: Invite) -> None:
    """Each is begun by a tile from the heap; then the clock is put away, and one way to do it is shown."""
    reader = visitor()
    reader.arrive("/puzzles/mondo")
    before = ""
    for n in range(PUZZLES):
        puzzle = shown(reader, "mondo", before)
        before = puzzle.id
        expect(reader.page.get_by_role("timer")).to_be_visible()
        if n == 0:
            reader.page.keyboard.press("h")
            reader.page.keyboard.press("ArrowRight")
            reader.page.keyboard.press("Enter")
            expect(reader.page.locator("[data-hand]")).to_be_visible()
            reader.page.get_by_role("button", name="Without the clock").click()
            expect(reader.page.get_by_text("this one does not count")).to_be_visible()
        reader.page.get_by_role("button", name="Show the answer").click()
        expect(told(reader)).to_have_text(re.compile("Not this time"))
        reader.page.get_by_text("One way to do it").click()
        expect(reader.page.get_by_text(", ".join(puzzle.answer))).to_be_visible()
        reader.page.get_by_role("button", name="Next puzzle").click()


def test_the_deal_of_the_day_is_one_try(visitor: Invite) -> None:
    reader = visitor()
    reader.page.get_by_role("link", name="Deal of the day").click()
    deal = reader.page.locator('[data-deal="patterns"]')
    deal.get_by_role("button", name="Play").click()
    expect(reader.table).to_be_visible()
    reader.act()

    reader.arrive("/daily")
    expect(deal.get_by_text("under way")).to_be_visible()
    deal.get_by_role("link", name="Go on").click()
    expect(reader.table).to_be_visible()
    expect(reader.page.get_by_role("button", name="Take back")).to_have_count(0)

    reader.arrive("/daily")
    deal.get_by_role("link", name="Yesterday").click()
    expect(reader.page.get_by_text("Nobody has finished this deal.")).to_be_visible()


def test_two_people_play_a_duplicate_match(visitor: Invite) -> None:
    """One deal twice, with seats exchanged; then all is compared."""
    mira, noor = visitor(), visitor()
    mira.arrive("/match")
    mira.page.get_by_role("combobox", name="Deals").select_option("1")
    mira.page.get_by_role("button", name="Begin").click()
    mira.page.get_by_text("The match begins when somebody else joins.").wait_for()
    noor.page.goto(mira.page.url)
    noor.page.get_by_role("button", name="Join the match").click()
    for seats in ("0 0 1", "0 1 0"):
        for player in (mira, noor):
            player.page.goto(mira.page.url if "/match/" in mira.page.url else noor.page.url)
        match = mira.page.url
        for player in (mira, noor):
            player.page.locator(f'[data-game="{seats}"]').get_by_role("button").click()
            expect(player.table).to_be_visible()
        play_both(mira, noor)
        for player in (mira, noor):
            player.page.goto(match)

    expect(mira.page.get_by_role("heading", name="The result")).to_be_visible()
    rows = mira.page.get_by_role("row")
    expect(rows).to_have_count(3)
    margins = [row.locator("td").last.inner_text() for row in rows.all()[1:]]
    assert int(margins[0]) == -int(margins[1])


def play_both(one: Visitor, other: Visitor) -> None:
    for _ in range(200):
        both = [player for player in (one, other) if player.turn == "mine"]
        if one.turn == "over" and other.turn == "over":
            return
        for player in both:
            player.act()
            break
        else:
            one.page.wait_for_timeout(50)
    raise AssertionError("the game should be over by now")


def test_a_game_in_one_file_opens_from_disk(
    visitor: Invite, house: House, browser: Browser, tmp_path: Path
) -> None:
    """The server is gone when it is opened."""
    table = house.keep(careless_game(), "Mira", "Noor")
    reader = visitor()
    reader.arrive(f"/t/{table}")
    reader.table.wait_for()
    answer = reader.page.request.get(f"{house.url}/api/tables/{table}/page", timeout=120_000)
    assert answer.ok, answer.text()
    file = tmp_path / "game.html"
    file.write_bytes(answer.body())
    reader.context.set_offline(True)

    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "request",
        lambda asked: problems.append(asked.url) if not asked.url.startswith(("file:", "data:")) else None,
    )
    page.goto(file.as_uri())

    expect(page.get_by_role("heading", name="Patterns")).to_be_visible()
    board = page.locator("main[data-position]")
    last = int(board.get_attribute("data-position") or "0")
    assert last > 10
    page.get_by_role("button", name="To the deal").click()
    expect(board).to_have_attribute("data-position", "0")
    page.get_by_role("button", name="A step on").click()
    expect(board).to_have_attribute("data-position", "1")
    expect(page.get_by_role("region", name="Review")).to_be_visible()
    expect(page.get_by_text("Mira – Noor")).to_be_visible()
    assert problems == []
    context.close()


def test_lessons_rules_puzzles_and_saved_games_open_without_a_server(visitor: Invite, house: House) -> None:
    """What was kept on the device is there when the house is closed, and can be done to its end."""
    table = house.keep(careless_game(), "Mira", "Noor")
    reader = visitor()
    save_game(reader, table)
    reader.arrive("/learn/patterns")
    reader.page.get_by_role("button", name="Keep lessons, rules and puzzles on this device").click()
    expect(reader.page.get_by_text("open without a line now")).to_be_visible(timeout=120_000)
    reader.arrive("/learn/patterns")
    reader.page.locator("[data-lesson]").first.wait_for()
    house.close()

    reader.page.reload()
    open_saved_game(reader)
    reader.page.locator('[data-lesson="patterns/late"]').click()
    board = reader.page.locator("main[data-step]")
    expect(board).to_have_attribute("data-step", "0")
    reader.page.locator('[data-target="a3"]').click()
    reader.page.get_by_role("menuitem", name="Flip red on a3").click()
    expect(board).to_have_attribute("data-step", "1")
    reader.arrive("/rules/patterns")
    expect(reader.page.get_by_role("heading", name="Patterns").first).to_be_visible()
    for game in ("patterns", "mandala", "mottainai"):
        solve_kept(reader, game)
    begin_kept_world(reader)
    reader.page.goto("about:blank")
    reader.complaints.clear()  # a browser says of every call that nobody answered


def save_game(reader: Visitor, table: str) -> None:
    """From its end panel: as a file, and on this device."""
    reader.arrive(f"/t/{table}")
    reader.page.get_by_role("button", name="Scoring").click()
    with reader.page.expect_download(timeout=120_000) as download:
        reader.page.get_by_role("dialog").get_by_role("link", name="Save as a page").click()
    assert re.fullmatch(r"sandtable-patterns-\w+\.html", download.value.suggested_filename)


def open_saved_game(reader: Visitor) -> None:
    with reader.context.expect_page() as opened:
        reader.page.get_by_role("link", name="Patterns: Mira – Noor").click()
    page = opened.value
    board = page.locator("main[data-position]")
    expect(page.get_by_role("heading", name="Patterns")).to_be_visible()
    page.get_by_role("button", name="To the deal").click()
    expect(board).to_have_attribute("data-position", "0")
    page.close()


def solve_kept(reader: Visitor, game: str) -> None:
    """Its answer solves it; whatever else was done, the next one comes."""
    reader.arrive(f"/puzzles/{game}")
    puzzle = shown(reader, game)
    expect(reader.page.get_by_text("it does not count")).to_be_visible()
    do(reader, puzzle, puzzle.answer[0])
    expect(told(reader)).to_have_text(re.compile("Solved"))
    reader.page.get_by_role("button", name="Next puzzle").click()
    following = shown(reader, game, puzzle.id)
    state = following.state()
    offers = state.offers(int(state.mover()))
    do(reader, following, next(offer.act for offer in offers if offer.act != following.answer[0]))
    expect(told(reader)).to_have_text(re.compile("Not this time"))


def begin_kept_world(reader: Visitor) -> None:
    reader.arrive("/puzzles/mondo")
    puzzle = shown(reader, "mondo")
    reader.page.keyboard.press("h")
    reader.page.keyboard.press("ArrowRight")
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator("[data-hand]")).to_be_visible()
    reader.page.get_by_role("button", name="Show the answer").click()
    reader.page.get_by_text("One way to do it").click()
    expect(reader.page.get_by_text(", ".join(puzzle.answer))).to_be_visible()
