"""What finished games leave behind: results of persons and games, ratings, and where they are read."""

from magnat.web.results import rating
from magnat.web.results.rating import AT_ONCE, MIDDLE, VAGUE, Skill, basis, certainty, places, rate_new, renew
from magnat.web.results.recording import FEW, KeptRecords, keep_records, renew_records
from magnat.web.results.summary import summary

__all__ = [
    "AT_ONCE", "FEW", "MIDDLE", "VAGUE", "KeptRecords", "Skill", "basis", "certainty", "keep_records", "places", "rate_new", "rating", "renew",
    "renew_records", "summary",
]  # fmt: skip
