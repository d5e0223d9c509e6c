"""Whether anybody learns something by an act: what was learned cannot simply be taken back."""

from collections import Counter

from sandtable.games.mottainai.acts import COMPLETE, CRAFT, MOVE, USE
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.view import MottainaiView, PlayerShown, view


def reveals(state: MottainaiState, seat: int, action: int) -> bool:
    """Whether some reader knows a card, or what a hand lacks, that it did not know before.

    That a work can be completed or used may tell of the hand, so it is feared of every such act.
    """
    if COMPLETE <= action < CRAFT or USE <= action < MOVE:
        return True
    after = state.copy()
    after.play(seat, action, 0)
    readers = [*range(state.seats), None]
    return any(learns(view(state, reader), view(after, reader)) for reader in readers)


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
