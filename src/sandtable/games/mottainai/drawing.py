"""A view as lines of text, for the terminal."""

from typing import Any, Final

from sandtable.core.game import View
from sandtable.games.mottainai.cards import MATERIAL, MATERIALS
from sandtable.games.mottainai.works import INDEX

PLACES: Final = ("assistants", "workplace", "sales", "left", "right")
TITLES: Final = ("assistants", "workplace ", "sales     ", "left wing ", "right wing")


def draw(view: View) -> str:
    deck = view["deck"]
    known = "".join(f", {name} at {int(place) + 1}" for place, name in deck["known"].items())
    lines = [f"{view['part']} · deck {deck['size']}{known}", f"floor: {_cards(view['floor'])}"]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(view, seat, player)]
    return "\n".join(lines)


def _player(view: View, seat: int, player: dict[str, Any]) -> list[str]:
    """Who, the task, and the places that have cards."""
    marks = (" ← you" if seat == view["seat"] else "") + (" · on turn" if seat == view["turn"] else "")
    task = _cards([player["task"]]) if player["task"] else "a face-down card" if player["face_down"] else "–"
    lines = [f"player {seat}: {player['points']} points{marks}", f"  task        {task}"]
    for place, title in zip(PLACES, TITLES, strict=True):
        if player[place]:
            lines.append(f"  {title}  {_cards(player[place])}{_covered(player, place)}")
    lines += [f"  copying     {copy['work']}" for copy in view["copies"] if copy and seat == view["turn"]]
    lines.append(f"  hand        {_hidden(player, 'hand')}")
    if player["pickup_size"]:
        lines.append(f"  pickup      {_hidden(player, 'pickup')}")
    if player["tally"] is not None:
        lines.append(f"  points      {_sum(player['tally'])} = {player['points']}")
    return lines


def _sum(tally: list[dict[str, Any]]) -> str:
    """ "Works 12 + Covered sales 4 + Hand 3" """
    return " + ".join(f"{item['title']} {item['points']}" for item in tally)


def _covered(player: dict[str, Any], place: str) -> str:
    names = {"assistants": "covered_jobs", "sales": "covered_sales"}
    covered = player[names[place]] if place in names else []
    return f" (covered: {', '.join(covered)})" if covered else ""


def _hidden(player: dict[str, Any], place: str) -> str:
    if player.get(place) is not None:
        return _cards(player[place])
    known = player[f"{place}_known"]
    size = player[f"{place}_size"]
    return f"{size} card{'' if size == 1 else 's'}" + (f", with {_cards(known)}" if known else "")


def _cards(names: list[str]) -> str:
    """ "Paper: two names · Clay: one" """
    by_material = {
        material: [name for name in names if _material(name) == material] for material in MATERIALS
    }
    told = [f"{material}: {', '.join(cards)}" for material, cards in by_material.items() if cards]
    return " · ".join(told) or "–"


def _material(name: str) -> str:
    return MATERIALS[MATERIAL[INDEX[name]]]
