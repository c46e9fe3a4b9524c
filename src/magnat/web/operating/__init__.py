"""What the operator of a server does: close, delete or set matches aside, erase names, mute, look at reports. A running server finds the orders."""

from magnat.web.operating.desk import BLOCK, Desk
from magnat.web.operating.giving import give
from magnat.web.operating.orders import ERASE, Order, Undoable, carry_out
from magnat.web.operating.reports import Shown, shown

__all__ = ["BLOCK", "ERASE", "Desk", "Order", "Shown", "Undoable", "carry_out", "give", "shown"]
