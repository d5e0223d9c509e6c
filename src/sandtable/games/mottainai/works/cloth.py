"""Cloth: eleven works of value 2."""

from sandtable.games.mottainai.cards import CLOTH, METAL, PAPER, POTTER, STONE
from sandtable.games.mottainai.scoring import PerWorkInItsWing
from sandtable.games.mottainai.steps import (
    complete_without_support,
    give_a_card_and_copy_a_work,
    may,
    move,
    one_more_action,
    put_top_card,
    return_itself,
    return_that_work,
    sell_an_assistant_like_it,
    show_a_matching_card,
    trade_hands,
    waive_the_hand_limit,
)
from sandtable.games.mottainai.work import ANY, Work, on
from sandtable.games.mottainai.zones import FLOOR, HAND

WORKS = (
    Work(
        "Cloak",
        CLOTH,
        after_completing=on(*ANY, do=return_that_work(then=may(complete_without_support(METAL)))),
    ),
    Work("Flag", CLOTH, before_own_task=may(show_a_matching_card(then=one_more_action()))),
    Work("Handkerchief", CLOTH, instead_of_hand_limit=move(HAND, FLOOR, then=waive_the_hand_limit())),
    Work("Kite", CLOTH, in_the_morning=give_a_card_and_copy_a_work()),
    Work("Mask", CLOTH, forbids_replacing=True),
    Work("Puppet", CLOTH, before_tailor=return_itself(then=trade_hands())),
    Work("Quilt", CLOTH, covers_sales=(PAPER, STONE, CLOTH), wins_ties=(PAPER, STONE, CLOTH)),
    Work("Robe", CLOTH, sells_all_of_a_material=True),
    Work("Socks", CLOTH, takes_top_card=(POTTER,)),
    Work("Tapestry", CLOTH, points=PerWorkInItsWing(1)),
    Work("Umbrella", CLOTH, in_the_morning=put_top_card(FLOOR, then=may(sell_an_assistant_like_it()))),
)
