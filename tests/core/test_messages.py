"""Sentences in several languages: what is spoken, what is chosen, and what a bad file is answered."""

import asyncio
import subprocess
import sys

import pytest

from sandtable.core.messages import (
    BadWords,
    Tongue,
    Words,
    language,
    languages,
    name_of,
    preferred,
    say,
    speaking,
)
from sandtable.games.patterns.words import say as say_in_patterns


def folder(tmp_path, **files):
    """Words of a folder with these files."""
    for name, text in files.items():
        (tmp_path / f"{name}.ftl").write_text(text, encoding="utf-8")
    return Words(str(tmp_path / "en.ftl"))


def test_a_sentence_is_said_in_the_language_that_is_spoken():
    assert say("points", number=1) == "1 point"
    with speaking("de"):
        assert say("points", number=3) == "3 Punkte"
    assert language() == "en"


def test_names_are_words_of_the_language():
    assert say_in_patterns("group-already", color="orange") == "You have an orange group already: expand it."
    with speaking("de"):
        told = say_in_patterns("group-already", color="red")
        assert told == "Du hast schon eine rote Gruppe: Erweitere sie."


def test_a_number_is_written_as_it_is():
    assert say("points", number=12345) == "12345 points"


def test_what_a_language_lacks_is_said_in_english(tmp_path):
    words = folder(tmp_path, en="a = one\nb = two\n", de="a = eins\n")

    with speaking("de"):
        assert [words("a"), words("b")] == ["eins", "two"]


def test_a_message_that_wants_another_argument_is_said_in_english(tmp_path):
    words = folder(tmp_path, en="a = one\n", de="a = eins { $more }\n")

    with speaking("de"):
        assert words("a") == "one"


def test_an_unknown_language_is_english():
    with speaking("tlh"):
        assert say("you", seat=0) == "you"


def test_several_tasks_speak_several_languages():
    async def speaker(tongue):
        with speaking(tongue):
            await asyncio.sleep(0)
            return say("points", number=2)

    async def both():
        return await asyncio.gather(speaker("en"), speaker("de"), speaker("en"))

    assert asyncio.run(both()) == ["2 points", "2 Punkte", "2 points"]


def test_a_text_for_several_readers_is_said_to_each_in_the_own_language():
    told = say.later("bot-text", whom=say.later("level-1.whom"), how="Gently", slips="rarely")

    assert str(told) == "For a first game. Gently, and rarely slips."
    with speaking("de"):
        assert str(told).startswith("Für eine erste Partie.")


@pytest.mark.parametrize(
    ("wish", "chosen"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr, en;q=0.3, de;q=0.7", "de"),
        ("en-US,en;q=0.9,de;q=0.8", "en"),
        ("de_AT.UTF-8", "de"),
        ("de;q=0", None),
        ("fr", None),
        ("C", None),
        ("", None),
        (None, None),
        ("*", None),
        ("," * 10_000 + "de", None),
    ],
)
def test_the_language_that_somebody_prefers(wish, chosen):
    assert preferred(wish) == chosen


def test_english_comes_first():
    assert languages()[0] == "en"
    assert "de" in languages()


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("a = one\nb = { $x\n", 2, "Expected token"),
        ("a = one\n\nb = { $x ->\n    [one] no default\n}\n", 3, "default"),
        ("a = one\nthis is nothing\n", 2, "Expected token"),
        ("a = one\na = two\n", 2, "“a” is here twice"),
    ],
)
def test_a_bad_file_is_named_with_its_line(tmp_path, text, line, problem):
    words = folder(tmp_path, en=text)

    with pytest.raises(BadWords, match=rf"en\.ftl, line {line}: .*{problem}"):
        words("a")


def test_a_bad_file_of_another_language_is_left_out_whole(tmp_path, caplog):
    words = folder(tmp_path, en="a = one\nb = two\n", de="a = eins\nb = { $x\n")

    with speaking("de"):
        assert [words("a"), words("b")] == ["one", "two"]
    assert "de.ftl, line 2" in caplog.text


def test_a_missing_argument_is_named_with_the_line(tmp_path):
    words = folder(tmp_path, en="a = one\nb = { $number } two\n")

    with pytest.raises(BadWords, match=r"en\.ftl, line 2: “b”: Unknown external: number"):
        words("b")


def test_a_missing_message_is_named(tmp_path):
    with pytest.raises(BadWords, match="there is no message “b”"):
        folder(tmp_path, en="a = one\n")("b")


def test_a_sentence_that_was_kept_in_english_is_retold():
    with speaking("de"):
        assert say.retell("reason", "@1 ran out of time") == "die Zeit von @1 ist abgelaufen"
        assert say.retell("reason", "something else") == "something else"
    assert say.retell("reason", "@1 ran out of time") == "@1 ran out of time"


def test_names_have_ids():
    assert [name_of("Deck of Cards"), name_of("red")] == ["deck-of-cards", "red"]


def test_nothing_is_read_before_somebody_speaks():
    program = (
        "import sys, sandtable; g = sandtable.game('mottainai'); s = g.start(seed='7');"
        "s.apply(s.actors()[0], s.legal(s.actors()[0])[0]);"
        "assert 'fluent' not in sys.modules and 'babel' not in sys.modules; print(g.acts.say.tongues)"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert found.stdout.strip() == "{}"


def test_a_file_knows_where_its_messages_stand(tmp_path):
    folder(tmp_path, en="# A note.\n\na = one\nb =\n    .now = two\n")
    tongue = Tongue(tmp_path / "en.ftl")

    assert tongue.lines == {"a": 3, "b": 4}
    assert [tongue.has("a"), tongue.has("b.now"), tongue.has("b.then"), tongue.has("c")] == [
        True,
        True,
        False,
        False,
    ]
