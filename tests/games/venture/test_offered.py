"""What the page may ask: values of cards, payments, arrangements, raids."""

from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.errors import Refused
from magnat.games.venture.state import Phase

from .position import CARD, COMPANY, GAME, Position


def ask(position: Position, name: str, **arguments: Any) -> Any:
    return Question.about(GAME, position.st, 0).helped(name, arguments)


def numbers(text: str, table: dict[str, int]) -> list[int]:
    return [table[word] for word in text.split()]


def test_v8_cards_are_worth_their_collections() -> None:
    told = ask(Position(), "value", cards=numbers("t1 t5 c3 c3", CARD))
    assert told["value"] == 22 and {"cards": numbers("t1 t5", CARD), "value": 16} in told["parts"] and len(told["parts"]) == 3


@pytest.mark.parametrize("text", ["t1 t1 t1 t1", "t8 t8 t8", "20 20 20", "t1 t3 t5 t8 t1 t3 t5 t8 t8"])
def test_more_cards_than_the_deck_has_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(Position(), "value", cards=numbers(text, CARD))
    assert refused.value.reason == "wrong-arguments"
    assert ask(Position(), "value", cards=numbers("t1 t1 t1 20 20", CARD))["value"] == 43


def test_v12_a_payment_says_what_is_lost_and_kept() -> None:
    position = Position().centre("Aer:ABD").hand(0, "s1 s3 s5 s8 20")
    GAME.dispatch.apply(position.st, GAME.act_id("buy", 0))
    GAME.dispatch.apply(position.st, GAME.act_id("place_alone"))
    best = ask(position, "best_payment")["cards"]
    assert best == [CARD["20"]]
    told = ask(position, "payment", cards=best)
    assert (told["value"], told["lost"], told["keeps"], told["enough"]) == (20, 4, 64, True)
    assert told["acts"] == [["end_ops", 0], ["pay", CARD["20"]]]
    assert not ask(position, "payment", cards=numbers("s1", CARD))["enough"]


def test_v12_needless_cards_are_left_out() -> None:
    position = Position().centre("Aer:ABD").hand(0, "10 16")
    GAME.dispatch.apply(position.st, GAME.act_id("buy", 0))
    GAME.dispatch.apply(position.st, GAME.act_id("place_alone"))
    told = ask(position, "payment", cards=numbers("10 16", CARD))
    assert told["needless"] == [CARD["10"]] and told["acts"][-1] == ["pay", CARD["16"]]
    with pytest.raises(Refused):
        ask(position, "payment", cards=numbers("12", CARD))


def test_v12_of_needless_cards_the_hand_keeps_the_best() -> None:
    position = Position().centre("Aer:A").hand(0, "s1 s8 10").do("buy", "Aer:A").do("place_alone")
    told = ask(position, "payment", cards=numbers("s8 10", CARD))
    assert (told["needless"], told["keeps"]) == ([CARD["s8"]], 16)  # with the s1 that was not chosen it is a pair
    assert told["acts"] == [["end_ops", 0], ["pay", CARD["10"]]]


def test_v14_where_nothing_is_owed_there_is_nothing_to_pay() -> None:
    position = Position().hand(0, "10")
    for chosen in ([], [CARD["10"]]):
        told = ask(position, "payment", cards=chosen)
        assert (told["owed"], told["needless"], told["acts"]) == (0, chosen, [])


def test_v28_an_arrangement_is_judged_and_spelled_out() -> None:
    position = Position().stack(0, "Che:ADE", "Ele:ABDE").stack(0, "Ste:ACDEF").hand(0, "10")
    stacks = [numbers("Che:ADE Ele:ABDE Ste:ACDEF", COMPANY)]
    told = ask(position, "arrangement", stacks=stacks)
    assert (told["profit"], told["cost"], told["refused"]) == (3, 3, None)  # A, D and E in common
    for block, argument in told["acts"]:
        GAME.dispatch.apply(position.st, GAME.act_id(block, argument))
    assert position.st.phase == Phase.MAIN and position.st.view(0)["profit"][0] == 3
    assert ask(position, "best_arrangement")["stacks"] != []


def test_v20_an_arrangement_that_does_not_fit_says_where() -> None:
    position = Position().stack(0, "Che:CD", "Aut:DEF").stack(0, "Pet:CEF").hand(0, "10")
    told = ask(position, "arrangement", stacks=[numbers("Che:CD Aut:DEF Pet:CEF", COMPANY)])
    assert told["refused"] == {"reason": "REORG_NO_COMMON_LETTER", "rules": ["V20", "V28"], "company": COMPANY["Pet:CEF"]} and told["acts"] == []
    with pytest.raises(Refused):
        ask(position, "arrangement", stacks=[numbers("Che:CD", COMPANY)])


def test_v29_an_arrangement_that_cannot_be_paid_is_refused() -> None:
    position = Position().stack(0, "Che:CD").stack(0, "Aut:DEF").hand(0, "t1")
    told = ask(position, "arrangement", stacks=[numbers("Che:CD Aut:DEF", COMPANY)])
    assert told["refused"]["reason"] == "TOO_DEAR" and told["cost"] == 2


def test_v28_a_reorganisation_that_has_begun_goes_on() -> None:
    position = Position().stack(0, "Che:CD").stack(0, "Aut:DEF").hand(0, "10")
    for act in (GAME.act_id("reorg"), GAME.act_id("add", COMPANY["Aut:DEF"])):
        GAME.dispatch.apply(position.st, act)
    told = ask(position, "arrangement", stacks=[numbers("Aut:DEF Che:CD", COMPANY)])
    assert told["acts"] == [["add", COMPANY["Che:CD"]]] and told["cost"] == 0
    assert ask(position, "best_arrangement")["stacks"][0][0] == COMPANY["Aut:DEF"]
    with pytest.raises(Refused):
        ask(position, "arrangement", stacks=[numbers("Che:CD Aut:DEF", COMPANY)])


def test_v24_raids_name_costs_gain_and_loss() -> None:
    position = Position().stack(1, "Che:ADE", "Ele:ABDE", "Pet:BCDEF", "Aut:BCE")
    (row,) = ask(position, "raids")["raids"]
    assert (row["company"], row["victim"], row["loss"], row["costs"]) == (COMPANY["Aut:BCE"], 1, 1, [8, 16, 24])


def test_v14_the_card_that_is_missed_least() -> None:
    hand = "s1 s3 s5 t1 20"  # three of a kind are worth more together
    position = Position().centre("Aer:ABD").hand(0, hand)
    assert ask(position, "best_discard")["cards"] == numbers("t1", CARD)
    GAME.dispatch.apply(position.st, GAME.act_id("end_ops"))
    assert ask(position, "best_discard")["cards"] == numbers("t1", CARD)
    assert GAME.spelled(GAME.advise(position.st)) == ("discard", CARD["t1"])
    assert ask(Position().centre("Aer:ABD").hand(0, ""), "best_discard")["cards"] == []
