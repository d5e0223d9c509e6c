"""Somebody who does not see the page: has nothing but its accessibility tree, and a key to press what is found there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from journeys.visitor import Visitor

# What live regions say, as somebody would hear it.
LISTEN = """() => {
  window.said = []
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  const told = new WeakMap()
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live)
      const text = region?.innerText.trim()
      if (text && told.get(region) !== text) said.push(text)
      if (region) told.set(region, text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""


@dataclass(frozen=True)
class Thing:
    """What a screen reader says of one thing: its role, its name and what is told about it; and what it lies in."""

    node: int
    role: str
    name: str
    description: str
    disabled: bool
    inside: tuple[str, ...]


class Reader:
    """Walks over the tree and presses Enter on what it chose."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.line = visitor.context.new_cdp_session(visitor.page)
        self.line.send("Accessibility.enable")
        self.line.send("DOM.enable")
        self.page.evaluate(LISTEN)

    def things(self) -> list[Thing]:
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        roots = [node for node in nodes if node.get("parentId") not in known]
        return [thing for root in roots for thing in walk(root, known, ())]

    def all(self, role: str, name: str = "", inside: str = "") -> list[Thing]:
        """Everything of a role whose name has this in it, and that can be used."""
        return [
            thing
            for thing in self.things()
            if thing.role == role
            and re.search(name, thing.name)
            and not thing.disabled
            and (not inside or inside in thing.inside)
        ]

    def press(self, thing: Thing, key: str = "Enter") -> None:
        self.line.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.press(key)

    def write(self, thing: Thing, text: str) -> None:
        self.line.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.type(text)

    def question(self) -> str:
        return " ".join(
            thing.name for thing in self.things() if thing.role == "StaticText" and "Question" in thing.inside
        )

    def said(self) -> list[str]:
        told: list[str] = self.page.evaluate("said")
        return told


def walk(node: dict[str, Any], known: dict[str, Any], inside: tuple[str, ...]) -> Iterator[Thing]:
    thing = read(node, inside)
    if not node.get("ignored"):
        yield thing
        inside = (*inside, thing.name) if thing.name else inside
    for child in node.get("childIds", []):
        if child in known:
            yield from walk(known[child], known, inside)


def read(node: dict[str, Any], inside: tuple[str, ...]) -> Thing:
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Thing(
        node.get("backendDOMNodeId", 0),
        node.get("role", {}).get("value", ""),
        str(node.get("name", {}).get("value", "")),
        str(node.get("description", {}).get("value", "")),
        bool(properties.get("disabled")),
        inside,
    )
