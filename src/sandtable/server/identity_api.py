"""HTTP: how I am known: devices, links, recovery codes, passkeys, mail."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie, State

from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.desk import Desk
from sandtable.server.identity.codes import LASTS, LINK, MINUTE, RECOVERY
from sandtable.server.identity.devices import label_of
from sandtable.server.identity.joining import Entrance
from sandtable.server.identity.passkeys import Site
from sandtable.server.identity.qr import origin_for_others, picture
from sandtable.server.identity.taking_out import pack
from sandtable.server.protocol import Refused

Visit = Request[Any, Any, State]


def label(request: Visit) -> str:
    return label_of(request.headers.get("user-agent", "")[:400])


def site(request: Visit) -> Site:
    return Site(request.headers.get("host", "").lower())


async def join(request: Visit) -> Entrance:
    """The visitor as a member; whoever is a guest becomes one."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_small_change(visitor)
    return await desk.joining.join(visitor, label(request))


async def come_in(request: Visit, person: str) -> Response[protocol.Me]:
    """Sign this device in as somebody who has shown who they are."""
    desk: Desk = request.app.state.desk
    entrance = await desk.joining.sign_in(desk.visitor(request), person, label(request))
    return await welcome(request, entrance)


async def welcome(request: Visit, entrance: Entrance) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    me = await desk.accounts.me(entrance.person)
    answer = desk.answer(request, entrance.person, me, device=entrance.device)
    if entrance.guest is not None:
        answer.background = BackgroundTask(desk.joining.say_goodbye, entrance.guest)
    return answer


async def account(request: Visit, entrance: Entrance) -> Response[protocol.Account]:
    desk: Desk = request.app.state.desk
    found = await desk.account(entrance.person, entrance.device)
    return desk.answer(request, entrance.person, found, device=entrance.device)


# What I have


@get("/api/account")
async def get_account(request: Visit) -> protocol.Account:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    return await desk.account(desk.check_small_change(visitor), visitor.device)


@delete("/api/account/devices/{device:str}", status_code=200)
async def delete_device(request: Visit, device: str) -> protocol.Account:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    person = desk.check_small_change(visitor)
    await desk.joining.sign_out(person, device)
    return await desk.account(person, visitor.device)


@delete("/api/account/passkeys/{passkey:str}", status_code=200)
async def delete_passkey(request: Visit, passkey: str) -> protocol.Account:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    person = desk.check_small_change(visitor)
    await desk.passkeys.remove(person, passkey)
    return await desk.account(person, visitor.device)


@delete("/api/account/mail", status_code=200)
async def delete_mail(request: Visit) -> protocol.Account:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    person = desk.check_small_change(visitor)
    await desk.letters.add(person, None)
    return await desk.account(person, visitor.device)


@get("/api/account/everything", media_type="application/zip")
async def get_everything(request: Visit) -> Response[bytes]:
    """All that is kept about me, as one file."""
    desk: Desk = request.app.state.desk
    person = desk.check_taking_out(desk.visitor(request))
    bag = await desk.tables.store.read(lambda connection: pack(connection, person))
    headers = {"Content-Disposition": 'attachment; filename="sandtable-everything.zip"'}
    return Response(bag, headers=headers, media_type="application/zip")


@post("/api/account/delete", status_code=200)
async def post_delete(request: Visit, data: protocol.Renaming) -> Response[None]:
    """Delete me: asked for with my own name, so that nobody does it by a slip."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    person = desk.check_small_change(visitor)
    if (data.name or "").strip() != await desk.accounts.name(person):
        raise Refused("bad-name", say("identity-api-type-your-own-name"))
    await desk.deleting.delete(visitor)
    goodbye = BackgroundTask(desk.deleting.say_goodbye, str(visitor.person))
    return Response(
        None, cookies=[Cookie(key=desk.accounts.cookie_name, value="", max_age=0)], background=goodbye
    )


# Another device: a link or its picture, or one of the recovery codes


@post("/api/account/link", status_code=200)
async def post_link(request: Visit) -> Response[protocol.LinkMade]:
    desk: Desk = request.app.state.desk
    entrance = await join(request)
    code = await desk.joining.new_link(entrance.person)
    origin = desk.settings.address or request.headers.get("origin") or str(request.base_url).rstrip("/")
    base = "" if desk.settings.address else desk.settings.base_path
    link = f"{origin_for_others(origin, desk.settings.host)}{base}/link/{code}"
    made = protocol.LinkMade(code, link, picture(link), LASTS[LINK] // MINUTE)
    return desk.answer(request, entrance.person, made, device=entrance.device)


@post("/api/account/recovery", status_code=200)
async def post_recovery(request: Visit) -> Response[protocol.RecoveryMade]:
    desk: Desk = request.app.state.desk
    entrance = await join(request)
    made = protocol.RecoveryMade(await desk.joining.new_recovery_codes(entrance.person))
    return desk.answer(request, entrance.person, made, device=entrance.device)


@post("/api/sign-in/link", status_code=200)
async def post_sign_in_link(request: Visit, data: protocol.CodeGiven) -> Response[protocol.Me]:
    return await enter(request, LINK, data.code)


@post("/api/sign-in/recovery", status_code=200)
async def post_sign_in_recovery(request: Visit, data: protocol.CodeGiven) -> Response[protocol.Me]:
    return await enter(request, RECOVERY, data.code)


async def enter(request: Visit, kind: str, code: str) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    visitor = desk.check_guess(request)
    return await welcome(request, await desk.joining.enter(visitor, kind, code, label(request)))


# Passkeys


@post("/api/account/passkeys/options", status_code=200)
async def post_passkey_options(request: Visit) -> dict[str, Any]:
    desk: Desk = request.app.state.desk
    person = desk.check_small_change(desk.visitor(request))
    return await desk.passkeys.offer(site(request), person, await desk.accounts.name(person))


@post("/api/account/passkeys", status_code=200)
async def post_passkey(request: Visit, data: dict[str, Any]) -> Response[protocol.Account]:
    desk: Desk = request.app.state.desk
    person = desk.check_small_change(desk.visitor(request))
    await desk.passkeys.add(site(request), person, data, label(request))
    return await account(request, await join(request))


@post("/api/sign-in/passkey/options", status_code=200)
async def post_sign_in_options(request: Visit) -> dict[str, Any]:
    desk: Desk = request.app.state.desk
    desk.check_guess(request)
    return await desk.passkeys.ask(site(request))


@post("/api/sign-in/passkey", status_code=200)
async def post_sign_in_passkey(request: Visit, data: dict[str, Any]) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    desk.check_guess(request)
    return await come_in(request, await desk.passkeys.check(site(request), data))


# Mail


@post("/api/mail", status_code=204)
async def post_mail(request: Visit, data: protocol.MailGiven) -> None:
    desk: Desk = request.app.state.desk
    address = desk.letters.read(data.mail)
    desk.check_letter(request, address)
    await desk.letters.send(address)


@post("/api/mail/code", status_code=200)
async def post_mail_code(request: Visit, data: protocol.MailCodeGiven) -> Response[protocol.Me]:
    """Who is known by the address comes in; an address that nobody is known by becomes the visitor's own."""
    desk: Desk = request.app.state.desk
    desk.check_guess(request)
    address = desk.letters.read(data.mail)
    known = await desk.letters.check(address, data.code)
    if known is not None and known != desk.visitor(request).person:
        return await come_in(request, known)
    entrance = await join(request)
    await desk.letters.add(entrance.person, address)
    return await welcome(request, entrance)


def routes() -> Router:
    handlers = [
        get_account,
        delete_device,
        delete_passkey,
        delete_mail,
        get_everything,
        post_delete,
        post_link,
        post_recovery,
        post_sign_in_link,
        post_sign_in_recovery,
        post_passkey_options,
        post_passkey,
        post_sign_in_options,
        post_sign_in_passkey,
        post_mail,
        post_mail_code,
    ]
    return Router("/", route_handlers=handlers)
