"""Venture, by Sid Sackson (1969), also played as Die Bosse and Riche ou Pauvre: takeovers, conglomerates, raids. See RULES.md."""

VERSION = 2  # of the rules: raised when a saved game would replay differently
