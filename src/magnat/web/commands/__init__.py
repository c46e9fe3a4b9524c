"""All that can be done at a table, each declared once: what is sent, who may, and what becomes of it."""

from magnat.web.commands.declared import COMMANDS, Asked, Click, Command, Decision, Nothing, Who
from magnat.web.commands.hosting import audience, end_unfinished, free, give_seat, list_table, mute, pause
from magnat.web.commands.playing import acts, bot_named, follow_guide, hand_over, keep_hand_down, orders, pace, resign, skip, standin, takeback, undo
from magnat.web.commands.seating import Again, Sitting, add_words, chat, person_name, play_again, settle, sit, start

__all__ = [
    "COMMANDS",
    "Again",
    "Asked",
    "Click",
    "Command",
    "Decision",
    "Nothing",
    "Sitting",
    "Who",
    "acts",
    "add_words",
    "audience",
    "bot_named",
    "chat",
    "end_unfinished",
    "follow_guide",
    "free",
    "give_seat",
    "hand_over",
    "keep_hand_down",
    "list_table",
    "mute",
    "orders",
    "pace",
    "pause",
    "person_name",
    "play_again",
    "resign",
    "settle",
    "sit",
    "skip",
    "standin",
    "start",
    "takeback",
    "undo",
]
