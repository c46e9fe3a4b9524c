"""Writes the tables of docs/bots.md, and what the program knows of them, from docs/tournaments: `python scripts/bot_ratings.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCS, MEASURED = ROOT / "docs", ROOT / "src" / "magnat" / "bots" / "measured.json"
BEGIN, END = "<!-- tournaments: written by scripts/bot_ratings.py -->", "<!-- end of tournaments -->"


def tables(documents: list[dict[str, Any]]) -> str:
    """One table of all contests, and the command of each tournament."""
    rows = ["| game, players | bots | pairs won by the first | deals, games | CPU s a decision |", "|---|---|---|---|---|"]
    commands = []
    for document in documents:
        plan = document["plan"]
        options = ",".join(f"{name}={value}" for name, value in plan["options"].items() if name == "edition")
        where = f"{plan['game']}{f' ({options})' if options else ''}, {plan['players']}"
        seconds = {rating["bot"]: rating["seconds"] for rating in document["ratings"]}
        order = plan["bots"]
        for contest in document["contests"]:
            if order.index(contest["bot"]) > order.index(contest["against"]):
                one, other = contest["bot"], contest["against"]
                games = sum({one, other} <= set(game["seating"]) for game in document["games"])
                interval = "" if contest["interval"] is None else f" ± {100 * contest['interval']:.0f}"
                won = f"{100 * contest['share']:.0f}{interval} %"
                rows.append(f"| {where} | {one} against {other} | {won} | {contest['deals']}, {games} | {seconds[one]:.3f} |")
        budget = f" --playouts {plan['playouts']}" if plan["playouts"] else f" --seconds {plan['seconds']}"
        more = f" --options {options}" if options else ""
        commands.append(
            f"    magnat tournament {plan['game']} --bots {','.join(order)} --players {plan['players']} --games {len(document['games'])}"
            f" --seed {plan['seed']}{budget}{more}"
        )
    return "\n".join([*rows, "", "Played with:", "", *commands])


def written(text: str, documents: list[dict[str, Any]]) -> str:
    """A page with its tables renewed."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables(documents)}\n{END}{after}"


def measured(documents: list[dict[str, Any]]) -> str:
    """The contests as the program reads them, one a line."""
    rows = [
        {"game": document["plan"]["game"], "players": document["plan"]["players"], "bot": contest["bot"], "against": contest["against"],
         "share": contest["share"], "deals": contest["deals"]}
        for document in documents
        for contest in document["contests"]
    ]  # fmt: skip
    return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"


def read() -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted((DOCS / "tournaments").glob("*.json"))]


if __name__ == "__main__":
    page = DOCS / "bots.md"
    MEASURED.write_text(measured(read()), encoding="utf-8")
    page.write_text(written(page.read_text(encoding="utf-8"), read()), encoding="utf-8")
