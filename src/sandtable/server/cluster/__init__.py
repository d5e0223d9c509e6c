"""Several processes that serve one database, on one machine or on several.

A table lives in one process at a time. That process has its state, its clock and its bots, and shows every act; the
others pass on what their pages ask.

leases.py    which process has a table: kept in the database, with a number that fences off the one before
bus.py       messages between processes, by streams of Redis; nothing that is to be kept goes there
member.py    one process of a crew
messages.py  what they say to each other
together.py  where a page's message is carried out, and how what is shown comes back
whereabouts.py  who is at which process, and the figures of all
stand_in.py  a page at the process that has its table, while its socket is at another
crew.py      `sandtable serve --processes`: starts them, starts one anew that died, ends them one by one

Every message of a page names its table, and is carried out by the same handler in whichever process has that table: a
new kind of message about a table needs nothing here. Its handler finds the table by `page.tables.find` before it
does anything else, answers by `page.send`, and writes about the table by `store.write_about`, which refuses the
write of a process that has lost the table in the meantime.
"""
