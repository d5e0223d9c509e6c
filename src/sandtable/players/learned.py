"""What a game's search learns by playing: what its nets look at, how large they are, and where they are kept."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.state import State
from sandtable.players.nets import file
from sandtable.players.nets.encoder import AnyEncoder
from sandtable.players.nets.guide import Guide, GuidedSettings

USUAL_SEARCH: Final = GuidedSettings()


@dataclass(frozen=True)
class Learned:
    """The declaration of a game's nets.

    judge    looks at a whole imagined position: how likely does each seat win?
    guess    looks at what the seat to act sees: which act does it play?
    folder   the package where `file` lies
    file     the trained nets; none yet if there is no such file
    shapes   width and depth of both nets, for the next training
    search   how the search uses them
    reshuffle  the same position with what nobody has seen yet in another order; none where nothing is drawn
    """

    judge: AnyEncoder
    guess: AnyEncoder
    folder: str
    file: str = "guide.net"
    shapes: tuple[tuple[int, int], tuple[int, int]] = ((64, 32), (32, 32))
    search: GuidedSettings = USUAL_SEARCH
    reshuffle: Callable[[Any, Chance], State] | None = None

    def read(self, content: bytes) -> Guide:
        """The nets of a file; raises NotANet."""
        found = file.read(content, {"judge": self.judge, "guess": self.guess})
        return Guide(found["judge"], found["guess"])

    @functools.cached_property
    def guide(self) -> Guide | None:
        """The nets that the package brings."""
        found = resources.files(self.folder).joinpath(self.file)
        return self.read(found.read_bytes()) if found.is_file() else None
