"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

import inspect
import re

import pytest

from magnat.core.errors import Refused
from magnat.core.game import Named
from magnat.core.play import match, options, saves
from magnat.core.say import LANGUAGES, shell_text, words
from tests.games.hab_und_gut.positions import COAL, GRAIN, HAB, card
from tests.games.spoken import check_languages, check_sentences, messages

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")

every_language = pytest.mark.parametrize("language", LANGUAGES)


OWN = ("step", "refusal-first-player-not-seated")


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(HAB, *OWN)


@every_language
def test_every_act_can_be_said(language: str) -> None:
    speak = words(HAB, language)
    said = [speak.act(act, NAMES) for act in range(HAB.act_count)]
    assert len(set(said)) == len(said) and not any("{" in sentence or "hidden" in sentence for sentence in said)


def test_every_sentence_can_be_said() -> None:
    check_sentences(HAB, *OWN)


@every_language
def test_refusals_of_the_kernel_have_words(language: str) -> None:
    reasons = {"not-now", "unknown-act"}
    for module in (match, saves, options):
        reasons |= set(re.findall(r'Refused\("([a-z-]+)"', inspect.getsource(module)))
    said = {key.removeprefix("refusal-") for key in messages(shell_text(language)) if key.startswith("refusal-")}
    assert reasons <= said and {"not-your-turn", "game-over", "impossible-draw"} <= reasons


def test_a_hidden_donation_names_no_good() -> None:
    hidden, shown = {"seat": 0, "good": None}, {"seat": 0, "good": COAL}
    english, french = words(HAB, "en"), words(HAB, "fr")
    assert english.event("DONATED", hidden, NAMES) == "Ada donates a share, face down."
    assert english.event("DONATED", shown, NAMES) == "Ada donates coal, face down."
    assert french.event("DONATED", hidden, NAMES) == "Ada donne une action, face cachée."
    assert french.event("DONATED", shown, NAMES) == "Ada donne une action de charbon, face cachée."


def test_cards_have_a_real_minus_sign() -> None:
    assert words(HAB, "en").thing("card", card(COAL, -4)) == "coal −4"
    assert words(HAB, "fr").thing("card", card(GRAIN, 6)) == "céréales +6"


def test_a_refusal_cites_its_rule() -> None:
    assert words(HAB, "en").refusal(Refused("TOO_DEAR", ("H18",))) == "You cannot afford this share: choose a cheaper one, or none. (H18)"
    assert words(HAB, "fr").refusal(Refused("WORTHLESS", ("H18",))) == "On ne peut pas acheter une action tant que son cours est à 0. (H18)"


def test_a_plan_is_told_as_a_person_would() -> None:
    """What is done several times is counted; the rest follows in the same sentence."""
    acts: list[tuple[int, str, Named]] = [(HAB.act_id(*act), "TRADE", {}) for act in (("buy", 1), ("buy", 1), ("buy", 1), ("donate_none", 0))]
    good = words(HAB, "en").thing("good", 1)
    assert words(HAB, "en").plan(acts, ["Ada"]) == f"Buy 3 {good}, donate nothing."
    assert words(HAB, "en").plan(acts[:1], ["Ada"]) == f"Buy 1 {good}."
    assert words(HAB, "fr").plan(acts, ["Ada"]).startswith("Acheter 3 actions")
