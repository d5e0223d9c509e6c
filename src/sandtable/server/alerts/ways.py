"""The ways that an alert can take."""

from typing import Literal, Protocol

from sandtable.server.alerts.chosen import Chosen
from sandtable.server.alerts.message import Message

Name = Literal["push", "mail", "webhook"]


class Failed(Exception):
    """A way that did not take an alert; says why."""


class Way(Protocol):
    """Push, mail or a webhook."""

    name: Name
    proves: bool  # whether it tells when an alert has arrived

    def is_chosen(self, chosen: Chosen) -> bool: ...

    async def send(self, chosen: Chosen, message: Message) -> str:
        """Returns once the alert is taken, with a few words on by whom; raises Failed."""
        ...
