"""What is true of a position of the slow rules: the conditions that phrases name, each a short question."""

import re

from games.mottainai.phrases import WORDS
from games.mottainai.slow_pieces import JOBS, MATERIAL, VALUES, WINGS, of
from games.mottainai.slow_rules import HAND_LIMIT, SlowMottainai
from games.mottainai.slow_works import COMPLETED

Words = dict[str, str]


def old_spelling(word: str) -> str:
    return word.replace("Daidoro", "Daitoro")


def named_cards(text: str) -> list[str]:
    return [old_spelling(name) for name in re.findall(WORDS["card"], text)]


def named_works(text: str) -> list[str]:
    return [old_spelling(name) for name in re.findall(WORDS["work"], text)]


# What may be done, in the words that sentences have for it


def way(act: str) -> str:
    verb, _, what = act.partition(" ")
    if act in WINGS:
        return "wing"
    if act == "take task" or act.startswith("sell all "):
        return " ".join(act.split()[:2])
    return "task from assistants" if what.endswith(" from assistants") else verb


class Truths:
    """A position, as it was noted before the next act; each condition gets the words of a phrase and the act."""

    def __init__(self, slow: SlowMottainai) -> None:
        self.slow = slow
        self.take_note()

    def take_note(self) -> None:
        """What is to be known of the position before the next act."""
        slow = self.slow
        self.about, self.me = slow.about, slow.me
        self.legal = [old_spelling(act) for act in slow.legal()]
        self.causes = [name for work in slow.causes for name in (slow.title(work), work.card)]
        self.using = slow.causes[-1].name if slow.causes else ""
        self.step, self.owner, self.doing = slow.step, slow.owner, slow.doing
        self.seen_before = [self.about["subject"]] if "top" in self.about else []

    def is_secret(self, act: str) -> bool:
        """A hand card that goes back to the deck (MOT-41)."""
        return any(
            source.where == "hand" and target.where == "deck" and f"return {card}" == old_spelling(act)
            for card, source, target in self.slow.moves
        )

    def offered(self) -> set[str]:
        """Works that can be used, by what is said to use them."""
        uses = [act.removeprefix("use ") for act in self.legal if way(act) == "use"]
        return {use.removesuffix(" left").removesuffix(" right") for use in uses}

    def are_named(self, titles: set[str], works: str) -> bool:
        """Whether these works are named and no others; a copy may be called Kite as it is."""
        short = {title.partition(" as ")[0] for title in titles}
        return set(named_works(works)) in (titles, short)

    # What must be so

    def restricting(self) -> list[str]:
        """Works of the task's owner that bind the others."""
        return [work.name for work in self.owner.works] if self.owner and self.owner is not self.me else []

    def moment(self) -> str:
        return str(self.about.get("moment"))

    def new_task(self, words: Words, act: str) -> bool:
        return self.step == "new_task"

    def full_hand(self, words: Words, act: str) -> bool:
        return self.step == "hand_limit" and len(self.me.hand) > HAND_LIMIT

    def their(self, words: Words, place: str) -> list[str]:
        """What somebody whom a phrase names has in a place."""
        return getattr(self.slow.players[int(words["player"])], place)

    def opponent(self, words: Words, act: str) -> bool:
        return self.about.get("opponent") == int(words["player"])

    def their_sale(self, words: Words, act: str) -> bool:
        return self.opponent(words, act)

    def their_work(self, words: Words, act: str) -> bool:
        return self.opponent(words, act)

    def seized(self, words: Words, act: str) -> bool:
        """A work of this player came into the wing."""
        moves = [(card, source.owner, target.where) for card, source, target in self.slow.moves]
        return (words["card"], int(words["player"]), words["wing"]) in moves

    def from_player(self, words: Words, act: str) -> bool:
        return any(source.owner == int(words["player"]) for _, source, _ in self.slow.moves)

    def given_card(self, words: Words, act: str) -> bool:
        return self.subject(words, act)

    def tailoring(self, words: Words, act: str) -> bool:
        return "returned" in self.about

    def pays(self, words: Words, act: str) -> bool:
        return self.me.has("Crane")

    def offers(self, words: Words, act: str) -> bool:
        return self.are_named(self.offered(), words["works"])

    def material_of_job(self, words: Words, act: str) -> bool:
        return words["material"] == self.doing

    def monk(self, words: Words, act: str) -> bool:
        return self.doing == "Stone"

    def potter(self, words: Words, act: str) -> bool:
        return self.doing == "Clay"

    def job_of_card(self, words: Words, act: str) -> bool:
        return JOBS[MATERIAL[words["card"]]] == words["job"]

    def by_puppet(self, words: Words, act: str) -> bool:
        return self.using == "Puppet"

    def secret_return(self, words: Words, act: str) -> bool:
        return self.is_secret(act)

    def admission(self, words: Words, act: str) -> bool:
        guard = self.about.get("guard")
        named = words.get("cause", guard) == guard and words.get("material", self.doing) == self.doing
        return bool(guard) and named and self.job_under_way(words, act) and self.task_of(words)

    def task_of(self, words: Words) -> bool:
        """Whether the task under way is that of the player who is named."""
        return self.owner is not None and int(words.get("player", self.owner.seat)) == self.owner.seat

    def action(self, words: Words, act: str) -> bool:
        return "total" in self.about and self.job_under_way(words, act)

    def job_under_way(self, words: Words, act: str) -> bool:
        return self.owner is not None and words.get("job", JOBS[self.doing]) == JOBS[self.doing]

    def own_action(self, words: Words, act: str) -> bool:
        return self.owner is self.me and self.numbered_action(words, act)

    def their_action(self, words: Words, act: str) -> bool:
        return self.owner is not self.me and self.task_of(words) and self.numbered_action(words, act)

    def numbered_action(self, words: Words, act: str) -> bool:
        told = {key: int(words[key]) for key in ("number", "total")}
        return told == self.about and self.job_under_way(words, act)

    def effects_asked(self, words: Words, act: str) -> bool:
        return "used" in self.about

    def subject(self, words: Words, act: str) -> bool:
        return words.get("card", self.about.get("subject")) == self.about.get("subject")

    def to_go(self, words: Words, act: str) -> bool:
        return self.about.get("to_go") == int(words["number"])

    def support(self, words: Words, act: str) -> bool:
        return (
            MATERIAL[words["card"]] == words.get("material", MATERIAL[words["card"]])
            and self.subject(words, act)
            and self.to_go(words, act)
        )

    # Moments

    def in_the_morning(self, words: Words, act: str) -> bool:
        return self.moment() == "morning"

    def at_night(self, words: Words, act: str) -> bool:
        return self.moment() == "night"

    def instead_of_limit(self, words: Words, act: str) -> bool:
        return self.moment() == "instead of the hand limit"

    def task_leaves(self, words: Words, act: str) -> bool:
        return self.moment() == "the previous task leaves"

    def before_task(self, words: Words, act: str) -> bool:
        return self.moment().startswith("before ") and self.job_under_way(words, act)

    def before_tailor(self, words: Words, act: str) -> bool:
        return self.moment() == "before a Tailor action"

    def after_sale(self, words: Words, act: str) -> bool:
        return self.moment() == "after a Clerk action"

    def after_potter(self, words: Words, act: str) -> bool:
        return self.moment() == "after a Potter action"

    def after_prayer(self, words: Words, act: str) -> bool:
        return self.moment() == "after a Prayer"

    def completed(self, words: Words, act: str) -> bool:
        return self.moment() == COMPLETED and self.subject(words, act)

    # What others wait for

    def waits_for_effects(self, words: Words, act: str) -> bool:
        """Others must not learn what the hand allows: they are told of all that everybody thinks possible."""
        return self.are_named({self.slow.title(work) for work in self.about.get("works", [])}, words["works"])

    def waits_for_cause(self, words: Words, act: str) -> bool:
        return bool(self.causes or self.restricting() or self.me.has("Crane"))

    def waits_for_task(self, words: Words, act: str) -> bool:
        return self.job_under_way(words, act)

    def waits_for_morning(self, words: Words, act: str) -> bool:
        return self.owner is None and self.step in (
            "hand_limit",
            "previous_task",
            "morning_effects",
            "new_task",
        )

    # Why a task has so many actions

    def own_of_each_task(self, words: Words, act: str) -> bool:
        return sum(self.slow.counted.values()) > 0

    def by_one_helper(self, words: Words, act: str) -> bool:
        return self.by_helpers({**words, "total": "1"}, act)

    def by_one_helper_twice(self, words: Words, act: str) -> bool:
        return self.by_helpers_twice({**words, "total": "1"}, act)

    def by_helpers(self, words: Words, act: str) -> bool:
        return int(words["number"]) == int(words["total"]) and self.are_helped_by(words)

    def by_helpers_twice(self, words: Words, act: str) -> bool:
        return int(words["number"]) == 2 * int(words["total"]) and self.are_helped_by(words)

    def are_helped_by(self, words: Words) -> bool:
        told = {"helped": int(words["number"]), "helpers": int(words["total"])}
        return words["job"] == JOBS[self.doing] and told.items() <= self.slow.counted.items()

    def by_shown_cards(self, words: Words, act: str) -> bool:
        return int(words["number"]) == self.slow.counted["more"] - self.has_borrowed()

    def by_borrowed_task(self, words: Words, act: str) -> bool:
        return self.has_borrowed()

    def has_borrowed(self) -> bool:
        return self.slow.borrowed and self.owner is self.me

    # Why not

    def game_over(self, words: Words, act: str) -> bool:
        return bool(self.slow.over)

    def not_on_turn(self, words: Words, act: str) -> bool:
        return int(words["seat"]) != self.me.seat

    def not_in_hand(self, words: Words, act: str) -> bool:
        return words["work"] not in self.me.hand

    def not_assistant(self, words: Words, act: str) -> bool:
        return words["work"] not in self.me.assistants

    def not_in_play(self, words: Words, act: str) -> bool:
        return words["work"] not in [self.slow.title(work) for work in self.me.works]

    def prayer_instead(self, words: Words, act: str) -> bool:
        return "pray" in self.legal and self.action(words, act)

    def none_to_sell(self, words: Words, act: str) -> bool:
        return self.to_sell(words, 0)

    def one_to_sell(self, words: Words, act: str) -> bool:
        return self.to_sell(words, 1)

    def to_sell(self, words: Words, number: int) -> bool:
        return self.me.has("Robe") and len(of(words["material"], self.me.workplace)) == number

    def no_opponent(self, words: Words, act: str) -> bool:
        return act == f"player {self.me.seat}" or not self.is_seat(act)

    def nothing_open(self, words: Words, act: str) -> bool:
        other = self.slow.players[int(words["player"])]
        paper = [work for work in other.works if work.material == "Paper"]
        return self.me.has("Flute") and not paper and not other.open_task() and act == f"player {other.seat}"

    def no_richer_in_assistants(self, words: Words, act: str) -> bool:
        return self.is_no_richer(words, "assistants", act)

    def no_richer_in_workplace(self, words: Words, act: str) -> bool:
        return self.is_no_richer(words, "workplace", act)

    def is_no_richer(self, words: Words, place: str, act: str) -> bool:
        target = "assistants" if self.doing == "Stone" else "workplace"
        fewer = len(self.their(words, place)) <= len(getattr(self.me, place))
        return self.me.has("Sword") and place == target and fewer and act == f"player {words['player']}"

    def nothing_of_assistants(self, words: Words, act: str) -> bool:
        return self.nothing_open(words, act) and self.no_richer_in_assistants(words, act)

    def nothing_of_workplace(self, words: Words, act: str) -> bool:
        return self.nothing_open(words, act) and self.no_richer_in_workplace(words, act)

    def not_to_choose(self, words: Words, act: str) -> bool:
        return old_spelling(act) not in self.legal

    def masked(self, words: Words, act: str) -> bool:
        return "Mask" in self.restricting()

    def other_material(self, words: Words, act: str) -> bool:
        return words["material"] == self.doing and MATERIAL.get(words["work"]) != self.doing

    def craft_needs(self, words: Words, act: str) -> bool:
        have = len(of(words["material"], self.me.workplace)) + len(self.slow.paper_to_spend())
        return self.is_missing(words, VALUES[words["material"]] - 1 - have)

    def smith_needs(self, words: Words, act: str) -> bool:
        have = len(of(words["material"], self.me.hand)) - 1 + len(self.slow.paper_to_spend())
        return self.is_missing(words, self.slow.needed_by_smith(words["material"]) - have)

    def is_missing(self, words: Words, missing: int) -> bool:
        fits = words["card"] in self.me.hand and MATERIAL[words["card"]] == words["material"]
        return fits and int(words["number"]) == missing > 0

    def not_in_workplace(self, words: Words, act: str) -> bool:
        return words["work"] not in self.me.workplace

    def not_on_floor(self, words: Words, act: str) -> bool:
        return words["work"] not in self.slow.floor

    def no_work_allows(self, words: Words, act: str) -> bool:
        """Somebody who has the work wants to hear what is missing."""
        giving = {
            ("sell all", "Paper"): ["Robe"],
            ("top", "Paper"): ["Bell"],
            ("top", "Clay"): ["Socks"],
            ("player", "Stone"): ["Sword", "Flute"],
            ("player", "Clay"): ["Sword", "Flute"],
        }
        works = giving.get((way(act), self.doing), [])
        at_opponent = way(act) != "player" or act != f"player {self.me.seat}"
        return not any(self.me.has(work) for work in works) or not at_opponent or not self.is_seat(act)

    def is_seat(self, act: str) -> bool:
        return way(act) != "player" or int(act.split()[1]) < len(self.slow.players)
