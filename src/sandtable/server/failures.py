"""What people are told when something goes wrong, and what the operator reads."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError

from sandtable.core.messages import say
from sandtable.faults import describe
from sandtable.server import protocol
from sandtable.server.metrics import REFUSALS
from sandtable.server.protocol import Refused
from sandtable.server.troubles import explain

logger = logging.getLogger("sandtable.server")

SORRY: Final = say.later("failures-sorry")
NOT_KEPT: Final = say.later("failures-not-kept")
STATUS: Final = {
    "bad-token": 401,
    "not-for-bots": 403,
    "not-an-owner": 403,
    "banned": 403,
    "challenge": 409,
    "cross-origin": 403,
    "unknown-table": 404,
    "not-found": 404,
    "not-over": 409,
    "older-rules": 409,
    "too-fast": 429,
    "too-many": 429,
    "damaged": 500,
    "internal": 500,
    "unavailable": 503,
}  # everything else is 400

LEFT: Final = (
    "client disconnected prematurely"  # Litestar's word for half a body, which is no fault of the server
)

Visit = Request[Any, Any, Any]


def excuse(problem: Exception, what: str) -> Refused:
    """An unexpected error as an answer. The operator reads what it means, never a value."""
    if isinstance(problem, DataError | OverflowError):
        return Refused("malformed", NOT_KEPT)
    meaning = explain(problem)
    if meaning is None:
        logger.error("%s: %s", what, describe(problem))
        return Refused("internal", SORRY)
    logger.error("%s: %s (%s)", what, meaning, describe(problem))
    return Refused(
        "unavailable", say("failures-nothing-can-be-stored", meaning=say.retell("trouble", meaning))
    )


def refuse(_: Visit, problem: Exception) -> Response[protocol.Failure]:
    if isinstance(problem, Refused):
        return failure(STATUS.get(problem.code, 400), problem.code, problem.text)
    return failure(400, "bad-request", str(problem))


def refuse_http(_: Visit, problem: HTTPException) -> Response[protocol.Failure]:
    """What the framework found wrong: an unknown path or method, a body that cannot be read."""
    code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(problem.status_code, "malformed")
    if problem.detail == LEFT:
        return failure(400, "malformed", problem.detail)
    if problem.status_code >= 500:
        code = "internal"
    return failure(problem.status_code, code, _details(problem))


def _details(problem: HTTPException) -> str:
    """What is wrong with the fields of a body, where the framework tells."""
    faults = problem.extra if isinstance(problem.extra, list) else []
    told = [f"{fault.get('key')}: {fault.get('message')}" for fault in faults if isinstance(fault, dict)]
    return f"{problem.detail}: {'; '.join(told)}" if told else problem.detail


def refuse_unexpected(visit: Visit, problem: Exception) -> Response[protocol.Failure]:
    if isinstance(problem, RecursionError | UnicodeError):
        return failure(400, "malformed", say("failures-this-request-cannot-be"))
    return refuse(visit, excuse(problem, "a request could not be handled"))


def failure(status: int, code: str, text: str) -> Response[protocol.Failure]:
    REFUSALS.labels(code).inc()
    return Response(protocol.Failure(code, text), status_code=status)
