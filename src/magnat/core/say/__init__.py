"""Saying a game in words: messages, numbered rules, how to play."""

from magnat.core.say.fluent import Bundle
from magnat.core.say.howto import howto
from magnat.core.say.rulebook import Rule, Rulebook, Ruling, rulebook
from magnat.core.say.story import told
from magnat.core.say.words import LANGUAGES, Words, game_text, shell_text, words

__all__ = ["LANGUAGES", "Bundle", "Rule", "Rulebook", "Ruling", "Words", "game_text", "howto", "rulebook", "shell_text", "told", "words"]
