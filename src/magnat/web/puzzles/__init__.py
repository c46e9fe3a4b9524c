"""Puzzles on a server: which there are, the one of the day, how answers are judged, and the ratings of solvers and puzzles."""
