"""The library's rules and the slow second ones, side by side; and that a difference would be seen."""

from collections import Counter

import pytest

from games.mandala import lockstep
from games.mandala.slow_rules import SlowMandala
from lockstep.frame import first_difference

GAMES = 900
PLANTED_GAMES = 300


@pytest.mark.parametrize("part", range(2))
def test_both_rule_books_play_the_same_games(part):
    seen, positions = Counter(), 0
    for played in lockstep.run(GAMES // 2, seed=part):
        assert not played.differences, "\n".join(map(str, played.differences))
        seen, positions = seen + played.seen, positions + played.positions

    assert positions > 20 * GAMES // 2
    assert {"ended by river", "ended by deck", "ended by stall", "draws", "ties decided by Cup cards"} <= set(
        seen
    )
    assert {"passes", "last card built", "deck and pile empty", "claims for the pile"} <= set(seen)
    assert {"destructions without Field cards", "destructions with equal Fields"} <= set(seen)


# Changes that are planted into the slow rules: each must be noticed.


def all_to_cup(slow, seat, cards):
    """The card in the River is in the Cup as well."""
    slow.claimed[seat] += cards
    if cards[0] not in slow.rivers[seat]:
        slow.rivers[seat].append(cards[0])


def cup_only(slow, seat, cards):
    if len(slow.rivers[seat]) < 3:
        SlowMandala.collect(slow, seat, cards)
    else:
        slow.claimed[seat] += cards


def claim_without_field(slow, color):
    """A color that is claimed without a card in the Field goes to the River."""
    mandala, seat = slow.claiming
    empty = not slow.areas[mandala - 1][1 + seat]
    SlowMandala.claim(slow, color)
    if empty and color not in slow.rivers[seat] and color in slow.discard:
        slow.discard.remove(color)
        slow.rivers[seat].append(color)


def same_player_again(slow, mandala):
    SlowMandala.finish(slow, mandala)
    slow.turn = slow.turn if slow.over else 1 - slow.turn


def first_field_stays(slow, mandala):
    field = list(slow.areas[mandala - 1][1])
    SlowMandala.finish(slow, mandala)
    if field and field[0] in slow.discard and not slow.over:
        slow.move(slow.discard, slow.areas[mandala - 1][1], field[0], 1)


def top_without_reshuffle(slow):
    """The discard pile is shuffled only when a card is wanted."""
    if not slow.deck and slow.discard:
        slow.exhausted = True
        slow.reshuffle()
    return slow.deck.pop(0) if slow.deck else None


def top_that_never_ends(slow):
    card = SlowMandala.top(slow)
    slow.exhausted = False
    return card


def passes_do_not_end(slow, passing):
    SlowMandala.idle_turn(slow, passing=False)


def worth_from_zero(slow, seat, card):
    return max(SlowMandala.value(slow, seat, card) - 1, 0)


def more_cup_cards_win(slow):
    ranks = [(score, len(slow.cup(seat))) for seat, score in enumerate(slow.scores())]
    return [seat for seat in (0, 1) if ranks[seat] == max(ranks)]


CHANGES = {
    "a color may lie in Mountain and Field (MAN-20)": {
        "fits": lambda slow, mandala, area, color: area == 0 or SlowMandala.fits(slow, mandala, area, color)
    },
    "hands grow up to nine (MAN-31)": {"drawn_with": lambda slow, held: {7: 2}.get(held, 3)},
    "the whole hand may go into a Field (MAN-41)": {"spare": lambda slow: len(slow.hands[slow.turn])},
    "in a tie who played last chooses first (MAN-61)": {
        "first_to_choose": lambda slow, *sizes: slow.turn if sizes[0] == sizes[1] else sizes.index(max(sizes))
    },
    "the smaller Field chooses first (MAN-61)": {
        "first_to_choose": lambda slow, *sizes: 1 - SlowMandala.first_to_choose(slow, *sizes)
    },
    "the River card is in the Cup as well (MAN-63)": {"collect": all_to_cup},
    "a River has three places (MAN-63)": {"collect": cup_only},
    "without Field cards one may still claim (MAN-65)": {"claim": claim_without_field},
    "a card stays in the Field (MAN-67)": {"finish": first_field_stays},
    "three new cards in a Mountain (MAN-68)": {
        "refill": lambda slow, mountain: mountain.extend(filter(None, (slow.top() for _ in range(3))))
    },
    "who destroyed plays again (MAN-68)": {"finish": same_player_again},
    "the deck is made anew only for a draw (MAN-70)": {"top": top_without_reshuffle},
    "an exhausted deck does not end the game (MAN-70)": {"top": top_that_never_ends},
    "five River cards end the game (MAN-72)": {"river_places": 5},
    "two passes do not end the game (MAN-75)": {"idle_turn": passes_do_not_end},
    "a stall takes 21 turns (MAN-75)": {"stall": 21},
    "the first River place is worth nothing (MAN-80)": {"value": worth_from_zero},
    "more Cup cards win a tie (MAN-81)": {"winners": more_cup_cards_win},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_planted_change_is_noticed(change):
    rules = type("Changed", (SlowMandala,), CHANGES[change])

    assert first_difference(lockstep.run(PLANTED_GAMES, seed=1, rules=rules)) is not None
