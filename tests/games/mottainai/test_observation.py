"""What an observation tells in bytes is what view and position tell in words, from the reader's side."""

from random import Random

import pytest

from games.mottainai.lockstep import KINDS, deal
from games.mottainai.positions import GAME
from games.mottainai.random_games import position
from learning.observing import observed
from sandtable.games.mottainai.cards import COPY, MATERIALS
from sandtable.games.mottainai.works import INDEX, STEP_NUMBERS

CODES = {**{name.replace(" ", "-"): code for name, code in INDEX.items()}, "Copy-1": COPY, "Copy-2": COPY + 1}
CODES["Daidoro"] = CODES["Daitoro"]
OPEN = ("assistants", "workplace", "sales", "left", "right")
NOTHING = ("", "0", "0", "0")  # waits
ORDER = ("own", "next", "third", "fourth", "fifth", "sixth")


def listed(word):
    """The cards of a place in the line of a position."""
    return [] if word == "-" else [name.partition("/")[0] for name in word.split(",")]


def places(view, seat, line):
    """The cards of every place by its number: open ones by the position, hands and pickups by the view."""
    seats, found = len(view["players"]), {}
    for turn in range(seats):
        owner = (seat + turn) % seats
        player = view["players"][owner]
        hand = player["hand_known"] if player["hand"] is None else player["hand"]
        of_player = [hand, player["pickup_known"], *(listed(line[f"{owner}.{place}"]) for place in OPEN)]
        found |= {8 * turn + n: names for n, names in enumerate(of_player, start=1)}
    return found | {8: listed(line["floor"])}


def where(view, seat, line):
    """The place of each card; of two alike the first one found, and the other, own places first."""
    found = [[0] * 56, [0] * 56]
    by_place = places(view, seat, line)
    for place in sorted(by_place, key=lambda place: (place == 8, place)):
        for name in by_place[place]:
            code = CODES[name.replace(" ", "-")]
            found[1 if found[0][code] else 0][code] = place
    return found


def of_player(player, whose):
    task = 64 if player["face_down"] else CODES[player["task"].replace(" ", "-")] + 1 if player["task"] else 0
    return {
        f"{whose}_hand_size": [player["hand_size"]],
        f"{whose}_pickup_size": [player["pickup_size"]],
        f"{whose}_task": [task],
        f"{whose}_lacks": [int(material in player["hand_lacks"]) for material in MATERIALS],
    }


def known_places(view):
    """The first place of each card that the reader knows in the deck."""
    found = [0] * 56
    for place, name in sorted((int(key), name) for key, name in view["deck"]["known"].items()):
        code = CODES[name.replace(" ", "-")]
        found[code] = found[code] or place + 1
    return found


def steps(view):
    """The two steps on top that wait, with their registers."""
    waiting = [frame.split(":") for frame in reversed(view["waiting"])]
    found = {}
    for which, (name, *registers) in zip(("top", "second"), [*waiting, NOTHING, NOTHING], strict=False):
        found[f"{which}_step"] = [STEP_NUMBERS[name] + 1 if name else 0]
        numbers = [int(register).to_bytes(8, "little", signed=True) for register in registers]
        found[f"{which}_registers"] = list(b"".join(numbers))
    return found


def told(state, seat):
    view = state.view(seat)
    line = dict(word.split("=") for word in GAME.write_position(state).split())
    seats = len(view["players"])
    first, second = where(view, seat, line)
    fields = {
        "cards": first,
        "deck": known_places(view),
        "deck_size": [view["deck"]["size"]],
        "phase": [view["phase"] + 1],
        "extra_turns": [view["extra_turns"]],
        "borrowed": [view["borrowed"]],
        "bonus": [view["bonus"]],
        "stand_ins": [view["stand_ins"]],
        "copies": [CODES[name] + 1 if name != "-" else 0 for name in line["copies"].split(",")],
        "turn": [(view["turn"] - seat) % seats],
        "to_act": [int(seat in view["actors"])],
        "ending": [int(line["ending"])],
        "waiting": [len(view["waiting"])],
        **steps(view),
    }
    if seats >= 4:
        fields["second_cards"] = second
    else:
        assert not any(second), "one deck has no two alike"
    for n, whose in enumerate(ORDER[:seats]):
        fields |= of_player(view["players"][(seat + n) % seats], whose)
    return fields


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_says_what_view_and_position_say(kind):
    chance = Random(f"observed {kind}")
    state = deal(kind, 3, chance) if kind == "start" else GAME.read_position(position(kind, chance))
    seats = len(state.view(None)["players"])
    for act in range(200):
        seat = act % seats
        assert observed(state, seat, seats) == told(state, seat)
        if not state.actors():
            break
        state.apply(state.mover(), chance.choice(state.legal(state.mover())))
