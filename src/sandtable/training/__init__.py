"""Bots that learn by playing themselves: `sandtable train mandala --to runs/mandala`.

command.py    `sandtable train`
settings.py   what a training depends on, a TOML file; usual/ has that of each game
run.py        generation after generation in a folder: play, learn, test, take over if stronger
selfplay.py   games of a search against itself
games.py      those games as files
positions.py  what a net is shown of them, and what it should say
model.py      the nets in PyTorch
fitting.py    how they learn
export.py     the same in whole numbers, for play
curves.py     how a training goes, as a picture

PyTorch is needed for this alone (the extra `train`): nets are played by `sandtable.players.nets`.
"""
