"""What is asked for shares that another player wants."""

from magnat.core.asking import Question
from magnat.core.declare import advising

from ..advice.dealing import asking_price
from ..rules.request import raised_by
from ..state import Phase, State, ceiling
from .answers import Asked


@advising
def asking(question: Question[State]) -> Asked:
    """M46  The price that a good player names; none where he would sell at no price that may be named."""
    question.must_be(Phase.REQ_PRICE, rule="M46")
    price = min(ceiling(question.st), asking_price(question.st))
    return {"price": price if price >= raised_by(question.st, 1) else None}
