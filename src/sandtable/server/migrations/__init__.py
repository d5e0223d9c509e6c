"""How the tables of the database came to be what they are: one step a file in versions/, by Alembic.

A step that was ever released stays as it is. To change the tables: change schema.py, and add a step.
"""
