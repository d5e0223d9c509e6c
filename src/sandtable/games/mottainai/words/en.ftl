# What Mottainai says in English, the original. Ids are told in CONTRIBUTING.md.


## Names

paper = Paper
stone = Stone
cloth = Cloth
clay = Clay
metal = Metal
clerk = Clerk
monk = Monk
potter = Potter
smith = Smith
left = left
right = right
crane = Crane
curtain = Curtain
deck-of-cards = Deck of Cards
doll = Doll
fan = Fan
lampshade = Lampshade
pinwheel = Pinwheel
plane = Plane
poem = Poem
scroll = Scroll
sketch = Sketch
straw = Straw
amulet = Amulet
bench = Bench
daitoro = Daitoro
daidoro = Daidoro
fountain = Fountain
frog = Frog
go-set = Go Set
pillar = Pillar
statue = Statue
stool = Stool
tablet = Tablet
tower = Tower
cloak = Cloak
flag = Flag
handkerchief = Handkerchief
kite = Kite
mask = Mask
puppet = Puppet
quilt = Quilt
robe = Robe
socks = Socks
tapestry = Tapestry
umbrella = Umbrella
bangle = Bangle
bowl = Bowl
brick = Brick
cup = Cup
dice = Dice
figurine = Figurine
haniwa = Haniwa
jar = Jar
teapot = Teapot
vase = Vase
bell = Bell
chopsticks = Chopsticks
coin = Coin
flute = Flute
gong = Gong
pin = Pin
ring = Ring
shuriken = Shuriken
sword = Sword
turtle = Turtle
a-work = a work
copied = { $work } as { $other }
copied-again = { $work } as { $other } 2


## Acts, before and after they are done

task =
    .now = { $job } task: { $card }
    .past = chose { $card } as { $job } task
assistant =
    .now = { $job } task: { $card } from assistants
    .past = chose { $card } as { $job } task, an assistant until now
return =
    .now = Return { $card }
    .past = returned { $card }
return-hidden = returned a card
sell =
    .now = Sell { $card }
    .past = sold { $card }
take =
    .now = Take { $card }
    .past = took { $card }
show =
    .now = Show { $card }
    .past = showed { $card }
complete =
    .now = Complete { $card }, { $wing } wing
    .past = completed { $card } in the { $wing } wing
craft =
    .now = Craft { $card }, { $wing } wing
    .past = crafted { $card } in the { $wing } wing
use =
    .now = Use { $card }, { $wing } wing
    .short = Use { $card }
    .past = used { $card }
move =
    .now = Move { $card }, { $wing } wing
    .past = moved { $card } to the { $wing } wing
seize =
    .now = Seize { $card }, from { $wing } wing
    .past = took the work { $card } from the { $wing } wing
discard =
    .now = Discard { $card }
    .past = discarded { $card }
give =
    .now = Give { $card }
    .past = gave { $card }
copy =
    .now = Copy { $card }
    .past = made a copy of { $card }
keep =
    .now = Keep { $card }
    .past = kept { $card } on top
done =
    .now = Done
    .past = went on
pray =
    .now = Pray
    .past = prayed
tailor = Tailor
    .now = Tailor
    .past = tailored
top =
    .now = Top card of the deck
    .past = took the top card of the deck
take-task =
    .now = Their task
    .past = took the task card
wing =
    .now =
        { $wing ->
            [left] Left wing
           *[right] Right wing
        }
    .past = chose the { $wing } wing
player =
    .now = @{ $player }
    .past = chose @{ $player }
sell-all =
    .now = Sell all { $material }
    .past = sold all { $material }
name =
    .now = Name { $material }
    .past = named { $material }
clear =
    .now = Clear the floor
    .past = cleared the floor
fill =
    .now = Fill the floor
    .past = filled the floor
by-work = { $line } because of { $work }
turned-up = turned up { $cards }
got-nothing = got nothing
got-cards =
    { $number ->
        [one] got a card from { $other }
       *[other] got { $number } cards from { $other }
    }
got-from-several =
    { $number ->
        [one] got a card: { $gifts }
       *[other] got { $number } cards: { $gifts }
    }
gift = { $number } from { $other }
drew =
    { $number ->
        [one] drew a card
       *[other] drew { $number } cards
    }
game-ends = { $line }; the game ends: { $reason }
examples = “task Crane”, “take Crane”, “complete Crane left”, “pray” or “done”
wrong-card = { $word } is not the name of a card
wrong-wing = { $word } is not a wing: say left or right
wrong-player = { $word } is not a player; they count from 0
wrong-material = { $word } is not a material; there are Paper, Stone, Cloth, Clay, Metal
option-edition = The rules of the free print-and-play version, or those of the published game (2 to 5 players).
option-six-works = The game ends with six works in a wing, not five.
not-option-decks = the number of decks follows from the players: one for two or three, two for four to six; a table cannot choose it
problem-published = the published edition is for 2 to { $most } players, not { $seats }
needs-one-deck = { $players } with one deck
needs-two-decks = { $players } with two decks


## Questions

ask-over = The game is over: { $reason }.
ask-waiting = It is the turn of { $who }: { $topic }.
topic-effects = effects of { $works }
topic-task = the { $job } task
topic-morning = the Morning
asked = { $ways }.
asked-because = { $ways }, because of { $work }.
asked-after = { $lead }: { $ways }.
asked-after-because = { $lead }: { $ways }, because of { $work }.
ways-or = { $most }, or { $last }

lead-hand-limit = You have more than five cards in hand
lead-morning = Morning
lead-night = Night
lead-instead-of-hand-limit = Instead of the hand limit
lead-when-task-leaves = Your previous task leaves
lead-before-task = Before the { $job } task
lead-before-tailor = Before you tailor
lead-after-clerk = After your sale
lead-after-potter = After your Potter action
lead-after-prayer = After your Prayer
lead-after-completing = You completed { $subject }
lead-action =
    { $whose ->
        [own] Your { $job } task, action { $number } of { $total }
       *[other] The { $job } task of @{ $owner }, action { $number } of { $total }
    }
lead-admission = The { $job } task of @{ $owner }
lead-booty = From @{ $opponent }
lead-support = { $subject } needs support, { $stage } to go
lead-spending = Support for { $subject }


## Ways to answer, as a question names them; told in the log, on the button, and alone

way-return-one = return one to the bottom of the deck
way-task = choose your task from your hand
way-assistant = make one of your assistants your task
way-open-task = take the open task of an opponent
    .told = took the task { $task } of @{ $player }
way-pray-instead = pray
    .told = chose to pray instead of a task
way-use = use { $works }
way-none = be done
    .told = used no further effect
    .label = Use none
    .only = use none
way-go-on = be done
    .told = used no further effect
    .label = Done, go on
    .only = done, go on
way-craft = craft a { $material } work
way-pray = pray
way-unused = leave it unused
    .told = left a { $job } action unused
    .label = Leave the action unused
    .only = leave the action unused
way-sell = sell a card from your workplace
way-sell-all = sell all cards of one material there
way-sell-top = sell the top card of the deck
    .told = sold { $turned }, the top card of the deck
way-take-assistant = take a floor card as assistant
    .told = took { $card } as an assistant
way-take-from-opponent = take one from an opponent
way-tailor = tailor
way-take-material = take a floor card into your workplace
    .told = took { $card } into the workplace
way-take-top = take the top card of the deck
    .told = took { $turned }, the top card of the deck, into the workplace
way-complete = complete a work from your hand
way-show = show a { $material } card
way-skip = be done and skip it
    .told = skipped the { $job } task
    .label = Skip this task
    .only = skip this task
way-booty-assistants = take one of their assistants
    .told = took { $card } from @{ $opponent } as an assistant
way-booty-assistants-work = take a Paper work
    .told = took { $card } from the { $wing } wing of @{ $opponent } as an assistant
way-booty-assistants-task = take their task
    .told = took the task { $task } of @{ $opponent } as an assistant
way-booty-workplace = take one of their workplace cards
    .told = took { $card } from @{ $opponent } into the workplace
way-booty-workplace-work = take a Paper work
    .told = took { $card } from the { $wing } wing of @{ $opponent } into the workplace
way-booty-workplace-task = take their task
    .told = took the task { $task } of @{ $opponent } into the workplace
way-return-any = return any number of hand cards one by one
way-draw-now = be done and draw up to five
    .told = returned nothing more
    .label = Done, draw now
    .only = done, draw now
way-spend-instead = return a Paper card of your workplace instead
    .told = returned { $card } as support
way-spend = return a Paper card of your workplace
    .told = returned { $card } as support
way-spend-no-more = be done
    .told = returned no further Paper
    .label = Return no more
    .only = return no more
way-place-top = choose the wing for { $subject }
    .told = completed { $subject }, the top card of the deck, in the { $wing } wing
way-maybe = go on
way-leave-it = be done
    .told = left it at that
    .label = Leave it at that
    .only = leave it at that
way-clear = clear the floor
way-fill = fill the floor
way-give-back = return a hand card
way-sell-like-it = sell an assistant of the material of { $subject }
way-sell-none = be done
    .told = sold no assistant
    .label = Sell none
    .only = sell none
way-return-floor = return a card of the floor
way-complete-free = complete a { $material } work without support
way-complete-none = be done
    .told = completed nothing
    .label = Complete none
    .only = complete none
way-keep = choose the card that stays on top
way-return-first = choose the card that is returned first
way-show-none = be done
    .told = showed no card
    .label = Show none
    .only = show none
way-show-as-clerk = show a { $material } card as a Clerk
way-show-no-more = be done
    .told = showed no further card
    .label = Show no more
    .only = show no more
way-change-wing = choose the work to move to your other wing
way-name = name a material
way-trade-hands = choose whose hand you trade for yours
    .told = traded hands with @{ $player }
way-whose-sale = choose whose sale you take
way-their-sale = choose the sale of @{ $opponent }
    .told = took the sale { $card } of @{ $opponent }
way-whose-work = choose whose work you take
way-their-work = choose the work of @{ $opponent }
    .told = chose { $card } in the { $wing } wing of @{ $opponent }
way-place-their-work = choose the wing for { $subject }
    .told = took { $subject } of @{ $opponent } into the { $wing } wing
way-give-away = choose a hand card to give away
    .told = chose { $card } to give away
way-give-to = choose who gets { $subject }
    .told = gave { $subject } to @{ $player }
way-copy = choose the work of @{ $opponent } to copy
way-discard-hand-floor = discard a card of your hand to the floor
way-sell-workplace-sales = sell a card of your workplace
way-take-floor-workplace = take a card of the floor into your workplace
    .told = took { $card } into the workplace
way-take-floor-sales = take a card of the floor into your sales
    .told = took { $card } into the sales


## Refusals

over = The game is over.
not-your-turn = It is not your turn.
no-such-act = There is no such act.
missing-hand = You have no { $card } in your hand.
missing-floor = { $card } does not lie on the floor.
missing-workplace = { $card } is not in your workplace.
missing-assistants = { $card } is not one of your assistants.
missing-left = { $card } is not among your works.
missing-right = { $card } is not among your works.
not-usable = { $card } cannot be used now.
no-replacing = The owner of this task lets nobody replace its actions.
becomes-prayer = An action that you do not use becomes a Prayer.
only-that-craft = This action can only craft a { $material } work, and { $card } is none.
craft-needs = { $card } needs { $missing } more { $material } in your workplace.
smith-needs = { $card } needs { $missing } more { $material } in your hand.
no-top-card = None of your works takes the top card of the deck with a { $job } action.
no-selling-all = None of your works sells all cards of a material at once.
only-one-to-sell = You have only one { $material } in your workplace.
none-to-sell = You have no { $material } in your workplace.
choose-opponent = Choose an opponent.
no-taking = None of your works takes cards from opponents with this action.
no-booty =
    { $lacking ->
        [flute] { $other } has neither an open task nor a Paper work.
        [sword-monk] { $other } has no more assistants than you.
        [sword-potter] { $other } has no more cards than you in the workplace.
        [both-monk] { $other } has neither an open task nor a Paper work and no more assistants than you.
       *[both-potter] { $other } has neither an open task nor a Paper work and no more cards than you in the workplace.
    }


## What would make a refused act legal

remedy-by-task = At a { $job } task you could craft it.
remedy-by-smith = At a Smith task you could complete it from your hand.
remedy-from-floor = A Potter could bring { $cards } from the floor, and then it would be allowed.
remedy-more-there = With { $number } more { $material } there it would be allowed.
remedy-with-work = With { $work } in one of your wings it would be allowed.


## How a game ends

reason-materials = works of all five materials
reason-wing = a wing is full
reason-deck = the deck is empty
reason-player = a player ended the game


## What a view tells in words: where actions come from, and what points are for

counted-card = { $number } by a shown card
counted-cards = { $number } by shown cards
counted-borrowed = { $number } by the borrowed task
counted-one-covered = { $number } by a { $job }, covered
counted-one = { $number } by a { $job }
counted-covered = { $number } by { $helpers } { $job }s, covered
counted-helpers = { $number } by { $helpers } { $job }s
title-works = Works
title-sales = Covered sales
title-hand = Hand


## Advice

purpose-clerk = Clerk: sells from your workplace
purpose-monk = Monk: gets assistants from the floor
purpose-tailor = Tailor: renews your hand
purpose-potter = Potter: gets material from the floor
purpose-smith = Smith: completes a work from your hand
why-with-assistants = { $purpose }, { $times } times or more with your assistants
why-pray = draws a card and keeps your hand
why-tailor = new cards for those you do not need
why-done = nothing better to do here
why-room = makes room for a new card
why-left = { $effect } (left wing: covers assistants)
why-right = { $effect } (right wing: covers sales)
why-ends = ends the game
why-gains = { $points } at once
why-costs = costs { $points } now
why-assistant = a { $job } as assistant: one action more with each { $job } task
why-material = { $material } for crafting, or to sell for { $value }
why-sale = { $material } sales
why-sale-uncovered = { $material } sales score once { $material } works in the right wing cover them


## The table in the terminal

draw-deck = { WORD($part) } · deck { $size }
draw-known = { $deck }, { $card } at { $place }
morning = morning
noon = noon
night = night
game-over = over
draw-floor = floor: { $cards }
draw-player = player { $seat }: { $points } points
draw-you = { $player } ← you
draw-on-turn = { $player } · on turn
draw-task = task
draw-face-down = a face-down card
draw-copying = copying
draw-hand = hand
draw-pickup = pickup
draw-points = points
draw-assistants = assistants
draw-workplace = workplace
draw-sales = sales
draw-left = left wing
draw-right = right wing
draw-covered = { $cards } (covered: { $what })
draw-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
draw-with = { $cards }, with { $known }


## Rules

MOT-01 = A deck has 54 different cards. Each is three things at once: a work to complete, a job as task or assistant, and a material. Paper is Clerk and worth 1 (12 cards), Stone is Monk and 2 (11), Cloth is Tailor and 2 (11), Clay is Potter and 3 (10), Metal is Smith and 3 (10).
MOT-02 = You have a hand, a task, assistants on the left of your temple, a workplace below, sales on the right, a left and a right wing for works, and a pickup. The floor belongs to all. Hands are hidden, pickups lie face down even for their owner, and so do the cards that players start with as task; everything else is open.
MOT-03 = Two or three players use one deck. Four to six use two, shuffled together: then a work can exist twice, and both of them count.
MOT-10 = Everybody gets five cards. Then each player turns up a card of the deck for the floor; the alphabetically first name starts. Names go word by word, and of two alike the lower seat starts. (Our rulings.)
MOT-11 = Everybody but the start player gets an unseen card face down as task. It is no task to perform and goes to the floor at that player's first Morning. In the published edition the start player gets one too.
MOT-20 = Morning begins with the hand limit: with more than five cards in hand, return cards until there are five. Returned cards go to the bottom of the deck, in the order you choose.
MOT-21 = Your previous task, or the face-down card you started with, goes to the floor. In the published edition this comes after the Morning effects.
MOT-22 = Then you may use the Morning effects of your works, in any order, each once.
MOT-23 = Last in the Morning choose your task: a card from your hand, or none, and then your task is Prayer.
MOT-24 = At Noon you first perform the task of every opponent, clockwise from your left neighbor. Empty slots, face-down cards and Prayers are skipped.
MOT-25 = Then you perform your own task. Without one you make a single Prayer.
MOT-26 = At Night you may use the Night effects of your works, in any order, each once.
MOT-27 = Then your pickup joins your hand, and the next player clockwise is on turn.
MOT-30 = A task gives one action, one more for each assistant of its job, and again one for each of them if all of that job are covered. The actions are counted before the first and never again.
MOT-31 = Each action is one of three: the task's own action, a Craft of the task's material, or a Prayer. What you cannot or do not want to use becomes a Prayer, and you must make it.
MOT-32 = Clerk: move a card from your workplace to your sales.
MOT-33 = Monk: take a card from the floor as an assistant.
MOT-34 = Tailor: return as many hand cards as you like, then draw until hand and pickup together are five.
MOT-35 = Potter: take a card from the floor into your workplace.
MOT-36 = Smith: complete a work from your hand. You need as many cards of its material as its value, itself included; show the others in your hand. They stay there.
MOT-37 = Craft: complete a work of the task's material from your hand, with the support in your workplace instead. Nothing is spent, and hand and workplace do not mix.
MOT-38 = Prayer: draw one card. Nobody shares your Prayer.
MOT-39 = A completed work goes into your left or right wing, as you like. Its effect counts at once: for its own completion where that fits, and for every moment that has not passed yet, as do works that come to you in another way. (The latter is our ruling.)
MOT-40 = Cards you draw go to your pickup, and nobody looks at them before Night. They count as cards in hand for Tailors and for effects that count your hand, and for nothing else.
MOT-41 = When you return several cards, you choose their order. Everybody sees how many there are. Which ones, only you know, unless they lay open before.
MOT-50 = Works in the left wing cover assistants of their job, works in the right wing cover sales of their material: each as many as its value, and they add up.
MOT-51 = Cover is all or nothing: the assistants of a job, or the sales of a material, are all covered or none of them is.
MOT-60 = The game ends at once when a wing has five works (six, by option) or the last card leaves the deck. Nothing more happens then: no effects, no Night. Looking at the deck is not leaving it. A draw stops when the deck is empty, and a fifth work counts however it came there. (The last two are our rulings.)
MOT-61 = You score the value of all your works, of every covered sale, and of every hand card whose material you have strictly more sales of than anybody else; and the bonuses of your works.
MOT-62 = More points win. A tie goes to the player on turn, or else to the one who would be on turn soonest.
MOT-63 = If two players both have works that win ties of sales of a material, neither of them wins a tie of that material, whoever else is in it. In the published edition both do.
MOT-70 = An effect may be used once each time its moment comes, however often that is in a turn. Two works of the same name are two: each has its own use.
MOT-71 = You need not use your own effects. What a work does to opponents happens by itself. (Our ruling.)
MOT-72 = If several of your effects come at one moment, you choose their order.
MOT-73 = Cards you show stay in your hand. All have seen them, and the same card may be shown again for something else.
MOT-74 = A work that leaves play loses its effect at once, with all that could still be done by it. An effect that has begun is carried out to its end.
MOT-75 = A work that is completed without support is completed like any other, with all that follows.
MOT-76 = What improves an action improves each of yours. What comes before or after an action comes with each one that really took place, at your own or an opponent's task, but not if Craft or Prayer replaced it.
MOT-W-Crane = Smith and Craft: you may return Paper from your workplace; each card counts as one support card of any material, even where you could show the real one.
MOT-W-Curtain = An opponent who comes to your Tailor or Smith task must show a matching card, or skips the task.
MOT-W-Deck-of-Cards = After you complete a Paper work with a Smith action, you may draw a card. What Poem completes then is not completed by the Smith. (The latter is our ruling.)
MOT-W-Doll = Instead of a task from your hand you may take an opponent's open task as your own. You perform it with one more action.
MOT-W-Fan = Before each of your Tailor actions you may turn up the top three cards of the deck, keep one on top and return the other two. The deck needs three cards.
MOT-W-Lampshade = Scoring: you win ties of sales in Clay and in Metal. None against none is a tie.
MOT-W-Pinwheel = Night: you may return a hand card. If you did, you may draw a card.
MOT-W-Plane = After each Potter action with which you took a card, you may move one of your works to your other wing.
MOT-W-Poem = After you complete a Paper work, you may return it. Then complete the top card of the deck without support.
MOT-W-Scroll = Scoring: 3 points more.
MOT-W-Sketch = Instead of a task from your hand you may move one of your assistants into your task slot.
MOT-W-Straw = Smith: your Cloth and Clay works need one support card less.
MOT-W-Amulet = After you complete any work, you may move a card from your workplace to your sales.
MOT-W-Bench = Scoring: 2 points for each of your Stone works, this one too.
MOT-W-Daitoro = Morning: you may add cards from the deck to the floor until three lie there.
MOT-W-Fountain = Before you perform a Clerk task, anybody's, you may show Stone cards in your hand: each is a Clerk more during this task.
MOT-W-Frog = When completed: if no opponent has fewer works than you, you take another turn after this one.
MOT-W-Go-Set = Your Stone works count as standing in both wings: for cover, for the end of the game and for Tapestry.
MOT-W-Pillar = Scoring: your sales of the material you have sold most count as covered. Of several, the best for you.
MOT-W-Statue = When completed: take two cards from the floor into your workplace.
MOT-W-Stool = After you complete a Stone, Clay or Metal work, you may draw a card.
MOT-W-Tablet = When completed: either return all cards of the floor, or add cards from the deck to it until it has a Stone and a Metal.
MOT-W-Tower = An opponent who comes to your Clerk, Monk or Potter task must show a matching card, or skips the task.
MOT-W-Cloak = After you complete any work, you may return it. Then complete a Metal work from your hand without support.
MOT-W-Flag = Before you perform your own task, you may show a hand card that matches it, for one more action.
MOT-W-Handkerchief = Instead of keeping the hand limit you may discard one hand card to the floor, even if you have five or fewer. With two of these works, each discards one. (The latter is our ruling.)
MOT-W-Kite = Morning: you may give a hand card to the workplace of any player who has a work beside this one, yours too. Then this is a copy of one of that player's works until the end of your turn. A copy was not completed.
MOT-W-Mask = Opponents who perform your task may not replace its actions by Craft or Prayer. What they do not use is lost.
MOT-W-Puppet = Before each of your Tailor actions you may return this work and trade hands with an opponent. Their cards come to you by your pickup.
MOT-W-Quilt = Scoring: your Paper, Stone and Cloth sales are all covered, and you win ties of sales in these three.
MOT-W-Robe = Clerk: you may sell all cards of one material in your workplace with one action.
MOT-W-Socks = Potter: you may take the top card of the deck instead of a card of the floor.
MOT-W-Tapestry = Scoring: 1 point for each work in the wing where this one stands, itself too.
MOT-W-Umbrella = Morning: you may put the top card of the deck onto the floor. Then you may move an assistant of its material to your sales.
MOT-W-Bangle = Opponents get no actions from their assistants for your task. Your Monks are all covered.
MOT-W-Bowl = Morning: you may put the top card of the deck into your workplace.
MOT-W-Brick = Smith: the open tasks of all players support your works as if you had them in hand.
MOT-W-Cup = After each Prayer you may return this work. Then the game is over.
MOT-W-Dice = Before each of your Tailor actions you may turn up the top card of the deck. If its value is the number of cards in your hand and pickup, complete it without support; else it stays on top.
MOT-W-Figurine = Before you perform an opponent's task, you may show a hand card that matches it, for one more action.
MOT-W-Haniwa = Scoring: 3 points for each assistant of the job you have most of.
MOT-W-Jar = When completed: name a material. Every opponent puts all hand cards of it face down into your pickup.
MOT-W-Teapot = Scoring: 3 points for each card in your workplace of the material you have most of there.
MOT-W-Vase = When completed: take two cards from the floor into your sales.
MOT-W-Bell = Clerk: you may sell the top card of the deck instead of a card of your workplace.
MOT-W-Chopsticks = Morning: when your previous task leaves, you may put it into your sales instead of onto the floor.
MOT-W-Coin = Scoring: each hand card that scores, scores its value once more.
MOT-W-Flute = Monk and Potter: instead of a card of the floor you may take an opponent's open task or one of their Paper works.
MOT-W-Gong = After each Prayer you may draw three cards. Then this work goes into your pickup.
MOT-W-Pin = Morning: you may take a Tailor action.
MOT-W-Ring = After each Clerk action with which you sold something, you may take a sale from an opponent who has more sales than you.
MOT-W-Shuriken = When completed: take a work from an opponent who has more works than you, into either wing. It does not count as completed.
MOT-W-Sword = Instead of a card of the floor you may take, as Monk, an assistant of an opponent who has more assistants than you; as Potter, a workplace card of one who has more of those.
MOT-W-Turtle = As soon as you have works of all five materials, you win.
