"""Small changes of a source that a good suite notices: each one is a fault that somebody could write.

operators   < becomes <=, and becomes or, + becomes −, a `not` is left out (but not the | of a type, which any
            import would notice)
constants   a number is one more or one less, True is False (but not in `strict=True`, which asserts
            something, nor in a `free_list_len=1`, which tells the compiler something)
seats       the other seat's instead of one's own, and the other way round
guards      `if …: return` and `if …: raise` are left out; a filter of a list lets everything pass
views       `… if known else None` tells it to everybody
"""

import ast
import copy
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeGuard

COMPARISONS = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
SEATS = {"seat", "owner", "turn", "mover", "reader", "opponent"}


NAMED = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Change:
    """One change of a source: where, of which kind, and what stands there instead; None is left out."""

    tree: ast.Module = field(repr=False)
    node: ast.AST = field(repr=False)
    kind: str
    replacement: ast.AST | None = field(repr=False)
    line: str = ""  # of the source, and …
    function: str = "-"  # … the innermost function or class around it
    twin: int = 1  # of several with the same name

    @property
    def place(self) -> tuple[int, int]:
        """Line and column, both counted from 1."""
        return self.node.lineno, self.node.col_offset + 1  # type: ignore[attr-defined]

    def __str__(self) -> str:
        after = "left out" if self.replacement is None else first_line(self.replacement)
        return f"{self.kind}: {first_line(self.node)}  →  {after}"

    @property
    def name(self) -> str:
        """The change by what stands there, wherever in its file that is now."""
        _, column = self.place
        inside = len(self.line[: column - 1].lstrip()) + 1
        twin = f" ({self.twin})" if self.twin > 1 else ""
        return f"{self.function} “{self.line.strip()}” {inside} {self}{twin}"

    def source(self) -> str:
        """The whole source after the change."""
        changed = Swap(self.replacement).visit(copy_of(self.tree, self.node))
        return ast.unparse(ast.fix_missing_locations(changed))


def changes(source: str) -> Iterator[Change]:
    """Every change of a source, in the order of its lines."""
    tree = ast.parse(source)
    kept = {id(node.value) for node in ast.walk(tree) if says_nothing_of_rules(node)}
    kept |= {id(node) for node in types(tree)}
    nodes = [node for node in ast.walk(tree) if hasattr(node, "lineno") and id(node) not in kept]
    lines, functions, twins = source.split("\n"), functions_by_line(tree), Counter[str]()
    for node in sorted(nodes, key=lambda node: (node.lineno, node.col_offset)):  # type: ignore[attr-defined]
        line = node.lineno  # type: ignore[attr-defined]
        for kind, replacement in replacements(node):
            change = Change(tree, node, kind, replacement, lines[line - 1], functions.get(line, "-"))
            twins[change.name] += 1
            yield replace(change, twin=twins[change.name])


def equivalents() -> dict[str, str]:
    """Changes that were judged to change nothing that anybody could see, by their files and names, with the reasons."""
    found = tomllib.loads((Path(__file__).parent / "equivalents.toml").read_text(encoding="utf-8"))
    return {name: one["why"] for one in found["equivalents"] for name in one["changes"]}


def functions_by_line(tree: ast.AST, outer: str = "") -> dict[int, str]:
    """The innermost function or class around each line."""
    found: dict[int, str] = {}
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, NAMED):
            name = f"{outer}.{node.name}".removeprefix(".")
            found |= dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), name)
        found |= functions_by_line(node, name)
    return found


def says_nothing_of_rules(node: ast.AST) -> TypeGuard[ast.keyword]:
    return isinstance(node, ast.keyword) and node.arg in {"strict", "free_list_len"}


def types(tree: ast.Module) -> Iterator[ast.AST]:
    """Every `A | B` that is a type: in an annotation, with None on a side, or of classes by their names."""
    for node in ast.walk(tree):
        if is_union(node) and any(map(is_type, sides(node))):
            yield from filter(is_union, ast.walk(node))
        for name in ("annotation", "returns"):
            if (annotation := getattr(node, name, None)) is not None:
                yield from filter(is_union, ast.walk(annotation))


def is_type(node: ast.AST) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return is_none(node) or (name[:1].isupper() and not name.isupper())


def is_union(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)


def sides(node: ast.AST) -> Iterator[ast.AST]:
    """What is joined by | or within it."""
    if is_union(node):
        yield from sides(node.left)  # type: ignore[attr-defined]
        yield from sides(node.right)  # type: ignore[attr-defined]
    else:
        yield node


def first_line(node: ast.AST) -> str:
    return ast.unparse(node).split("\n")[0]


def copy_of(tree: ast.Module, node: ast.AST) -> ast.Module:
    """A twin of the tree in which the node to be changed can be told."""
    node.marked = True  # type: ignore[attr-defined]
    twin = copy.deepcopy(tree)
    del node.marked  # type: ignore[attr-defined]
    return twin


class Swap(ast.NodeTransformer):
    """Puts something else in the place of the marked node."""

    def __init__(self, replacement: ast.AST | None) -> None:
        self.replacement = replacement

    def visit(self, node: ast.AST) -> ast.AST:
        if not getattr(node, "marked", False):
            return self.generic_visit(node)
        return ast.copy_location(ast.Pass() if self.replacement is None else self.replacement, node)


def replacements(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    yield from operators(node)
    yield from constants(node)
    yield from seats(node)
    yield from guards(node)
    yield from views(node)


def operators(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield (
            "operator",
            ast.Compare(node.left, [COMPARISONS[type(node.ops[0])](), *node.ops[1:]], node.comparators),
        )
    if isinstance(node, ast.BoolOp):
        yield "operator", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not is_text(node):
        yield "operator", ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "operator", node.operand


def is_text(node: ast.BinOp) -> bool:
    """Adding words together is not arithmetic."""
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) or is_string(side) for side in sides)


def is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def constants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
        yield "constant", ast.Constant(node.value - 1)


def seats(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """`1 - seat` and `seat`, each for the other, where it is read."""
    if is_other_seat(node):
        yield "seat", node.right  # type: ignore[attr-defined]
    elif is_seat(node):
        yield "seat", ast.BinOp(ast.Constant(1), ast.Sub(), node)


def is_other_seat(node: ast.AST) -> bool:
    is_one_less = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and is_number(node.left, 1)
    return is_one_less and is_seat(node.right)  # type: ignore[attr-defined]


def is_number(node: ast.AST, value: int) -> bool:
    return isinstance(node, ast.Constant) and node.value == value


def is_seat(node: ast.AST) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in SEATS and isinstance(node.ctx, ast.Load)  # type: ignore[attr-defined]


def guards(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    leaves = (
        isinstance(node, ast.If)
        and not node.orelse
        and isinstance(node.body[-1], ast.Return | ast.Raise | ast.Continue)
    )
    if leaves:
        yield "guard", None
    if isinstance(node, ast.ListComp | ast.GeneratorExp) and node.generators[-1].ifs:
        generators = [*node.generators[:-1], without_filter(node.generators[-1])]
        yield "guard", type(node)(node.elt, generators)


def without_filter(generator: ast.comprehension) -> ast.comprehension:
    return ast.comprehension(generator.target, generator.iter, [], generator.is_async)


def views(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.IfExp) and is_none(node.orelse):
        yield "view", node.body
    if isinstance(node, ast.IfExp) and is_none(node.body):
        yield "view", node.orelse


def is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
