"""Six words that prove who somebody is on another device: easy to write down, 48 bits, and slow to try even with a stolen database."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

LENGTH = 6
TO_WRITE_DOWN = (
    "acorn alley almond amber anchor anvil apple april apron arrow artist autumn badger bagel baker bamboo banjo barge barley basil "
    "basket beacon beaver bell berry birch bishop bison blanket bottle branch brass bread bridge brother bucket button cabin cactus "
    "camel camera canal candle canoe canvas carbon cargo carpet castle cedar cellar chalk cherry chimney circle clover cobalt coffee "
    "comet copper coral cotton cousin crane cricket crystal dagger dancer delta desert diamond doctor dolphin donkey dragon drummer "
    "eagle easel echo elbow ember engine envelope fairy falcon farmer feather ferry fiddle finger flint flute forest fossil fox galaxy "
    "garden garlic ginger glacier glove granite grape gravel guitar hammer harbor harvest hazel helmet heron hollow honey horizon "
    "hunter iceberg indigo insect iron island ivory jacket jade jasmine jewel jungle kettle kitchen kitten ladder lantern laurel lemon "
    "lettuce library linen lion lizard lobster lotus magnet mango maple marble market meadow melon mercury midnight mint mirror monkey "
    "moose mountain museum mustard nectar needle nickel nutmeg ocean office olive onion onyx opal orchard orchid otter oyster paddle "
    "painter panda paper parrot peach peanut pearl pebble pelican pencil pepper piano pigeon pillow pilot pine pirate planet plum "
    "pocket poet poppy potato prism pumpkin puppet puzzle quartz quill rabbit radish rainbow raven ribbon river robin rocket ruby "
    "saddle saffron sailor salmon sandal shadow silver singer sister sparrow spice spider spruce sugar summer sunset swan table teapot "
    "temple thunder tiger timber topaz trumpet tulip tunnel turtle umbrella uncle valley velvet violet violin volcano voyage wagon "
    "walnut whale willow window winter wizard wolf yarrow yellow zebra "
)
WORDS = TO_WRITE_DOWN.split()
SLOWNESS = 2**14  # of scrypt: tens of milliseconds for one try


def new_phrase() -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(LENGTH))


def written(typed: str) -> str | None:
    """A phrase as it is hashed, however it was typed; None if it cannot be one.

    >>> written(" Acorn, WOLF-tiger  mint\\nopal zebra "), written("acorn wolf")
    ('acorn wolf tiger mint opal zebra', None)
    """
    words = re.findall(r"[a-z]+", unicodedata.normalize("NFKD", typed).casefold())
    return " ".join(words) if len(words) == LENGTH else None


def hashed_phrase(phrase: str, key: str) -> str:
    """What is stored of a phrase. The key of the database is its salt, so that a phrase finds its person."""
    return hashlib.scrypt(phrase.encode(), salt=bytes.fromhex(key), n=SLOWNESS, r=8, p=1, dklen=32).hex()
