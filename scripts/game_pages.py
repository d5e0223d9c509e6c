"""Writes docs/games/<game>.md: each game on one page, from the code that plays it."""

from pathlib import Path

import sandtable
from sandtable.core.acts import Verb
from sandtable.core.game import AnyGame, Nature
from sandtable.games import NAMES
from sandtable.players.offered import bots

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games"
SEED = "7f3a"


def page(name: str) -> str:
    game = sandtable.game(name)
    parts = (head, example, acts, options, players, learning, rules)
    return "\n".join(part(game) for part in parts)


def head(game: AnyGame) -> str:
    least, most = game.min_seats, game.max_seats
    seats = f"{least} players" if least == most else f"{least} to {most} players"
    return (
        f"# {game.title}\n\nBy {game.designers}. For {seats}. {in_words(game.nature)} "
        f"Rules version {game.version}.\n\n![A table of {game.title}](../images/{game.name}-desktop.png)\n"
    )


def in_words(nature: Nature) -> str:
    sentences = [
        "All act at once." if nature.at_once else "Players take turns.",
        "Some things are hidden." if nature.hidden else "Everything is open.",
        "Chance comes after the deal as well."
        if nature.chance
        else "After the deal nothing is left to chance.",
        "It has a clock of its own." if nature.clock else "",
    ]
    return " ".join(filter(None, sentences))


def example(game: AnyGame) -> str:
    state = game.start(seed=SEED)
    return f"""## At a glance

```python
import sandtable

game = sandtable.game("{game.name}")
state = game.start(seed="{SEED}")
seat = state.next_mover()
assert game.read_position(repr(state)) == state
print(state)
```

```text
{str(state).rstrip()}
```

Some of its first acts: {", ".join(f"`{offer.act}`" for offer in state.offers(state.next_mover())[:4])}.
"""


def acts(game: AnyGame) -> str:
    lines = [f"## Acts\n\n{game.action_count} codes.\n", "| codes | notation | in words |", "|---|---|---|"]
    return "\n".join([*lines, *(act(verb) for verb in game.acts.verbs)]) + "\n"


def act(verb: Verb) -> str:
    last = verb.code + verb.size - 1
    codes = str(verb.code) if last == verb.code else f"{verb.code}–{last}"
    return f"| {codes} | `{verb.form}` | {verb.now} |"


def options(game: AnyGame) -> str:
    lines = ["## Options\n", "| option | choices | meaning |", "|---|---|---|"]
    for option in game.options:
        choices = ", ".join(
            f"**{choice}**" if choice == option.default else str(choice) for choice in option.choices
        )
        lines.append(f"| `{option.name}` | {choices} | {option.text} |")
    return "\n".join([*lines, "\nThe bold ones are what a table has if nothing is said."]) + "\n"


def players(game: AnyGame) -> str:
    lines = ["## Bots\n", "| bot | name | rating | how it plays |", "|---|---|--:|---|"]
    for bot in bots(game.name):
        rating = "" if bot.rating is None else f"{bot.rating:.0f} ± {bot.error or 0:.0f}"
        lines.append(f"| `{bot.name}` | {bot.title} | {rating} | {bot.text} |")
    return (
        "\n".join([*lines, "\n[How strong the bots are](../strength.md) tells how that was measured."]) + "\n"
    )


def learning(game: AnyGame) -> str:
    size = game.observation.layout(max(2, game.min_seats)).size
    return (
        f"## For programs that learn\n\nWhat a seat knows is {size} bytes ([encodings](../encodings.md)), its legal acts a "
        f"mask of {game.action_count}. [Perft tables](../perft.md) tell how many sequences of acts there are.\n"
    )


def rules(game: AnyGame) -> str:
    lines = [f"**{rule}** {text}\n" for rule, text in game.rules.items()]
    return "\n".join(["## Rules\n", "In our own words; refusals name these ids.\n", *lines])


if __name__ == "__main__":
    for name in NAMES:
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")
