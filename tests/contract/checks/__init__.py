"""What every game must keep, as functions that return a list of complaints; an empty list is a promise kept.

`tests/contract/test_contract.py` asks them of every game, `test_planted_faults.py` asks them of games with a fault, to see that they notice.
"""

from __future__ import annotations

from tests.contract.checks.citations import check_citations, check_reasons, cited
from tests.contract.checks.courses import course, position, random_match
from tests.contract.checks.history import check_history
from tests.contract.checks.made_up import check_comes_back, impatient, made_up
from tests.contract.checks.perft import check_perft, perft
from tests.contract.checks.resampling import check_completion, check_resample, check_worlds_differ
from tests.contract.checks.secrets import check_kept, check_secrets, entry, hidden_entries
from tests.contract.checks.sources import check_core_sources, check_game_sources
from tests.contract.checks.speech import check_acts_said
from tests.contract.checks.standing import check_course, check_reached
from tests.contract.checks.telling import check_log, check_undo_teaches_nothing
from tests.contract.checks.transcripts import check_golden, first_difference, golden
from tests.contract.checks.what_ifs import check_what_ifs

__all__ = [
    "check_acts_said",
    "check_citations",
    "check_comes_back",
    "check_completion",
    "check_core_sources",
    "check_course",
    "check_game_sources",
    "check_golden",
    "check_history",
    "check_kept",
    "check_log",
    "check_perft",
    "check_reached",
    "check_reasons",
    "check_resample",
    "check_secrets",
    "check_undo_teaches_nothing",
    "check_what_ifs",
    "check_worlds_differ",
    "cited",
    "course",
    "entry",
    "first_difference",
    "golden",
    "hidden_entries",
    "impatient",
    "made_up",
    "perft",
    "position",
    "random_match",
]
