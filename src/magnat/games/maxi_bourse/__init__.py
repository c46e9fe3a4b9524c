"""Maxi Bourse International, by Marc-Eric Gervais, Pascale Loiseau and Daniel Volpilhac: sessions, falling sales, auctions, rumours. See RULES.md."""

VERSION = 1  # of the rules: raised when a saved game would replay differently
