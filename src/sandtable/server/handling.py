"""Which function carries out which request: each part of the server enters its own."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sandtable.core.messages import say
from sandtable.server.protocol import FromClient, Refused

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection

R = TypeVar("R", bound=FromClient)
Handler = Callable[["Connection", Any], Awaitable[None]]

HANDLERS: dict[type[FromClient], Handler] = {}


def handles(kind: type[R]) -> Callable[[Callable[["Connection", R], Awaitable[None]]], Handler]:
    """Enter a function as the one that carries out requests of a kind."""

    def enter(handler: Callable[["Connection", R], Awaitable[None]]) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return enter


async def carry_out(page: "Connection", request: FromClient) -> None:
    handler = HANDLERS.get(type(request))
    if handler is None:
        raise Refused("malformed", say("handling-this-server-does-not"))
    await handler(page, request)
