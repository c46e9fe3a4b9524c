"""`magnat daily`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli import arguments
from magnat.cli.databases import DatabaseUrl, ask_store, chosen_database, warn_of_password

if TYPE_CHECKING:
    from magnat.core.play import Match
    from magnat.web.store import Deal, Store


def daily(
    day: Annotated[str, typer.Argument(metavar="DAY", help="A day such as 2026-11-18; by default today (UTC).", show_default=False)] = "",
    name: Annotated[str, typer.Option(metavar="NAME", help="What you are called.", show_default=False)] = "",
    database: DatabaseUrl = None,
    lang: arguments.Language = "",
    no_clear: Annotated[bool, typer.Option("--no-clear", help="Never clear the screen.")] = False,
) -> None:
    """Play the deal of the day of a server of yours in the terminal.

    It is the same deal against the same bots as in the browser, from the server's database; no server needs to run. Nothing of it is
    ranked. There are no hints, and nothing is taken back over chance.

    \b
    Examples:
      magnat daily
      magnat daily 2026-11-16 --database magnat.db
    """
    from datetime import date

    from magnat.bots.fixed import FixedBot, seed_of
    from magnat.cli.deal_session import DealSession
    from magnat.cli.texts import texts
    from magnat.core.play import Match, Seat
    from magnat.core.say import words
    from magnat.web.deals import chairs_of, day_named

    language = arguments.language(lang)
    wanted: date | None = day_named(day) if day else None
    if day and wanted is None:
        raise arguments.BadArgument(f"{day!r} is not a day; write it as 2026-11-18")
    warn_of_password(database)
    deal = ask_store(chosen_database(database), lambda store: _find(store, wanted))
    game = arguments.load_game(deal.game)
    if game.version != deal.rules_version:
        raise arguments.BadArgument(f"the rules of {deal.game} have changed since this deal was made, so it can no longer be played")
    chairs = chairs_of(deal, name or texts(language).say("cli-person", number=0))
    match: Match = Match.new(game, [Seat(chair.name, chair.bot or "person") for chair in chairs], chosen=deal.chosen, dice=deal.dice)
    bots = {seat: FixedBot(deal.level, seed_of(deal.dice)) for seat in range(deal.seats) if seat != deal.seat}
    DealSession(match, bots, words(game, language), deal, clear=not no_clear).run()


async def _find(store: Store, wanted: object) -> Deal:
    """The deal of a day in a database; today's is made if no server has done so."""
    import time
    from datetime import date

    from magnat.core.game import load, names
    from magnat.web.deals import calendar, drawn_up
    from magnat.web.store import deals

    now = time.time()
    today = calendar.day_at(now)
    day = wanted if isinstance(wanted, date) else today
    if (found := await deals.find(store, day.isoformat())) is None and day == today:
        await deals.make(store, drawn_up({name: load(name) for name in names()}, day, now, ahead=True))
        found = await deals.find(store, day.isoformat())
    if found is None or found.kind != deals.DAY or day > today:
        raise arguments.BadArgument(f"there is no deal of {day.isoformat()} in the database {store.driver.name}")
    return found
