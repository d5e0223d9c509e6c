# Was der Tisch von Plain sagt, auf Deutsch.
keys-move = von Antwort zu Antwort
none = nichts
hidden = verdeckt
yes = ja
no = nein
what-you-may-do = Was du tun darfst
points = Punkte
you = Du

## entry

tagline = Ein Gast an diesem Tisch. Gespielt wird mit Worten: Was du weißt, ist aufgelistet, und für alles, was du tun darfst, gibt es einen Knopf.
