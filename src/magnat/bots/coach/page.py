"""A judged game as a page that needs nothing else: everybody's chance of victory as curves, then the words. Light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from magnat.bots.coach.picture import DASHES, curves
from magnat.bots.coach.report import Document

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d232b, #e9edf2); --soft: light-dark(#d5dae1, #3a424d); background: light-dark(#fff, #14181d); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 1.5rem auto; padding: 0 1rem; color: var(--ink); }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); }
.hair { stroke: var(--soft); }
.line { fill: none; stroke-width: 3; stroke-linejoin: round; }
.s0 { stroke: light-dark(#1f5fa8, #8ab8ea); } .s1 { stroke: light-dark(#a33a2c, #ee9a8c); } .s2 { stroke: light-dark(#2c7246, #85cfa0); }
.s3 { stroke: light-dark(#7a4a9c, #cda3ea); } .s4 { stroke: light-dark(#7d5210, #ddb35c); } .s5 { stroke: light-dark(#3c5560, #a8c2cd); }
li { margin: 0.35rem 0; }
.key { display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; padding: 0; list-style: none; }
.key svg { width: 2.6rem; height: 0.5rem; margin-right: 0.5rem; vertical-align: middle; }
"""
WIDE, HIGH, EDGE = 800, 320, 64


def coach_page(title: str, document: Document, sections: Sequence[tuple[str, Sequence[str]]], language: str) -> str:
    """The page; `sections` are heads with their lines."""
    key = "".join(f"<li>{_sample(seat)}{escape(name)}" for seat, name in enumerate(document["players"]))
    told = "".join(f"<h2>{escape(head)}</h2><ul>{''.join(f'<li>{escape(row)}' for row in rows)}</ul>" for head, rows in sections)
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    drawn = f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">{curves(document, EDGE, 14, WIDE - 10, HIGH - 30)}</svg>'
    return f'{head}<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>{drawn}<ul class="key">{key}</ul>{told}</html>\n'


def _sample(seat: int) -> str:
    dashes = DASHES[seat % len(DASHES)]
    return f'<svg viewBox="0 0 52 8" aria-hidden="true"><line class="line s{seat}" x2="52" y1="4" y2="4" stroke-dasharray="{dashes}"/></svg>'
