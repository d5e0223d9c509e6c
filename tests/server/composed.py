"""What deploy/compose-several.yaml sets up, without containers: the same commands, settings and Caddyfile, with
PostgreSQL and Redis of the system's own packages."""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import yaml

from server.people import PATIENCE, SOURCE, ask
from server.postgres import Cluster
from server.programs import ROOT, free_port, program
from server.redis import Redis

COMPOSE = ROOT / "deploy" / "compose-several.yaml"


class Composed:
    """PostgreSQL, Redis, three processes and Caddy."""

    def __init__(self, **environment):
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-composed-"))
        self.services = yaml.safe_load(COMPOSE.read_text())["services"]
        self.cluster, self.redis = Cluster(), Redis()
        self.database = self.cluster.empty()
        self.environment = environment
        self.ports = {name: free_port() for name in self.services if name.startswith("sandtable")}
        self.processes, self.ids, self.caddy = {}, {}, None
        self.port = free_port()
        try:
            self.start_all()
            self.start_caddy()
        except BaseException:
            self.close()
            raise

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def settings_of(self, name):
        """As the file says, but for the addresses of this machine."""
        said = self.services[name]["environment"]
        here = {"SANDTABLE_DATABASE": self.database, "SANDTABLE_REDIS": self.redis.url}
        here["SANDTABLE_TRUSTED_PROXIES"] = "127.0.0.1"
        assert set(said) == set(here)
        return here

    def start_all(self):
        """Those that do not run."""
        for name in self.ports:
            if name not in self.processes or self.processes[name].poll() is not None:
                self.start(name)

    def start(self, name):
        program_name, *rest = self.services[name]["command"].split()
        assert program_name == "sandtable"
        with (self.folder / name).open("ab") as said:
            self.processes[name] = subprocess.Popen(
                [sys.executable, "-m", "sandtable.cli", *rest],
                env=os.environ
                | {"PYTHONPATH": str(SOURCE), "SANDTABLE_PORT": str(self.ports[name])}
                | self.settings_of(name)
                | self.environment,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        line = self.processes[name].stdout.readline()
        assert re.search(r"http://\S+", line), (self.folder / name).read_text()
        [new] = {row[0] for row in ask(self.database, "SELECT id FROM processes")} - set(self.ids)
        self.ids[new] = name

    def name_of(self, process):
        """Which of them has this id in the database."""
        return self.ids[process]

    def start_caddy(self):
        site = (ROOT / "deploy" / "Caddyfile-several").read_text()
        site = site.replace(
            "sand.example {", f"http://127.0.0.1:{self.port}, http://localhost:{self.port} {{"
        )
        for name, port in self.ports.items():
            site = site.replace(f"{name}:8000", f"127.0.0.1:{port}")
        (self.folder / "Caddyfile").write_text(
            f"{{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}}\n{site}"
        )
        command = self.services["caddy"]["command"].split()[1:]
        command[command.index("/etc/caddy/Caddyfile")] = str(self.folder / "Caddyfile")
        with (self.folder / "caddy").open("ab") as said:
            self.caddy = subprocess.Popen(
                [program("caddy", "caddy"), *command],
                env=os.environ | {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)},
                stdout=said,
                stderr=said,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < deadline, (self.folder / "caddy").read_text()
            time.sleep(0.1)

    def answers(self):
        try:
            return httpx.get(f"{self.url}/health", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self, name):
        self.processes[name].kill()
        self.processes[name].wait()

    def close(self):
        for process in filter(None, (self.caddy, *self.processes.values())):
            process.kill()
            process.wait()
        self.redis.stop()
        self.cluster.close()
