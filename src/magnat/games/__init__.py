"""The games, one folder each; see `magnat.core.game` for what a game consists of."""
