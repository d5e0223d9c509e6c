"""A push service on this machine, as Firefox speaks with one: it registers browsers, and passes on what is sent to them."""

import json
import threading
import uuid
from typing import Any

from websockets import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

from server.pushes import PushService, coded

PROTOCOL = "push-notification"


class LocalPush:
    """What servers send to its addresses goes on to the browsers that registered them."""

    def __init__(self) -> None:
        self.service = PushService()
        self.service.pass_on = self.deliver
        self.lines: dict[str, ServerConnection] = {}  # by what is registered
        self.acknowledged: list[str] = []
        self.server: Server = serve(self.serve_browser, "127.0.0.1", 0, subprotocols=[PROTOCOL])  # type: ignore[list-item]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def settings(self) -> dict[str, Any]:
        """With which Firefox uses it, and does not ask whether it may show notifications."""
        port = self.server.socket.getsockname()[1]
        return {
            "dom.push.enabled": True,
            "dom.push.connection.enabled": True,
            "dom.push.serverURL": f"ws://127.0.0.1:{port}/",
            "dom.push.testing.allowInsecureServerURL": True,
            "dom.push.testing.ignorePermission": True,
            "dom.webnotifications.requireuserinteraction": False,
            "permissions.default.desktop-notification": 1,
            "alerts.useSystemBackend": False,
        }

    def serve_browser(self, line: ServerConnection) -> None:
        try:
            for text in line:
                if answer := self.answer(line, json.loads(text)):
                    line.send(json.dumps(answer))
        except ConnectionClosed:
            pass

    def answer(self, line: ServerConnection, said: dict[str, Any]) -> dict[str, Any] | None:
        kind, channel = said.get("messageType"), said.get("channelID")
        if kind == "hello":
            name = said.get("uaid") or uuid.uuid4().hex
            return {"messageType": kind, "status": 200, "uaid": name, "use_webpush": True, "broadcasts": {}}
        if kind == "register":
            self.lines[str(channel)] = line
            address = f"{self.service.url}/{channel}"
            return {"messageType": kind, "status": 200, "channelID": channel, "pushEndpoint": address}
        if kind == "ack":
            self.acknowledged += [update["version"] for update in said["updates"]]
        return None

    def deliver(self, path: str, headers: dict[str, str], body: bytes) -> None:
        channel = path.strip("/")
        note = {
            "messageType": "notification",
            "channelID": channel,
            "version": uuid.uuid4().hex,
            "data": coded(body),
            "headers": {"encoding": headers["Content-Encoding"]},
        }
        self.lines[channel].send(json.dumps(note))

    def stop(self) -> None:
        self.server.shutdown()
        self.service.stop()
