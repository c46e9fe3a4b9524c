"""Magnat: five classic games of trade and finance."""

__version__ = "1.0.0.dev0"
