"""Two processes behind nginx and behind Caddy, with the files in `deploy/`: WebSockets, an origin with a port, and a process that dies."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.web.databases import database_of
from tests.web.processes import Process

pytestmark = [pytest.mark.shared, pytest.mark.service, pytest.mark.exhaustive]
DEPLOY = Path(__file__).parents[2] / "deploy"
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    key, made = folder / "key.pem", folder / "made.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out", str(made), *subject]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


def nginx(folder: Path, ports: list[int], port: int) -> list[str]:
    made, key = certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text().replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("table.example.org;", "localhost;")
    site = site.replace("/etc/ssl/certs/table.example.org.pem", str(made)).replace("/etc/ssl/private/table.example.org.key", str(key))
    for number, there in enumerate(ports, 8001):
        site = site.replace(f"127.0.0.1:{number} ", f"127.0.0.1:{there} ")
    temporary = "".join(f"{what}_temp_path {folder}/{what}; " for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"pid {folder}/pid; error_log {folder}/error; daemon off; events {{ }} http {{ access_log off; {temporary} {site} }}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-e", str(folder / "error"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, ports: list[int], port: int) -> list[str]:
    made, key = certificate(folder)
    site = (DEPLOY / "Caddyfile.fixed").read_text().replace("table.example.org {", f"localhost:{port} {{\n\ttls {made} {key}")
    for number, there in enumerate(ports, 8001):
        site = site.replace(f"127.0.0.1:{number}", f"127.0.0.1:{there}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], log: Path) -> Iterator[None]:
    with log.open("wb") as stream, subprocess.Popen(command, stdout=stream, stderr=stream) as process:
        try:
            yield
        finally:
            process.terminate()
            process.wait(20)


@pytest.mark.parametrize("proxy", (nginx, caddy), ids=("nginx", "caddy"))
def test_two_processes_behind_a_proxy(tmp_path: Path, proxy: type) -> None:
    if shutil.which(proxy.__name__) is None or shutil.which("openssl") is None:
        pytest.skip(f"{proxy.__name__} and openssl are not installed (Debian, Ubuntu: apt-get install {proxy.__name__} openssl)")
    with ExitStack() as stack:
        processes = [stack.enter_context(Process(database_of(tmp_path))) for _ in range(2)]
        port = free_port()
        stack.enter_context(running(proxy(tmp_path, [process.port for process in processes], port), tmp_path / "log"))
        trusted = ssl.create_default_context(cafile=str(tmp_path / "made.pem"))
        http = stack.enter_context(httpx.Client(base_url=f"https://localhost:{port}", verify=trusted, timeout=30))
        patiently(http)
        own, foreign = {"Origin": f"https://localhost:{port}"}, {"Origin": "https://localhost"}
        table = {"game": "hab_und_gut", "seats": SEATS, "name": "Ada"}
        assert http.post("/api/matches", json=table, headers=foreign).status_code == 403  # the port is part of an origin
        answer = http.post("/api/matches", json=table, headers=own)
        assert answer.status_code == 201 and all("secure" in cookie.lower() for cookie in answer.headers.get_list("set-cookie"))
        made = answer.json()
        path, ada = f"/api/matches/{made['id']}", {"Authorization": f"Bearer {made['token']}"}
        for name in ("Bob", "Cleo"):
            http.cookies.clear()
            assert http.post(f"{path}/join", json={"name": name}, headers=own).status_code == 200
        http.cookies.clear()
        assert http.post(f"{path}/start", headers={**own, "X-Magnat-Host": made["host_token"]}).status_code == 200
        sockets = [
            stack.enter_context(connect(f"wss://localhost:{port}{path}/live", ssl=trusted, additional_headers={**ada, **own})) for _ in range(4)
        ]
        versions = [json.loads(socket.recv(20))["version"] for socket in sockets]
        act = {"version": versions[0], "key": "one", "acts": [["buy", 0]]}
        assert http.post(f"{path}/acts", json=act, headers={**ada, **own}).json()["version"] == versions[0] + 1
        for socket in sockets:  # whichever process each of them is connected to
            while (told := json.loads(socket.recv(20))).get("version", 0) <= versions[0]:
                pass
            assert told["version"] == versions[0] + 1
        processes[0].kill()
        act = {"version": versions[0] + 1, "key": "two", "acts": [["buy", 0]]}
        answer = until_answered(http, f"{path}/acts", act, {**ada, **own})
        assert answer.status_code == 200 and answer.json()["version"] >= versions[0] + 2


def patiently(http: httpx.Client) -> None:
    """Wait until the proxy is there and has found a process."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            if http.get("/ready").status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise AssertionError("the proxy does not answer")


def until_answered(http: httpx.Client, path: str, body: dict[str, object], headers: dict[str, str]) -> httpx.Response:
    """As the page does: under the same key, until somebody answers."""
    end = time.monotonic() + 60
    while True:
        try:
            answer = http.post(path, json=body, headers=headers)
            if answer.status_code < 500 or time.monotonic() > end:
                return answer
        except httpx.HTTPError:
            assert time.monotonic() < end
        time.sleep(0.2)
