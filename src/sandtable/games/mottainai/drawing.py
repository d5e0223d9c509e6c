"""A view as lines of text, for the terminal."""

from collections.abc import Sequence

from sandtable.core.messages import name_of
from sandtable.games.mottainai.cards import MATERIAL, MATERIALS
from sandtable.games.mottainai.tally import Item
from sandtable.games.mottainai.text import title_of
from sandtable.games.mottainai.view import MottainaiView, PlayerShown
from sandtable.games.mottainai.words import card_said, say
from sandtable.games.mottainai.works import INDEX


def draw(view: MottainaiView) -> str:
    deck = view["deck"]
    told = say("draw-deck", part="game-over" if view["part"] == "over" else view["part"], size=deck["size"])
    for place, name in deck["known"].items():
        told = say("draw-known", deck=told, card=card_said(name), place=int(place) + 1)
    lines = [told, say("draw-floor", cards=_cards(view["floor"]))]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(view, seat, player)]
    return "\n".join(lines)


def _player(view: MottainaiView, seat: int, player: PlayerShown) -> list[str]:
    """Who, the task, and the places that have cards."""
    who = say("draw-player", seat=seat, points=player["points"])
    who = say("draw-you", player=who) if seat == view["seat"] else who
    lines = [say("draw-on-turn", player=who) if seat == view["turn"] else who]
    face_down = say("draw-face-down") if player["face_down"] else "–"
    lines.append(_line("task", _cards([player["task"]]) if player["task"] else face_down))
    lines += [_line(title, cards) for title, cards in _places(player) if cards]
    copies = [copy for copy in view["copies"] if copy and seat == view["turn"]]
    lines += [_line("copying", card_said(copy["work"])) for copy in copies]
    lines.append(_line("hand", _hidden(player["hand"], player["hand_known"], player["hand_size"])))
    if player["pickup_size"]:
        lines.append(_line("pickup", _hidden(None, player["pickup_known"], player["pickup_size"])))
    if player["tally"] is not None:
        lines.append(_line("points", f"{_sum(player['tally'])} = {player['points']}"))
    return lines


def _line(title: str, what: str) -> str:
    return f"  {say(f'draw-{title}'):<11} {what}"


def _sum(tally: list[Item]) -> str:
    """ "Works 12 + Covered sales 4 + Hand 3" """
    return " + ".join(f"{title_of(item)} {item['points']}" for item in tally)


def _places(player: PlayerShown) -> list[tuple[str, str]]:
    """The open places by their titles, each with its cards."""
    jobs, sold = player["covered_jobs"], player["covered_sales"]
    return [
        ("assistants", _open(player["assistants"], jobs)),
        ("workplace", _open(player["workplace"])),
        ("sales", _open(player["sales"], sold)),
        ("left", _open(player["left"])),
        ("right", _open(player["right"])),
    ]


def _open(cards: list[str], covered: Sequence[str] = ()) -> str:
    told = _cards(cards) if cards else ""
    what = ", ".join(say(name_of(one)) for one in covered)
    return say("draw-covered", cards=told, what=what) if told and covered else told


def _hidden(cards: list[str] | None, known: list[str], size: int) -> str:
    if cards is not None:
        return _cards(cards)
    cards_told = say("draw-cards", number=size)
    return say("draw-with", cards=cards_told, known=_cards(known)) if known else cards_told


def _cards(names: list[str]) -> str:
    """ "Paper: two names · Clay: one" """
    by_material = {
        material: [name for name in names if _material(name) == material] for material in MATERIALS
    }
    told = [
        f"{say(name_of(material))}: {', '.join(card_said(card) for card in cards)}"
        for material, cards in by_material.items()
        if cards
    ]
    return " · ".join(told) or "–"


def _material(name: str) -> str:
    return MATERIALS[MATERIAL[INDEX[name]]]
