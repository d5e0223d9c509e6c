"""Behind a proxy, as the files in deploy/ set it up: real nginx and Caddy, with TLS."""

import contextlib
import os
import ssl
import subprocess
import time

import httpx
import pytest
import websockets

from server.people import PATIENCE, RunningServer
from server.programs import ROOT, free_port, program

VISITOR, NEIGHBOR = "127.0.0.2", "127.0.0.3"  # the proxy sees them as others than itself
ENOUGH = 300  # tables; a slow machine gets more than the thirty that may be made at once
WANTED = {"game": "patterns", "seats": [{"kind": "me"}, {"kind": "open"}]}


def fitted(name, server, changes):
    """A file of deploy/ with its example addresses changed."""
    text = (ROOT / "deploy" / name).read_text()
    for old, new in {"127.0.0.1:8000": server.url.removeprefix("http://"), **changes}.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def set_up_nginx(server, folder, port):
    binary = program("nginx", "nginx-light", "openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
        "-keyout",
    ]
    subprocess.run([*command, key, "-out", certificate], check=True, capture_output=True)
    live = "/etc/letsencrypt/live/sand.example"
    site = fitted(
        "nginx.conf",
        server,
        {
            f"{live}/fullchain.pem": str(certificate),
            f"{live}/privkey.pem": str(key),
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "listen 80": f"listen 127.0.0.1:{free_port()}",
        },
    )
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\n{'user root;' if os.getuid() == 0 else ''}\npid {folder / 'nginx.pid'};\n"
        f"error_log {folder / 'error.log'};\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{site}}}\n"
    )
    return [binary, "-c", folder / "nginx.conf", "-p", folder]


def set_up_caddy(server, folder, port):
    binary = program("caddy", "caddy")
    site = fitted("Caddyfile", server, {"sand.example {": f"https://127.0.0.1:{port} {{\n\ttls internal"})
    (folder / "Caddyfile").write_text(
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}}\n{site}"
    )
    return [binary, "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]


@pytest.fixture(scope="module", params=[set_up_nginx, set_up_caddy], ids=["nginx", "caddy"])
def proxy(request, tmp_path_factory):
    """The address of a proxy in front of a server."""
    folder = tmp_path_factory.mktemp("proxy")
    server, port = RunningServer(folder / "behind.db"), free_port()
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        command = request.param(server, folder, port)
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    url = f"https://127.0.0.1:{port}"
    deadline = time.monotonic() + PATIENCE
    while not answers(url):
        assert process.poll() is None, (folder / "said").read_text()
        assert time.monotonic() < deadline, (folder / "said").read_text()
    yield url
    process.terminate()
    process.wait(PATIENCE)
    server.stop()


def answers(url):
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/health", verify=False).status_code == 200
    return False


def visit(url, address=VISITOR, **more):
    return httpx.Client(
        base_url=url,
        verify=False,
        timeout=PATIENCE,
        transport=httpx.HTTPTransport(verify=False, local_address=address),
        **more,
    )


def test_the_cookie_is_for_tls_only(proxy):
    with visit(proxy) as visitor:
        answer = visitor.get("/api/me")

    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")


async def test_a_page_plays_over_tls(proxy):
    with visit(proxy) as visitor:
        visitor.get("/api/me")
        table = visitor.post("/api/tables", json=WANTED, headers={"Origin": proxy}).json()["table"]
    careless = ssl.create_default_context()
    careless.check_hostname, careless.verify_mode = False, ssl.CERT_NONE

    async with websockets.connect(proxy.replace("https", "wss") + "/ws", ssl=careless, origin=proxy) as page:
        await page.send(f'{{"type": "join", "table": "{table}"}}')

        assert '"type":"table"' in await page.recv()


def test_a_long_record_comes_through(proxy):
    with visit(proxy) as visitor:
        answer = visitor.post("/api/records", content="x" * 250_000, headers={"Origin": proxy})

    assert answer.json()["code"] == "bad-record", "it was the server that read it"


def test_a_page_without_tls_is_another_site(proxy):
    with visit(proxy) as visitor:
        answer = visitor.post("/api/tables", json=WANTED, headers={"Origin": proxy.replace("https", "http")})

    assert (answer.status_code, answer.json()["code"]) == (403, "cross-origin")


def test_a_made_up_address_passes_no_limit_and_neighbors_have_their_own(proxy):
    statuses = []
    while 429 not in statuses and len(statuses) < ENOUGH:
        made_up = f"198.51.100.{len(statuses) % 250}"
        with visit(proxy, headers={"X-Forwarded-For": made_up, "Forwarded": f"for={made_up}"}) as visitor:
            statuses.append(visitor.post("/api/tables", json=WANTED).status_code)
    with visit(proxy, NEIGHBOR) as neighbor:
        other = neighbor.post("/api/tables", json=WANTED).status_code

    assert statuses == [*[201] * (len(statuses) - 1), 429]
    assert other == 201


def test_without_a_trusted_proxy_nobodys_word_counts(tmp_path):
    server = RunningServer(tmp_path / "alone.db", SANDTABLE_TRUSTED_PROXIES="")
    statuses = []
    while 429 not in statuses and len(statuses) < ENOUGH:
        made_up = {"X-Forwarded-For": f"198.51.100.{len(statuses) % 250}", "X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.url}/api/tables", json=WANTED, headers=made_up, verify=False)
        statuses.append(answer.status_code)
    cookie = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"}, verify=False)
    server.stop()

    assert 429 in statuses
    assert "Secure" not in cookie.headers["set-cookie"]
