"""A real server with a game and bots that only these tests know. Usage: odd_server.py DATABASE [STATIC]"""

import sys
from pathlib import Path

from sandtable.games import ALL
from sandtable.server.app import Settings
from sandtable.server.serve import run

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from server import bad_bots
    from server.rush import Rush

    settings = Settings(
        database=sys.argv[1],
        bot_grace=2.0,
        hint_seconds=0.1,
        review_seconds=2.0,
        static=Path(sys.argv[2]),
        games={**ALL, "rush": Rush()},
        bots=bad_bots.bots,
        make=bad_bots.make,
    )
    sys.exit(run(settings, "127.0.0.1", 0))
