"""Complete states that fit a view: everything that its reader cannot know is dealt anew."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.game import Imaginer, State, View
from sandtable.games.mottainai.abilities import COPIES, WITH
from sandtable.games.mottainai.cards import BIT, COPY, KINDS, MATERIAL, MATERIALS, NO_CARD, count, first
from sandtable.games.mottainai.completing import SUPPORT
from sandtable.games.mottainai.scoring import reason
from sandtable.games.mottainai.state import MottainaiState, empty
from sandtable.games.mottainai.waiting import STEPS
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import (
    ALL_MATERIALS,
    ASSISTANTS,
    FACE_DOWN,
    FLOOR,
    HAND,
    LEFT,
    PICKUP,
    PLACES,
    RIGHT,
    RUNNING,
    SALES,
    SHOWN_TO,
    WORKPLACE,
    at,
)

UNKNOWN: Final = 63  # a place of the deck whose card is dealt
STEP_NUMBERS: Final = {step.label: int(step.number) for step in STEPS}
TRIES: Final = 1000  # deals until hands that are known to lack materials do lack them


class MottainaiImaginer(Imaginer):
    """The known part of a view as a state, the rest as a pool of cards and places for them."""

    def __init__(self, view: View) -> None:
        self.base = known_state(view)
        self.pool = unseen(self.base)
        seats = range(int(self.base.seats))
        players = view["players"]
        self.hands = vec[i64]([players[s]["hand_size"] - self.base.size(at(s, HAND)) for s in seats])
        self.needed = support_to_show(self.base)
        self.pickups = vec[i64]([players[s]["pickup_size"] - self.base.size(at(s, PICKUP)) for s in seats])

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
            if not bring(pool, place, ~BIT[support_material(self.base)]):
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
    if state.ending != RUNNING or state.asking().number != SUPPORT:
        return 0
    material = support_material(state)
    unshown = state.size_of(at(state.turn, HAND), material) - count(state.x) - count(state.y)
    return max(0, state.cause % 8 - unshown)


def support_material(state: MottainaiState) -> i64:
    return MATERIAL[state.cause // 8]


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
            state.put(at(seat, where), pool[place])
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


def known_state(view: View) -> MottainaiState:
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
        _knowledge(state, seat, player, knower)
    _deck(state, view["deck"], knower)
    _copies(state, view["copies"])
    for card in view["used"]:
        if state.used & BIT[card]:
            state.used_twice |= BIT[card]
        else:
            state.used |= BIT[card]
    for frame in view["waiting"]:
        push_frame(state, frame)
    if view["outcome"] is not None:
        _ending(state, view["outcome"]["reason"])
    return state


def put_all(state: MottainaiState, seat: int, place: int, cards: list[str]) -> None:
    for card in cards:
        state.put(at(seat, place), INDEX[card])


def _seat(state: MottainaiState, seat: int, player: dict[str, Any]) -> None:
    for place in (ASSISTANTS, WORKPLACE, SALES, LEFT, RIGHT):
        put_all(state, seat, place, player[PLACES[place]])
    put_all(state, seat, HAND, player["hand"] if player["hand"] is not None else player["hand_known"])
    put_all(state, seat, PICKUP, player["pickup_known"])
    if player["face_down"]:
        state.tasks[seat] = FACE_DOWN
    elif player["task"] is not None:
        state.tasks[seat] = INDEX[player["task"]]
    for material in player["hand_lacks"]:
        state.lacking[seat] |= BIT[MATERIALS.index(material)]


def _knowledge(state: MottainaiState, seat: int, player: dict[str, Any], knower: int) -> None:
    """What the reader knows; of the others we only assume what everybody knows."""
    for other in range(state.seats + 1):
        whose = "known" if other == knower else "known_to_all"
        for place, name in ((HAND, "hand"), (PICKUP, "pickup")):
            known = state.knowledge(seat, other, place)
            if place == PICKUP or other != seat:
                for card in player[f"{name}_{whose}"]:
                    state.learn(known, INDEX[card])


def _deck(state: MottainaiState, deck: dict[str, Any], knower: int) -> None:
    state.deck_size = deck["size"]
    to_all = set(deck["known_to_all"])
    for place in range(deck["size"]):
        name = deck["known"].get(str(place))
        if name is None:
            state.deck[place] = UNKNOWN
        else:
            knowers = state.everybody() if place in to_all else BIT[knower]
            state.deck[place] = INDEX[name] + SHOWN_TO * knowers


def _copies(state: MottainaiState, copies: list[dict[str, str] | None]) -> None:
    for n, copy in enumerate(copies):
        if copy is not None:
            zone = at(state.turn, PLACES.index(copy["wing"]))
            state.take(zone, first(WITH[COPIES]))
            state.put(zone, COPY + n)
            if n == 0:
                state.first_copy = INDEX[copy["work"]]
            else:
                state.second_copy = INDEX[copy["work"]]


def push_frame(state: MottainaiState, frame: str) -> None:
    label, x, y, cause = frame.split(":")
    state.push(STEP_NUMBERS[label], int(x), int(y), int(cause))


def _ending(state: MottainaiState, told: str) -> None:
    for ending in range(RUNNING + 1, ALL_MATERIALS + 1):
        state.ending = ending
        if reason(state) == told:
            return
