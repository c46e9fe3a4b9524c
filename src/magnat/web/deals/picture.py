"""One picture of how somebody did in a deal, to share: it tells those who have yet to play the deal nothing about it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

WIDE, HIGH, EDGE, BAR = 720, 380, 48, 560
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"
LIGHT = {"ground": "#fbfaf6", "ink": "#1d232b", "soft": "#555d68", "hair": "#d5dae1", "fill": "#1f5fa8"}
DARK = {"ground": "#14181d", "ink": "#e9edf2", "soft": "#a9b3bf", "hair": "#3a424d", "fill": "#8ab8ea"}


@dataclass(frozen=True)
class Sharing:
    """What the picture says, in the reader's language."""

    title: str
    about: str
    result: str
    place: str
    par: str  # beside the mark of what strong bots made
    link: str
    share: int | None  # in thousandths


def picture_of(sharing: Sharing, *, dark: bool = False) -> str:
    """The picture as SVG: the result as a bar, with a mark where strong bots stand."""
    ink = DARK if dark else LIGHT
    share = sharing.share or 0
    reach = max(1250, share)  # thousandths at the right end of the bar
    filled, mark = BAR * share / reach, EDGE + BAR * 1000 / reach
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" role="img" font-family="{FONT}">',
        f"<title>{escape(f'{sharing.title}: {sharing.result}')}</title>",
        f'<rect fill="{ink["ground"]}" width="{WIDE}" height="{HIGH}"/>',
        _text(EDGE, 68, sharing.title, min(36, 1150 // max(1, len(sharing.title))), ink["ink"], bold=True),
        _text(EDGE, 108, sharing.about, 22, ink["soft"]),
        _text(EDGE, 180, sharing.result, min(40, 1200 // max(1, len(sharing.result))), ink["ink"], bold=True),
        f'<rect fill="{ink["hair"]}" x="{EDGE}" y="204" width="{BAR}" height="26" rx="13"/>',
    ]
    if sharing.share is not None:
        parts.append(f'<rect fill="{ink["fill"]}" x="{EDGE}" y="204" width="{max(26.0, filled):.0f}" height="26" rx="13"/>')
        parts.append(f'<line stroke="{ink["ink"]}" stroke-width="3" x1="{mark:.0f}" x2="{mark:.0f}" y1="196" y2="238"/>')
        parts.append(_text(mark, 262, sharing.par, 20, ink["soft"], anchor="middle"))
    parts.append(_text(EDGE, 306, sharing.place, 26, ink["ink"]))
    parts.append(_text(EDGE, 350, sharing.link, 20, ink["soft"]))
    return "".join([*parts, "</svg>\n"])


def _text(x: float, y: float, text: str, size: int, colour: str, *, bold: bool = False, anchor: str = "start") -> str:
    weight = ' font-weight="650"' if bold else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
