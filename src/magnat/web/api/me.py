"""A name that is mine: who I am on this server, on which devices, and how I prove it."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from magnat.web.api.context import DEVICE, Context, Guessing, Registry, buckets_of, failures, guess, keep_device, person_of, registry_of, take_over
from magnat.web.departures import Erasing, move_holdings
from magnat.web.errors import ApiError, not_found
from magnat.web.limits import caller
from magnat.web.persons import passkeys, telling
from magnat.web.responses import json_response
from magnat.web.schemas import persons as schemas
from magnat.web.schemas.responses import Link
from magnat.web.store import Person
from magnat.web.store import persons as rows
from magnat.web.tables import TableRegistry
from magnat.web.tokens import hashed

router = APIRouter(prefix="/api", tags=["persons"])
PAGE = 50  # matches in an answer
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux"))


def label_of(connection: HTTPConnection) -> str:
    """What a device is called: as much as its owner needs to know it again.

    >>> from starlette.requests import Request
    >>> agent = b"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    >>> label_of(Request({"type": "http", "headers": [(b"user-agent", agent)]}))
    'Firefox, Linux'
    """
    agent = connection.headers.get("user-agent", "")[:400]
    parts = [next((name for sign, name in known if re.search(sign, agent)), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, parts)) or "?"


async def must_be_offered(registry: Registry) -> None:
    if not registry.settings.persons:
        raise ApiError(404, "not-found", "no-persons")


async def myself(connection: HTTPConnection) -> Person:
    """Who asks, or a refusal."""
    await must_be_offered(registry_of(connection))
    if (person := await person_of(connection)) is None:
        raise ApiError(401, "no-person", "nobody")
    return person


Offered = Annotated[None, Depends(must_be_offered)]
Myself = Annotated[Person, Depends(myself)]
OF_ME = failures(401, 404)


async def described(registry: TableRegistry, person: Person, token: str | None) -> schemas.PersonInfo:
    this = hashed(token) if token else ""
    devices = await rows.devices(registry.store, person.id)
    return {
        "id": person.id,
        "name": person.name,
        "secured": person.is_secured,
        "phrase": person.phrase is not None,
        "hidden": bool(person.hidden),
        "devices": [{"id": row.id, "label": row.label, "made": row.made, "seen": row.seen, "this": row.hash == this} for row in devices],
        "passkeys": [{"id": row.id, "label": row.label, "made": row.made} for row in await rows.passkeys(registry.store, person.id)],
    }


async def told(registry: TableRegistry, request: HTTPConnection, person: Person | None, token: str | None) -> Response:
    response: schemas.Me = {
        "offered": registry.settings.persons,
        "passkeys": registry.settings.persons and passkeys.site_of(request) is not None,
        "person": None if person is None else await described(registry, person, token),
    }
    answer = json_response(response)
    return keep_device(request, answer, token) if person is not None else answer


@router.get("/me", response_model=schemas.Me, responses=failures(), summary="Who I am here")
async def me(registry: Registry, request: Request) -> Response:
    return await told(registry, request, await person_of(request), request.cookies.get(DEVICE))


@router.post("/me", response_model=schemas.Me, responses=failures(404, 409), summary="Be somebody: this browser keeps it")
async def begin(registry: Registry, request: Request, _: Offered, wanted: schemas.Called) -> Response:
    """Nothing but a name is asked for. Whoever is somebody already stays so; until it is secured the name is that under which one plays."""
    if (person := await person_of(request)) is not None:
        if not person.is_secured and wanted.name.strip() != person.name:
            person = await registry.services.persons.rename(person, wanted.name)
        return await told(registry, request, person, request.cookies.get(DEVICE))
    buckets_of(request).take("person", caller(request), registry.settings.limits.creations)
    person, token = await registry.services.persons.make(wanted.name, label_of(request))
    return await told(registry, request, person, token)


@router.post("/me/name", response_model=schemas.Me, responses=failures(401, 404, 409), summary="Be called otherwise")
async def rename(registry: Registry, request: Request, person: Myself, wanted: schemas.Called) -> Response:
    buckets_of(request).take("person", caller(request), registry.settings.limits.creations)
    renamed = await registry.services.persons.rename(person, wanted.name)
    return await told(registry, request, renamed, request.cookies.get(DEVICE))


@router.post("/me/hidden", response_model=schemas.Me, responses=OF_ME, summary="Hide one's profile from others, or show it")
async def hide(registry: Registry, request: Request, person: Myself, wanted: schemas.Hiding) -> Response:
    await rows.do(registry.store, rows.HIDE, hidden=int(wanted.hidden), person=person.id)
    registry.services.persons.forget()
    return await told(registry, request, await person_of(request), request.cookies.get(DEVICE))


# What proves who I am.


@router.post("/me/phrase", response_model=schemas.NewPhrase, responses=failures(401, 404, 409), summary="Six words that open one's name elsewhere")
async def phrase(registry: Registry, request: Request, person: Myself) -> Response:
    """They are told once. New ones take the place of older ones, and the name is nobody else's from now on."""
    buckets_of(request).take("person", caller(request), registry.settings.limits.creations)
    response: schemas.NewPhrase = {"phrase": await registry.services.persons.secure_by_phrase(person)}
    return json_response(response)


@router.post("/me/link", response_model=Link, responses=OF_ME, summary="A link that adds another device")
async def link(registry: Registry, person: Myself) -> Response:
    """It works once, for ten minutes; a newer one takes its place."""
    response: Link = {"link": f"{registry.settings.root_path}/me#{await registry.services.persons.link(person)}"}
    return json_response(response)


@router.post("/me/enter/phrase", response_model=schemas.Me, responses=failures(404), summary="Come with one's six words")
async def enter_by_phrase(registry: Registry, request: Request, _: Offered, __: Guessing, wanted: schemas.Phrase) -> Response:
    with guess(request, "wrong phrase"):
        if (person := await registry.services.persons.by_phrase(wanted.phrase)) is None:
            raise not_found("phrase")
    return await enter_as(registry, request, person)


@router.post("/me/enter/link", response_model=schemas.Me, responses=failures(404), summary="Come with a link from another device")
async def enter_by_link(registry: Registry, request: Request, _: Offered, __: Guessing, wanted: schemas.Secret) -> Response:
    with guess(request, "wrong phrase"):
        if (person := await registry.services.persons.by_link(wanted.secret)) is None:
            raise not_found("link")
    return await enter_as(registry, request, person)


@router.post("/me/enter/passkey/ask", response_model=schemas.Asked, responses=failures(404, 409), summary="What a passkey is asked")
async def ask_passkey(registry: Registry, request: Request, _: Offered, __: Guessing) -> Response:
    response: schemas.Asked = {"options": await passkeys.ask_to_enter(registry.services.persons, passkeys.needed(request))}
    return json_response(response)


@router.post("/me/enter/passkey", response_model=schemas.Me, responses=failures(404, 409), summary="Come with a passkey")
async def enter_by_passkey(registry: Registry, request: Request, _: Offered, __: Guessing, wanted: schemas.Credential) -> Response:
    person = await passkeys.entering(registry.services.persons, passkeys.needed(request), wanted.credential)
    return await enter_as(registry, request, person)


async def enter_as(registry: TableRegistry, request: Request, person: Person) -> Response:
    """This browser is the person's from now on. Whoever it was before and had secured nothing becomes this person."""
    persons, before = registry.services.persons, await person_of(request)
    if before is not None and before.id == person.id:
        return await told(registry, request, person, request.cookies.get(DEVICE))
    token = await persons.add_device(person, label_of(request), request.cookies.get(DEVICE) if before else None)
    if before is not None and not before.is_secured and not await rows.devices(registry.store, before.id):
        await move_holdings(registry, before, person)
    return await told(registry, request, person, token)


@router.post("/me/passkeys/ask", response_model=schemas.Asked, responses=failures(401, 404, 409), summary="What a browser needs to make a passkey")
async def ask_new_passkey(registry: Registry, request: Request, person: Myself) -> Response:
    response: schemas.Asked = {"options": await passkeys.ask_to_make(registry.services.persons, person, passkeys.needed(request))}
    return json_response(response)


@router.post("/me/passkeys", response_model=schemas.Me, responses=failures(401, 404, 409), summary="Keep a new passkey")
async def make_passkey(registry: Registry, request: Request, person: Myself, wanted: schemas.Credential) -> Response:
    await passkeys.make(registry.services.persons, person, passkeys.needed(request), wanted.credential, label_of(request))
    return await told(registry, request, await person_of(request), request.cookies.get(DEVICE))


Id = Annotated[str, Path(max_length=1500)]


@router.post("/me/passkeys/{key}/remove", response_model=schemas.Me, responses=failures(401, 404, 409), summary="A passkey proves nothing any more")
async def remove_passkey(registry: Registry, request: Request, person: Myself, key: Id) -> Response:
    if person.phrase is None and len(await rows.passkeys(registry.store, person.id)) == 1:
        raise ApiError(409, "wrong-status", "last-proof")
    if not await rows.do(registry.store, rows.NO_PASSKEY, id=key, person=person.id):
        raise not_found("passkey")
    return await told(registry, request, person, request.cookies.get(DEVICE))


@router.post("/me/devices/{device}/revoke", response_model=schemas.Me, responses=OF_ME, summary="A device is no longer one's own")
async def revoke(registry: Registry, request: Request, person: Myself, device: Id) -> Response:
    """Nothing opens there any more; whoever plays there at this moment is sent away within seconds."""
    found = next((row for row in await rows.devices(registry.store, person.id) if row.id == device), None)
    if found is None:
        raise not_found("device")
    await registry.services.persons.revoke(person, found)
    await registry.send_away_revoked()
    token = request.cookies.get(DEVICE)
    if token and hashed(token) == found.hash:
        return keep_device(request, await told(registry, request, None, None), None)
    return await told(registry, request, person, token)


# What is mine.


First = Annotated[int, Query(alias="from", ge=0, le=10**6, description="the first of the page")]


@router.get("/me/matches", response_model=schemas.MyMatches, responses=OF_ME, summary="The matches at which I sit, on whichever device I sat down")
async def my_matches(registry: Registry, person: Myself, first: First = 0) -> Response:
    found = await rows.matches(registry.store, person.id, first, PAGE + 1)
    response: schemas.MyMatches = {"matches": found[:PAGE], "next": first + PAGE if len(found) > PAGE else None}
    return json_response(response)


@router.post("/matches/{id}/claim", response_model=schemas.Taken, responses=failures(401, 404), summary="Take over what this browser holds")
async def claim(context: Context, request: Request, person: Myself) -> Response:
    """For seats from before one had a name here. The browser needs their tokens no longer."""
    match = context.table.state.id
    cookies = [request.cookies.get(f"magnat_{match}"), request.cookies.get(f"magnat_host_{match}")]
    response: schemas.Taken = {"taken": await take_over(context.registry, context.table, person, *cookies)}
    answer = json_response(response)
    for name in (f"magnat_{match}", f"magnat_host_{match}"):
        answer.delete_cookie(name, path=f"{context.registry.settings.root_path}/api/matches/{match}", httponly=True, samesite="strict")
    return answer


@router.get("/me/everything", response_model=schemas.Everything, responses=OF_ME, summary="All that is kept about me")
async def everything(registry: Registry, request: Request, person: Myself) -> Response:
    info = await described(registry, person, request.cookies.get(DEVICE))
    response = await telling.everything(registry.store, person, info)
    answer = json_response(response)
    answer.headers["Content-Disposition"] = 'attachment; filename="magnat-me.json"'
    return answer


@router.post("/me/erase", response_model=schemas.Me, responses=failures(401, 404, 409), summary="Forget everything about me")
async def erase(registry: Registry, request: Request, person: Myself, wanted: schemas.Erasing) -> Response:
    """At once nothing proves who one was. From running games one resigns; names and messages vanish from the records, one match after the other."""
    if wanted.name.strip() != person.name:
        raise ApiError(409, "wrong-status", "other-name")
    erasing: Erasing = request.app.state.erasing
    await erasing.erase(person)
    return keep_device(request, await told(registry, request, None, None), None)
