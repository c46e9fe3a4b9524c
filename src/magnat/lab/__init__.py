"""For research: batches of games on CPU cores and GPUs, policies, records, and ways through a game step by step."""

from .batch import Batch
from .batches import LawBroken, Summary, simulate
from .duels import Duel, duel
from .features import Features
from .playing import PolicyFailed
from .policies import Compiled, advise, check_policy, quick
from .records import Recorder, match_of
from .results import Results
from .stepping import Step, played, steps
from .studies import study

__all__ = [
    "Batch",
    "Compiled",
    "Duel",
    "Features",
    "LawBroken",
    "PolicyFailed",
    "Recorder",
    "Results",
    "Step",
    "Summary",
    "advise",
    "check_policy",
    "duel",
    "match_of",
    "played",
    "quick",
    "simulate",
    "steps",
    "study",
]
