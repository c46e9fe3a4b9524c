"""What strong bots make of the deal of a day, from the seat that people have: worked out in the background, among the thinkers, and kept.

Where nobody looks ahead it is what standard bots make of it. Whoever works it out claims it first; a claim that is not renewed belongs to a process
that has died. Scores of whole games are kept at once, so whoever takes over goes on with the next. All of it follows from the secret of the deal, so
anybody can work it out again when that lies open.
"""

from __future__ import annotations

import json
import logging
import secrets
from statistics import fmean

from magnat.bots import ExpertBot, StandardBot
from magnat.bots.fixed import FixedBot, play_on, seed_of
from magnat.core.game import Game
from magnat.core.numbers import number
from magnat.core.play import Match, Seat
from magnat.web.background import Background
from magnat.web.deals import calendar
from magnat.web.deals.keeping import counted_score, share_of
from magnat.web.store import Conflict, Deal
from magnat.web.store import deals as rows
from magnat.web.tables import TableRegistry
from magnat.web.workers import ASKER

GAMES = 3  # that are played, for one alone may be luck
PLAYOUTS = 200  # of a decision, where they are long; all games of a deal take a minute of a core, four on Sundays
PLAYOUTS_OF = {"hab_und_gut": 2000, "maxi_bourse": 1000, "merchant_of_venus": 1500}  # where they are short
A_TASK = 0.3  # seconds that one takes: bots that think stand behind one at most
PATIENCE = 60.0  # seconds for one task
CLAIMED = 60.0  # seconds for which a claim holds if it is not renewed
BACK = 3 * calendar.DAY  # how old a deal may be that is still worked out
logger = logging.getLogger("magnat.deals")


def begun(game: Game, deal: Deal) -> Match:
    """The deal before the first question, with the bots of its table at all seats."""
    return Match.new(game, [Seat(f"{seat + 1}", deal.level) for seat in range(deal.seats)], chosen=deal.chosen, dice=deal.dice)


def bots_of(deal: Deal, level: str, turn: int) -> dict[int, FixedBot]:
    """Those of the deal as people meet them, and a strong one at their seat; `turn`: in which game."""
    seed = seed_of(deal.dice)
    bots = {seat: FixedBot(deal.level, seed) for seat in range(deal.seats)}
    return bots | {deal.seat: FixedBot(level, number(seed, turn, 0, 0), PLAYOUTS_OF.get(deal.game, PLAYOUTS))}


def _progress(deal: Deal) -> str:
    """Under which name the store keeps what has been worked out so far."""
    return f"par {deal.id}"


class Strong(Background):
    """Works it out for this process, one deal at a time."""

    trouble, logger = "could not work out a deal", logger

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__()
        self.registry = registry
        self.name = secrets.token_hex(8)

    async def look_by_itself(self) -> None:
        ASKER.set("")  # it is the server's own business
        await self.look()

    async def look(self) -> None:
        """Work out what is missing, today's deal before tomorrow's."""
        registry, thinkers = self.registry, self.registry.services.thinkers
        for deal in await rows.without_par(registry.store, registry.services.now() - BACK):
            game = registry.games.get(deal.game)
            if game is None or game.version != deal.rules_version or thinkers.is_warming(game.name):
                continue
            if await self._claim(deal):
                await self._work_out(game, deal)

    async def _claim(self, deal: Deal) -> bool:
        now = self.registry.services.now()
        return await rows.claim(self.registry.store, deal.id, self.name, now, now + CLAIMED)

    async def _work_out(self, game: Game, deal: Deal) -> None:
        level = ExpertBot.name if self.registry.services.thinkers.count else StandardBot.name
        scores = await self._kept(deal, level)
        for turn in range(len(scores), GAMES if level == ExpertBot.name else 1):
            match, bots = begun(game, deal), bots_of(deal, level, turn)
            while not match.is_over:
                match = await self._run(match, bots)
                if not await self._claim(deal):
                    return  # another process has taken it over, or is done
            result = match.result()
            scores.append(counted_score(result["scores"], result["ranks"], deal.seat))
            await self.registry.store.set_value(_progress(deal), json.dumps({"level": level, "scores": scores}))
        mean = fmean(scores)
        try:
            await rows.put_par(self.registry.store, deal.id, self.name, {"level": level, "scores": scores, "mean": mean})
        except Conflict:
            return
        await self.registry.store.forget_value(_progress(deal))
        while waiting := await rows.unshared(self.registry.store, deal.id):
            await rows.put_shares(self.registry.store, [(one.match, share_of(one.score or 0, mean)) for one in waiting])

    async def _kept(self, deal: Deal, level: str) -> list[int]:
        """The scores of the games that somebody has played before, with the same bots."""
        kept = await self.registry.store.value(_progress(deal))
        found = json.loads(kept) if kept else {}
        return found["scores"] if found.get("level") == level else []

    async def _run(self, match: Match, bots: dict[int, FixedBot]) -> Match:
        services = self.registry.services
        if services.thinkers.workers is None:
            return await services.workers.run(play_on, match, bots, A_TASK, patience=PATIENCE)
        services.thinkers.promised += A_TASK
        try:
            return await services.thinkers.workers.run(play_on, match, bots, A_TASK, patience=PATIENCE)
        finally:
            services.thinkers.promised = max(0.0, services.thinkers.promised - A_TASK)
