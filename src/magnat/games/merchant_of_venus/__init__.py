"""Merchant of Venus, the Classic game, by Richard Hamblen (1988): a star map, hidden cultures, trade. See RULES.md."""

VERSION = 1  # of the rules: raised when a saved game would replay differently
