"""Games of any players as data: written as Parquet while they are played, and read again in parts.

    sandtable games make mandala --players level2 random --games 1000 --to games.parquet

command.py  `sandtable games make`
making.py   plays a match and writes a row for each act
reading.py  streams what was written

A row has `game` (its number), `act` (its place in it), `seat`, `player`, `seats`, `observation` and `mask`
(bytes, see docs/encodings.md), `view` (JSON), `action`, `text` and `result` (1 a win, 0 a loss, a share
for a shared win). What all rows share stands in the file's metadata: game, version of the rules, players,
options, seed.
"""
