"""Order in the house: who owns it, what owners see and decide, and what is written down about that.

code.py      the code that makes the first owner
register.py  what owners see
ruling.py    what owners do
handlers.py  ending a table, wherever it lives
routes.py    all of it over HTTP
"""
