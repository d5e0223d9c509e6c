"""What the terminal shows: board, bowls, rivers, and the tokens to choose from."""

from games.patterns.positions import GAME
from games.patterns.test_perft import FIRST_DEAL, LATE

A_GAME = [
    " 8            o  (B) (B2 (O5        ",
    " 7       [Y1 (G) (G4 (B) (O) (O)    ",
    " 6   [R] [Y]  o   p  (R1 (R)  o  [P5",
    " 5   [R] [Y]  o   o   g   b   p   y ",
    " 4   [R2 [R]  p  (Y6 (P3 (P) [G] [G]",
    " 3    y   r   g   r  (P) (P) [G3  g ",
    " 2        y  [B] [B]  y   g   y     ",
    " 1            p  [B] [B4 [B]        ",
    "     a   b   c   d   e   f   g   h",
    "",
    "() seat 0: 28 points, bowl red, river: 1 red 1, 2 black 4, 3 purple 9, 4 green 4, 5 orange 10, 6 yellow 0",
    "[] seat 1: 30 points, bowl orange, river: 1 yellow 2, 2 red 6, 3 green 6, 4 black 16, 5 purple 0",
]
A_DEAL = [
    " 8            o   r   y   r         ",
    " 7        p   o   y   p   o   b     ",
    " 6    b   g   o   y   p   p   y   g ",
    " 5    p   o   g   b   r   b   b   y ",
    " 4    y   g   r   o   p   b   r   g ",
    " 3    o   p   g   g   p   b   r   r ",
    " 2        r   g   b   b   o   y     ",
    " 1            p   o   r   y         ",
    "     a   b   c   d   e   f   g   h",
    "",
    "() seat 0: 0 points, bowl empty, river: dry",
    "[] seat 1: 0 points, bowl empty, river: dry",
    "bowl tokens to choose from: green, yellow",
]


def drawn(position: str, reader: int | None) -> list[str]:
    return GAME.draw(GAME.read_position(position).view(reader)).split("\n")


def test_tokens_lie_face_up_or_between_the_marks_of_their_owner_with_their_claim():
    assert drawn(LATE, None) == A_GAME


def test_before_the_first_turn_the_bowl_tokens_are_offered():
    assert drawn(FIRST_DEAL, 0) == A_DEAL
