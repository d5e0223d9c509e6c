"""Mondo at a human pace: how a bot sees the heap, plans its board, and how long it takes for that."""
