"""Puzzles on a server: which are there, the one of the day, how they are judged, and the ratings of who solves them and of the puzzles."""
