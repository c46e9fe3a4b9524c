"""Names that look alike: what the eye sees of one, after the confusable characters of Unicode (UTS #39).

The table is taken from Unicode's confusables.txt, (c) Unicode, Inc., under the Unicode License V3; it has all that looks like a Latin letter or a
digit and is not made one by case or compatibility anyway.
"""

from __future__ import annotations

import unicodedata

from magnat.web.texts import is_blank

LIKE = {  # letter or digit: the code points of what looks like it, small or as a capital
    "2": "1a7 3e8 14bf a644 a6ef a75a",
    "3": "1b7 21c 417 4e0 2ccc a76a a7ab 118ca 16f3b 1d206",
    "4": "13ce 118af",
    "5": "1bc 118bb",
    "6": "431 13ee 2cd2 118d5",
    "7": "104d2 118c6 1d212",
    "8": "222 223 9ea a6a b03 1031a 1e8cb",
    "9": "9ed a67 b68 d6d 2cca a76e 118ac 118cc 118d6",
    "a": "251 391 3b1 410 430 13aa 15c5 1d00 237a a4ee ab7a 102a0 16f40",
    "b": "184 299 392 412 42c 432 13cf 13f4 13fc 1472 15af 15f7 16d2 a4d0 a7b4 10282 102a1 10301",
    "c": "3f2 3f9 421 441 13df 1455 1d04 2282 2ca4 2ca5 2e26 a4da abaf 102a2 10302 10415 1043d 1051c 118e9 118f2 1f74c",
    "d": "501 13a0 13e7 146f 15de 15ea 1d05 a4d2 a4d3 ab70",
    "e": "395 415 435 4bd 13ac 1d07 212e 22ff 2d39 a4f0 ab32 ab7c 10286 118a6 118ae",
    "f": "17f 3dc 3dd 584 15b4 1e9d a4dd a798 a799 ab35 10287 102a5 10525 118a2 118c2 1d213",
    "g": "18d 261 262 50c 50d 581 13c0 13f3 13fb 1d83 a4d6 ab90",
    "h": "29c 397 41d 43d 4bb 570 13bb 13c2 157c 2c8e a4e7 ab8b 102cf",
    "j": "37f 3f3 408 458 13ab 148d 1d0a a4d9 a7b2 ab7b",
    "k": "39a 41a 13e6 16d5 2c94 a4d7 10518",
    "l": (
        "131 196 1c0 269 26a 29f 2db 37a 399 3b9 406 456 4c0 4cf 5c0 5d5 5df 627 661 6f1 7ca 13a5 13de 14aa 16c1 2223 2373 23fd 2c92 2cd0 2cd1 "
        "2d4f a4e1 a4f2 a647 ab75 abae fe8d fe8e ffe8 1028a 10309 10320 1041b 10443 10526 118a3 118b2 118c3 16f16 16f28 1d22a 1e8c7 1ee00 1ee80"
    ),
    "m": "39c 3fa 41c 13b7 15f0 16d6 2c98 a4df 102b0 10311",
    "n": "274 39d 578 57c 2c9a a4e0 10513",
    "o": (
        "39f 3bf 3c3 41e 43e 555 585 5e1 647 665 6be 6c1 6d5 6f5 7c0 966 9e6 a66 ae6 b20 b66 be6 c02 c66 c82 ce6 d02 d20 d66 d82 e50 ed0 101d "
        "1040 10ff 12d0 1d0f 1d11 2c9e 2c9f 2d54 3007 a4f3 ab3d fba6 fba7 fba8 fba9 fbaa fbab fbac fbad fee9 feea feeb feec 10292 102ab 10404 "
        "1042c 104c2 104ea 10516 114d0 118b5 118c8 118d7 118e0 1ee24 1ee64 1ee84"
    ),
    "p": "3a1 3c1 3f1 420 440 13e2 146d 1d18 1d29 2374 2ca2 2ca3 a4d1 abb2 10295",
    "q": "51b 563 566 2d55",
    "r": "1a6 280 433 13a1 13d2 1587 16b1 1d26 2c85 a4e3 ab47 ab48 ab71 ab81 aba2 104b4 16f35 1d216",
    "s": "1bd 405 455 54f 13d5 13da a4e2 a731 abaa 10296 10420 10448 118c1 16f3a",
    "t": "3a4 3c4 422 442 13a2 1d1b 22a4 27d9 2ca6 a4d4 ab72 10297 102b1 10315 118bc 16f0a 1f768",
    "u": "28b 3c5 54d 57d 1200 144c 1d1c 222a 22c3 a4f4 a79f ab4e ab52 104ce 104f6 118b8 118d8 16f42",
    "v": "3bd 474 475 5d8 667 6f7 13d9 142f 1d20 2228 22c1 2d38 a4e6 a6df aba9 1051d 11706 118a0 118c0 16f08 1d20d",
    "w": "26f 461 51c 51d 561 13b3 13d4 1d21 a4ea ab83 1170a 1170e 1170f 118e6 118ef",
    "x": "d7 3a7 425 445 1541 157d 166d 166e 16b7 2573 292b 292c 2a2f 2cac 2d5d a4eb a7b3 10290 102b4 10317 10322 10527 118ec",
    "y": "263 28f 3a5 3b3 3d2 423 443 4ae 4af 10e7 13a9 13bd 1d8c 1eff 213d 2ca8 a4ec ab5a 102b2 118a4 118dc 16f43",
    "z": "396 13c3 1d22 a4dc ab93 102f5 118a9 118c4 118e5",
}
TWINS = {chr(int(code, 16)): letter for letter, codes in LIKE.items() for code in codes.split()}
SAME = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn"})  # I and l, l and 1, O and 0, and rn beside m


def skeleton(name: str) -> str:
    """Two names with the same skeleton cannot be told apart at a glance.

    >>> skeleton("Ludmilla") == skeleton("LUDMI11A") == skeleton("Ludrnilla") == skeleton("Lud\\u200bmiӏla")
    True
    >>> skeleton("Νina") == skeleton("nina"), skeleton("Élise") == skeleton("Elise")
    (True, False)
    """
    letters = "".join(TWINS.get(letter) or TWINS.get(letter.upper()) or letter for letter in unicodedata.normalize("NFD", name))
    plain = unicodedata.normalize("NFKD", letters).casefold().replace("i\u0307", "i").replace("j\u0307", "j")
    return unicodedata.normalize("NFC", "".join(letter for letter in plain if not is_blank(letter)).translate(SAME))


def skeletons(name: str) -> set[str]:
    """Those of a name however it is written in capitals: a few letters of other scripts look like one Latin letter small and like another large."""
    return {skeleton(written) for written in (name, name.lower(), name.upper(), name.title())}
