"""Figures of a running server for Prometheus: counts and delays, no names, addresses, ids or secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Metrics:
    """What has been counted since the process began."""

    def __init__(self) -> None:
        self.acts = 0  # entries that the rules have judged
        self.entries = 0
        self.requests: Counter[str] = Counter()  # by the first digit of the status
        self.refusals: Counter[str] = Counter()  # by the limit that was reached
        self.reminders: Counter[str] = Counter()  # attempts, by what became of them
        self.seconds = 0.0  # that requests took
        self.delays: Counter[float] = Counter()  # requests by the least bound that they kept

    def request(self, status: int, seconds: float) -> None:
        self.requests[f"{status // 100}xx"] += 1
        self.seconds += seconds
        self.delays[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """All figures in the text format of Prometheus; gauges are measured by the caller."""
        lines = _family("acts_total", "counter", {"": self.acts}) + _family("entries_total", "counter", {"": self.entries})
        lines += _family("requests_total", "counter", {f'status="{status}"': count for status, count in sorted(self.requests.items())})
        lines += _family("refusals_total", "counter", {f'limit="{limit}"': count for limit, count in sorted(self.refusals.items())})
        lines += _family("reminders_total", "counter", {f'outcome="{outcome}"': count for outcome, count in sorted(self.reminders.items())})
        lines += ["# TYPE magnat_request_seconds histogram"]
        kept = 0
        for bound in BOUNDS:
            kept += self.delays[bound]
            lines.append(f'magnat_request_seconds_bucket{{le="{bound}"}} {kept}')
        total = sum(self.delays.values())
        lines += [f'magnat_request_seconds_bucket{{le="+Inf"}} {total}']
        lines += [f"magnat_request_seconds_sum {self.seconds:.6f}", f"magnat_request_seconds_count {total}"]
        for name, value in gauges.items():
            lines += _family(name, "gauge", {"": value})
        return "\n".join(lines) + "\n"


def _family(name: str, kind: str, values: Mapping[str, float]) -> list[str]:
    return [f"# TYPE magnat_{name} {kind}", *(f"magnat_{name}{'{' + labels + '}' if labels else ''} {value:g}" for labels, value in values.items())]
