"""For research: batches of games on CPU cores and GPUs, policies, records, and ways through a game step by step."""

from .batch import Batch
from .batches import LawBroken, Summary, simulate
from .features import Features
from .playing import PolicyFailed
from .policies import Compiled, check_policy
from .records import Recorder, match_of
from .results import Results
from .stepping import Step, played, steps
from .studies import study

__all__ = [
    "Batch",
    "Compiled",
    "Features",
    "LawBroken",
    "PolicyFailed",
    "Recorder",
    "Results",
    "Step",
    "Summary",
    "check_policy",
    "match_of",
    "played",
    "simulate",
    "steps",
    "study",
]
