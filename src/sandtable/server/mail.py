"""Letters by mail, where the operator has set up a mail server; a plain text of a few lines each."""

import logging
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from sandtable.faults import describe
from sandtable.server.settings import Settings

logger = logging.getLogger("sandtable.server")

PATIENCE: Final = 20.0  # seconds
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}


class Undelivered(Exception):
    """A letter that the mail server did not take."""


class Mailer:
    """Sends letters for one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def ready(self) -> bool:
        return bool(self.settings.mail_server)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Returns once the mail server has taken the letter; raises Undelivered."""
        chosen = self.settings
        host, _, port = chosen.mail_server.partition(":")
        security = chosen.mail_security
        try:
            await aiosmtplib.send(
                self._letter(to, subject, text),
                hostname=host,
                port=int(port or PORTS[security]),
                username=chosen.mail_user or None,
                password=chosen.mail_password or None,
                use_tls=security == "tls",
                start_tls=security == "starttls",
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
            logger.error("a letter could not be sent: %s", describe(problem))
            raise Undelivered from problem

    def _letter(self, to: str, subject: str, text: str) -> EmailMessage:
        sender = self.settings.mail_from
        letter = EmailMessage(policy=SMTP)
        letter["From"] = sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter
