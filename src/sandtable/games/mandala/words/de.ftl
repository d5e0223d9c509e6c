# Was Mandala auf Deutsch sagt. Berg: Mountain; Feld: Field; Fluss: River; Kelch: Cup; Farbregel: Rule of Color;
# auflösen: destroy; nehmen: claim; bauen: build; wachsen lassen: grow; ablegen: discard; Nachziehstapel: deck.


## Names

black = Schwarz
green = Grün
purple = Lila
yellow = Gelb
orange = Orange
red = Rot
mountain = seinem Berg
field = deinem Feld
other-field = dem Feld der Gegenseite


## Acts, before and after they are done

build =
    .now = { WORD($color) } in Berg { $mandala } bauen
    .past = { WORD($color) } in Berg { $mandala } gebaut
    .drew = { WORD($color) } in Berg { $mandala } gebaut und { $drawn } gezogen
grow =
    .now = { $number } { WORD($color) } in Feld { $mandala } wachsen lassen
    .past = { $number } { WORD($color) } in Feld { $mandala } wachsen lassen
discard =
    .now = { $number } { WORD($color) } ablegen
    .past = { $number } { WORD($color) } abgelegt
    .drew = { $number } { WORD($color) } abgelegt und { $drawn } gezogen
claim =
    .now = { WORD($color) } nehmen
    .past = { $cards } { WORD($color) } genommen
    .discard = { $cards } { WORD($color) } für den Ablagestapel genommen
    .river = { $cards } { WORD($color) } genommen: 1 auf Flussplatz { $place }
    .both = { $cards } { WORD($color) } genommen: 1 auf Flussplatz { $place }, { $rest } in den Kelch
    .cup = { $cards } { WORD($color) } in den Kelch genommen
pass =
    .now = Passen
    .past = mit leerer Hand gepasst
cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
cards-of = { $number } { WORD($color) }
nothing = nichts
complete = { $line }; Mandala { $mandala } ist vollständig
complete-empty = { $line }; Mandala { $mandala } ist vollständig, aber seine Felder sind leer: Alles wird abgelegt
destroyed = { $line }; Mandala { $mandala } ist aufgelöst
with-refill = { $line }; neu in seinem Berg: { $cards }
game-ends = { $line }; die Partie endet: { $reason }
examples = „build 1 red“, „grow 2 green 3“, „discard red 2“, „claim yellow“ oder „pass“
wrong-mandala = { $word } ist kein Mandala; es gibt 1 und 2
wrong-color = { $word } ist keine Farbe; die Farben sind black, green, purple, yellow, orange, red
wrong-number = { $word } ist keine Anzahl von Karten; eine Hand hat 1 bis 8 davon (MAN-31)
wrong-target = { $target } kann man nicht berühren; Ziele heißen wie „red“ oder „field 2 red 3“
not-your-field = Das ist ein Feld der Gegenseite: Du lässt deine eigenen wachsen (MAN-40)
option-cups = Kelche: geschlossen wie in der Anleitung, oder offen, so dass genommene Karten und Punkte immer zu sehen sind.


## Refusals

over = Die Partie ist zu Ende.
no-such-act = Einen solchen Zug gibt es nicht: Baue einen Berg, lass ein Feld wachsen oder lege ab.
claim-first = Zuerst wird Mandala { $mandala } aufgelöst: Nimm eine Farbe aus seinem Berg.
no-passing = Du hast Handkarten: Nur mit leerer Hand wird gepasst.
only-passing = Deine Hand ist leer: Du kannst nur passen.
not-your-claim = Jetzt wählt die Gegenseite eine Farbe.
not-your-turn = Du bist nicht am Zug.
nothing-to-claim = Es gibt nichts zu nehmen: Kein Mandala ist vollständig.
no-such-color = Im Berg von Mandala { $mandala } liegt kein { WORD($color) }.
no-card = Du hast kein { WORD($color) } auf der Hand.
too-few-cards = Du hast nur { $held } { WORD($color) } auf der Hand, nicht { $number }.
rule-of-color = Die Farbregel: In Mandala { $mandala } liegt { WORD($color) } in { WORD($area) } und darf dort nirgends sonst liegen.
one-must-stay =
    { $most ->
        [0] Eine Karte muss auf der Hand bleiben: Von deiner einen darfst du keine ausspielen.
       *[other] Eine Karte muss auf der Hand bleiben: Von deinen { $held } darfst du { $most } ausspielen.
    }


## What would make a refused act legal

remedy-cards-of-color = Mit { $number } { WORD($color) } mehr auf der Hand wäre es erlaubt.
remedy-cards-of-any =
    { $number ->
        [one] Mit einer Handkarte mehr, egal in welcher Farbe, wäre es erlaubt.
       *[other] Mit { $number } Handkarten mehr, egal in welcher Farbe, wäre es erlaubt.
    }
remedy-build-it = Dort darfst du es in den Berg bauen.
remedy-grow-it = Dort darfst du es in deinem Feld wachsen lassen.
remedy-other-mandala = In Mandala { $mandala } ist es erlaubt.
remedy-claim-these = Nehmen darfst du { $colors }.
remedy-lacking = In Mandala 1 fehlt noch { $first }; in Mandala 2 fehlt { $second }.


## Questions

ask-over = Die Partie ist zu Ende: { $reason }.
ask-bystander = Eine Partie läuft.
ask-waiting = Die Gegenseite denkt nach.
ask-pass = Deine Hand ist leer: Passe.
ask-turn =
    { $ways ->
        [build-draw-grow] Baue einen Berg und ziehe, lass eines deiner Felder wachsen, oder lege ab und ziehe nach.
        [build-grow] Baue einen Berg, lass eines deiner Felder wachsen, oder lege ab und ziehe nach.
        [build-draw] Baue einen Berg und ziehe, oder lege ab und ziehe nach.
        [build] Baue einen Berg, oder lege ab und ziehe nach.
        [grow] Lass eines deiner Felder wachsen, oder lege ab und ziehe nach.
       *[discard] Lege ab und ziehe nach.
    }
ask-last-turn = { $question } Wird wieder ein Mandala aufgelöst, endet die Partie.
ask-claim = Mandala { $mandala } wird aufgelöst. Nimm eine Farbe aus seinem Berg: { $cards }.
ask-claim-for-nothing = Mandala { $mandala } wird aufgelöst. Nimm eine Farbe aus seinem Berg: { $cards }. Dein Feld dort ist leer, also kommen die Karten auf den Ablagestapel.


## How a game ends

reason-river = eine sechste Flusskarte
reason-deck = der Nachziehstapel war aufgebraucht
reason-stall = es ging nicht mehr voran


## Advice

why-pass = Deine Hand ist leer
why-completes =
    { $who ->
        [you] macht Mandala { $mandala } vollständig: Du wählst zuerst
       *[opponent] macht Mandala { $mandala } vollständig: Die Gegenseite wählt zuerst
    }
why-takes-lead = übernimmt die Führung, { $mine } zu { $theirs } in den Feldern von Mandala { $mandala }: Du würdest zuerst wählen
why-widens-lead = baut deine Führung aus, { $mine } zu { $theirs } in den Feldern von Mandala { $mandala }
why-catches-up = holt auf, { $mine } zu { $theirs } in den Feldern von Mandala { $mandala }
why-draws-level = zieht gleich, { $mine } zu { $theirs } in den Feldern von Mandala { $mandala }
why-keeps-out = hält { WORD($color) } aus diesem Berg, für die Gegenseite { $worth } je Karte wert
why-counts = { WORD($color) } zählt für dich { $worth }, und du führst dort in den Feldern
why-led = ein Berg, bei dem du führst: { $colors } von 6 Farben
why-counts-more = { WORD($color) } zählt für dich mehr als für die Gegenseite
why-draws =
    { $number ->
        [one] zieht eine Karte
       *[other] zieht { $number } Karten
    }
why-keeps-cards = behält deine anderen Karten
why-discard =
    { $number ->
        [one] mit { WORD($color) } ist nichts Besseres anzufangen: eine Karte gegen eine neue
       *[other] mit { WORD($color) } ist nichts Besseres anzufangen: { $number } Karten gegen neue
    }
why-denies = nimmt der Gegenseite { $points }
why-denies-it = lässt es nicht der Gegenseite
why-claims = { $cards } zu je { $place }: { $points }
why-opens =
    { $cup ->
        [0] öffnet Platz { $place } deines Flusses für { WORD($color) }
       *[other] öffnet Platz { $place } deines Flusses für { WORD($color) }: { $points } für { $cup } in deinem Kelch
    }


## The table in the terminal

draw-mandala = Mandala { $number }
draw-complete = Mandala { $number } (vollständig)
draw-field = Feld von Platz { $seat }:
draw-mountain = Berg:
draw-river = Fluss:
draw-cup = Kelch:
draw-hand = Hand:
draw-empty = leer
draw-seat = Platz { $seat }
draw-seat-points = Platz { $seat }: { $points } Punkte
draw-hidden = { $number } verdeckt
draw-cards = { $number } Karten
draw-known = { $number } Karten; davon bekannt: { $cards }
draw-stock = Nachziehstapel: { $deck } Karten; abgelegt: { $cards }
draw-last = { $stock }; die nächste Auflösung beendet die Partie


## Rules

MAN-01 = Es gibt 108 Sandkarten, 18 in jeder von sechs Farben: Schwarz, Grün, Lila, Gelb, Orange und Rot.
MAN-02 = Es gibt zwei Mandalas. Jedes hat drei Bereiche: einen Berg für beide und ein Feld für jede Seite.
MAN-03 = Beide haben eine Hand, einen Kelch für verdeckte Karten und einen Fluss mit sechs Plätzen, die von links 1 bis 6 wert sind.
MAN-04 = Es gibt einen Nachziehstapel und einen Ablagestapel, der offen für alle liegt.
MAN-10 = Die Karten werden gemischt. In jeden Berg kommen zwei offen; beide bekommen sechs auf die Hand und zwei verdeckt in den Kelch.
MAN-11 = In die eigene Hand und den eigenen Kelch darfst du jederzeit schauen. Bei der Gegenseite siehst du nur, wie viele Karten es sind. Bei offenen Kelchen zeigt der Tisch immer, was dorthin genommen wurde.
MAN-12 = Wer beginnt, wird ausgelost, wenn der Tisch es nicht bestimmt.
MAN-20 = Die Farbregel: In einem Mandala liegt eine Farbe nur in einem der drei Bereiche. Dort dürfen immer weitere Karten dieser Farbe dazukommen.
MAN-30 = Einen Berg bauen: Spiele genau eine Handkarte in einen der beiden Berge.
MAN-31 = Danach ziehe drei Karten, aber nur bis zu acht auf der Hand. Wie viele, wählst du nicht, und niemand hat je mehr als acht.
MAN-32 = Nach dem Bauen wird geprüft, ob dieses Mandala vollständig ist.
MAN-40 = Ein Feld wachsen lassen: Spiele eine oder mehrere Handkarten einer Farbe in dein Feld eines Mandalas.
MAN-41 = Wenn du ein Feld wachsen lässt, muss mindestens eine Karte auf deiner Hand bleiben.
MAN-42 = Dafür werden keine Karten gezogen. Danach wird geprüft, ob dieses Mandala vollständig ist.
MAN-50 = Ablegen: Lege eine oder mehrere Karten einer Farbe offen auf den Ablagestapel, auch deine ganze Hand. Die Farbregel gilt hier nicht.
MAN-51 = Nach dem Ablegen ziehe so viele Karten, wie du abgelegt hast. In diesem Zug kommt nichts in ein Mandala.
MAN-60 = Ein Mandala mit allen sechs Farben in Berg und Feldern zusammen ist vollständig. Am Ende dieses Zuges wird es aufgelöst.
MAN-61 = Wer mehr Karten im Feld dieses Mandalas hat, wählt zuerst. Haben beide gleich viele, wählt zuerst, wer die letzte Karte nicht gespielt hat.
MAN-62 = Abwechselnd wird eine Farbe des Berges gewählt, und alle ihre Karten dort werden genommen, bis der Berg leer ist.
MAN-63 = Ist die Farbe neu in deinem Fluss, kommt eine der Karten offen auf seinen ersten freien Platz und der Rest verdeckt in deinen Kelch. Flusskarten bewegen sich nie.
MAN-64 = Liegt die Farbe schon in deinem Fluss, kommen alle Karten in deinen Kelch.
MAN-65 = Ohne eine Karte in diesem Feld wählst du ebenso, aber was du nimmst, kommt auf den Ablagestapel.
MAN-66 = Hat niemand eine Karte in den Feldern, kommt der ganze Berg auf den Ablagestapel, und niemand wird gefragt. (Unsere Festlegung.)
MAN-67 = Dann kommen die Karten beider Felder auf den Ablagestapel, so dass das Mandala leer ist.
MAN-68 = Wenn die Partie nicht zu Ende ist, kommen zwei Karten vom Nachziehstapel offen in den Berg. Der nächste Zug gehört der anderen Seite: Es wird abgewechselt.
MAN-70 = In dem Moment, in dem die letzte Karte den Nachziehstapel verlässt, wird der Ablagestapel zum neuen gemischt, und die nächste Auflösung beendet die Partie, auch eine im selben Zug. (Der Moment und dieser Zug sind unsere Festlegungen.)
MAN-71 = Sind Nachzieh- und Ablagestapel leer, ziehst du, was da ist, vielleicht nichts. Geht der Stapel noch einmal aus, wird nur wieder gemischt. (Unsere Festlegung.)
MAN-72 = Bekommt ein Fluss seine sechste Karte, wird die laufende Auflösung noch beendet, und dann endet die Partie.
MAN-73 = Am Ende werden die Hände und das unfertige Mandala abgelegt und zählen nichts. Kein Berg bekommt neue Karten.
MAN-74 = Mit leerer Hand passt du; sonst gibt es kein Passen. (Unsere Festlegung.)
MAN-75 = Auch wenn es nicht mehr vorangeht, endet die Partie: nach 20 Zügen hintereinander ohne Karte in ein Mandala, oder wenn beide nacheinander passen. (Unsere Festlegung.)
MAN-80 = Jede Karte in deinem Kelch zählt die Zahl des Flussplatzes ihrer Farbe. Flusskarten zählen nichts, und Kelchkarten einer Farbe, die in deinem Fluss fehlt, auch nicht.
MAN-81 = Mehr Punkte gewinnen. Bei Gleichstand gewinnen weniger Karten im Kelch; sind auch die gleich, ist es ein Unentschieden. (Das Unentschieden ist unsere Festlegung.)
