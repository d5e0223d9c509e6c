"""The suite itself: an honest game passes every promise, and each planted fault is caught."""

import functools
import itertools
from types import SimpleNamespace

import pytest

from conformance import lots as honest
from conformance.lots import (
    ACTS,
    BURY,
    CARDS,
    PIECES,
    PLAY,
    LotsImaginer,
    LotsState,
    case_of,
    first_position,
    lots,
)
from sandtable import (
    FastChance,
    Game,
    Nature,
    Option,
    Outcome,
    Refusal,
    SandtableError,
    Unreadable,
    conformance,
)
from sandtable.conformance import arrays, knowledge, learning, play, words
from sandtable.core.acts import Acts, Shown, Verb
from sandtable.core.observation import Field, Observation
from sandtable.core.state import Imaginer


@pytest.mark.parametrize("options", [(), (("clock", "yes"),)], ids=["in turn", "all at once"])
@pytest.mark.parametrize("promise", conformance.PROMISES, ids=conformance.name)
def test_an_honest_game_keeps_every_promise(promise, options):
    promise(case_of(lots(), *options))


def test_a_whole_game_is_checked_at_once():
    conformance.check(lots(), PIECES)


def test_what_is_broken_is_told_with_its_promise_and_its_table():
    with pytest.raises(ExceptionGroup, match="Lots does not keep 4 promises") as found:
        conformance.check(lots(designers=""), PIECES)

    told = [note for problem in found.value.exceptions for note in problem.__notes__]
    assert told[0] == "it says what it is: lots-2"
    assert {note.partition(":")[0] for note in told} == {"it says what it is"}


def test_every_promise_is_broken_by_some_fault():
    assert {fault.values[0] for fault in FAULTS} == set(conformance.PROMISES)


FAULTS = []


def breaks(*broken):
    """The fault below must be caught by these promises. It is a game, or a case of one."""

    def plant(fault):
        FAULTS.extend(
            pytest.param(promise, fault, id=f"{fault.__name__}-{promise.__name__}") for promise in broken
        )
        return fault

    return plant


@pytest.mark.parametrize(("promise", "fault"), FAULTS)
def test_a_planted_fault_is_caught(promise, fault):
    planted = fault()
    case = case_of(planted) if isinstance(planted, Game) else planted

    with pytest.raises((AssertionError, SandtableError)):
        promise(case)


def with_state(**methods):
    """Lots, played with a state in which some methods are replaced."""
    return lots(type("FaultyState", (LotsState,), methods))


def told_more(**extra):
    """A view that also tells what these functions of the state and the seat give."""

    def view(state, seat):
        return honest.view(state, seat) | {name: tell(state, seat) for name, tell in extra.items()}

    return functools.partial(lots, view=view)


# Acts


@breaks(play.same_seed_same_game)
def every_seed_deals_the_same():
    game = lots()
    deal = game.deal
    return changed(game, deal=lambda seats, options, chance: deal(seats, options, FastChance(1)))


def changed(game, **parts):
    for name, part in parts.items():
        setattr(game, name, part)
    return game


@breaks(play.same_seed_same_game, words.a_record_replays_to_the_same_game)
def a_deal_that_is_not_told_by_the_seed():
    game = lots()
    deal, seeds = game.deal, itertools.count()
    return changed(game, deal=lambda seats, options, chance: deal(seats, options, FastChance(next(seeds))))


@breaks(play.random_play_ends)
def a_game_that_never_ends():
    def pass_on(self, seat, action, at):
        self.turn = (self.turn + 1) % len(self.hands)

    return with_state(play=pass_on)


@breaks(play.an_outcome_only_at_the_end)
def nobody_wins():
    def outcome(self):
        return LotsState.outcome(self) and Outcome((0, 0, 0), (), "no luck")

    return with_state(outcome=outcome)


@breaks(play.an_outcome_only_at_the_end)
def a_result_that_is_not_the_outcome():
    return with_state(result=lambda self, seat: 1.0)


@breaks(play.whoever_may_act_has_acts)
def an_actor_without_acts():
    return with_state(actors=lambda self: [0, *LotsState.actors(self)])


@breaks(play.lists_of_acts_are_in_order)
def acts_out_of_order():
    return with_state(legal=lambda self, seat: list(LotsState.choices(self, seat))[::-1])


@breaks(play.lists_of_acts_are_in_order)
def an_act_that_is_legal_and_not_listed():
    return with_state(is_legal=lambda self, seat, action: 0 <= action < 2 * CARDS)


@breaks(play.random_choices_are_legal)
def an_act_that_is_never_chosen():
    return with_state(random_choice=lambda self, seat, chance: self.legal(seat)[0])


@breaks(play.what_is_not_legal_is_refused)
def a_refused_act_that_changes_something():
    def apply(self, seat, action, at=0):
        self.deck.reverse()
        LotsState.apply(self, seat, action, at)

    return with_state(apply=apply)


@breaks(play.what_is_not_legal_is_refused)
def an_unknown_rule_id():
    return lots(refusal=lambda state, seat, action: Refusal("LOT-9", "No."))


@breaks(play.what_is_not_legal_is_refused, play.who_may_not_act_is_refused)
def anybody_may_act():
    def apply(self, seat, action, at=0):
        self.turn = seat
        LotsState.apply(self, seat, self.legal(seat)[0], at)

    return with_state(apply=apply)


@breaks(play.copies_are_independent)
def a_copy_that_shares_its_hands():
    def copy(self):
        twin = LotsState.copy(self)
        twin.hands = self.hands
        return twin

    return with_state(copy=copy)


@breaks(play.copies_are_independent)
def a_copy_with_another_deck():
    def copy(self):
        twin = LotsState.copy(self)
        twin.deck.sort()
        return twin

    return with_state(copy=copy)


@breaks(play.pieces_are_conserved)
def a_card_that_gets_lost():
    def lose(self, seat, action, at):
        LotsState.play(self, seat, action, at)
        self.played[seat] = self.played[seat][-1:]

    return with_state(play=lose)


# Nature


def always_with_a_clock(nature):
    def deal(seats, options, chance):
        return first_position(type(game.read_position("0 0 [] [|||] [|||] [|||]")), seats, True, chance)

    game = lots(nature=nature)
    return changed(game, deal=deal)


@breaks(play.its_nature_is_told_truly)
def several_who_act_in_a_game_of_turns():
    return always_with_a_clock(Nature(hidden=True, clock=True))


@breaks(play.its_nature_is_told_truly)
def a_clock_that_is_not_told():
    return always_with_a_clock(Nature(hidden=True, at_once=True))


@breaks(play.its_nature_is_told_truly)
def a_hidden_clock_where_there_is_none():
    return lots(nature=Nature(hidden=True), hides_time=lambda options: True)


@breaks(play.its_nature_is_told_truly)
def chance_that_is_not_told():
    """What is drawn depends on how many acts were played, which the line does not tell."""

    def draw_somewhere(self, seat, action, at):
        self.acts = getattr(self, "acts", 0) + 1
        self.deck[:] = self.deck[self.acts % 2 :] + self.deck[: self.acts % 2]
        LotsState.play(self, seat, action, at)

    def copy(self):
        twin = LotsState.copy(self)
        twin.acts = getattr(self, "acts", 0)
        return twin

    return with_state(play=draw_somewhere, copy=copy)


@breaks(knowledge.nobody_learns_what_is_hidden)
def hidden_hands_in_an_open_game():
    return lots(nature=Nature(at_once=True, clock=True))


@breaks(words.it_says_what_it_is, words.a_record_replays_to_the_same_game)
def rules_without_a_version():
    return lots(version=0)


@breaks(words.it_says_what_it_is)
def an_option_whose_default_cannot_be_chosen():
    return lots(options=(Option("clock", "maybe", ("no", "yes"), "All at once?"),))


# Words


def acts_that(**methods):
    """The table of acts with some methods replaced."""
    return type("Faulty", (Acts,), methods)(PLAY, BURY, examples="“play 3”")


@breaks(words.acts_are_written_and_read)
def two_acts_with_one_text():
    also_play = Verb(CARDS, PLAY.form, BURY.now, BURY.past, BURY.arguments, BURY.targets, "bury")
    return lots(acts=Acts(PLAY, also_play, examples="“play 3”"))


@breaks(words.acts_are_written_and_read)
def nonsense_that_is_read_as_an_act():
    def read(self, state, text):
        try:
            return ACTS.read(state, text)
        except Unreadable:
            return 0

    return lots(acts=acts_that(read=read))


@breaks(words.every_legal_act_is_offered)
def an_act_that_is_not_offered():
    return with_state(offers=lambda self, seat: LotsState.offers(self, seat)[:-1])


@breaks(words.every_legal_act_is_offered)
def two_acts_in_the_same_words():
    return lots(label=lambda state, action, parts: f"Use the {action % CARDS + 1}")


@breaks(words.every_legal_act_is_offered)
def an_offer_that_is_no_json():
    return lots(words=lambda state, seat, action: {"pair": (1, 2)})


@breaks(words.every_legal_act_is_offered)
def a_label_that_speaks_of_nobody():
    return lots(label=lambda state, action, parts: f"Give the {action} to @7")


@breaks(words.what_is_done_is_seen)
def somebody_who_does_not_see_what_he_does():
    return lots(seen=lambda state, seat, action, reader: Shown("something", "do", {}, []))


@breaks(words.what_is_done_is_seen)
def a_secret_act_in_an_open_game():
    return lots(nature=Nature(at_once=True, clock=True))


@breaks(words.positions_are_written_and_read)
def a_line_without_the_turn():
    return lots(write_position=lambda state: "0" + honest.write_position(state)[1:])


@breaks(words.bad_positions_are_unreadable)
def a_line_that_crashes_the_reader():
    game = lots()
    read = game.read_position
    return changed(game, read_position=lambda line: read(line if line[0].isdigit() else line[99]))


@breaks(words.a_false_record_is_found_out)
def a_seat_that_does_not_exist_may_act():
    def apply(self, seat, action, at=0):
        LotsState.apply(self, seat % len(self.hands), action, at)

    return with_state(apply=apply)


@breaks(words.everything_is_told_in_sentences)
def a_log_without_words():
    return lots(tell=lambda before, after, seat, act: "")


@breaks(words.everything_is_told_in_sentences)
def a_question_about_a_numbered_player():
    return lots(question=lambda view: "Wait for player 1.")


@breaks(words.refusals_are_sentences)
def a_refusal_without_a_full_stop():
    return lots(refusal=lambda state, seat, action: Refusal("LOT-1", "no"))


# Knowledge


@breaks(knowledge.views_are_ready_for_json)
def a_view_with_a_tuple():
    return told_more(pair=lambda state, seat: (1, 2))()


@breaks(knowledge.views_are_ready_for_json)
def a_view_of_another_seat():
    return told_more(seat=lambda state, seat: 0)()


@breaks(knowledge.nobody_learns_what_is_hidden, knowledge.imagining_a_view_gives_it_back)
def a_view_that_shows_the_next_card():
    return told_more(next=lambda state, seat: state.deck[-1:])()


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_bystander_who_sees_a_hand():
    return told_more(peek=lambda state, seat: state.hands[0] if seat is None else [])()


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_view_with_hands_that_imagine_faithfully_copies():
    """Only the test's own account of what is hidden finds this one."""

    class Copier(Imaginer):
        def __init__(self, view):
            self.view = view

        def deal(self, chance):
            return game.read_position(self.view["whole"])

    game = told_more(whole=lambda state, seat: honest.write_position(state))(imaginer=Copier)
    return game


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_refusal_that_tells_who_has_the_card():
    def refusal(state, seat, action):
        holders = [f"@{s}" for s, hand in enumerate(state.hands) if action % CARDS + 1 in hand]
        return Refusal("LOT-1", f"{holders} have it.")

    return lots(refusal=refusal)


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_question_that_depends_on_a_secret():
    make = told_more(hint=lambda state, seat: max(state.hands[-1], default=0))
    return make(question=lambda view: f"Have you got more than {view['hint']}?")


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_log_that_tells_the_next_card():
    def seen(state, seat, action, reader):
        return Shown(f"bury, then {state.deck[-1:]}", "bury", {}, [])

    return lots(seen=seen)


@breaks(knowledge.nobody_learns_what_is_hidden)
def an_offer_that_tells_the_next_card():
    return lots(words=lambda state, seat, action: {"next": str(state.deck[-1:])})


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_label_that_tells_the_next_card():
    return lots(label=lambda state, action, parts: f"Do {action} and draw {state.deck[-1:]}")


@breaks(knowledge.nobody_learns_what_is_hidden)
def a_touch_that_tells_what_the_next_card_is():
    return lots(meant=lambda state, seat, target: (state.deck or [1])[-1] - 1)


@breaks(learning.what_may_be_taken_back_tells_nobody_anything)
def a_card_that_is_played_from_a_hidden_hand_and_taken_back():
    return lots(nature=Nature(hidden=True), reveals=lambda state, seat, action: False)


@breaks(learning.who_has_one_answer_only_is_known_to_have_it)
def a_last_card_in_a_hidden_hand_that_plays_itself():
    return lots(nature=Nature(hidden=True), forced=lambda state, seat: len(state.hands[seat]) == 1)


@breaks(knowledge.nobody_learns_what_is_hidden)
def hidden_cards_that_are_never_dealt_anew():
    pieces = SimpleNamespace(count=honest.count, redeal=lambda line, seat, chance: line)
    return case_of(lots(), pieces=pieces)


class FaultyImaginer(LotsImaginer):
    """Deals as these tests want it to."""

    def __init__(self, view, state, deal=None, certain=False):
        super().__init__(view, state)
        self.dealt = deal
        self.certain = certain

    def deal(self, chance):
        return self.dealt(self, chance) if self.dealt else super().deal(chance)

    def is_uncertain(self):
        return not self.certain


def imagined(**faults):
    game = lots()
    state = type(game.start(seats=2))
    return changed(game, imaginer=lambda view: FaultyImaginer(view, state, **faults))


@breaks(knowledge.imagining_a_view_gives_it_back)
def an_imagined_hand_that_is_not_mine():
    def deal(imaginer, chance):
        state = LotsImaginer.deal(imaginer, chance)
        state.hands[imaginer.view["seat"]] = [1] * len(imaginer.view["hand"])
        return state

    return imagined(deal=deal)


@breaks(knowledge.imagined_games_can_be_played_to_the_end)
def an_imagined_game_that_never_ends():
    def deal(imaginer, chance):
        state = LotsImaginer.deal(imaginer, chance)
        state.play = lambda seat, action, at: None
        return state

    return imagined(deal=deal)


@breaks(knowledge.one_view_is_imagined_again_and_again)
def an_imaginer_that_gives_the_same_state_twice():
    def deal(imaginer, chance):
        imaginer.kept = getattr(imaginer, "kept", None) or LotsImaginer.deal(imaginer, chance)
        return imaginer.kept

    return imagined(deal=deal)


@breaks(knowledge.one_view_is_imagined_again_and_again)
def an_imaginer_that_calls_the_uncertain_certain():
    return imagined(certain=True)


# Arrays


class LotsObservation(Observation):
    """The own hand as bits of a byte each, and how many cards the deck has."""

    def fields(self, seats):
        return (Field("hand", 0, (CARDS,), 1, "by card"), Field("deck", CARDS, (1,), CARDS, "cards left"))

    def write(self, state, seat, into, at):
        into[at] = sum(256 ** (card - 1) for card in state.hands[seat] if card <= 8)
        into[at + 1] = sum(256 ** (card - 9) for card in state.hands[seat] if card > 8)
        into[at + 1] += len(state.deck) * 256**4


def observed(**methods):
    """Lots with an observation in which some methods are replaced."""
    return lots(observation=type("FaultyObservation", (LotsObservation,), methods)())


@pytest.mark.parametrize("promise", conformance.PROMISES, ids=conformance.name)
def test_an_honest_observation_keeps_every_promise(promise):
    promise(case_of(observed()))


@breaks(arrays.masks_tell_what_is_legal)
def a_mask_that_tells_too_much():
    def write_mask(self, seat, into, at, words):
        for word in range(words):
            into[at + word] = sum(256**n for n in range(8))

    return with_state(write_mask=write_mask)


@breaks(arrays.fields_stand_apart)
def fields_that_overlap():
    fields = (Field("hand", 0, (CARDS,), 1, ""), Field("deck", CARDS - 1, (1,), CARDS, ""))
    return observed(fields=lambda self, seats: fields)


@breaks(arrays.observations_keep_their_ranges)
def a_field_above_its_range():
    fields = (Field("hand", 0, (CARDS,), 1, ""), Field("deck", CARDS, (1,), 2, ""))
    return observed(fields=lambda self, seats: fields)


@breaks(arrays.observations_keep_their_ranges)
def bytes_that_no_field_tells_of():
    fields = (Field("hand", 0, (CARDS,), 1, ""), Field("other", CARDS + 1, (1,), 2, ""))
    return observed(fields=lambda self, seats: fields)


@breaks(arrays.an_observation_is_written_over_anything)
def an_observation_that_is_added():
    def write(self, state, seat, into, at):
        into[at] |= state.hands[seat][0] if state.hands[seat] else 0

    return observed(write=write)


@breaks(arrays.an_observation_is_written_over_anything)
def an_observation_that_is_too_long():
    def write(self, state, seat, into, at):
        LotsObservation.write(self, state, seat, into, at)
        if at + 2 < len(into):
            into[at + 2] = 1

    return observed(write=write)


@breaks(arrays.a_rewritten_row_is_as_if_written_anew)
def a_row_that_is_not_rewritten():
    def rewrite(self, state, seat, rows, n):
        if rows.notes[n] == 0:
            LotsObservation.rewrite(self, state, seat, rows, n)
            rows.notes[n] = 1

    return observed(rewrite=rewrite)


@breaks(arrays.a_rewritten_row_is_as_if_written_anew)
def a_mask_that_is_not_rewritten():
    def rewrite(self, state, seat, rows, n):
        self.write(state, seat, rows.observations, n * rows.words)
        state.write_mask(0, rows.masks, n * rows.mask_words, rows.mask_words)

    return observed(rewrite=rewrite)


@breaks(knowledge.nobody_learns_what_is_hidden)
def an_observation_that_looks_into_the_deck():
    def write(self, state, seat, into, at):
        LotsObservation.write(self, state, seat, into, at)
        into[at] += state.deck[-1] if state.deck else 0

    return observed(write=write)
