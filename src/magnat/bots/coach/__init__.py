"""The coach: what a finished game was made of, luck and skill, judged position by position, and told in words."""

from magnat.bots.coach.judging import Balance, Coached, Judging, Moment, NotCoached, Task, Turn, check, coach, judging
from magnat.bots.coach.page import coach_page
from magnat.bots.coach.picture import picture_of
from magnat.bots.coach.playing import DRAWN, SHARED_WIN, Record, noted, wins_from
from magnat.bots.coach.report import FORM, FORMAT, Document, Lines, lines_at, report, spoken, spoken_decision
from magnat.bots.coach.seeing import Seen
from magnat.bots.coach.so_far import Doubtful, doubtful, looked_at

__all__ = [
    "DRAWN", "FORM", "FORMAT", "SHARED_WIN", "Balance", "Coached", "Document", "Doubtful", "Judging", "Lines", "Moment", "NotCoached", "Record",
    "Seen", "Task", "Turn", "check", "coach", "coach_page", "doubtful", "judging", "lines_at", "looked_at", "noted", "picture_of", "report",
    "spoken", "spoken_decision", "wins_from",
]  # fmt: skip
