"""The deal of a day in the terminal: a session without hints, and without anything that would tell its draws to those who have it before them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from magnat.bots import Bot
from magnat.cli.session import Session
from magnat.core.play import Match
from magnat.core.say import Words
from magnat.web.deals import counted_score, share_of
from magnat.web.store import Deal


class DealSession(Session):
    """One person against the bots of a deal."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], words: Words, deal: Deal, *, clear: bool = True) -> None:
        super().__init__(match, dict(bots), words, clear=clear)
        self.deal = deal
        self.commands |= dict.fromkeys("hdts", self._refuse)

    def _refuse(self, seat: int, rest: str) -> bool:
        self._error(self.say("cli-daily-no"))
        return False

    def _prove(self) -> None:
        """How it compares; its secret is shown when the deal is over for everybody."""
        deal, result = self.deal, self.match.result()
        money = partial(self.words.thing, "money")
        score = counted_score(result["scores"], result["ranks"], deal.seat)
        if deal.strong is None:
            self.console.print(self.say("cli-daily-unknown", score=money(score)))
        else:
            share = round(share_of(score, deal.strong["mean"]) / 10)
            self.console.print(self.say("cli-daily-share", score=money(score), share=share, mean=money(round(deal.strong["mean"]))))
        if deal.is_revealed(time.time()):
            super()._prove()
        else:
            self.console.print(self.say("cli-daily-sealed"))

    def _offer_save(self, question: str) -> None:
        """A save tells the secret."""
        if self.deal.is_revealed(time.time()):
            super()._offer_save(question)

    def _keep(self) -> None:
        self.console.print(self.say("cli-goodbye"))

    def _write_save(self, path: Path, *, aloud: bool = True) -> bool:
        return self.deal.is_revealed(time.time()) and super()._write_save(path, aloud=aloud)
