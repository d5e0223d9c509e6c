# What Patterns says in English, the original. Ids are told in CONTRIBUTING.md.


## Names

black = black
    .a = a black
    .capital = Black
green = green
    .a = a green
    .capital = Green
purple = purple
    .a = a purple
    .capital = Purple
yellow = yellow
    .a = a yellow
    .capital = Yellow
orange = orange
    .a = an orange
    .capital = Orange
red = red
    .a = a red
    .capital = Red
nothing = nothing


## Acts, before and after they are done

flip =
    .now = Flip { $taken } on { $space }
    .past = flipped { $taken } on { $space }
swap =
    .now = Swap { $placed } on { $space }, take { $taken }
    .past = swapped { $placed } onto { $space } and took { $taken }
establish =
    .now = Establish { $placed } on { $space }, take { $taken }
    .past = established { $placed } on { $space } as group { $claim } and took { $taken }
bowl =
    .now = Choose the { $color } token
    .past = chose the { $color } bowl token; { $other } starts
stop =
    .now = Stop flipping
    .past = flipped no more
ended-by = { $line }; { $other } can do nothing more
examples = “bowl red”, “establish d4”, “flip d5”, “swap d5” or “stop”
wrong-space = { $word } is not a space of the Mandala; spaces are like d4, from c1 to f8
wrong-color = { $word } is not a color; the colors are black, green, purple, yellow, orange, red


## Refusals

over = The game is over.
not-your-turn = It is not your turn.
no-such-act = There is no such act.
choose-first = First choose your bowl token.
no-passing = There is no passing: whoever can act must act.
only-flips = The game is ending: only flips are left.
face-down = The token on { $space } lies face down and stays as it is.
not-left-over = { WORD($color, form: "capital") } is not one of the two tokens left over.
chosen-once = The bowl token is chosen once, before the first turn.
no-group-to-join = You have no { $color } group that this token could join.
no-group-to-swap = Your bowl token is { $color } and you have no { $color } group: establish one.
flip-it = This token has the group's color already: flip it.
group-already = You have { WORD($color, form: "a") } group already: expand it.
beside-theirs = { $space } lies beside the opponent's { $color } group; the two must not touch.
only-diagonal = { $space } touches your { $color } group only over a diagonal.
not-beside = { $space } is not beside your { $color } group.


## What would make a refused act legal

remedy-flip-it = Flip it instead: that is allowed now.
remedy-group-there = With your { $color } group on { $spaces } it would be allowed.
remedy-new-group = With a { $color } group of yours on { $spaces } it would be allowed.
remedy-other-bowl = With { $colors } in your bowl it would be allowed.


## Questions

ask-over = The game is over: one player could do nothing more.
ask-bystander = A game is under way.
ask-waiting = Your opponent is thinking.
ask-bowl = Choose your bowl token: { $first } or { $second }. Your opponent gets the other and starts.
ask-flipping = Your opponent can do nothing more. Flip as many tokens as you can, or stop.
ask-turn =
    { $ways ->
        [establish] Establish { WORD($color, form: "a") } group with your bowl token.
        [establish-flip] Establish { WORD($color, form: "a") } group with your bowl token, or flip a token beside one of your groups.
        [flip] Flip a token beside one of your groups.
        [flip-swap] Flip a token beside one of your groups, or swap your { $color } bowl token into your { $color } group.
       *[swap] Swap your { $color } bowl token into your { $color } group.
    }


## How a game ends

reason-could-not-act = a player could not act
reason-draw = a draw


## Advice

why-stop = Ends the game as it stands
why-bowl =
    { $lie ->
        [closer] { WORD($color, form: "capital") } tokens lie closer together than { $other } ones; you do not start
        [wider] { WORD($color, form: "capital") } tokens lie wider apart than { $other } ones; you do not start
       *[same] { WORD($color, form: "capital") } tokens lie about as close together as { $other } ones; you do not start
    }
why-starts =
    { $beside ->
        [0] starts { $color } as your group { $claim }, { $points } a token
       *[other] starts { $color } as your group { $claim }, { $points } a token, with { $beside } to flip beside it
    }
why-grows =
    { $opened ->
        [0] { $points } for your { $color } group
       *[other] { $points } for your { $color } group, and { $opened } more to flip behind it
    }
why-can-start = { $color } can start your group { $claim }
why-can-swap = { $color } can be swapped into your group { $claim }
why-denies = keeps { $points } from your opponent


## How bots think

thinks-alphabeta = Looks several moves ahead and plays endings without a mistake


## The table in the terminal

draw-aside = bowl tokens to choose from: { $tokens }
draw-seat = seat { $seat }: { $points } points, bowl { $bowl }, river: { $river }
empty = empty
dry = dry


## Rules

PAT-01 = There are 54 sand tokens, nine in each of six colors: black, green, purple, yellow, orange and red. (The last three names are our ruling.)
PAT-02 = A token lies face up (pale with a colored rim) or face down (colored all over). Both sides show the color, so nothing is hidden.
PAT-03 = The Mandala has 52 spaces: eight rows of 4, 6, 8, 8, 8, 8, 6 and 4. The four in the middle are marked. (The shape is our ruling.)
PAT-04 = Each player has a bowl for one token, a river of six places, claim markers 1 to 6 and a color marker for each color.
PAT-10 = One token of each color is set aside; the other 48 are shuffled face up onto the spaces outside the center.
PAT-11 = Four of the six tokens set aside go at random face up onto the center.
PAT-12 = The start player is drawn by lot, unless the table chooses.
PAT-13 = Before the first turn the other player picks one of the two tokens left over as bowl token; the start player gets the other one.
PAT-20 = The players take turns. A turn is one action: establish a group, flip a token, or swap a token.
PAT-21 = Whoever can act must act. There is no passing.
PAT-30 = You may establish a group only while you have no group in the color of your bowl token.
PAT-31 = To establish, take any face-up token into your bowl; your old bowl token goes face down onto its space and starts a group.
PAT-32 = Your lowest claim marker goes onto the new group and stays there: your first group counts 1 a token, your sixth 6.
PAT-33 = The matching color marker shows in your river which color has which number.
PAT-34 = A group may not start on a space beside the opponent's group of the same color. A diagonal is fine.
PAT-35 = Touching groups of other colors is fine, whoever owns them. The token taken may have the color of the one placed. (That is our ruling.)
PAT-40 = Flip: turn a face-up token face down that lies beside one of your groups and has its color. Your bowl does not change.
PAT-41 = Swap: if your bowl token has the color of one of your groups, trade it for a face-up token beside that group; it goes down face down.
PAT-42 = Swapping for a token of the same color would be the same as flipping that token, so it is offered as a flip. (Our ruling.)
PAT-43 = A group may not grow onto a space beside the opponent's group of the same color: the two must never touch.
PAT-44 = Groups grow up, down, left and right, never over a diagonal.
PAT-45 = Only face-down tokens form groups. A face-down token never moves and never turns back.
PAT-50 = The game ends when the player on turn cannot act.
PAT-51 = Then the opponent may still flip as many tokens as the rules allow, one at a time, or stop. No establishing, no swapping.
PAT-52 = A group scores its claim number for each of its tokens, except the claimed token itself.
PAT-53 = The bowl token and the color markers score nothing.
PAT-54 = More points win. Equal points are a draw: play again!
