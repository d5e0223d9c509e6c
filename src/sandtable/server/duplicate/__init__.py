"""The same deal for many: luck taken out.

dealing.py    tables with a deal that others play, too
daily.py      the deal of the day: one try for everybody, and how all did tomorrow
strongest.py  what the strongest bot does with a deal
match.py      duplicate matches: the same deals with seats exchanged, compared deal by deal
routes.py     over HTTP
"""
