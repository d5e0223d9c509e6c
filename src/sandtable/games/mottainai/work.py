"""The declaration of a work: its name, its material, and what it does when."""

from dataclasses import dataclass

from sandtable.games.mottainai import abilities
from sandtable.games.mottainai.scoring import Bonus
from sandtable.games.mottainai.steps.asking import Maybe
from sandtable.games.mottainai.steps.happening import PickUpItself, ReturnItself
from sandtable.games.mottainai.steps.rivals import CopyWork
from sandtable.games.mottainai.waiting import Step

ANY = (0, 1, 2, 3, 4)


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
        # effects
        in_the_morning: Step | None = None,
        at_night: Step | None = None,
        instead_of_hand_limit: Step | None = None,
        when_task_leaves: Step | None = None,
        when_completed: Step | None = None,
        after_completing: On | None = None,
        after_smithing: On | None = None,
        before_own_task: Step | None = None,
        before_opponents_task: Step | None = None,
        before_clerk_task: Step | None = None,
        before_tailor: Step | None = None,
        after_clerk: Step | None = None,
        after_potter: Step | None = None,
        after_prayer: Step | None = None,
        # what its owner can do with each action, or as a task
        spends_paper_as_support: bool = False,
        tasks_support: bool = False,
        cheaper_smith: tuple[int, ...] = (),
        sells_all_of_a_material: bool = False,
        takes_top_card: tuple[int, ...] = (),
        takes_tasks_and_paper_works: bool = False,
        takes_from_richer: bool = False,
        task_from_assistants: bool = False,
        task_from_opponents: bool = False,
        # what it does to opponents who perform its owner's task
        asks_for_a_card: tuple[int, ...] = (),
        forbids_replacing: bool = False,
        ignores_assistants: bool = False,
        # cover, points and victory
        covers_assistants: tuple[int, ...] = (),
        covers_sales: tuple[int, ...] = (),
        covers_most_sold: bool = False,
        in_both_wings: tuple[int, ...] = (),
        wins_ties: tuple[int, ...] = (),
        hand_scores_again: bool = False,
        wins_with_all_materials: bool = False,
        points: Bonus | None = None,
        published_name: str = "",
    ) -> None:
        self.name = name
        self.published_name = published_name
        self.material = material
        self.bonus = points
        self.effect: Step | None = None
        self.abilities: list[int] = []
        for moment, step in (
            (abilities.IN_THE_MORNING, in_the_morning),
            (abilities.AT_NIGHT, at_night),
            (abilities.INSTEAD_OF_HAND_LIMIT, instead_of_hand_limit),
            (abilities.WHEN_TASK_LEAVES, when_task_leaves),
            (abilities.WHEN_COMPLETED, when_completed),
            (abilities.BEFORE_OWN_TASK, before_own_task),
            (abilities.BEFORE_OPPONENTS_TASK, before_opponents_task),
            (abilities.BEFORE_CLERK_TASK, before_clerk_task),
            (abilities.BEFORE_TAILOR, before_tailor),
            (abilities.AFTER_CLERK, after_clerk),
            (abilities.AFTER_POTTER, after_potter),
            (abilities.AFTER_PRAYER, after_prayer),
        ):
            self._can(moment, step)
        for first, reaction in (
            (abilities.AFTER_COMPLETING, after_completing),
            (abilities.AFTER_SMITHING, after_smithing),
        ):
            if reaction is not None:
                for sort in reaction.materials:
                    self._can(first + sort, reaction.do)
        for first, sorts in (
            (abilities.CHEAPER_SMITH, cheaper_smith),
            (abilities.TAKES_TOP_CARD, takes_top_card),
            (abilities.ASKS_FOR_CARD, asks_for_a_card),
            (abilities.COVERS_ASSISTANTS, covers_assistants),
            (abilities.COVERS_SALES, covers_sales),
            (abilities.IN_BOTH_WINGS, in_both_wings),
            (abilities.WINS_TIES, wins_ties),
        ):
            self.abilities += [first + sort for sort in sorts]
        for ability, given in (
            (abilities.SPENDS_PAPER, spends_paper_as_support),
            (abilities.TASKS_SUPPORT, tasks_support),
            (abilities.SELLS_ALL, sells_all_of_a_material),
            (abilities.TAKES_TASKS_AND_PAPER, takes_tasks_and_paper_works),
            (abilities.TAKES_FROM_RICHER, takes_from_richer),
            (abilities.TASK_FROM_ASSISTANTS, task_from_assistants),
            (abilities.TASK_FROM_OPPONENTS, task_from_opponents),
            (abilities.FORBIDS_REPLACING, forbids_replacing),
            (abilities.IGNORES_ASSISTANTS, ignores_assistants),
            (abilities.COVERS_MOST_SOLD, covers_most_sold),
            (abilities.HAND_SCORES_AGAIN, hand_scores_again),
            (abilities.WINS_WITH_ALL_MATERIALS, wins_with_all_materials),
            (abilities.BONUS_POINTS, points is not None),
        ):
            if given:
                self.abilities.append(ability)

    def _can(self, moment: int, step: Step | None) -> None:
        """To use an effect or not is asked before its first step (MOT-71)."""
        if step is None:
            return
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
