"""Reads what Patterns says, and holds it against the slow rules."""

from collections.abc import Iterator
from random import Random

from games.patterns.positions import GAME
from games.patterns.random_games import STYLES
from games.patterns.slow_rules import NAMES, SPACES, SlowTable, beside
from lockstep.sentences import (
    Check,
    Complaint,
    Phrasebook,
    Scene,
    Voice,
    article,
    because,
    judge,
    read_offers,
    read_questions,
    read_refusals,
    true_if,
)

FIELDS = {
    "color": "black|green|purple|yellow|orange|red",
    "other": "black|green|purple|yellow|orange|red",
    "Color": "Black|Green|Purple|Yellow|Orange|Red",
    "a": "an?",
    "space": "[a-h][1-8]",
    "number": "[1-6]",
    "who": "[01]",
}
LETTERS = {name: letter for letter, name in NAMES.items()}
EVERYBODY = (0, 1, None)


# What happened


def stopped(scene: Scene) -> str:
    return true_if(scene.act == "stop" and scene.after.phase == "over")


def chose(scene: Scene, color: str, other: str) -> str:
    bowls = scene.after.bowls
    own, theirs = bowls[scene.seat], bowls[1 - scene.seat]
    starts = scene.after.turn == 1 - scene.seat
    return true_if(scene.act == f"bowl {color}" and [NAMES[own], NAMES[theirs]] == [color, other] and starts)


def flipped(scene: Scene, color: str, space: str) -> str:
    was = scene.table.face_up.get(space)
    return true_if(scene.act == f"flip {space}" and was == LETTERS[color] and is_covered(scene, color, space))


def swapped(scene: Scene, color: str, space: str, other: str) -> str:
    return true_if(scene.act == f"swap {space}" and traded(scene, color, space, other))


def established(scene: Scene, color: str, space: str, number: str, other: str) -> str:
    river = scene.after.river[scene.seat]
    claimed = len(river) == int(number) and river[-1] == (LETTERS[color], space)
    return true_if(scene.act == f"establish {space}" and claimed and traded(scene, color, space, other))


def traded(scene: Scene, color: str, space: str, other: str) -> bool:
    """The bowl token went down and another came into the bowl."""
    bowl = scene.table.bowls[scene.seat] == LETTERS[color]
    taken = scene.table.face_up[space] == scene.after.bowls[scene.seat] == LETTERS[other]
    return bowl and taken and is_covered(scene, color, space)


def is_covered(scene: Scene, color: str, space: str) -> bool:
    group = scene.after.groups.get((scene.seat, LETTERS[color]), set())
    return space in group and space not in scene.after.face_up


def leaves_nothing(told: Check) -> Check:
    """The act is told truly, and the other player can do nothing any more."""

    def check(scene: Scene, who: str, **fields: str) -> str:
        stuck = not scene.after.acts(1 - scene.seat) and scene.after.phase in ("flipping", "over")
        return told(scene, **fields) or true_if(
            stuck and who == str(1 - scene.seat), "somebody can do something"
        )

    return check


LOG = Phrasebook(
    FIELDS,
    {
        "flipped no more": stopped,
        "chose the {color} bowl token; {other} starts": chose,
        "flipped {color} on {space}": flipped,
        "swapped {color} onto {space} and took {other}": swapped,
        "established {color} on {space} as group {number} and took {other}": established,
        "flipped {color} on {space}; @{who} can do nothing more": leaves_nothing(flipped),
        "swapped {color} onto {space} and took {other}; @{who} can do nothing more": leaves_nothing(swapped),
        "established {color} on {space} as group {number} and took {other}; @{who} can do nothing more": leaves_nothing(
            established
        ),
    },
)


# What is asked


def offers(scene: Scene, *verbs: str) -> str:
    """What is wrong with offering some kinds of acts."""
    legal = {act.split()[0] for act in scene.table.legal(scene.reader)}
    if "establish" in verbs and "establish" not in legal:
        return "offers to establish where nothing can be established"
    missing = [verb for verb in verbs if verb not in legal]
    return f"offers a {missing[0]} where there is none" if missing else ""


def asks_for_bowl(scene: Scene, color: str, other: str) -> str:
    table = scene.table
    left = sorted(NAMES[bowl] for bowl in table.bowls)
    choosing = table.phase == "choosing" and table.turn == scene.reader == 1 - table.start
    return true_if(choosing and sorted([color, other]) == left)


def only(scene: Scene, *verbs: str) -> str:
    """What is wrong with offering nothing else."""
    legal = {act.split()[0] for act in scene.table.legal(scene.reader)}
    return true_if(legal == set(verbs), "says nothing of something that is possible")


def asks_to_establish(scene: Scene, a: str, color: str, *verbs: str) -> str:
    if NAMES[scene.table.bowls[scene.reader]] != color:
        return "the wrong color"
    ways = verbs or ("establish", "flip")
    return offers(scene, *ways) or only(scene, *ways) or true_if(a == article(color), "a or an")


def asks_to_swap(scene: Scene, color: str, *verbs: str) -> str:
    if NAMES[scene.table.bowls[scene.reader]] != color:
        return "the wrong color"
    ways = verbs or ("flip", "swap")
    return offers(scene, *ways) or only(scene, *ways)


def asks_to_flip(scene: Scene) -> str:
    stuck = not scene.table.acts(1 - scene.reader)
    return true_if(scene.table.phase == "flipping" and stuck) or offers(scene, "flip", "stop")


def waits(scene: Scene) -> str:
    return true_if(scene.table.phase != "over" and scene.reader == 1 - scene.table.turn)


QUESTIONS = Phrasebook(
    FIELDS,
    {
        "The game is over: one player could do nothing more.": lambda scene: true_if(
            scene.table.phase == "over"
        ),
        "Your opponent is thinking.": waits,
        "A game is under way.": lambda scene: true_if(scene.table.phase != "over" and scene.reader is None),
        "Choose your bowl token: {color} or {other}. Your opponent gets the other and starts.": asks_for_bowl,
        "Your opponent can do nothing more. Flip as many tokens as you can, or stop.": asks_to_flip,
        "Flip a token beside one of your groups, or swap your {color} bowl token into your {color} group.": asks_to_swap,
        "Flip a token beside one of your groups.": lambda scene: offers(scene, "flip") or only(scene, "flip"),
        "Swap your {color} bowl token into your {color} group.": lambda scene, color: asks_to_swap(
            scene, color, "swap"
        ),
        "Establish {a} {color} group with your bowl token, or flip a token beside one of your groups.": asks_to_establish,
        "Establish {a} {color} group with your bowl token.": lambda scene, a, color: asks_to_establish(
            scene, a, color, "establish"
        ),
    },
)


# What is offered


def offers_trade(verb: str) -> Check:
    def check(scene: Scene, color: str, space: str, other: str) -> str:
        bowl, taken = scene.table.bowls[scene.seat], scene.table.face_up[space]
        return true_if(scene.act == f"{verb} {space}" and [NAMES[bowl], NAMES[taken]] == [color, other])

    return check


OFFERS = Phrasebook(
    FIELDS,
    {
        "Flip {color} on {space}": lambda scene, color, space: true_if(
            scene.act == f"flip {space}" and NAMES[scene.table.face_up[space]] == color
        ),
        "Swap {color} on {space}, take {other}": offers_trade("swap"),
        "Establish {color} on {space}, take {other}": offers_trade("establish"),
        "Choose the {color} token": lambda scene, color: true_if(scene.act == f"bowl {color}"),
        "Stop flipping": lambda scene: true_if(scene.act == "stop"),
    },
)


# What is refused


def group(scene: Scene, color: str, owner: int | None = None) -> set[str]:
    return scene.table.groups.get((scene.seat if owner is None else owner, LETTERS[color]), set())


def target(scene: Scene) -> str:
    return scene.act.split()[-1]


def touches(spaces: set[str], space: str) -> bool:
    return bool(spaces & beside(space))


def touches_diagonally(spaces: set[str], space: str) -> bool:
    corners = {chr(ord(space[0]) + file) + str(int(space[1]) + rank) for file in (-1, 1) for rank in (-1, 1)}
    return bool(spaces & corners & set(SPACES))


def lies_beside_theirs(scene: Scene, space: str, color: str) -> bool:
    return space == target(scene) and touches(group(scene, color, 1 - scene.seat), space)


def only_diagonally(scene: Scene, space: str, color: str) -> bool:
    own = group(scene, color)
    return space == target(scene) and touches_diagonally(own, space) and not touches(own, space)


def has_group(scene: Scene, a: str, color: str) -> str:
    return true_if(group(scene, color)) or true_if(a == article(color), "a or an")


def bowl_without_group(scene: Scene, color: str) -> bool:
    bowl = NAMES[scene.table.bowls[scene.seat]] == color
    can = any(act.startswith("establish") for act in scene.table.acts(scene.seat))
    return bowl and not group(scene, color) and (can or scene.table.phase != "playing")


def is_mine_to_say(scene: Scene) -> bool:
    return scene.table.phase != "over" and scene.seat == scene.table.turn


REFUSALS = Phrasebook(
    FIELDS,
    {
        "The game is over.": because("PAT-50", lambda scene: scene.table.phase == "over"),
        "It is not your turn.": because("PAT-20", lambda scene: scene.seat != scene.table.turn),
        "{Color} is not one of the two tokens left over.": because(
            "PAT-13",
            lambda scene, Color: (  # noqa: N803
                scene.table.phase == "choosing" and LETTERS[Color.lower()] not in scene.table.bowls
            ),
        ),
        "The bowl token is chosen once, before the first turn.": because(
            "PAT-13", lambda scene: scene.table.phase != "choosing" and scene.act.startswith("bowl")
        ),
        "First choose your bowl token.": because(
            "PAT-13", lambda scene: scene.table.phase == "choosing" and is_mine_to_say(scene)
        ),
        "There is no passing: whoever can act must act.": because(
            "PAT-21",
            lambda scene: (
                scene.act == "stop" and scene.table.phase == "playing" and scene.table.legal(scene.seat)
            ),
        ),
        "The game is ending: only flips are left.": because(
            "PAT-51", lambda scene: scene.table.phase == "flipping" and not scene.act.startswith("flip")
        ),
        "The token on {space} lies face down and stays as it is.": because(
            "PAT-45",
            lambda scene, space: (
                space == target(scene) and any(space in spaces for spaces in scene.table.groups.values())
            ),
        ),
        "You have no {color} group that this token could join.": because(
            "PAT-40",
            lambda scene, color: (
                NAMES[scene.table.face_up[target(scene)]] == color and not group(scene, color)
            ),
        ),
        "Your bowl token is {color} and you have no {color} group: establish one.": because(
            "PAT-41", bowl_without_group
        ),
        "This token has the group's color already: flip it.": because(
            "PAT-42", lambda scene: f"flip {target(scene)}" in scene.table.legal(scene.seat)
        ),
        "You have {a} {color} group already: expand it.": because("PAT-30", has_group),
        "{space} lies beside the opponent's {color} group; the two must not touch.": because(
            "PAT-34 PAT-43", lies_beside_theirs
        ),
        "{space} touches your {color} group only over a diagonal.": because("PAT-44", only_diagonally),
        "{space} is not beside your {color} group.": because(
            "PAT-40 PAT-41",
            lambda scene, space, color: (
                space == target(scene) and group(scene, color) and not touches(group(scene, color), space)
            ),
        ),
    },
)


# Whole games


def run(games: int, seed: int, voice: Voice | None = None) -> Iterator[Complaint | None]:
    """Whatever is said in some games: what is wrong with a sentence, or nothing."""
    for number in range(games):
        yield from read_game(Random(f"{seed} {number}"), voice or Voice(GAME))


def read_game(chance: Random, voice: Voice) -> Iterator[Complaint | None]:
    state = GAME.start(seed=str(chance.random()))
    table = SlowTable.read(GAME.write_position(state))
    styles = [chance.choice(sorted(STYLES)) for _ in range(2)]
    while True:
        line = GAME.write_position(state)
        yield from read_questions(QUESTIONS, voice, state, table, EVERYBODY)
        yield from read_offers(OFFERS, voice, state, table, (0, 1))
        yield from read_refusals(REFUSALS, voice, state, table, (0, 1), range(GAME.action_count))
        if table.phase == "over":
            return
        seat, before = table.turn, table.copy()
        act = chance.choice(STYLES[styles[seat]](table, sorted(table.legal(seat))))
        action = GAME.read(state, act)
        seen = [(reader, state.view(reader), GAME.seen(state, seat, action, reader)) for reader in EVERYBODY]
        state.apply(seat, action)
        table.play(act)
        for reader, view, shown in seen:
            told = voice.tell(view, state.view(reader), seat, shown)
            yield from judge(LOG, told, Scene(before, reader, seat, act, after=table), line)
