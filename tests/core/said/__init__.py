"""Sentences that the program and the page say alike: cases.json has them, each with what is to be said and how it is said.

`python -m tests.core.said` writes the file anew from matches among bots, as the program says it.
"""
