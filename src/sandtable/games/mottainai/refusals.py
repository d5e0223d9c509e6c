from sandtable.core.game import Refusal
from sandtable.games.mottainai.zones import Zones


def refusal(state: Zones, seat: int, action: int) -> Refusal:
    return Refusal("MOT-01", "No.")
