"""Advice for Mottainai: what an act is for, told by its task, its material and the points it brings."""

from typing import Final

from sandtable.core.acts import Shown
from sandtable.core.view import seat_of
from sandtable.games.mottainai.cards import JOBS, MATERIAL, MATERIALS, VALUE
from sandtable.games.mottainai.scoring import open_points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.text import RULES, asked
from sandtable.games.mottainai.view import MottainaiView
from sandtable.games.mottainai.works import INDEX, NAMES
from sandtable.players.advice.adviser import Adviser, joined, points, told_points

# What the tasks are for.
PURPOSES: Final = {
    "Clerk": "sells from your workplace",
    "Monk": "gets assistants from the floor",
    "Tailor": "renews your hand",
    "Potter": "gets material from the floor",
    "Smith": "completes a work from your hand",
}
WINGS: Final = {"left": "left wing: covers assistants", "right": "right wing: covers sales"}


class MottainaiAdviser(Adviser[MottainaiState, MottainaiView]):
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
            return ["ends the game"]
        gain = open_points(after, seat) - open_points(state, seat)
        if gain > 0:
            return [f"{points(gain)} at once"]
        return [f"costs {points(-gain)} now"] if gain < 0 else []


def job_of(card: str) -> str:
    return JOBS[MATERIAL[INDEX[card]]]


def material_of(card: str) -> str:
    return MATERIALS[MATERIAL[INDEX[card]]]


# What some acts are good for, whatever the cards.
PLAIN: Final = {
    "pray": "draws a card and keeps your hand",
    "tailor": "new cards for those you do not need",
    "done": "nothing better to do here",
}


def of_act(view: MottainaiView, act: Shown) -> list[str]:
    card, asks = str(act.parts.get("card", "")), asked(view)
    if act.verb in PLAIN:
        return [PLAIN[act.verb]]
    if act.verb in ("task", "assistant"):
        return of_task(view, str(act.parts["job"]))
    if act.verb == "return" and asks["step"] == "tailoring":
        return ["makes room for a new card"]
    if act.verb in ("complete", "craft"):
        return [f"{what_it_does(card)} ({WINGS[str(act.parts['wing'])]})"]
    if act.verb == "use":
        return [what_it_does(card)]
    if act.verb == "take" and asks["step"] in ("monk", "potter"):
        return of_take(card, asks["step"])
    return of_sale(view, material_of(card)) if act.verb == "sell" else []


def what_it_does(work: str) -> str:
    """The text of a card; a copy does what it copies."""
    name = NAMES[INDEX[work.removesuffix(" 2").rpartition(" as ")[2]]]
    return RULES[f"MOT-W-{name}"].rstrip(".")


def of_task(view: MottainaiView, job: str) -> list[str]:
    own = sum(job_of(card) == job for card in view["players"][seat_of(view)]["assistants"])
    clause = f"{job}: {PURPOSES[job]}"
    return [f"{clause}, {own + 1} times or more with your assistants" if own else clause]


def of_take(card: str, step: str) -> list[str]:
    if step == "monk":
        return [f"a {job_of(card)} as assistant: one action more with each {job_of(card)} task"]
    material = material_of(card)
    return [f"{material} for crafting, or to sell for {VALUE[MATERIALS.index(material)]}"]


def of_sale(view: MottainaiView, material: str) -> list[str]:
    covered = material in view["players"][seat_of(view)]["covered_sales"]
    return [
        f"{material} sales"
        + ("" if covered else f" score once {material} works in the right wing cover them")
    ]
