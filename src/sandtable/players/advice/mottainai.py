"""Advice for Mottainai: what an act is for, told by its task, its material and the points it brings."""

from typing import Any, Final

from sandtable.core.game import State, View
from sandtable.games.mottainai.cards import JOBS, MATERIAL, MATERIALS, VALUE
from sandtable.games.mottainai.rulebook import RULES
from sandtable.games.mottainai.works import INDEX
from sandtable.players.advice.adviser import Adviser, joined, points, told_points

# What the tasks are for.
PURPOSES: Final = {
    "Clerk": "sells from your workplace",
    "Monk": "gets assistants from the floor",
    "Tailor": "renews your hand",
    "Potter": "gets material from the floor",
    "Smith": "completes a work from your hand",
}
SAID: Final = {
    "done": "Be done",
    "pray": "Pray",
    "tailor": "Tailor",
    "top": "Take the top card of the deck",
    "take task": "Take the task card",
    "left": "Choose the left wing",
    "right": "Choose the right wing",
    "clear floor": "Clear the floor",
    "fill floor": "Fill the floor",
}
WINGS: Final = {"left": "left wing: covers assistants", "right": "right wing: covers sales"}


class MottainaiAdviser(Adviser):
    def words(self, state: State, seat: int, action: int) -> str:
        act = self.game.write(state, action)
        verb, _, what = act.partition(" ")
        if act in SAID:
            return SAID[act]
        if verb == "task":
            card, assistant, _ = what.partition(" from assistants")
            return f"{card} as {job_of(card)} task" + (", from your assistants" if assistant else "")
        if verb in ("complete", "craft", "move"):
            work, _, wing = what.rpartition(" ")
            return f"{verb.capitalize()} {work}, {wing} wing"
        if verb == "player":
            return f"Choose player {what}"
        return f"{verb.capitalize()} {what}"

    def reason(self, state: State, view: View, action: int) -> str:
        act = self.game.write(state, action)
        clauses = [*of_act(view, act), *self.of_points(view, state, action)]
        return joined(clauses) if clauses else told_points(self.points_at_once(view, action))

    def of_points(self, view: View, state: State, action: int) -> list[str]:
        """Points that are there as soon as the act is done; hand cards may be imagined, so not those."""
        seat = view["seat"]
        after = state.copy()
        after.play(seat, action, 0)
        if after.outcome() is not None:
            return ["ends the game"]
        gain = open_points(after, seat) - open_points(state, seat)
        if gain > 0:
            return [f"{points(gain)} at once"]
        return [f"costs {points(-gain)} now"] if gain < 0 else []


def open_points(state: State, seat: int) -> int:
    """Points without hand cards: as anybody sees them."""
    shown: int = state.view(None)["players"][seat]["points"]
    return shown


def job_of(card: str) -> str:
    return JOBS[MATERIAL[INDEX[card]]]


def material_of(card: str) -> str:
    return MATERIALS[MATERIAL[INDEX[card]]]


def of_act(view: View, act: str) -> list[str]:
    verb, _, what = act.partition(" ")
    asks: dict[str, Any] = view["asks"]
    card = what.partition(" from assistants")[0]
    if verb == "task":
        return of_task(view, job_of(card))
    if act == "pray":
        return ["draws a card and keeps your hand"]
    if act == "tailor":
        return ["new cards for those you do not need"]
    if act == "done":
        return ["nothing better to do here"]
    if verb == "return" and asks["kind"] == "tailoring":
        return ["makes room for a new card"]
    if verb in ("complete", "craft") and what.rpartition(" ")[0] in INDEX:
        work, _, wing = what.rpartition(" ")
        return [f"{RULES[f'MOT-W-{work}'].rstrip('.')} ({WINGS[wing]})"]
    if verb == "use" and f"MOT-W-{what}" in RULES:
        return [RULES[f"MOT-W-{what}"].rstrip(".")]
    if verb == "take" and what in INDEX and asks["kind"] == "actions":
        return of_take(what, asks["task"]["job"])
    if verb == "sell" and what in INDEX:
        return of_sale(view, material_of(what))
    return []


def of_task(view: View, job: str) -> list[str]:
    own = sum(job_of(card) == job for card in view["players"][view["seat"]]["assistants"] if card in INDEX)
    clause = f"{job}: {PURPOSES[job]}"
    return [f"{clause}, {own + 1} times or more with your assistants" if own else clause]


def of_take(card: str, job: str) -> list[str]:
    if job == "Monk":
        return [f"a {job_of(card)} as assistant: one action more with each {job_of(card)} task"]
    material = material_of(card)
    return [f"{material} for crafting, or to sell for {VALUE[MATERIALS.index(material)]}"]


def of_sale(view: View, material: str) -> list[str]:
    covered = material in view["players"][view["seat"]]["covered_sales"]
    return [
        f"{material} sales"
        + ("" if covered else f" score once {material} works in the right wing cover them")
    ]
