"""What is asked and answered over HTTP about how I am known: devices, passkeys, codes, mail."""

from msgspec import Struct


class DeviceShown(Struct):
    id: str
    label: str
    made: int
    seen: int
    this: bool


class PasskeyShown(Struct):
    id: str
    label: str
    made: int
    used: int | None


class Account(Struct):
    """How I am known, and what this server can do: `may_mail` where it sends mail."""

    member: bool
    devices: list[DeviceShown]
    passkeys: list[PasskeyShown]
    mail: str | None
    recovery: int  # recovery codes that are left
    may_mail: bool


class LinkMade(Struct):
    """A way in for another device; `picture` is the link as a QR code."""

    code: str
    link: str
    picture: str
    minutes: int


class CodeGiven(Struct):
    code: str


class RecoveryMade(Struct):
    codes: list[str]


class MailGiven(Struct):
    mail: str


class MailCodeGiven(Struct):
    mail: str
    code: str
