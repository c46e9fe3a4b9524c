"""Passkeys (WebAuthn): the device itself proves who somebody is. The library is an extra, `magnat[passkeys]`."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from starlette.requests import HTTPConnection

from magnat.web import tokens
from magnat.web.errors import ApiError
from magnat.web.limits import PORT, is_address
from magnat.web.persons.keeping import Persons
from magnat.web.store import Person
from magnat.web.store import persons as rows

MAKE, ENTER = "make passkey", "enter by passkey"  # kinds of openings: questions that were put
PATIENCE = 300.0  # seconds for an answer
MOST = 10  # passkeys of a person
Document = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """Where passkeys are used: they hold for one name of a server, and for no other site."""

    name: str
    origin: str


def site_of(connection: HTTPConnection) -> Site | None:
    """The site as the browser sees it; None where browsers have no passkeys: without https, or at a bare address."""
    host = connection.headers.get("host", "")
    name = PORT.sub("", host).lower().rstrip(".")
    secure = connection.url.scheme in ("https", "wss")
    if find_spec("webauthn") is None or not name or is_address(name) or not (secure or name == "localhost" or name.endswith(".localhost")):
        return None
    return Site(name, f"{'https' if secure else 'http'}://{host}")


def needed(connection: HTTPConnection) -> Site:
    if (site := site_of(connection)) is None:
        raise ApiError(409, "wrong-status", "no-passkeys")
    return site


async def ask_to_make(persons: Persons, person: Person, site: Site) -> Document:
    """What the browser needs to make a passkey."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await rows.passkeys(persons.store, person.id)
    if len(known) >= MOST:
        raise ApiError(409, "wrong-status", "enough-passkeys")
    await persons.checked_name(person.name, person)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Magnat",
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=decoded(row.id)) for row in known],
    )
    await put_question(persons, options.challenge, MAKE, person.id)
    document: Document = json.loads(options_to_json(options))
    return document


async def make(persons: Persons, person: Person, site: Site, credential: Document, label: str) -> None:
    """Keep the passkey that the browser has made; the name is secured by it."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await take_challenge(persons, credential, MAKE, person.id)
    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ApiError(422, "invalid", "wrong-passkey") from error
    row = rows.Passkey(encoded(made.credential_id), person.id, encoded(made.credential_public_key), made.sign_count, label, persons.now())
    if not await rows.do(persons.store, rows.NAME, name=person.name, appearance=persons.look_of(person), person=person.id):
        raise ApiError(409, "wrong-status", "name-taken")
    if not await rows.do(persons.store, rows.PASSKEYS.add, **vars(row)):
        raise ApiError(422, "invalid", "wrong-passkey")
    persons.forget()


async def ask_to_enter(persons: Persons, site: Site) -> Document:
    """What the browser needs to look for a passkey of this site."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=site.name)
    await put_question(persons, options.challenge, ENTER, None)
    document: Document = json.loads(options_to_json(options))
    return document


async def entering(persons: Persons, site: Site, credential: Document) -> Person:
    """Whose passkey has answered."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await take_challenge(persons, credential, ENTER, None)
    known = await rows.passkey(persons.store, str(credential.get("id", ""))[:1500])
    person = await rows.by_id(persons.store, known.person) if known else None
    if known is None or person is None:
        raise ApiError(404, "not-found", "no-passkey")
    try:
        proved = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=decoded(known.public_key),
            credential_current_sign_count=known.uses,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ApiError(422, "invalid", "wrong-passkey") from error
    await rows.do(persons.store, rows.COUNT_USE, id=known.id, uses=proved.new_sign_count)
    return person


async def put_question(persons: Persons, challenge: bytes, kind: str, person: str | None) -> None:
    now = persons.now()
    await rows.put_opening(persons.store, tokens.hashed(encoded(challenge)), kind, person, now + PATIENCE, now)


async def take_challenge(persons: Persons, credential: Document, kind: str, person: str | None) -> bytes:
    """The question that an answer belongs to, if it was put to this person and not answered before."""
    try:
        told = json.loads(decoded(credential["response"]["clientDataJSON"]))
        challenge = decoded(told["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ApiError(422, "invalid", "wrong-passkey") from error
    is_there, whose = await rows.use_opening(persons.store, tokens.hashed(encoded(challenge)), kind, persons.now())
    if not is_there or whose != person:
        raise ApiError(422, "invalid", "late-passkey")
    return challenge


def encoded(data: bytes) -> str:
    """Base64 for addresses, without the signs that fill it up."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
