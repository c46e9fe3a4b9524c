"""A push service of our own on this machine, and devices that can read what it gets."""

from __future__ import annotations

import asyncio
import base64
import datetime
import json
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import h11
import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from magnat.web.reminders.reach import Reach
from magnat.web.reminders.terms import Terms

HOST = "localhost"
Json = dict[str, Any]


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Device:
    """A browser that has subscribed."""

    address: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.address, "keys": {"p256dh": base64url(point), "auth": base64url(self.secret)}}

    def opened(self, body: bytes) -> Json:
        """What a reminder says; only this device can tell."""
        document: Json = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))
        return document


@dataclass
class Delivery:
    """A request that has arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes what comes and answers with the next of the statuses it was given, else 201."""

    def __init__(self, folder: Path) -> None:
        self.certificate, self.deliveries = folder / "certificate.pem", asyncio.Queue[Delivery]()
        self.answers: list[int] = []
        self.location = ""  # to which it redirects
        self.silent = False
        self.port = 0

    @property
    def reach(self) -> Reach:
        """This machine, and nothing else."""
        trust = ssl.create_default_context(cafile=self.certificate)
        return Reach(allowed=lambda address: address.is_loopback, port=None, trust=lambda: trust)

    def terms(self, **more: Any) -> Terms:
        return Terms("mailto:ada@example.org", **{"pause": 0.0, "retries": (0.01, 0.01), "reach": self.reach, **more})

    def device(self, name: str = "device") -> Device:
        return Device(f"https://{HOST}:{self.port}/send/{name}?v=2")

    async def next(self) -> Delivery:
        async with asyncio.timeout(20):
            return await self.deliveries.get()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection, request, body = h11.Connection(h11.SERVER), None, b""
        while not isinstance(event := connection.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            elif isinstance(event, h11.ConnectionClosed):
                return
        assert request is not None
        headers = {name.decode(): value.decode() for name, value in request.headers}
        self.deliveries.put_nowait(Delivery(request.method.decode(), request.target.decode(), headers, body))
        if self.silent:
            await reader.read()
        else:
            status = self.answers.pop(0) if self.answers else 201
            more = [("Location", self.location)] if self.location else []
            writer.write(connection.send(h11.Response(status_code=status, headers=[*more, ("Content-Length", "0")])) or b"")
        writer.close()


@asynccontextmanager
async def receiving(folder: Path) -> AsyncIterator[Receiver]:
    """A push service that runs as long as the test."""
    receiver = Receiver(folder)
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)]), datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + datetime.timedelta(days=1))
    signed = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False).sign(key, hashes.SHA256())
    private = folder / "key.pem"
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    receiver.certificate.write_bytes(signed.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(receiver.certificate, private)
    server = await asyncio.start_server(receiver._take, "127.0.0.1", 0, ssl=context)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver
