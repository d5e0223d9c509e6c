# What the table of Plain says, in English.
keys-move = from answer to answer
none = none
hidden = hidden
yes = yes
no = no
what-you-may-do = What you may do
points = Points
you = You

## entry

tagline = A guest at this table. It is played with words: what you know is listed, and what you may do has a button each.
