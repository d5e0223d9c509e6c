# What the shell says, in English. Every group is loaded apart, when what says it is.
# CONTRIBUTING.md tells how to write messages and how to add a language.
-language = English

## first: the lobby, and what every page has

# The header
to-the-lobby = Sandtable: to the lobby
your-account-title = Your account: name, devices, games
theme = Light or dark: { $choice ->
    [light] light
    [dark] dark
   *[system] as the system
}
alerts = Alerts
alerts-title = How you hear that it is your turn
help = Keys and help
help-title = Keys and help (?)
language = Language
language-out-of-reach = The other language cannot be loaded right now. Try again in a moment.

# A part of the page that cannot be loaded
page-did-not-come = This page did not come
page-did-not-come-why = The connection was lost, or the house has a newer page than yours. Load it again: your games are where you left them.
load-again = Load it again

# The lobby
welcome = Sit down and play
you-are = You are { STRONG($name) } here.
choose-name = Choose another name
learn-the-games = Learn the games
ways-in = To learn and to practice
puzzles = Puzzles
deal-of-the-day = Deal of the day
one-moment = One moment …
games = Games
note-bot = Play a bot at once, or send a friend a link. Nobody needs an account.
note-rules = The rules lie beside the board. Tap what is not allowed, and the table tells you why.
note-waits = Close the page whenever you like: your game waits where you left it.
games-to-watch = Games to watch
played-lately = Played lately
more = More
all-your-games = All your games
open-a-record = Open a record
leaderboards = Leaderboards
bots-ladder = The bots’ ladder
by = by { $designers }
by-both = by { $first } and { $second }
play-game = Play { $game }
learn-game = Learn { $game }
learn = Learn

# Lists of tables
you = you
an-open-seat = an open seat
finished = finished
finished-won = finished, you won
finished-drawn = finished, a draw
finished-lost = finished, you lost
finished-off = finished, called off
waiting-for-a-player = waiting for a player
your-turn-now = your turn
move-number = move { $number }
your-turn = Your turn
your-tables = Your tables
you-are-invited = You are invited
asks-you = { STRONG($name) } asks you for a game of { $game }
somebody-asks-you = { STRONG("Somebody") } asks you for a game of { $game }
look-at-it = Look at it
decline = Decline
close = Close
your-name = Your name
your-name-note = This is how the others at the table see you.
your-name-at-the-table = Your name at the table
save = Save
connection-lost = The connection is lost. Nothing is forgotten; this page comes back by itself.
have-read = I have read it
line-lost = The connection is lost; this page is trying to get it back.
somebody = somebody
players-open = { $players } players, { $open } open
rated = rated
play-with-somebody = Play with somebody
game-now = { $game } now
game-with = { $game } with { $name }
join = join
people-you-follow = People you follow
here-now = here now
not-here = not here
challenge = Challenge
watch = Watch
span-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
no-clock = no clock
rated-means = The game is rated: it counts for everybody who sits down, unless it is called off, a bot stands in, or somebody asks for a hint.
time-up = { $seats ->
    [2] Whose time is up has lost.
   *[other] Whose time is up is out, and a bot plays on for that seat.
}
after-absence = { $seats ->
    [2] After { $span } away on turn, the other may end the game or let a bot stand in.
   *[other] After { $span } away on turn, the others may play on without that seat or let a bot stand in.
}
no-clock-runs = No clock runs.
time-and-more = Everybody has { $game } for the game, and { $move } more for each move.
time-for-the-game = Everybody has { $game } for the game.
time-for-each-move = Everybody has { $span } for each move.
holidays = Everybody may take { $span } of holidays.
strength-very-strong = very strong
strength-strong = strong
strength-practiced = practiced
strength-easy = easy
strength-gentle = gentle
measured = Measured { $figure }. Who has 100 more wins about 64 of 100 games.
rating-means = Rating in this game, on the scale of the bots
rating-provisional = Rating in this game, on the scale of the bots; provisional, until more games were played
level = level { $level }
your-opponent = Your opponent
player = Player { $number }
you-yourself = You
out-of-reach = The table cannot be reached right now. Try again in a moment.
server-could-not = The server could not do that ({ $status }). Try again in a moment.
no-notifications = This browser does not let the page show notifications.
it-is-your-turn = It is your turn.
who-starts = Who starts
start-by-lot = By lot
start-me = I start
start-other = My opponent starts
start-host = the host starts
start-you = you start
option-no = no
option-chosen = { $label }: { $choice }
turn-title = Your turn
both = { $before } and { $name }
you-there = { $name ->
   *[any] you
}
color = { $color ->
    [black] black
    [green] green
    [purple] purple
    [yellow] yellow
    [orange] orange
   *[red] red
}

## help: the keys and the help

how = Tap or click what is marked. Tap anything else on the board to learn why it is not allowed now.
board = Board
table = Table
finished-game = Finished game
everywhere = Everywhere
key-list = this list
key-theme = light, dark, or as the system
key-board = go to the board
key-rules = open the rules
key-log = open the log
key-back = take my last move back, or ask the others to
key-confirm = confirm what is sketched, or asked again
key-leave = leave, give up, or end the game
key-hints = show good moves, in games against bots
key-talk = open the talk
key-close = close what is open
key-step = a step back, a step on
key-home = the deal, the end
key-space = play the game by itself, or pause
key-mistake = the mistake before, the next one, once reviewed

## table

rule-of-line = The rule about this: { $rule }
rule-of-question = The rule about what is asked: { $rule }
cannot-be-shown = This table cannot be shown
to-lobby = To the lobby
laying-out = Laying out the table …
watching = watching
this-table-leave = This table: leave or end
leave-title = Leave or end (q)
take-back = Take back
ask-take-back = Ask to take back
take-back-title = Take my last move back (u)
hint = Hint
hint-title = Show me good moves (g)
log = Log
log-title = Log (l)
rules = Rules
talk = Talk
talk-new = Talk: { $count } new
talk-title = Talk (c)
close-it = Close
log-rules-talk = Log, rules and talk
beside-the-board = Beside the board
new = new
the-help = Help
question = Question
ask-take-back-title = Ask the others to let me take my last move back (u)
scoring = Scoring
play-again = Play again
play-on-from-here = Play on from here
review = Review
bot = Bot
branch-from-move = From the position after move { $number }, at a table of your own that does not count.
branch-from-deal = From the deal, at a table of your own that does not count.
i-play = I play
own-seat = my own seat
seat-of = the seat of { $name }
play-against-it = Play against it
alone-for-every-seat = Alone, for every seat
play-on = Play on
look-on = { $count ->
    [1] One looks on
   *[other] { $count } look on
}
name-you = { $name } (you)
sees-cards = sees a player’s cards
show-my-cards = Show my cards
show-no-more = Show no more
and-more = and { $count } more
clocks = Clocks
on-holiday = on holiday
no-result = No result
nobody-wins = Nobody wins
a-draw = A draw
shared-victory = Shared victory
you-win = You win
wins = { $name } wins
by-points = { $points ->
    [one] by { $points } point
   *[other] by { $points } points
}
want-again = { $count ->
   *[other] { $names } would like to play again.
}
to-the-next-game = To the next game
waiting-for-others = Waiting for the others …
replay = Replay
record = Record
save-as-page = Save as a page
saving-page = One moment …
save-as-page-title = One file with board, log, steps and review, which works without a server; it may take half a minute
luck-and-skill = Luck and skill of { $name }
the-cards-gave = The cards: { $gain }
the-moves-did = All moves: { $gain }
luck-and-skill-why = Of a hundred games, how many more or fewer end in a win: by what was dealt and drawn, and by what everybody did. From an even start both lines add up to the result.
deal-fair = Was the deal fair?
deal-fingerprint = Everything that chance decides here follows from one secret number. Its fingerprint was shown before the first move, so nobody could change the number later:
deal-number = The game is over, so here is the number itself:
check-it-here = Check it here
deal-later = The number is shown when the game is over. Then you can check it here.
deal-unchecked = This browser checks only pages that came over https. The record can be checked with “sandtable verify”.
deal-good = Checked: the number belongs to this fingerprint, so the deal was fixed before the first move.
deal-bad = The number does not belong to this fingerprint: this deal is not the one that was promised.
habit-twice = On touch, ask again before what cannot be taken back
habit-confirm = Let me sketch my turn and confirm it
habit-single = Where there is one answer only, and everybody knows it, give it for me
how-i-play = How I play, at every table
hints = Hints
only-move = The only move
good-moves = Good moves
thinking = Thinking …
close-hints = Close hints
chance-title = How likely you win after it
win-chance = Win chance
proved = Proved: { $verdict }.
play-it = Play it
looking-for-good-moves = Looking for good moves
a-game-of = A game of { $game }?
invites-you = { $name } invites you to a game of { $game }
somebody-invites-you = Somebody invites you to a game of { $game }
sit-down = Sit down
sit-on = Sit down on seat { $seat }
or-watch = Or stay here and watch.
table-ready = Your table is ready
send-this-link = { $open ->
    [1] Send this link to a friend. The game starts when your friend sits down.
   *[other] Send this link to a friend. The game starts when all seats are taken.
}
invitation-link = Invitation link
copied = Copied
copy = Copy
share = Share
share-position = Share this position
address-copied = The address is copied: send it to whoever should see this.
let-it-sit-down = Let it sit down
this-table = This table
let-it-play-for-me = Let it play for me
you-only-look-on = You only look on here.
among-the-players = Among the players
let-it-stand-in = Let it stand in
You = You
did-strongly = { STRONG($who) } { $text }
only-answer = the only answer, given by itself
what-happened = What happened so far
nothing-yet = Nothing has happened yet.
your-rating = Your rating
step-through = Step through the game
move = Move
after-moves = after { $position } of { $length } moves
to-the-deal = To the deal
a-step-back = A step back
pause = Pause
play-by-itself = Play by itself
a-step-on = A step on
to-the-end = To the end
cards-of = Cards of
those-i-saw = those I saw
looking-at-the-game = Looking at the game
looking-at-move = Looking at move { $number } of { $total }
go-on = Go on
mistake-before = Mistake before
mistake-before-title = Mistake before (,)
next-mistake = Next mistake
next-mistake-title = Next mistake (.)
costly-moves = { $count ->
    [one] { $count } move cost much
   *[other] { $count } moves cost much
}
no-mistake-so-far = No mistake so far
no-mistakes = No mistakes
only-my-moves = Only my moves
also-possible = Also possible
better = Better
step-and-compare = Step through the game: each move is compared with the best ones.
not-looked-at-yet = This move has not been looked at yet.
no-choice = There was no choice.
best-move = The best move.
as-good = As good as the best.
good-move = A good move, { $loss } behind the best.
gave-away = Gave away { $loss }.
mistake = A mistake: gave away { $loss }.
win-chances = Win chances. Arrow keys go from move to move.
search-the-rules = Search the rules
the-rules = The rules
rules-as-a-page = The rules as a page, with figures
no-rule-speaks = No rule speaks of “{ $search }”.
total = Total
seat-waiting = waiting for a player
seat-won = won
seat-left = left; a bot moves
seat-stood-in = a bot stands in
seat-to-move = to move
seat-absent = absent, on turn
seat-away = away
seat-your-turn = your turn
seat-thinking = thinking …
seat-on-turn = on turn
seat-program = a bot from elsewhere
seat-you = you
seat-bot = bot
open-seat = Open seat
points = Points:
are-you-sure = Are you sure?
not-simply-back = This cannot simply be taken back.
yes-do-it = Yes, do it
no = No
your-sketch = Your sketch
only-you-see = Only you see this yet: { $acts }.
sketched = you { $text }
confirm-title = Confirm my turn (y)
confirm-my-turn = Confirm my turn
one-step-back-title = One step back (u)
back = Back
start-over = Start over
sure = { $label }: sure?
allowed = This is allowed.
rule = Rule { $id }
after-move = After move { $number } of { $total }.
the-deal = The deal.
game-begins = The game begins when every seat is taken.
one-after-the-other = One after the other …
confirm-or-back = Confirm what you sketched, or go back.
did = { $who } { $text }.
you-ask = { $what ->
    [end] You ask { $names } to end the game.
    [hand] You ask { $names } to let somebody else have the seat.
   *[take-back] You ask { $names } to take the last move back.
}
never-mind = Never mind
i-agree = I agree
asks = { $what ->
    [end] { $name } asks to end the game.
    [hand] { $name } asks to let somebody else have the seat.
   *[take-back] { $name } asks to take the last move back.
}
you-have-left = You have left this game; a bot moves for your seat.
bot-plays-for-you = A bot plays for you.
i-am-back = I am back
seat-is-free = Your seat is free for whoever looks on and takes it.
keep-my-seat = Keep my seat
play-on-without = Play on without { $name }
end-i-win = End the game: I win
is-absent = { $name } is absent. You may wait, or let a bot stand in until { $name } is back.
would-let-you = { $name } would let you have the seat.
take-the-seat = Take the seat
only-bots-play = Only bots still play this round.
finish-the-round = Finish the round
cancel-invitation = Cancel the invitation
get-up = Get up
call-off = Call the game off
take-holidays = Take holidays ({ $left } left)
holidays-of = Days of holidays, of { $left }
ask-to-end = Ask to end the game
let-somebody-else = Let somebody else have my seat
give-up = Give up
the-house = The house
the-clock = The clock
absent-waits = { $count ->
    [one] { $names } is absent; the game waits.
   *[other] { $names } are absent; the game waits.
}
not-taken = The connection was lost, and your move did not arrive. Do it again.
look-again = The connection was lost. Look whether it was done; if not, ask for it again.
not-said = The connection was lost, and what you said did not arrive. It is still there: say it again.
sketch-lost = What you sketched is gone, and was not played.
rated-hint = This game is rated. With a hint it will not count any more.
to-room = { $room ->
    [bystanders] to those who look on
   *[players] to the players
}
say-something-to = { $room ->
    [bystanders] Say something to those who look on
   *[players] Say something to the players
}
without-talk = This table was made without talk.
talk-is-off = You have switched talk off, at all tables.
switch-it-on = Switch it on
what-was-said = What was said
about = About { $name }
mute-here = Mute here
block-everywhere = Block everywhere
report = Report
no-bystander-said = Nobody who looks on has said anything yet.
nobody-said = Nobody has said anything yet.
is-blocked = { $name } is blocked.
is-muted = { $name } is muted.
hear-again = Hear again
say-with-one-click = Say with one click
to-whom = To whom
say-something = Say something
say-it = Say it
no-talk-for-me = No talk for me

## start

seat-is-kept = A seat is kept, and the invitation stands in their lobby.
from-elsewhere = A bot that plays from elsewhere.
a-friend = A friend
a-friend-means = You get a link to send; the game starts when your friend sits down.
a-table-of = A table of { $game }
new-to = New to { $game }?
learn-by-playing = Learn it by playing
in-ten-minutes = , in about ten minutes.
players = Players
only-me = Only me
who-against-you = Who plays against you?
seat = Seat { $number }
more-options = More options
rated-option = Rated
rated-option-means = It counts for your rating, without hints.
make-invitation = Make the invitation
start = Start
how-we-play = How we play
clock = Clock
clock-none = None
clock-is-live = Live: minutes for the game
by-correspondence = By correspondence: days for each move
minutes-for-the-game = Minutes for the game
seconds-more = Seconds more for each move
days-for-each-move = Days for each move
days-of-holidays = Days of holidays in all
away-is-waited-for = Who is away on turn is waited for
who-may-look-on = Who may look on
watching-open = Everybody
watching-link = Who has the link
watching-nobody = Nobody
talk-at-the-table = Talk at the table

## alerts

how-told = When it is your turn and you do not look at the table, you are told: first by this page, then one way after the other, until one arrives.
a-sound = A sound, while the page is open
this-browser = This browser, even with the page closed
this-browser-registered = This browser, even with the page closed ({ $devices } registered)
register = Register
only-over-https = only over https
mail = Mail
mail-to = Mail to { $address }
add-address = add an address to your account first
no-mail = this house sends no mail
webhook = A webhook: ntfy, Discord or your own address
keep = Keep
quiet-hours = Quiet hours
quiet-from = Quiet from
until = until
quiet-until = Quiet until
send-test = Send me a test
an-alert = An alert
a-test = A test
alert-turn = Your turn
alert-test = Test
step = { $what ->
    [sending] being sent
    [sent] sent
    [failed] failed
    [arrived] arrived
    [seen] seen
    [shown] shown by the page
    [dropped] no longer needed
    [quiet] waits for the end of quiet hours
    [later] tried again later
    [unproved] not proved to have arrived
   *[made] made
}
way = { $way ->
    [push] this browser
    [mail] mail
    [webhook] webhook
   *[page] page
}

## account

passkey-known = This device holds a passkey of yours already.
no-passkey = No passkey was chosen.
your-account = Your account
sign-out-here = Sign out here? You come back by another device, a passkey, mail or a recovery code.
you-are-member = You are a member: known on every device listed here.
you-are-guest = You are a guest: only this browser knows you. Add another device, a passkey or recovery codes, and your games are yours wherever you go.
change-your-name = Change your name
the-house-door = The house
another-device = Another device
another-device-means = Take your name and your games to a phone or another computer: open the link there, or point its camera at the picture.
link-as-qr = The link as a QR code
link-good-once = It is good once, for { $minutes } minutes. Whoever has it is you: show it to nobody else.
make-a-new-link = Make a new link
show-a-link = Show a link
devices = Devices
this-one = this one
since-seen = since { $made }, seen { $seen }
sign-out = Sign out
passkeys = Passkeys
passkey-means = A passkey is kept by your device, or by whatever keeps your passwords. It signs you in by a touch, and works on this site only.
passkeys-need = Passkeys need a page that was served securely (https) under a name. Here, use a link or a recovery code.
since-used = since { $made }, used { $used }
since = since { $made }
remove = Remove
add-a-passkey = Add a passkey
mail-heading = Mail
mail-means = With an address you can come in by a code that is sent there.
recovery-codes = Recovery codes
codes-left = { $count ->
    [one] { $count } code is left. New ones take the place of the old.
   *[other] { $count } codes are left. New ones take the place of the old.
}
codes-mean = For the day when all your devices are gone: write them down. Each is good once.
shown-this-once = They are shown this once.
make-recovery-codes = Make recovery codes
take-or-leave = Take it with you, or leave
one-file = One file has everything that is kept about you, with the records of your games.
take-everything-out = Take everything out
or-delete = Or delete yourself: games under way are given up, and the finished ones stay with the others, under “somebody”. Nobody can bring that back.
type-your-name = Type your name
delete-everything = Delete everything about me
remove-bot = Remove { $name }? Its token is good no more. Its games are kept.
every-game = every game
your-bots = Your bots
bots-mean = A program of yours, in any language, plays here under its own name: give it a token, and whoever likes can challenge it.
connected = connected
not-connected = not connected
plays-with = plays { $games } with { $opponents ->
    [members] members
    [owner] you alone
   *[everybody] everybody
}
challenges = Challenges
challenges-of = Challenges that { $name } takes
new-token = New token
token-of = The token of { $name }. It is shown this once; whoever has it plays as this bot.
bots-new-name = The new bot’s name
its-name = Its name
make-a-bot = Make a bot
members-make-bots = Members make bots: add a passkey or recovery codes first.
your-mail-address = Your mail address
six-digits = The six digits of the letter
that-is-the-code = That is the code
send-me-a-code = Send me a code
another-address = Another address
member-already = You are a member already?
come-in-here = Come in here, and what you played in this browser comes along.
sign-in-with-passkey = Sign in with a passkey
a-recovery-code = A recovery code
use-it = Use it
use-this-device = Use this device, too
link-brings = This link brings your name and your games to this device. What you played here as a guest comes along.
come-in = Come in

## house

deed = { $what ->
    [mute] muted
    [unmute] let talk again
    [ban] banned
    [unban] let in again
    [rename] renamed
    [make-owner] gave the keys of the house to
    [unmake-owner] took the keys of the house from
    [close] ended the table
    [settle] settled
    [announce] announced
   *[other] { $what }
}
end-this-table = End this table for everybody? It will not count. Say why:
title = The house
for-owners = This page is for the owners of this house. The first one is made by the code that the server printed when it started.
the-code = The code
become-owner = Become the owner
figure = { $what ->
    [people] people with a name
    [members] members
    [online] here now
    [running] games under way
    [waiting] tables that wait
    [finished] games finished
    [finished_today] of them today
   *[reports] open reports
}
tell-everybody = Tell everybody
what-to-tell = What to tell
tell-example = The server stops at 20:00 for ten minutes.
for-how-long = For how long
for-minutes = { $count ->
   *[other] { $count } minutes
}
for-hours = { $count ->
   *[other] { $count } hours
}
for-a-day = a day
announce = Announce
take-it-back = Take it back
told-until = Told until { $time }: { $text }
reports = Reports
about-whom = about
at-this-table = at this table
settled = Settled
people = People
name = Name
search-by-name = Search by name
tables = Tables
end-it = End it
no-game = No game is under way.
what-owners-did = What owners did
another-name = Another name for { $name }:
why-banned = Why may { $name } not come in any more? They will read it.
rank = { $rank ->
    [owner] owner
    [member] member
   *[guest] guest
}
so-many-games = { $count ->
   *[other] { $count } games
}
muted = muted
banned = banned: { $reason }
rename = Rename
let-talk = Let talk
mute = Mute
let-in = Let in
ban = Ban
unmake-owner = No owner
make-owner = Make an owner
nobody-of-that-name = Nobody of that name has chosen one here.

## people

from-to = { $label }: from { $first } to { $last }
ratings = Ratings
game-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
provisional = provisional
how-rating-went = How the rating in { $game } went
a-person = A person
nobody-is-here = Nobody is here
this-is-you = This is you
is-here = Here now
is-not-here = Not here now
member-since = a member since { $day }
a-guest = a guest
games-finished = { $count ->
    [one] { $count } game finished
   *[other] { $count } games finished
}
you-follow = You follow
follow = Follow
challenge-to = Challenge to { $game }
game = Game
any = any
opponent = Opponent
anybody = anybody
result = Result
time = Time
result-won = won
result-drawn = drawn
result-lost = lost
result-alone = played alone
result-off = called off
result-running = not over yet
days-7 = this week
days-30 = this month
days-365 = this year
no-games-found = No games are found.
earlier-games = Earlier games
one-scale = People and bots on one scale: who has 400 more wins ten games to one. The bots were measured and stay where they are. Rated games count; a rating is provisional (?) until enough were played, and then it stands here.
bots-among-themselves = How bots do against each other stands on the bots’ ladder.
you-have = You:
still-provisional = still provisional
place = Place
name-column = Name
rating = Rating
games-column = Games
nobody-sure = Nobody’s rating is sure yet. Choose “Rated” when you start a table: a game against a bot counts, too.

## learn

lesson-do-it = Do it
keep-offline = Keep lessons, rules and puzzles on this device
keeping = { $percent } % are there …
kept-offline = Kept: the page, the lessons, the rules and twenty puzzles of each game open without a line now.
saved-games = Games saved on this device
forget-game = Remove
forget-this-game = Remove { $title } from this device
offline-otherwise = There is no line to the server. Without it only the move that was meant can be judged: look at what is shown by the lamp.
lessons-mean = A lesson takes a few minutes: you do each thing yourself, on the real board. The first lesson of each game ends with a whole game against the gentlest bot.
all-games = All games
done-of = { $done } of { $all } done
to-the-rules = Rules
minutes = { $minutes } min
done = done
no-lessons = There are no lessons for this game yet.
a-lesson = A lesson
lesson-over = The lesson is over
lesson-again = You can do it again whenever you like.
next-lesson = Next: { $title }
all-lessons = All lessons
the-rules-there = The rules
lesson-step = Step { $number } of { $total }
rules-named = Rules:
what-is-asked = What is asked
lesson-rule = Rule { $id }
show-me = Show me
end-the-lesson = End the lesson
lesson-on = Go on

## rules

rules-of = The rules of { $game }
the-rules-page = Rules
no-such-rules = No such rules
our-own-words = The rules in our own words. Every rule has a number that refusals and lessons name; what the rulebook leaves open and we decided is marked
ruling = ruling
search-rules = Search the rules
learn-by-doing = Learn it by doing
print = Print
chapters = Chapters
no-rule-found = No rule speaks of “{ $search }”.
ruling-said = ruling: { $said }
address-of-rule = The address of this rule
figure-before = The figure before
figure-of = { $number } of { $all }
next-figure = The next figure

## practice: puzzles, the deal of the day, duplicate matches

puzzles-title = Puzzles
puzzles-told = Positions from games of our bots. In Patterns exactly one move keeps the win; in Mandala and Mottainai one is clearly the best, whatever is hidden; in Mondo a world is to be finished without a mistake before the time is up. Your rating here is of puzzles alone, and the next one suits it.
puzzles-none = There are no puzzles here.
puzzles-wait = One moment …
puzzles-count = { $count } puzzles
puzzles-standing = Rating { $rating } · { $solved } of { $tried } solved
puzzles-solve = Solve
puzzles-solve-of = Solve puzzles of { $game }
puzzles-today = { $state ->
    [solved] Puzzle of the day: solved
    [tried] Puzzle of the day: tried
   *[new] Puzzle of the day
}
puzzles-today-of = Puzzle of the day of { $game }
puzzle-heading = Puzzle, { $game }
puzzle-heading-today = Puzzle of the day, { $game }
puzzle-asked = What is asked
puzzle-find = Find the best move.
puzzle-finish = Finish your world without a mistake.
puzzle-left = Time left
puzzle-seconds-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
puzzle-unhurried = Without the clock: this one does not count.
puzzle-rest = Without the clock
puzzle-offline = There is no line to the server: this puzzle was kept on your device, and it does not count.
puzzle-offline-otherwise = That cannot be done here now. Without a line to the server nobody tells why.
puzzle-rule = Rule { $rule }
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solved = Solved
puzzle-failed = Not this time
puzzle-rating = Your rating: { $rating } ({ $change })
puzzle-one-way = One way to do it
puzzle-others = Why the others fail
puzzle-theme = { $theme ->
    [blocking] Blocking
    [new-group] A new group
    [ending] Ending the game
    [swapping] Swapping
    [growing] Growing
    [claiming] Claiming
    [discarding] Discarding
    [completing] Completing a Mandala
    [building] Building
    [tasks] The choice of a task
    [works] Completing a work
    [powers] Using a work
    [floor] Taking from the floor
    [selling] Selling
    [praying] Praying
    [last-spaces] The last spaces
    [corner] A corner of the world
    [gap] A wide gap
   *[choices] A small choice
}
puzzle-difficulty = Difficulty { $rating }.
puzzle-level = Bots mostly find it from level { $level } on.
puzzle-level-none = No level of our bots finds it reliably.
puzzle-players = From a game of { $players }.
puzzle-record = Its record

# The deal of the day
daily-title = The deal of the day
daily-told = The same deal for everybody, against the same bot; Mondo is played alone, against its par. You have one try, without hints and without taking anything back. How all did is told tomorrow, with every game to step through and what the strongest bot did.
daily-of = { $game }, { $day }
daily-all = The deals of today
daily-new = not played yet
daily-begun = under way
daily-done = { $result ->
    [won] won with { $points } points
    [lost] lost with { $points } points
    [drawn] a draw with { $points } points
    [alone] { $points } points
   *[off] called off
}
daily-alone = alone
daily-against = against { $bot }
daily-count = { $count ->
    [0] Nobody has played it yet.
    [one] One player so far.
   *[other] { $count } players so far.
}
daily-play = Play
daily-play-of = Play the deal of the day of { $game }
daily-go-on = Go on
daily-look = Look at it
daily-yesterday = Yesterday
daily-yesterday-of = How everybody did yesterday in { $game }
daily-before = The day before
daily-working = One moment: the strongest bot may still be playing it …
daily-nobody = Nobody has finished this deal.
daily-you = { $name } (you)
daily-gave-up = gave up
daily-points = { $points } points
daily-score = { $points } : { $theirs } ({ $margin })
daily-best = { $bot }, the strongest bot: { $points }
daily-best-par = { $bot }, the strongest bot: { $points }. The par is { $par }.
daily-watch = Step through
daily-watch-of = Step through the game of { $name }
daily-watch-bot = What it did

# Duplicate matches
matches-title = Duplicate matches
matches-told = Two or more people play the same deals, each of them from both seats, against one bot or each other. Compared deal by deal, luck hardly counts.
match-new = A new match
match-game = Game
match-deals = Deals
match-rival = Against
match-each-other = each other
match-begin = Begin
match-yours = Your matches
match-size = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $people ->
    [one] one player
   *[other] { $people } players
}
match-left = { $count ->
    [one] one game to play
   *[other] { $count } games to play
}
match-played = all played
match-heading = Duplicate match, { $game }
match-against = { $deals ->
    [one] Everybody plays the same deal from both seats
   *[other] Everybody plays the same { $deals } deals from both seats
} against { $bot }.
match-among = { $deals ->
    [one] Every two play the same deal twice, with seats exchanged.
   *[other] Every two play the same { $deals } deals twice, with seats exchanged.
}
match-people = Players: { $people }
match-join = Join the match
match-invite = Copy the link for the others
match-copied = Copied: send it to the others
match-waits = The match begins when somebody else joins.
match-result = The result
match-so-far = So far, from the deals you have played
match-player = Player
match-games = Games
match-wins = Wins
match-ahead = Points ahead
match-number = { $number }
match-deal = Deal { $number }
match-pair = { $first } – { $second }
match-play = Play
match-hidden = played; you see it once you have played this deal
match-under-way = under way
match-to-play = to be played

## saved: a game in one file

saved-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
saved-nobody = Nobody won

## coach: the coach of a beginner

coach = Coach
coach-on = The coach looks at your moves and warns you of bad ones. Switch it off
coach-off = Switch the coach on: it warns you of bad moves
coach-rated = This game is rated. With the coach it will not count any more.
coach-wait = Wait:
coach-gives-away = this gives away much. Of a hundred games from here you would win about { $wins }, with the best move about { $best }.
coach-costs-points = { $points ->
    [one] this costs you about one point.
   *[other] this costs you about { $points } points.
}
coach-better = Better: { $act }.
coach-think-again = Think again
coach-play-anyway = Play it anyway
coach-mattered = What mattered: { $why }.
coach-was-better = What mattered: “{ $act }” would have been better. { $why }.
coach-close-word = Close the coach's word

## path: the path of lessons in the lobby

path-title = Your path
path-done = { $done } of { $count } lessons
path-next = Next: { $lesson }

## ladder: bots against each other

ladder-title = The bots’ ladder
ladder-about = Bots play each other on and on, every deal from every side. Who has 400 more wins ten games to one; ± is for 95 %.
ladder-leaderboards = People stand on the leaderboards.
ladder-none = No bots are rated here yet. Who runs this server begins a ladder with the command “sandtable ladder”.
ladder-standings = How they stand
ladder-deals = { $count ->
    [one] One deal so far, on { $when }.
   *[other] { $count } deals so far, the last on { $when }.
}
ladder-place = Place
ladder-bot = Bot
ladder-rating = Rating
ladder-range = From the lowest to the highest
ladder-games = Games
ladder-won = Won
ladder-thinks = Thinks
ladder-milliseconds = { NUMBER($count, maximumFractionDigits: 1) } ms
ladder-cross = Who took what from whom
ladder-took = { $first } took { $share } from { $second }, { $low } to { $high }, in { $games } games: show them
ladder-of-two = { $first } and { $second }
ladder-of-all = Games of all bots
ladder-last-games = The last games
ladder-deal = deal { $number }
ladder-step-through = Step through
ladder-step-through-game = Step through { $players }, deal { $number }
ladder-no-games = None of their games is kept.
ladder-one-moment = One moment …

## bots: which challenges a bot of one’s own takes

bot-a-bot = a bot
bot-challenges-to = Challenges to { $name }
bot-about = A challenge that fits is a game at once. One that does not is refused, and the person is told why.
bot-no-such-bot = You have no such bot. Your bots are on your account page.
bot-games = Games
bot-none-is-all = none chosen: all of them
bot-opponents = Who may challenge it
bot-opponents-everybody = Everybody
bot-opponents-members = Members
bot-opponents-owner = You alone
bot-clocks = Clocks
bot-clock-none = Without a clock
bot-clock-live = Live: minutes for the game
bot-clock-days = By correspondence: days for each move
bot-how-many = How many
bot-tables = Tables at once
bot-ask = The bot is asked each time, and answers by itself
bot-keep = Keep these rules
bot-kept = Kept. It counts from the next challenge on.
bot-your-account = Your account
bot-its-games = Its games
bot-one-moment = One moment …
