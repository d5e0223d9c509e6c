"""Puzzles over HTTP: given by rating, judged by the server, rated once; nothing hidden leaves it."""

import json

import pytest

from sandtable.puzzles import puzzle_named, puzzles_of
from sandtable.server.practice.giving import KEPT
from sandtable.server.practice.stream import FIRST, Puzzler, after, next_for, of_the_day

GAMES = ["patterns", "mandala", "mottainai", "mondo"]


async def given(http, game, which="next"):
    answer = await http.post(f"/api/puzzles/{game}/{which}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def attempt(http, shown, **tried):
    answer = await http.post(f"/api/puzzles/{shown['game']}/try/{shown['id']}", json=tried)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def standing(http, game):
    listed = (await http.get("/api/puzzles")).json()
    return next(one for one in listed if one["game"] == game)


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_shows_what_its_seat_sees_and_no_more(guests, game):
    http = (await guests()).http

    shown = await given(http, game)

    puzzle = puzzle_named(game, shown["id"])
    state = puzzle.state()
    assert shown["view"] == json.loads(json.dumps(state.view(shown["seat"])))
    assert shown["solved"] is None
    assert puzzle.seed not in json.dumps(shown)
    assert {offer["act"] for offer in shown["offers"]} == {
        state.write(action) for action in state.legal(shown["seat"])
    }


@pytest.mark.parametrize("game", ["patterns", "mandala", "mottainai"])
async def test_the_answer_is_rated_once(guests, game):
    http = (await guests()).http
    shown = await given(http, game)
    answer = puzzle_named(game, shown["id"]).answer[0]

    over = await attempt(http, shown, act=answer)
    again = await attempt(http, shown, act=answer)

    assert over["solved"]["right"] is True
    assert over["solved"]["rating"] > over["solved"]["before"] == FIRST
    assert over["solved"]["acts"][0]["act"] == answer
    assert over["solved"]["acts"][0]["right"] is True
    assert all(act["text"].endswith(".") for act in over["solved"]["acts"])
    assert "sandtable record 1" in over["solved"]["record"]
    assert again["solved"]["rating"] is None
    listed = await standing(http, game)
    assert (listed["tried"], listed["solved"], listed["rating"]) == (1, 1, over["solved"]["rating"])


async def test_a_wrong_act_ends_it_and_says_why_it_fails(guests):
    http = (await guests()).http
    shown = await given(http, "patterns")
    puzzle = puzzle_named("patterns", shown["id"])
    wrong = next(act for act in puzzle.others)

    over = await attempt(http, shown, act=wrong)

    assert over["solved"]["right"] is False
    assert over["solved"]["rating"] < FIRST
    told = next(act for act in over["solved"]["acts"] if act["act"] == wrong)
    assert told["text"].startswith(("Loses by", "Draws with best play"))
    assert [offer["act"] for offer in over["offers"]] == [puzzle.answer[0]]


async def test_what_is_forbidden_is_explained_and_costs_nothing(guests):
    http = (await guests()).http
    shown = await given(http, "patterns")

    forbidden = await attempt(http, shown, act="bowl red")
    nonsense = await attempt(http, shown, act="castle")

    assert forbidden["rule"].startswith("PAT-")
    assert "castle" in nonsense["text"]
    assert forbidden["solved"] is None is nonsense["solved"]
    assert (await given(http, "patterns"))["id"] == shown["id"]


async def test_giving_up_counts_as_not_solved(guests):
    http = (await guests()).http
    shown = await given(http, "mandala")

    over = await attempt(http, shown, give_up=True)

    assert over["solved"]["right"] is False
    assert (await standing(http, "mandala"))["tried"] == 1
    assert (await given(http, "mandala"))["id"] != shown["id"]


async def test_a_world_is_finished_act_by_act_against_the_clock(guests):
    http = (await guests()).http
    shown = await given(http, "mondo")
    puzzle = puzzle_named("mondo", shown["id"])
    assert 0 < shown["left"] <= puzzle.seconds * 1000

    for act in puzzle.answer:
        assert shown["solved"] is None
        shown = await attempt(http, shown, acts=shown["acts"], act=act)

    assert shown["solved"]["right"] is True
    assert shown["solved"]["rating"] > FIRST


async def test_without_the_clock_it_does_not_count(guests):
    http = (await guests()).http
    shown = await given(http, "mondo")

    over = await attempt(http, shown, act="out", unhurried=True)

    assert over["solved"]["right"] is False
    assert over["solved"]["rating"] is None
    assert (await standing(http, "mondo"))["tried"] == 0


async def test_time_that_is_up_is_up(guests, server):
    from server.people import change

    http = (await guests()).http
    shown = await given(http, "mondo")
    change(server.database, "update puzzlers set started = started - 10000000 where game = 'mondo'")

    over = await attempt(http, shown, act=puzzle_named("mondo", shown["id"]).answer[0])

    assert over["text"] == "The time is up."
    assert over["solved"]["right"] is False


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(guests):
    one, other = (await guests()).http, (await guests()).http

    shown = [await given(http, "patterns", "today") for http in (one, other)]
    assert shown[0]["id"] == shown[1]["id"]
    assert (await standing(one, "patterns"))["today"] is None

    await attempt(one, shown[0], act=puzzle_named("patterns", shown[0]["id"]).answer[0])
    assert (await standing(one, "patterns"))["today"] is True
    assert (await standing(other, "patterns"))["today"] is None


@pytest.mark.parametrize(
    ("path", "body", "status", "text"),
    [
        ("chess/next", None, 404, "There is no game 'chess' here."),
        ("patterns/try/nothing", {}, 404, "There is no such puzzle."),
        ("patterns/try/nothing", {"acts": ["x"] * 121}, 400, "acts"),
        ("patterns/try/nothing", {"act": "x" * 81}, 400, "act"),
    ],
)
async def test_what_is_not_there_is_refused_with_a_sentence(guests, path, body, status, text):
    http = (await guests()).http

    refused = await http.post(f"/api/puzzles/{path}", json=body)

    assert refused.status_code == status
    assert text in refused.json()["text"]


async def test_acts_that_do_not_fit_are_refused(guests):
    http = (await guests()).http
    shown = await given(http, "mondo")

    refused = await http.post(f"/api/puzzles/mondo/try/{shown['id']}", json={"acts": ["place c1 0"]})

    assert refused.status_code == 400
    assert "do not fit the puzzle" in refused.json()["text"]


# Which one comes next


def test_the_next_puzzle_suits_the_rating():
    weak, strong = Puzzler("a", "patterns", rating=800), Puzzler("b", "patterns", rating=1900)

    assert next_for(weak).rating < next_for(strong).rating


def test_what_was_done_does_not_come_again_until_all_are_done():
    every = [puzzle.id for puzzle in puzzles_of("patterns")]
    last = Puzzler("a", "patterns", done=every[:-1])

    assert next_for(last).id == every[-1]
    assert next_for(Puzzler("a", "patterns", done=every)).id in every


def test_ratings_move_by_what_was_to_be_expected():
    easy, hard = (sorted(puzzles_of("patterns"), key=lambda one: one.rating)[n] for n in (0, -1))
    reader = Puzzler("a", "patterns")

    assert after(reader, easy, True).rating - FIRST < after(reader, hard, True).rating - FIRST
    assert FIRST - after(reader, easy, False).rating > FIRST - after(reader, hard, False).rating


def test_days_differ():
    assert len({of_the_day("patterns", f"2026-11-{day:02}").id for day in range(1, 29)}) > 15


@pytest.mark.parametrize("game", GAMES)
async def test_puzzles_are_kept_with_their_answers_and_then_do_not_count(guests, game):
    http = (await guests()).http
    kept = (await http.post(f"/api/puzzles/{game}/keep")).json()

    assert len({one["given"]["id"] for one in kept}) == KEPT
    for one in kept:
        answer = list(puzzle_named(game, one["given"]["id"]).answer)
        assert one["given"]["solved"] is None
        assert one["right"]["solved"]["right"] is True
        assert one["wrong"]["solved"]["right"] is False
        assert one["right"]["solved"]["answer"] == one["wrong"]["solved"]["answer"] == answer
    known = kept[0]["given"]
    over = await attempt(http, known, act=kept[0]["right"]["solved"]["answer"][0])
    assert over["solved"] is None or over["solved"]["rating"] is None
    assert (await standing(http, game))["tried"] == 0
    assert (await given(http, game))["id"] not in {one["given"]["id"] for one in kept}
    again = (await http.post(f"/api/puzzles/{game}/keep")).json()
    assert {one["given"]["id"] for one in again}.isdisjoint({one["given"]["id"] for one in kept})
