"""Writes the tables of docs/bots.md, and what the program knows of them, from docs/tournaments: `python scripts/bot_ratings.py`.

The contests are counted anew from the games that are kept.
"""

from __future__ import annotations

import json
from pathlib import Path

from magnat.bots.ratings import Contest, contests, ratings
from magnat.bots.tournament import Plan, Played, Results
from magnat.core.game import load
from magnat.core.play import options

ROOT = Path(__file__).parents[1]
DOCS, MEASURED = ROOT / "docs", ROOT / "src" / "magnat" / "bots" / "measured.json"
BEGIN, END = "<!-- tournaments: written by scripts/bot_ratings.py -->", "<!-- end of tournaments -->"


def tables(played: list[Results]) -> str:
    """One table of all contests, and the command of each tournament."""
    rows = ["| game, players | bots | pairs won by the first, in % (95 % interval) | deals, games | CPU s a decision |", "|---|---|---|---|---|"]
    for results in played:
        seconds = {rating.bot: rating.seconds for rating in ratings(results.games, results.plan.bots)}
        for contest in met(results):
            if results.plan.bots.index(contest.bot) > results.plan.bots.index(contest.against):
                games = sum({contest.bot, contest.against} <= set(game.seating) for game in results.games)
                who = f"{contest.bot} against {contest.against}"
                rows.append(f"| {results.plan.title} | {who} | {contest} | {contest.deals}, {games} | {seconds[contest.bot]:.3f} |")
    commands = [f"    {results.plan.command(len(results.games))}" for results in played]
    return "\n".join([*rows, "", "Played with:", "", *commands])


def written(text: str, played: list[Results]) -> str:
    """A page with its tables renewed."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables(played)}\n{END}{after}"


def measured(played: list[Results]) -> str:
    """The contests as the program reads them, one a line."""
    rows = [
        {"game": results.plan.game, "players": results.plan.players, "options": leading(results.plan), "bot": contest.bot,
         "against": contest.against, "share": round(contest.share, 4), "deals": contest.deals}
        for results in played
        for contest in met(results)
    ]  # fmt: skip
    return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"


def met(results: Results) -> list[Contest]:
    return contests(results.games, results.plan.bots)


def leading(plan: Plan) -> dict[str, str]:
    """The options that make another game of it."""
    return {name: plan.options[name] for name, option in options.declared(load(plan.game)).items() if option.leads}


def read() -> list[Results]:
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in sorted((DOCS / "tournaments").glob("*.json"))]
    return [Results(Plan.from_json(document["plan"]), [Played.from_json(row) for row in document["games"]]) for document in documents]


if __name__ == "__main__":
    page = DOCS / "bots.md"
    MEASURED.write_text(measured(read()), encoding="utf-8")
    page.write_text(written(page.read_text(encoding="utf-8"), read()), encoding="utf-8")
