"""Where the pieces of a study are played: here, or on a Ray cluster, whose workers have the same Magnat installed."""

from __future__ import annotations

import importlib.metadata
import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from magnat.core.errors import MagnatError
from magnat.lab.engines import cores

Piece = TypeVar("Piece")
Work = Callable[[Piece], Any]
LOCAL = "local"
PATIENCE = 10  # seconds that the head of a cluster may take to be reached
QUEUED = 4  # pieces for each core of the cluster that wait there


def played_here(work: Work[Piece], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Any]]:
    """Every piece with what came of it, one after the other."""
    for piece in pieces:
        yield piece, work(piece)


def played_on_ray(address: str, work: Work[Piece], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Any]]:
    """Every piece with what came of it, in the order in which they are finished. `local` is a cluster of this machine's cores."""
    ray = installed_ray()
    began = not ray.is_initialized()
    if began:
        _join(ray, address)
    try:
        _check_workers(ray)
        task = ray.remote(max_retries=3)(lambda piece: work(piece))  # a worker that dies is replaced
        places = QUEUED * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, Piece] = {}
        for piece in pieces:
            waiting[task.remote(piece)] = piece
            if len(waiting) >= places:
                yield from _finished(ray, waiting)
        while waiting:
            yield from _finished(ray, waiting)
    finally:
        if began:
            ray.shutdown()


def installed_ray() -> Any:
    """The library, or a sentence if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray
    except ImportError as missing:
        raise MagnatError('Ray is not installed: pip install "magnat[ray]"') from missing
    return ray


def _join(ray: Any, address: str) -> None:
    host, colon, port = address.rpartition(":")
    try:
        if colon and "://" not in address:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()  # Ray itself would try for ten minutes
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=cores(), include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
        else:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, OSError, RuntimeError) as wrong:
        raise MagnatError(f"there is no Ray cluster at {address!r}: {str(wrong).splitlines()[0]}") from wrong


def _finished(ray: Any, waiting: dict[Any, Piece]) -> Iterator[tuple[Piece, Any]]:
    """The pieces that are finished, at least one."""
    ready, _ = ray.wait(list(waiting), num_returns=1)
    for job in ready:
        piece = waiting.pop(job)
        try:
            yield piece, ray.get(job)
        except ray.exceptions.RayTaskError as wrong:
            raise MagnatError(f"a worker of the cluster failed: {wrong.cause}") from wrong
        except ray.exceptions.RayError as wrong:
            raise MagnatError(f"a piece was lost on the cluster: {str(wrong).splitlines()[0]}; what is finished stays") from wrong


def _version() -> str:
    return importlib.metadata.version("magnat")


def _check_workers(ray: Any) -> None:
    """Other rules would play other games."""
    try:
        there = ray.get(ray.remote(_version).remote())
    except ray.exceptions.RayError as wrong:
        raise MagnatError("the workers of the cluster have no Magnat: install the same version there") from wrong
    if there != _version():
        raise MagnatError(f"the workers of the cluster have Magnat {there}, and here it is {_version()}")
