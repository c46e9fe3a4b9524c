"""`magnat play`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.core.play import Dice, Match, OneDice


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; not needed with --resume.", show_default=False)] = "",
    seats: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO,...",
            help="you, you2, ... (you=Ada gives a name), beginner, casual, standard, strong, expert, random.",
            show_default="you,standard,...",
        ),
    ] = "",
    lang: arguments.Language = "",
    seed: Annotated[int | None, typer.Option(metavar="N", min=0, help="Repeat the game of this seed; implies --seeded.", show_default=False)] = None,
    options: arguments.Options = "",
    fair: Annotated[
        bool | None,
        typer.Option("--fair/--seeded", help="Verifiable draws (the default): a hash shown first proves them afterwards.", show_default=False),
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to this file after every act.", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game and keep it in its file.", show_default=False)] = None,
    no_clear: Annotated[bool, typer.Option("--no-clear", help="Never clear the screen, not even between two people.")] = False,
) -> None:
    """Play in the terminal, with bots or friends.

    \b
    Examples:
      magnat play hab_und_gut
      magnat play hab_und_gut --seats you=Ada,you=Bob,standard,strong --lang fr
      magnat play hab_und_gut --seed 7 --options memory_aid=off --save game.json
      magnat play --resume game.json
    """
    from magnat.cli.files import write_save
    from magnat.cli.seating import bots_of
    from magnat.cli.session import Session
    from magnat.core.say import words

    language = arguments.language(lang)
    if resume:
        if seats or options or seed is not None or fair is not None:
            raise arguments.BadArgument("a resumed game keeps seats, options and draws; leave out --seats, --options, --seed, --fair and --seeded")
        match = _resumed(resume, game)
        save = save or resume
    else:
        match = _new(game, seats, language, options, _dice(seed, fair))
    if save:
        write_save(save, match)
    Session(match, bots_of(match.seats, _bot_seed(match.dice)), words(match.game, language), save=save, clear=not no_clear).run()


def _new(game: str, seats: str, language: str, options: str, dice: OneDice) -> Match:
    from magnat.cli.seating import seated, with_characters
    from magnat.cli.texts import texts
    from magnat.core.play import Match

    if not game:
        raise arguments.BadArgument("say which game, for instance: magnat play hab_und_gut")
    found = arguments.load_game(game)
    return Match.new(found, with_characters(found, seated(found, seats, texts(language)), dice), chosen=arguments.chosen_options(options), dice=dice)


def _dice(seed: int | None, fair: bool | None) -> OneDice:
    import secrets

    from magnat.core.play import FairDice, SeededDice

    if fair and seed is not None:
        raise arguments.BadArgument("verifiable draws have a secret of their own and no seed; leave out --fair or --seed")
    if seed is not None or fair is False:
        return SeededDice(secrets.randbits(31) if seed is None else seed)
    return FairDice()


def _bot_seed(dice: Dice) -> int:
    """With a seed the whole game repeats, random bots included."""
    import secrets

    from magnat.core.play import SeededDice, current

    now = current(dice)
    return now.seed if isinstance(now, SeededDice) else secrets.randbits(31)


def _resumed(path: Path, game: str) -> Match:
    from magnat.bots import bot
    from magnat.cli.files import read_document
    from magnat.core.play import PERSON, from_json

    match = from_json(read_document(path))
    if game and game != match.game.name:
        raise arguments.BadArgument(f"{path} is a game of {match.game.name}, not of {game}")
    for seat in match.seats:
        if seat.kind != PERSON:
            bot(seat.kind)
    return match
