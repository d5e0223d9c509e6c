"""Advice for Mottainai: what an act is for, told by its task, its material and the points it brings."""

import re
from typing import Final

from sandtable.core.acts import Shown
from sandtable.core.messages import name_of
from sandtable.core.view import seat_of
from sandtable.games.mottainai.cards import JOBS, MATERIAL, MATERIALS, VALUE
from sandtable.games.mottainai.scoring import open_points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.text import RULES, asked
from sandtable.games.mottainai.view import MottainaiView
from sandtable.games.mottainai.words import say
from sandtable.games.mottainai.works import INDEX, NAMES
from sandtable.players.advice.adviser import Adviser, joined, points, told_points


class MottainaiAdviser(Adviser[MottainaiState, MottainaiView]):
    much = 0.08  # a single act decides less than in an open game
    some = 0.04

    def reason(self, state: MottainaiState, view: MottainaiView, action: int) -> str:
        act = self.game.shown(state, seat_of(view), action)
        clauses = [*of_act(view, act), *self.of_points(view, state, action)]
        return joined(clauses) if clauses else told_points(self.points_at_once(view, action))

    def of_points(self, view: MottainaiView, state: MottainaiState, action: int) -> list[str]:
        """Points that are there as soon as the act is done; hand cards may be imagined, so not those."""
        seat = seat_of(view)
        after = state.copy()
        after.play(seat, action, 0)
        if after.outcome() is not None:
            return [say("why-ends")]
        gain = open_points(after, seat) - open_points(state, seat)
        if gain > 0:
            return [say("why-gains", points=points(gain))]
        return [say("why-costs", points=points(-gain))] if gain < 0 else []


def job_of(card: str) -> str:
    return JOBS[MATERIAL[INDEX[card]]]


def material_of(card: str) -> str:
    return MATERIALS[MATERIAL[INDEX[card]]]


# What some acts are good for, whatever the cards.
PLAIN: Final = ("pray", "tailor", "done")

# What a rule says about where it comes from; nobody needs that in the middle of a game.
RULING: Final = re.compile(r"\s*\([^()]*\.\)$")


def of_act(view: MottainaiView, act: Shown) -> list[str]:
    card, asks = str(act.parts.get("card", "")), asked(view)
    if act.verb in PLAIN:
        return [say(f"why-{act.verb}")]
    if act.verb in ("task", "assistant"):
        return of_task(view, str(act.parts["job"]))
    if act.verb == "return" and asks["step"] == "tailoring":
        return [say("why-room")]
    if act.verb in ("complete", "craft"):
        return [say(f"why-{act.parts['wing']}", effect=what_it_does(card))]
    if act.verb == "use":
        return [what_it_does(card)]
    if act.verb == "take" and asks["step"] in ("monk", "potter"):
        return of_take(card, asks["step"])
    return of_sale(view, material_of(card)) if act.verb == "sell" else []


def what_it_does(work: str) -> str:
    """The text of a card; a copy does what it copies."""
    name = NAMES[INDEX[work.removesuffix(" 2").rpartition(" as ")[2]]]
    return RULING.sub("", RULES[f"MOT-W-{name}"]).rstrip(".")


def of_task(view: MottainaiView, job: str) -> list[str]:
    own = sum(job_of(card) == job for card in view["players"][seat_of(view)]["assistants"])
    purpose = say(f"purpose-{name_of(job)}")
    return [say("why-with-assistants", purpose=purpose, times=own + 1) if own else purpose]


def of_take(card: str, step: str) -> list[str]:
    if step == "monk":
        return [say("why-assistant", job=job_of(card))]
    material = material_of(card)
    return [say("why-material", material=material, value=VALUE[MATERIALS.index(material)])]


def of_sale(view: MottainaiView, material: str) -> list[str]:
    covered = material in view["players"][seat_of(view)]["covered_sales"]
    return [say("why-sale" if covered else "why-sale-uncovered", material=material)]
