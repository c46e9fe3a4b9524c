"""Persons: a name and what proves it, without e-mail or password. Seats belong to them, whichever device they come with."""
