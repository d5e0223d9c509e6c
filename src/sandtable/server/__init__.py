"""Tables for people: check, then store, then show.

serve.py     the command: a port, a line with the address, the browser
settings.py  what can be chosen: by file, environment and command line
app.py       all parts put together as one ASGI application
wire.py      connections as they come from the network, and their limits
front.py     around the application: HEAD, names of requests, figures
api.py       HTTP: who I am, which games there are, tables, records (desk.py, lobby.py, health.py, pages.py)
description.py  all of that as OpenAPI
sockets.py   one WebSocket a page: messages in, messages out (outbox.py, asking.py)
protocol/    every message as a type (docs/protocol.md)
handling.py  which function carries out which message; playing.py: those about a table
tables.py    all tables: found, made (making.py), played again, put to sleep
table.py     one table, put together from its parts:
history.py     its log, and the state the log leads to
seats.py       who sits there
audience.py    who looks on, and what they are shown
door.py        where acts enter: check, then store, then show
alarm.py       the clock's acts
turns.py       the bots' acts
rematch.py     playing again
inquiry.py     why an act is not allowed, and how a finished game was (frames.py)
grabs.py       whose wish was first, where all act at once (delay.py)
bystanders.py  who may look on, and whose cards they see
talk/          what is said
slips.py       what is asked twice, sketched first (sketching.py), or answered by itself (habits.py)
alerts/      that it is somebody's turn, told and proved to have arrived
leaving.py     coming and going from outside of the rules (absence.py, departures.py)
taking_back.py taking an act back, by what anybody has learned since
timing.py      the players' clocks; flags.py: whose time is up
reader.py    what one seat, or everybody who only watches, gets to know; changes.py: what changed since
bots.py      bots think in worker processes; fair.py is whose turn it is
jobs.py      long questions, answered in worker processes part by part
advising.py  hints, and reviews of finished games; coaching.py: the coach of a beginner
clock.py     the time of a table, and its alarm
database.py  the database: opened, locked (lock.py), carried over (carrying.py, migrations/), its troubles in words
schema.py    its tables
sqlite.py    files of SQLite: private, durable, copied whole; backup.py copies and restores them
moving.py    databases copied to another kind; upgrade.py looks whether games would go on with this version
store.py     people, tables and logs, written and read
writer.py    one writer thread, many acts a commit
archive.py   finished games from elsewhere as tables; saving.py: one as a page that needs no server
accounts.py  guests: signed cookies; names.py, visitors.py, origin.py: who comes, and from where
identity/    how people are known again (identity_api.py); handles.py, directory.py: as others see them
library.py   all games of a person
rating/      ratings of people and bots
remote/      bots from elsewhere
cluster/     several processes at one database; alone.py is the same for one
practice/    puzzles
duplicate/   the deal of the day, and duplicate matches
preferences.py  what somebody chose for every table
capacity.py  how many tables a machine holds, measured with simulated people (crowding.py)
limits.py    how often is too often; crowd.py: how many tables with bots are too many
failures.py  what people and operators are told when something goes wrong; troubles.py: with a database
mail.py      letters
matching.py  play now, with whoever would like to; results.py, presence.py, people_api.py: people and their games
logs.py      what the operator reads; metrics.py: figures for Prometheus
"""

from sandtable.server.serve import serve

__all__ = ["serve"]
