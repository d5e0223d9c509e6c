"""An observation field by field, as plain numbers."""

from typing import Any


def observed(state: Any, seat: int, seats: int = 2) -> dict[str, list[int]]:
    layout = state.game.observation.layout(seats)
    row = layout.plain(state, seat)
    return {field.name: list(row[field.start : field.start + field.size]) for field in layout.fields}
