"""All calls over HTTP as OpenAPI, made from the types of their handlers: `GET /api/description/openapi.json`."""

from typing import Any, Final

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sandtable.version import __version__

PATH: Final = "/api/description"
WORD: Final = {"type": "string"}
REFUSAL: Final = {
    "description": "A refusal: its code, and a sentence that says what was wrong and what to do",
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "properties": {"code": WORD, "text": WORD},
                "required": ["code", "text"],
            }
        }
    },
}


class Described(JsonRenderPlugin):
    """The framework's description, with our refusals in the place of its own."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for path in openapi_schema["paths"].values():
            for call in path.values():
                answers = {status: one for status, one in call["responses"].items() if status < "4"}
                call["responses"] = {**answers, "4XX": REFUSAL}
        return super().render(request, openapi_schema)


CONFIG: Final = OpenAPIConfig("Sandtable", __version__, path=PATH, render_plugins=[Described()])
