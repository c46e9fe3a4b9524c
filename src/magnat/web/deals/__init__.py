"""One deal for many: the deal of the day, and duplicates among friends."""

from magnat.web.deals import calendar, keeping
from magnat.web.deals.calendar import day_named
from magnat.web.deals.comparing import side_by_side
from magnat.web.deals.dealing import Dealing
from magnat.web.deals.duplicate import Sat, compared, sat_at, team_of
from magnat.web.deals.keeping import chairs_of, counted_score, drawn_up, share_of
from magnat.web.deals.picture import Sharing, picture_of

__all__ = [
    "Dealing", "Sat", "Sharing", "calendar", "chairs_of", "compared", "counted_score", "day_named", "drawn_up", "keeping", "picture_of", "sat_at",
    "share_of", "side_by_side", "team_of",
]  # fmt: skip
