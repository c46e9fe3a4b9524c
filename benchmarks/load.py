"""How the server bears many tables: people at tables, all connected, all on this machine, acting through the API as bots do.

    python benchmarks/load.py [--matches 125] [--acts-per-second 300] [--seconds 20] [--game hab_und_gut]
    python benchmarks/load.py --database postgresql://... --servers 2    # the people of every table are spread over both
    python benchmarks/load.py --bots expert     # one person and three bots that think at each of 20 tables
    python benchmarks/load.py --soak 600        # people come and go, finished games are followed by new ones, the server is killed at the end

Reported: the time from sending an act to its arrival at each of the other people (p50, p99), acts a second, the server's CPU for an act (which
holds on a busy machine too), memory for each client and for each thousand acts, errors. The clients run in processes of their own; a run in
which one of them computed for more than four fifths of the time measures the clients and is void. Loopback only.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GOAL_P99_MS, GOAL_KB = 100.0, 45.0
TABLES, TABLES_OF_BOTS = 125, 20
BUSIEST = 0.8  # share of the time that a process of clients may compute
FLAT = 1.08  # how much more the server may hold in the last third of a soak than in the second
HERE = Path(__file__).parent
SERVER = """
import sys
from pathlib import Path
from magnat.web.serve import serve
from magnat.web.settings import UNLIMITED, Settings
database = sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])
serve(port=int(sys.argv[4]), settings=Settings(database=database, limits=UNLIMITED, idle=float(sys.argv[3])), log=Path(sys.argv[2]))
"""


@dataclass
class Server:
    """A server process, and what it takes of the machine."""

    database: str
    log: Path
    idle: float
    command: list[str] = field(default_factory=list)
    address: str = ""

    def start(self, port: int = 0) -> None:
        command = [*self.command, sys.executable, "-c", SERVER, self.database, str(self.log), str(self.idle), str(port)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ)
        assert self.process.stderr is not None
        self.address = next(line.split()[3] for line in self.process.stderr if line.startswith("Magnat is at"))
        self.pid = self.process.pid if not self.command else int(_ps("pid", "--ppid", self.process.pid).split()[0])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def memory_kb(self) -> float:
        return float(_ps("rss", "-p", self.pid))

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.pid)


def _ps(column: str, by: str, process: int) -> str:
    return subprocess.run(["ps", "-o", f"{column}=", by, str(process)], capture_output=True, text=True, check=True).stdout.strip()


def cpu_seconds(process: int) -> float:
    """How long a process has computed; to a hundredth of a second where the system says so."""
    stat = Path(f"/proc/{process}/stat")
    if stat.exists():
        user, system = stat.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / float(os.sysconf("SC_CLK_TCK"))
    days, _, clock = _ps("time", "-p", process).rpartition("-")  # [[days-]hours:]minutes:seconds
    seconds = 0.0
    for part in clock.split(":"):
        seconds = seconds * 60 + float(part)
    return float(days or 0) * 86_400 + seconds


class Clients:
    """The processes of the clients."""

    def __init__(self, addresses: list[str], game: str, seats: int, processes: int) -> None:
        command = [sys.executable, str(HERE / "light_client.py"), ",".join(addresses), game, str(seats)]
        self.processes = [
            subprocess.Popen([*command, str(seed)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for seed in range(processes)
        ]

    def ask(self, *wanted: dict[str, Any]) -> list[dict[str, Any]]:
        """One command for each process (or the same for all), carried out side by side."""
        commands = wanted * len(self.processes) if len(wanted) == 1 else wanted
        for process, command in zip(self.processes, commands, strict=True):
            assert process.stdin is not None
            process.stdin.write(json.dumps(command) + "\n")
            process.stdin.flush()
        answers = []
        for process in self.processes:
            assert process.stdout is not None
            answers.append(json.loads(process.stdout.readline() or '{"errors": ["a process of clients has ended"]}'))
        return answers

    def close(self) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.close()
        for process in self.processes:
            process.wait(15)


class Memory:
    """Looks at the memory of the servers from time to time while others wait for something."""

    def __init__(self, servers: list[Server], every: float) -> None:
        self.servers, self.every, self.seen = servers, every, [memory_kb(servers)]
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._end.wait(self.every):
            self.seen.append(memory_kb(self.servers))

    def stop(self) -> list[float]:
        self._end.set()
        self._thread.join()
        return self.seen


def memory_kb(servers: list[Server]) -> float:
    return sum(server.memory_kb() for server in servers)


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def split(total: int, parts: int) -> list[int]:
    return [total // parts + (number < total % parts) for number in range(parts)]


@contextmanager
def running(chosen: argparse.Namespace) -> Iterator[tuple[list[Server], Clients]]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database, idle = chosen.database or str(Path(folder) / "load.db"), 60.0 if chosen.soak else 600.0
        servers = [Server(database, Path(folder) / f"log{number}", idle, chosen.under.split()) for number in range(chosen.servers)]
        for server in servers:
            server.start()
            stack.callback(server.stop)
        clients = Clients([server.address for server in servers], chosen.game, chosen.seats, chosen.processes)
        stack.callback(clients.close)
        yield servers, clients


def measure(chosen: argparse.Namespace) -> bool:
    """One run; says what was measured and whether it was good enough."""
    seconds = chosen.soak or chosen.seconds
    with running(chosen) as (servers, clients):
        clients.ask({"do": "open", "tables": 1})  # what every server needs once does not count as a client's
        clients.ask({"do": "run", "acts_per_second": 2.0, "seconds": 2.0, "churn": 0.0})
        before, began = memory_kb(servers), time.perf_counter()
        shares = split(chosen.matches - chosen.processes, chosen.processes)
        clients.ask(*({"do": "open", "tables": tables} for tables in shares))
        print(f"opened and connected {chosen.matches} tables of {chosen.game} in {time.perf_counter() - began:.1f} s", flush=True)
        connected, computed = memory_kb(servers), [server.cpu_seconds() for server in servers]
        memory = Memory(servers, max(1.0, seconds / 60))
        pace = chosen.acts_per_second / chosen.processes
        churn = (chosen.churn if chosen.soak else 0.0) / chosen.processes
        found = clients.ask({"do": "run", "acts_per_second": pace, "seconds": seconds, "churn": churn})
        computed = [server.cpu_seconds() - before for server, before in zip(servers, computed, strict=True)]
        after, seen = memory_kb(servers), memory.stop()
        checked = clients.ask({"do": "check"})
        if chosen.soak:
            for server in servers:
                server.kill()
            servers[0].start()
            clients.ask({"do": "move", "address": servers[0].address})
            checked += clients.ask({"do": "check"})
    people = (chosen.matches - chosen.processes) * chosen.seats
    return report(chosen, found, checked, computed, seen, (connected - before) / people, after - connected)


def report(
    chosen: argparse.Namespace,
    found: list[dict[str, Any]],
    checked: list[dict[str, Any]],
    computed: list[float],
    seen: list[float],
    at_rest: float,
    grown: float,
) -> bool:
    answers = [value / 1000 for part in found for value in part.get("answers", [])]
    arrivals = [value / 1000 for part in found for value in part.get("arrivals", [])]
    errors = [error for part in found for error in part.get("errors", [])]
    lost = sum(part.get("lost", 1) for part in checked)
    busiest = max(part["computed"] / part["seconds"] for part in found)
    took = max(part["seconds"] for part in found)
    pace, p99 = len(answers) / took, share(arrivals, 0.99)
    print(f"{chosen.matches * chosen.seats} clients at {chosen.matches} tables; {len(answers)} acts in {took:.1f} s: {pace:.1f} a second")
    print(f"POST to the other clients: p50 {share(arrivals, 0.5):.1f} ms, p99 {p99:.1f} ms (goal p99 {GOAL_P99_MS:g})")
    print(f"POST to its answer:        p50 {share(answers, 0.5):.1f} ms, p99 {share(answers, 0.99):.1f} ms")
    for number, seconds in enumerate(computed, 1):
        print(
            f"server {number}: {seconds:.2f} s of CPU, {1000 * seconds / max(1, len(answers)):.2f} ms an act with its {chosen.seats} pushes, "
            f"busy for {seconds / took:.0%} of the time"
        )
    print(f"memory: {at_rest:.1f} kB a client connected (goal {GOAL_KB:g}), {1000 * grown / max(1, len(answers)):.0f} kB more for 1,000 acts")
    print(f"clients: {len(found)} processes, the busiest computed {busiest:.0%} of the time; lost acts: {lost}; errors: {len(errors)} {errors[:3]}")
    met = not errors and not lost and p99 < GOAL_P99_MS and at_rest < GOAL_KB and pace > 0.95 * chosen.acts_per_second
    if chosen.soak:
        third = max(1, len(seen) // 3)
        middle, last = sum(seen[third : 2 * third]) / third, sum(seen[-third:]) / third
        opened, again = (sum(part.get(what, 0) for part in found) for what in ("opened", "reconnected"))
        print(
            f"soak: {opened} finished games followed by new ones, {again} people came back; nothing lost after a kill: {'yes' if not lost else 'NO'}"
        )
        print(
            f"soak: the server held {middle / 1000:.0f} MB in the second third and {last / 1000:.0f} MB in the last (flat: up to {FLAT - 1:.0%} more)"
        )
        met = met and last < FLAT * middle
    if busiest > BUSIEST:
        print(f"VOID: the clients were busy for more than {BUSIEST:.0%} of the time, so they were measured and not the server")
        return False
    print("goals met" if met else "goals missed")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=0, help=f"tables; {TABLES} unless said, {TABLES_OF_BOTS} with --bots")
    parser.add_argument("--seats", type=int, default=4, help="people at each")
    parser.add_argument("--acts-per-second", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="hab_und_gut")
    parser.add_argument("--processes", type=int, default=2, help="of clients")
    parser.add_argument("--database", default="", metavar="URL", help="postgresql://...; without it, a new SQLite file")
    parser.add_argument("--servers", type=int, default=1, help="processes that share a PostgreSQL")
    parser.add_argument("--soak", type=float, default=0.0, metavar="SECONDS", help="play for that long while people come and go; 600 is ten minutes")
    parser.add_argument("--churn", type=float, default=4.0, help="people who leave and come back each second of a soak")
    parser.add_argument("--under", default="", metavar="COMMAND", help="start the server under this command, such as a profiler")
    parser.add_argument("--bots", default="", metavar="LEVEL", help="one person and bots of this level at each of 20 tables; see load_bots.py")
    chosen = parser.parse_args()
    if chosen.bots:
        from load_bots import measure_bots

        chosen.matches = chosen.matches or TABLES_OF_BOTS
        return 0 if measure_bots(chosen) else 1
    chosen.matches = chosen.matches or TABLES
    return 0 if measure(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
