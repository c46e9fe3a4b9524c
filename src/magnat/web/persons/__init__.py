"""Persons: a name and what proves it, without e-mail or password. Seats belong to them, whichever device they come with."""

from magnat.web.persons import passkeys, telling
from magnat.web.persons.keeping import Persons

__all__ = ["Persons", "passkeys", "telling"]
