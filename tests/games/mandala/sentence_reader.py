"""Reads what Mandala says, and holds it against the slow rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from games.mandala.positions import GAME, table
from games.mandala.random_games import EDGES, SLOW_STYLES, at_the_edge
from games.mandala.slow_rules import COLORS, SlowMandala
from lockstep.sentences import (
    Complaint,
    Phrasebook,
    Scene,
    Voice,
    because,
    judge,
    read_offers,
    read_questions,
    read_refusals,
    true_if,
)

NAME = "black|green|purple|yellow|orange|red"
WAYS = "(?:Build a Mountain(?: and draw)?, )?(?:[Gg]row one of your Fields, )?(?:or d|D)iscard and redraw"
FIELDS = {
    "ways": WAYS,
    "color": NAME,
    "mandala": "[12]",
    "number": r"\d+",
    "most": r"\d+",
    "place": "[1-6]",
    "s": "s?",
    "cards": rf"\d+ (?:{NAME})(?:, \d+ (?:{NAME}))*",
    "area": "its Mountain|your Field|your opponent's Field",
    "reason": "[a-z ]+",
}
EVERYBODY = (0, 1, None)


def counted(cards: str) -> Counter[str]:
    """ "2 red, 1 black" as numbers."""
    return Counter({color: int(number) for number, color in (card.split() for card in cards.split(", "))})


# What happened


def drawn(scene: Scene) -> Counter[str]:
    """What came into the hand of whoever acted."""
    verb, *words = scene.act.split()
    color, number = (words[1], 1) if verb == "build" else (words[0], int(words[1]))
    hand = Counter(scene.table.hands[scene.seat])
    hand.subtract({color: number})
    return Counter(scene.after.hands[scene.seat]) - hand


def drew_cards(scene: Scene, cards: str) -> str:
    if scene.reader != scene.seat:
        return "tells what another drew"
    return true_if(drawn(scene) == counted(cards))


def drew_number(scene: Scene, number: str, s: str) -> str:
    right = drawn(scene).total() == int(number) > 0 and s == ("" if number == "1" else "s")
    return true_if(right and scene.reader != scene.seat)


def mountain(scene: Scene, mandala: str) -> list[str]:
    return scene.table.areas[int(mandala) - 1][0]


def claims(scene: Scene, number: str, color: str) -> bool:
    mandala = str(scene.table.claiming[0])
    return scene.act == f"claim {color}" and mountain(scene, mandala).count(color) == int(number)


def claimed_for_pile(scene: Scene, number: str, color: str) -> str:
    field = scene.table.areas[scene.table.claiming[0] - 1][1 + scene.seat]
    return true_if(claims(scene, number, color) and not field and into_cup(scene, color) == 0)


def claimed_to_cup(scene: Scene, number: str, color: str) -> str:
    known = scene.after.rivers[scene.seat] == scene.table.rivers[scene.seat]
    return true_if(claims(scene, number, color) and known and into_cup(scene, color) == int(number))


def claimed_to_river(scene: Scene, number: str, color: str, place: str, most: str = "0") -> str:
    river = scene.after.rivers[scene.seat]
    new = river == [*scene.table.rivers[scene.seat], color] and len(river) == int(place)
    cup = into_cup(scene, color) == int(number) - 1 == int(most)
    return true_if(claims(scene, number, color) and new and cup)


def into_cup(scene: Scene, color: str) -> int:
    return scene.after.cup(scene.seat).count(color) - scene.table.cup(scene.seat).count(color)


def completes(scene: Scene, mandala: str) -> bool:
    """Whether the act put the sixth color into a Mandala."""
    verb, *words = scene.act.split()
    lying = {card for area in scene.table.areas[int(mandala) - 1] for card in area}
    return verb in ("build", "grow") and words[0] == mandala and lying | {words[1]} == set(COLORS)


def is_complete(scene: Scene, mandala: str) -> str:
    return true_if(completes(scene, mandala) and scene.after.claiming[:1] == [int(mandala)])


def is_complete_for_nobody(scene: Scene, mandala: str) -> str:
    _, *fields = scene.table.areas[int(mandala) - 1]
    return true_if(completes(scene, mandala) and not any(fields) and scene.act.startswith("build"))


def is_destroyed(scene: Scene, mandala: str) -> str:
    done = scene.table.claiming[:1] == [int(mandala)] and not scene.after.claiming
    return true_if(done and len(set(mountain(scene, mandala))) == 1)


def new_in_mountain(scene: Scene, cards: str) -> str:
    mandala = scene.table.claiming[0] if scene.table.claiming else int(scene.act.split()[1])
    return true_if(Counter(scene.after.areas[mandala - 1][0]) == counted(cards) and not scene.after.over)


LOG = Phrasebook(
    FIELDS,
    {
        "passed with an empty hand": lambda scene: true_if(
            scene.act == "pass" and not scene.table.hands[scene.seat]
        ),
        "built {color} into Mountain {mandala}": lambda scene, color, mandala: true_if(
            scene.act == f"build {mandala} {color}"
        ),
        "grew {number} {color} in Field {mandala}": lambda scene, number, color, mandala: true_if(
            scene.act == f"grow {mandala} {color} {number}"
        ),
        "discarded {number} {color}": lambda scene, number, color: true_if(
            scene.act == f"discard {color} {number}"
        ),
        " and drew {number} card{s}": drew_number,
        " and drew {cards}": drew_cards,
        " and drew nothing": lambda scene: true_if(not drawn(scene)),
        "claimed {number} {color} for the discard pile": claimed_for_pile,
        "claimed {number} {color} to the Cup": claimed_to_cup,
        "claimed {number} {color}: 1 to River place {place}": claimed_to_river,
        "claimed {number} {color}: 1 to River place {place}, {most} to the Cup": claimed_to_river,
        "Mandala {mandala} is complete": is_complete,
        "Mandala {mandala} is complete, but its Fields are empty: all is discarded": is_complete_for_nobody,
        "Mandala {mandala} is destroyed": is_destroyed,
        "new in its Mountain: {cards}": new_in_mountain,
        "the game ends: {reason}": lambda scene, reason: true_if(
            scene.after.over and scene.after.reason() == reason
        ),
    },
    parted_by="; |(?= and drew )",
)


def left_out(told: str, scene: Scene) -> str:
    """What a log line should tell as well."""
    verb, *words = scene.act.split()
    if bool(scene.after.over) != ("the game ends" in told):
        return "does not tell the end"
    if not scene.after.over and (verb in ("build", "discard")) != (" and drew " in told):
        return "does not tell of the draw"
    if verb in ("build", "grow") and completes(scene, words[0]) != ("is complete" in told):
        return "does not tell of a Mandala that is complete"
    done = bool(scene.table.claiming) and not scene.after.claiming
    return true_if(done == ("is destroyed" in told), "does not tell of a Mandala that is destroyed")


# What is asked


def waits(scene: Scene) -> str:
    return true_if(not scene.table.over and scene.reader == 1 - scene.table.actor())


def asks_for_turn(scene: Scene, asked: str) -> str:
    """A question names each way that there is, and no other."""
    verbs = {act.split()[0] for act in scene.table.legal(scene.reader)}
    draws = bool(scene.table.deck or scene.table.discard)
    told = {
        "build": "build a mountain" in asked,
        "grow": "grow one of your fields" in asked,
        "discard": "discard and redraw" in asked,
    }
    names_all = {verb for verb, is_told in told.items() if is_told} == verbs
    return true_if(names_all and ("build a mountain and draw" in asked) == (draws and "build" in verbs))


def asks_for_claim(scene: Scene, mandala: str, cards: str) -> str:
    named = {f"claim {color}" for color in counted(cards)} == set(scene.table.legal(scene.reader))
    return true_if(named and counted(cards) == Counter(mountain(scene, mandala)))


def goes_to_pile(scene: Scene) -> str:
    mandala, *chooser = scene.table.claiming or [0]
    return true_if(chooser == [scene.reader] and not scene.table.areas[mandala - 1][1 + scene.reader])


QUESTIONS = Phrasebook(
    FIELDS,
    {
        "The game is over: {reason}.": lambda scene, reason: true_if(
            bool(scene.table.over) and scene.table.reason() == reason
        ),
        "Your opponent is thinking.": waits,
        "A game is under way.": lambda scene: true_if(not scene.table.over and scene.reader is None),
        "Your hand is empty: pass.": lambda scene: true_if(scene.table.legal(scene.reader) == ["pass"]),
        "{ways}.": lambda scene, ways: asks_for_turn(scene, ways.lower()),
        "The next Mandala destroyed ends the game.": lambda scene: true_if(scene.table.exhausted),
        "Mandala {mandala} is destroyed. Claim a color of its Mountain: {cards}.": asks_for_claim,
        "Your Field there is empty, so the cards go to the discard pile.": goes_to_pile,
    },
    parted_by=r"(?<=\.) (?=The next|Your Field)",
)


# What is offered


OFFERS = Phrasebook(
    FIELDS,
    {
        "Build {color} into Mountain {mandala}": lambda scene, color, mandala: true_if(
            scene.act == f"build {mandala} {color}"
        ),
        "Grow {number} {color} in Field {mandala}": lambda scene, number, color, mandala: true_if(
            scene.act == f"grow {mandala} {color} {number}"
        ),
        "Discard {number} {color}": lambda scene, number, color: true_if(
            scene.act == f"discard {color} {number}"
        ),
        "Claim {color}": lambda scene, color: true_if(scene.act == f"claim {color}"),
        "Pass": lambda scene: true_if(scene.act == "pass"),
    },
)


# What is refused


def hand(scene: Scene) -> list[str]:
    return scene.table.hands[scene.seat]


def has_only(scene: Scene, number: str, color: str, most: str) -> bool:
    return color in scene.act and int(number) == hand(scene).count(color) < int(most) == int(scene.act[-1])


def lies_elsewhere(scene: Scene, mandala: str, color: str, area: str) -> bool:
    verb, *words = scene.act.split()
    where = {"its Mountain": 0, "your Field": 1 + scene.seat, "your opponent's Field": 2 - scene.seat}[area]
    lies = color in scene.table.areas[int(mandala) - 1][where]
    return words[:2] == [mandala, color] and lies and where != (0 if verb == "build" else 1 + scene.seat)


def one_must_stay(scene: Scene, number: str, most: str) -> bool:
    played = int(scene.act.split()[-1])
    return scene.act.startswith("grow") and len(hand(scene)) == int(number) == int(most) + 1 == played


REFUSALS = Phrasebook(
    FIELDS,
    {
        "The game is over.": because("MAN-73", lambda scene: bool(scene.table.over)),
        "It is not your turn.": because(
            "MAN-68", lambda scene: not scene.table.claiming and scene.seat != scene.table.turn
        ),
        "Your opponent chooses a color now.": because(
            "MAN-62", lambda scene: scene.table.claiming and scene.table.claiming[1] == 1 - scene.seat
        ),
        "Mandala {mandala} is destroyed first: claim a color of its Mountain.": because(
            "MAN-62", lambda scene, mandala: scene.table.claiming == [int(mandala), scene.seat]
        ),
        "There is nothing to claim: neither Mandala is complete.": because(
            "MAN-60", lambda scene: scene.act.startswith("claim") and not scene.table.claiming
        ),
        "There is no {color} card in the Mountain of Mandala {mandala}.": because(
            "MAN-62",
            lambda scene, color, mandala: (
                scene.act == f"claim {color}"
                and scene.table.claiming[0] == int(mandala)
                and color not in mountain(scene, mandala)
            ),
        ),
        "You have cards in hand: only an empty hand passes.": because(
            "MAN-74", lambda scene: scene.act == "pass" and hand(scene)
        ),
        "Your hand is empty: all you can do is pass.": because(
            "MAN-74", lambda scene: scene.table.legal(scene.seat) == ["pass"]
        ),
        "You have no {color} card in hand.": because(
            "MAN-30 MAN-40 MAN-50", lambda scene, color: color in scene.act and color not in hand(scene)
        ),
        "You have only {number} {color} in hand, not {most}.": because("MAN-40 MAN-50", has_only),
        "The Rule of Color: in Mandala {mandala} {color} lies in {area}, so it can go nowhere else there.": because(
            "MAN-20", lies_elsewhere
        ),
        "One card must stay in your hand: of your {number} you may play {most}.": because(
            "MAN-41", one_must_stay
        ),
    },
)


# The rules as they are told


def read_rules() -> Iterator[Complaint | None]:
    """MAN-11: of the other's Cup one sees how many cards there are; what was claimed only if Cups are open."""
    for course, is_open in (("0", False), ("0o", True)):
        drawn = GAME.draw(table(seat0="r1/r2/g3/gr", seat1="b1/b2/p3/bp", course=course).view(0))
        wrong = ("3 purple" in drawn) != is_open
        yield Complaint("shows of a Cup what MAN-11 hides", drawn, 0, "", "") if wrong else None


# Whole games


def run(games: int, seed: int, voice: Voice | None = None) -> Iterator[Complaint | None]:
    """Whatever is said in some games: what is wrong with a sentence, or nothing."""
    yield from read_rules()
    for number in range(games):
        start = ("deal", "deal", *EDGES)[number % (2 + len(EDGES))]
        yield from read_game(start, Random(f"{seed} {number}"), voice or Voice(GAME))


def read_game(start: str, chance: Random, voice: Voice) -> Iterator[Complaint | None]:
    state = GAME.start(seed=str(chance.random())) if start == "deal" else at_the_edge(start, chance)
    slow = SlowMandala(GAME.write_position(state), state.chance.copy().below)
    styles = [chance.choice(sorted(SLOW_STYLES)) for _ in range(2)]
    while True:
        line = GAME.write_position(state)
        yield from read_questions(QUESTIONS, voice, state, slow, EVERYBODY)
        yield from read_offers(OFFERS, voice, state, slow, (0, 1))
        yield from read_refusals(REFUSALS, voice, state, slow, (0, 1), range(GAME.action_count))
        if slow.over or has_bare_mountain(slow):
            return
        seat, before = slow.actor(), SlowMandala(slow.line(), slow.below)
        act = chance.choice(SLOW_STYLES[styles[seat]](slow, slow.legal(seat)))
        action = GAME.read(state, act)
        seen = [(reader, state.view(reader), GAME.seen(state, seat, action, reader)) for reader in EVERYBODY]
        state.apply(seat, action)
        slow.play(act)
        for reader, view, shown in seen:
            told = voice.tell(view, state.view(reader), seat, shown)
            scene = Scene(before, reader, seat, act, slow)
            yield from judge(LOG, told, scene, line)
            if missing := left_out(told, scene):
                yield Complaint(missing, told, reader, act, line)


def has_bare_mountain(slow: SlowMandala) -> bool:
    """Only positions made for tests have one outside of a destruction: what is told of it does not matter."""
    return any(not mountain for mountain, *_ in slow.areas)
