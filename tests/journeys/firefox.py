"""Firefox as Playwright would like it: a program that starts one, stands on the line between the two, and itself
answers the commands of WebDriver BiDi that Playwright always sends and that a stock Firefox does not know yet."""

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterable

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN = {"emulation.setMediaFeaturesOverride"}
HOST = "127.0.0.1"


async def main() -> None:
    firefox = await asyncio.create_subprocess_exec(
        os.environ["SANDTABLE_FIREFOX"], *sys.argv[1:], stderr=asyncio.subprocess.PIPE
    )
    assert firefox.stderr is not None
    address = await heard(firefox.stderr)

    async def carry(playwright: ServerConnection) -> None:
        async with connect(address + "/session", max_size=None, compression=None) as line:
            answers = asyncio.create_task(pass_on(line, playwright))
            async for text in playwright:
                command = json.loads(text)
                if command["method"] in UNKNOWN:
                    answer = {"type": "success", "id": command["id"], "result": {}}
                    await playwright.send(json.dumps(answer))
                else:
                    await line.send(text)
            answers.cancel()

    async with serve(carry, HOST, 0, max_size=None, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"WebDriver BiDi listening on ws://{HOST}:{port}", file=sys.stderr, flush=True)
        async for _ in firefox.stderr:  # read, so that it never waits for us
            pass
    await firefox.wait()


async def heard(said: AsyncIterable[bytes]) -> str:
    """The address that Firefox tells."""
    async for line in said:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line.decode()):
            return found[1]
    raise SystemExit("Firefox ended before it listened")


async def pass_on(line: AsyncIterable[str | bytes], playwright: ServerConnection) -> None:
    async for text in line:
        await playwright.send(text)
    await playwright.close()


if __name__ == "__main__":
    asyncio.run(main())
