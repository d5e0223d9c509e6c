"""What the operator reads: lines for people or for programs, with the table and the request they are about.

Never a value of an error, which may be somebody's secret; and never the same line again and again."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import datetime
from typing import Final

from sandtable.faults import describe
from sandtable.server.limits import Limits

FORMATS: Final = ("people", "json")
LEVELS: Final = ("warning", "info")
OURS: Final = ("sandtable", "uvicorn", "alembic")

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")


def set_up(form: str, level: str) -> None:
    """For a process that serves."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForPrograms() if form == "json" else ForPeople())
    handler.addFilter(About())
    handler.addFilter(Damper())
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "sandtable" else logging.WARNING)


class About(logging.Filter):
    """Says what a line is about, at the time when it is said."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request, record.table = request_id.get(), table_id.get()
        return True


class Damper(logging.Filter):
    """Lets the same words through only so often, and then says how many it kept back."""

    def __init__(self, rate: float = 1 / 6, burst: float = 10) -> None:
        super().__init__()
        self.limits = Limits(rate, burst)
        self.kept_back: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        words = f"{record.name} {record.getMessage()}" if record.levelno >= logging.WARNING else ""
        if words and not self.limits.take(words):
            self.kept_back[words] = self.kept_back.get(words, 0) + 1
            return False
        record.kept_back = self.kept_back.pop(words, 0)
        return True


class ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).isoformat(" ", "seconds")
        notes = [f"{name} {value}" for name, value in notes_of(record).items()]
        return f"{when} {record.levelname} {words_of(record)}" + (f" [{', '.join(notes)}]" if notes else "")


class ForPrograms(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")
        line = {
            "time": when,
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": words_of(record),
        }
        return json.dumps(line | notes_of(record), ensure_ascii=False)


def words_of(record: logging.LogRecord) -> str:
    """The words; of an error only what may be said of it."""
    problem = record.exc_info[1] if record.exc_info else None
    return record.getMessage().strip() + (f": {describe(problem)}" if problem else "")


def notes_of(record: logging.LogRecord) -> dict[str, str | int]:
    notes = {name: getattr(record, name, "") for name in ("table", "request")}
    if kept_back := getattr(record, "kept_back", 0):
        notes["more like this"] = kept_back
    return {name: value for name, value in notes.items() if value}
