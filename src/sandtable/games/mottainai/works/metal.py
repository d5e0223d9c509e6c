"""Metal: ten works of value 3."""

from sandtable.games.mottainai.cards import CLERK, METAL
from sandtable.games.mottainai.steps import (
    draw,
    pick_up_itself,
    sell_the_task,
    tailor_once,
    take_a_sale_from_a_richer_player,
    take_a_work_from_a_richer_player,
)
from sandtable.games.mottainai.work import Work

WORKS = (
    Work("Bell", METAL, takes_top_card=(CLERK,)),
    Work("Chopsticks", METAL, when_task_leaves=sell_the_task()),
    Work("Coin", METAL, hand_scores_again=True),
    Work("Flute", METAL, takes_tasks_and_paper_works=True),
    Work("Gong", METAL, after_prayer=draw(3, then=pick_up_itself())),
    Work("Pin", METAL, in_the_morning=tailor_once()),
    Work("Ring", METAL, after_clerk=take_a_sale_from_a_richer_player()),
    Work("Shuriken", METAL, when_completed=take_a_work_from_a_richer_player()),
    Work("Sword", METAL, takes_from_richer=True),
    Work("Turtle", METAL, wins_with_all_materials=True),
)
