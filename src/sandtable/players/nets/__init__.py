"""Small nets that were trained (`sandtable.training`), and run here in compiled code without any framework.

encoder.py  what a net looks at, as lists of rows
net.py      a net in whole numbers
guide.py    two of them guide a search, and how it uses them
file.py     nets as files
"""
