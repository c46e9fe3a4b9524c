"""On what terms a server reminds people of their turns."""

from __future__ import annotations

import re
from dataclasses import dataclass

from magnat.core.errors import MagnatError
from magnat.web.reminders.reach import PUBLIC, Reach

MAIL = re.compile(r"[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+")
SITE = re.compile(r"https://[^\s@/]+\.[^\s@/]+(/\S*)?")


@dataclass(frozen=True)
class Terms:
    """Who answers for the reminders of this server, and how patient it is."""

    contact: str  # whom push services turn to: mailto:... or https://...
    pause: float = 60.0  # seconds for which a question waits before its reminder: somebody may be about to come back, or to answer
    retries: tuple[float, ...] = (30.0, 300.0, 1800.0)  # seconds before one that did not arrive is sent again
    patience: float = 10.0  # seconds for one attempt
    reach: Reach = PUBLIC


def contact_of(text: str) -> str:
    """An address of mail or of a page, as push services want it.

    >>> contact_of("ada@example.org"), contact_of("https://example.org/contact")
    ('mailto:ada@example.org', 'https://example.org/contact')
    """
    wanted = text.strip()
    mail = wanted.removeprefix("mailto:")
    if MAIL.fullmatch(mail):
        return f"mailto:{mail}"
    if SITE.fullmatch(wanted):
        return wanted
    raise MagnatError(f"{text!r} is not a contact for push services; give an e-mail address, or a page that begins with https://")
