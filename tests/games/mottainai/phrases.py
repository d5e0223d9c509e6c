"""The phrases of log lines, questions, offers, refusals and reasons that the sentence reader understands: adapt them here.

In a phrase, `{card}` is the name of a card, `{work}` that of a work in play, `{works}` and `{cards}` several with
commas and "or" or "and", `{player}` a seat as a mark, and `{job}`, `{material}`, `{wing}`, `{number}`, `{total}`
and `{reason}` are what they say. A sentence must be one phrase from beginning to end, with what may follow it.

A question is what leads to it, with a colon, and the ways to answer, with commas and "or".
"""

from typing import NamedTuple

from games.mottainai.slow_pieces import JOBS, MATERIAL

CARD = "|".join(sorted([*MATERIAL, "Daidoro"], key=len, reverse=True))
WORK = rf"(?:Kite as )?(?:{CARD})(?: 2)?(?: left| right)?"
WORDS = {
    "card": CARD,
    "work": WORK,
    "works": rf"(?:{WORK})(?:, (?:{WORK}))*(?: (?:or|and) (?:{WORK}))?",
    "player": r"\d",
    "job": "|".join(JOBS.values()),
    "material": "|".join(JOBS),
    "wing": "left|right",
    "number": r"\d+",
    "total": r"\d+",
    "reason": ".+",
}
CARDS = rf"(?:{CARD})(?:, (?:{CARD}))*(?: and (?:{CARD}))?"


class Line(NamedTuple):
    """A log line without its subject: the act that it tells, where the card goes, and what must be so."""

    phrase: str
    act: str
    to: str = ""
    holds: str = ""


class Lead(NamedTuple):
    """What leads to a question, and what must be so."""

    phrase: str
    holds: str = ""


class Way(NamedTuple):
    """How a question speaks of a way to answer it, and what must be so."""

    phrase: str
    way: str
    holds: str = ""


# Log lines, and what may follow them

LINES = (
    Line("chose to pray instead of a task", "pray", holds="new_task"),
    Line("prayed", "pray", holds="action"),
    Line("chose {card} as {job} task", "task {card}", "task", "job_of_card"),
    Line(
        "chose {card} as {job} task, an assistant until now",
        "task {card} from assistants",
        "task",
        "job_of_card",
    ),
    Line("took the task {card} of @{player}", "player {player}", "task", "new_task"),
    Line("traded hands with @{player}", "player {player}", holds="by_puppet"),
    Line("gave {card} to @{player}", "player {player}", holds="given_card"),
    Line("chose @{player}", "player {player}"),
    Line("returned {card}", "return {card}", "deck"),
    Line("returned {card} as support", "return {card}", "deck", "pays"),
    Line("returned a card", "return", holds="secret_return"),
    Line("sold {card}", "sell {card}", "sales"),
    Line("sold all {material}", "sell all {material}"),
    Line("sold {card}, the top card of the deck", "top", "sales"),
    Line("took {card}, the top card of the deck, into the workplace", "top", "workplace"),
    Line("took {card} as an assistant", "take {card}", "assistants"),
    Line("took {card} into the workplace", "take {card}", "workplace"),
    Line("took {card} into the sales", "take {card}", "sales"),
    Line("took {card} from @{player} as an assistant", "take {card}", "assistants", "from_player"),
    Line("took {card} from @{player} into the workplace", "take {card}", "workplace", "from_player"),
    Line("took the sale {card} of @{player}", "take {card}", "sales", "from_player"),
    Line("took the task {card} of @{player} as an assistant", "take task", "assistants", "from_player"),
    Line("took the task {card} of @{player} into the workplace", "take task", "workplace", "from_player"),
    Line(
        "took {card} from the {wing} wing of @{player} as an assistant",
        "seize {card} {wing}",
        "assistants",
        "from_player",
    ),
    Line(
        "took {card} from the {wing} wing of @{player} into the workplace",
        "seize {card} {wing}",
        "workplace",
        "from_player",
    ),
    Line("chose {card} in the {wing} wing of @{player}", "seize {card} {wing}", holds="their_work"),
    Line("took {card} of @{player} into the {wing} wing", "{wing}", holds="seized"),
    Line("completed {card} in the {wing} wing", "complete {card} {wing}"),
    Line("completed {card}, the top card of the deck, in the {wing} wing", "{wing}", holds="subject"),
    Line("crafted {card} in the {wing} wing", "craft {card} {wing}"),
    Line("moved {work} to the {wing} wing", "move {work} {wing}"),
    Line("showed {card}", "show {card}"),
    Line("discarded {card}", "discard {card}", "floor"),
    Line("chose {card} to give away", "give {card}"),
    Line("made a copy of {card}", "copy {card}"),
    Line("kept {card} on top", "keep {card}"),
    Line("named {material}", "name {material}"),
    Line("used {work}", "use {work}"),
    Line("tailored", "tailor"),
    Line("cleared the floor", "clear floor"),
    Line("filled the floor", "fill floor"),
    Line("skipped the {job} task", "done", holds="admission"),
    Line("left a {job} action unused", "done", holds="action"),
    Line("returned nothing more", "done", holds="tailoring"),
    Line("returned no further Paper", "done", holds="pays"),
    Line("used no further effect", "done", holds="effects_asked"),
    Line("left it at that", "done"),
    Line("showed no card", "done"),
    Line("showed no further card", "done"),
    Line("completed nothing", "done"),
    Line("sold no assistant", "done"),
)
LINE_END = (
    rf"(?: because of (?P<cause>{WORK}))?"
    rf"(?:(?:,| and) turned up (?P<turned>{CARDS}))?"
    r"(?:(?:,| and) got (?P<got>nothing|a card from @\d|\d+ cards(?: from @\d|: [^;]+? and \d+ from @\d)))?"
    r"(?: and drew (?P<drawn>a card|\d+ cards))?"
    r"(?:; the game ends: (?P<reason>.+))?"
)

# Offers: what a button says, the act that it stands for, and what must be so

LABELS = (
    Line("{job} task: {card}", "task {card}", holds="job_of_card"),
    Line("{job} task: {card} from assistants", "task {card} from assistants", holds="job_of_card"),
    Line("Complete {card}, {wing} wing", "complete {card} {wing}"),
    Line("Craft {card}, {wing} wing", "craft {card} {wing}"),
    Line("Use {work}, {wing} wing", "use {work} {wing}"),
    Line("Use {work}", "use {work}"),
    Line("Move {work}, {wing} wing", "move {work} {wing}"),
    Line("Seize {work}, from {wing} wing", "seize {work} {wing}"),
    Line("Return {card}", "return {card}"),
    Line("Sell {card}", "sell {card}"),
    Line("Sell all {material}", "sell all {material}"),
    Line("Take {card}", "take {card}"),
    Line("Show {card}", "show {card}"),
    Line("Discard {card}", "discard {card}"),
    Line("Give {card}", "give {card}"),
    Line("Copy {card}", "copy {card}"),
    Line("Keep {card}", "keep {card}"),
    Line("Name {material}", "name {material}"),
    Line("@{player}", "player {player}"),
    Line("Left wing", "left"),
    Line("Right wing", "right"),
    Line("Their task", "take task"),
    Line("Top card of the deck", "top"),
    Line("Pray", "pray"),
    Line("Tailor", "tailor"),
    Line("Clear the floor", "clear floor"),
    Line("Fill the floor", "fill floor"),
    Line("Use none", "done", holds="effects_asked"),
    Line("Done, go on", "done", holds="effects_asked"),
    Line("Leave the action unused", "done", holds="masked"),
    Line("Skip this task", "done", holds="admission"),
    Line("Done, draw now", "done", holds="tailoring"),
    Line("Return no more", "done", holds="pays"),
    Line("Leave it at that", "done"),
    Line("Complete none", "done"),
    Line("Sell none", "done"),
    Line("Show none", "done"),
    Line("Show no more", "done"),
)

# Why a task has so many actions

REASONS = (
    Lead("1", "own_of_each_task"),
    Lead("{number} by a {job}", "by_one_helper"),
    Lead("{number} by a {job}, covered", "by_one_helper_twice"),
    Lead("{number} by {total} {job}s", "by_helpers"),
    Lead("{number} by {total} {job}s, covered", "by_helpers_twice"),
    Lead("{number} by a shown card", "by_shown_cards"),
    Lead("{number} by shown cards", "by_shown_cards"),
    Lead("1 by the borrowed task", "by_borrowed_task"),
)

# Questions

LEADS = (
    Lead("You have more than five cards in hand", "full_hand"),
    Lead("Morning", "in_the_morning"),
    Lead("Night", "at_night"),
    Lead("Instead of the hand limit", "instead_of_limit"),
    Lead("Your previous task leaves", "task_leaves"),
    Lead("Before the {job} task", "before_task"),
    Lead("Before you tailor", "before_tailor"),
    Lead("After your sale", "after_sale"),
    Lead("After your Potter action", "after_potter"),
    Lead("After your Prayer", "after_prayer"),
    Lead("You completed {card}", "completed"),
    Lead("You completed a work", "completed"),
    Lead("Your {job} task, action {number} of {total}", "own_action"),
    Lead("The {job} task of @{player}, action {number} of {total}", "their_action"),
    Lead("The {job} task of @{player}", "admission"),
    Lead("From @{player}", "opponent"),
    Lead("{card} needs support, {number} to go", "support"),
    Lead("Support for {card}", "pays"),
)
WAYS = (
    Way("return one to the bottom of the deck", "return"),
    Way("choose your task from your hand", "task", "new_task"),
    Way("make one of your assistants your task", "task from assistants", "new_task"),
    Way("take the open task of an opponent", "player", "new_task"),
    Way("pray", "pray"),
    Way("use {works}", "use", "offers"),
    Way("use none", "done", "effects_asked"),
    Way("done, go on", "done", "effects_asked"),
    Way("be done", "done"),
    Way("sell a card from your workplace", "sell"),
    Way("sell all cards of one material there", "sell all"),
    Way("sell the top card of the deck", "top"),
    Way("take a floor card as assistant", "take"),
    Way("take a floor card into your workplace", "take"),
    Way("take the top card of the deck", "top"),
    Way("take one from an opponent", "player", "action"),
    Way("tailor", "tailor"),
    Way("complete a work from your hand", "complete"),
    Way("craft a {material} work", "craft", "material_of_job"),
    Way("leave it unused", "done", "masked"),
    Way("leave the action unused", "done", "masked"),
    Way("show a {material} card", "show"),
    Way("be done and skip it", "done", "admission"),
    Way("skip this task", "done", "admission"),
    Way("take one of their assistants", "take", "monk"),
    Way("take one of their workplace cards", "take", "potter"),
    Way("take a Paper work", "seize"),
    Way("take their task", "take task"),
    Way("return any number of hand cards one by one", "return", "tailoring"),
    Way("be done and draw up to five", "done", "tailoring"),
    Way("return a Paper card of your workplace instead", "return", "pays"),
    Way("return a Paper card of your workplace", "return", "pays"),
    Way("choose the wing for {card}", "wing", "subject"),
    Way("go on", "use"),
    Way("clear the floor", "clear"),
    Way("fill the floor", "fill"),
    Way("return a hand card", "return"),
    Way("sell an assistant of the material of {card}", "sell", "subject"),
    Way("return a card of the floor", "return"),
    Way("complete a {material} work without support", "complete"),
    Way("complete none", "done"),
    Way("choose the card that stays on top", "keep"),
    Way("choose the card that is returned first", "return"),
    Way("show a {material} card as a Clerk", "show"),
    Way("show none", "done"),
    Way("show no more", "done"),
    Way("choose the work to move to your other wing", "move"),
    Way("name a material", "name"),
    Way("choose whose hand you trade for yours", "player", "by_puppet"),
    Way("choose whose sale you take", "player"),
    Way("choose the sale of @{player}", "take", "their_sale"),
    Way("choose whose work you take", "player"),
    Way("choose the work of @{player}", "seize", "their_work"),
    Way("choose a hand card to give away", "give"),
    Way("choose who gets {card}", "player", "given_card"),
    Way("choose the work of @{player} to copy", "copy"),
    Way("discard a card of your hand to the floor", "discard"),
    Way("sell a card of your workplace", "sell"),
    Way("take a card of the floor into your workplace", "take"),
    Way("take a card of the floor into your sales", "take"),
)
BECAUSE = rf"(?:, because of (?P<cause>{WORK}))?"

# What everybody else is told while somebody is asked

WAITING = (
    Lead("It is the turn of @{player}: effects of {works}", "waits_for_effects"),
    Lead("It is the turn of @{player}: {work}", "waits_for_cause"),
    Lead("It is the turn of @{player}: the {job} task", "waits_for_task"),
    Lead("It is the turn of @{player}: the Morning", "waits_for_morning"),
)
OVER = Lead("The game is over: {reason}")

# Refusals; any other is the question once more

REFUSALS = (
    Lead("The game is over", "game_over"),
    Lead("It is not your turn", "not_on_turn"),
    Lead("You have no {work} in your hand", "not_in_hand"),
    Lead("{work} is not one of your assistants", "not_assistant"),
    Lead("{work} is not among your works", "not_in_play"),
    Lead("{work} cannot be used now", "not_to_choose"),
    Lead("The owner of this task lets nobody replace its actions", "masked"),
    Lead("An action that you do not use becomes a Prayer", "prayer_instead"),
    Lead("This action can only craft a {material} work, and {work} is none", "other_material"),
    Lead("{card} needs {number} more {material} in your workplace", "craft_needs"),
    Lead("{card} needs {number} more {material} in your hand", "smith_needs"),
    Lead("{work} is not in your workplace", "not_in_workplace"),
    Lead("{work} does not lie on the floor", "not_on_floor"),
    Lead("None of your works takes the top card of the deck with a {job} action", "no_work_allows"),
    Lead("None of your works sells all cards of a material at once", "no_work_allows"),
    Lead("None of your works takes cards from opponents with this action", "no_work_allows"),
    Lead("You have no {material} in your workplace", "none_to_sell"),
    Lead("You have only one {material} in your workplace", "one_to_sell"),
    Lead("Choose an opponent", "no_opponent"),
    Lead("@{player} has neither an open task nor a Paper work", "nothing_open"),
    Lead("@{player} has no more assistants than you", "no_richer_in_assistants"),
    Lead("@{player} has no more cards than you in the workplace", "no_richer_in_workplace"),
    Lead(
        "@{player} has neither an open task nor a Paper work and no more assistants than you",
        "nothing_of_assistants",
    ),
    Lead(
        "@{player} has neither an open task nor a Paper work and no more cards than you in the workplace",
        "nothing_of_workplace",
    ),
)
