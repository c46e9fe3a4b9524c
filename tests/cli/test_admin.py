"""`magnat admin`, `backup` and `move`: what the operator of a server does, beside a running one and without."""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnat.cli import admin
from tests.cli.conftest import User
from tests.web.processes import Process

Json = dict[str, Any]
pytestmark = pytest.mark.service
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]


class Table:
    """A game of Ada and Bob that has been chatted about."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        made = self._post("/api/matches", {"game": "hab_und_gut", "seats": SEATS, "name": "Ada Lovelace"})
        self.id, self.code, self.ada = made["id"], made["code"], {"Authorization": f"Bearer {made['token']}"}
        self.http.cookies.clear()
        joined = self._post(f"/api/matches/{self.id}/join", {"name": "Bob"})
        self.bob = {"Authorization": f"Bearer {joined['token']}"}
        self.http.cookies.clear()
        self._post(f"/api/matches/{self.id}/start", headers={"X-Magnat-Host": made["host_token"]})
        self.say("my telephone is in the book", self.ada)
        self.say("well", self.bob)
        version = self.look()["version"]
        self._post(f"/api/matches/{self.id}/acts", {"version": version, "key": "one", "acts": [["buy", 0]]}, headers=self.ada)

    def _post(self, path: str, body: Json | None = None, **more: Any) -> Json:
        answer = self.http.post(path, json=body or {}, **more)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def say(self, text: str, who: dict[str, str]) -> httpx.Response:
        return self.http.post(f"/api/matches/{self.id}/chat", json={"text": text}, headers=who)

    def look(self) -> Json:
        """What Ada sees, but for how long others have been away: that counts from when the table was last brought into memory."""
        answer = self.http.get(f"/api/matches/{self.id}", headers=self.ada)
        found: Json = answer.json()
        for seat in found.get("seats", []):
            del seat["coverable_from"]
        return found


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[Process, Table]]:
    with Process(tmp_path / "magnat.db") as process:
        table = Table(process.address)
        yield process, table
        table.http.close()


def test_a_running_server_carries_out_what_its_operator_orders(magnat: User, tmp_path: Path, running: tuple[Process, Table]) -> None:
    _, table = running
    at = ("--database", str(tmp_path / "magnat.db"))
    assert table.code in magnat("admin", "list", *at).out
    (row,) = json.loads(magnat("admin", "list", "--json", "--status", "running", *at).out)
    assert (row["id"], row["game"], row["status"]) == (table.id, "hab_und_gut", "running")

    assert "seat 2 may no longer chat" in magnat("admin", "mute", table.code, "2", *at).out
    assert table.say("but", table.bob).status_code == 403
    magnat("admin", "mute", table.code, "2", "--off", *at)
    assert table.say("ah", table.bob).status_code == 200

    assert magnat("admin", "aside", table.code.lower(), *at).code == 0
    assert table.look()["error"]["code"] == "set-aside"
    assert magnat("admin", "aside", table.id, *at).err == "magnat: this match is set aside already\n"
    magnat("admin", "aside", table.id, "--back", *at)
    before = table.look()
    assert before["status"] == "running"

    unsure = magnat("admin", "erase", "ADA lovelace", *at)
    assert unsure.code == 2 and "--yes" in unsure.err and table.look() == before
    assert "1 names, 1 messages" in magnat("admin", "erase", "ADA lovelace", "--yes", *at).out
    after = table.look()
    assert after["view"] == before["view"] and [seat["name"] for seat in after["seats"]][1:] == ["Bob", before["seats"][2]["name"]]
    assert "Ada" not in json.dumps(after) and "telephone" not in json.dumps(after) and "well" in json.dumps(after)

    assert "ended unfinished" in magnat("admin", "close", table.code, "--yes", *at).out
    assert table.look()["status"] == "over"
    assert "magnat: this match is over already\n" in magnat("admin", "close", table.code, "--yes", *at).err
    magnat("admin", "delete", table.code, "--yes", *at)
    assert table.look()["error"]["code"] == "not-found" and magnat("admin", "list", *at).out == ""
    assert "no match" in magnat("admin", "delete", table.code, "--yes", *at).err
    assert sqlite3.connect(tmp_path / "magnat.db").execute("SELECT COUNT(*) FROM entries").fetchone() == (0,)


def test_what_is_erased_is_nowhere_in_the_database(magnat: User, tmp_path: Path, running: tuple[Process, Table]) -> None:
    process, table = running
    process.kill()
    file = tmp_path / "magnat.db"
    said = magnat("admin", "erase", "Ada Lovelace", "--match", table.code, "--yes", "--database", str(file))
    assert said.code == 0, said.err
    database = sqlite3.connect(file)
    rows = database.execute("SELECT body, outcome, answer FROM entries UNION ALL SELECT position, '', NULL FROM matches").fetchall()
    database.close()
    kept = [f"{body} {outcome} {zlib.decompress(answer).decode() if answer else ''}" for body, outcome, answer in rows]
    assert len(kept) > 5 and not [text for text in kept for word in ("Ada", "Lovelace", "telephone") if word in text]
    assert "nobody called" in magnat("admin", "erase", "Ada Lovelace", "--yes", "--database", str(file)).err
    with Process(file) as again:
        table.http.base_url = again.address
        assert table.look()["status"] == "running"  # its record still leads where it led


def test_a_blocked_address_is_refused_until_it_is_let_in_again(magnat: User, tmp_path: Path, running: tuple[Process, Table]) -> None:
    _, table = running
    at = ("--database", str(tmp_path / "magnat.db"))
    assert "neither" in magnat("admin", "block", "ada", *at).err
    assert "is not blocked" in magnat("admin", "block", "192.0.2.0/24", "--off", *at).err
    magnat("admin", "block", "127.0.0.7/24", *at)
    assert "127.0.0.0/24" in magnat("admin", "blocked", *at).out
    status = wait_for(lambda: table.http.get("/health").status_code, 403)
    assert status == 403 and table.look()["error"]["code"] == "blocked"
    magnat("admin", "block", "127.0.0.0/24", "--off", *at)
    assert wait_for(lambda: table.http.get("/health").status_code, 200) == 200


def wait_for(ask: Any, wanted: Any) -> Any:
    """Ask until the answer is as wanted, for some seconds."""
    end = time.monotonic() + 20
    while (found := ask()) != wanted and time.monotonic() < end:
        time.sleep(0.1)
    return found


def test_a_backup_is_made_while_people_play_and_can_be_played_on(magnat: User, tmp_path: Path, running: tuple[Process, Table]) -> None:
    process, table = running
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    said = magnat("backup", str(copy), "--database", str(tmp_path / "magnat.db"))
    assert said.code == 0 and "1 matches" in said.out
    assert [file.name for file in copy.parent.iterdir()] == ["monday.db"]
    kept = table.look()
    assert "already" in magnat("backup", str(copy), "--database", str(tmp_path / "magnat.db")).err
    table.say("after the backup", table.bob)
    process.kill()
    with Process(copy) as again:
        table.http.base_url = again.address
        now = table.look()
        assert now["version"] == kept["version"] and now["view"] == kept["view"] and now["chat"] == kept["chat"]


def test_a_move_copies_everything_and_compares_it(magnat: User, tmp_path: Path, running: tuple[Process, Table]) -> None:
    process, table = running
    old, new = tmp_path / "magnat.db", tmp_path / "new.db"
    assert "another server" in magnat("move", str(old), str(new)).err and not new.exists()
    process.kill()
    said = magnat("move", str(old), str(new))
    assert said.code == 0 and "1 matches" in said.out and "compared" in said.out
    assert "never writes over" in magnat("move", str(old), str(new)).err
    assert "no database" in magnat("move", str(tmp_path / "none.db"), str(tmp_path / "x.db")).err
    with Process(new) as again:
        table.http.base_url = again.address
        assert table.look()["status"] == "running"


def test_every_command_of_the_group_has_an_example(magnat: User) -> None:
    names = [info.name or (info.callback.__name__ if info.callback else "") for info in admin.admin.registered_commands]
    assert set(names) == {"list", "rate", "close", "delete", "aside", "erase", "mute", "block", "blocked"}
    for name in names:
        assert f"magnat admin {name}" in magnat("admin", name, "--help").out.partition("Example")[2]
    assert "there is no database" in magnat("admin", "list", "--database", "nothing.db").err


def test_ratings_worked_out_again_are_the_same_beside_a_server_and_without_one(magnat: User, tmp_path: Path) -> None:
    """Two rated games that somebody leaves; bots play on to the ends."""
    at = ("--database", str(tmp_path / "magnat.db"))

    def ratings() -> list[Any]:
        with closing(sqlite3.connect(tmp_path / "magnat.db")) as database:
            rows = database.execute("SELECT person, game, mu, sigma, games FROM ratings ORDER BY person").fetchall()
            return rows + database.execute('SELECT "match", seat, mu, sigma FROM play_seats WHERE mu IS NOT NULL ORDER BY "match", seat').fetchall()

    with Process(tmp_path / "magnat.db") as process, httpx.Client(base_url=process.address, timeout=60) as ada:
        ada.post("/api/me", json={"name": "Ada"})
        for _ in range(2):
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
            made = ada.post("/api/matches", json={"game": "hab_und_gut", "name": "Ada", "rated": True, "start": True, "seats": seats}).json()
            for path, body in (("pace", {"pace": "at_once"}), ("resign", {})):
                assert ada.post(f"/api/matches/{made['id']}/{path}", json=body).is_success
        end = time.monotonic() + 60
        while len(before := ratings()) < 3 and time.monotonic() < end:  # games are counted beside everything else
            time.sleep(0.1)
        assert magnat("admin", "rate", "--again", *at).out == "2 games were rated\n"
        assert ratings() == before
    assert magnat("admin", "rate", "--again", *at).out == "2 games were rated\n"
    assert magnat("admin", "rate", *at).out == "0 games were rated\n"
    assert ratings() == before and len(before) == 3


def test_reports_are_read_with_what_was_said_and_settled(magnat: User, tmp_path: Path, running: tuple[Process, Table]) -> None:
    _, table = running
    at = ("--database", str(tmp_path / "magnat.db"))
    assert magnat("admin", "reports", *at).err == "0 reports wait\n"
    table.http.post("/api/me", json={"name": "Eve"})
    told = {"reason": "insult", "message": 1, "text": "rude"}
    assert table.http.post(f"/api/matches/{table.id}/report", json=told).status_code == 204
    (row,) = json.loads(magnat("admin", "reports", "--json", *at).out)
    shown = magnat("admin", "reports", "show", row["id"], *at).out.splitlines()
    assert [line[:1] for line in shown if "telephone" in line or line.endswith("Bob: well")] == [" ", ">"]
    assert f"match   {table.code}" in shown and "by      Eve" in shown
    assert magnat("admin", "reports", "show", "nothing", *at).err == "magnat: there is no report nothing\n"
    assert magnat("admin", "reports", "settle", row["id"], "--note", "talked to him", *at).code == 0
    assert magnat("admin", "reports", "settle", row["id"], *at).err == f"magnat: no report {row['id']} waits\n"
    assert "talked to him" in magnat("admin", "reports", "show", row["id"], *at).out
    assert row["id"] in magnat("admin", "reports", "--settled", *at).out
