"""Reports as the operator reads them: with what was said at the table before and after it."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from magnat.core.game import load, names
from magnat.web.entries import rebuilt
from magnat.web.errors import Damaged
from magnat.web.store import ASIDE, THINNED, Report, Store, Stored, company
from magnat.web.store import persons as person_rows

AROUND = 15  # messages before and after the one that was meant
logger = logging.getLogger("magnat.operating")


@dataclass(frozen=True)
class Message:
    at: float
    name: str
    text: str
    is_meant: bool  # it is what the report is about


@dataclass(frozen=True)
class Shown:
    report: Report
    author: str
    about: int  # reports about the same person, this one included
    code: str = ""  # of the match, if it is kept
    said: list[Message] = field(default_factory=list)


async def shown(store: Store, id: str) -> Shown | None:
    report = await company.find_report(store, id)
    if report is None:
        return None
    author = await person_rows.by_id(store, report.author) if report.author else None
    about = await company.reports_about(store, report.about) if report.about else 0
    stored = await store.load(report.match) if report.match else None
    if stored is None or stored.status == THINNED or stored.status.startswith(ASIDE) or not stored.entries:
        return Shown(report, author.name if author else "", about)
    return Shown(report, author.name if author else "", about, stored.entries[0].body.get("code", ""), around(stored, report))


def around(stored: Stored, report: Report) -> list[Message]:
    """What people have said: around the message that was meant, else around the moment of the report."""
    try:
        chat = rebuilt(load(stored.game), stored)[0].chat if stored.game in names() else []
    except Damaged as error:
        logger.error("what was said cannot be read", exc_info=error, extra={"match": stored.id})
        return []
    said = [message for message in chat if message.text and message.notice is None and message.remark is None]
    moment = report.said if report.said is not None else report.at
    before = [message for message in said if message.at < moment][-AROUND:]
    after = [message for message in said if message.at >= moment][: AROUND + 1]
    meant = next((message for message in after if report.said is not None and message.at == moment), None)
    return [Message(message.at, message.name, message.text, message is meant) for message in (*before, *after)]
