"""Talk at a table: kept with it, never in a record.

words.py     what may be said
keeping.py   in the database: what was said, who hears whom, reports
room.py      the talk of one table
handlers.py  what a page wants of it
"""
