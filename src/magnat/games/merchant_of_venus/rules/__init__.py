"""Merchant of Venus as it is played, one file a chapter. `may_x` gives the reason why x is refused, or 0;
`x` does it; then the flow of the turn. What has no `may_x` is always allowed.
"""

from . import holds, end  # noqa: F401  facts are seen in the order in which they are declared: what is aboard, then net worth
