# What the table of Mandala says, in English.
cards-of-color = { $number } { $color }
empty = empty
mountain = Mountain { $number }
field = Field { $number }
mountain-name = Mountain
field-name = Field
the-discard-pile = the discard pile
discard = Discard
grow = Grow
build = Build
in-hand = { $number } { $color } in hand
in-hand-may = { $number } { $color } in hand; may go to { $places }
either = { $first } or { $last }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
first-open = Chooses first: who does not complete it
first-you = You would choose first
first-other = { $name } would choose first
brief-open = 1st: open
brief-player = 1st: player { $number }
brief-you = 1st: you
brief-other = 1st: other
points-for = { $points } for { $color }
would-bring = It would bring you { $points }.
claim-cards = Claim { $number } { $color }
points-for-you = { $points } for you
label-here = { $label }; { SMALL($verb) } here
owner-you = Your
owner = { $name }’s
nobody = Nobody
claim-a-color = Claim a color of Mountain { $number }
where-to = { LARGE($color) }: where to?
which-color = Which color to { $place }?
take-a-color = Take a color
how-many-cards = How many { $color } cards to { $place }
how-many = { $verb } how many?
not-seen-yet = Not seen yet
unseen-cards = The { $number } cards of the deck and what is hidden from you elsewhere, all together.
discard-pile = The discard pile
open-to-everybody = Open to everybody.
cup-of = { $owner } Cup
cup-hidden = { $hidden ->
    [one] What everybody saw go into it. { $hidden } more card lies in it that you cannot see.
   *[other] What everybody saw go into it. { $hidden } more cards lie in it that you cannot see.
}
cup-open = Its cards, and what they are worth by the River as it is now.
no-cards = No cards.
points-by-color = Points color by color: cards in the Cup times the place in the River
place-in-the-river = Place in the River
no-color = no color
not-in-the-river = Not in the River
card-count = { $count ->
   *[other] { $count } cards
}
cup-look = { $owner } Cup: { $size } cards. Look into it
cup = Cup
river-of = { $owner } River
river-place = { $place }: { $content }
free = free
river = River
deck-look = Deck: { $number } cards. See what may lie in it
deck = deck
deck-ran-out = The deck has run out once
discard-here = Discard here. Discard, { $number } cards: { $cards }
discard-look = Discard, { $number } cards: { $cards }. Look through it
discard-short = discard
mandala = Mandala { $number }
being-destroyed = Mandala { $number } is being destroyed
still-misses = Mandala { $number } still misses { $colors }
field-of = { $owner } Field { $number }
cup-points = { $owner } Cup: { $size } cards, { $points } points
worth-nothing = worth 0
your-hand = Your hand
your-hand-is-empty = Your hand is empty
hand-of = { $owner } hand: { $number } cards
the-table = The table. Arrow keys move, Enter takes a color and plays it.
keys-move = move over hand, Mandalas and piles
keys-enter = take up a color; then play it to the focused place, or learn why not
keys-next = next, previous place where you may play
keys-number = so many cards, where you are asked how many
keys-escape = put the color down again
cards-in = { $count } cards in { $place }

## entry

tagline = Lay colored sand into two Mandalas, rule their Fields, and claim the Mountain when all six colors have come together.
fact-players = 2 players
fact-time = about 30 minutes
fact-kind = hidden hands
chapter-pieces = The pieces
chapter-setup = Setting up
chapter-color = The Rule of Color
chapter-build = A · Build a Mountain and draw
chapter-grow = B · Grow a Field, no draw
chapter-redraw = C · Discard and redraw
chapter-destroying = Completing and destroying
chapter-end = The end
chapter-points = The points
cups = Cups
cups-closed = Closed: remember what went in
cups-open = Open: all claimed cards and points in sight
