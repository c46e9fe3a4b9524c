"""Asking about a position: helpers, hints, previews, every complete answer. The rules judge; nobody learns what the seat does not see."""

from magnat.core.asking.advising import Advised, Planned, Reason, advised, followed, hinted
from magnat.core.asking.compiled_ends import compile_ends
from magnat.core.asking.ends import End, Ends, ends, search
from magnat.core.asking.question import Act, Question, Verdict, Why
from magnat.core.asking.rehearsing import has_the_say, judged, put_to
from magnat.core.asking.telling import Line, depths_opened, is_read, lines_told, reveals, values_read
from magnat.core.asking.worlds import Foreseen, another_world, previewed, previewed_ends, worlds_of

__all__ = [
    "Act", "Advised", "End", "Ends", "Foreseen", "Line", "Planned", "Question", "Reason", "Verdict", "Why", "advised", "another_world",
    "compile_ends", "depths_opened", "ends", "followed", "has_the_say", "hinted", "is_read", "judged", "lines_told", "previewed",
    "previewed_ends", "put_to", "reveals", "search", "values_read", "worlds_of",
]  # fmt: skip
