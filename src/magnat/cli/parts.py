"""The parts of the program that are installed on request, and what a command says where one is missing."""

from __future__ import annotations

BROUGHT_BY = {  # package -> the extra that brings it
    **dict.fromkeys(("fastapi", "h11", "httptools", "orjson", "segno", "starlette", "uvicorn", "websockets"), "web"),
    **dict.fromkeys(("psycopg", "psycopg_pool"), "postgresql"),
    **dict.fromkeys(("http_ece", "py_vapid"), "push"),
    "openskill": "tournament",
}


def missing_part(error: ModuleNotFoundError) -> str:
    """What to install so that a package is there that only an extra brings; "" if none does.

    >>> missing_part(ModuleNotFoundError(name="fastapi"))
    "a part of Magnat that this command needs is not installed; install it with: pip install 'magnat[web]'"
    """
    extra = BROUGHT_BY.get((error.name or "").partition(".")[0])
    return f"a part of Magnat that this command needs is not installed; install it with: pip install 'magnat[{extra}]'" if extra else ""
