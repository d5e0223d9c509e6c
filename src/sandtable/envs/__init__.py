"""The games as environments of the libraries that people learn with. Each needs its extra.

sitting.py     a game under way, with one seat asked at a time
pettingzoo.py  AEC for every game, Parallel for those where all act at once   (sandtable[pettingzoo])
gymnasium.py   one seat against bots, alone or many at once                   (sandtable[gymnasium])
openspiel.py   registered Python games: python_sandtable_<game>               (sandtable[openspiel])
conformance.py our conformance suite on each face, `sandtable.vector` too

Versions of environments are those of the rules. See docs/learning.md.
"""
