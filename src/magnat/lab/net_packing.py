"""From the layers of a trained net, which are floats, to the whole numbers that it plays with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from magnat.lab.engines import player_acts
from magnat.lab.features import Features, hidden_together
from magnat.lab.net import MOST_FIRST, MOST_SECOND, NO_ROW, UNIT_BITS, WORDS, ZERO, Head
from magnat.lab.net_file import FORMAT, MOST_BYTES, BadNet, Net, made_for
from magnat.lab.scaling import ONE

MOST_BITS = 14  # of a weight behind the point
LIKING_BITS = 8  # the net likes acts in steps of 1 / 256

Layer = tuple[Any, Any]  # weights (outputs x inputs) and biases, as arrays of floats


def packed(features: Features, rows: Sequence[int], layers: Sequence[Layer], told: Mapping[str, Any]) -> Net:
    """The net of three layers whose first reads the columns `rows` of the features, in whole numbers."""
    game = features.game
    (first, second, out), acts = layers, player_acts(game)
    units, others = first[0].shape[0], second[0].shape[0]
    if units > MOST_FIRST or others > MOST_SECOND or out[0].shape[0] != acts + 1:
        raise BadNet(f"a net has at most {MOST_FIRST} and {MOST_SECOND} units and says something of {acts} acts and the value")
    scale = (ONE + 1) / ONE  # 127 stands for 1, and shifting divides by 128
    input_bits = int(ONE).bit_length()
    one = _quantised(first[0] * scale, first[1], input_bits, UNIT_BITS)
    two = _quantised(second[0], second[1], UNIT_BITS, UNIT_BITS)
    three = _quantised(out[0], out[1], UNIT_BITS, LIKING_BITS)
    place = np.full(features.size, NO_ROW, "<u2")
    place[list(rows)] = np.arange(len(rows))
    parts = np.array(_parts(features), "<i4")
    pieces = {  # in the order of the head
        Head.AT_PARTS: parts.tobytes(), Head.AT_ROWS: place.tobytes(),
        Head.AT_FIRST: one[0].T.tobytes(), Head.AT_FIRST_UNITS: one[1],
        Head.AT_SECOND: two[0].T.tobytes(), Head.AT_SECOND_UNITS: two[1],
        Head.AT_OUT: three[0].tobytes(), Head.AT_OUT_UNITS: three[1],
    }  # fmt: skip
    head = np.zeros(len(Head), "<i4")
    head[[Head.PARTS, Head.FIRST, Head.SECOND, Head.ACTS]] = len(parts), units, others, acts
    at = head.nbytes
    for field, piece in pieces.items():
        head[field] = at
        at += len(piece)
    weights = head.tobytes() + b"".join(pieces.values())
    about = {"format": FORMAT, **made_for(game), "bytes": len(weights), **told}
    made = Net(about, weights)
    if len(made.to_bytes()) > MOST_BYTES:
        raise BadNet(f"a net has at most {MOST_BYTES} bytes, not {len(made.to_bytes())}: take fewer units")
    return made


def _parts(features: Features) -> list[list[int]]:
    """How every part of an observation is read, as `Read` names it."""
    found, column = [], 0
    for part in features.parts:
        own, together = features.columns(part), hidden_together(part)
        count = int(np.prod(part.shape, dtype=int))
        row = [
            part.offset, np.dtype(part.dtype).itemsize, count, features.kind(part), max(1, features.spread(part)), max(part.least, -1), column,
            column + own if part.secret else 0, together, features.usual[part.name],
        ]  # fmt: skip
        assert len(row) == WORDS
        found.append(row)
        column += own + (count // together if part.secret else 0)
    return found


def _quantised(weights: Any, biases: Any, bits_in: int, bits_out: int) -> tuple[Any, bytes]:
    """Weights as bytes, and for every unit what is added to its sum and its shift.

    A unit has as many bits behind the point as its largest weight leaves, so that each uses the whole of a byte.
    """
    largest = np.maximum(np.abs(weights).max(1), 1e-9)
    bits = np.clip(np.floor(np.log2(ONE / largest)), max(0, bits_out - bits_in), MOST_BITS).astype(int)
    stored = np.clip(np.rint(weights * 2.0 ** bits[:, None]), -ONE, ONE).astype(int) + ZERO
    shifts = bits + bits_in - bits_out
    added = np.rint(biases * 2.0 ** (bits + bits_in)).astype(int) + np.where(
        shifts > 0, 1 << np.maximum(shifts - 1, 0), 0
    )  # half a step: to the nearest
    if np.abs(added).max() >= 2**30:
        raise BadNet("a unit of the net has a bias that is too large")
    told = b"".join(int(sum_of).to_bytes(4, "little", signed=True) + bytes([int(shift)]) for sum_of, shift in zip(added, shifts, strict=True))
    return stored.astype(np.uint8), told
