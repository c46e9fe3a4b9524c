"""Words of an act: the same block may be said otherwise in another phase."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from magnat.cli.act_input import read_act
from magnat.core.say import Words
from tests.contract.checks.speech import check_acts_said
from tests.core.bazaar import BAZAAR, Block

NAMES = ("Ada", "Bob", "Cleo")
TEXT = """
ware-silk = silk
ware-spice = spice
ware-tea = tea
ware-lamp = lamp
act-price = Name step { $price }
act-whisper = Say { $ware }
act-whisper-ASK_BACK = Whisper { $ware }
act-show = Show { $ware }
act-offer = Offer { $ware }
act-offer-MARKET = Sell { $ware }
act-claim = Claim { $ware }
act-jump = Jump to { $bid }
act-draw_purse = A purse of { $coins }
act-draw_ware = Draw { $ware }
""" + "\n".join(f"act-{row.name} = {row.name.title()}" for row in BAZAAR.blocks if row.size == 1)


def speaking(folder: Path, text: str = TEXT) -> Words:
    """The bazaar with words."""
    (folder / "words").mkdir(exist_ok=True)
    (folder / "words" / "en.ftl").write_text(text, encoding="utf-8")
    return Words(dataclasses.replace(BAZAAR, folder=folder), "en")


def test_a_phase_may_have_words_of_its_own_for_an_act(tmp_path: Path) -> None:
    speak = speaking(tmp_path)
    assert speak.act(Block.whisper + 2, NAMES, "ASK_BACK") == "Whisper tea"
    assert speak.act(Block.whisper + 2, NAMES, "SHOW") == speak.act(Block.whisper + 2, NAMES) == "Say tea"
    assert speak.act(Block.show + 2, NAMES, "SHOW") == "Show tea"


def test_every_act_must_have_words_in_every_phase_and_no_two_the_same(tmp_path: Path) -> None:
    assert check_acts_said(speaking(tmp_path), 4) == []
    without = TEXT.replace("act-claim = Claim { $ware }\n", "")
    assert check_acts_said(speaking(tmp_path, without), 4)[0].startswith("CLAIM: ('claim', 0) in en: KeyError")
    assert check_acts_said(speaking(tmp_path, without + "\nact-claim-CLAIM = Claim { $ware }\n"), 4) == []
    alike = TEXT.replace("act-offer-MARKET = Sell { $ware }", "act-offer-MARKET = Rest")
    assert "MARKET: ('offer', 1) in en is said 'Rest', like MARKET: ('offer', 0) in en" in check_acts_said(speaking(tmp_path, alike), 4)


@pytest.mark.parametrize(
    ("typed", "phase", "act"),
    [
        ("whisper tea", "ASK_BACK", Block.whisper + 2),
        ("say tea", "ASK_BACK", Block.whisper + 2),
        ("sell lamp", "MARKET", Block.offer + 3),
        ("sell lamp", "PRICE", Block.offer + 3),  # of a phase that is not asked
        ("offer lamp", "MARKET", Block.offer + 3),
        ("OFFER 3", "MARKET", Block.offer + 3),
        ("sell nothing", "MARKET", None),
    ],
)
def test_what_is_typed_is_understood_in_the_words_of_the_phase(tmp_path: Path, typed: str, phase: str, act: int | None) -> None:
    speak = speaking(tmp_path)
    assert read_act(speak.game, speak, NAMES, typed, phase) == act


def test_the_words_of_the_phase_that_is_asked_go_first(tmp_path: Path) -> None:
    speak = speaking(tmp_path, TEXT.replace("act-offer-MARKET = Sell", "act-offer-MARKET = Claim"))
    assert read_act(speak.game, speak, NAMES, "claim tea", "CLAIM") == Block.claim + 2
    assert read_act(speak.game, speak, NAMES, "claim tea", "MARKET") == Block.offer + 2
