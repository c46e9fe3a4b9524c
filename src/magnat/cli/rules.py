"""`magnat rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.core.say import Rulebook


def rules(
    game: arguments.GameName,
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="One rule (H17) or ruling (A3); without it, all of them.", show_default=False)] = "",
    lang: arguments.Language = "",
) -> None:
    """Show the numbered rules of a game.

    Its options and our rulings follow the rules.

    \b
    Examples:
      magnat rules hab_und_gut
      magnat rules hab_und_gut H17 --lang fr
    """
    from magnat.cli.screen import console, rule_text, rulebook_text, show_in_pages
    from magnat.cli.texts import texts
    from magnat.core.say import rulebook

    language = arguments.language(lang)
    book = rulebook(arguments.load_game(game), language)
    if not number:
        show_in_pages(console(), rulebook_text(book, texts(language)))
        return
    entry = book.find(number)
    if entry is None:
        raise arguments.BadArgument(f"{texts(language).say('cli-no-such-rule', number=number)} {numbers(book)}")
    console().print(rule_text(entry, texts(language)))


def numbers(book: Rulebook) -> str:
    """What can be asked for: H1-H48, A1-A24."""
    every = [rule.number for chapter in book.chapters for rule in chapter.rules]
    decided = [ruling.number for ruling in book.rulings]
    return ", ".join(f"{group[0]}-{group[-1]}" for group in (every, decided) if group)
