"""Bots in any language that play from elsewhere, over HTTP or a WebSocket.

accounts.py  bot accounts: made, listed, withdrawn; a token each, of which a digest is kept
rules.py     whether a challenge fits what a bot's rules say
line.py      a bot that is connected: it is led to its tables and hears of challenges
routes.py    HTTP and the WebSocket
command.py   an account of the house, by command
describe.py  the same as OpenAPI and AsyncAPI, for docs/
"""
