from sandtable.core.game import View
from sandtable.games.mottainai.zones import Zones


def view(state: Zones, seat: int | None) -> View:
    return {}
