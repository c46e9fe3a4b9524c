"""Teaching a game: a newcomer on the path of a guide, and the sample that how to play is drawn from."""

from magnat.core.teach.guided_walk import LostNewcomer, newcomer_acts, played, walk
from magnat.core.teach.guiding import Guided, prepared_act
from magnat.core.teach.sampling import READER, sampled

__all__ = ["READER", "Guided", "LostNewcomer", "newcomer_acts", "played", "prepared_act", "sampled", "walk"]
