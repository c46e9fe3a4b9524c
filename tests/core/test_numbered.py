"""Classes whose attributes are numbers with something to say."""

from __future__ import annotations

import pytest

from magnat.core.declare import Blocks, Events, Laws, NumberedMeta, Reasons, cites, event, openly, secretly


class Why(Reasons):
    TOO_DEAR = cites("X1", "X2")
    NONE_LEFT = cites("X3")


class Deed(Blocks):
    buy = openly(6, of="good")
    end = openly()
    give = secretly(3, of="good")


class Told(Events):
    BOUGHT = event("seat", "good", price="money", secrets=("good",))
    OVER = event(reveals=True)


def test_attributes_are_plain_numbers() -> None:
    assert (Why.TOO_DEAR, Why.NONE_LEFT) == (1, 2)
    assert type(Why.TOO_DEAR) is int and type(Deed.end) is int


def test_blocks_take_as_many_numbers_as_they_have_arguments() -> None:
    assert (Deed.buy, Deed.end, Deed.give) == (0, 6, 7)
    assert [(row.name, row.number, row.size) for row in Deed] == [("buy", 0, 6), ("end", 6, 1), ("give", 7, 3)]


def test_a_number_knows_its_name_and_rules() -> None:
    assert Why.named(1) == "TOO_DEAR" and Why["TOO_DEAR"].rules == ("X1", "X2") and len(Why) == 2
    assert Told["BOUGHT"].kinds == {"seat": "seat", "good": "good", "price": "money"}
    assert Told["BOUGHT"].secrets == ("good",) and Told["OVER"].reveals and not Told["BOUGHT"].reveals


def test_zero_is_no_reason_and_no_broken_law() -> None:
    class Law(Laws):
        CASH = cites("X9")

    assert 0 not in Why.entries and Law.CASH == 1


def test_classes_do_not_share_their_rows() -> None:
    class Other(Reasons):
        LATE = cites("X4")

    assert [row.name for row in Other] == ["LATE"] and len(Why) == 2


def test_unknown_names_and_numbers_fail() -> None:
    with pytest.raises(StopIteration):
        Why["CHEAP"]
    with pytest.raises(KeyError):
        Why.named(9)


@pytest.mark.parametrize("name", ["named", "entries", "start", "mro", "__len__"])
def test_a_row_may_not_hide_what_every_table_has(name: str) -> None:
    with pytest.raises(TypeError, match=f"Odd cannot declare '{name}': every Reasons has something of that name"):
        NumberedMeta("Odd", (Reasons,), {name: cites("X1")})
