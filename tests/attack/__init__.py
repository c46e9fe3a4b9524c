"""Attacks on a server, bounded and on this machine alone: what it was once brought down with, and what is like it."""
