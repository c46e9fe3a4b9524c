"""A tournament as a page that needs nothing else: ratings as a plot and a table, pairs won as a cross table. Light and dark."""

from __future__ import annotations

from html import escape

from magnat.bots.ratings import Contest, Rating, contests, ratings
from magnat.bots.tournament import Results

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.35rem 0.6rem; text-align: right; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
.soft { opacity: 0.7; }
code { font-size: 0.9em; word-break: break-word; }
"""
ROW, LEFT, WIDE = 34, 130, 640  # of the plot


def tournament_page(results: Results) -> str:
    """The page."""
    plan = results.plan
    rated, met = ratings(results.games, plan.bots), contests(results.games, plan.bots)
    title = plan.title
    budget = f"{plan.playouts} playouts" if plan.playouts else f"{plan.seconds} s of one core"
    about = f"{len(results.games)} games, {len({game.deal for game in results.games})} deals, seed {plan.seed}; bots that search: {budget} a decision"
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
        f"<style>{STYLE}</style><h1>{escape(title)}</h1><p class=soft>{escape(about)}</p>",
        f"<p><code>{escape(plan.command(len(results.games)))}</code></p>",
        plot(rated),
        rating_table(rated),
        "<h2>Pairs won</h2><p class=soft>Row against column, in percent, with the 95 % interval over deals.</p>",
        cross_table(met, plan.bots),
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def plot(rated: list[Rating]) -> str:
    """Every rating as a point with its uncertainty."""
    low = min(each.skill - 2 * each.uncertainty for each in rated)
    high = max(each.skill + 2 * each.uncertainty for each in rated)
    scale = (WIDE - LEFT - 20) / max(high - low, 1e-9)
    lines = [f'<svg viewBox="0 0 {WIDE} {ROW * len(rated) + 10}" role="img" aria-label="Ratings">']
    for index, each in enumerate(rated):
        y = ROW * index + ROW // 2
        left, middle, right = (LEFT + (each.skill + part * each.uncertainty - low) * scale for part in (-2, 0, 2))
        lines.append(f'<text x="0" y="{y + 5}" fill="currentColor">{escape(each.bot)}</text>')
        lines.append(f'<line x1="{left:.0f}" x2="{right:.0f}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>')
        lines.append(f'<circle cx="{middle:.0f}" cy="{y}" r="6" fill="currentColor"/>')
    return "\n".join([*lines, "</svg>"])


def rating_table(rated: list[Rating]) -> str:
    rows = [
        f"<tr><td>{escape(each.bot)}<td>{each.skill:.1f} ± {2 * each.uncertainty:.1f}"
        f"<td>{each.wins:.1f}<td>{each.fair_wins:.1f}<td>{each.seconds:.3f}"
        for each in rated
    ]
    return f"<table><tr><th>Bot<th>Rating<th>Games won<th>Fair share<th>CPU s a decision{''.join(rows)}</table>"


def cross_table(met: list[Contest], bots: tuple[str, ...]) -> str:
    by_pair = {(each.bot, each.against): each for each in met}
    rows = []
    for one in bots:
        cells = [by_pair.get((one, other)) for other in bots]
        rows.append(f"<tr><td>{escape(one)}" + "".join(f"<td>{each or '–'}" for each in cells))
    return f"<table><tr><th>{''.join(f'<th>{escape(name)}' for name in bots)}{''.join(rows)}</table>"
