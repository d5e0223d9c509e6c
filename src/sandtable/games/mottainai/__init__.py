"""Mottainai, by Carl Chudyk. Two to six players, hidden hands, 54 different works.

cards.py       materials, jobs and sets of cards
zones.py       the cards in their places
position.py    hidden cards and who knows them; the steps that wait
abilities.py   which works can do what
cover.py       wings and what they cover
waiting.py     steps, and the effects of one moment
completing.py  completing works, with their support
actions.py     Noon: tasks and actions
turn.py        a turn as a list of steps, and the end of the game
steps/         the vocabulary of the works, and what each word does
work.py        the declaration of a work
works/         the 54 works
acts.py        the table of acts
state.py       the position: who may act, what is legal, what an act changes
scoring.py     points and outcome
tally.py       points item by item
names.py       cards by name
view.py        what a seat sees
learning.py  whether anybody learns something by an act
imagining.py   states that fit a view
observation.py what a seat knows as an array
notation.py    positions as short text
drawing.py     a view as text for the terminal
facts.py       what is printed on the cards, for those who draw them
questions.py   what each step asks, and the ways to answer
text.py        the rules in our own words, refusals, questions, log lines
remedies.py    what would make a refused act legal
"""

from sandtable.core.acts import Shown
from sandtable.core.chance import Chance
from sandtable.core.errors import Unreadable
from sandtable.core.game import Game, Nature, Option, Options, how_many_players
from sandtable.games.mottainai import drawing, notation, text
from sandtable.games.mottainai.acts import ACTS, CARD, TASK, TOP
from sandtable.games.mottainai.cards import MOST_PLAYERS, MOST_PUBLISHED
from sandtable.games.mottainai.imagining import MottainaiImaginer
from sandtable.games.mottainai.learning import forced, reveals
from sandtable.games.mottainai.observation import MottainaiObservation
from sandtable.games.mottainai.state import MottainaiState, deal
from sandtable.games.mottainai.view import view
from sandtable.games.mottainai.words import say
from sandtable.games.mottainai.zones import RUNNING

EDITION = Option(
    "edition",
    "pnp",
    ("pnp", "published"),
    say.later("option-edition"),
    seats=(2, MOST_PUBLISHED),
)
SIX_WORKS = Option("six_works", False, (False, True), say.later("option-six-works"))
DECKS = say.later("not-option-decks")


def deal_for(seats: int, options: Options, chance: Chance) -> MottainaiState:
    return deal(seats, options["edition"] == "published", 6 if options["six_works"] else 5, chance)


def problem(seats: int, options: Options) -> str:
    if options["edition"] == "published" and seats > MOST_PUBLISHED:
        return say("problem-published", most=MOST_PUBLISHED, seats=seats)
    return ""


def needs(seats: int) -> str:
    """MOT-03."""
    return say("needs-one-deck" if seats < 4 else "needs-two-decks", players=how_many_players(seats))


def seen(state: MottainaiState, seat: int, action: int, reader: int | None) -> Shown:
    """MOT-41: which hand card is returned, only its owner sees."""
    found = GAME.shown(state, seat, action)
    secret = found.verb == "return" and state.asking().question.secret
    return text.HIDDEN if secret and reader != seat else found


def meant(state: MottainaiState, seat: int, target: str) -> int:
    """An act, or a target: the first legal act with it, or else the likeliest one."""
    for action in state.legal(seat):
        if target in ACTS.targets(state, action):
            return action
    try:
        return ACTS.read(state, target)
    except Unreadable:
        return likely(state, target)


def likely(state: MottainaiState, target: str) -> int:
    """What the question asks to do with a card; raises Unreadable where there is no card."""
    if target == "deck":
        return TOP
    card = state.card_named(target.rpartition("/")[2])
    ways = state.asking().question.ways if state.ending == RUNNING else ()
    verbs = [ACTS.named(way.verb) for way in ways]
    return next((int(verb.code) + card for verb in verbs if CARD in verb.arguments), TASK + card)


GAME = Game(
    name="mottainai",
    title="Mottainai",
    designers="Carl Chudyk",
    seats=(2, MOST_PLAYERS),
    nature=Nature(hidden=True),
    version=2,
    options=(EDITION, SIX_WORKS),
    not_options={"decks": DECKS},
    acts=ACTS,
    rules=text.RULES,
    say=say,
    spoken=text.spoken,
    state=MottainaiState,
    deal=deal_for,
    view=view,
    reveals=reveals,
    forced=forced,
    imaginer=MottainaiImaginer,
    refusal=text.refusal,
    words=text.words,
    label=text.label,
    tell=text.tell,
    question=text.question,
    meant=meant,
    seen=seen,
    write_position=notation.write_position,
    read_position=notation.read_position,
    draw=drawing.draw,
    observation=MottainaiObservation(),
    problem=problem,
    needs=needs,
)
