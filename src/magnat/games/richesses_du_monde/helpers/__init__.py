"""What players and pages may ask the server, so that no rule is written twice."""

from .deal import DEALS

HELPERS = {**DEALS}
