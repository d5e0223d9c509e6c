"""A bot that plays on a server from elsewhere, over HTTP, with nothing but Python's standard library.

    SANDTABLE_TOKEN=sandtable_bot_… python examples/remote_bot.py http://127.0.0.1:8000

docs/remote-bots.md tells where the token comes from and what the stream says. Change `choose`, and it is yours.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


def choose(view, offers):
    """One of the offered acts. `view` is all that the bot's seat knows."""
    return random.choice(offers)["act"]


class Server:
    """The server, for the bot of a token."""

    def __init__(self, url, token):
        self.url = url.rstrip("/") + "/api/bot"
        self.token = token

    def ask(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=30)

    def say(self, table, what, **body):
        """A refusal is told and does no harm: the stream shows how things stand."""
        try:
            self.ask(f"/tables/{table}/{what}", body).close()
        except urllib.error.HTTPError as problem:
            print(json.load(problem)["text"], file=sys.stderr)

    def stream(self):
        """What the server says, message by message, until the connection ends."""
        with self.ask("/stream") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def play(server):
    """Answer everything that the stream says."""
    for message in server.stream():
        kind, table = message["type"], message.get("table")
        if kind == "hello":
            print(f"{message['bot']['name']} is here", flush=True)
        elif kind == "challenge":  # only where the bot's rules say that it is asked
            server.say(table, "sit", seat=message["seat"])
        elif kind == "error":
            print(message["text"], file=sys.stderr)
        elif kind in ("table", "acted"):
            if message["result"]:
                print(f"{table}: {message['result']['reason']}", flush=True)
                server.say(table, "rematch")
            elif message["offers"]:
                server.say(
                    table, "act", number=message["number"], act=choose(message["view"], message["offers"])
                )


def main():
    server = Server(sys.argv[1], os.environ["SANDTABLE_TOKEN"])
    while True:
        try:
            play(server)
        except urllib.error.HTTPError as problem:
            sys.exit(json.load(problem)["text"])
        except OSError as problem:
            print(f"{problem}; trying again", file=sys.stderr)
        time.sleep(2)


if __name__ == "__main__":
    main()
