"""The declaration of a work: its name, its material, and what it does when."""

from dataclasses import dataclass
from typing import Final

from sandtable.games.mottainai import abilities
from sandtable.games.mottainai.scoring import Bonus
from sandtable.games.mottainai.steps.asking import Maybe
from sandtable.games.mottainai.steps.happening import PickUpItself, ReturnItself
from sandtable.games.mottainai.steps.rivals import CopyWork
from sandtable.games.mottainai.waiting import Step

# The keywords of a declaration. First the moments of effects,
MOMENTS: Final = {
    "in_the_morning": abilities.IN_THE_MORNING,
    "at_night": abilities.AT_NIGHT,
    "instead_of_hand_limit": abilities.INSTEAD_OF_HAND_LIMIT,
    "when_task_leaves": abilities.WHEN_TASK_LEAVES,
    "when_completed": abilities.WHEN_COMPLETED,
    "before_own_task": abilities.BEFORE_OWN_TASK,
    "before_opponents_task": abilities.BEFORE_OPPONENTS_TASK,
    "before_clerk_task": abilities.BEFORE_CLERK_TASK,
    "before_tailor": abilities.BEFORE_TAILOR,
    "after_clerk": abilities.AFTER_CLERK,
    "after_potter": abilities.AFTER_POTTER,
    "after_prayer": abilities.AFTER_PRAYER,
}
# the moments that depend on a material,
MOMENTS_OF_MATERIALS: Final = {
    "after_completing": abilities.AFTER_COMPLETING,
    "after_smithing": abilities.AFTER_SMITHING,
}
# what holds for some materials or jobs,
FOR_SOME: Final = {
    "cheaper_smith": abilities.CHEAPER_SMITH,
    "takes_top_card": abilities.TAKES_TOP_CARD,
    "asks_for_a_card": abilities.ASKS_FOR_CARD,
    "covers_assistants": abilities.COVERS_ASSISTANTS,
    "covers_sales": abilities.COVERS_SALES,
    "in_both_wings": abilities.IN_BOTH_WINGS,
    "wins_ties": abilities.WINS_TIES,
}
# and what just holds.
ALWAYS: Final = {
    "spends_paper_as_support": abilities.SPENDS_PAPER,
    "tasks_support": abilities.TASKS_SUPPORT,
    "sells_all_of_a_material": abilities.SELLS_ALL,
    "takes_tasks_and_paper_works": abilities.TAKES_TASKS_AND_PAPER,
    "takes_from_richer": abilities.TAKES_FROM_RICHER,
    "task_from_assistants": abilities.TASK_FROM_ASSISTANTS,
    "task_from_opponents": abilities.TASK_FROM_OPPONENTS,
    "forbids_replacing": abilities.FORBIDS_REPLACING,
    "ignores_assistants": abilities.IGNORES_ASSISTANTS,
    "covers_most_sold": abilities.COVERS_MOST_SOLD,
    "hand_scores_again": abilities.HAND_SCORES_AGAIN,
    "wins_with_all_materials": abilities.WINS_WITH_ALL_MATERIALS,
    "points": abilities.BONUS_POINTS,
}

ANY: Final = (0, 1, 2, 3, 4)


@dataclass(frozen=True)
class On:
    """A step that follows only on some materials."""

    materials: tuple[int, ...]
    do: Step


def on(*materials: int, do: Step) -> On:
    return On(materials, do)


class Work:
    """One of the 54. The keyword says when, the value says what."""

    def __init__(
        self,
        name: str,
        material: int,
        *,
        published_name: str = "",
        **declared: Step | On | Bonus | tuple[int, ...] | bool,
    ) -> None:
        self.name = name
        self.published_name = published_name or name
        self.material = material
        self.effect: Step | None = None
        self.bonus: Bonus | None = None
        self.abilities: list[int] = []
        for keyword, what in declared.items():
            self._declare(keyword, what)

    def _declare(self, keyword: str, what: Step | On | Bonus | tuple[int, ...] | bool) -> None:
        if isinstance(what, Step):
            self._react(MOMENTS[keyword], what)
        elif isinstance(what, On):
            for material in what.materials:
                self._react(MOMENTS_OF_MATERIALS[keyword] + material, what.do)
        elif isinstance(what, tuple):
            self.abilities += [FOR_SOME[keyword] + sort for sort in what]
        else:
            self.abilities.append(ALWAYS[keyword])
            if isinstance(what, Bonus):
                self.bonus = what

    def _react(self, moment: int, step: Step) -> None:
        """To use an effect or not is asked before its first step (MOT-71)."""
        self.abilities.append(moment)
        self.effect = step.step if isinstance(step, Maybe) else step
        self.effect.optional = False
        if _moves_itself(self.effect):
            self.abilities.append(abilities.MOVES_ITSELF)
        if isinstance(self.effect, CopyWork):
            self.abilities.append(abilities.COPIES)


def _moves_itself(step: Step) -> bool:
    if isinstance(step, (ReturnItself, PickUpItself, CopyWork)):
        return True
    return any(_moves_itself(part) for part in step.parts())
