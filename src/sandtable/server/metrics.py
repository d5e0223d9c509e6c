"""Figures for Prometheus: `GET /metrics`, for this machine and whomever `metrics_for` names."""

from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)

ACTS: Final = Counter("sandtable_acts", "Acts that were stored and shown", ["game", "by"], registry=REGISTRY)
ACT_SECONDS: Final = Histogram(
    "sandtable_act_seconds", "From a person's act to all who look on", buckets=QUICK, registry=REGISTRY
)
WRITE_SECONDS: Final = Histogram(
    "sandtable_write_seconds", "How long a write waits until it is durable", buckets=QUICK, registry=REGISTRY
)
THOUGHT_SECONDS: Final = Histogram(
    "sandtable_thought_seconds", "How long a bot waits and thinks", buckets=SLOW, registry=REGISTRY
)
THOUGHTS_FAILED: Final = Counter("sandtable_thoughts_failed", "Bots that could not think", registry=REGISTRY)
REFUSALS: Final = Counter(
    "sandtable_refusals", "Refusals and errors by their code", ["code"], registry=REGISTRY
)
REQUESTS: Final = Counter(
    "sandtable_requests", "HTTP requests by their status", ["status"], registry=REGISTRY
)
SOCKETS: Final = Gauge("sandtable_sockets", "Pages that are connected", registry=REGISTRY)
TABLES: Final = Gauge("sandtable_tables", "Tables in memory", registry=REGISTRY)
TABLES_UNFINISHED: Final = Gauge(
    "sandtable_tables_unfinished",
    "Tables whose game is not over, asleep or not; all processes count the same ones",
    registry=REGISTRY,
)
TABLES_ASIDE: Final = Gauge("sandtable_tables_aside", "Tables that cannot be replayed", registry=REGISTRY)
BOTS_WAITING: Final = Gauge("sandtable_bots_waiting", "Bots that wait for a process", registry=REGISTRY)
JOBS_WAITING: Final = Gauge(
    "sandtable_jobs_waiting", "Questions asked and not answered yet", ["lane"], registry=REGISTRY
)


def watch(gauge: Gauge, count: Callable[[], float]) -> None:
    """A gauge that is looked up when somebody asks."""
    gauge.set_function(count)


def report() -> bytes:
    return generate_latest(REGISTRY)


def join(reports: Mapping[str, bytes]) -> bytes:
    """The figures of several processes as one report, each figure with the name of its process."""
    heads: dict[str, list[str]] = {}
    lines: dict[str, list[str]] = {}
    for process, report in reports.items():
        name = ""
        for line in report.decode().splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ")[2]
                heads[name] = [line]
            elif line.startswith("#"):
                heads[name].append(line)
            else:
                lines.setdefault(name, []).append(_named(line, process))
    told = [line for name, head in heads.items() for line in (*head, *lines.get(name, ()))]
    return "\n".join([*told, ""]).encode()


def _named(line: str, process: str) -> str:
    figure, _, value = line.rpartition(" ")
    name, brace, labels = figure.partition("{")
    return f'{name}{{process="{process}"' + (f",{labels}" if brace else "}") + f" {value}"
