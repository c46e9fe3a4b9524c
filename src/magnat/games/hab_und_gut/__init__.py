"""Hab & Gut, by Carlo A. Rossi (2008): shares, charity, and half of the future market in sight. See RULES.md."""

VERSION = 1  # of the rules: raised when a saved game would replay differently
