"""Lines of the log that are told as one."""

from __future__ import annotations

import pytest

from magnat.bots import BOTS
from magnat.core.declare import Events, closes, event, joins
from magnat.core.declare.gathering import DETAIL, FREE, LEADER, bonds, check_gathering, gathered
from magnat.core.game import Game, load, names
from magnat.core.play import Match
from magnat.core.say import LANGUAGES, words
from magnat.games.hab_und_gut.components import CARD_GOODS

PEOPLE = ("Ada", "Bob", "Cleo")
HAB = load("hab_und_gut")
Line = tuple[str, dict[str, int | None]]


def bought(seat: int, good: int, price: int) -> Line:
    return "BOUGHT", {"seat": seat, "good": good, "price": price}


def told(game: Game, lines: list[Line], language: str = "en") -> list[str]:
    speak = words(game, language)
    return [speak.told(group.lines, group.lead, PEOPLE) for group in gathered(lines, bonds(game.events, lines, lambda line: line))]


def test_h17_three_shares_are_one_line() -> None:
    lines: list[Line] = [bought(0, 4, 40), bought(0, 4, 40), bought(0, 4, 40), ("DONATED_NOTHING", {"seat": 0}), bought(1, 5, 40), bought(1, 4, 40)]
    assert told(HAB, lines) == ["Ada buys 3 tea for 120.", "Bob buys 1 salt and 1 tea for 80."]
    assert told(HAB, lines, "fr")[0] == "Ada achète 3 actions de thé pour 120."
    assert told(HAB, lines[:1]) == ["Ada buys tea for 40."]


def test_a_line_that_closes_leads_from_then_on() -> None:
    venture = load("venture")
    paid: list[Line] = [("PAID", {"seat": 0, "card": card}) for card in (12, 13)]
    lines: list[Line] = [*paid, ("PAYMENT", {"seat": 0, "owed": 21, "worth": 22})]
    assert bonds(venture.events, lines, lambda line: line) == [FREE, DETAIL, LEADER]
    assert told(venture, lines) == ["Ada owes 21 M and pays 22 M: 10 and 12."]
    assert told(venture, [("PAID", {"seat": 1, "card": 12}), lines[-1]])[-1] == "Ada owed 21 M and has paid 22 M."  # somebody else's


def test_h28_prices_are_told_in_the_order_of_the_cards() -> None:
    """The left card was carried out first; the sentence names the one at full value first."""
    coal, grain = (next(card for card, good in enumerate(CARD_GOODS) if good == wanted) for wanted in (0, 1))
    moved: list[Line] = [("MOVED", {"good": 1, "before": 40, "after": 70}), ("MOVED", {"good": 0, "before": 40, "after": 20})]
    sentence = told(HAB, [("PLAYED", {"seat": 0, "full": coal, "half": grain}), *moved])[0]
    assert sentence.endswith("coal 40 → 20, grain 40 → 70.")
    twice: list[Line] = [("MOVED", {"good": 0, "before": 40, "after": 50}), ("MOVED", {"good": 0, "before": 50, "after": 35})]
    assert told(HAB, [("PLAYED", {"seat": 0, "full": coal, "half": coal}), *twice])[0].endswith("coal 40 → 50, coal 50 → 35.")


def test_what_is_hidden_is_counted_and_not_told() -> None:
    lines: list[Line] = [("DREW", {"seat": 1, "card": None})] * 2
    assert told(load("venture"), lines) == ["Bob draws 2 cards."]


def test_lines_cannot_gather_by_what_is_secret_or_is_not_there() -> None:
    with pytest.raises(TypeError, match="'card'"):
        event("seat", "card", secrets=("card",), gather=joins("DREW", same=("card",)))

    class Strange(Events):
        A = event("seat", gather=closes("B"))

    class Unlike(Events):
        A = event("seat", gather=joins("B", same=("seat",)))
        B = event()

    with pytest.raises(TypeError, match="'B', which is no event"):
        check_gathering(Strange)
    with pytest.raises(TypeError, match="by 'seat', which is no open value of B"):
        check_gathering(Unlike)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_told_at_every_moment(name: str, language: str) -> None:
    """Whatever gathers can be said, also while it is still growing; and a game is told in far fewer lines than it has."""
    game = load(name)
    match = Match.new(game, list(PEOPLE), seed=5)
    bots = BOTS["standard"](1), BOTS["random"](2)
    for step in range(240):
        if match.is_over:
            break
        seat = match.asked()[0]
        match.play(seat, [bots[step % 9 == 0].choose(match, seat)])
    lines: list[Line] = [(event, values) for _, event, values in match.log(0)]
    speak = words(game, language)
    groups = gathered(lines, bonds(game.events, lines, lambda line: line))
    for group in groups:
        for until in range(1, len(group.lines) + 1):
            assert told(game, list(group.lines[:until]), language)[0]
        assert speak.told(group.lines, group.lead, PEOPLE)
    assert len(groups) < 0.75 * len(lines)
