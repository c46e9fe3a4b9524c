"""The report of a study: one HTML file with everything in it, light and dark."""

from __future__ import annotations

import html
import math
import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from magnat.core.game import Game
from magnat.core.say import words
from magnat.lab.cells import Cell
from magnat.lab.intervals import SURE, share_interval
from magnat.lab.policies import NAMED, NET
from magnat.lab.standings import parts_won, standings

STYLE = """
:root { color-scheme: light dark;
  --ink: #1d2330; --soft: #667085; --paper: #fbfaf7; --card: #fff; --line: #dcd8cf; --bar: #2f6f6a; --spread: #b5893c }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --soft: #9aa3b2; --paper: #14171d; --card: #1c2028; --line: #323844; --bar: #62b3ab; --spread: #e0b868 } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 1rem 0; overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } th, td { padding: .25rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } thead th { border-bottom: 1px solid var(--line); font-weight: 600 }
p, figcaption { color: var(--soft); margin: .3rem 0 } code { font-size: .9em; word-break: break-word }
svg { width: 100%; height: auto; display: block }
text { fill: var(--ink); font: 12px system-ui, sans-serif } .soft { fill: var(--soft) } .bar { fill: var(--bar) } .grid { stroke: var(--line) }
.spread { stroke: var(--spread); stroke-width: 2 }
@media (max-width: 40rem) { text { font-size: 19px } th, td { padding: .25rem .2rem; font-size: .9rem } }
"""


Decided = Mapping[str, Mapping[tuple[str, str], int]]  # cell -> (phase, block) -> how often


def report(game: Game, compared: Sequence[Cell], columns: dict[str, Any], seed: int, command: str, decided: Decided | None = None) -> str:
    """The whole page; `decided` says how often what was decided, if that was counted."""
    title = words(game, "en").say("game-name")
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{html.escape(title)}: a study</title><style>{STYLE}</style>",
        f"<h1>{html.escape(title)}</h1><p>{len(columns['number']):,} games in {len(compared)} ways to play, seed {seed}</p>",
    ]
    if command:
        parts.append(f"<div class=card><code>{html.escape(command)}</code></div>")
    for cell in compared:
        rows = {name: column[columns["cell"] == cell.name] for name, column in columns.items()}
        parts.append(_cell(cell, rows, _command(game, cell, len(rows["number"]), seed)))
        if decided:
            parts.append(_decisions(game, decided[cell.name], len(rows["number"])))
    if len(compared) > 1:
        parts.append(_pairs(compared, columns))
    return "\n".join([*parts, "</html>\n"])


def _command(game: Game, cell: Cell, games: int, seed: int) -> str:
    """What plays this way alone; empty if a policy of one's own takes part, which only Python knows."""
    if set(cell.policies) - {*NAMED, NET}:
        return ""
    policies = cell.policies[0] if len(set(cell.policies)) == 1 else ":".join(cell.policies)
    chosen = ["--options", ",".join(f"{name}={value}" for name, value in cell.options.items())] if cell.options else []
    asked = ["magnat", "study", game.name, "--players", str(cell.players), "--policies", policies, *chosen, "-n", str(games), "--seed", str(seed)]
    return shlex.join([*asked, "--out", "alone"])


def _cell(cell: Cell, rows: dict[str, Any], command: str) -> str:
    """One way to play: who wins, with what, how long it takes, and what plays it."""
    games, found = len(rows["number"]), standings(rows, cell.policies)
    lines = [
        f"<tr><td>seat {each.seat} ({html.escape(each.policy)})<td>{100 * each.wins:.1f} %"
        f"<td>{100 * each.low:.1f} – {100 * each.high:.1f} %<td>{each.score:,.1f}<td>{each.rank:.2f}"
        for each in found
    ]
    length = rows["decisions"].astype(float)
    turns = f", {rows['turns'].astype(float).mean():.1f} turns" if "turns" in rows else ""
    unfinished = int(games - rows["finished"].sum())
    return "".join([
        f"<h2>{html.escape(cell.title)}</h2><div class=card>",
        _bars([(f"seat {each.seat}", each.wins, each.low, each.high) for each in found], 1 / cell.players),
        "<table><thead><tr><th>seat<th>wins<th>95 % interval<th>score<th>rank</thead>", *lines, "</table>",
        f"<p>{games:,} games; {length.mean():.0f} decisions{turns} on average, half of the games between {np.percentile(length, 25):.0f} and "
        f"{np.percentile(length, 75):.0f} decisions{f'; {unfinished:,} given up at the limit' if unfinished else ''}. "
        "A shared victory counts in parts.</p>",
        _lengths(length), f"<p><code>{html.escape(command)}</code></p>" if command else "", "</div>",
    ])  # fmt: skip


def _decisions(game: Game, counts: Mapping[tuple[str, str], int], games: int) -> str:
    """How often each rule had something decided, and what."""
    lines = []
    for phase in game.phases:
        chosen = sorted(((count, block) for (name, block), count in counts.items() if name == phase.name), reverse=True)
        total = sum(count for count, _ in chosen)
        if total:
            what = ", ".join(f"{html.escape(block)} {100 * count / total:.1f} %" for count, block in chosen)
            lines.append(f"<tr><td>{html.escape(phase.rule)}<td>{html.escape(phase.name)}<td>{total / games:,.2f}<td style='text-align:left'>{what}")
    head = "<div class=card><table><thead><tr><th>rule<th>question<th>decisions a game<th style='text-align:left'>what was decided</thead>"
    return f"{head}{''.join(lines)}</table></div>"


def _bars(rows: Sequence[tuple[str, float, float, float]], fair: float) -> str:
    """Shares as bars, with their intervals and where all would be alike."""
    most = max(high for *_, high in rows) * 1.1
    at = 60 + 520 * fair / most
    parts = [f"<svg viewBox='0 0 640 {30 * len(rows) + 24}' role=img aria-label='wins by seat'>"]
    for place, (name, share, low, high) in enumerate(rows):
        top = 30 * place
        ends = [60 + 520 * value / most for value in (share, low, high)]
        parts += [
            f"<text x=0 y={top + 19}>{name}</text><rect class=bar x=60 y={top + 4} width={ends[0] - 60:.1f} height=20 rx=3 />",
            f"<line class=spread x1={ends[1]:.1f} x2={ends[2]:.1f} y1={top + 14} y2={top + 14} />",
            f"<text class=soft x={ends[2] + 6:.1f} y={top + 19}>{100 * share:.1f} %</text>",
        ]
    parts.append(f"<line class=grid x1={at:.1f} x2={at:.1f} y1=0 y2={30 * len(rows)} stroke-dasharray='4 4' />")
    parts.append(f"<text class=soft x={at:.1f} y={30 * len(rows) + 16} text-anchor=middle>all alike</text></svg>")
    return "".join(parts)


def _lengths(length: Any) -> str:
    """How many games are how long."""
    counts, edges = np.histogram(length, bins=min(40, max(2, len(np.unique(length)))))
    width, most = 640 / len(counts), counts.max()
    bars = [
        f"<rect class=bar x={index * width:.1f} y={90 - 80 * count / most:.1f} width={max(1, width - 1):.1f} height={80 * count / most:.1f} />"
        for index, count in enumerate(counts)
    ]
    ends = f"<text class=soft x=0 y=106>{edges[0]:.0f}</text><text class=soft x=640 y=106 text-anchor=end>{edges[-1]:.0f} decisions</text>"
    return f"<svg viewBox='0 0 640 110' role=img aria-label='length of games'>{''.join(bars)}{ends}</svg>"


def pairs_of(compared: Sequence[Cell]) -> list[tuple[Cell, list[Cell]]]:
    """What is compared with what: at tables of one size the options under the same policies, and the policies under the first options."""
    bases: dict[tuple[int, tuple[str, ...]], Cell] = {}
    sizes: dict[int, Cell] = {}
    found: dict[str, tuple[Cell, list[Cell]]] = {}
    for cell in compared:
        base = bases.setdefault((cell.players, cell.policies), cell)
        base = sizes.setdefault(cell.players, cell) if base is cell else base
        if base is not cell:
            found.setdefault(base.name, (base, []))[1].append(cell)
    return list(found.values())


def changes(players: int, before: dict[str, Any], after: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What differs between two ways to play the same deals, game by game: what, by how much, with its 95 % interval."""
    games = len(before["number"])
    told = [np.stack([rows[f"won_{seat}"] for seat in range(players)], axis=1) for rows in (before, after)]
    other = float((told[0] != told[1]).any(1).mean())
    low, high = share_interval(other, games)
    found = [("games with another winner", f"{100 * other:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %")]
    wins = 100 * (parts_won(after, players) - parts_won(before, players))
    rows = [(f"wins of seat {seat}", wins[:, seat], " points") for seat in range(players)]
    for name, told_as in [*((f"score_{seat}", f"score of seat {seat}") for seat in range(players)), ("decisions", "decisions")]:
        rows.append((told_as, after[name].astype(float) - before[name].astype(float), ""))
    for name, change, unit in rows:
        half = SURE * change.std(ddof=1) / math.sqrt(games) if games > 1 else math.inf
        found.append((name, f"{change.mean():+,.2f}{unit}", f"± {half:,.2f}"))
    return found


def _pairs(compared: Sequence[Cell], columns: dict[str, Any]) -> str:
    """What the first way to play and each other one at such tables change, game by game with the same numbers of chance."""
    parts = []
    for base, others in pairs_of(compared):
        lines = []
        for other in others:
            before, after = ({name: column[columns["cell"] == cell.name] for name, column in columns.items()} for cell in (base, other))
            for place, (what, change, within) in enumerate(changes(base.players, before, after)):
                lines.append(f"<tr><td>{'' if place else html.escape(other.title)}<td style='text-align:left'>{what}<td>{change}<td>{within}")
        head = "<table><thead><tr><th>way to play<th style='text-align:left'>what<th>change<th>95 % within</thead>"
        parts.append(f"<h2>Compared with: {html.escape(base.title)}</h2><div class=card>{head}{''.join(lines)}</table>")
        parts.append("<p>Pair by pair: both ways have the same numbers of chance.</p></div>")
    return "".join(parts)
