"""Every sentence in every language: none is missing, none is unused, and none lacks an argument."""

import re

import pytest

from sandtable.core.messages import ORIGINAL, languages
from words import by_structure, calls, folders, needs, patterns, strings, told_strings

FOLDERS = folders()
OTHERS = [language for language in languages() if language != ORIGINAL]
ANY = re.compile(r"[\w.-]+")
both = pytest.mark.parametrize("folder", FOLDERS, ids=str)
translated = pytest.mark.parametrize("language", OTHERS)


@both
@translated
def test_every_language_says_everything_and_nothing_else(folder, language):
    tongue = folder.say.tongue(language)
    assert tongue is not None, f"{folder} has no readable {language}.ftl"
    original, own = patterns(folder.say.original), patterns(tongue)

    assert set(original) - set(own) - forms(original) == set(), "these are missing"
    assert set(own) - set(original) - forms(own) == set(), "English does not say these"


def forms(found):
    """The forms of names are each language's own."""
    asked = {form for pattern in found.values() for _, form in needs(pattern).words}
    return {id for id in found if id.partition(".")[2] in asked - {""}}


@both
@translated
def test_no_translation_needs_more_than_english_is_given(folder, language):
    original, own = patterns(folder.say.original), patterns(folder.say.tongue(language))

    for id in set(original) & set(own):
        more = needs(own[id]).arguments - needs(original[id]).arguments
        assert more <= spare_arguments(folder, id), f"“{id}” in {language} asks for {more}"


def spare_arguments(folder, id):
    """What a sentence is given beside what the English one needs."""
    if id.partition(".")[2] in ("now", "past", "told"):
        return {"card", "wing", "job", "material"}
    given = [one.arguments for one in calls(folder) if one.ids.fullmatch(id) and not is_guessed(one)]
    return frozenset.intersection(*given) if given and None not in given else set()


@both
@pytest.mark.parametrize("language", languages())
def test_names_have_every_form_that_is_asked_for(folder, language):
    found = patterns(folder.say.tongue(language))

    for id, pattern in found.items():
        for argument, form in needs(pattern).words:
            named = names(folder, argument)
            assert named, f"“{id}” asks for a word of ${argument}, of which no value is known"
            missing = {name for name in named if (f"{name}.{form}" if form else name) not in found}
            assert missing == set(), f"“{id}” in {language} asks for the form {form!r}"


VALUES = {
    "color": ("black", "green", "purple", "yellow", "orange", "red"),
    "area": ("mountain", "field", "other-field"),
    "material": ("paper", "stone", "cloth", "clay", "metal"),
    "job": ("clerk", "monk", "tailor", "potter", "smith"),
    "wing": ("left", "right"),
    "part": ("morning", "noon", "night", "game-over"),
    "animal": (
        *("buffalo", "elephant", "zebra", "lion", "panda", "parrot", "tiger", "cassowary"),
        *("snake", "scorpion", "camel", "lizard", "turtle", "penguin", "dolphin", "whale"),
    ),
    "task": (
        *("buffalos", "elephants", "pandas", "parrots", "snakes", "scorpions"),
        *("plains-animals", "forest-animals", "desert-animals", "perfection", "on-time", "first"),
    ),
}
ALIKE = {"taken": "color", "placed": "color", "other": "color", "first": "color", "second": "color"}


def names(folder, argument):
    return VALUES.get(ALIKE.get(argument, argument), ())


@both
def test_every_call_names_a_message_and_gives_what_it_needs(folder):
    said = patterns(folder.say.original)

    for call in calls(folder):
        if call.ids.pattern == ANY.pattern:
            continue
        meant = [id for id in said if call.ids.fullmatch(id)]
        assert meant, f"{call} says {call.ids.pattern}, which is no message"
        for id in meant:
            if call.arguments is not None and not is_guessed(call):
                missing = needs(said[id]).arguments - call.arguments
                assert missing == set(), f"{call} says “{id}” without {missing}"


def is_guessed(call):
    """Whether a part of the id is not known here: then games and tests say it."""
    return "[" in call.ids.pattern


@both
def test_no_message_is_unused(folder):
    meant = [call.ids for call in calls(folder) if call.ids.pattern != ANY.pattern]
    known = strings(folder) | by_structure(folder) | set().union(*(names(folder, one) for one in VALUES))
    attributes = asked_attributes(folder)
    kept = re.compile(r"(reason|trouble|counted|title)-.*")  # retold, where they were kept in English

    unused = [
        id
        for id in patterns(folder.say.original)
        if not (
            any(ids.fullmatch(id) for ids in meant)
            or id in known
            or kept.fullmatch(id)
            or (id.partition(".")[0] in known and id.partition(".")[2] in attributes)
        )
    ]
    assert unused == []


# What only operators and programs read stays English.
NOT_TOLD = {"cli.py", "moving.py", "describe.py"}
SENTENCE = re.compile(r"[A-Z“][\w’']+,? [a-z].* .*[.!?]", re.DOTALL)
WORDS = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")


def test_no_sentence_to_people_is_left_in_the_code():
    """A whole sentence anywhere, or a piece of one where advice is put into words."""
    left = [
        f"{path.name}: {text}"
        for folder in FOLDERS
        for path in folder.code
        if path.name not in NOT_TOLD
        for text in told_strings(path)
        if SENTENCE.fullmatch(text.strip())
        or (path.name in ("adviser.py", "coach.py") and WORDS.search(text))
    ]
    assert left == []


def asked_attributes(folder):
    """Forms of names that sentences ask for, and what code asks for of messages that it knows by name."""
    asked = {form for pattern in patterns(folder.say.original).values() for _, form in needs(pattern).words}
    return asked | {"told", "label", "only", "short", "the"}
