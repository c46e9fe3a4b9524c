"""Live tables: the state of each and who listens, plays and waits there, and the registry of all tables of a server."""

from magnat.web.tables.listeners import Listener
from magnat.web.tables.live import LiveTable
from magnat.web.tables.registry import TableRegistry

__all__ = ["Listener", "LiveTable", "TableRegistry"]
