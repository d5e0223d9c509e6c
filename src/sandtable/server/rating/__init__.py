"""Ratings of people and bots on one scale in each game.

scale.py      how a game changes what is known about its players
counting.py   which games count, and who was better in them
rater.py      rates finished games, each once
standings.py  leaderboards, and how somebody's rating went
"""
