"""A push service and a browser of our own: takes what is sent, checks who sent it, and reads it."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256


def coded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Doors(ThreadingHTTPServer):
    request_queue_size = 256  # so many come at once when a server was killed


class PushService:
    """An address that browsers are registered at; also any webhook."""

    def __init__(self):
        self.taken = []  # path, headers, body
        self.status = 201
        self.pass_on = lambda path, headers, body: None  # to the browser that is registered there
        self.server = Doors(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def _handler(service):  # noqa: N805
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append((self.path, dict(self.headers), body))
                service.pass_on(self.path, dict(self.headers), body)
                self.send_response(service.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *about):
                pass

        return Handler

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """Registered at a push service; only it can read what is sent to it."""

    def __init__(self, service, name):
        self.service = service
        self.path = f"/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def registration(self):
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.service.url + self.path,
            "p256dh": coded(point),
            "auth": coded(self.auth),
        }

    def read(self, server_key):
        """What came, once it is proved that the server with this key sent it."""
        return [
            json.loads(self._open(headers, body, server_key))
            for path, headers, body in list(self.service.taken)
            if path == self.path
        ]

    def _open(self, headers, body, server_key):
        check_sender(headers["Authorization"], server_key, self.service.url)
        return http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")


def check_sender(authorization, server_key, origin):
    """VAPID: a signature by the key that the browser was registered with, for this push service."""
    scheme, _, told = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in told.split(","))
    header, claims, signature = parts["t"].split(".")
    assert (scheme, parts["k"]) == ("vapid", server_key)
    assert json.loads(decoded(claims))["aud"] == origin
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(server_key))
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(utils.encode_dss_signature(r, s), f"{header}.{claims}".encode(), ec.ECDSA(SHA256()))
