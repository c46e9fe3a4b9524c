"""Reminders: the word that it is somebody's turn, sent by Web Push to devices whose owners have asked for it."""
