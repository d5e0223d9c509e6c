"""A training from nothing, as small as it shows anything: losses fall, play gets better, what is ended goes on."""

import json
import shutil

import pytest

from sandtable.arena.match import plan
from sandtable.arena.run import first_players_share, run
from sandtable.arena.workers import here
from sandtable.cli import main
from sandtable.core.errors import BadRequest
from sandtable.training import games, positions, settings
from sandtable.training.command import begin
from sandtable.training.games import BEST, FORCED, OTHER, PlayedOut, Taken
from sandtable.training.run import Training

SMALL = """
seed = "small"

[first]
games = 120
iterations = 30

[play]
games = 60
iterations = 40

[fit]
passes = 4
batch = 256
held = 2

[gate]
games = 60
iterations = 30
elo = [0, 200]
"""

BETTER = 0.75  # which games are played follows from where the net lies: seldom are so many won by chance
SHORT = SMALL.replace("games = 60", "games = 2")  # nothing is asked of the test that follows a generation


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder after two generations."""
    folder = tmp_path_factory.mktemp("training")
    (folder / "small.toml").write_text(SMALL)
    assert train(folder, 2) == 0
    return folder


def train(folder, generations, game="mandala"):
    words = ["train", game, "--settings", str(folder / "small.toml"), "--to", str(folder / "run")]
    return main([*words, "--generations", str(generations)])


def lines(folder):
    return [json.loads(line) for line in (folder / "run" / "log.jsonl").read_text().splitlines()]


def share(net, other, number, game="mandala"):
    """What nets win of some games."""
    result = run(plan(game, [f"{net}@40", other], number, "share"), here)
    assert not result.errors()
    return sum(map(first_players_share, result.games)) / len(result.games)


def test_losses_fall(trained):
    for line in lines(trained):
        for net in ("judge", "guess"):
            looks = line["losses"][net]
            assert looks[-1][2] < looks[0][2]
    judged = [line["losses"]["judge"][-1][2] for line in lines(trained)]
    assert judged[-1] < 0.66  # not to know anything is ln 2 = 0.693


def test_play_gets_better_than_random(trained):
    assert share(trained / "run" / "nets" / "0001.net", "random", 20) >= BETTER


def test_mottainai_is_learned_as_well(tmp_path):
    (tmp_path / "small.toml").write_text(SHORT)

    assert train(tmp_path, 1, "mottainai") == 0

    losses = lines(tmp_path)[0]["losses"]
    assert all(losses[net][-1][2] < losses[net][0][2] for net in ("judge", "guess"))
    assert share(tmp_path / "run" / "nets" / "0000.net", "random", 20, "mottainai") >= BETTER


def test_the_next_nets_take_over_only_if_they_are_stronger(trained):
    for line in lines(trained):
        assert line["taken"] == ("elo1 accepted" in line["test"])


def test_there_are_games_nets_and_curves(trained):
    played = list(games.read(trained / "run" / "games" / "0000" / "0000.npz"))

    assert len(played) == 100
    assert sum(played[0].results) == 1
    assert (trained / "run" / "curves.png").stat().st_size > 1000
    assert all(abs(sum(share for _, share in act.tries) - 1) < 0.01 for act in played[0].acts if act.tries)


def test_who_was_ended_goes_on_and_comes_to_the_same(trained, tmp_path):
    shutil.copytree(trained, tmp_path / "again")
    folder, kept = tmp_path / "again", lines(trained)
    (folder / "run" / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in kept[:1]))
    (folder / "run" / "games" / "0001" / "0000.npz").unlink()
    (folder / "run" / "nets" / "0001.net").unlink()

    train(folder, 2)

    assert [line["losses"] for line in lines(folder)] == [line["losses"] for line in kept]
    for name in ("nets/0001.net", "nets/0000.net"):
        assert (folder / "run" / name).read_bytes() == (trained / "run" / name).read_bytes()


def test_a_folder_keeps_its_settings(trained, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text(SMALL.replace("small", "other"))

    with pytest.raises(BadRequest, match="other settings"):
        begin("mandala", other, trained / "run")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seed = 3", "no str"),
        ('seed = "a"\nspeed = 3', "'speed'"),
        ('seed = "a"\n[fit]\nbatch = "b"', "batch"),
        ("", "seed"),
        ("seed", "cannot be read"),
    ],
)
def test_settings_that_are_wrong_are_named(tmp_path, text, told):
    path = tmp_path / "wrong.toml"
    path.write_text(text)

    with pytest.raises(BadRequest, match=told):
        settings.read("mandala", path)


def test_a_game_that_no_net_looks_at():
    with pytest.raises(BadRequest, match="what a net should look at"):
        settings.learned_of("patterns")


def test_every_game_with_nets_has_usual_settings(tmp_path):
    assert begin("mandala", None, tmp_path).seed


def test_what_was_thought_later_counts_less():
    acts = (
        Taken(0, 5, BEST, 0.5, ((5, 1.0),)),
        Taken(1, 6, FORCED, 0.0, ()),
        Taken(1, 6, BEST, 0.9, ((6, 1.0),)),
        Taken(0, 7, OTHER, 0.2, ((7, 0.5), (8, 0.5))),
    )
    found = positions.targets(PlayedOut("", (1.0, 0.0), acts), trace=0.5)

    assert found[3] == pytest.approx([0.2, 0.8])  # the act was not the best: what follows does not count
    assert found[2] == pytest.approx([0.15, 0.85])
    assert found[1] == pytest.approx([0.15, 0.85])
    assert found[0] == pytest.approx([0.325, 0.675])


def test_games_are_kept_as_they_were(tmp_path):
    acts = (Taken(1, 5, BEST, 0.25, ((5, 0.75), (9, 0.25))), Taken(0, 3, FORCED, 0.0, ()))
    played = PlayedOut("ab", (0.5, 0.5), acts)
    games.write(tmp_path / "kept.npz", "mandala", [played, played])

    first, second = games.read(tmp_path / "kept.npz")

    assert first == second
    assert first.seed == "ab"
    assert dict(first.acts[0].tries) == pytest.approx({5: 0.75, 9: 0.25}, abs=1e-4)
    assert first.acts[1] == acts[1]


def test_a_job_that_fails_ends_the_training(tmp_path):
    def broken(function, jobs):
        yield from ((job, RuntimeError("no room")) for job in jobs)

    (tmp_path / "small.toml").write_text(SMALL)
    chosen = begin("mandala", tmp_path / "small.toml", tmp_path / "run")
    training = Training(chosen, tmp_path / "run", broken, here, lambda doing, share: None)

    with pytest.raises(RuntimeError, match="no room"):
        training.go_on()
