"""Stone: eleven works of value 2."""

from sandtable.games.mottainai.cards import CLAY, CLERK, METAL, MONK, POTTER, STONE
from sandtable.games.mottainai.scoring import PerWork
from sandtable.games.mottainai.steps import (
    another_turn,
    draw,
    either,
    fill_the_floor,
    fill_the_floor_until,
    move,
    return_the_floor,
    show_cards_as_clerks,
)
from sandtable.games.mottainai.work import ANY, Work, on
from sandtable.games.mottainai.zones import FLOOR, SALES, WORKPLACE

WORKS = (
    Work("Amulet", STONE, after_completing=on(*ANY, do=move(WORKPLACE, SALES))),
    Work("Bench", STONE, points=PerWork(STONE, 2)),
    Work("Daitoro", STONE, in_the_morning=fill_the_floor(3), published_name="Daidoro"),
    Work("Fountain", STONE, before_clerk_task=show_cards_as_clerks(STONE)),
    Work("Frog", STONE, when_completed=another_turn()),
    Work("Go Set", STONE, in_both_wings=(STONE,)),
    Work("Pillar", STONE, covers_most_sold=True),
    Work("Statue", STONE, when_completed=move(FLOOR, WORKPLACE, 2)),
    Work("Stool", STONE, after_completing=on(STONE, CLAY, METAL, do=draw())),
    Work("Tablet", STONE, when_completed=either(return_the_floor(), fill_the_floor_until(STONE, METAL))),
    Work("Tower", STONE, asks_for_a_card=(CLERK, MONK, POTTER)),
)
