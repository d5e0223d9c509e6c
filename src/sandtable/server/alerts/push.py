"""Web Push: to the browsers that somebody registered, which show it even while no page is open.

The keys of this server (VAPID) are made once and kept in the database."""

import asyncio
import base64
import json
import time
from typing import Any, Final

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from sandtable.core.messages import say
from sandtable.server.alerts import chosen as keeping
from sandtable.server.alerts.chosen import Chosen, Device
from sandtable.server.alerts.guard import Unreachable, World
from sandtable.server.alerts.message import Message, trial
from sandtable.server.alerts.ways import Failed, Name
from sandtable.server.protocol import Refused
from sandtable.server.store import Store

KEPT_BY_SERVICE: Final = 24 * 3600  # seconds for which the push service tries
GONE: Final = (404, 410)
TRIAL: Final = trial("trial")
CONTACT: Final = "mailto:nobody@invalid.example"


def new_key() -> str:
    """A private key as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


class Push:
    """Sends to push services."""

    name: Name = "push"
    proves = True

    def __init__(self, store: Store, world: World, key: str, contact: str = "") -> None:
        self.store = store
        self.world = world
        self.vapid = Vapid02.from_pem(key.encode())
        self.contact = contact or CONTACT

    @property
    def public_key(self) -> str:
        """What a browser has to know to register."""
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def is_chosen(self, chosen: Chosen) -> bool:
        return bool(chosen.devices)

    async def send(self, chosen: Chosen, message: Message) -> str:
        problems = []
        for device in chosen.devices:
            try:
                await self._send(device, message)
            except Failed as problem:
                problems.append(str(problem))
        if len(problems) == len(chosen.devices):
            raise Failed(problems[0] if problems else say("alert-no-browser-is-registered"))
        taken = len(chosen.devices) - len(problems)
        return (
            say("alert-one-browsers-push-service")
            if taken == 1
            else say("alert-the-push-services-of", taken=taken)
        )

    async def _send(self, device: Device, message: Message) -> None:
        headers, body = await asyncio.to_thread(self.sealed, device, message)
        try:
            status = await self.world.post(device.endpoint, headers, body)
        except Unreachable as problem:
            raise Failed(str(problem)) from problem
        if status in GONE:
            await keeping.remove_device(self.store, device.endpoint)
            raise Failed(say("alert-this-browser-is-not"))
        if not 200 <= status < 300:
            raise Failed(say("alert-the-push-service-answered", status=status))

    def check(self, device: Device) -> None:
        """Raises Refused where nothing can be sealed for a browser."""
        try:
            self.sealed(device, TRIAL)
        except Exception:
            raise Refused("bad-request", say("alert-this-browsers-keys-cannot")) from None

    def sealed(self, device: Device, message: Message) -> tuple[dict[str, str], bytes]:
        """Headers and body for a push service: only the browser can read what is in it."""
        from pywebpush import WebPusher  # large, and most servers never push

        keys = {"p256dh": device.p256dh, "auth": device.auth}
        told = {"name": message.name, "title": message.title, "text": message.text, "path": message.path}
        sealed: dict[str, Any] = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(
            json.dumps(told).encode(), content_encoding="aes128gcm"
        )
        origin = "/".join(device.endpoint.split("/")[:3])
        claims = {"sub": self.contact, "aud": origin, "exp": int(time.time()) + KEPT_BY_SERVICE // 2}
        headers = {
            "Host": origin.split("//")[1],
            "TTL": str(KEPT_BY_SERVICE),
            "Urgency": "high",
            "Topic": message.name,  # the same alert once more takes the place of the one before
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(sealed["body"])),
            **self.vapid.sign(claims),
        }
        return headers, sealed["body"]
