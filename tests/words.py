"""What the tests of languages look at: every folder of words, and the code that says them."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.core import messages
from sandtable.core.messages import RULE, Words, name_of
from sandtable.games import NAMES as GAMES

SOURCE = Path(sandtable.__file__).parent


@dataclass(frozen=True)
class Folder:
    """Words, and the code that says them."""

    name: str
    say: Words
    code: tuple[Path, ...]

    def __str__(self):
        return self.name


def folders() -> list[Folder]:
    everything = sorted(SOURCE.rglob("*.py"))
    found = []
    for game in GAMES:
        code = [path for path in everything if path.parent.name == game or f"/games/{game}/" in str(path)]
        found.append(Folder(game, sandtable.game(game).say, tuple(code)))
    of_games = {path for folder in found for path in folder.code}
    rest = [path for path in everything if path not in of_games]
    return [*found, Folder("the rest", messages.say, tuple(rest))]


class Needs(Visitor):
    """The arguments that a pattern needs, and the forms of names that it asks for."""

    def __init__(self):
        self.arguments = set()
        self.words = set()  # (argument, form)

    def visit_VariableReference(self, node):  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.generic_visit(node)
        if node.id.name == "WORD":
            form = next((one.value.parse()["value"] for one in node.arguments.named), "")
            self.words.add((node.arguments.positional[0].id.name, form))


def patterns(tongue) -> dict[str, fluent.Pattern]:
    """Every message and attribute by its id."""
    found = {}
    for entry in tongue.resource.body:
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def needs(pattern) -> Needs:
    found = Needs()
    found.visit(pattern)
    return found


@dataclass(frozen=True)
class Call:
    """`say("id", a=…)` somewhere: what ids it may mean, and the arguments that it gives, if all are named."""

    path: Path
    line: int
    ids: re.Pattern[str]
    arguments: frozenset[str] | None

    def __str__(self):
        return f"{self.path.name}:{self.line}"


@cache
def calls(folder: Folder) -> list[Call]:
    """Every call of `say` in the code of a folder, of `say.later` too."""
    found = []
    for path in folder.code:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        own = says_as(tree, folder)
        found += [call for node in ast.walk(tree) if (call := called(node, path, own)) is not None]
    return found


def says_as(tree: ast.Module, folder: Folder) -> set[str]:
    """What the words of a folder are called in a module."""
    home = "sandtable.core.messages" if folder.name == "the rest" else f"sandtable.games.{folder.name}.words"
    names = {"say"} if folder.name == "the rest" else set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            imported = {one.asname or one.name for one in node.names if one.name == "say"}
            names = names | imported if node.module == home else names - imported
    return names


def called(node: ast.AST, path: Path, own: set[str]) -> Call | None:
    if not isinstance(node, ast.Call) or not node.args:
        return None
    function = node.func
    if isinstance(function, ast.Attribute) and function.attr == "later":
        function = function.value
    if not isinstance(function, ast.Name) or function.id not in own:
        return None
    named = {keyword.arg for keyword in node.keywords}
    given = None if None in named else frozenset(str(name) for name in named)
    return Call(path, node.lineno, re.compile(ids_of(node.args[0])), given)


def ids_of(node: ast.AST) -> str:
    """The ids that an expression may have, as a pattern."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.IfExp):
        return f"(?:{ids_of(node.body)}|{ids_of(node.orelse)})"
    if isinstance(node, ast.JoinedStr):
        return "".join(ids_of(one) if isinstance(one, ast.Constant) else "[\\w-]+" for one in node.values)
    return "[\\w.-]+"  # anything


@cache
def strings(folder: Folder) -> set[str]:
    """Every plain string in the code of a folder."""
    found = set()
    for path in folder.code:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return found


def told_strings(path: Path) -> list[str]:
    """Every plain string of a module that is not its documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    ]


def by_structure(folder: Folder) -> set[str]:
    """Ids that follow from a game: its verbs, rules, and the names of its things."""
    if folder.name == "the rest":
        return set()
    game = sandtable.game(folder.name)
    verbs = {f"{verb.id}.{when}" for verb in game.acts.verbs for when in ("now", "past")}
    values = {name_of(word) for verb in game.acts.verbs for one in verb.arguments for word in one.words}
    wrong = {f"wrong-{one.name}" for verb in game.acts.verbs for one in verb.arguments}
    rules = {id for id in folder.say.ids() if RULE.match(id)}
    return verbs | values | wrong | rules | {"examples"}
