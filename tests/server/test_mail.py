"""Letters by mail."""

import pytest

from sandtable.server.mail import Mailer, Undelivered
from sandtable.server.settings import BadSetting, Settings
from server.mailbox import mailbox


def mailer(server):
    return Mailer(Settings(games={}, mail_server=server, mail_from="table@example.org", mail_security="none"))


async def test_a_letter_arrives_with_its_text():
    with mailbox() as box:
        await mailer(box.server).send("mira@example.org", "It is your turn", "Pattern by pattern — go on.")

    letter = box.letters[0]
    assert (letter["From"], letter["To"]) == ("table@example.org", "mira@example.org")
    assert letter["Subject"] == "It is your turn"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter.get_content().strip() == "Pattern by pattern — go on."


async def test_a_letter_that_is_not_taken_is_told():
    with mailbox() as box:
        box.refuses = True
        with pytest.raises(Undelivered):
            await mailer(box.server).send("mira@example.org", "Hello", "Hello")

    assert box.letters == []


async def test_a_mail_server_that_is_not_there_is_told():
    with pytest.raises(Undelivered):
        await mailer("127.0.0.1:1").send("mira@example.org", "Hello", "Hello")


def test_without_a_mail_server_there_is_no_mail():
    assert not Mailer(Settings(games={})).ready
    assert mailer("mail.example.org").ready


def test_a_mail_server_needs_an_address_to_send_from():
    with pytest.raises(BadSetting, match="mail_from"):
        Settings(games={}, mail_server="mail.example.org")
