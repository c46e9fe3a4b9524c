"""The curve of a training: what was measured, and a picture of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from html import escape
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 380, 54, 52, 46, 128
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # told apart by colour-blind people, too


@dataclass(frozen=True)
class Point:
    """How a net stood after a round."""

    round: int
    seconds: float
    decisions: int
    pairs: dict[str, tuple[float, float]]  # by the number of players: share won, error
    entropy: float
    value_error: float
    agreement: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Point:
        return cls(**{**row, "pairs": {players: (share, error) for players, (share, error) in row["pairs"].items()}})

    def line(self) -> str:
        """One line for people."""
        pairs = ", ".join(f"{players} players {100 * share:.1f} ± {100 * error:.1f} %" for players, (share, error) in self.pairs.items())
        rate = self.decisions / max(self.seconds, 1e-9) / 1e6
        return (
            f"{self.seconds:6.0f} s  round {self.round}  {self.decisions / 1e6:.0f} M decisions ({rate:.2f} M/s)  pairs: {pairs}  "
            f"entropy {self.entropy:.2f}  agreement {self.agreement:.2f}"
        )


def picture(title: str, rival: str, points: list[Point]) -> str:
    """The curve as SVG: pairs won over decisions, one line for each number of players; light and dark."""
    most = max((point.decisions for point in points), default=1) or 1
    shares = [share for point in points for share, _ in point.pairs.values()]
    low, high = min([0.4, *shares]), max([0.6, *shares])
    low, high = int(low * 10) / 10, min(1.0, int(high * 10 + 1) / 10)

    def across(decisions: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (share - low) / (high - low)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        "<style>text{font:13px system-ui,sans-serif;fill:#222}.ground{fill:#fff}.grid{stroke:#ddd}.even{stroke:#777;stroke-dasharray:5 4}"
        "@media(prefers-color-scheme:dark){text{fill:#ddd}.ground{fill:#1b1b1d}.grid{stroke:#3a3a3d}.even{stroke:#999}}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text x="{LEFT}" y="26" font-weight="600">{escape(title)}</text>',
    ]
    for tenth in range(round(low * 10), round(high * 10) + 1):
        height = up(tenth / 10)
        lines.append(f'<line class="{"even" if tenth == 5 else "grid"}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for quarter in range(5):
        at = most * quarter / 4
        lines.append(f'<text x="{across(at):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{at / 1e6:.0f} M</text>')
    lines.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">pairs of seats won against {escape(rival)}, over decisions of all seats</text>')
    heights: list[float] = []
    for index, players in enumerate(points[0].pairs if points else ()):
        colour = COLOURS[index % len(COLOURS)]
        line = " ".join(f"{across(point.decisions):.1f},{up(point.pairs[players][0]):.1f}" for point in points)
        lines.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        height = up(points[-1].pairs[players][0]) + 4
        while any(abs(height - other) < 15 for other in heights):
            height += 15
        heights.append(height)
        lines.append(f'<text x="{WIDTH - RIGHT + 8}" y="{height:.1f}" style="fill:{colour}">{players} players</text>')
    return "\n".join([*lines, "</svg>", ""])
