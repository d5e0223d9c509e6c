# What everything but the games says in English, the original. Ids are told in CONTRIBUTING.md.


## Sentences in general

you = you
player = player { $seat }
list-or = { $most } or { $last }
list-and = { $most } and { $last }
players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }


## Games: what cannot be read or asked for

wrong-word = { $word } is not a { $name }; there are { $words }
not-an-act = { $text } is not an act; write { $examples }
wrong-option = option { $name } is one of { $choices }, not { $value }
wrong-seed = a seed is one line of text without spaces around it, not { $seed }
wrong-seats = { $title } is for { $least } to { $most } players, not { $seats }
no-option = { $title } has no option { $name }; it has: { $names }
no-options = { $title } has no option { $name }; it has: none
option-start = Who starts: by lot, or a seat.


## Advice

no-par = this game has no par
nothing-to-decide = this seat has nothing to decide now
not-possible = { $act } is not possible now
no-adviser = there is no adviser for { $game }
why-improves = Improves your prospects by about { $points }
why-gives-up = Gives up about { $points } for now, for more later
why-keeps = Keeps the balance
verdict-draws = draws with best play
verdict-wins = wins by { $margin } with best play
verdict-loses = loses by { $margin } with best play
verdict-lost = loses by { $margin } whatever you do


## The course of a game: what people do to it from outside of its rules

reason-agreed = everybody agreed to end it
reason-called-off = it was called off
reason-closed = the house ended it
reason-gave-up = { $who } gave up
reason-ran-out = { $who } ran out of time
reason-left = { $who } left
told-take-back = took it back
told-take-back-agreed = took it back, as everybody agreed
told-resign = gave up
told-flag = ran out of time
told-leave = left the game
told-end = ended the game, as everybody agreed
told-abort = called the game off
told-stand-in = got a bot as a stand-in
told-return = came back
told-agree = agreed
told-decline = did not agree
told-withdrawn = thought better of it
told-offer = offered the seat to somebody else, as everybody agreed
told-hand = took over the seat
told-hint = asked for a hint: the game is not rated any more
told-close = ended the game
told-only = had one answer only, given by itself
asked-end = asked everybody to end the game
asked-hand = asked to let somebody else have the seat
asked-take-back = asked to take it back
told-holiday =
    { $days ->
        [one] took { $days } day of holidays
       *[other] took { $days } days of holidays
    }
ended-before = the game was ended before
no-seat = there is no seat { $seat }
no-way-back = the game cannot go back from entry { $start } to entry { $end }
no-such-deed = { $text } is nothing that can be done to a game


## At a table

game-over = The game is over: { $reason }.
not-shown = A move was stored, but cannot be shown to you. Open the table again in a while.
seats-waiting = Waiting for somebody to take the open seat.
unknown-language = This language is not spoken here; choose { $languages }.
no-lesson = there is no lesson { $name }


## The server: refusals, alerts, letters, by the part that says it

bystanders-closed = Only those who play may look at this table.
bystanders-gone = This bystander is not here any more.
bystanders-this-bystander-looks-on = This bystander looks on from another seat already.
bystanders-you-have-seen-a = You have seen a player’s cards, so you cannot play here.
passkeys-bad = This passkey does not fit this site, or the answer came too late. Try again.
passkeys-unknown = This passkey is not known here. Sign in another way, and add it anew.
passkeys-you-have-most-passkeys = You have { $most } passkeys; remove one first.
passkeys-this-passkey-is-known = This passkey is known here already.
joining-there-is-no-such = There is no such member any more.
letters-this-is-not-an = This is not an address that mail can be sent to.
letters-this-server-sends-no = This server sends no mail. Use a passkey, a link or a recovery code.
letters-the-letter-could-not = The letter could not be sent. Try again in a while.
letters-somebody-else-is-known = Somebody else is known by this address.
codes-unknown = This code is not known here, or it was used, or it is too old. Ask for a new one.
inquiry-ask-about-a-target = Ask about a target or about an act.
inquiry-this-is-allowed = This is allowed.
inquiry-only-a-finished-game = Only a finished game can be stepped through.
inquiry-this-game-has-number = This game has { $number } moves, not { $number2 }.
inquiry-this-game-has-seats = This game has { $seats } seats; there is no seat { $seat }.
origin-this-request-comes-from = This request comes from another site.
sketching-full = You have sketched { $most } moves; confirm them first.
advising-no-adviser = Nobody here can give advice on this game.
advising-not-now = It is not your turn: there is nothing to choose.
advising-unfair = Hints are for games against bots. Here they would be unfair to the others.
advising-same-deal = Others play the same deal. Hints would be unfair to them.
advising-not-over = A game is reviewed once it is over.
advising-no-par = Only a game alone has a par.
advising-too-fast = That is a lot of questions; wait a moment.
history-stale = Somebody acted in the meantime; look again.
history-full = This game has { $most } moves, as many as a table keeps. It cannot go on.
history-the-record-is-there = The record is there once the game is over.
flags-your-time-is-up = Your time is up.
handling-this-server-does-not = This server does not know such a message.
making-you-can-take-one = you can take one seat only
making-everybody-has-one-seat = everybody has one seat only
making-there-is-no-bot = there is no bot { $bot }; there are: { $bots }
making-title-keeps-its-own = { $title } keeps its own clock; leave the table's away
making-a-live-clock-needs = a live clock needs minutes, or seconds for each act
making-there-is-nobody-of = there is nobody of this handle to keep a seat for
school-api-nobody-has-written-a = Nobody has written a book of these rules yet.
school-api-there-is-no-game = There is no game { $name } here.
jobs-busy = Many questions are being answered right now. Try again in a moment.
jobs-another = Another question of yours is still being answered. Wait for it, or leave that table.
jobs-failed = This could not be worked out. The game is not affected; you may ask again.
jobs-slow = This took too long and was given up. The game is not affected; you may ask again.
branching-not-over = This game is still played; branch off once it is over.
branching-no-such = This game has no such move.
branching-ended = The game is over at this position; choose an earlier one.
branching-at-once = Here all act at once, so nobody can play for every seat; choose a bot.
desk-stranger = Open the page first: it gives you a name.
desk-an-owner-of-this = An owner of this house does not let you in any more: { $why }
desk-that-is-a-lot-of-names = That is a lot of names; wait a moment.
desk-that-is-a-lot-at-once = That is a lot at once; wait a moment.
desk-that-is-a-lot-of-records = That is a lot of records; wait a moment.
desk-that-is-a-lot-of-tables = That is a lot of tables; wait a moment.
desk-you-have-taken-everything = You have taken everything out already; wait a few minutes.
desk-that-are-a-lot = That are a lot of tries; wait a minute.
desk-a-letter-was-sent = A letter was sent already; wait a few minutes for another.
protocol-a-message-has-at = A message has at most { $most } bytes; this one has { $size }.
protocol-this-message-cannot-be = This message cannot be read: { $problem }.
standings-there-is-no-game = there is no game { $game }; there are: { $games }
counting-a-game-is-rated = a game is rated with two or more players
counting-the-strength-of-title = the strength of { $title } in { $title2 } was never measured, so a game with it cannot be rated
identity-api-type-your-own-name = Type your own name as it stands here, to delete everything about you.
people-api-a-record-is-a = A record is a text file; this is none.
people-api-this-record-cannot-be = This record cannot be opened: { $problem }.
tables-unknown = There is no such table.
tables-damaged = The log of this table cannot be replayed. It is kept as it is; all others go on.
tables-this-game-was-begun = This game was begun with { $age } rules of { $title } (version { $rules }; here it is { $ours }), and its log does not fit these. It is kept as it is.
sockets-too-many-messages-wait = Too many messages; wait a moment.
sockets-open-this-table-first = Open this table first.
names-a-name-has-1 = A name has 1 to { $most } characters; this one has { $name }.
ladders-there-is-no-ladder = There is no ladder of this game yet. `sandtable ladder` begins one.
library-no-page-of-games = no page of games ends at { $mark }
library-a-result-is-one = a result is one of { $results }, not { $result }
failures-sorry = Something went wrong on the server; nothing was changed. Try again.
failures-not-kept = There is a text or a number in this that no database can keep.
failures-nothing-can-be-stored = Nothing can be stored right now: { $meaning }. Nothing was changed; try again.
failures-this-request-cannot-be = This request cannot be read.
api-there-is-nothing-here = There is nothing here.
leaving-over = The game is over.
leaving-gone = You have left this game.
leaving-once = You have asked for this already; ask again after the next move.
leaving-nobody-asks = Nobody asks you anything.
leaving-rated = This game is rated: you play it yourself. You can give up, or ask to end it.
leaving-the-game-has-begun = The game has begun; you can give up instead.
leaving-somebody-has-acted-twice = Somebody has acted twice already; you can give up, or ask to end it.
leaving-a-bot-plays-for = A bot plays for this seat already.
leaving-you-play-your-seat = You play your seat already.
leaving-this-is-your-own = This is your own seat; you can give up.
leaving-holidays-are-for-games = Holidays are for games by correspondence.
leaving-you-have-seat-days = You have { $seat } days of holidays left here.
leaving-a-round-is-finished = A round is finished at once when only bots still play.
leaving-nobody-is-absent-there = Nobody is absent there for as long as this table waits.
leaving-there-is-nothing-of = There is nothing of yours that can be taken back.
leaving-something-is-asked-already = Something is asked already; it has to be answered first.
leaving-a-bot-plays-for-2 = A bot plays for you now; say that you are back first.
playing-a-page-shows-at = A page shows at most { $most } tables; leave one first.
slips-gone = The game went on; what you sketched is gone.
slips-no-sketch = There is no sketch of yours here; move first.
turns-failed = This bot cannot think right now. It tries again, or you choose another one for its seat.
turns-gone = This bot is not here any more. Choose another one for its seat.
title-player = player { $seat }
seats-twin = the other side
seats-you-do-not-sit = You do not sit at this table.
seats-there-is-no-bot = There is no bot { $bot }; there are: { $bots }.
seats-this-seat-is-taken = This seat is taken.
seats-no-seat-is-kept = No seat is kept for you at this table.
seats-you-sit-at-this = You sit at this table already.
seats-this-seat-is-kept = This seat is kept for { $invited }.
seats-only-a-bot-that = Only a bot that does not play can be replaced by another.
seats-somebody-else-sat-down = Somebody else sat down there first.
accounts-unknown = This token is not known here, or it was withdrawn. Make a new one on the account page.
accounts-elsewhere = A bot’s token is good for /api/bot and /api/games only.
accounts-no-bot = You have no such bot.
accounts-you-have-most-bots = You have { $most } bots; remove one first.
accounts-this-bot-or-its = This bot or its owner was banned from this server.
line-not-for-bots = Bots say only: sit, decline, act, why, resign, abort, answer, rematch.
rules-name-does-not-play = { $name } does not play { $title }. It plays: { $games }.
rules-name-plays-only-played = { $name } plays only { $played }. Choose another clock.
rules-name-is-not-here = { $name } is not here now. Try later, or play by correspondence.
rules-name-plays-only-with = { $name } plays only with its owner.
rules-name-plays-only-with-2 = { $name } plays only with members. Become one on your account page.
rules-name-plays-at-tables = { $name } plays at { $tables } tables already. Try again when one is free.
rules-this-bot-does-not = This bot does not play here any more; choose another opponent.
routes-no-token = Send the token of a bot account: “Authorization: Bearer sandtable_bot_…”.
routes-no-room = There are too many connections from your address; close one first.
routes-only-members-make-bots = Only members make bots: add a passkey or recovery codes first.
routes-there-is-no-game = There is no game { $name }; there are: { $known }.
register-not-yours = This page is for the owners of this house.
ruling-another-owner-can-do = Another owner can do this to you; you cannot do it yourself.
ruling-say-why-whoever-may = Say why: whoever may not come in any more reads it.
ruling-there-is-nobody-of = There is nobody of this address.
ruling-this-report-is-settled = This report is settled already.
handlers-the-table-is-ended = The table is ended.
table-a-rematch-comes-after = A rematch comes after the game.
alert-no-way = Choose a way first: this browser, mail or a webhook.
alert-there-is-no-address = There is no address of yours yet: add one to your account first.
alert-your-turn-at-tables = Your turn at { $tables } tables
alert-you-are-waited-for = You are waited for in { $games }.
alert-a-test-of-the = A test of the alerts
alert-this-is-how-you = This is how you will hear that it is your turn.
alert-your-turn-in-game = Your turn in { $game }
alert-your-move-is-waited = Your move is waited for.
alert-private = This address is in a private network, where this server sends nothing.
alert-bad-url = This is not an address that begins with https:// and names a site.
alert-there-is-no-site = There is no site { $host }.
alert-it-did-not-answer = It did not answer in time.
alert-it-could-not-be = It could not be reached ({ $kind }).
alert-quiet-hours-are-times = Quiet hours are times such as 22:00 and 07:30, in a zone such as Europe/Berlin.
alert-foot = You get this letter because you asked for it. In Alerts at the table you can change that.
alert-the-mail-server = the mail server
alert-the-mail-server-did = The mail server did not take it.
alert-one-browsers-push-service = one browser’s push service
alert-the-push-services-of = the push services of { $taken } browsers
alert-this-browser-is-not = This browser is not registered any more.
alert-the-push-service-answered = The push service answered { $status }.
alert-no-browser-is-registered = No browser is registered.
alert-this-browsers-keys-cannot = This browser’s keys cannot be used.
alert-the-turn-was-over = The turn was over.
alert-the-table-is-looked = The table is looked at.
alert-taken-by-taker = Taken by { $taker }.
alert-no-way-is-left = No way is left to try.
alert-no-way-took-it = No way took it.
together-away = This table cannot be reached right now. Nothing was changed; try again.
archive-a-table-keeps-at = a table keeps at most { $most } acts; this record has { $entries }
archive-only-a-finished-game = only a finished game can be kept as a table to step through
archive-the-record-has-seats = the record has { $seats } seats, but there are { $names } names
archive-there-is-no-game = there is no game { $name }; there are: { $known }
words-there-is-nothing-to = There is nothing to say in this message.
words-say-it-in-most = Say it in { $most } characters; this has { $words }.
words-links-cannot-be-sent = Links cannot be sent here. (After a full stop comes a space.)
handlers-reported = Thank you. The owners of this house will look at it.
handlers-that-is-a-lot = That is a lot of words; wait a moment.
handlers-that-is-a-lot-2 = That is a lot of reports; wait a while.
room-full = { $most } lines were said at this table, as many as it keeps.
room-no-talk = There is no talk at this table; it was made so.
room-hushed = You have switched talk off. Switch it on again to say something.
room-follows = You see a player’s cards. Speak once the game is over.
room-muted = An owner of this house has muted you: you can play, but not talk.
room-not-here = Nobody of that name was heard at this table.
room-only-those-who-play = Only those who play speak here.
room-players-speak-with-those = Players speak with those who look on once the game is over.
room-you-have-muted-most = You have muted { $most } people; hear one of them again first.
directory-you-need-not-follow = You need not follow yourself.
directory-you-follow-most-people = You follow { $most } people; let one go first.
saving-not-over = A game can be saved as a page once it is over.
saving-not-built = Games cannot be saved as pages here: the page was not built. The record can be saved.
saving-needs-script = This page draws a game of { $game }; for that it needs JavaScript.
coaching-past = Somebody acted in the meantime.
coaching-too-long = An act has at most { $most } characters.
match-unknown = There is no such match.
match-full = A match is for at most { $most } people.
match-not-yours = This game is not yours to play: join the match first.
match-no-bot = There is no bot { $bot } of { $game }.
match-none-of = There are no duplicate matches of { $game }.
match-no-such-game = This match has no such game.
daily-not-yet = How everybody did is told tomorrow.
daily-no-day = There is no such day here; the last { $kept } are kept.
daily-none-of = There is no deal of the day of { $game }.
leaving-same-deal = Others play the same deal: here nothing is taken back.
practice-none = There are no puzzles of this game.
practice-no-puzzle = There is no such puzzle.
practice-do-not-fit = These acts do not fit the puzzle: { $problem }.
practice-time-up = The time is up.
practice-wins-about = Wins about { $percent } of 100 such games
practice-answered = { $verdict }: the answer is “{ $reply }”
crowded = Bots are thinking at { $tables } tables of yours already. Let them finish, or join these tables first.
clock-none = without a clock
clock-live = by a live clock
clock-days = by correspondence
letter-subject = Your code for Sandtable: { $digits }
letter-text =
    Your code for Sandtable is { $digits }. It is good for ten minutes.

    If you did not ask for it, somebody may have mistyped an address: do nothing, and nothing happens.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-i-am-back = I am back.
phrase-have-to-go = Sorry, I have to go.
phrase-thank-you = Thank you for the game!
phrase-another-one = Another one?
phrase-good-night = Good night!


## Bots

level-1 = Drifting Sand
    .whom = For a first game.
level-2 = Curious Crane
    .whom = For a second one.
level-3 = Quick Hand
    .whom = For everybody who has played a few times.
level-4 = Steady Rake
    .whom = Punishes carelessness.
level-5 = Deep Garden
    .whom = For those who win often.
level-6 = Still Mind
    .whom = Hard to beat.
level-7 = Patient Master
    .whom = For those who beat all others.
level-8 = Mountain Master
    .whom = The strongest we have, and in no hurry.
bot-thinks-random = Plays just anything
bot-thinks-newcomer = Looks at its own cards only, overlooks what a move gives to others, and misjudges what things are worth
bot-thinks-greedy = Looks no further than its own next move
bot-thinks-search = Thinks ahead and imagines what it cannot see
bot-thinks-learned = Has learned by playing against itself, and thinks far ahead
bot-text =
    { $slips ->
        [often] { $whom } { $how }, and more often than not plays something else by mistake.
        [sometimes] { $whom } { $how }, and now and then plays something else by mistake.
        [rarely] { $whom } { $how }, and rarely slips.
       *[never] { $whom } { $how }.
    }
bot-from-outside = A player from outside.
long-ladder = a ladder has at most { $most } rungs, not { $rungs }
no-bot = { $title } has no bot { $bot }; it has: { $bots }


## What is wrong with the database, where it concerns everybody

trouble-disk-full = the disk is full
trouble-disk-broken = the disk cannot be read or written
trouble-locked = another program holds the database locked
trouble-read-only = the database may not be written
trouble-not-opened = the database file cannot be opened
trouble-not-sqlite = this is not an SQLite database
trouble-damaged = the database file is damaged
trouble-password = the database refuses this user or password
trouble-no-answer = the database does not answer
trouble-unknown-host = the database's host is unknown
trouble-no-database = there is no such database
trouble-stopped = the database was stopped
trouble-disk-read-only = the disk may not be written
trouble-no-right = its folder or file may not be written
trouble-no-folder = its folder does not exist
trouble-is-folder = it is a folder
trouble-too-many-files = too many files and connections are open


## The terminal

no-such-seat = there is no seat { $seat }; seats count from 0
option-form = an option is NAME=VALUE, not { $text }
terminal-begins = { $title }. You have seat { $seat }. { $help }
terminal-help = an act or its number · acts: what is legal · why <act>: the rule against it · board · rules [words] · quit
terminal-help-par = an act or its number · acts: what is legal · why <act>: the rule against it · board · rules [words] · quit · par: the fewest minus points that were found possible
terminal-unreadable = { $problem }. Type “help” for what you can type.
terminal-refused = Not allowed, { $rule }: { $text }
terminal-allowed = That is allowed.
terminal-too-late = The time was up before that.
terminal-no-rule = No rule has these words.
terminal-looking = looking for the best board
terminal-par =
    { $points ->
        [0] Par: no minus points.
       *[other] Par: { $points } minus points.
    }
terminal-par-board =
    { $points ->
        [0] Par: no minus points. This board has them:
       *[other] Par: { $points } minus points. This board has them:
    }
terminal-win = You win, { $points }.
terminal-lose = You lose, { $points }.
terminal-draw = A draw, { $points }.
terminal-no-language = { $language } is not spoken here; there are { $languages }
log-you = You { $line }.
log-player = Player { $seat } { $line }.


## Lessons

lesson-you = you
lesson-other = your opponent
lesson-line = { $who } { $line }.
lesson-not-asked = That is allowed, but it is not what is asked here.
lesson-is-over = this lesson is over
lesson-asks-act = step { $step } of this lesson asks for an act
lesson-asks-nothing = step { $step } of this lesson asks for nothing
lesson-problem = step { $step } of this lesson: { $problem }
lesson-not-on = step { $step } of this lesson does not go on with “{ $act }”
lesson-no-position = the first step of a lesson has a position
lesson-over = The lesson is over.
lesson-over-more = The lesson is over. There are more:
lesson-listed = { $title }, { $minutes } minutes. { $about }
lesson-help = an act · acts: what is legal · show: what was meant · board · quit
lesson-enter = Enter to go on
lesson-enter-plays = Enter plays it, anything else ends the lesson.
lesson-example = For example: { $act }
lesson-right = Right.
