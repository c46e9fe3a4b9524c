"""Sealed reminders: only the device that asked for one can read it (RFC 8291), and push services see which server sends it (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import time

from magnat.web.reminders.letters import WrongKeys
from magnat.web.reminders.reach import Target
from magnat.web.store import StoreError

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError as error:
    raise StoreError("for reminders by push Magnat needs more than is installed: pip install 'magnat[push]'") from error

CURVE = ec.SECP256R1()
HALF_A_DAY = 43_200  # seconds for which a signature holds
POINT, SECRET = 65, 16  # bytes of a device's public key, and of what it adds


class Sealer:
    """Signs with the key pair of this server."""

    def __init__(self, key: str, contact: str) -> None:
        self.contact = contact
        self._signer = Vapid02(ec.derive_private_key(int(key, 16), CURVE), {"no-strict": True})  # the contact was checked

        point: bytes = self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()  # what browsers must be given when they subscribe

    def check(self, point: str, auth: str) -> None:
        """WrongKeys if nothing can be sealed for such a device."""
        if len(_bytes(point)) != POINT or len(_bytes(auth)) != SECRET:
            raise WrongKeys
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(point))
        except ValueError:
            raise WrongKeys from None

    def signature(self, target: Target) -> str:
        """Who we are, for one push service."""
        claims = {"aud": target.origin, "sub": self.contact, "exp": int(time.time()) + HALF_A_DAY}
        header: str = self._signer.sign(claims)["Authorization"]
        return header

    def sealed(self, text: bytes, point: str, auth: str) -> bytes:
        private = ec.generate_private_key(CURVE)
        body: bytes = http_ece.encrypt(text, private_key=private, dh=_bytes(point), auth_secret=_bytes(auth))
        return body


def new_key() -> str:
    """A new key pair: its private number, as it is stored."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def _bytes(text: str) -> bytes:
    """What is written in base64 as it is used in addresses, with or without the signs at its end."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise WrongKeys from None
