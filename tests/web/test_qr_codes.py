"""QR codes for the terminal: the same modules as those that the page draws, whose library chooses among eight masks."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from magnat.web import qr_codes

WEB = Path(__file__).parents[2] / "web"
JS = """
const qrcode = require("qrcode-generator");
const code = qrcode(0, "L");
code.addData(process.argv[1]);
code.make();
const rows = Array.from({length: code.getModuleCount()}, (_, row) => row);
console.log(JSON.stringify(rows.map((row) => rows.map((column) => code.isDark(row, column)))));
"""
FORMATS = (0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976)  # level L, by mask
LINKS = ("http://10.0.0.7", "http://192.168.1.5:8000", "http://[2001:db8::1234:5678:9abc]:8000/magnat", "http://host/" + "x" * 60, "h" * 106)


def is_turned(mask: int, row: int, column: int) -> bool:
    product = row * column
    return [
        (row + column) % 2 == 0,
        row % 2 == 0,
        column % 3 == 0,
        (row + column) % 3 == 0,
        (row // 2 + column // 3) % 2 == 0,
        product % 2 + product % 3 == 0,
        (product % 2 + product % 3) % 2 == 0,
        ((row + column) % 2 + product % 3) % 2 == 0,
    ][mask]


@pytest.mark.thorough
@pytest.mark.parametrize("link", LINKS)
def test_every_version_has_the_modules_that_the_library_of_the_page_gives_it(link: str) -> None:
    if not (WEB / "node_modules" / "qrcode-generator").exists():
        pytest.fail("the page's packages are missing: run `npm ci` in web/")
    told = subprocess.run(["node", "-e", JS, link], cwd=WEB, check=True, capture_output=True, text=True).stdout
    theirs, ours = json.loads(told), qr_codes.modules(link)
    assert ours is not None and len(ours) == len(theirs)
    size = len(ours)
    told_mask = sum(theirs[row][8] << bit for bit, row in enumerate([0, 1, 2, 3, 4, 5, 7, 8]))
    mask = next(number for number, bits in enumerate(FORMATS) if bits & 0xFF == told_mask)
    fixed = {(row, column) for row, column, _ in qr_codes.patterns(size)}
    about_the_mask = {(row, 8) for row in range(size)} | {(8, column) for column in range(size)}
    for row in range(size):
        for column in range(size):
            if (row, column) in fixed:
                assert (row, column) in about_the_mask or ours[row][column] == theirs[row][column], (row, column)
            else:
                turned = is_turned(mask, row, column) != is_turned(0, row, column)
                assert ours[row][column] == (theirs[row][column] != turned), (row, column)


def test_it_is_drawn_dark_on_light_with_room_around_it() -> None:
    drawn = qr_codes.drawn("http://192.168.1.5:8000")
    assert drawn is not None
    lines = [line.removeprefix(qr_codes.INK).removesuffix(qr_codes.PLAIN) for line in drawn.splitlines()]
    assert len(lines) == 17 and {len(line) for line in lines} == {33}
    assert lines[0].strip() == lines[1].strip() == "" and {line[:4] for line in lines} == {"    "}
    assert lines[2][4:11] == "█▀▀▀▀▀█"
    assert qr_codes.drawn("x" * 107) is None
