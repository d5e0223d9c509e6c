"""The rules of Mandala a second time: plain lists of color names, nothing shared with the library.

Slow and simple on purpose. The tests play it side by side with the compiled rules.
"""

from collections.abc import Callable

COLORS = ["black", "green", "purple", "yellow", "orange", "red"]
LETTERS = {color[0]: color for color in COLORS}


class SlowMandala:
    """A position as lists. `below(n)` gives random numbers for shuffling."""

    stall = 20  # MAN-75
    river_places = 6  # MAN-72

    def __init__(self, line: str, below: Callable[[int], int]) -> None:
        phase, turn, course, one, two, *seats, stock = line.split()
        self.below = below
        self.turn = int(turn)
        self.over = phase.removeprefix("over:") if phase.startswith("over") else ""
        self.claiming = [int(n) for n in phase.split(":")[1:]] if phase.startswith("claiming") else []
        self.idle = int(course.rstrip("pxo"))
        self.passed = "p" in course
        self.exhausted = "x" in course
        self.open_cups = "o" in course  # no rule asks
        self.areas = [[cards(part) for part in word.split("/")] for word in (one, two)]
        self.hands, self.dealt, self.claimed = ([cards(w.split("/")[n]) for w in seats] for n in (0, 1, 2))
        self.rivers = [[LETTERS[letter] for letter in word.split("/")[3] if letter != "-"] for word in seats]
        self.discard = cards(stock.split("/")[0])
        self.deck = [LETTERS[letter] for letter in stock.split("/")[1] if letter != "-"]

    # Questions

    def actor(self) -> int | None:
        if self.over:
            return None
        return self.claiming[1] if self.claiming else self.turn

    def legal(self, seat: int) -> list[str]:
        if seat != self.actor():
            return []
        if self.claiming:
            return [f"claim {color}" for color in COLORS if color in self.areas[self.claiming[0] - 1][0]]
        hand = self.hands[self.turn]
        if not hand:
            return ["pass"]
        found = [
            f"build {m} {color}"
            for m in (1, 2)
            for color in COLORS
            if color in hand and self.fits(m, 0, color)
        ]
        for m in (1, 2):
            for color in COLORS:
                for number in range(1, min(hand.count(color), self.spare()) + 1):
                    if self.fits(m, 1 + self.turn, color):
                        found.append(f"grow {m} {color} {number}")
        return found + [f"discard {color} {n}" for color in COLORS for n in range(1, hand.count(color) + 1)]

    def spare(self) -> int:
        """How many cards a Field may take: one stays in hand."""
        return len(self.hands[self.turn]) - 1

    def fits(self, mandala: int, area: int, color: str) -> bool:
        """The Rule of Color: no other area of the Mandala has it."""
        return all(color not in self.areas[mandala - 1][other] for other in range(3) if other != area)

    # Changes

    def play(self, act: str) -> None:
        verb, *words = act.split()
        if verb == "claim":
            self.claim(words[0])
        elif verb == "pass":
            self.idle_turn(passing=True)
        elif verb == "discard":
            self.move(self.hands[self.turn], self.discard, words[0], int(words[1]))
            self.draw(int(words[1]))
            self.idle_turn(passing=False)
        else:
            self.put(int(words[0]), words[1], 0 if verb == "build" else 1 + self.turn, int((*words, 1)[2]))

    def put(self, mandala: int, color: str, area: int, number: int) -> None:
        hand = self.hands[self.turn]
        self.move(hand, self.areas[mandala - 1][area], color, number)
        if area == 0:
            self.draw(self.drawn_with(len(hand)))
        self.idle, self.passed = 0, False
        mountain, *fields = self.areas[mandala - 1]
        if set(mountain + fields[0] + fields[1]) != set(COLORS):
            self.turn = 1 - self.turn
        elif not mountain or not (fields[0] or fields[1]):  # nothing to claim, or nobody to claim it
            self.discard += mountain
            mountain.clear()
            self.finish(mandala)
        else:
            self.claiming = [mandala, self.first_to_choose(len(fields[0]), len(fields[1]))]

    def first_to_choose(self, *sizes: int) -> int:
        """More cards in the Field; if equal, who did not play the last card."""
        return 1 - self.turn if sizes[0] == sizes[1] else sizes.index(max(sizes))

    def claim(self, color: str) -> None:
        mandala, seat = self.claiming
        mountain, *fields = self.areas[mandala - 1]
        taken = [card for card in mountain if card == color]
        mountain[:] = [card for card in mountain if card != color]
        if fields[seat]:
            self.collect(seat, taken)
        else:
            self.discard += taken
        self.claiming = [mandala, 1 - seat]
        if not mountain:
            self.claiming = []
            self.finish(mandala)

    def collect(self, seat: int, cards: list[str]) -> None:
        if cards[0] not in self.rivers[seat]:
            self.rivers[seat].append(cards.pop())
        self.claimed[seat] += cards

    def finish(self, mandala: int) -> None:
        mountain, *fields = self.areas[mandala - 1]
        for field in fields:
            self.discard += field
            field.clear()
        if any(len(river) == self.river_places for river in self.rivers):
            self.end("river")
        elif self.exhausted:
            self.end("deck")
        else:
            self.refill(mountain)
            self.turn = 1 - self.turn

    def refill(self, mountain: list[str]) -> None:
        mountain += [card for card in (self.top(), self.top()) if card]

    def idle_turn(self, passing: bool) -> None:
        self.idle += 1
        if self.idle >= self.stall or (passing and self.passed):
            self.passed = passing
            self.end("stall")
        else:
            self.passed = passing
            self.turn = 1 - self.turn

    def drawn_with(self, held: int) -> int:
        """After building: three cards, but never above eight in hand."""
        return {6: 2, 7: 1}.get(held, 3)

    def draw(self, number: int) -> None:
        self.hands[self.turn] += [card for card in (self.top() for _ in range(number)) if card]

    def top(self) -> str | None:
        if not self.deck:
            self.reshuffle()
        if not self.deck:
            return None
        card = self.deck.pop(0)
        if not self.deck:
            self.exhausted = True
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """The discard pile sorted by color, then shuffled as documented in `core/chance.py`; the end is on top."""
        pile = sorted(self.discard, key=COLORS.index)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        self.deck = pile[::-1]
        self.discard = []

    def end(self, reason: str) -> None:
        self.over = reason
        for place in [*self.hands, *self.areas[0], *self.areas[1]]:
            self.discard += place
            place.clear()

    @staticmethod
    def move(source: list[str], target: list[str], color: str, number: int) -> None:
        for _ in range(number):
            source.remove(color)
            target.append(color)

    # The end

    def scores(self) -> list[int]:
        return [sum(self.value(seat, card) for card in self.cup(seat)) for seat in (0, 1)]

    def cup(self, seat: int) -> list[str]:
        return self.dealt[seat] + self.claimed[seat]

    def value(self, seat: int, card: str) -> int:
        return self.rivers[seat].index(card) + 1 if card in self.rivers[seat] else 0

    def winners(self) -> list[int]:
        ranks = [(score, -len(self.cup(seat))) for seat, score in enumerate(self.scores())]
        return [seat for seat in (0, 1) if ranks[seat] == max(ranks)]

    def reason(self) -> str:
        names = {"river": "a sixth river card", "deck": "the deck was exhausted", "stall": "a stall"}
        return names[self.over]

    def line(self) -> str:
        """The position in the library's notation."""
        phase = "claiming:{}:{}".format(*self.claiming) if self.claiming else "playing"
        seats = [
            "/".join([*map(pile, (self.hands[s], self.dealt[s], self.claimed[s])), letters(self.rivers[s])])
            for s in (0, 1)
        ]
        words = [
            f"over:{self.over}" if self.over else phase,
            str(self.turn),
            f"{self.idle}{'p' * self.passed}{'x' * self.exhausted}{'o' * self.open_cups}",
            *("/".join(map(pile, mandala)) for mandala in self.areas),
            *seats,
            f"{pile(self.discard)}/{letters(self.deck)}",
        ]
        return " ".join(words)


def cards(text: str) -> list[str]:
    """The cards of `b2r1`."""
    found: list[str] = []
    letter = ""
    number = ""
    for sign in text.replace("-", "") + "b":
        if sign.isalpha():
            found += [LETTERS[letter]] * int(number) if letter else []
            letter, number = sign, ""
        else:
            number += sign
    return found


def pile(found: list[str]) -> str:
    return "".join(f"{color[0]}{found.count(color)}" for color in COLORS if color in found) or "-"


def letters(found: list[str]) -> str:
    return "".join(color[0] for color in found) or "-"
