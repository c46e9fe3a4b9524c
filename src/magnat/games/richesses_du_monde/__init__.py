"""Richesses du Monde, by Christian Pachis: exploitation titles, monopolies, royalties, auctions and mergers. See RULES.md."""

VERSION = 1  # of the rules: raised when a saved game would replay differently
