"""One picture of a judged game, to share: everybody's chance of victory as curves, luck and skill below. Light or dark, legible on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from magnat.bots.coach.report import Document
from magnat.core.say import Words

WIDE, TOP, CURVES, ROW, EDGE = 720, 118, 380, 52, 56
SIZES = (34, 26, 22)  # of type: title, names, the rest
LIGHT = ("#1f5fa8", "#a33a2c", "#2c7246", "#7a4a9c", "#7d5210", "#3c5560")
DARK = ("#8ab8ea", "#ee9a8c", "#85cfa0", "#cda3ea", "#ddb35c", "#a8c2cd")
DASHES = ("", "14 8", "4 8", "20 6 4 6", "28 10", "8 4")
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"


def picture_of(document: Document, words: Words, *, link: str = "", dark: bool | None = None) -> str:
    """The picture as SVG. `dark`: dark or light; None: as the reader's device is set."""
    names, say = document["players"], words.say
    title = say("coach-title", game=say("game-name") if words.has("game-name") else document["game"])
    height = TOP + CURVES + 30 + ROW * len(names) + (56 if link else 20)
    style = _style(dark, len(names))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" width="{WIDE}" height="{height}" role="img" font-family="{FONT}">',
        f"<title>{escape(say('coach-picture', names=', '.join(names)))}</title><style>{style}</style>",
        f'<rect class="ground" width="{WIDE}" height="{height}"/>',
        _text(EDGE, 52, escape(title), min(SIZES[0], 1150 // len(title)), "bold"),
        _text(EDGE, 90, escape(say("coach-between")), SIZES[2], "soft"),
        curves(document, EDGE + 20, TOP, WIDE - EDGE - 20, CURVES),
        *(_row(document, seat, TOP + CURVES + 52 + ROW * place, say) for place, seat in enumerate(_ranked(document))),
    ]
    if link:
        parts.append(_text(EDGE, height - 24, escape(link), SIZES[2], "soft"))
    return "".join([*parts, "</svg>\n"])


def curves(document: Document, left: float, top: float, right: float, height: float) -> str:
    """Everybody's chance over the moves of the game. Dashes tell the lines apart, not colour alone."""
    last: int = max(1, document["places"])

    def x(place: int) -> float:
        return left + (right - left) * place / float(last)

    def y(chance: float) -> float:
        return top + height * (1 - chance / 1000)

    lines = []
    for percent in (0, 25, 50, 75, 100):
        level = y(10 * percent)
        lines.append(f'<line class="hair" x1="{left:.0f}" x2="{right:.0f}" y1="{level:.0f}" y2="{level:.0f}"/>')
        lines.append(_text(left - 10, level + 7, f"{percent} %" if percent == 100 else str(percent), 20, "soft", "end"))
    for seat in range(len(document["players"])):
        steps = " ".join(f"{x(point['place']):.1f},{y(point['chances'][seat]):.1f}" for point in document["curve"])
        dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        lines.append(f'<polyline class="line s{seat}" points="{steps}"{dashes}/>')
    return "".join(lines)


def _row(document: Document, seat: int, y: int, say: Callable[..., str]) -> str:
    name, row = document["players"][seat], next((one for one in document["balances"] if one["seat"] == seat), None)
    dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    key = f'<line class="line s{seat}" x1="{EDGE}" x2="{EDGE + 52}" y1="{y - 8}" y2="{y - 8}"{dashes}/>'
    shown = name if len(name) <= 18 else f"{name[:17]}…"
    star = " ★" if document["curve"] and document["curve"][-1]["chances"][seat] > 0 else ""
    said = [key, _text(EDGE + 66, y, f"{escape(shown)}{star}", SIZES[1], "bold")]
    if row is not None:
        told = say("coach-picture-row", luck=_signed(row["luck"]), skill=_signed(row["skill"]), others=_signed(row["others"]))
        said.append(_text(WIDE - 20, y, escape(told), SIZES[2], "", "end"))
    return "".join(said)


def _ranked(document: Document) -> Sequence[int]:
    """Winners first."""
    last = document["curve"][-1]["chances"]
    return sorted(range(len(last)), key=lambda seat: (-last[seat], seat))


def _text(x: float, y: float, text: str, size: int, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}">{text}</text>'


def _style(dark: bool | None, seats: int) -> str:
    def rules(ground: str, ink: str, soft: str, hair: str, colours: Sequence[str]) -> str:
        seated = "".join(f".s{seat}{{stroke:{colours[seat % len(colours)]}}}" for seat in range(seats))
        return f".ground{{fill:{ground}}}text{{fill:{ink}}}.soft{{fill:{soft}}}.hair{{stroke:{hair}}}{seated}"

    light, night = rules("#fbfaf6", "#1d232b", "#555d68", "#d5dae1", LIGHT), rules("#14181d", "#e9edf2", "#a9b3bf", "#3a424d", DARK)
    chosen = night if dark else light if dark is not None else f"{light}@media (prefers-color-scheme: dark){{{night}}}"
    return f".bold{{font-weight:650}}.line{{fill:none;stroke-width:4;stroke-linejoin:round}}{chosen}"


def _signed(mille: int) -> str:
    rounded = round(mille / 10)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"
