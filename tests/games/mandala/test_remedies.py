"""What would make a refused act legal: in a position changed so, it is."""

import sandtable
from games.remedies import hold, positions
from sandtable.core.remedies import remedy
from sandtable.games.mandala import notation
from sandtable.games.mandala.piles import COLORS

GAME = sandtable.game("mandala")


def with_cards(line, seat, letter, number):
    """More cards in a hand, wherever they come from."""
    words = line.split(" ")
    hand, *rest = words[5 + seat].split("/")
    held = {pair[0]: int(pair[1]) for pair in zip(hand[::2], hand[1::2], strict=True)} if hand != "-" else {}
    held[letter] = held.get(letter, 0) + number
    words[5 + seat] = "/".join(["".join(f"{color}{held[color]}" for color in held), *rest])
    return " ".join(words)


def mend(line, seat, act, found):
    verb, *arguments = act.split()
    parts = found.parts
    match found.need:
        case "cards-of-color":
            return with_cards(line, seat, parts["color"][0], parts["number"])
        case "cards-of-any":
            other = next(color for color in COLORS if color not in arguments)
            return with_cards(line, seat, other[0], parts["number"])
        case "build-it":
            return f"{line}\nbuild {arguments[0]} {arguments[1]}"
        case "grow-it":
            return f"{line}\ngrow {arguments[0]} {arguments[1]} 1"
        case "other-mandala":
            return f"{line}\n{' '.join([verb, str(parts['mandala']), *arguments[1:]])}"
        case "claim-these":
            return f"{line}\nclaim {parts['colors'].split()[-1]}"
        case "lacking":
            return line if is_lacking(line, parts) else None


def is_lacking(line, parts):
    """There is nothing to change in one act: the colors told are those that do not lie there."""
    for word, told in zip(line.split(" ")[3:5], (parts["first"], parts["second"]), strict=True):
        assert {color for color in COLORS if color in told} == {
            color for color in COLORS if color[0] not in word
        }
    return True


def test_what_is_told_is_enough(monkeypatch):
    monkeypatch.setattr(notation, "_check", lambda state: None)  # cards come from anywhere
    states = positions("mandala", games=25, acts=60)

    held = hold(states, lambda *told: mend(*told) if told[3].need != "lacking" else allowed(*told))

    needs = (
        "cards-of-color",
        "cards-of-any",
        "build-it",
        "grow-it",
        "other-mandala",
        "claim-these",
        "lacking",
    )
    assert min(held[need] for need in needs) > 3, held


def allowed(line, seat, act, found):
    """A Mandala that is complete can be claimed from; here only what it lacks is held against the position."""
    mend(line, seat, act, found)
    state = GAME.read_position(line)
    return f"{line}\n{state.write(state.legal(seat)[0])}"


def test_it_is_a_sentence():
    state = GAME.read_position(
        "playing 0 0 b2r2y1/g1/p2 y1g1/-/o1 o2b1y1r1/p1y1/r1/rb g2p1b2r1/o1r1/b1/by g2o1p3/"
        "ypgpbpbggyrggpyybbryobrpgogborpoyyororyyrogoygrpybooyprobpbgopyrorgpbg"
    )

    told = {
        act: remedy(state, 0, state.read(act)) for act in ("build 1 purple", "grow 1 orange 3", "claim red")
    }

    assert told["build 1 purple"] is None, "the Rule of Color forbids it, whatever the hand holds"
    assert told["grow 1 orange 3"].text == "With 1 more orange in hand it would be allowed."
    assert told["claim red"].text == ("Mandala 1 still lacks orange; Mandala 2 lacks black, purple and red.")
