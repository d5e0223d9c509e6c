"""A view as lines of text, for the terminal."""

from collections.abc import Sequence

from sandtable.games.mottainai.cards import MATERIAL, MATERIALS
from sandtable.games.mottainai.tally import Item
from sandtable.games.mottainai.view import MottainaiView, PlayerShown
from sandtable.games.mottainai.works import INDEX


def draw(view: MottainaiView) -> str:
    deck = view["deck"]
    known = "".join(f", {name} at {int(place) + 1}" for place, name in deck["known"].items())
    lines = [f"{view['part']} · deck {deck['size']}{known}", f"floor: {_cards(view['floor'])}"]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(view, seat, player)]
    return "\n".join(lines)


def _player(view: MottainaiView, seat: int, player: PlayerShown) -> list[str]:
    """Who, the task, and the places that have cards."""
    marks = (" ← you" if seat == view["seat"] else "") + (" · on turn" if seat == view["turn"] else "")
    task = _cards([player["task"]]) if player["task"] else "a face-down card" if player["face_down"] else "–"
    lines = [f"player {seat}: {player['points']} points{marks}", f"  task        {task}"]
    lines += [f"  {title}  {cards}" for title, cards in _places(player) if cards]
    lines += [f"  copying     {copy['work']}" for copy in view["copies"] if copy and seat == view["turn"]]
    lines.append(f"  hand        {_hidden(player['hand'], player['hand_known'], player['hand_size'])}")
    if player["pickup_size"]:
        lines.append(f"  pickup      {_hidden(None, player['pickup_known'], player['pickup_size'])}")
    if player["tally"] is not None:
        lines.append(f"  points      {_sum(player['tally'])} = {player['points']}")
    return lines


def _sum(tally: list[Item]) -> str:
    """ "Works 12 + Covered sales 4 + Hand 3" """
    return " + ".join(f"{item['title']} {item['points']}" for item in tally)


def _places(player: PlayerShown) -> list[tuple[str, str]]:
    """The open places by their titles, each with its cards."""
    jobs, sold = player["covered_jobs"], player["covered_sales"]
    return [
        ("assistants", _open(player["assistants"], jobs)),
        ("workplace ", _open(player["workplace"])),
        ("sales     ", _open(player["sales"], sold)),
        ("left wing ", _open(player["left"])),
        ("right wing", _open(player["right"])),
    ]


def _open(cards: list[str], covered: Sequence[str] = ()) -> str:
    return _cards(cards) + (f" (covered: {', '.join(covered)})" if covered else "") if cards else ""


def _hidden(cards: list[str] | None, known: list[str], size: int) -> str:
    if cards is not None:
        return _cards(cards)
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
