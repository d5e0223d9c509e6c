"""By mail, to the address that somebody has proved to have."""

from sandtable.core.messages import say
from sandtable.server.alerts.chosen import Chosen
from sandtable.server.alerts.message import Message
from sandtable.server.alerts.ways import Failed, Name
from sandtable.server.mail import Mailer, Undelivered

FOOT = say.later("alert-foot")


class Letter:
    """Sends letters."""

    name: Name = "mail"
    proves = False

    def __init__(self, mailer: Mailer, address: str) -> None:
        self.mailer = mailer
        self.address = address

    def is_chosen(self, chosen: Chosen) -> bool:
        return self.mailer.ready and chosen.choice.mail and bool(chosen.mail)

    async def send(self, chosen: Chosen, message: Message) -> str:
        link = f"{self.address}{message.path}?alert={message.name}" if self.address else ""
        text = "\n\n".join(part for part in (message.text, link, str(FOOT)) if part)
        try:
            await self.mailer.send(str(chosen.mail), message.title, text)
        except Undelivered as problem:
            raise Failed(say("alert-the-mail-server-did")) from problem
        return say("alert-the-mail-server")
