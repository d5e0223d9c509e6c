"""What is asked and answered about alerts, over HTTP and by pages that are open."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.protocol.common import FromClient

Text = Annotated[str, Meta(max_length=1000)]

# From the page


class Noticed(FromClient, tag="noticed"):
    """The reader looks at this table, looks away, or a page behind has shown that it is the reader's turn."""

    how: Literal["seen", "hidden", "shown"]


class QuietHours(Struct):
    """Times such as 22:00 and 07:30, in a zone such as Europe/Berlin."""

    since: Annotated[str, Meta(max_length=5)]
    until: Annotated[str, Meta(max_length=5)]
    zone: Annotated[str, Meta(max_length=64)]


class AlertsWanted(Struct):
    """`webhook` is an address, or empty."""

    mail: bool = False
    webhook: Text = ""
    quiet: QuietHours | None = None


class DeviceWanted(Struct):
    """A browser that takes pushes, as it tells itself."""

    endpoint: Text
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class DeviceGone(Struct):
    endpoint: Text


class AlertNamed(Struct):
    """The name that came with an alert."""

    name: Annotated[str, Meta(max_length=40)]


# To the page


class AlertStep(Struct):
    at: int
    way: str | None
    what: str
    note: str


class AlertShown(Struct):
    """An alert and how far it has come; a test has no table."""

    id: int
    table: str | None
    state: str
    steps: list[AlertStep]


class AlertsShown(Struct):
    """`address` is where mail goes; `mails` whether this house sends any; `key` is for browsers that register."""

    mails: bool
    address: str | None
    mail: bool
    webhook: str
    quiet: QuietHours | None
    devices: int
    key: str
    last: list[AlertShown]
