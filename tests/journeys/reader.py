"""Somebody who does not see the page: has nothing but its accessibility tree, and a key to press what is found there."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from journeys.visitor import Visitor

Found = TypeVar("Found")

LOOKS = 300
LOOK_MS = 100
PATIENT_LOOKS = 50

# What live regions say, as somebody would hear it: whatever is new in them, even if it reads as before.
LISTEN = """() => {
  window.said = []
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  new MutationObserver((changes) => {
    const spoke = new Set()
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList' && ![...addedNodes].some((node) => node.textContent.trim())) continue
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live)
      if (region) spoke.add(region)
    }
    for (const region of spoke) if (region.innerText.trim()) said.push(region.innerText.trim())
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

    def wait(self, look: Callable[[], Found], what: str) -> Found:
        """Look again and again, until there is something."""
        for _ in range(LOOKS):
            if found := look():
                return found
            self.page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"{what} did not come; there is {[thing.name for thing in self.things()]}")

    def find(self, role: str, name: str = "", inside: str = "") -> Thing:
        """The first of a role with this in its name, as soon as it is there."""
        return self.wait(lambda: self.all(role, name, inside), f"{role} {name}")[0]

    def press(self, thing: Thing, key: str = "Enter") -> None:
        self.line.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.press(key)

    def act(self, thing: Thing) -> None:
        """Press it, choose first whatever is asked then (how many, or which of several), and hear what was done."""
        told = len(self.said())
        self.press(thing)
        if menu := self.all("menuitem"):
            self.press(menu[0])
        self.hear_more(told)

    def hear_more(self, told: int) -> None:
        """Until more was said; somebody to whom nothing is said for a while looks again what can be pressed."""
        for _ in range(PATIENT_LOOKS):
            if len(self.said()) > told:
                return
            self.page.wait_for_timeout(LOOK_MS)

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
