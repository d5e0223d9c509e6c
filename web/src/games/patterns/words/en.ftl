# What the table of Patterns says, in English.
owner-you = Your
owner = { $name }’s
the-table = The table. Arrow keys go over it, Enter plays.
river-of = { $owner } river
bowl-of = { $owner } bowl: { $content }
empty = empty
the-mandala = The Mandala
row = Row { $rank }
set-aside = { $color }, set aside
what-to-do = What to do on { $space }
river-free = { $claim }: free
river-place = { $tokens ->
    [one] { $claim }: { $color }, { $tokens } token, { $points } points
   *[other] { $claim }: { $color }, { $tokens } tokens, { $points } points
}
points-by-group = Points group by group: tokens without the claimed one, times the claim number
claim = Claim
no-group = no group
after-it-nothing = After it you can do nothing more.
face-up = { $color }, face up
face-down = { $color }, face down, { $owner }
group-of-player = player { $number }’s group
your-group = your group
opponents-group = your opponent’s group
claim-marker = claim marker { $number }
space = { $space }: { $there }
space-may = { $space }: { $there }; you may { $acts }
may-do = { SMALL($label) }
or = { $before } or { $next }
flip-all = Flip all
keys-move = move over the Mandala
keys-enter = play on the focused space, or learn why not
keys-next = next, previous space where you may play
keys-acts = establish, flip, swap there

## entry

tagline = Gather scattered sand into patterns. Late patterns are worth the most, if there is room left for them to grow.
fact-players = 2 players
fact-time = about 20 minutes
fact-kind = everything is open
chapter-pieces = The pieces
chapter-setup = Setting up
chapter-turn = A turn
chapter-establish = Establish a group
chapter-expand = Expand a group: flip or swap
chapter-end = The end and the points
