"""docs/formats/<game>.md are complete: an outsider, who knows these pages alone, reads the records, positions and observations of all games.

The reader imports nothing of Magnat; what it reads comes from the command line, and from the rules where only they know a whole position.
"""

from __future__ import annotations

import hashlib
import json
import re
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import load
from magnat.core.play import replay
from magnat.lab import match_of
from scripts.formats import files
from tests.cli.conftest import User
from tests.cli.test_formats import number, outcome

FOLDER = Path(__file__).parents[2] / "docs" / "formats"
CODES = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}
SHORT = {  # options that end a game soon; the others are as they are
    "hab_und_gut": "first_player=random",
    "maxi_bourse": "turn_limit=30",
    "merchant_of_venus": "turn_cap=12,race_selection=random",
    "richesses_du_monde": "turn_limit=20",
    "venture": "turn_limit=20,first_player=random",
}
GAMES = sorted(SHORT)


def cells(line: str) -> list[str]:
    return [cell.strip().strip("`") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def rows_under(page: str, title: str) -> list[dict[str, str]]:
    """The rows of the table of a section."""
    lines = page.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0].splitlines()
    table = [cells(line) for line in lines if line.startswith("|")]
    return [dict(zip(table[0], row, strict=True)) for row in table[2:]]


@dataclass
class Reader:
    """Knows a page."""

    page: str
    blocks: dict[str, dict[str, str]] = field(init=False)
    fields: list[dict[str, str]] = field(init=False)
    facts: list[dict[str, str]] = field(init=False)
    options: dict[str, list[str]] = field(init=False)

    def __post_init__(self) -> None:
        self.blocks = {row["block"]: row for row in rows_under(self.page, "Acts")}
        self.fields = rows_under(self.page, "Positions")
        self.facts = [{**row, "field": row["fact"]} for row in rows_under(self.page, "Observations")]
        self.options = {row["option"]: row["values"].split(", ") for row in rows_under(self.page, "Options")}

    def numbers(self, row: dict[str, str]) -> int:
        """How many numbers a field has."""
        many = 1
        for part in row["shape"].split(" x "):
            many *= int(part.split()[0])
        return many

    def written(self, position: dict[str, Any], rows: list[dict[str, str]]) -> bytes:
        """The bytes of a position; None becomes -1."""
        found = b""
        for row in rows:
            assert int(row["bytes"].split("-")[0]) == len(found), row
            values = list(flat(position.get(row["field"], [0] * self.numbers(row))))  # later fields are written where they count
            assert len(values) == self.numbers(row), row
            least, most = map(int, row["values"].split(" to "))
            assert all(value is None or least <= value <= most for value in values), row
            found += struct.pack(f"<{len(values)}{CODES[row['type']]}", *(-1 if value is None else value for value in values))
        return found

    def digested(self, position: dict[str, Any]) -> bytes:
        """What counts in a digest: a later field only where a later option is chosen."""
        whole = self.written(position, self.fields)
        later = [row for row in self.fields if row["meaning"].startswith("later")]
        if any(position.get(row["field"]) for row in later if row["meaning"].startswith("later; option")):
            return whole
        for row in reversed(later):
            first, *last = map(int, row["bytes"].split("-"))
            whole = whole[:first] + whole[(last or [first])[0] + 1 :]
        return whole

    def acts(self, acts: list[Any], players: int) -> None:
        """Every act is one of the page, and of whom it says."""
        for seat, block, argument in acts:
            row = self.blocks[block]
            assert (seat == -1) == (row["who"] == "chance") and seat < players
            assert 0 <= argument < int(row["arguments"])


def flat(value: Any) -> Any:
    if isinstance(value, list):
        for one in value:
            yield from flat(one)
    else:
        yield value


def weights(game: str, block: str, size: int, players: int, drawn: list[tuple[str, int]], page: str) -> list[int] | None:
    """What chance could do, by the page; None where the page refers to what only the rules follow up."""
    before = [argument for other, argument in drawn if other == block]
    if block in ("die", "dice", "first_roll"):
        return [1] * size
    if block == "hat":
        return [1] * players + [0] * (size - players)
    if block in ("turn_up", "culture", "open_company") or (block.startswith("draw_") and game == "maxi_bourse"):
        return None if len(set(before)) == size else [int(argument not in before) for argument in range(size)]
    if (game, block) == ("merchant_of_venus", "deal"):
        return [int(argument not in before) for argument in range(size)]
    if (game, block) == ("hab_und_gut", "deal"):
        half = before[len(before) // (8 * players) * 8 * players :]
        return left([1, 1, 1, 2, 2, 2] * 6, half)
    if block == "lay":
        return left([int(re.findall(r"in the beginning (\d+) of each", page)[0])] * size, before)
    if block == "token":
        return left([int(count) for count in re.findall(r"in the beginning ([\d, ]+);", page)[0].split(", ")], before)
    if game == "venture":
        deck = [int(count) for count in re.findall(r"copies of the cards 0 to 21: ([\d, ]+)\.", page)[0].split(", ")]
        if block == "deal":
            return left(deck[:size], before)
        known = [argument for other, argument in drawn if other in ("deal", "draw_card")]
        return left(deck, known) if len(known) < sum(deck) else None
    return None


def left(copies: list[int], drawn: list[int]) -> list[int]:
    found = copies[:]
    for argument in drawn:
        found[argument] -= 1
    return found


@pytest.mark.parametrize("name", GAMES)
def test_an_outsider_reads_the_records_of_a_game(magnat: User, tmp_path: Path, name: str) -> None:
    page = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    reader, file, seed = Reader(page), tmp_path / "games.jsonl", 2**40 + 7
    words = ("-n", "2", "--options", SHORT[name], "--seed", str(seed), "--backend", "python", "--record", str(file), "--json")
    told = json.loads(magnat("simulate", name, *words).out)
    digest, weighed = hashlib.sha256(), 0
    for text in file.read_text().splitlines():
        line = json.loads(text)
        reader.acts(line["acts"], line["players"])
        for option, value in line["options"].items():
            assert any(value == word.split(" ", 1)[-1] for word in reader.options[option]) or " to " in reader.options[option][0]
        drawn: list[tuple[str, int]] = []
        for count, (block, argument) in enumerate((block, argument) for seat, block, argument in line["acts"] if seat == -1):
            odds = weights(name, block, int(reader.blocks[block]["arguments"]), line["players"], drawn, page)
            if odds is not None:
                assert argument == outcome(number(seed, line["number"], 0, count), odds), (block, count)
                weighed += 1
            drawn.append((block, argument))
        digest.update(reader.digested(match_of(load(name), line).state.to_json()))
        shown = reader.written(line["result"]["position"], reader.fields)
        secrets = {row["field"] for row in reader.fields if row["who sees it"] != "everybody"}
        assert {row["field"] for row in reader.fields if None in flat(line["result"]["position"].get(row["field"], 0))} <= secrets
        assert len(shown) == int(re.findall(r"## Positions\n\n(\d+) bytes", page)[0])
    assert digest.hexdigest() == told["digest"] and weighed > 20


@pytest.mark.parametrize("name", GAMES)
def test_an_outsider_reads_observations(magnat: User, tmp_path: Path, name: str) -> None:
    reader, file = Reader((FOLDER / f"{name}.md").read_text(encoding="utf-8")), tmp_path / "games.jsonl"
    magnat("simulate", name, "-n", "1", "--options", SHORT[name], "--seed", "5", "--backend", "python", "--record", str(file))
    line = json.loads(file.read_text())
    match = replay(load(name), line["players"], line["options"], line["acts"][: len(line["acts"]) * 2 // 3])
    for seat in range(line["players"]):
        assert reader.written(match.state.view(seat), reader.fields + reader.facts) == match.state.observation(seat)


@pytest.mark.parametrize("name", GAMES)
def test_act_ids_are_those_of_the_page(name: str) -> None:
    """Masks and bits count by them."""
    game, first = load(name), 0
    for block, row in Reader((FOLDER / f"{name}.md").read_text(encoding="utf-8")).blocks.items():
        assert int(row["first id"]) == first == game.act_id(block, 0)
        first += int(row["arguments"])
    assert first == game.act_count


def test_the_pages_are_current() -> None:
    for path, made in files():
        assert path.read_text(encoding="utf-8") == made, f"{path} is not current: run `python scripts/formats.py`"
