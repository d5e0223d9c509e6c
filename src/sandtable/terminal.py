"""Play in the terminal, with the notation of the records."""

import argparse
import secrets
import sys
import time

from rich.console import Console
from rich.progress import Progress

import sandtable
from sandtable import players
from sandtable.core import course, log, sentences
from sandtable.core.errors import BadRequest, Unreadable
from sandtable.core.game import AnyGame, Options
from sandtable.core.messages import say
from sandtable.core.remedies import explained
from sandtable.core.sentences import named
from sandtable.core.state import State
from sandtable.core.view import View
from sandtable.guests import bring
from sandtable.players import Budget, Player, advice

FEW = 16  # as many acts are told with the question


def play(options: argparse.Namespace) -> int:
    """A whole game of one person against bots."""
    game = sandtable.game(options.game)
    seed = options.seed or secrets.token_hex(32)
    state = game.start(options.seats, seed, **chosen_options(options.option))
    seats = options.seats or game.min_seats
    if not 0 <= options.seat < seats:
        raise BadRequest(say("no-such-seat", seat=options.seat))
    bot = bring(game.name, options.against)
    table = TerminalTable(game, state, bot, options.seat, bot_budget(game, options), seats)
    print(say("terminal-begins", title=game.title, seat=options.seat, help=table.help()), end="\n\n")
    if table.run():
        table.show_end()
    return 0


def chosen_options(texts: list[str]) -> Options:
    for text in texts:
        if "=" not in text:
            raise BadRequest(say("option-form", text=repr(text)))
    return {name: value for name, _, value in (text.partition("=") for text in texts)}


def bot_budget(game: AnyGame, options: argparse.Namespace) -> Budget:
    """What was asked for, else the cap of a level, else a second."""
    caps = {info.name: info.seconds for info in players.bots(game.name)}
    usual = caps.get(options.against, 1.0)
    return Budget(seconds=usual if options.seconds is None else options.seconds)


class TerminalTable:
    """One person and a bot in each other seat."""

    def __init__(
        self, game: AnyGame, state: State, bot: Player, seat: int, budget: Budget, seats: int
    ) -> None:
        self.game = game
        self.state = state
        self.number = 0  # of acts so far
        self.bot = bot
        self.seat = seat
        self.budget = budget
        self.names = sentences.players(seats, seat)
        self.started = time.monotonic()
        self.shown = False  # whether the board is on the screen as it is now, …
        self.numbered = False  # … and the numbers of the acts
        adviser = advice.adviser_of(game.name)
        has_par = adviser is not None and adviser.finds_par and seats == 1
        self.deal = state.view(seat) if has_par else None  # what a par is found for

    def help(self) -> str:
        return say("terminal-help-par" if self.deal else "terminal-help")

    def run(self) -> bool:
        """Whether the game was played to its end."""
        while self.state.outcome() is None:
            self.let_time_pass()
            if not self.state.actors():
                continue
            if self.seat in self.state.actors():
                if not self.person_acts():
                    return False
            else:
                self.bot_acts(self.state.actors()[0])
        return True

    def at(self) -> int:
        """Milliseconds since the game began."""
        return int((time.monotonic() - self.started) * 1000)

    def let_time_pass(self) -> bool:
        """Where the clock matters: wait while nobody may act; whether the time was up, and the game was told so."""
        deadline = self.state.deadline()
        if deadline is None:
            return False
        if not self.state.actors():
            time.sleep(max(0, deadline - self.at()) / 1000)
        if self.at() < deadline:
            return False
        self.state.tick(deadline)
        self.shown = False
        return True

    def person_acts(self) -> bool:
        if not self.shown:
            self.show()
        print(self.named(self.game.question(self.state.view(self.seat))))
        if len(self.acts()) <= FEW:
            self.show_acts()
        try:
            line = input("> ").strip()
        except EOFError:
            return False
        if line in ("quit", "exit"):
            return False
        if self.let_time_pass():
            print(say("terminal-too-late"))
        else:
            self.obey(line)
        return True

    def acts(self) -> list[str]:
        """What the person may do, in the game's notation."""
        return [self.state.write(action) for action in self.state.legal(self.seat)]

    def show_acts(self) -> None:
        self.numbered = True
        print("  ".join(f"{number} {act}" for number, act in enumerate(self.acts(), start=1)))

    def obey(self, line: str) -> None:
        """Carry out what was typed, or say why not."""
        word, _, rest = line.partition(" ")
        try:
            if line in ("", "help", "?"):
                print(self.help())
            elif line == "par" and self.deal:
                self.show_par(self.deal)
            elif line == "acts":
                self.show_acts()
            elif self.numbered and line.isdecimal() and 0 < int(line) <= len(self.acts()):
                self.act(self.seat, self.state.legal(self.seat)[int(line) - 1])
            elif line == "board":
                self.show()
            elif word == "rules":
                self.show_rules(rest.lower().split())
            elif word == "why":
                self.explain(rest)
            else:
                self.try_act(self.state.read(line))
        except Unreadable as problem:
            print(say("terminal-unreadable", problem=str(problem)))

    def try_act(self, action: int) -> None:
        """An act that may not be allowed: then what would be is said as well."""
        refusal = explained(self.state, self.seat, action)
        if refusal is None:
            self.act(self.seat, action)
        else:
            print(say("terminal-refused", rule=refusal.rule, text=self.named(refusal.text)))

    def explain(self, text: str) -> None:
        refusal = explained(self.state, self.seat, self.state.read(text))
        print(f"{refusal.rule}: {self.named(refusal.text)}" if refusal else say("terminal-allowed"))

    def show_rules(self, words: list[str]) -> None:
        """All rules, or those that have all of these words."""
        lines = [f"{rule}  {text}" for rule, text in self.game.rules.items()]
        found = [line for line in lines if all(word in line.lower() for word in words)]
        print("\n".join(found) or say("terminal-no-rule"))

    def bot_acts(self, seat: int) -> None:
        action = self.bot.act(self.state.view(seat), self.budget, secrets.randbits(64))
        self.act(seat, action)

    def act(self, seat: int, action: int) -> None:
        step = log.act(self.state, self.number + 1, seat, action, self.at())
        views = [state.view(self.seat) for state in (step.before, step.after)]
        line = self.game.tell(views[0], views[1], seat, course.seen(step, self.seat))
        self.state, self.number = step.after, step.number
        self.numbered = False
        print(say("log-you" if seat == self.seat else "log-player", seat=seat, line=self.named(line)))
        self.shown = False

    def named(self, sentence: str) -> str:
        """A sentence with the seats in words."""
        return named(sentence, self.names)

    def show(self) -> None:
        self.shown = True
        print()
        print(self.game.draw(self.state.view(self.seat)), "\n", file=sys.stdout)

    def show_par(self, deal: View, board: bool = False) -> None:
        """Look for the par, with a progress bar; the board is shown once the game is over."""
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(say("terminal-looking"), total=1.0)
            for found in advice.find_par(self.game.name, deal, secrets.randbits(32)):
                bar.update(task, completed=found.share)
        print(say("terminal-par-board" if board else "terminal-par", points=-found.points))
        if board:
            print(self.game.draw(found.view), "\n")

    def show_end(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        self.show()
        points = " : ".join(str(score) for score in outcome.scores)
        verdict = "win" if outcome.winners == (self.seat,) else "lose"
        if len(outcome.winners) > 1:
            verdict = "draw" if self.seat in outcome.winners else verdict
        print(say(f"terminal-{verdict}", points=points))
        if self.deal:
            self.show_par(self.deal, board=True)
