"""Nets as files: a line that says what this is, a line of JSON that says what follows, and packed numbers.

Numbers have 16 bits, the low byte first, but for biases, which have 64.
"""

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.players.nets.encoder import AnyEncoder
from sandtable.players.nets.net import Net, Tables

FIRST_LINE: Final = b"sandtable net 1\n"
LISTS: Final = ("context", "skip", "rows", "loose", "dense", "head", "local")


class NotANet(SandtableError):
    """A file that holds no net, or one that looks at positions in another way."""


def write(path: Path, about: dict[str, Any], nets: dict[str, tuple[AnyEncoder, Tables]]) -> None:
    """Keep the nets of a guide, with what is to be known about them."""
    shapes, numbers = {}, b""
    for name, (encoder, tables) in nets.items():
        shapes[name] = {
            "looks": looks(encoder),
            "shape": [tables.width, tables.depth, tables.outputs],
            "lengths": [len(getattr(tables, part)) for part in LISTS],
        }
        for part in LISTS:
            numbers += little(array("h", getattr(tables, part)))
        numbers += little(array("q", tables.bias))
    head = json.dumps({"about": about, "nets": shapes}).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(FIRST_LINE + head + b"\n" + zlib.compress(numbers, 9))
    unfinished.replace(path)


def read(content: bytes, encoders: dict[str, AnyEncoder]) -> dict[str, Net]:
    """The nets of a file, each looking through its encoder; raises NotANet."""
    shapes, numbers = head_of(content)
    found, place = {}, 0
    for name, shape in shapes["nets"].items():
        encoder = encoders[name]
        if shape["looks"] != looks(encoder):
            raise NotANet(f"this net ({name}) was made for positions that are looked at in another way")
        width, depth, outputs = shape["shape"]
        lists = []
        for length in shape["lengths"]:
            lists.append(numbers_of("h", numbers[place : place + 2 * length]))
            place += 2 * length
        lists.append(numbers_of("q", numbers[place : place + 8 * outputs]))
        place += 8 * outputs
        found[name] = Net(encoder, Tables(width, depth, outputs, *lists))
    return found


def head_of(content: bytes) -> tuple[dict[str, Any], bytes]:
    """What a file says about itself, and its numbers; raises NotANet."""
    if not content.startswith(FIRST_LINE):
        raise NotANet("this is no file of nets")
    head, _, numbers = content[len(FIRST_LINE) :].partition(b"\n")
    try:
        return json.loads(head), zlib.decompress(numbers)
    except (ValueError, zlib.error) as problem:
        raise NotANet(f"this file of nets is damaged: {problem}") from None


def about(content: bytes) -> dict[str, Any]:
    """What is to be known about the nets of a file: how they were made."""
    found: dict[str, Any] = head_of(content)[0]["about"]
    return found


def looks(encoder: AnyEncoder) -> list[Any]:
    """What an encoder lists; a net fits no other."""
    return [encoder.common, encoder.each, int(encoder.blocks), int(encoder.kinds), encoder.loose]


def numbers_of(kind: str, content: bytes) -> list[int]:
    found = array(kind, content)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def little(numbers: "array[int]") -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
