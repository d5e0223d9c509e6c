"""A game as text: written, read, replayed, verified; and every damage named with its line."""

import contextlib
import random

import pytest

import sandtable
from sandtable.core import record as records
from sandtable.core.log import CLOCK, Entry
from sandtable.core.record import Record
from sandtable.games.patterns import deal_for

PATTERNS = sandtable.game("patterns")


def played(seed: str = "7f3a", acts: int | None = None) -> Record:
    """The record of a random game, to its end or for a number of acts."""
    chance = random.Random(seed)
    record = Record("patterns", 2, {"start": "random"}, seed)
    state = PATTERNS.start(seed=seed)
    while state.actors() and len(record.entries) != acts:
        seat = state.mover()
        action = chance.choice(state.legal(seat))
        record.entries.append(Entry(seat, 1000 * len(record.entries), PATTERNS.write(state, action)))
        state.apply(seat, action)
    record.scores = state.outcome().scores if state.outcome() else None
    return record


WHOLE = played()
LINES = WHOLE.write().splitlines()
FIRST_ACT = 7  # the line of it: a title, four lines of header, an empty one


def verify(lines: list[str]) -> Record:
    return records.verify("\n".join(lines) + "\n", sandtable.game)


def damaged(lines: list[str]) -> sandtable.DamagedRecord:
    with pytest.raises(sandtable.DamagedRecord) as found:
        verify(lines)
    return found.value


def changed(line: int, text: str | None) -> list[str]:
    """The whole record with one line (counted from 1) replaced, or left out."""
    return LINES[: line - 1] + ([] if text is None else [text]) + LINES[line:]


def test_a_record_has_a_title_a_header_the_acts_and_the_outcome():
    assert LINES[:6] == [
        "sandtable record 1",
        "game patterns",
        "seats 2",
        "option start=random",
        "seed 7f3a",
        "",
    ]
    assert LINES[6].startswith("1 ")
    assert LINES[-1] == "outcome " + " ".join(map(str, WHOLE.scores))


def test_a_record_is_read_as_it_was_written():
    assert records.read(WHOLE.write()) == WHOLE
    assert records.read(WHOLE.write()).write() == WHOLE.write()


def test_empty_lines_and_spaces_at_the_ends_do_not_matter():
    loose = WHOLE.write().replace("\n1 ", "\n\n  1   ") + "\n\n"

    assert records.verify(loose, sandtable.game) == WHOLE


def test_a_record_of_a_game_that_goes_on_is_a_record():
    part = played(acts=10)

    assert "outcome" not in part.write()
    assert records.verify(part.write(), sandtable.game) == part


def test_a_replay_gives_each_act_with_the_position_before_it_and_after_it():
    steps = list(records.replay(WHOLE, PATTERNS))
    state = PATTERNS.start(seed="7f3a")

    assert [step.entry for step in steps] == WHOLE.entries
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    for step in steps:
        assert repr(step.before) == repr(state)
        assert step.action == state.read(step.entry.text)
        state.apply(step.entry.seat, step.action, step.entry.at)
        assert repr(step.after) == repr(state)
    assert repr(records.final_state(WHOLE, PATTERNS)) == repr(state)


def test_a_whole_record_verifies():
    assert verify(LINES) == WHOLE


def test_the_clocks_entries_are_written_with_a_dash():
    record = Record("patterns", 2, {}, "7f3a", entries=[Entry(CLOCK, 420000, "tick")])

    assert "1 - 420000 tick" in record.write()
    assert records.read(record.write()) == record


def test_while_the_game_goes_on_only_the_commitment_is_told():
    secret = Record("patterns", 2, {}, "", commitment=sandtable.commitment("7f3a"))

    assert f"commitment {sandtable.commitment('7f3a')}" in secret.write()
    assert records.read(secret.write()) == secret
    with pytest.raises(sandtable.DamagedRecord, match="not told yet"):
        next(records.replay(secret, PATTERNS))


def test_a_seed_that_fits_its_commitment_verifies():
    lines = changed(5, "seed 7f3a\ncommitment " + sandtable.commitment("7f3a"))

    assert verify(lines).commitment == sandtable.commitment("7f3a")


@pytest.mark.parametrize(
    ("line", "text", "told"),
    [
        (1, "another record", "begins with"),
        (1, "sandtable record 2", "begins with"),
        (2, "game", "header"),
        (2, "game chess", "no game 'chess'"),
        (2, "player Mira", "header"),
        (3, "seats two", "header"),
        (3, "seats 0", "players, not 0"),
        (3, "seats 5", "players, not 5"),
        (3, "seats 2 seats 2", "header"),
        (4, "option start", "header"),
        (4, "option start=never", "never"),
        (4, "option speed=fast", "speed"),
        (5, "seed", "header"),
        (5, "commitment 7f3a", "header"),
        (7, "1 0", "number, a seat, a time"),
        (7, "1 x 0 bowl red", "number, a seat, a time"),
        (7, "1 0 soon bowl red", "number, a seat, a time"),
        (7, "1 0 -5 bowl red", "number, a seat, a time"),
        (7, "2 0 0 bowl red", "act 1 is expected"),
        (7, "one 0 0 bowl red", "act 1 is expected"),
        (7, "1 7 0 bowl red", "PAT-20"),
        (7, "1 99999999999999999999999 0 bowl red", "number, a seat, a time"),
        (7, "1 0 99999999999999999999999 bowl red", "number, a seat, a time"),
        (7, "1 - 0 bowl red", "nobody's seat"),
        (8, "2 0 1000 jump d4", "jump d4"),
        (8, "2 0 1000 establish a1", "a1"),
        (9, "3 0 0 establish d4", "before the one above"),
    ],
)
def test_a_damaged_line_is_named(line, text, told):
    problem = damaged(changed(line, text))

    assert told in problem.problem
    assert problem.line == line


def test_an_act_against_the_rules_is_named_with_its_line_and_its_rule():
    lines = list(LINES)
    lines[9] = lines[8].replace("3 ", "4 ", 1)

    problem = damaged(lines)

    assert problem.line == 10
    assert "PAT-" in problem.problem


def test_a_missing_act_is_noticed_at_the_next():
    assert damaged(changed(12, None)).line == 12


def test_an_act_after_the_end_is_named():
    lines = [*LINES[:-1], f"{len(WHOLE.entries) + 1} 0 999999 stop"]

    problem = damaged(lines)

    assert problem.line == len(lines)
    assert "PAT-50" in problem.problem


def test_nothing_follows_the_outcome():
    assert damaged([*LINES, "outcome 1 2"]).line == len(LINES) + 1


@pytest.mark.parametrize("outcome", ["outcome", "outcome one two", "outcome 41.5 46"])
def test_an_outcome_is_the_points_of_each_seat(outcome):
    problem = damaged(changed(len(LINES), outcome))

    assert problem.line == len(LINES)
    assert "points" in problem.problem


@pytest.mark.parametrize("outcome", ["outcome 99 1", "outcome 1", "outcome 1 2 3"])
def test_an_outcome_that_does_not_fit_the_acts_is_named_with_its_line(outcome):
    problem = damaged([*changed(len(LINES), outcome), "", ""])

    assert problem.line == len(LINES)
    assert str(WHOLE.scores[0]) in problem.problem


def test_an_outcome_of_a_game_that_is_not_over_is_named():
    problem = damaged([*played(acts=5).write().splitlines(), "outcome 0 0"])

    assert "not over" in problem.problem


@pytest.mark.parametrize(("missing", "line"), [("game", 2), ("seats", 3), ("seed", 5)])
def test_a_header_without_one_of_its_lines(missing, line):
    problem = damaged(changed(line, None))

    assert missing in problem.problem
    assert problem.line == 5, "where the header ends"


@pytest.mark.parametrize("line", [2, 3, 4, 5])
def test_a_line_of_the_header_stands_there_once(line):
    problem = damaged(changed(line, f"{LINES[line - 1]}\n{LINES[line - 1]}"))

    assert "twice" in problem.problem
    assert problem.line == line + 1


def test_a_seed_that_was_not_committed_to_is_found_out():
    problem = damaged(changed(5, "seed 7f3a\ncommitment " + sandtable.commitment("7f3b")))

    assert "committed" in problem.problem
    assert problem.line == 6


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", "game patterns"])
def test_what_is_no_record_at_all(text):
    with pytest.raises(sandtable.DamagedRecord, match="line 1: a record begins"):
        records.verify(text, sandtable.game)


def test_a_record_is_damaged_or_whole_but_never_crashes():
    text, chance = WHOLE.write(), random.Random(5)
    for _ in range(400):
        start = chance.randrange(len(text))
        end = min(len(text), start + chance.choice((0, 1, 1, 4, 30)))
        torn = text[:start] + chance.choice(("", "\n", "0", "9" * 30, "-", "x ", "ä")) + text[end:]
        with contextlib.suppress(sandtable.DamagedRecord):
            records.verify(torn, sandtable.game)


# Rules change


def test_a_record_tells_the_version_of_the_rules_where_it_is_not_the_first():
    record = Record("patterns", 2, {}, "7f3a", rules=2)

    assert "rules" not in WHOLE.write()
    assert record.write().splitlines()[1:4] == ["game patterns", "rules 2", "seats 2"]
    assert records.read(record.write()) == record


@pytest.mark.parametrize("line", ["rules", "rules 0", "rules one", "rules -1", "rules 9999999"])
def test_a_version_is_a_number_from_one_on(line):
    assert damaged(changed(2, f"game patterns\n{line}")).line == 3


@pytest.fixture
def repair(monkeypatch):
    """A function that gives Patterns another version of its rules, perhaps with another deal."""

    def to(version, **parts):
        for name, part in {"version": version, **parts}.items():
            monkeypatch.setattr(PATTERNS, name, part)

    return to


def another_deal(seats, options, chance):
    return deal_for(seats, options, sandtable.FastChance(1))


def refused(lines: list[str]) -> str:
    with pytest.raises(sandtable.OtherRules) as found:
        verify(lines)
    return str(found.value)


def test_a_game_of_older_rules_that_still_fits_verifies(repair):
    repair(version=3)

    assert verify(LINES) == WHOLE


def test_a_game_of_older_rules_that_does_not_fit_is_refused_but_not_called_damaged(repair):
    repair(version=3, deal=another_deal)

    assert refused(LINES) == (
        "this game was played by version 1 of the rules of Patterns; here they are version 3: "
        "it is whole, but it cannot be replayed by them"
    )


def test_a_game_that_other_rules_let_end_otherwise_is_refused_so_too(repair):
    repair(version=2)

    assert "version 1 of the rules" in refused(changed(len(LINES), "outcome 99 1"))


def test_a_game_of_newer_rules_asks_for_an_update():
    newer = [*LINES[:2], "rules 2", *LINES[2:]]

    assert verify(newer).rules == 2
    assert refused([*newer[:-1], "outcome 99 1"]).endswith("here they are version 1: update Sandtable")


@pytest.mark.parametrize(("line", "text"), [(5, "option speed=fast"), (5, "option start=2"), (4, "seats 3")])
def test_what_only_other_rules_know_is_refused_so_too(line, text):
    newer = [*LINES[:2], "rules 2", *LINES[2:]]
    newer[line - 1] = text

    assert "version 2 of the rules" in refused(newer)


def test_other_rules_do_not_excuse_what_is_no_record():
    assert damaged([*LINES[:2], "rules 2", *LINES[2:], "and so on"]).line == len(LINES) + 2
    assert damaged(["sandtable record 1", "game chess", "rules 2", "seats 2", "seed 7"]).line == 2
