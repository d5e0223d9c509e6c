"""What would make a refused act legal, as far as the player can know it."""

from typing import Final

from sandtable.core.remedies import Remedy
from sandtable.core.sentences import listed
from sandtable.games.mandala.acts import (
    BUILD,
    CLAIM,
    DISCARD,
    GROW,
    HAND_LIMIT,
    PASS,
    color_of,
    mandala_of,
    number_of,
)
from sandtable.games.mandala.piles import COLORS, count, size
from sandtable.games.mandala.state import CLAIMING, PLAYING, MandalaState, field_of
from sandtable.games.mandala.words import say

CARDS_OF_COLOR: Final = "cards-of-color"
CARDS_OF_ANY: Final = "cards-of-any"
BUILD_IT: Final = "build-it"
GROW_IT: Final = "grow-it"
OTHER_MANDALA: Final = "other-mandala"
CLAIM_THESE: Final = "claim-these"
LACKING: Final = "lacking"


def remedy(state: MandalaState, seat: int, action: int) -> Remedy | None:
    """For an act that is not legal."""
    if seat != state.mover() or action >= PASS:
        return None
    if action >= CLAIM:
        return _claim(state)
    if state.phase != PLAYING or state.hands[seat] == 0:
        return None
    return _cards(state, seat, action) or _place(state, seat, action)


def _claim(state: MandalaState) -> Remedy:
    if state.phase == CLAIMING:
        mountain = state.mountains[state.destroyed]
        colors = [name for color, name in enumerate(COLORS) if count(mountain, color)]
        return _remedy(CLAIM_THESE, colors=listed([say(name) for name in colors], "or"))
    first, second = (_listed(_lacking(state, mandala)) for mandala in (0, 1))
    return _remedy(LACKING, first=first, second=second)


def _listed(colors: list[str]) -> str:
    return listed([say(name) for name in colors], "and")


def _lacking(state: MandalaState, mandala: int) -> list[str]:
    """The colors of which no card lies in a Mandala (MAN-60)."""
    piles = [state.mountains[mandala], *(state.fields[field_of(mandala, seat)] for seat in (0, 1))]
    return [name for color, name in enumerate(COLORS) if not any(count(pile, color) for pile in piles)]


def _cards(state: MandalaState, seat: int, action: int) -> Remedy | None:
    """Cards that the hand lacks, where they are all that is missing (MAN-30, MAN-40, MAN-41, MAN-50)."""
    color, number, held = color_of(action), number_of(action), size(state.hands[seat])
    of_color = max(0, number - count(state.hands[seat], color))
    for_rest = max(0, number + 1 - held - of_color) if GROW <= action < DISCARD else 0
    if held + of_color + for_rest > HAND_LIMIT or (action < DISCARD and not _has_room(state, seat, action)):
        return None
    if of_color and not for_rest:
        return _remedy(CARDS_OF_COLOR, number=of_color, color=COLORS[color])
    return _remedy(CARDS_OF_ANY, number=for_rest) if for_rest and not of_color else None


def _has_room(state: MandalaState, seat: int, action: int) -> bool:
    """The Rule of Color (MAN-20)."""
    mandala, color = mandala_of(action), color_of(action)
    areas = [state.mountains[mandala], state.fields[field_of(mandala, seat)]]
    others = [areas[1] if action < GROW else areas[0], state.fields[field_of(mandala, 1 - seat)]]
    return not any(count(area, color) for area in others)


def _place(state: MandalaState, seat: int, action: int) -> Remedy | None:
    """Another place for the card, where the Rule of Color forbids this one."""
    if action >= DISCARD or _has_room(state, seat, action):
        return None
    mandala, color = mandala_of(action), color_of(action)
    build = BUILD + mandala * len(COLORS) + color
    grow = GROW + (mandala * len(COLORS) + color) * HAND_LIMIT
    if action >= GROW and state.is_legal(seat, build):
        return _remedy(BUILD_IT)
    if action < GROW and state.is_legal(seat, grow):
        return _remedy(GROW_IT)
    step = len(COLORS) * (1 if action < GROW else HAND_LIMIT)
    elsewhere = action + step if mandala == 0 else action - step
    return _remedy(OTHER_MANDALA, mandala=2 - mandala) if state.is_legal(seat, elsewhere) else None


def _remedy(need: str, **parts: str | int) -> Remedy:
    return Remedy(need, dict(parts), say(f"remedy-{need}", **parts))
