"""Paper: twelve works of value 1."""

from sandtable.games.mottainai.cards import CLAY, CLOTH, METAL, PAPER, SMITH, TAILOR
from sandtable.games.mottainai.scoring import Fixed
from sandtable.games.mottainai.steps import (
    change_wing,
    complete_the_top_card,
    draw,
    give_back,
    keep_one_of_the_top_three,
    may,
    return_that_work,
)
from sandtable.games.mottainai.work import Work, on

WORKS = (
    Work("Crane", PAPER, spends_paper_as_support=True),
    Work("Curtain", PAPER, asks_for_a_card=(TAILOR, SMITH)),
    Work("Deck of Cards", PAPER, after_smithing=on(PAPER, do=draw())),
    Work("Doll", PAPER, task_from_opponents=True),
    Work("Fan", PAPER, before_tailor=keep_one_of_the_top_three()),
    Work("Lampshade", PAPER, wins_ties=(CLAY, METAL)),
    Work("Pinwheel", PAPER, at_night=give_back(then=may(draw()))),
    Work("Plane", PAPER, after_potter=change_wing()),
    Work("Poem", PAPER, after_completing=on(PAPER, do=return_that_work(then=complete_the_top_card()))),
    Work("Scroll", PAPER, points=Fixed(3)),
    Work("Sketch", PAPER, task_from_assistants=True),
    Work("Straw", PAPER, cheaper_smith=(CLOTH, CLAY)),
)
