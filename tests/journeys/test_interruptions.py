"""The server may die at any moment: nothing that was shown is lost."""

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.house import House


def test_the_server_is_killed_in_mid_game_and_the_page_goes_on(visitor: Invite, house: House) -> None:
    mira = visitor()
    mira.start("Drifting Sand")
    for _ in range(2):
        mira.wait_for_turn()
        mira.act()
    assert mira.wait_for_turn() == "mine"
    number, board, scores = mira.number, mira.board(), mira.scores()

    house.kill()
    expect(mira.page.get_by_text("The connection is lost")).to_be_visible()
    assert mira.board() == board
    house.open()
    expect(mira.page.get_by_text("The connection is lost")).to_be_hidden()
    # A browser always tells of refused connections; that is all it may tell.
    assert all("ERR_CONNECTION_REFUSED" in text for text in mira.complaints)
    mira.complaints.clear()

    assert (mira.number, mira.board(), mira.scores()) == (number, board, scores)
    mira.act()
    turn = mira.wait_for_turn()  # a game may end early
    number, board = mira.number, mira.board()
    mira.page.reload()
    assert mira.wait_for_turn() == turn
    assert (mira.number, mira.board()) == (number, board)
