"""The vocabulary of the works: the words that a declaration is written in.

`give_back(then=may(draw()))` builds steps; what they do stands in the modules of this folder:

    happening.py  steps that need no answer
    asking.py     steps that ask about the own cards, the floor and the deck
    rivals.py     steps about other players

Whether to use an effect at all is always its owner's choice (MOT-71). What belongs to the effect is
then done, but for what `may` leaves open.
"""

from sandtable.games.mottainai.steps.asking import (
    ChangeWing,
    CompleteFromHand,
    Either,
    GiveBack,
    Maybe,
    Move,
    ReturnFloor,
    SellAssistantLikeIt,
    ShowAsClerks,
    ShowMatching,
    Sift,
)
from sandtable.games.mottainai.steps.happening import (
    AnotherTurn,
    CompleteTopCard,
    Draw,
    EndGame,
    FillFloor,
    OneMoreAction,
    PickUpItself,
    ReturnItself,
    ReturnThatWork,
    SellTask,
    TailorAction,
    ThrowForTopCard,
    TopCard,
    WaiveHandLimit,
)
from sandtable.games.mottainai.steps.rivals import CopyWork, NameMaterial, TakeSale, TakeWork, TradeHands
from sandtable.games.mottainai.waiting import Step


def may(step: Step) -> Step:
    """The step is the player's to take or leave when its turn comes; without `may` it must be taken."""
    if isinstance(step, (Draw, TopCard)):
        return Maybe(step)
    step.optional = True
    return step


# Cards and places


def draw(cards: int = 1, then: Step | None = None) -> Step:
    return _before(Draw(cards), then)


def give_back(then: Step | None = None) -> Step:
    """Return a hand card."""
    return _before(GiveBack(), then)


def move(source: int, target: int, cards: int = 1, then: Step | None = None) -> Step:
    return _before(Move(source, target, cards), then)


def put_top_card(place: int, then: Step | None = None) -> Step:
    return _before(TopCard(place), then)


def sell_an_assistant_like_it() -> Step:
    return SellAssistantLikeIt()


def sell_the_task() -> Step:
    return SellTask()


def waive_the_hand_limit() -> Step:
    return WaiveHandLimit()


def fill_the_floor(cards: int) -> Step:
    return FillFloor(cards, ())


def fill_the_floor_until(*materials: int) -> Step:
    return FillFloor(0, materials)


def return_the_floor() -> Step:
    return ReturnFloor()


def either(clear: Step, fill: Step) -> Step:
    return Either(clear, fill)


# The deck


def keep_one_of_the_top_three() -> Step:
    return Sift()


def complete_the_top_card() -> Step:
    return CompleteTopCard()


def complete_the_top_card_if_it_fits_the_hand() -> Step:
    return ThrowForTopCard()


# Works


def return_itself(then: Step) -> Step:
    return _before(ReturnItself(), then)


def pick_up_itself() -> Step:
    return PickUpItself()


def return_that_work(then: Step) -> Step:
    return _before(ReturnThatWork(), then)


def complete_without_support(material: int) -> Step:
    return CompleteFromHand(material)


def change_wing() -> Step:
    return ChangeWing()


def give_a_card_and_copy_a_work() -> Step:
    return CopyWork()


# Actions and turns


def show_a_matching_card(then: Step) -> Step:
    return _before(ShowMatching(), then)


def one_more_action() -> Step:
    return OneMoreAction()


def show_cards_as_clerks(material: int) -> Step:
    return ShowAsClerks(material)


def tailor_once() -> Step:
    return TailorAction()


def another_turn() -> Step:
    return AnotherTurn()


def end_the_game() -> Step:
    return EndGame()


# Opponents


def trade_hands() -> Step:
    return TradeHands()


def take_a_material_from_all_hands() -> Step:
    return NameMaterial()


def take_a_sale_from_a_richer_player() -> Step:
    return TakeSale()


def take_a_work_from_a_richer_player() -> Step:
    return TakeWork()


def _before(step: Step, then: Step | None) -> Step:
    step.then = then
    return step
