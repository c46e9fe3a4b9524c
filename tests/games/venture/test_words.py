"""Everything the game can say exists in both languages and both editions, can be said, and is needed."""

from __future__ import annotations

import pytest

from magnat.core.errors import Refused
from magnat.core.say import LANGUAGES, Words, words
from magnat.games.venture.naming import naming
from tests.games.spoken import check_languages, check_sentences

from .position import CARD, COMPANY, GAME, Position

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
VOCABULARY = ("company", "conglomerate", "proxy", "profit", "reorganisation", "reorganise")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_edition = pytest.mark.parametrize("edition", ["venture", "riche_ou_pauvre"])


OWN = ("refusal-first-player-not-seated", "refusal-companies-removed-for-two-only", *(f"word-{word}" for word in VOCABULARY))


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(GAME, *OWN)


@every_edition
@every_language
def test_every_act_can_be_said(language: str, edition: str) -> None:
    speak = words(GAME, language, edition=edition)
    said = [speak.act(act, NAMES) for act in range(GAME.act_count)]
    assert len(set(said)) == len(said) and not any("{" in sentence or "hidden" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Take Steel ABE from Bob", "Take over Steel B (8 M)", "Pass: discard a card", "Finish: pay 16 M"]),
        ("fr", ["Prendre Acier ABE à Bob", "Prendre Acier B (8 M)", "Passer\u00a0: défausser une carte", "Terminer\u00a0: payer 16 M"]),
    ],
)
def test_a_hint_names_the_company_its_owner_and_the_button(language: str, sentences: list[str]) -> None:
    def said(owed: int, block: str, argument: int = 0) -> str:
        st = Position().stack(1, "Ste:ABE").centre("Ste:B").st
        st.owed = owed
        return words(GAME, language).act(GAME.act_id(block, argument), NAMES, "MAIN", naming(st, block, argument))

    assert [said(0, "take", COMPANY["Ste:ABE"]), said(0, "buy"), said(0, "end_ops"), said(16, "end_ops")] == sentences


@every_edition
def test_every_sentence_can_be_said(edition: str) -> None:
    check_sentences(GAME, *OWN, edition=edition)


def test_the_editions_have_words_of_their_own() -> None:
    def spoken(speak: Words) -> tuple[str, str]:
        return speak.thing("card", CARD["m1/2"]), speak.event("REORGANISES", {"seat": 0, "cost": 7}, NAMES)

    assert spoken(words(GAME, "en")) == ("Proxy ½", "Ada reorganises for 7 M.")
    assert spoken(words(GAME, "fr")) == ("Rachat ½", "Ada réorganise pour 7 M.")
    assert spoken(words(GAME, "fr", edition="riche_ou_pauvre")) == ("Transfert ½", "Ada rationalise pour 7 M.")


def test_v16_only_the_drawer_reads_the_card() -> None:
    speak = words(GAME, "en")
    assert speak.event("DREW", {"seat": 0, "card": None}, NAMES) == "Ada draws a card."
    assert speak.event("DREW", {"seat": 0, "card": CARD["s8"]}, NAMES) == "Ada draws 8 ■."


def test_a_refusal_cites_its_rule() -> None:
    assert words(GAME, "en").refusal(Refused("TOO_TALL", ("V20",))) == "At most six companies make a conglomerate. (V20)"
    assert words(GAME, "fr").thing("company", COMPANY["Aer:ABD"]) == "Aérospatiale ABD"
