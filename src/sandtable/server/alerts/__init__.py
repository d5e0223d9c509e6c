"""Alerts: "it is your turn", for those who do not look at the table. Each is followed until somebody has seen it.

An alert is made in the same write as the act that calls for it, so that none is lost. One task sends what is due,
by one way after the other, until a way is proved to have arrived. What is sent again after a kill has the same name,
so that nobody is told twice.

keeping.py   in the database
sender.py    the task
message.py   what is sent
ways.py      what a way is: push.py, letter.py, webhook.py
guard.py     out into the world, but never into the private network
quiet.py     hours in which nobody is disturbed
chosen.py    what somebody chose
routes.py    HTTP
"""
