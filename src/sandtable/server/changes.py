"""What changed from one view to the next, where that is much smaller than the view: fold(before, changes) is the view
after. The page does the same fold (web/src/lib/changes.ts)."""

from typing import Any, Final

import msgspec

from sandtable.server.protocol import Changed

SMALL: Final = 0.6  # of the view; what is larger is not worth it


def changes(before: Any, after: Any) -> list[Changed]:
    """What has to be put where. A list of another length, and an object that lost a name, are put there whole."""
    found: list[Changed] = []
    _compare(before, after, [], found)
    return found


def small_changes(before: Any, after: Any) -> list[Changed] | None:
    """The same; None where the view itself is as good."""
    found = changes(before, after)
    encode = msgspec.json.encode
    return found if len(encode(found)) < SMALL * len(encode(after)) else None


def _compare(before: Any, after: Any, path: list[str | int], found: list[Changed]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        for name, value in after.items():
            if name in before:
                _compare(before[name], value, [*path, name], found)
            else:
                found.append(Changed([*path, name], value))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(old, new, [*path, place], found)
    else:
        found.append(Changed(path, after))


def fold(before: Any, found: list[Changed]) -> Any:
    """The view after; the one before stays as it is."""
    view = before
    for change in found:
        view = _put(view, change.path, change.value)
    return view


def _put(view: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    twin = view.copy()
    twin[path[0]] = _put(view.get(path[0]) if isinstance(view, dict) else view[path[0]], path[1:], value)
    return twin
