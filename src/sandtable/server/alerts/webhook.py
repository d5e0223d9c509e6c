"""By a webhook: ntfy, Discord, or any address that takes JSON."""

import json
from urllib.parse import urlsplit

from sandtable.server.alerts.chosen import Chosen
from sandtable.server.alerts.guard import Unreachable, World
from sandtable.server.alerts.message import Message
from sandtable.server.alerts.ways import Failed, Name


class Webhook:
    """Posts to the address that somebody named."""

    name: Name = "webhook"
    proves = False

    def __init__(self, world: World, address: str) -> None:
        self.world = world
        self.address = address

    def is_chosen(self, chosen: Chosen) -> bool:
        return bool(chosen.choice.webhook)

    async def send(self, chosen: Chosen, message: Message) -> str:
        url = chosen.choice.webhook
        headers, body = self.written(url, message)
        try:
            status = await self.world.post(url, headers, body)
        except Unreachable as problem:
            raise Failed(str(problem)) from problem
        if not 200 <= status < 300:
            raise Failed(f"{urlsplit(url).hostname} answered {status}.")
        return str(urlsplit(url).hostname)

    def written(self, url: str, message: Message) -> tuple[dict[str, str], bytes]:
        """Discord and ntfy each have their words; others get all there is."""
        parts = urlsplit(url)
        host, link = parts.hostname or "", self.address + message.path
        if host in ("discord.com", "discordapp.com"):
            told: dict[str, object] = {
                "content": f"**{message.title}** {message.text} {link}",
                "allowed_mentions": {"parse": []},
            }
        else:
            told = {"id": message.name, "title": message.title, "message": message.text, "click": link}
        body, headers = json.dumps(told).encode(), {"Content-Type": "application/json"}
        if host.startswith("ntfy."):
            body = message.text.encode()
            headers = {"Content-Type": "text/plain", "X-Title": message.title, "X-ID": message.name}
            headers |= {"X-Click": link} if self.address else {}
        port = f":{parts.port}" if parts.port else ""
        named = {"Host": host + port, "Content-Length": str(len(body)), "Idempotency-Key": message.name}
        return headers | named, body
