"""What can be chosen about a server: by a file, by the environment, by the command line, the later over
the earlier.

    # sandtable.toml
    database = "/var/lib/sandtable/sandtable.db"
    trusted_proxies = "10.0.0.7"
"""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from sandtable import players
from sandtable.core.errors import SandtableError
from sandtable.core.game import AnyGame
from sandtable.games import all_games
from sandtable.server.logs import FORMATS, LEVELS
from sandtable.server.visitors import networks
from sandtable.worker import Maker

FILE: Final = "sandtable.toml"  # in the folder where the server is started
PREFIX: Final = "SANDTABLE_"
SHORTEST_SECRET: Final = 16
HIGHEST_PORT: Final = 65535
AT_LEAST_ONE: Final = (
    "bot_workers",
    "tables_of_person",
    "tables_of_address",
    "connections_of_address",
    "messages_of_address",
)
BASE_PATH: Final = re.compile(r"(/[\w.~-]+)+", re.ASCII)
SECURITIES: Final = ("starttls", "tls", "none")
UNSHOWN: Final = ("secret", "mail_password")


class BadSetting(SandtableError):
    """A setting that cannot be used; says which, and what it should be."""


def setting(default: Any, meaning: str) -> Any:
    """A field that operators may set."""
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True)
class Settings:
    """Everything about a server."""

    host: str = setting("127.0.0.1", "the address to listen on; 0.0.0.0 is everybody's")
    port: int = setting(8000, "the port to listen on; 0 is any free one")
    database: str = setting("sandtable.db", "a file, or an SQLAlchemy URL")
    secret: str = setting("", "signs guests' cookies; made and kept in the database if left out")
    processes: int = setting(1, "how many processes serve on this machine; more than one need Redis")
    redis: str = setting("", "Redis for several processes at one database, such as redis://127.0.0.1:6379/0")
    ray: str = setting(
        "", "a Ray cluster whose machines think for bots and answer questions, such as 10.0.0.5:6379, or auto"
    )
    trusted_proxies: str = setting(
        "127.0.0.1, ::1", "addresses and networks whose word counts on where a visitor comes from"
    )
    bot_pause: float = setting(0.6, "seconds that a bot takes at least, so that people can follow")
    bot_workers: int = setting(os.cpu_count() or 1, "processes in which bots think")
    bot_tables_of_person: int = setting(10, "tables at which bots are thinking, for one person")
    bot_tables_of_address: int = setting(40, "the same for one address")
    tables_of_person: int = setting(
        30, "new tables of one person at once; a full measure comes back within a minute"
    )
    tables_of_address: int = setting(300, "the same for one address")
    connections_of_address: int = setting(200, "connections from one address, proxies excepted")
    messages_of_address: int = setting(
        200, "messages a second of all pages from one address, proxies excepted"
    )
    review_seconds: float = setting(20.0, "how long the review of a game may take, roughly")
    hint_seconds: float = setting(1.5, "how long a hint may take")
    base_path: str = setting(
        "", "the path under which a proxy has this server, such as /games; the top of its site if left out"
    )
    hosts: str = setting(
        "", "names by which this server may be asked for, such as table.example, 10.0.0.5; any if left out"
    )
    metrics_for: str = setting("127.0.0.1, ::1", "addresses and networks that may read /metrics")
    address: str = setting(
        "", "where people reach this server, such as https://table.example: for links in mail"
    )
    mail_server: str = setting(
        "", "the server that takes mail, as host or host:port; without it there is none"
    )
    mail_from: str = setting("", "the address that mail comes from")
    mail_user: str = setting("", "the name to sign in with at the mail server, if it asks")
    mail_password: str = setting("", "the password that belongs to it")
    mail_security: str = setting(
        "starttls", "how mail is kept from other eyes on its way: starttls, tls or none"
    )
    alert_seconds: float = setting(15.0, "how long to wait whether somebody on turn looks, before an alert")
    alert_pause: float = setting(
        600.0, "seconds from one alert to the next for one person; many turns are one"
    )
    alert_networks: str = setting(
        "", "private networks that webhooks and pushes may reach; all others are public"
    )
    log_format: str = setting("people", "how the log is written: people or json")
    log_level: str = setting("warning", "what is logged: warning, or info for every request, too")

    # For tests and for programs that bring their own
    bot_grace: float = 5.0  # seconds that a bot may take beyond twice its own, before it counts as hanging
    request_seconds: float = 20.0  # until a request has to be there as a whole
    static: Path = Path(__file__).parent / "static"
    games: Mapping[str, AnyGame] = field(default_factory=lambda: all_games())
    bots: Callable[[str], list[players.BotInfo]] = players.bots
    make: Maker = players.make

    def __post_init__(self) -> None:
        """Raises BadSetting."""
        if not 0 <= self.port <= HIGHEST_PORT:
            raise BadSetting(f"port is a number from 0 to {HIGHEST_PORT}, not {self.port}.")
        if 0 < len(self.secret) < SHORTEST_SECRET:
            raise BadSetting(
                f"secret has {SHORTEST_SECRET} characters or more; leave it out to have one made."
            )
        if self.processes < 1:
            raise BadSetting(f"processes is 1 or more, not {self.processes}.")
        if self.processes > 1 and not self.redis:
            raise BadSetting(
                "several processes need Redis, by which they hear of each other: "
                'set redis = "redis://127.0.0.1:6379/0".'
            )
        for name in AT_LEAST_ONE:
            if getattr(self, name) < 1:
                raise BadSetting(f"{name} is 1 or more, not {getattr(self, name)}.")
        if self.mail_server and "@" not in self.mail_from:
            raise BadSetting("mail_from is the address that mail comes from, such as table@example.org.")
        if self.address and not self.address.startswith(("http://", "https://")):
            raise BadSetting(f"address begins with https:// or http://, not {self.address!r}.")
        if self.base_path and not BASE_PATH.fullmatch(self.base_path):
            raise BadSetting(f"base_path is such as /games, not {self.base_path!r}.")
        self._check_choice("mail_security", SECURITIES)
        self._check_choice("log_format", FORMATS)
        self._check_choice("log_level", LEVELS)
        self._check_networks("trusted_proxies")
        self._check_networks("metrics_for")
        self._check_networks("alert_networks")

    def _check_choice(self, name: str, choices: tuple[str, ...]) -> None:
        if getattr(self, name) not in choices:
            raise BadSetting(f"{name} is {' or '.join(choices)}, not {getattr(self, name)!r}.")

    def _check_networks(self, name: str) -> None:
        try:
            networks(getattr(self, name))
        except ValueError as problem:
            raise BadSetting(f"{name} are addresses with commas between them: {problem}.") from None


class Chosen(NamedTuple):
    """A setting, and where its value comes from."""

    name: str
    value: Any
    source: str
    meaning: str


def load(**given: Any) -> Settings:
    """The settings of file, environment and command line; raises BadSetting."""
    return Settings(**{chosen.name: chosen.value for chosen in choose(**given) if chosen.source != "default"})


def as_environment(settings: Settings) -> dict[str, str]:
    """Settings as variables that give the same ones to another process."""
    known = [one for one in fields(Settings) if "meaning" in one.metadata]
    return {PREFIX + one.name.upper(): str(getattr(settings, one.name)) for one in known}


def choose(**given: Any) -> list[Chosen]:
    """Every setting with its source; what is None was not given."""
    written, file = read_file()
    return [_choose(one, given, written, file) for one in fields(Settings) if "meaning" in one.metadata]


def _choose(one: "Field[Any]", given: Mapping[str, Any], written: Mapping[str, Any], file: str) -> Chosen:
    variable, meaning = PREFIX + one.name.upper(), one.metadata["meaning"]
    if given.get(one.name) is not None:
        return Chosen(one.name, given[one.name], "command line", meaning)
    if variable in os.environ:
        return Chosen(one.name, convert(one, os.environ[variable], variable), variable, meaning)
    if one.name in written:
        return Chosen(one.name, convert(one, written[one.name], f"{one.name} in {file}"), file, meaning)
    return Chosen(one.name, one.default, "default", meaning)


def convert(one: "Field[Any]", value: Any, name: str) -> Any:
    """A value as the type of its field; raises BadSetting."""
    kind: type[Any] = type(one.default)
    try:
        return kind(value)
    except (TypeError, ValueError):
        wanted = {int: "a whole number", float: "a number"}.get(kind, "a text")
        raise BadSetting(f"{name} is {wanted}, not {value!r}.") from None


def read_file() -> tuple[dict[str, Any], str]:
    """What the settings file says, and its name; nothing where there is none."""
    named = os.environ.get(PREFIX + "SETTINGS")
    path = Path(named or FILE)
    if not named and not path.is_file():
        return {}, FILE
    try:
        written = tomllib.loads(path.read_text())
    except (OSError, ValueError) as problem:
        raise BadSetting(f"The settings in {path} cannot be read: {problem}.") from None
    known = [one.name for one in fields(Settings) if "meaning" in one.metadata]
    for name in written:
        if name not in known:
            raise BadSetting(f"{path} has a setting {name!r}; there are: {', '.join(known)}.")
    return written, str(path)


def show() -> str:
    """Every setting, its value and its source, one a line; a secret is not shown."""
    rows = []
    for one in choose():
        value = "(set)" if one.name in UNSHOWN and one.value else repr(one.value)
        rows.append(f"{one.name:<24}{value:<28}{one.source:<28}{one.meaning}")
    return "\n".join(rows)
