"""Hostile guests: any message, any path, any record, by property. `make fuzz` gives it minutes, the suite a moment."""

import json
import string

from hypothesis import strategies as st

from sandtable.server import protocol

KINDS = sorted(kind.__struct_config__.tag for kind in protocol.Request.__args__)
PLACES = (
    "/",
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/tables/x/record",
    "/t/x",
    "/assets/x",
    "/ws",
    "/health",
)
NAMES = ("type", "table", "number", "act", "seat", "target", "bot", "text", "room", "who")

texts = st.text(max_size=60) | st.sampled_from(
    ["", "\0", "\ud7ff", "../..", "%00", "take 1", "flip d4", "a" * 5000]
)
numbers = st.integers(-(2**70), 2**70) | st.integers(0, 40)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


def messages(table):
    """Anything that a page could say: nearly right, wrong in its parts, or no JSON at all."""
    here = st.just(table) | texts
    nearly = st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS) | texts, "table": here},
        optional={name: values for name in NAMES if name not in ("type", "table")},
    )
    return nearly.map(json.dumps) | values.map(json.dumps) | texts | st.binary(max_size=200)


def paths():
    letters = st.text(string.printable, max_size=40)
    return st.sampled_from(PLACES) | st.builds(
        lambda place, more: place + more, st.sampled_from(PLACES), letters
    )


def bodies():
    wanted = st.fixed_dictionaries(
        {"game": st.sampled_from(["patterns", "mandala", "mondo"]) | texts, "seats": values},
        optional={"options": values, "private": values, "terms": values, "name": texts},
    )
    return wanted.map(json.dumps).map(str.encode) | st.binary(max_size=300)
