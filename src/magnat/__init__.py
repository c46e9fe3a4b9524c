"""Magnat: five classic games of trade and finance."""
