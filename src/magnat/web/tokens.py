"""Who holds a seat: unguessable tokens, of which the server keeps only hashes.

A recovery secret follows from its token, so a private link can be shown again without being stored, and its hash is known from the moment the token
is given out.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

SEAT, HOST = "seat", "host"
GIVEN = "seat-given"  # a seat too, but opened by a link of the host: whoever had it before decides whether that stays so
OUT = "out"  # opens nothing: whoever holds the token that it was made from was removed, and stays out
ONCE = "-once"  # of a private link: it is forgotten when it is used
RECOVERY = "-recovery"  # of links that older servers gave out, which could be used again and again; taken for one more release
ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that looks like something else
EASY_TO_SAY = (
    "ACORN AMBER ANVIL APPLE ARROW BADGER BAKER BARGE BASIL BEACON BEAVER BERRY BIRCH BISON BRASS BRIDGE CAMEL CANDLE CARGO "
    "CEDAR CHERRY CLOVER COBALT COPPER CORAL CRANE DELTA DRAGON EAGLE EMBER FALCON FERRY FIDDLE FLINT FOREST FOX GARDEN "
    "GINGER GRAPE HAMMER HARBOR HAZEL HERON HONEY INDIGO IRON IVORY JADE JASMIN KETTLE LANTERN LAUREL LEMON LINEN LION LOTUS "
    "MAGNET MANGO MAPLE MARBLE MARKET MEADOW MELON MINT MOOSE NECTAR NICKEL NUTMEG OCEAN OLIVE ONYX OPAL ORCHID OTTER OWL "
    "PANDA PEACH PEARL PEPPER PIANO PINE PLUM POPPY PRISM QUARTZ QUILL RADISH RAVEN RIVER ROBIN ROCKET RUBY SADDLE SAFFRON "
    "SALMON SILVER SPICE SPRUCE SUGAR TEAPOT TIGER TIMBER TOPAZ TULIP TURTLE VALLEY VELVET VIOLET WALNUT WHALE WILLOW WOLF "
    "YARROW ZEBRA ZINC "
)
WORDS = EASY_TO_SAY.split()


@dataclass(frozen=True)
class Right:
    """What a token (by its hash) opens: a seat of a match, or its host's rights; or the making of such a token."""

    hash: str
    match: str
    kind: str
    seat: int


def hashed(token: str) -> str:
    """What is stored of a token. A long random token needs no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def issue(match: str, kind: str, seat: int) -> tuple[str, Right]:
    """A new token, and the right to be stored for it."""
    token = secrets.token_urlsafe(32)
    return token, Right(hashed(token), match, kind, seat)


def kept_out(right: Right) -> Right:
    """What remains of a token whose holder is removed. It is no longer the token's own hash, so it opens nothing."""
    return Right(hashed(right.hash), right.match, OUT, -1)


def match_id() -> str:
    """Unguessable too: anybody who knows it may watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def short_code() -> str:
    """Easy to say on the telephone, and one of a hundred million."""
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{1000 + secrets.randbelow(9000)}"
