"""What is wrong with a database, in words for the operator. The errors themselves hold values, which are never told."""

import errno
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from sandtable.core.errors import SandtableError

# What a driver's message has in it, and what that means.
MEANINGS: Final = (
    ("disk is full", "the disk is full"),
    ("no space left", "the disk is full"),
    ("disk i/o error", "the disk cannot be read or written"),
    ("database is locked", "another program holds the database locked"),
    ("readonly", "the database may not be written"),
    ("read-only", "the database may not be written"),
    ("unable to open database file", "the database file cannot be opened"),
    ("not a database", "this is not an SQLite database"),
    ("malformed", "the database file is damaged"),
    ("password authentication failed", "the database refuses this user or password"),
    ("connection refused", "the database does not answer"),
    ("could not translate host name", "the database's host is unknown"),
    ("failed to resolve host", "the database's host is unknown"),
    ("does not exist", "there is no such database"),
    ("terminating connection", "the database was stopped"),
    ("server closed the connection", "the database was stopped"),
    ("connection is lost", "the database was stopped"),
    ("terminated abnormally", "the database was stopped"),
    ("recovery mode", "the database is starting"),
    ("starting up", "the database is starting"),
    ("not yet accepting", "the database is starting"),
    ("shutting down", "the database is stopping"),
    ("connection slots", "the database has too many connections"),
    ("too many clients", "the database has too many connections"),
    ("timed out", "the database does not answer"),
    ("timeout expired", "the database does not answer"),
    ("could not receive data", "the line to the database was cut"),
    ("could not send data", "the line to the database was cut"),
)
NUMBERS: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk is full",
    errno.EROFS: "the disk may not be written",
    errno.EACCES: "its folder or file may not be written",
    errno.EPERM: "its folder or file may not be written",
    errno.ENOENT: "its folder does not exist",
    errno.ENOTDIR: "its folder does not exist",
    errno.EISDIR: "it is a folder",
    errno.EMFILE: "too many files and connections are open",
}


class Unusable(SandtableError):
    """A database that cannot be used; says why, and what to do."""


def explain(problem: BaseException) -> str | None:
    """What an error of the database means; None for every other error."""
    if isinstance(problem, OSError):
        return NUMBERS.get(problem.errno or 0)
    if isinstance(problem, DBAPIError | sqlite3.Error):
        told = str(problem.orig if isinstance(problem, DBAPIError) else problem).lower()
        return next((meaning for words, meaning in MEANINGS if words in told), None)
    return None
