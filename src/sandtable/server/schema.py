"""The tables of the database as they are now. How they came to be so: migrations/."""

import sqlalchemy as sa

metadata = sa.MetaData()
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("joined", sa.BigInteger),  # since when a guest is a member
    sa.Column("mail", sa.String, unique=True, index=True),
    sa.Column("owner", sa.Boolean, nullable=False, server_default=sa.false()),  # of this server
    sa.Column("banned", sa.String),  # why
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),  # the version the game began with
    sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),  # for those with the link
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),  # its open seats are for all
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("terms", sa.JSON, nullable=False, server_default="{}"),  # protocol/terms.py
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("started", sa.BigInteger),  # when the last seat was taken
    sa.Column("next", sa.String),  # the table of the rematch
    # How far the game is, for lists: it follows from the log.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("turn", sa.JSON, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False, index=True),  # a bot is to move or a clock runs
    sa.Column("acted", sa.BigInteger, nullable=False, server_default="0"),  # when something happened last
    sa.Column(
        "told", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # its result stands at the seats
    sa.Column("times", sa.JSON),  # what the players have left, where the table has a clock
    sa.Column("due", sa.BigInteger, index=True),  # when somebody's time is up, in milliseconds since 1970
)
# Games under way that everybody may watch, and invitations to everybody. The indices have the same words, so that
# the lists need not look at all tables.
RUNNING = tables.c.started.is_not(None) & tables.c.over.is_(False) & tables.c.private.is_(False)
INVITING = tables.c.listed.is_(True) & tables.c.started.is_(None) & tables.c.over.is_(False)
sa.Index("ix_tables_running", tables.c.acted, sqlite_where=RUNNING, postgresql_where=RUNNING)
sa.Index("ix_tables_inviting", tables.c.created, sqlite_where=INVITING, postgresql_where=INVITING)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("person", sa.String, index=True),
    sa.Column("bot", sa.String),
    sa.Column("agreed", sa.Boolean, nullable=False),
    sa.Column("invited", sa.String, index=True),  # for whom an open seat is kept
    # How the game ended for this seat, for lists: it follows from the log.
    sa.Column("result", sa.String),  # won, drawn, lost, alone, or off: it does not count
    sa.Column("points", sa.Integer),
    sa.Column("seen", sa.BigInteger),  # when the person left the table last
)
# Where several processes serve this database: who is alive, and who has which table.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("process", sa.String, index=True),
    sa.Column("fence", sa.Integer, nullable=False),  # counted up by each claim
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.String, nullable=False),
)

# How people are known again

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("label", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)
codes = sa.Table(
    "codes",
    metadata,
    sa.Column("digest", sa.String, primary_key=True),  # a code itself is not kept
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("person", sa.String, index=True),
    sa.Column("about", sa.String),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, index=True),
)

# Programs that play from elsewhere (remote/): each is a person, and has a token of which a digest is kept.
bot_accounts = sa.Table(
    "bot_accounts",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("owner", sa.String, index=True),  # none: the house's own
    sa.Column("digest", sa.String, nullable=False, unique=True),
    sa.Column("rules", sa.JSON, nullable=False),  # protocol/remote.py
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger),  # a sign of life
)

# What people are to each other, and to the house

follows = sa.Table(
    "follows",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("followed", sa.String, primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
rated = sa.Table(
    "rated",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("mean", sa.Float, nullable=False),  # after the game
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("before", sa.Float),  # the mean before it
)
# Games that are over and not rated yet.
to_rate = sa.Table(
    "to_rate",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
deeds = sa.Table(
    "deeds",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.String, nullable=False),
    sa.Column("deed", sa.String, nullable=False),
    sa.Column("about", sa.String, nullable=False),
    sa.Column("reason", sa.String, nullable=False),
)
# What people said at a table: kept with it, never part of its log.
said = sa.Table(
    "said",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("text", sa.String, nullable=False),
)
# Whom somebody will not hear: at one table, or (table "") everywhere.
shunned = sa.Table(
    "shunned",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("other", sa.String, primary_key=True, index=True),
    sa.Column("table_id", sa.String, primary_key=True),
)
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("number", sa.Integer),  # of what was said
    sa.Column("person", sa.String, nullable=False),  # who tells
    sa.Column("about", sa.String, nullable=False),
    sa.Column("reason", sa.String, nullable=False),
    sa.Column("settled", sa.BigInteger),  # when an owner was done with it
)
# Bystanders who see what a seat sees, since its person lets them.
followers = sa.Table(
    "followers",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
# What somebody chose for every table.
preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.JSON, nullable=False),
)
# Alerts, and how far each has come (alerts/keeping.py).
alerts = sa.Table(
    "alerts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id")),  # none for a test
    sa.Column("number", sa.Integer, nullable=False),  # of the acts after which the turn began
    sa.Column("made", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("due", sa.BigInteger, index=True),  # when something has to be done about it; never: nothing
    sa.Column("state", sa.String, nullable=False),
    sa.Column("way", sa.String),
    sa.Column("name", sa.String, index=True),  # of the message; many turns may be one
    sa.Column("sent", sa.BigInteger),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("steps", sa.JSON, nullable=False, server_default="[]"),
    sa.UniqueConstraint("person", "table_id", "number"),
)
push_devices = sa.Table(
    "push_devices",
    metadata,
    sa.Column("endpoint", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("p256dh", sa.String, nullable=False),
    sa.Column("auth", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

# Ladders of bots (ladders.py): every bout, and how all stand.

ladders = sa.Table(
    "ladders",
    metadata,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("rungs", sa.JSON, nullable=False),
    sa.Column("meetings", sa.JSON, nullable=False),
)
ladder_bouts = sa.Table(
    "ladder_bouts",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("rotation", sa.Integer, nullable=False),
    sa.Column("names", sa.String, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("acts", sa.JSON, nullable=False),
    sa.Column("seconds", sa.JSON, nullable=False),
    sa.Column("error", sa.String),
    sa.Column("table_id", sa.ForeignKey("tables.id")),
    sa.UniqueConstraint("game", "rules", "deal", "names"),
)

# Practice: puzzles (practice/), the deal of the day and duplicate matches (duplicate/).

puzzlers = sa.Table(
    "puzzlers",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("current", sa.String),  # the puzzle that lies there, …
    sa.Column("started", sa.BigInteger),  # … and since when, in milliseconds since 1970
    sa.Column("done", sa.JSON, nullable=False),
    sa.Column("daily", sa.String),  # the last day whose puzzle was tried
    sa.Column("daily_solved", sa.Boolean, nullable=False, server_default=sa.false()),
)
daily_games = sa.Table(
    "daily_games",
    metadata,
    sa.Column("day", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("person", sa.String, primary_key=True, index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
)
# What the strongest bot did with a day's deal.
daily_best = sa.Table(
    "daily_best",
    metadata,
    sa.Column("day", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("bot", sa.String, nullable=False),
    sa.Column("points", sa.JSON, nullable=False),  # by seat
    sa.Column("par", sa.Integer),  # of a game alone
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
)
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("bot", sa.String),  # whom all of them play; none: each other
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("seed", sa.String, nullable=False),  # from which the deals' seeds are drawn
    sa.Column("host", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
match_people = sa.Table(
    "match_people",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("person", sa.String, primary_key=True, index=True),
    sa.Column("place", sa.Integer, nullable=False),  # in the order of joining
    sa.UniqueConstraint("match_id", "place"),
)
# A game of a match: the places of those in seat 0 and seat 1, -1 for the bot.
match_games = sa.Table(
    "match_games",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True),
    sa.Column("second", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
)
