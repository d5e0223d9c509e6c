"""What the terminal shows: the own world, what everybody has, the heap, and the score sheet."""

from games.mondo.positions import GAME, begin, build, play

A_ROUND = [
    "round 1 of 3, round",
    "     a      b      c      d      e      f",
    "",
    " 1                 .      .",
    "",
    "",
    " 2          .      .      .      .",
    "",
    "                   P      D",
    " 3   .      .    P b P  D · D    .      .",
    "                   P      D",
    "                          P",
    " 4   .      .      .    P z P    .      .",
    "                          P",
    "",
    " 5          .      .      .      .",
    "",
    "",
    " 6                 .      .",
    "",
    "seat 0: 0 points, 3 tiles, 2 misconnections, tasks forest-animals",
    "seat 1: 0 points, 1 tiles, 2 misconnections, holds 40 FFFW",
    "modifier: most-landscapes",
    "tasks: desert-animals, perfection, first",
    "heap:",
    "  5 DDDD·    6 FFFFp    7 PPPP·    8 FFFFc    9 DDDDs   10 PPPP·   11 FFFF·   12 DDDDl   13 WWWWt   14 FFFF·",
    " 15 DDDD·   16 PPPP·   17 PPPFb   18 WWWW·   19 DDDD·   20 WWWW·   21 PPPDb   22 WWWW·   23 FFFF·   24 PPPD·",
]
AFTER_IT = [
    "round 2 of 3, waiting",
    "seat 0: -24 points, 3 tiles, 2 misconnections, jumped out as number 2, tasks forest-animals",
    "seat 1: -21 points, 1 tiles, 2 misconnections, jumped out as number 1",
    "modifier: most-aquatic-animals",
    "tasks: elephants, scorpions, plains-animals, perfection",
    "round 1, seat 0: animals 2 chip 2 empty -21 misconnections -2 tasks -5",
    "round 1, seat 1: chip 4 empty -23 misconnections -2",
]


def test_a_round_and_what_it_brought():
    state = GAME.start(2, "drawing", level="expert")
    begin(state)
    build(state, 0, "c3", "d3", "d4")
    play(state, 0, "task forest-animals")
    build(state, 1, "a3")
    play(state, 1, "take 40")

    during = GAME.draw(state.view(0)).split("\n")
    assert during[: len(A_ROUND)] == A_ROUND
    assert during[-1] == "136 WWDF·"
    assert "heap:" not in GAME.draw(GAME.start(2, "drawing").view(None))
    play(state, 1, "out")
    play(state, 0, "out")
    assert GAME.draw(state.view(None)).split("\n") == AFTER_IT
