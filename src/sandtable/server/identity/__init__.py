"""How people are known again: by devices, links, recovery codes, passkeys and mail. There are no passwords.

codes.py     secrets that are good once, for a while
devices.py   where members are signed in
passkeys.py  keys that a device or a person's own keeper holds
letters.py   codes sent by mail
joining.py   guests become members, and come to their other devices
merging.py   what a guest played goes along to the member
qr.py        a link as a picture
"""
