"""Tables for people: check, then store, then show.

app.py       all parts put together as one ASGI application; the settings
serve.py     the command: a port, a line with the address, the browser
api.py       HTTP: who I am, which games there are, tables, records
sockets.py   one WebSocket a page: limits, messages in, messages out
protocol.py  every message as a type (docs/protocol.md)
tables.py    all tables: found, made, played again, put to sleep
table.py     one table: its seats, its one door for acts, who looks on
reader.py    what one seat, or everybody who only watches, gets to know
steps.py     one act as a step from a state to the next
bots.py      bots think in worker processes
jobs.py      long questions, answered in worker processes part by part
advising.py  hints, and reviews of finished games
clock.py     the time of a table, and its alarm
store.py     the log on disk: one writer thread, many acts a commit
accounts.py  guests: signed cookies and names
limits.py    how often is too often
pages.py     the built client
"""

from sandtable.server.serve import serve

__all__ = ["serve"]
