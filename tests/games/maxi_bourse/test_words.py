"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

from typing import Any

from magnat.core.declare import bonds, gathered
from magnat.core.say import words
from magnat.games.maxi_bourse.state import Block
from tests.games.spoken import check_character, check_languages, check_sentences

from .scene import GAME, A, B, C, company, units

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
UNFITTING = ("refusal-sale-ends-turn-without-turn-limit", "refusal-price-ceiling-not-a-multiple-of-10")  # option sets that do not go together
OWN = ("quote", "hundreds", *UNFITTING)


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(GAME, *OWN)


def test_every_sentence_can_be_said() -> None:
    check_sentences(GAME)


def test_sums_are_told_in_dollars_and_quotes_in_tens() -> None:
    values = {"seat": 0, "company": 0, "lots": 2, "price": 35, "sum": 70}
    assert words(GAME, "en").event("BOUGHT", values, NAMES) == "Ada buys 2 lots of AEG at $350, for $700,000."
    assert words(GAME, "fr").thing("money", units(1_050_000)) == "1\u202f050\u202f000\u00a0$"
    assert words(GAME, "fr").thing("quote", 142) == "1\u202f420\u00a0$" and words(GAME, "en").thing("quote", -142) == "−$1,420"


def test_french_elides_before_the_names_of_companies() -> None:
    speak = words(GAME, "fr")
    values = {"seat": A, "company": company("elf"), "lots": 2, "price": 30, "sum": 60}
    assert speak.event("BOUGHT", values, NAMES).startswith("Ada achète 2 quotités d’Elf à")
    club = Block.company + company("club_mediterranee")
    assert speak.act(club, NAMES, "PORTFOLIO") == "Prendre une quotité du Club Méditerranée"


def told(language: str, *lines: tuple[str, dict[str, int | None]]) -> list[str]:
    speak = words(GAME, language)
    groups = gathered(lines, bonds(GAME.events, lines, lambda line: line))
    return [speak.told(group.lines, group.lead, NAMES).replace("\u00a0", " ").replace("\u202f", " ") for group in groups]


def test_a_single_demand_told_with_the_new_price_says_who_asked() -> None:
    bsn = company("bsn")
    lines: list[Any] = [("QUOTED", {"company": bsn, "quote": 15}), ("DEMANDED", {"seat": B, "lots": 1, "price": 15})]
    assert told("en", *lines) == ["Bob asks for one lot; the price is now $150."]
    assert told("fr", *lines) == ["Bob demande une quotité ; le prix est à 150 $."]


def test_m61_a_sale_that_ends_at_the_bank_is_one_line() -> None:
    bsn = company("bsn")
    steps = [({"company": bsn, "quote": quote}, {"seat": seat, "price": quote}) for quote, seat in ((19, B), (18, C), (17, B), (16, C))]
    falling = [line for quoted, nothing in steps for line in (("QUOTED", quoted), ("TAKES_NOTHING", nothing))]
    sold = {"seat": A, "company": bsn, "lots": 1, "price": 15, "sum": 15}
    offer = [("OFFERED", {"seat": A, "company": bsn, "lots": 1, "price": 20}), ("TAKES_NOTHING", {"seat": B, "price": 20})]
    lines: list[Any] = [*offer, *falling, ("QUOTED", {"company": bsn, "quote": 15}), ("SOLD_TO_BANK", sold)]
    assert told("en", *lines) == ["The bank takes one lot of BSN from Ada at $150, for $150,000."]
    assert told("en", *lines[:-1]) == ["Ada puts up one lot of BSN at $200."]


def test_m38_an_auction_tells_who_withdrew_and_no_step_of_those_who_stayed() -> None:
    canon = company("canon")
    stays = [("STAYED", {"seat": seat, "steps": 1, "price": price}) for price in range(40, 60) for seat in (A, B)]
    lines: list[Any] = [("AUCTION", {"company": canon, "lots": 2, "price": 40}), *stays]
    assert told("en", *lines) == ["Too few shares of Canon: 2 lots auctioned from $400."]
    lines.append(("WITHDREW", {"seat": C, "price": 60}))
    assert told("fr", *lines) == ["Trop peu d’actions de Canon : enchères sur 2 quotités à partir de 400 $ (Cleo se retire à 600 $)."]


def test_everything_has_a_line_of_its_own() -> None:
    check_character(GAME, bourse="tells", interieure="tells", internationale="tells", rumeur="tells", personnel="tells")


def test_a_card_that_is_read_says_something_besides() -> None:
    speak = words(GAME, "en")
    assert speak.aside("READ_BOURSE", {"seat": 0, "bourse": 12}, ["Ada"]) == "Two gentlemen in grey ask for the ledgers since the war."
    assert speak.aside("ROLLED", {"seat": 0, "white": 1}, ["Ada"]) == ""
