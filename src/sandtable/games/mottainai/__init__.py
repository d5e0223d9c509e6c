"""Mottainai, by Carl Chudyk. Two to six players, hidden hands, 54 different works.

cards.py       materials, jobs and sets of cards
zones.py       the cards on the table, the deck, and who knows which hidden card
cover.py       wings and what they cover
abilities.py   which works can do what
waiting.py     steps that wait on the stack, and effects of one moment
completing.py  completing works, with their support
actions.py     Noon: tasks and actions
turn.py        a turn as a list of steps, and the end of the game
steps/         the vocabulary of the works, and what each word does
work.py        the declaration of a work
works/         the 54 works
state.py       the position: who may act, what is legal, what an act changes
scoring.py     points and outcome
tally.py       points item by item
names.py       cards by name
view.py        what a seat sees
imagining.py   complete states that fit a view
acts.py        the codes of acts
notation.py    acts as short text
positions.py   positions as one line of text
drawing.py     a view as text for the terminal
rulebook.py    the rules and works in our own words
refusals.py    why an act is not allowed
text.py        questions and log lines
"""

from sandtable.core.chance import Chance
from sandtable.core.errors import BadRequest, Unreadable
from sandtable.core.game import Game, Imaginer, Option, Options, State, View
from sandtable.games.mottainai import drawing, notation, positions, text
from sandtable.games.mottainai.acts import ACTION_COUNT, DONE, TOP, card_of
from sandtable.games.mottainai.imagining import MottainaiImaginer
from sandtable.games.mottainai.state import MottainaiState, deal

EDITION = Option(
    "edition",
    "pnp",
    ("pnp", "published"),
    "The rules of the free print-and-play version, or those of the published game (2 to 5 players).",
)
SIX_WORKS = Option("six_works", False, (False, True), "The game ends with six works in a wing, not five.")
PUBLISHED_SEATS = 5
DECKS = "the number of decks follows from the players: one for two or three, two for four to six"


class Mottainai(Game):
    """The game as the library, the server and the bots know it."""

    def __init__(self) -> None:
        self.name = "mottainai"
        self.title = "Mottainai"
        self.designers = "Carl Chudyk"
        self.min_seats = 2
        self.max_seats = 6
        self.options = (EDITION, SIX_WORKS)
        self.action_count = ACTION_COUNT
        self.rules = text.RULES

    def complete(self, seats: int, options: Options) -> Options:
        if "decks" in options:
            raise BadRequest(f"{DECKS}; a table cannot choose it")
        chosen = super().complete(seats, options)
        if chosen["edition"] == "published" and seats > PUBLISHED_SEATS:
            raise BadRequest(f"the published edition is for 2 to {PUBLISHED_SEATS} players, not {seats}")
        return chosen

    def table(self, seats: int) -> str:
        """MOT-03."""
        return f"{super().table(seats)} with {'one deck' if seats < 4 else 'two decks'}"

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return deal(seats, options["edition"] == "published", 6 if options["six_works"] else 5, chance)

    def imaginer(self, view: View) -> Imaginer:
        return MottainaiImaginer(view)

    def write(self, state: State, action: int) -> str:
        assert isinstance(state, MottainaiState)
        return notation.write(state, action)

    def read(self, state: State, text: str) -> int:
        assert isinstance(state, MottainaiState)
        return notation.read(state, text)

    def seen(self, state: State, seat: int, action: int, reader: int | None) -> str:
        """MOT-41: which hand card is returned, only its owner sees."""
        assert isinstance(state, MottainaiState)
        told = notation.write(state, action)
        secret = reader != seat and state.asking().is_secret() and told.startswith("return ")
        return notation.HIDDEN if secret else told

    def write_position(self, state: State) -> str:
        assert isinstance(state, MottainaiState)
        return positions.write_position(state)

    def read_position(self, text: str) -> State:
        return positions.read_position(text)

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def tell(self, before: View, after: View, seat: int, act: str) -> str:
        return text.tell(before, after, seat, act)

    def question(self, view: View) -> str:
        return text.question(view)

    def meant(self, state: State, seat: int, target: str) -> int:
        """An act, a card, a player ("player 1") or the deck: the first legal act with it."""
        assert isinstance(state, MottainaiState)
        if target.strip().lower() == "deck":
            return TOP
        try:
            return notation.read(state, target)
        except Unreadable:
            card = notation.read_card(state, target)
        for action in state.legal(seat):
            if action < DONE and card_of(action) == card:
                return action
        return notation.likely(state, card)
