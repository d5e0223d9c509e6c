"""Bots against bots: how strong a player is, as a measured figure.

match.py     what is to be played: who, how often, on which deals; the fixed list of jobs
play.py      one game between players, a pure function of its job
workers.py   games in worker processes
cluster.py   games on a Ray cluster
run.py       a whole match: results in order, stopped early by a sequential test
tally.py     wins, shares with confidence intervals, points, times
ratings.py   Bradley–Terry ratings with their errors
sprt.py      the sequential probability ratio test over pairs of games
show.py      the live table
report.py    results as JSON, games as records
plot.py      results as a picture
command.py   `sandtable arena`

A deal is played once in every rotation of the seats, so that luck in the deal weighs on everybody
alike; shares, ratings and the test count deals, not games. See docs/strength.md.
"""
