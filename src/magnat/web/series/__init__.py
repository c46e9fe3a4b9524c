"""Series: several games of a fixed group, at tables drawn so that everybody meets everybody, with points and standings."""

from magnat.web.series import running
from magnat.web.series.drawing import MOST_MEMBERS, cycle, sizes
from magnat.web.series.scoring import standings

__all__ = ["MOST_MEMBERS", "cycle", "running", "sizes", "standings"]
