"""The declaration of a work: its name, its material, and what it does when."""

from dataclasses import dataclass
from typing import Final, Literal, TypedDict, Unpack

from sandtable.games.mottainai import abilities
from sandtable.games.mottainai.scoring import Bonus
from sandtable.games.mottainai.steps.happening import PickUpItself, ReturnItself
from sandtable.games.mottainai.steps.rivals import CopyWork
from sandtable.games.mottainai.waiting import Step


@dataclass(frozen=True)
class On:
    """A step that follows only on some materials."""

    materials: tuple[int, ...]
    do: Step


def on(*materials: int, do: Step) -> On:
    return On(materials, do)


class Declared(TypedDict, total=False):
    """The keywords of a declaration, each named as its ability (see `abilities`).

    First the moments of effects, with the effect; then what holds for some materials or jobs; then what just holds.
    """

    in_the_morning: Step
    at_night: Step
    instead_of_hand_limit: Step
    when_task_leaves: Step
    when_completed: Step
    before_own_task: Step
    before_opponents_task: Step
    before_clerk_task: Step
    before_tailor: Step
    after_clerk: Step
    after_potter: Step
    after_prayer: Step
    after_completing: On
    after_smithing: On

    cheaper_smith: tuple[int, ...]
    takes_top_card: tuple[int, ...]
    asks_for_a_card: tuple[int, ...]
    covers_assistants: tuple[int, ...]
    covers_sales: tuple[int, ...]
    in_both_wings: tuple[int, ...]
    wins_ties: tuple[int, ...]

    spends_paper_as_support: Literal[True]
    tasks_support: Literal[True]
    sells_all_of_a_material: Literal[True]
    takes_tasks_and_paper_works: Literal[True]
    takes_from_richer: Literal[True]
    task_from_assistants: Literal[True]
    task_from_opponents: Literal[True]
    forbids_replacing: Literal[True]
    ignores_assistants: Literal[True]
    covers_most_sold: Literal[True]
    hand_scores_again: Literal[True]
    wins_with_all_materials: Literal[True]
    points: Bonus


ANY: Final = (0, 1, 2, 3, 4)


class Work:
    """One of the 54. The keyword says when, the value says what; a work has one effect at most."""

    def __init__(
        self, name: str, material: int, *, published_name: str = "", **declared: Unpack[Declared]
    ) -> None:
        self.name = name
        self.published_name = published_name or name
        self.material = material
        self.effect: Step | None = None
        self.bonus: Bonus | None = None
        self.abilities: list[int] = []
        for keyword, what in declared.items():
            self._declare(getattr(abilities, keyword.upper()), what)

    def _declare(self, ability: int, what: object) -> None:
        if isinstance(what, tuple):
            self.abilities += [ability + sort for sort in what]
        elif isinstance(what, On):
            self.abilities += [ability + material for material in what.materials]
            self._react(what.do)
        else:
            self.abilities.append(ability)
        if isinstance(what, Step):
            self._react(what)
        elif isinstance(what, Bonus):
            self.bonus = what

    def _react(self, step: Step) -> None:
        assert self.effect is None, f"{self.name} declares two effects, and only one can be kept"
        self.effect = step
        if _moves_itself(step):
            self.abilities.append(abilities.MOVES_ITSELF)
        if isinstance(step, CopyWork):
            self.abilities.append(abilities.COPIES)


def _moves_itself(step: Step) -> bool:
    if isinstance(step, (ReturnItself, PickUpItself, CopyWork)):
        return True
    return any(_moves_itself(part) for part in step.parts())
