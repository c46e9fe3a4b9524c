"""All that can be done at a table, each declared once: what is sent, who may, and what becomes of it."""

from magnat.web.commands.declared import COMMANDS, Asked, Click, Command, Decision, Nothing, Who
from magnat.web.commands.hosting import (
    Agreement,
    agree,
    audience,
    end_unfinished,
    free,
    give_seat,
    list_table,
    mute,
    pause,
    set_player,
    swap,
    unseal,
)
from magnat.web.commands.playing import (
    acts,
    bot_named,
    check_levels,
    cover,
    follow_guide,
    hand_over,
    holiday,
    keep_hand_down,
    orders,
    pace,
    resign,
    skip,
    standin,
    takeback,
    undo,
)
from magnat.web.commands.seating import Again, Sitting, add_words, chat, person_name, play_again, settle, sit, stand, start

__all__ = [
    "COMMANDS", "Again", "Agreement", "Asked", "Click", "Command", "Decision", "Nothing", "Sitting", "Who", "acts", "add_words", "agree",
    "audience", "bot_named", "chat", "check_levels", "cover", "end_unfinished", "follow_guide", "free", "give_seat", "hand_over", "holiday",
    "keep_hand_down", "list_table", "mute", "orders", "pace", "pause", "person_name", "play_again", "resign", "set_player", "settle", "sit",
    "skip", "stand", "standin", "start", "swap", "takeback", "undo", "unseal",
]  # fmt: skip
