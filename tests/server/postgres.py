"""A private PostgreSQL of the system's own package, for tests and measurements."""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from sandtable.server.database import open_database
from server.programs import free_port, program

PATIENCE = 30
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200")


class Cluster:
    """A PostgreSQL that runs until it is stopped; it does not run as root."""

    def __init__(self, *settings):
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="sandtable-postgresql-")), free_port()
        self.settings = settings or QUICK
        initdb = program("initdb", "postgresql")  # on a new machine this installs it, and brings its user
        self.user = pwd.getpwnam("postgres") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        self.names = (f"sandtable{n}" for n in itertools.count(1))
        self.template = None
        os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        command = [initdb, "-D", self.folder / "data", "-U", "sand", "--auth=trust", "--no-sync"]
        subprocess.run(command, user=self.user.pw_uid, check=True, capture_output=True)
        self.url = f"postgresql+psycopg://sand@127.0.0.1:{self.port}"
        self.engine = sa.create_engine(
            f"{self.url}/postgres", isolation_level="AUTOCOMMIT", pool_pre_ping=True
        )
        self.start()

    def start(self):
        command = [program("postgres", "postgresql"), "-D", self.folder / "data", "-p", str(self.port)]
        command += ["-h", "127.0.0.1", "-k", self.folder, *(f"-c{setting}" for setting in self.settings)]
        with (self.folder / "log").open("ab") as said:
            self.process = subprocess.Popen(command, user=self.user.pw_uid, stdout=said, stderr=said)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self):
        try:
            self.engine.connect().close()
        except sa.exc.OperationalError:
            return False
        return True

    def stop(self):
        """At once: its clients are cut off."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def close(self):
        """Nothing of it is needed any more."""
        self.engine.dispose()
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)

    def say(self, statement):
        with self.engine.connect() as connection:
            return connection.exec_driver_sql(statement)

    def empty(self):
        """The URL of a new database with nothing in it."""
        name = next(self.names)
        self.say(f"CREATE DATABASE {name}")
        return f"{self.url}/{name}"

    def new(self):
        """The URL of a new database with the tables of today in it, which is quicker than to make them."""
        if self.template is None:
            made = self.empty()
            open_database(made).close()
            self.template = made.rpartition("/")[2]
        name = next(self.names)
        self.say(f"CREATE DATABASE {name} TEMPLATE {self.template}")
        return f"{self.url}/{name}"

    @property
    def sessions(self):
        """The processes of the one that we started: connections, and those who write."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def hold(self):
        """It says nothing any more, and takes everything."""
        for pid in (self.process.pid, *self.sessions):
            send(pid, signal.SIGSTOP)

    def go_on(self):
        for pid in (self.process.pid, *self.sessions):
            send(pid, signal.SIGCONT)

    def cut(self, url):
        """End every connection to a database."""
        name = url.rpartition("/")[2]
        self.say(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def send(pid, number):
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)
