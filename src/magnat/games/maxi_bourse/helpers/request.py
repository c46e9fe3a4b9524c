"""What is asked for shares that another player wants."""

from magnat.core.asking import Question

from ..advice.dealing import asking_price
from ..rules.request import raised_by
from ..state import Phase, State, ceiling
from .answers import Asked


def asking(question: Question[State]) -> Asked:
    """M46  The price that a good player names: at least the lowest that may be named."""
    question.must_be(Phase.REQ_PRICE, rule="M46")
    st = question.st
    return {"price": min(ceiling(st), max(raised_by(st, 1), asking_price(st)))}
