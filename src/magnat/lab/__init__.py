"""For research: batches of games on CPU cores and GPUs, records of them, and ways through a game step by step."""

from .batches import LawBroken, Summary, simulate
from .records import Recorder, match_of
from .stepping import Step, played, steps

__all__ = ["LawBroken", "Recorder", "Step", "Summary", "match_of", "played", "simulate", "steps"]
