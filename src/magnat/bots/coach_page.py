"""A judged game as a page that needs nothing else: everybody's chance of victory as curves, then the words. Light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from magnat.bots.coaching import Coached

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d232b, #e9edf2); --soft: light-dark(#d5dae1, #3a424d); background: light-dark(#fff, #14181d); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 1.5rem auto; padding: 0 1rem; color: var(--ink); }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 15px; }
li { margin: 0.35rem 0; }
.key { display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; padding: 0; list-style: none; }
.key span { display: inline-block; width: 1.4rem; height: 0.3rem; margin-right: 0.5rem; vertical-align: middle; }
"""
COLOURS = ("#2f7ed8", "#d8572f", "#2f9e62", "#a04fc9", "#b38600", "#5a6b7d")
WIDE, HIGH, EDGE = 800, 320, 40


def coach_page(title: str, names: Sequence[str], found: Coached, sections: Sequence[tuple[str, Sequence[str]]], language: str) -> str:
    """The page; `sections` are heads with their lines."""
    key = "".join(f'<li><span style="background: {COLOURS[seat % len(COLOURS)]}"></span>{escape(name)}' for seat, name in enumerate(names))
    told = "".join(f"<h2>{escape(head)}</h2><ul>{''.join(f'<li>{escape(row)}' for row in rows)}</ul>" for head, rows in sections)
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    body = f'<h1>{escape(title)}</h1>{curves(names, found)}<ul class="key">{key}</ul>{told}</html>'
    return f"{head}<title>{escape(title)}</title><style>{STYLE}</style>{body}\n"


def curves(names: Sequence[str], found: Coached) -> str:
    """The chance of victory of every player over the acts of the game."""
    last = found.moments[-1].ply + 1 if found.moments else 1
    lines = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="%">']
    for percent in (0, 25, 50, 75, 100):
        y = _height(percent / 100)
        lines.append(
            f'<line x1="{EDGE}" x2="{WIDE - 10}" y1="{y:.0f}" y2="{y:.0f}" stroke="var(--soft)"/><text x="0" y="{y + 5:.0f}">{percent}</text>'
        )
    for seat in range(len(names)):
        marks = [(moment.ply, moment.chances[seat]) for moment in found.moments] + [(last, found.balances[seat].result)]
        steps = " ".join(f"{EDGE + (WIDE - EDGE - 10) * ply / last:.1f},{_height(chance):.1f}" for ply, chance in marks)
        lines.append(f'<polyline points="{steps}" fill="none" stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="3" stroke-linejoin="round"/>')
    return "".join([*lines, "</svg>"])


def _height(chance: float) -> float:
    return HIGH - 20 - (HIGH - 40) * chance
