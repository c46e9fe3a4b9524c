"""A passkey as a device holds it, which answers as it is told to: also for another site than the one that asks."""

from __future__ import annotations

import hashlib
import json
import os

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from magnat.web.persons.passkeys import encoded
from tests.web.server import Json

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40  # flags of WebAuthn: somebody was there, and proved it; a new key follows


class Authenticator:
    """One key pair (ES256), for the site of that name at that address."""

    def __init__(self, name: str, origin: str) -> None:
        self.name, self.origin = name, origin
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, asked: Json) -> Json:
        """What a browser sends when the passkey is made."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        proof = self._proof(PRESENT | VERIFIED | MADE) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": proof})
        return self._credential(self._client("webauthn.create", asked), attestationObject=encoded(attestation))

    def enter(self, asked: Json) -> Json:
        """What a browser sends when somebody comes with it."""
        client, proof = self._client("webauthn.get", asked), self._proof(PRESENT | VERIFIED)
        signature = self.key.sign(proof + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(client, authenticatorData=encoded(proof), signature=encoded(signature))

    def _client(self, kind: str, asked: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": asked["options"]["challenge"], "origin": self.origin, "crossOrigin": False}).encode()

    def _proof(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + bytes(4)

    def _credential(self, client: bytes, **response: str) -> Json:
        return {
            "id": encoded(self.id),
            "rawId": encoded(self.id),
            "type": "public-key",
            "response": {"clientDataJSON": encoded(client), **response},
        }
