# What Mandala says in English, the original. Ids are told in CONTRIBUTING.md.


## Names

black = black
green = green
purple = purple
yellow = yellow
orange = orange
red = red
mountain = its Mountain
field = your Field
other-field = your opponent's Field


## Acts, before and after they are done

build =
    .now = Build { $color } into Mountain { $mandala }
    .past = built { $color } into Mountain { $mandala }
    .drew = built { $color } into Mountain { $mandala } and drew { $drawn }
grow =
    .now = Grow { $number } { $color } in Field { $mandala }
    .past = grew { $number } { $color } in Field { $mandala }
discard =
    .now = Discard { $number } { $color }
    .past = discarded { $number } { $color }
    .drew = discarded { $number } { $color } and drew { $drawn }
claim =
    .now = Claim { $color }
    .past = claimed { $cards } { $color }
    .discard = claimed { $cards } { $color } for the discard pile
    .river = claimed { $cards } { $color }: 1 to River place { $place }
    .both = claimed { $cards } { $color }: 1 to River place { $place }, { $rest } to the Cup
    .cup = claimed { $cards } { $color } to the Cup
pass =
    .now = Pass
    .past = passed with an empty hand
cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
cards-of = { $number } { $color }
nothing = nothing
complete = { $line }; Mandala { $mandala } is complete
complete-empty = { $line }; Mandala { $mandala } is complete, but its Fields are empty: all is discarded
destroyed = { $line }; Mandala { $mandala } is destroyed
with-refill = { $line }; new in its Mountain: { $cards }
game-ends = { $line }; the game ends: { $reason }
examples = “build 1 red”, “grow 2 green 3”, “discard red 2”, “claim yellow” or “pass”
wrong-mandala = { $word } is not a Mandala; there are 1 and 2
wrong-color = { $word } is not a color; the colors are black, green, purple, yellow, orange, red
wrong-number = { $word } is not a number of cards; a hand has 1 to 8 of them (MAN-31)
wrong-target = { $target } is nothing to touch; targets are like “red” or “field 2 red 3”
not-your-field = That Field is your opponent's: you grow your own (MAN-40)
option-cups = Cups: closed as in the book, or open, so that claimed cards and points are shown all the time.


## Refusals

over = The game is over.
no-such-act = There is no such act: build a Mountain, grow a Field or discard.
claim-first = Mandala { $mandala } is destroyed first: claim a color of its Mountain.
no-passing = You have cards in hand: only an empty hand passes.
only-passing = Your hand is empty: all you can do is pass.
not-your-claim = Your opponent chooses a color now.
not-your-turn = It is not your turn.
nothing-to-claim = There is nothing to claim: neither Mandala is complete.
no-such-color = There is no { $color } card in the Mountain of Mandala { $mandala }.
no-card = You have no { $color } card in hand.
too-few-cards = You have only { $held } { $color } in hand, not { $number }.
rule-of-color = The Rule of Color: in Mandala { $mandala } { $color } lies in { WORD($area) }, so it can go nowhere else there.
one-must-stay = One card must stay in your hand: of your { $held } you may play { $most }.


## What would make a refused act legal

remedy-cards-of-color = With { $number } more { $color } in hand it would be allowed.
remedy-cards-of-any = With { $number } more in hand, of any color, it would be allowed.
remedy-build-it = You may build it into the Mountain there.
remedy-grow-it = You may grow it in your Field there.
remedy-other-mandala = In Mandala { $mandala } it is allowed.
remedy-claim-these = You may claim { $colors }.
remedy-lacking = Mandala 1 still lacks { $first }; Mandala 2 lacks { $second }.


## Questions

ask-over = The game is over: { $reason }.
ask-bystander = A game is under way.
ask-waiting = Your opponent is thinking.
ask-pass = Your hand is empty: pass.
ask-turn =
    { $ways ->
        [build-draw-grow] Build a Mountain and draw, grow one of your Fields, or discard and redraw.
        [build-grow] Build a Mountain, grow one of your Fields, or discard and redraw.
        [build-draw] Build a Mountain and draw, or discard and redraw.
        [build] Build a Mountain, or discard and redraw.
        [grow] Grow one of your Fields, or discard and redraw.
       *[discard] Discard and redraw.
    }
ask-last-turn = { $question } The next Mandala destroyed ends the game.
ask-claim = Mandala { $mandala } is destroyed. Claim a color of its Mountain: { $cards }.
ask-claim-for-nothing = Mandala { $mandala } is destroyed. Claim a color of its Mountain: { $cards }. Your Field there is empty, so the cards go to the discard pile.


## How a game ends

reason-river = a sixth river card
reason-deck = the deck was exhausted
reason-stall = a stall


## Advice

why-pass = Your hand is empty
why-completes =
    { $who ->
        [you] completes Mandala { $mandala }: you choose first
       *[opponent] completes Mandala { $mandala }: your opponent chooses first
    }
why-takes-lead = takes the lead, { $mine } to { $theirs } in the Fields of Mandala { $mandala }: you would choose first
why-widens-lead = widens your lead, { $mine } to { $theirs } in the Fields of Mandala { $mandala }
why-catches-up = catches up, { $mine } to { $theirs } in the Fields of Mandala { $mandala }
why-draws-level = draws level, { $mine } to { $theirs } in the Fields of Mandala { $mandala }
why-keeps-out = keeps { $color } out of this Mountain, worth { $worth } a card to your opponent
why-counts = { $color } counts { $worth } for you, and you lead the Fields there
why-led = a Mountain that you lead: { $colors } of 6 colors
why-counts-more = { $color } counts more for you than for your opponent
why-draws =
    { $number ->
        [one] draws a card
       *[other] draws { $number } cards
    }
why-keeps-cards = keeps your other cards
why-discard =
    { $number ->
        [one] nothing better to do with { $color }: a card for new ones
       *[other] nothing better to do with { $color }: { $number } cards for new ones
    }
why-denies = keeps { $points } from your opponent
why-denies-it = keeps it from your opponent
why-claims = { $cards } at { $place } each: { $points }
why-opens =
    { $cup ->
        [0] opens place { $place } of your River for { $color }
       *[other] opens place { $place } of your River for { $color }: { $points } for { $cup } in your Cup
    }


## The table in the terminal

draw-mandala = Mandala { $number }
draw-complete = Mandala { $number } (complete)
draw-field = Field of seat { $seat }:
draw-mountain = Mountain:
draw-river = River:
draw-cup = Cup:
draw-hand = hand:
draw-empty = empty
draw-seat = seat { $seat }
draw-seat-points = seat { $seat }: { $points } points
draw-hidden = { $number } hidden
draw-cards = { $number } cards
draw-known = { $number } cards; known of them: { $cards }
draw-stock = deck: { $deck } cards; discarded: { $cards }
draw-last = { $stock }; the next destruction ends the game


## Rules

MAN-01 = There are 108 sand cards, 18 in each of six colors: black, green, purple, yellow, orange and red.
MAN-02 = There are two Mandalas. Each has three areas: a Mountain for both players and a Field for each.
MAN-03 = Each player has a hand, a Cup for cards lying face down, and a River with six places worth 1 to 6 from the left.
MAN-04 = There is a deck, and a discard pile lying face up for all to see.
MAN-10 = The cards are shuffled. Two go face up into each Mountain; each player gets six in hand and two face down in the Cup.
MAN-11 = You may look into your own hand and Cup whenever you like. Of your opponent's you see only how many cards there are. With open Cups the table shows all the time what was claimed into them.
MAN-12 = The first player is drawn by lot, unless the table chooses.
MAN-20 = The Rule of Color: in a Mandala a color lies in one of the three areas only. More cards of it may always join those.
MAN-30 = Build a Mountain: play exactly one card from your hand into one of the two Mountains.
MAN-31 = Then draw three cards, but only up to eight in hand. You do not choose how many, and nobody ever holds more than eight.
MAN-32 = After building, see whether that Mandala is complete.
MAN-40 = Grow a Field: play one or more cards of one color from your hand into your Field of one Mandala.
MAN-41 = When you grow a Field, at least one card must stay in your hand.
MAN-42 = Growing a Field draws no cards. Then see whether that Mandala is complete.
MAN-50 = Discard: put one or more cards of one color face up onto the discard pile, your whole hand if you like. The Rule of Color has no say here.
MAN-51 = After discarding draw as many cards as you discarded. Nothing goes into a Mandala in this turn.
MAN-60 = A Mandala with all six colors in its Mountain and Fields together is complete. It is destroyed at the end of that turn.
MAN-61 = Whoever has more cards in the Field of that Mandala chooses first. If both have as many, the player who did not play the last card does.
MAN-62 = In turn the players choose a color of the Mountain and claim all its cards there, until the Mountain is empty.
MAN-63 = Is the color new to your River, one of the cards goes face up onto its first free place, and the rest face down into your Cup. River cards never move.
MAN-64 = Is the color in your River already, all the cards go into your Cup.
MAN-65 = Without a card in that Field you choose in turn as well, but what you claim goes to the discard pile.
MAN-66 = If neither player has a card in the Fields, the whole Mountain goes to the discard pile and nobody is asked. (Our ruling.)
MAN-67 = Then the cards of both Fields go to the discard pile, so that the Mandala is empty.
MAN-68 = Unless the game is over, two cards from the deck go face up into its Mountain. The next turn is the other player's: turns alternate.
MAN-70 = The moment the last card leaves the deck, the discard pile is shuffled to be the new deck, and the next destruction ends the game, even one in that same turn. (The moment and that turn are our rulings.)
MAN-71 = With an empty deck and an empty discard pile you draw what there is, perhaps nothing. Running out once more only shuffles again. (Our ruling.)
MAN-72 = When a River gets its sixth card, the destruction under way is finished, and then the game ends.
MAN-73 = At the end the hands and the unfinished Mandala are discarded and score nothing. No Mountain gets new cards.
MAN-74 = With an empty hand you pass; otherwise there is no passing. (Our ruling.)
MAN-75 = A stall ends the game as well: 20 turns in a row that put no card into a Mandala, or both players passing one after the other. (Our ruling.)
MAN-80 = Each card in your Cup scores the number of the River place of its color. River cards score nothing, nor do Cup cards of a color missing in your River.
MAN-81 = More points win. If tied, fewer cards in the Cup win; if still tied, it is a draw. (The draw is our ruling.)
