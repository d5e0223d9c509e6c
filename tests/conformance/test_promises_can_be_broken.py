"""The suite itself: an honest game passes every promise, and each planted fault is caught."""

import json
from types import SimpleNamespace

import pytest

from conformance import promises
from conformance.driver import Case
from conformance.lots import CARDS, Lots, LotsState
from sandtable import FastChance, Outcome, Refusal, SandtableError, Unreadable


@pytest.mark.parametrize("options", [(), (("clock", "yes"),)], ids=["in turn", "all at once"])
@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
def test_an_honest_game_keeps_every_promise(promise, options):
    promise(Case(Lots(), 3, options))


FAULTS = []


def breaks(*broken):
    """The fault below must be caught by these promises."""

    def plant(fault):
        FAULTS.extend(
            pytest.param(promise, fault, id=f"{fault.__name__}-{promise.__name__}") for promise in broken
        )
        return fault

    return plant


def with_state(**methods):
    """Lots, played with a state in which some methods are replaced."""
    return type("Faulty", (Lots,), {"state_type": type("FaultyState", (LotsState,), methods)})()


@pytest.mark.parametrize(("promise", "fault"), FAULTS)
def test_a_planted_fault_is_caught(promise, fault):
    case = Case(fault(), 3)

    with pytest.raises((AssertionError, SandtableError, pytest.fail.Exception)):
        promise(case)


def told_more(**extra):
    """A view that also tells what these functions of the state and the seat give."""

    def view(self, seat):
        return LotsState.view(self, seat) | {name: tell(self, seat) for name, tell in extra.items()}

    return with_state(view=view)


@breaks(promises.nobody_learns_what_is_hidden, promises.imagining_a_view_gives_it_back)
def a_view_that_shows_the_next_card():
    return told_more(next=lambda state, seat: state.deck[-1:])


@breaks(promises.nobody_learns_what_is_hidden)
def a_bystander_who_sees_a_hand():
    return told_more(peek=lambda state, seat: state.hands[0] if seat is None else [])


@breaks(promises.nobody_learns_what_is_hidden)
def a_view_with_hands_that_imagine_faithfully_copies():
    """Only the test's own account of what is hidden finds this one."""
    game = told_more(all=lambda state, seat: state.hands, whole=lambda state, seat: state.zones())

    def imagine(view, chance):
        return game.state_type(view["turn"], view["until"], *json.loads(json.dumps(view["whole"])))

    game.imagine = imagine
    return game


@breaks(promises.nobody_learns_what_is_hidden)
def a_refusal_that_tells_who_has_the_card():
    def why_not(self, seat, action):
        if self.is_legal(seat, action):
            return None
        holders = [s for s, hand in enumerate(self.hands) if action % CARDS + 1 in hand]
        return Refusal("LOT-1", f"Seats {holders} have it.")

    return with_state(why_not=why_not)


@breaks(promises.nobody_learns_what_is_hidden)
def a_question_that_depends_on_a_secret():
    return told_more(hint=lambda state, seat: max(state.hands[-1], default=0))


@breaks(promises.nobody_learns_what_is_hidden)
def a_log_that_tells_the_next_card():
    game = Lots()
    game.seen = lambda state, seat, action, reader: f"bury, then {state.deck[-1:]}"
    return game


@breaks(promises.nobody_learns_what_is_hidden)
def hidden_cards_that_are_never_dealt_anew():
    game = Lots()
    game.pieces.redeal = lambda line, seat, chance: line
    return game


@breaks(promises.what_is_not_legal_is_refused)
def a_refused_act_that_changes_something():
    def apply(self, seat, action, at=0):
        self.deck.reverse()
        LotsState.apply(self, seat, action, at)

    return with_state(apply=apply)


@breaks(promises.what_is_not_legal_is_refused)
def an_unknown_rule_id():
    def why_not(self, seat, action):
        return None if self.is_legal(seat, action) else Refusal("LOT-9", "No.")

    return with_state(why_not=why_not)


@breaks(promises.what_is_not_legal_is_refused, promises.who_may_not_act_is_refused)
def anybody_may_act():
    def apply(self, seat, action, at=0):
        self.turn = seat
        LotsState.apply(self, seat, self.legal(seat)[0], at)

    return with_state(apply=apply)


@breaks(promises.copies_are_independent)
def a_copy_that_shares_its_hands():
    def copy(self):
        return type(self)(
            self.turn, self.until, list(self.deck), self.hands, *LotsState.copy(self).zones()[2:]
        )

    return with_state(copy=copy)


@breaks(promises.copies_are_independent)
def a_copy_with_another_deck():
    def copy(self):
        twin = LotsState.copy(self)
        twin.deck.sort()
        return twin

    return with_state(copy=copy)


@breaks(promises.same_seed_same_game)
def every_seed_deals_the_same():
    game = Lots()
    game.start = lambda seats, seed: Lots.start(game, seats, "always")
    return game


@breaks(promises.same_seed_same_game, promises.a_record_replays_to_the_same_game)
def a_deal_that_is_not_told_by_the_seed():
    game = Lots()
    seeds = iter(range(1000))
    game.start = lambda seats, seed: Lots.start(game, seats, str(next(seeds)))
    return game


@breaks(promises.random_play_ends)
def a_game_that_never_ends():
    def apply(self, seat, action, at=0):
        self.turn = (self.turn + 1) % len(self.hands)

    return with_state(apply=apply)


@breaks(promises.pieces_are_conserved)
def a_card_that_gets_lost():
    def apply(self, seat, action, at=0):
        LotsState.apply(self, seat, action, at)
        self.played[seat] = self.played[seat][-1:]

    return with_state(apply=apply)


@breaks(promises.lists_of_acts_are_in_order)
def acts_out_of_order():
    return with_state(choices=lambda self, seat: LotsState.legal(self, seat)[::-1])


@breaks(promises.random_choices_are_legal)
def an_act_that_is_never_chosen():
    return with_state(random_choice=lambda self, seat, chance: self.legal(seat)[0])


@breaks(promises.whoever_may_act_has_acts)
def an_actor_without_acts():
    return with_state(actors=lambda self: [0, *LotsState.actors(self)])


@breaks(promises.an_outcome_only_at_the_end)
def nobody_wins():
    def outcome(self):
        return LotsState.outcome(self) and Outcome((0, 0, 0), (), "no luck")

    return with_state(outcome=outcome)


@breaks(promises.acts_are_written_and_read)
def two_acts_with_one_text():
    game = Lots()
    game.write = lambda state, action: f"play {action % CARDS + 1}"
    return game


@breaks(promises.acts_are_written_and_read)
def nonsense_that_is_read_as_an_act():
    game = Lots()

    def read(state, text):
        try:
            return Lots.read(game, state, text)
        except Unreadable:
            return 0

    game.read = read
    return game


@breaks(promises.positions_are_written_and_read)
def a_line_without_the_turn():
    game = Lots()
    game.write_position = lambda state: "0" + Lots.write_position(game, state)[1:]
    return game


@breaks(promises.a_false_record_is_found_out)
def a_seat_that_does_not_exist_may_act():
    def apply(self, seat, action, at=0):
        LotsState.apply(self, seat % len(self.hands), action, at)

    return with_state(apply=apply)


@breaks(promises.views_are_ready_for_json)
def a_view_with_a_tuple():
    return told_more(pair=lambda state, seat: (1, 2))


@breaks(promises.views_are_ready_for_json)
def a_view_of_another_seat():
    return told_more(seat=lambda state, seat: 0)


@breaks(promises.imagining_a_view_gives_it_back)
def an_imagined_hand_that_is_not_mine():
    game = Lots()
    game.imagine = lambda view, chance: Lots.imagine(game, view | {"hand": [1] * len(view["hand"])}, chance)
    return game


@breaks(promises.one_view_is_imagined_again_and_again)
def an_imaginer_that_gives_the_same_state_twice():
    game = Lots()

    def imaginer(view):
        state = Lots.imagine(game, view, FastChance(1))
        return SimpleNamespace(deal=lambda chance: state, is_uncertain=lambda: True)

    game.imaginer = imaginer
    return game


@breaks(promises.one_view_is_imagined_again_and_again)
def an_imaginer_that_calls_the_uncertain_certain():
    game = Lots()

    def imaginer(view):
        return SimpleNamespace(deal=Lots.imaginer(game, view).deal, is_uncertain=lambda: False)

    game.imaginer = imaginer
    return game


@breaks(promises.an_outcome_only_at_the_end)
def a_result_that_is_not_the_outcome():
    return with_state(result=lambda self, seat: 1.0)


@breaks(promises.everything_is_told_in_sentences)
def a_log_without_words():
    game = Lots()
    game.tell = lambda before, after, seat, act: ""
    return game
