"""Clay: ten works of value 3."""

from sandtable.games.mottainai.cards import CLAY, MONK
from sandtable.games.mottainai.scoring import PerMost
from sandtable.games.mottainai.steps import (
    complete_the_top_card_if_it_fits_the_hand,
    end_the_game,
    may,
    move,
    one_more_action,
    put_top_card,
    return_itself,
    show_a_matching_card,
    take_a_material_from_all_hands,
)
from sandtable.games.mottainai.work import Work
from sandtable.games.mottainai.zones import ASSISTANTS, FLOOR, SALES, WORKPLACE

WORKS = (
    Work("Bangle", CLAY, ignores_assistants=True, covers_assistants=(MONK,)),
    Work("Bowl", CLAY, in_the_morning=put_top_card(WORKPLACE)),
    Work("Brick", CLAY, tasks_support=True),
    Work("Cup", CLAY, after_prayer=return_itself(then=end_the_game())),
    Work("Dice", CLAY, before_tailor=complete_the_top_card_if_it_fits_the_hand()),
    Work("Figurine", CLAY, before_opponents_task=may(show_a_matching_card(then=one_more_action()))),
    Work("Haniwa", CLAY, points=PerMost(ASSISTANTS, 3)),
    Work("Jar", CLAY, when_completed=take_a_material_from_all_hands()),
    Work("Teapot", CLAY, points=PerMost(WORKPLACE, 3)),
    Work("Vase", CLAY, when_completed=move(FLOOR, SALES, 2)),
)
