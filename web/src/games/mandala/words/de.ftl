# Was der Tisch von Mandala sagt, auf Deutsch.
cards-of-color = { $number }-mal { $color }
empty = leer
mountain = Berg { $number }
field = Feld { $number }
mountain-name = Berg
field-name = Feld
the-discard-pile = Ablagestapel
discard = Ablegen
grow = Wachsen lassen
build = Bauen
in-hand = { $number }-mal { $color } auf der Hand
in-hand-may = { $number }-mal { $color } auf der Hand; möglich: { $places }
either = { $first } oder { $last }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
first-open = Zuerst wählt, wer es nicht vollendet
first-you = Du würdest zuerst wählen
first-other = { $name } würde zuerst wählen
brief-open = 1.: offen
brief-player = 1.: Person { $number }
brief-you = 1.: du
brief-other = 1.: Gegenüber
points-for = { $points } für { $color }
would-bring = Er brächte dir { $points }.
claim-cards = { $number }-mal { $color } nehmen
points-for-you = { $points } für dich
label-here = { $label }; hier: { $verb }
owner-you = du
owner = { $name }
nobody = niemand
claim-a-color = Nimm eine Farbe von Berg { $number }
where-to = { $color }: wohin?
which-color = Welche Farbe ({ $place })?
take-a-color = Nimm eine Farbe
how-many-cards = Wie viele Karten in { $color } ({ $place })
how-many = { $verb }: wie viele?
not-seen-yet = Noch nicht gesehen
unseen-cards = Die { $number } Karten des Nachziehstapels und was dir sonst verborgen ist, alles zusammen.
discard-pile = Der Ablagestapel
open-to-everybody = Für alle offen.
cup-of = Kelch ({ $owner })
cup-hidden = { $hidden ->
    [one] Was alle hineingehen sahen. { $hidden } weitere Karte liegt darin, die du nicht sehen kannst.
   *[other] Was alle hineingehen sahen. { $hidden } weitere Karten liegen darin, die du nicht sehen kannst.
}
cup-open = Seine Karten und was sie nach dem jetzigen Fluss wert sind.
no-cards = Keine Karten.
points-by-color = Punkte Farbe für Farbe: Karten im Kelch mal Platz im Fluss
place-in-the-river = Platz im Fluss
no-color = keine Farbe
not-in-the-river = Nicht im Fluss
card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cup-look = Kelch ({ $owner }): { $size } Karten. Hineinsehen
cup = Kelch
river-of = Fluss ({ $owner })
river-place = { $place }: { $content }
free = frei
river = Fluss
deck-look = Nachziehstapel: { $number } Karten. Ansehen, was darin liegen kann
deck = Stapel
deck-ran-out = Der Nachziehstapel war schon einmal leer
discard-here = Hier ablegen. Ablagestapel, { $number } Karten: { $cards }
discard-look = Ablagestapel, { $number } Karten: { $cards }. Durchsehen
discard-short = Ablage
mandala = Mandala { $number }
being-destroyed = Mandala { $number } wird aufgelöst
still-misses = Mandala { $number }: es fehlt noch { $colors }
field-of = Feld { $number } ({ $owner })
cup-points = Kelch ({ $owner }): { $size } Karten, { $points } Punkte
worth-nothing = 0 wert
your-hand = Deine Hand
your-hand-is-empty = Deine Hand ist leer
hand-of = Hand ({ $owner }): { $number } Karten
the-table = Der Tisch. Pfeiltasten bewegen, Enter nimmt eine Farbe und spielt sie.
keys-move = über Hand, Mandalas und Stapel gehen
keys-enter = eine Farbe aufnehmen; dann an den gewählten Ort spielen oder erfahren, warum es nicht geht
keys-next = nächster, voriger Ort, an den du spielen darfst
keys-number = so viele Karten, wenn gefragt wird, wie viele
keys-escape = die Farbe wieder hinlegen
cards-in = { $place }: { $count } Karten

## entry

tagline = Lege farbigen Sand in zwei Mandalas, beherrsche ihre Felder und nimm vom Berg, wenn alle sechs Farben beisammen sind.
fact-players = 2 Personen
fact-time = etwa 30 Minuten
fact-kind = verdeckte Hände
chapter-pieces = Das Material
chapter-setup = Der Aufbau
chapter-color = Die Farbregel
chapter-build = A · Einen Berg bauen und ziehen
chapter-grow = B · Ein Feld wachsen lassen, ohne zu ziehen
chapter-redraw = C · Ablegen und nachziehen
chapter-destroying = Vollenden und auflösen
chapter-end = Das Ende
chapter-points = Die Punkte
cups = Kelche
cups-closed = Verdeckt: merk dir, was hineinkam
cups-open = Offen: alle genommenen Karten und Punkte sichtbar
