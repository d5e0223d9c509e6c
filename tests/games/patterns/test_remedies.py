"""What would make a refused act legal: in a position changed so, it is."""

import pytest

from games.patterns.positions import GAME, position
from games.remedies import hold, positions
from sandtable.core.remedies import remedy
from sandtable.games.patterns import notation
from sandtable.games.patterns.board import COLORS, RANK_FILES

LETTERS = {name: name[0] for name in COLORS}


def squares(board):
    """The words of a board by their spaces: "g" or "G0"."""
    found = {}
    for number, row in enumerate(board.split("/")):
        rank = 8 - number
        words = []
        for letter in row:
            if letter.isdigit():
                words[-1] += letter
            else:
                words.append(letter)
        found |= {f"{file}{rank}": word for file, word in zip(RANK_FILES[rank - 1], words, strict=True)}
    return found


def rows(found):
    return "/".join(
        "".join(found[f"{file}{rank}"] for file in RANK_FILES[rank - 1]) for rank in range(8, 0, -1)
    )


def mend(line, seat, act, found):
    """Each of several spaces or colors would do, so the last one has to."""
    words = line.split(" ")
    if found.need == "flip-it":
        return f"{line}\nflip {act.split()[1]}"
    if found.need == "other-bowl":
        bowls = list(words[4])
        bowls[seat] = LETTERS[found.parts["colors"][-1]]
        words[4] = "".join(bowls)
        return " ".join(words)
    letter, space = LETTERS[found.parts["color"]], found.parts["spaces"][-1]
    words[0] = rows(squares(words[0]) | {space: f"{letter.upper()}{seat}"})
    if found.need == "new-group":
        words[5 + seat] = words[5 + seat].replace("-", "") + f"{letter}{space}"
    return " ".join(words)


def test_what_is_told_is_enough(monkeypatch):
    monkeypatch.setattr(
        notation, "_check", lambda state: None
    )  # a group may lie there without its way to there

    held = hold(positions("patterns", games=12, acts=60), mend)

    assert min(held[need] for need in ("flip-it", "other-bowl", "group-there", "new-group")) > 10


def test_it_is_a_sentence():
    state = GAME.read_position(
        "opgp/oyypob/yyryggbg/gryrggrg/pbbobyrg/yrpbbrpo/rbrbpo/ooop playing 0 0 yp - -"
    )

    found = remedy(state, 0, state.read("flip c7"))

    assert found.text == "With a yellow group of yours on c6, b7, d7 or c8 it would be allowed."
    assert remedy(state, 0, state.read("establish c6")) is None, "it is legal"
    assert remedy(state, 1, state.read("flip c7")) is None, "it is not that player's turn"


@pytest.mark.rule("PAT-51")
def test_during_the_last_flips_only_a_group_that_is_there_already_would_help():
    """No group is established any more: nothing would make the yellow token on f4 one to flip."""
    state = position(
        """
        5  . R0 r . . . r r
        4  . .  . . y y . .
        """,
        phase="flipping",
        bowls="bg",
    )

    assert remedy(state, 0, state.read("flip g5")).need == "group-there"
    assert remedy(state, 0, state.read("flip f4")) is None
