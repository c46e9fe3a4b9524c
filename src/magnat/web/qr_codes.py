"""QR codes for the terminal: short texts, as ISO/IEC 18004 has them for bytes at level L in the versions 1 to 5, where all is one block."""

from __future__ import annotations

from collections.abc import Iterator

SIZES = {1: (19, 7), 2: (34, 10), 3: (55, 15), 4: (80, 20), 5: (108, 26)}  # by version: bytes of data, and of correction
PADDING = (0xEC, 0x11)
FIELD = 0x11D
FORMAT = 0x77C4  # level L, and the mask that turns every other module
QUIET = 4  # light modules around it
INK, PLAIN = "\x1b[30;107m", "\x1b[0m"  # black on white, whatever the colours of the terminal
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}

Grid = list[list[bool]]


def modules(text: str) -> Grid | None:
    """Rows of modules, True for dark; None for a text that is too long."""
    data = text.encode()
    version = next((version for version, (room, _) in SIZES.items() if len(data) + 2 <= room), None)
    if version is None:
        return None
    size = 17 + 4 * version
    grid: Grid = [[False] * size for _ in range(size)]
    fixed: Grid = [[False] * size for _ in range(size)]
    for row, column, dark in patterns(size):
        grid[row][column], fixed[row][column] = dark, True
    bits = [byte >> (7 - bit) & 1 for byte in _codewords(data, *SIZES[version]) for bit in range(8)]
    for place, (row, column) in enumerate((row, column) for row, column in _way(size) if not fixed[row][column]):
        grid[row][column] = (place < len(bits) and bits[place] == 1) != ((row + column) % 2 == 0)
    return grid


def drawn(text: str) -> str | None:
    """The code as lines for a terminal, two modules above each other in a character; None for a text that is too long."""
    found = modules(text)
    if found is None:
        return None
    wide = len(found) + 2 * QUIET
    light = [[False] * wide for _ in range(QUIET)]
    rows = [*light, *([False] * QUIET + row + [False] * QUIET for row in found), *light, [False] * wide]
    lines = ("".join(BLOCKS[pair] for pair in zip(rows[number], rows[number + 1], strict=True)) for number in range(0, wide, 2))
    return "\n".join(f"{INK}{line}{PLAIN}" for line in lines)


def _codewords(data: bytes, room: int, correction: int) -> list[int]:
    """The data behind its mode and length, padded; then what corrects it."""
    number = (0b0100 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    whole = list((number << 4).to_bytes(len(data) + 2, "big"))
    whole += [PADDING[place % 2] for place in range(room - len(whole))]
    return whole + _rest(whole, correction)


def _times(one: int, other: int) -> int:
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * FIELD ^ (other >> bit & 1) * one
    return product


def _rest(data: list[int], count: int) -> list[int]:
    """The remainder of Reed and Solomon."""
    divisor, root = [0] * (count - 1) + [1], 1
    for _ in range(count):
        divisor = [_times(factor, root) ^ following for factor, following in zip(divisor, [*divisor[1:], 0], strict=True)]
        root = _times(root, 2)
    rest = [0] * count
    for byte in data:
        factor = byte ^ rest[0]
        rest = [one ^ _times(part, factor) for one, part in zip([*rest[1:], 0], divisor, strict=True)]
    return rest


def patterns(size: int) -> Iterator[tuple[int, int, bool]]:
    """All that says where and how to read: (row, column, dark)."""
    for place in range(size):
        yield 6, place, place % 2 == 0
        yield place, 6, place % 2 == 0
    for top, left in ((3, 3), (3, size - 4), (size - 4, 3)):
        for row, column in _around(top, left, 4, size):
            yield row, column, max(abs(row - top), abs(column - left)) not in (2, 4)
    if size > 21:
        for row, column in _around(size - 7, size - 7, 2, size):
            yield row, column, max(abs(row - size + 7), abs(column - size + 7)) != 1
    for bit in range(15):
        dark = bool(FORMAT >> bit & 1)
        yield (bit if bit < 6 else bit + 1 if bit < 8 else 8), (8 if bit < 8 else 7 if bit == 8 else 14 - bit), dark
        yield (8, size - 1 - bit, dark) if bit < 8 else (size - 15 + bit, 8, dark)
    yield size - 8, 8, True


def _around(row: int, column: int, reach: int, size: int) -> Iterator[tuple[int, int]]:
    for down in range(row - reach, row + reach + 1):
        for across in range(column - reach, column + reach + 1):
            if 0 <= down < size and 0 <= across < size:
                yield down, across


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Up and down in pairs of columns from the right, past the column of the timing pattern."""
    for pair, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for step in range(size):
            for column in (right, right - 1):
                yield (size - 1 - step if pair % 2 == 0 else step), column
