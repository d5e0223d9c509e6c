"""Puzzles for people.

stream.py   which puzzle comes next, and the rating that decides it
giving.py   a puzzle as its reader sees it, an attempt at it, and what is told afterwards
routes.py   over HTTP
"""
