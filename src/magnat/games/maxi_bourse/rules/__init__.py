"""Maxi Bourse International as it is played, one file a chapter. `may_x` says why x is refused, or 0; `x` does it and says what follows."""
