"""Reminders: the word that it is somebody's turn, sent by Web Push to devices whose owners have asked for it."""

from magnat.web.reminders.letters import Letter, Outcome, WrongKeys, reminder_text
from magnat.web.reminders.postman import Postman
from magnat.web.reminders.reach import OutOfReach
from magnat.web.reminders.terms import Terms, contact_of

__all__ = ["Letter", "OutOfReach", "Outcome", "Postman", "Terms", "WrongKeys", "contact_of", "reminder_text"]
