"""Searches, compiled together with the rules."""
