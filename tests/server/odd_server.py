"""A real server with a game and bots that only these tests know. Usage: odd_server.py DATABASE [STATIC]"""

import os
import sys
from pathlib import Path

from sandtable.games import all_games
from sandtable.server import limits
from sandtable.server.serve import run
from sandtable.server.settings import Settings

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from server import bad_bots
    from server.rush import RUSH

    if "SANDTABLE_TEST_GENEROUS" in os.environ:
        limits.Limits.take = lambda *_: True  # so that whatever is asked is looked at
    strict = {"trusted_proxies": "", "connections_of_address": 20, "request_seconds": 0.5}
    settings = Settings(
        port=0,
        database=sys.argv[1],
        bot_pause=0.0,
        bot_grace=2.0,
        hint_seconds=0.1,
        review_seconds=2.0,
        bot_tables_of_address=400,  # the guests of all tests have one address
        static=Path(sys.argv[2]),
        games={**all_games(), "rush": RUSH},
        bots=bad_bots.bots,
        make=bad_bots.make,
        **(strict if "SANDTABLE_TEST_STRICT" in os.environ else {}),
    )
    sys.exit(run(settings))
