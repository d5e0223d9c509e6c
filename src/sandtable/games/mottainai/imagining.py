"""Complete states that fit a view: everything that its reader cannot know is dealt anew."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, count, first
from sandtable.core.chance import Chance
from sandtable.core.state import Imaginer, State
from sandtable.games.mottainai.abilities import COPIES, WITH
from sandtable.games.mottainai.cards import COPY, KINDS, MATERIAL, MATERIALS, NO_CARD
from sandtable.games.mottainai.completing import Support, paper_to_spend
from sandtable.games.mottainai.position import SHOWN_TO
from sandtable.games.mottainai.scoring import reason
from sandtable.games.mottainai.state import MottainaiState, empty
from sandtable.games.mottainai.view import DeckShown, MottainaiView, PlayerShown
from sandtable.games.mottainai.works import INDEX, STEP_NUMBERS
from sandtable.games.mottainai.zones import (
    ALL_MATERIALS,
    ASSISTANTS,
    FACE_DOWN,
    FLOOR,
    HAND,
    LEFT,
    PICKUP,
    RIGHT,
    RUNNING,
    SALES,
    WORKPLACE,
    place_name,
    zone_of,
)

UNKNOWN: Final = 63  # a place of the deck whose card is dealt
TRIES: Final = 1000  # deals until hands that are known to lack materials do lack them


class MottainaiImaginer(Imaginer):
    """The known part of a view as a state, the rest as a pool of cards and places for them."""

    def __init__(self, view: MottainaiView) -> None:
        self.base = known_state(view)
        self.pool = unseen(self.base)
        seats = range(int(self.base.seats))
        players = view["players"]
        self.hands = vec[i64]([players[s]["hand_size"] - self.base.size(zone_of(s, HAND)) for s in seats])
        self.needed = support_to_show(self.base)
        self.pickups = vec[i64](
            [players[s]["pickup_size"] - self.base.size(zone_of(s, PICKUP)) for s in seats]
        )

    def is_uncertain(self) -> bool:
        return len(self.pool) > 0

    def deal(self, chance: Chance) -> State:
        state = self.base.copy()
        pool = self.pool[:]
        chance.shuffle(pool)
        tries: i64 = 0
        while not self.arrange(pool) and tries < TRIES:
            chance.shuffle(pool)
            tries += 1
        self.fill(state, pool)
        return state

    def arrange(self, pool: vec[i64]) -> bool:
        """Bring cards to the front that the hands may have, seat by seat; whether that was possible."""
        place: i64 = 0
        while place < self.needed:
            if not bring(pool, place, ~BIT[self.base.asking().material(self.base)]):
                return False
            place += 1
        step: i64 = 0
        end: i64 = 0
        while step < self.base.seats:
            seat = (self.base.turn + step) % self.base.seats
            lacking = self.base.lacking[seat]
            end += self.hands[seat]
            while place < end:
                if lacking and not bring(pool, place, lacking):
                    return False
                place += 1
            step += 1
        return True

    def fill(self, state: MottainaiState, pool: vec[i64]) -> None:
        """Hands first, as they were arranged; then pickups, starting cards and the deck."""
        place = fill_zones(state, pool, self.hands, HAND, 0)
        place = fill_zones(state, pool, self.pickups, PICKUP, place)
        seat: i64 = 0
        while seat < state.seats:
            if state.tasks[seat] >= FACE_DOWN:
                state.tasks[seat] = FACE_DOWN + pool[place]
                place += 1
            seat += 1
        n: i64 = 0
        while n < state.deck_size:
            if state.deck[n] == UNKNOWN:
                state.deck[n] = pool[place]
                place += 1
            n += 1


def support_to_show(state: MottainaiState) -> i64:
    """How many support cards the player on turn must still have among the cards of the hand not known."""
    step = state.asking() if state.ending == RUNNING else None
    if not isinstance(step, Support):
        return 0
    unshown = state.size_of(zone_of(state.turn, HAND), step.material(state)) - count(state.x) - count(state.y)
    return max(0, step.stage(state) - paper_to_spend(state) - unshown)


def bring(pool: vec[i64], place: i64, lacking: i64) -> bool:
    """Swap the next card that is of none of these materials into this place."""
    found = place
    while found < len(pool) and lacking & BIT[MATERIAL[pool[found]]]:
        found += 1
    if found == len(pool):
        return False
    pool[place], pool[found] = pool[found], pool[place]
    return True


def fill_zones(state: MottainaiState, pool: vec[i64], sizes: vec[i64], where: i64, place: i64) -> i64:
    """From the player on turn on."""
    step: i64 = 0
    while step < state.seats:
        seat = (state.turn + step) % state.seats
        end = place + sizes[seat]
        while place < end:
            state.put(zone_of(seat, where), pool[place])
            place += 1
        step += 1
    return place


def unseen(state: MottainaiState) -> vec[i64]:
    """Every card that lies nowhere in a state."""
    left = [1 if len(state.deck) == KINDS else 2] * KINDS
    for zone in range(0, len(state.zones), 2):
        for word in (state.zones[zone], state.zones[zone + 1]):
            bits = word
            while bits:
                card = first(bits)
                left[card if card < COPY else first(WITH[COPIES])] -= 1
                bits &= bits - 1
    for task in state.tasks:
        if task != NO_CARD and task < FACE_DOWN:
            left[task] -= 1
    for n in range(state.deck_size):
        if state.deck[n] != UNKNOWN:
            left[state.deck[n] & 63] -= 1
    pool = vec[i64]()
    for card in range(KINDS):
        for _ in range(left[card]):
            pool = append(pool, card)
    return pool


# What a view tells


def known_state(view: MottainaiView) -> MottainaiState:
    """The state of a view with nothing in the places that it does not show."""
    state = empty(len(view["players"]), view["edition"] == "published", view["wing_limit"])
    state.turn = view["turn"]
    state.phase = view["phase"]
    state.extra_turns = view["extra_turns"]
    state.borrowed = view["borrowed"]
    state.bonus = view["bonus"]
    state.stand_ins = view["stand_ins"]
    put_all(state, 0, FLOOR, view["floor"])
    knower = len(view["players"]) if view["seat"] is None else view["seat"]
    for seat, player in enumerate(view["players"]):
        _seat(state, seat, player)
        _wing(state, seat, LEFT, player["left"], view)
        _wing(state, seat, RIGHT, player["right"], view)
        _knowledge(state, seat, player, knower)
    _deck(state, view["deck"], knower)
    state.drawn = view["drawn"]
    for name in view["turned_up"]:
        state.turn_up(INDEX[name])
    for frame in view["waiting"]:
        push_frame(state, frame)
    if view["outcome"] is not None:
        _ending(state, view["outcome"]["reason"])
    return state


def put_all(state: MottainaiState, seat: int, place: int, cards: list[str]) -> None:
    for card in cards:
        state.put(zone_of(seat, place), INDEX[card])


def _seat(state: MottainaiState, seat: int, player: PlayerShown) -> None:
    put_all(state, seat, ASSISTANTS, player["assistants"])
    put_all(state, seat, WORKPLACE, player["workplace"])
    put_all(state, seat, SALES, player["sales"])
    put_all(state, seat, HAND, player["hand"] if player["hand"] is not None else player["hand_known"])
    put_all(state, seat, PICKUP, player["pickup_known"])
    if player["face_down"]:
        state.tasks[seat] = FACE_DOWN
    elif player["task"] is not None:
        state.tasks[seat] = INDEX[player["task"]]
    for material in player["hand_lacks"]:
        state.lacking[seat] |= BIT[MATERIALS.index(material)]


def _wing(state: MottainaiState, seat: int, wing: int, cards: list[str], view: MottainaiView) -> None:
    """Copies first; of the others, those in a second place (see `zones`) are told."""
    zone, left = zone_of(seat, wing), list(cards)
    for n, copy in enumerate(view["copies"]):
        where, _, card = copy["at"].partition("/") if copy is not None else ("", "", "")
        if copy is not None and where == place_name(seat, wing):
            left.remove(card)
            state.set_copy(COPY + n, INDEX[copy["work"]])
            state.zones[zone] |= BIT[COPY + n]
    for card in left:
        bit = BIT[INDEX[card]]
        told = f"{place_name(seat, wing)}/{card}" in view["seconds"]
        second = told and (left.count(card) == 1 or state.zones[zone] & bit != 0)
        state.zones[zone + (1 if second else 0)] |= bit


def _knowledge(state: MottainaiState, seat: int, player: PlayerShown, knower: int) -> None:
    """What the reader knows; of the others we only assume what everybody knows."""
    for other in range(state.seats + 1):
        mine = other == knower
        pickup = player["pickup_known"] if mine else player["pickup_known_to_all"]
        for card in pickup:
            state.learn(state.knowledge_of(seat, other, PICKUP), INDEX[card])
        hand = player["hand_known"] if mine else player["hand_known_to_all"]
        for card in hand if other != seat else []:
            state.learn(state.knowledge_of(seat, other, HAND), INDEX[card])


def _deck(state: MottainaiState, deck: DeckShown, knower: int) -> None:
    state.deck_size = deck["size"]
    to_all = set(deck["known_to_all"])
    for place in range(deck["size"]):
        name = deck["known"].get(str(place))
        if name is None:
            state.deck[place] = UNKNOWN
        else:
            knowers = state.everybody() if place in to_all else BIT[knower]
            state.deck[place] = INDEX[name] + SHOWN_TO * knowers


def push_frame(state: MottainaiState, frame: str) -> None:
    label, x, y, cause = frame.split(":")
    state.push(STEP_NUMBERS[label], int(x), int(y), int(cause))


def _ending(state: MottainaiState, told: str) -> None:
    for ending in range(RUNNING + 1, ALL_MATERIALS + 1):
        state.ending = ending
        if reason(state) == told:
            return
