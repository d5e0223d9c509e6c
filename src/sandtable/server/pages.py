"""The built client, and its page for every path that is a place in the client (`/t/<id>`)."""

import contextlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response

# Scripts come from files only. Styles may be inline: SVG drawings set their own.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # a table's address is its invitation
    (b"cross-origin-opener-policy", b"same-origin"),
)
ASSETS: Final = "assets/"  # files whose names change with their contents
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FRESH: Final = {"Cache-Control": ASK_AGAIN}
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # made when the client is built; the smaller one first
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Sandtable is running</h1>
<p>The page is not built yet. In the project's folder, run</p>
<pre>make play</pre>
<p>or, with Node at hand, <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, and reload.</p>
"""


def page(folder: Path, path: str, accepted: str = "", base: str = "") -> Response[bytes]:
    """The file of a path, packed as the browser accepts it; the client's page where the path is none."""
    path = path.strip("/")
    file = _file(folder, path)
    if file is not None:
        return _sent(file, FOREVER if path.startswith(ASSETS) else ASK_AGAIN, accepted)
    if path.startswith(ASSETS):
        return Response(b"There is no such file.", status_code=404, media_type="text/plain")
    index = folder / "index.html"
    if index.is_file() and base:
        return Response(under(base, index.read_bytes()), media_type="text/html", headers=FRESH)
    if index.is_file():
        return _sent(index, ASK_AGAIN, accepted)
    return Response(NOT_BUILT, media_type="text/html", headers=FRESH)


def under(base: str, index: bytes) -> bytes:
    """The client's page with its addresses under a base path. Everything else it loads is named from there."""
    return index.replace(b'="/', b'="%s/' % base.encode())


def _sent(file: Path, keep: str, accepted: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if _accepts(accepted, coding) and packed.is_file():
            return Response(
                packed.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": coding}
            )
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _accepts(accepted: str, coding: str) -> bool:
    """Whether a browser's Accept-Encoding names a coding, and not to say that it must not be used."""
    named = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    return any(name == coding and (not mark or quality.strip("0.") != "") for name, mark, quality in named)


def _file(folder: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    with contextlib.suppress(OSError):  # a name that is too long is no file's
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    return None
