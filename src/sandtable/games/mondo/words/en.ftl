# What Mondo says in English, the original. Ids are told in CONTRIBUTING.md.


## Names

plains = plains
    .the = the plains
forest = forest
    .the = the forest
desert = desert
    .the = the desert
water = water
    .the = the lake
buffalo = buffalo
    .a = a buffalo
elephant = elephant
    .a = an elephant
zebra = zebra
    .a = a zebra
lion = lion
    .a = a lion
panda = panda
    .a = a panda
parrot = parrot
    .a = a parrot
tiger = tiger
    .a = a tiger
cassowary = cassowary
    .a = a cassowary
snake = snake
    .a = a snake
scorpion = scorpion
    .a = a scorpion
camel = camel
    .a = a camel
lizard = lizard
    .a = a lizard
turtle = turtle
    .a = a turtle
penguin = penguin
    .a = a penguin
dolphin = dolphin
    .a = a dolphin
whale = whale
    .a = a whale


## Score modifiers and tasks, as their cards say it

most-landscapes = Most landscapes
most-lakes = Most lakes
most-aquatic-animals = Most aquatic animals
largest-lake = Largest lake
largest-forest = Largest forest
buffalos = Buffalos
elephants = Elephants
pandas = Pandas
parrots = Parrots
snakes = Snakes
scorpions = Scorpions
plains-animals = Plains animals
forest-animals = Forest animals
desert-animals = Desert animals
perfection = Perfection
on-time = On time
first = First


## Acts, before and after they are done

take =
    .now = Take tile { $tile }
    .past = took tile { $tile }
turn =
    .now = Turn the tile over
    .past = turned tile { $tile } over
place =
    .now =
        { $turned ->
            [0] Place the tile on { $space }, as it is
            [1] Place the tile on { $space }, turned right once
            [2] Place the tile on { $space }, turned twice
           *[3] Place the tile on { $space }, turned left once
        }
    .past = placed tile { $tile } on { $space }
back =
    .now = Put the tile back
    .past = put tile { $tile } back
out =
    .now = Jump out
    .past = jumped out
    .chip = jumped out and took the { $chip } chip
task =
    .now = Take the task “{ WORD($task) }”
    .past = took the task “{ WORD($task) }”
ready =
    .now = Get ready
    .past = is ready
round-ended = { $line }; the round is over
tick-nothing = told the time
tick-started = started the round
tick-both = started and ended the round
tick-ended = ended the round
examples = “take 57”, “turn”, “place c3 1”, “back”, “out”, “task pandas” or “ready”
wrong-tile = { $word } is not a tile; the tiles are 1 to 136
wrong-space = { $word } is not a space of the world board; spaces are like c3, from c1 to d6
wrong-turns = { $word } is no turn: a tile is turned by 0, 1, 2 or 3 quarters
wrong-task = { $word } is not a task; the tasks are buffalos, elephants, pandas, parrots, snakes, scorpions, plains-animals, forest-animals, desert-animals, perfection, on-time, first
wrong-target = { $target } is neither a space nor a tile nor a task, nor hand, heap, out or ready


## What a table may choose

option-level = Advanced adds a score modifier, expert additional tasks as well.
option-minutes = Minutes a round; by default as the level says. Untimed is for practice.
option-side = The side of the world boards.
option-edges = The border strips of the back side: they join the landscapes that touch them, or keep them apart.
option-hidden-time = Play without seeing the clock.
option-children = Beginner rules, ten minutes, and simple scoring.
option-difficulty = How hard the solo game is.
option-accessible = A clock three times slower, and a heap that can be searched.
option-handicap = Handicap of seat { $seat }: pays for each active volcano; with a strong one for the inactive as well.
problem-solo-level = alone there are neither levels nor the children's scoring: choose a difficulty
problem-difficulty = a difficulty is chosen for one player only
problem-children = children play the beginner level
problem-handicap = nobody at this table can have handicap_{ $seat }


## Refusals

no-such-act = There is no such player or no such act.
over = The game is over.
round-is-over = The round is over: nothing more can be taken or placed.
too-late = Too late: the time was up before this reached the table.
countdown-runs = The countdown is still running.
round-runs = The round is running already.
jumped-out = You jumped out: you can do nothing more in this round.
no-tile-in-hand = You have no tile in your hand: take one first.
ready-already = You are ready already; the others are not yet.
others-not-ready = The round has not started: the others are not ready yet.
not-ready = The round has not started: say that you are ready.
tile-in-hand = You hold tile { $tile }: place it or put it back before you take another.
tile-is-yours = Tile { $tile } is gone: it lies in your world.
tile-is-theirs = Tile { $tile } is gone: it lies in the world of { $other }.
tile-is-held = Tile { $tile } is gone: { $other } holds it.
space-taken = There is a tile on { $space } already.
no-neighbor = { $space } borders none of your tiles.
only-experts = Only experts play with tasks.
task-not-up = The task “{ WORD($task) }” is not face up in this round.
task-is-yours = The task “{ WORD($task) }” is gone: you have it.
task-is-theirs = The task “{ WORD($task) }” is gone: { $other } has it.
three-tiles-first = You need at least three tiles in your world before you take a task.
enough-tasks = You have { $number } tasks already.


## What would make a refused act legal

remedy-tile-beside = With a tile of yours on { $spaces } it would be allowed.
remedy-more-tiles = With { $number } more it would be allowed.


## Questions

ask-over = The game is over.
ask-countdown = Round { $round } is about to start.
ask-bystander-round = A round is under way.
ask-bystander-waiting = The players get ready.
ask-out = You jumped out. The others are still building.
ask-full-with-tile = Your world is full: put tile { $tile } back, or jump out.
ask-place = Place tile { $tile }, turn it over, or put it back.
ask-full = Your world is full: jump out.
ask-take = Take a tile from the heap, or jump out.
ask-wait = The others are not ready yet.
ask-ready-for-round = Are you ready for round { $round }?
ask-ready = Are you ready?


## How a game ends

reason-solo = { $minus } minus points, at most { $limit } allowed
reason-rounds = three rounds were played


## Advice

hint-ready = Say that you are ready
hint-take = Take tile { $tile } for { $space }
hint-take-over = Take tile { $tile } for { $space }, turned over
hint-turn = Turn the tile over for { $space }
why-ready = The round starts once everybody is
why-task-sure = Your world fulfills it already
why-task-likely = The tiles in sight can very likely fulfill it
why-back = It would cost more than it brings
why-full = Your world is full
why-no-tile = No tile in sight would bring points
why-chip = the chip is worth { $chip }
why-free = nothing stands against it on { $space } yet
why-fits-partly = fits { $space } on { $good } of { $sides } sides
why-fits = fits { $space } on all sides
why-fits-one = fits { $space } beside what lies there
why-finishes = finishes { $landscapes }
why-animal = brings { WORD($animal, form: "a") }
why-volcano = shows a volcano


## How bots think

thinks-gentle = Looks at a few tiles and takes one that fits somehow
thinks-easy = Looks a little quicker, and likes finished landscapes
thinks-steady = Knows both sides of a tile and finishes its landscapes
thinks-brisk = Builds fast, thinks of the spaces beside a tile, and of tasks and chips
thinks-keen = Remembers half of the heap and plans its board from it
thinks-planning = Remembers most of the heap, plans its whole board, and takes the tasks that it can fulfill
thinks-expert = Loses sight of few tiles, plans its whole board with care, and is hardly ever off form
thinks-masterly = Sees every tile that goes by, tries a great many boards in its mind, and is always on form


## The table in the terminal

draw-round = round { $round } of { $rounds }, { $phase }
waiting = waiting
countdown = countdown
round = round
game-over = over
draw-modifier = modifier: { $modifier }
draw-tasks = tasks: { $tasks }
draw-heap = heap:
draw-seat = seat { $seat }: { $points } points
draw-tiles = { $number } tiles
draw-misconnections = { $number } misconnections
draw-holds = holds { $tile }
draw-out = jumped out as number { $number }
draw-own-tasks = tasks { $tasks }
draw-sheet = round { $round }, seat { $seat }: { $line }
draw-nothing = nothing
animals = animals
landscapes = landscapes
chip = chip
modifier = modifier
volcanoes = volcanoes
empty = empty
misconnections = misconnections
tasks = tasks


## Rules

MON-01 = There are four landscapes with four animals each: plains with buffalo, elephant, zebra and lion; forest with panda, parrot, tiger and cassowary; desert with snake, scorpion, camel and lizard; water with turtle, penguin, dolphin and whale. (The names of some are our ruling.)
MON-02 = There are 136 tiles with two sides that always differ. A side has one landscape at each edge, one to three different ones in all. On the front an animal may stand in its own landscape, or a volcano, active or inactive; the back is one bare landscape. (Which tiles there are is our ruling.)
MON-03 = A world board has 24 spaces in rows of 2, 4, 6, 6, 4 and 2. Its rim is all water. On the back side the rim is forest in the north, desert in the east, plains in the south and water in the west. Such a strip joins the landscapes of its kind that touch it, and a misconnection anywhere at the strip spoils the landscape that it is part of. With edges apart a strip only closes the landscapes at it: it joins nothing, and a misconnection there spoils nothing but the landscape of that tile. (Shape, rim and strips are our ruling.)
MON-04 = There are bonus chips worth 4, 3, 2 and 1, a volcano chip, five score modifiers, twelve additional tasks and a timer.
MON-10 = A game has three rounds: of 7 minutes for beginners; of 6 with score modifiers for advanced players; of 5 with modifiers and additional tasks for experts. Most points in all win; a tie has several winners.
MON-11 = In each round all tiles lie scrambled in the middle, either side up. The bonus chips are stacked with the 4 on top: 4 and 2 for two players, 4, 3 and 2 for three, all of them for four.
MON-12 = When all are ready, a round starts for everybody after a countdown: three, two, one. Without a clock it starts at once. (That is our ruling.)
MON-20 = Everybody plays at once. Take a tile from the middle, one at a time. A tile goes to whoever was first; the other is told at once.
MON-21 = Turn the tile in your hand over and round as you like. Place it, or put it back into the middle, where it lies with the side last up.
MON-22 = Your first tile goes on any space. Each later one must share an edge with a tile of yours.
MON-23 = Only open spaces take a tile. A placed tile stays where and as it is.
MON-24 = Edges may differ, but each pair of touching edges with different landscapes is a misconnection; so is an edge that differs from the rim beside it. An empty space makes none.
MON-25 = Jump out whenever you like before the time is up, even with open spaces: you get the top bonus chip, and you do nothing more in this round. A tile in hand goes back first. (That is our ruling.)
MON-26 = A round ends when all have jumped out or the time is up. Tiles in hand go back; whatever comes later is refused.
MON-27 = Nobody digs or sorts: the middle is a loose heap to look through. Only the accessible mode, with a clock three times slower, can search it by edges. (Our ruling.)
MON-30 = Each animal in your world is 1 point, wherever it stands.
MON-31 = Each finished landscape, a connected one that is enclosed and without mistakes, is 2 points. Water scores nothing.
MON-32 = A landscape is enclosed if none of its edges faces an empty space. On the back side a matching rim closes it there.
MON-33 = A landscape is without mistakes if none of its edges belongs to a misconnection. A bad edge spoils the landscapes on both sides of it, a border strip included.
MON-34 = A bonus chip is worth its number.
MON-35 = Whoever has the most volcanoes, alone or tied, loses 1 point for each of them; the others lose nothing. Active ones count; inactive ones only for holders of the volcano chip.
MON-36 = Each empty space and each misconnection costs 1 point.
MON-37 = The player with the most points of a round holds the volcano chip in the next one; in a tie it counts for all of them.
MON-40 = Advanced: in each round another score modifier is face up. The best, or all who are tied as best, get 4 points, the worst lose 4; if all are equal, nothing happens.
MON-41 = Most landscapes: the number of your finished landscapes, water not counted.
MON-42 = Most lakes: the number of your lakes, finished water landscapes without any water of the rim.
MON-43 = Most aquatic animals: the number of your turtles, penguins, dolphins and whales.
MON-44 = Largest lake: the number of tiles in your largest lake, 0 without one.
MON-45 = Largest forest: the number of tiles in your largest finished forest, 0 without one.
MON-50 = Expert: in each round the twelve tasks are shuffled, and twice as many as there are players are face up.
MON-51 = You may take up to two tasks, each only with at least three tiles in your world and before you jump out. They stay with you.
MON-52 = A task that you took and fulfilled gives its points; one that you did not fulfill costs them. A task that nobody took does nothing.
MON-53 = Buffalos, elephants, pandas, parrots, snakes, scorpions: at least three of that animal in one finished landscape; 5 points. (The points are our ruling.)
MON-54 = Plains, forest or desert animals: all four of them in one finished landscape; 5 points. (The points are our ruling.)
MON-55 = Perfection: no empty space and no misconnection; 6 points. (The points are our ruling.)
MON-56 = On time: no empty space; 3 points. (The points are our ruling.)
MON-57 = First: be the first to jump out; 2 points. (The points are our ruling.)
MON-60 = Alone you play one round without chips, modifiers and tasks. Four random tiles without volcanoes, their sides of several landscapes up, lie on c2, e3, d5 and b4. (The four spaces are our ruling.)
MON-61 = Alone, each tile borders any tile of the board, the first four included. You may stop early.
MON-62 = Alone only minus points count: 1 for each empty space, misconnection and volcano, active or not. You win with at most 3 (easy, 10 minutes), 2 (moderate, 6 minutes) or 1 (hard, 5 minutes).
MON-70 = Handicap: there is no volcano chip; a player with a handicap pays for each active volcano, with a strong one for the inactive as well; the others pay for none. Children may play with it, too. (That is our ruling.)
MON-71 = The back side of the boards may be used at any level. Water with an edge at the water rim is no lake.
MON-72 = Hidden time: nobody sees the clock.
MON-73 = A round may last any number of minutes from 1 to 30; for practice also without a clock. (That is our ruling.)
MON-74 = Children play as beginners for ten minutes, and only animals, finished landscapes and empty spaces count, and what a handicap costs. (Our ruling.)
MON-80 = The clock of the table alone counts: an act is played when it reaches the table, and the round ends when the table's time is up.
