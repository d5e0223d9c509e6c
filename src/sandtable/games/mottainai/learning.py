"""Whether anybody learns something by an act: what was learned cannot simply be taken back."""

from collections import Counter

from sandtable.games.mottainai.acts import COMPLETE, CRAFT, DONE, MOVE, PRAY, USE, card_of
from sandtable.games.mottainai.position import ALL_CARDS
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.view import MottainaiView, PlayerShown, view
from sandtable.games.mottainai.waiting import Step, effect
from sandtable.games.mottainai.zones import HAND, zone_of


def reveals(state: MottainaiState, seat: int, action: int) -> bool:
    """Whether some reader knows a card, or what a hand lacks, that it did not know before.

    That a work can be completed may tell of the hand, so it is feared of every such act; of using one, where
    it hangs on the hand.
    """
    if COMPLETE <= action < CRAFT or (USE <= action < MOVE and hangs_on_hand(state, card_of(action))):
        return True
    after = state.copy()
    after.play(seat, action, 0)
    readers = [*range(state.seats), None]
    return any(learns(view(state, reader), view(after, reader)) for reader in readers)


def hangs_on_hand(state: MottainaiState, card: int) -> bool:
    """Whether the effect of a work can be used only with certain cards in the hand."""
    return type(effect(state, card)).possible is not Step.possible


def learns(before: MottainaiView, after: MottainaiView) -> bool:
    if after["turned_up"] or known(after) - known(before):
        return True
    players = zip(before["players"], after["players"], strict=True)
    return any(set(now["hand_lacks"]) - set(then["hand_lacks"]) for then, now in players)


def known(view: MottainaiView) -> "Counter[str]":
    """Every card that a reader knows the place of."""
    found = Counter([*view["deck"]["known"].values(), *view["floor"]])
    for player in view["players"]:
        found.update(of_player(player))
    return found


def of_player(player: PlayerShown) -> list[str]:
    hand = player["hand_known"] if player["hand"] is None else player["hand"]
    task = [player["task"]] if player["task"] else []
    places = (player["pickup_known"], player["assistants"], player["workplace"], player["sales"])
    wings = player["left"] + player["right"]
    return [*hand, *task, *wings, *(card for place in places for card in place)]


def forced(state: MottainaiState, seat: int) -> bool:
    """Whether a seat could only pray or be done, whatever cards it held: what hangs on a hand tells of it."""
    legal = state.legal(seat)
    if len(legal) != 1 or legal[0] not in (DONE, PRAY):
        return False
    if not hand_size(state, seat):
        return True
    twin = state.copy()
    twin.zones[zone_of(seat, HAND)] = ALL_CARDS
    return len(twin.legal(seat)) == 1


def hand_size(state: MottainaiState, seat: int) -> int:
    return len(state.listed(seat, HAND))
