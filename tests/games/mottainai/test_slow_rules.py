"""The library's rules and the slow second ones, side by side; and what the comparison would not let pass."""

from collections import Counter
from typing import Any

import pytest

from games.mottainai.lockstep import CYCLE, pair_at, play, run
from games.mottainai.positions import table
from games.mottainai.random_games import EDGES
from games.mottainai.slow_pieces import MATERIAL, VALUES, Player, Work, of
from games.mottainai.slow_rules import SlowMottainai
from lockstep.frame import Played

SEED = 1
GAMES = 15 * len(CYCLE)
ENDINGS = ("the deck is empty", "a wing is full", "a player ended the game", "works of all five materials")


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(run(GAMES, SEED))


def test_both_rules_agree_on_every_position(played):
    assert [f"{game.name}: {game.differences[0]}" for game in played if game.differences] == []


def test_the_games_that_are_compared_are_of_all_kinds(played):
    seen = sum((game.seen for game in played), Counter())

    assert all(seen[edge] == GAMES // len(CYCLE) for edge in EDGES)
    assert all(seen[f"ended: {end}"] for end in ENDINGS)
    for players in range(2, 7):
        assert seen[f"{players} players, pnp"]
        assert seen[f"{players} players, published"] or players == 6


def first_difference(rules: type[SlowMottainai], kind: str, games: int) -> str:
    """Where these rules and the library part, in games of one kind."""
    for number in range(games):
        game = play(SEED, number * len(CYCLE) + CYCLE.index(kind), rules)
        if game.differences:
            return f"{game.name}: {game.differences[0]}"
    return ""


# Where the library was wrong once

SECOND_SALE = {"third": {"sales": "Coin"}}
RICH = {"left": "Fan, Straw", "right": "Doll"}

FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "Crane": (
        {"hand": "Bell, Bench, Frog", "left": "Crane", "workplace": "Scroll"},
        "task Bell; complete Bench left",
    ),
    "ties": (
        {
            "hand": "Bell",
            "left": "Lampshade",
            "sales": "Pin",
            "opponent": {"left": "Lampshade"},
            **SECOND_SALE,
        },
        "",
    ),
    "twins": (
        {"hand": "Bell, Stool, Bench", "left": "Stool, Cloak", "opponent": {}},
        "task Bell; complete Stool right; show Bench; use Cloak; done; use Stool",
    ),
    "seized": (
        {"hand": "Robe, Mask, Crane, Plane", "left": "Dice", "deck": "Shuriken", "opponent": RICH},
        "task Robe; tailor; use Dice; left; use Shuriken; player 1; seize Fan left; right",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_old_does_not_come_back(name):
    places, acts = FAULTS[name]
    pair = pair_at(table(4, **places).state, SlowMottainai)
    for act in filter(None, acts.split("; ")):
        assert pair.compare(), pair.played.differences
        pair.act(0, act)

    assert pair.compare(), pair.played.differences


# Rules that are wrong are noticed


class UncoveredToo(SlowMottainai):  # MOT-51
    def actions_by_assistants(self, owner: Player) -> int:
        number = len(of(self.doing, self.me.assistants))
        return number + min(number, self.me.cover(self.me.left, self.doing))


class AssistantsDespiteBangle(SlowMottainai):  # MOT-W-Bangle
    def actions_by_assistants(self, owner: Player) -> int:
        return super().actions_by_assistants(self.me)


class TailorWithoutPickup(SlowMottainai):  # MOT-34
    def tailor(self) -> Any:
        kept, self.me.pickup[:] = list(self.me.pickup), []
        yield from super().tailor()
        self.me.pickup[:0] = kept


class PickupScores(SlowMottainai):  # MOT-61
    def hand_points(self, player: Player) -> int:
        open_handed = Player(player.seat)
        open_handed.__dict__ |= {**player.__dict__, "hand": player.hand + player.pickup}
        return super().hand_points(open_handed)


class StrawForStone(SlowMottainai):  # MOT-W-Straw
    def needed_by_smith(self, material: str) -> int:
        return super().needed_by_smith("Cloth" if material == "Stone" else material)


class GoSetForCoverOnly(SlowMottainai):  # MOT-W-Go Set
    def watch(self) -> None:
        counting, Player.counted_in = Player.counted_in, lambda player, wing: wing  # type: ignore[method-assign]
        try:
            super().watch()
        finally:
            Player.counted_in = counting  # type: ignore[method-assign]


class FrogWithoutTies(SlowMottainai):  # MOT-W-Frog
    def can_frog(self, *_: Any) -> bool:
        return all(len(other.works) > len(self.me.works) for other in self.others())


class AsRichIsRicher(SlowMottainai):  # MOT-W-Ring, MOT-W-Sword, MOT-W-Shuriken
    def richer(self, place: str) -> list[Player]:
        return [
            other for other in self.others() if len(getattr(other, place)) >= len(getattr(self.me, place))
        ]


class DeckOfCardsAfterCraft(SlowMottainai):  # MOT-W-Deck of Cards
    def complete(self, card: str, source: Any, wing: Any, smithed: bool = False) -> Any:
        yield from super().complete(card, source, wing, smithed=source is self.me.hand)


class DiceWithoutPickup(SlowMottainai):  # MOT-W-Dice, MOT-40
    def use_dice(self, *_: Any) -> Any:
        if VALUES[MATERIAL[self.deck[0]]] == len(self.me.hand):
            yield from self.complete_top()


class StoolForCloth(SlowMottainai):  # MOT-W-Stool
    def is_triggered(self, work: Work, subject: Work) -> bool:
        return super().is_triggered(work, subject) or (work.name == "Stool" and subject.material == "Cloth")


class SeizedIsCompleted(SlowMottainai):  # MOT-W-Shuriken
    def use_shuriken(self, *_: Any) -> Any:
        before = self.me.works
        yield from super().use_shuriken()
        yield from self.completion_effects(next(work for work in self.me.works if work not in before))


class CopiesKeepTheirMaterial(SlowMottainai):  # MOT-W-Kite
    def become(self, kite: Work, name: str) -> None:
        super().become(kite, name)
        copy = next(work for work in self.me.works if work.copied == name)
        copy.__class__ = type("Cloth", (Work,), {"material": "Cloth"})


class CurtainGivesAPrayer(SlowMottainai):  # MOT-W-Curtain, MOT-W-Tower
    def is_admitted(self, owner: Player) -> Any:
        admitted = yield from super().is_admitted(owner)
        if not admitted:
            yield from self.pray()
        return admitted


class HandkerchiefKeepsTheLimit(SlowMottainai):  # MOT-W-Handkerchief
    def effects(self, moment: str) -> Any:
        used = yield from super().effects(moment)
        return used and moment != "instead of the hand limit"


class DollWithoutItsAction(SlowMottainai):  # MOT-W-Doll
    def perform(self, owner: Player) -> Any:
        self.borrowed = False
        yield from super().perform(owner)


class TiesByNumber(SlowMottainai):  # MOT-62
    def winner(self) -> int:
        return max(range(len(self.players)), key=self.points)


class LampshadeNeedsASale(SlowMottainai):  # MOT-W-Lampshade, MOT-W-Quilt
    def wins_tie(self, player: Player, material: str) -> bool:
        return super().wins_tie(player, material) and bool(of(material, player.sales))


class PinwheelDrawsForNothing(SlowMottainai):  # MOT-W-Pinwheel
    def can_pinwheel(self, *_: Any) -> bool:
        return True


class OneOrderForBothEditions(SlowMottainai):  # MOT-21
    def game(self) -> Any:
        published, self.published = self.published, False
        story = super().game()
        answers = next(story)
        self.published = published
        while True:
            answers = story.send((yield answers))


WRONG = {
    UncoveredToo: "tricks",
    AssistantsDespiteBangle: "tricks",
    TailorWithoutPickup: "chains",
    PickupScores: "ties",
    StrawForStone: "arrivals",
    GoSetForCoverOnly: "full_wings",
    FrogWithoutTies: "arrivals",
    AsRichIsRicher: "tricks",
    DeckOfCardsAfterCraft: "chains",
    DiceWithoutPickup: "thrown_dice",
    StoolForCloth: "chains",
    SeizedIsCompleted: "arrivals",
    CopiesKeepTheirMaterial: "copies",
    CurtainGivesAPrayer: "tricks",
    HandkerchiefKeepsTheLimit: "twins",
    DollWithoutItsAction: "tricks",
    TiesByNumber: "nothing_to_show",
    LampshadeNeedsASale: "ties",
    PinwheelDrawsForNothing: "copies",
    OneOrderForBothEditions: "start",
}


@pytest.mark.parametrize("rules", WRONG, ids=lambda rules: rules.__name__)
def test_a_wrong_rule_is_noticed(rules):
    assert first_difference(rules, WRONG[rules], games=60)
