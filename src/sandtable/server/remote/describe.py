"""What bots from elsewhere may ask and hear, as OpenAPI and AsyncAPI: written to docs/ by `make contract`."""

import json
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from sandtable.server import protocol
from sandtable.server.remote.line import MAY_SAY
from sandtable.server.remote.routes import BOTS, MEMBERS
from sandtable.version import __version__

TITLE: Final = "Sandtable for bots"
ABOUT: Final = "Bots in any language that play on a server from elsewhere; remote-bots.md tells it in words."
HEARD: Final = (
    protocol.Greeting,
    protocol.ChallengeTold,
    protocol.TableShown,
    protocol.Acted,
    protocol.SeatsShown,
    protocol.RematchShown,
    protocol.WhyTold,
    protocol.ErrorTold,
)
TOKEN: Final = SecurityScheme(type="http", scheme="bearer", description="The token of a bot account.")
REFUSED: Final = {
    "description": "Refused, and why: 400, 401, 403, 404, 409 or 429.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
}
REFS: Final = "#/components/schemas/{name}"


def openapi() -> str:
    """The calls over HTTP."""
    config = OpenAPIConfig(
        TITLE,
        __version__,
        description=ABOUT,
        components=Components(security_schemes={"token": TOKEN}),
        security=[{"token": []}],
        path="/none",
        render_plugins=[],
        use_handler_docstrings=True,
    )
    described = Litestar([*BOTS, *MEMBERS], openapi_config=config).openapi_schema.to_schema()
    _, failure = msgspec.json.schema_components([protocol.Failure], ref_template=REFS)
    described["components"]["schemas"] |= failure
    for path in described["paths"].values():
        for call in path.values():
            call["responses"].pop("400", None)
            call["responses"]["default"] = REFUSED
    return written(described)


def asyncapi() -> str:
    """What is said over the WebSocket, and in the lines of the stream."""
    _, schemas = msgspec.json.schema_components([*HEARD, *MAY_SAY], schema_hook=anything, ref_template=REFS)
    heard, said = [kind.__name__ for kind in HEARD], [kind.__name__ for kind in MAY_SAY]
    return written(
        {
            "asyncapi": "3.0.0",
            "info": {"title": TITLE, "version": __version__, "description": ABOUT},
            "defaultContentType": "application/json",
            "channels": {
                "socket": {
                    "address": "/api/bot/socket",
                    "description": "A WebSocket; the token is in the header Authorization.",
                    "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in [*heard, *said]},
                },
                "stream": {
                    "address": "/api/bot/stream",
                    "description": "Over HTTP: a line of JSON for each message; an empty line is a sign of life.",
                    "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in heard},
                },
            },
            "operations": {
                "hear": operation("receive", "socket", heard),
                "say": operation("send", "socket", said),
                "hearLines": operation("receive", "stream", heard),
            },
            "components": {
                "messages": {
                    kind.__name__: {
                        "name": str(kind.__struct_config__.tag),
                        "payload": {"$ref": REFS.format(name=kind.__name__)},
                    }
                    for kind in (*HEARD, *MAY_SAY)
                },
                "schemas": schemas,
            },
        }
    )


def anything(_: type) -> dict[str, Any]:
    """Where any value may stand."""
    return {"description": "any value"}


def operation(action: str, channel: str, names: list[str]) -> dict[str, Any]:
    """Seen from the bot."""
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names],
    }


def written(description: dict[str, Any]) -> str:
    return json.dumps(description, indent=1, ensure_ascii=False) + "\n"
