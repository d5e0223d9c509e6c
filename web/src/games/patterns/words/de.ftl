# Was der Tisch von Patterns sagt, auf Deutsch.
owner-you = du
owner = { $name }
the-table = Der Tisch. Pfeiltasten gehen darüber, Enter spielt.
river-of = Fluss ({ $owner })
bowl-of = Schale ({ $owner }): { $content }
empty = leer
the-mandala = Das Mandala
row = Reihe { $rank }
set-aside = { $color }, beiseitegelegt
what-to-do = Was auf { $space } tun
river-free = { $claim }: frei
river-place = { $tokens ->
    [one] { $claim }: { $color }, { $tokens } Stein, { $points } Punkte
   *[other] { $claim }: { $color }, { $tokens } Steine, { $points } Punkte
}
points-by-group = Punkte Gruppe für Gruppe: Steine ohne den markierten, mal die Zahl des Markers
claim = Marker
no-group = keine Gruppe
after-it-nothing = Danach kannst du nichts mehr tun.
face-up = { $color }, offen
face-down = { $color }, verdeckt, { $owner }
group-of-player = Gruppe von Person { $number }
your-group = deine Gruppe
opponents-group = Gruppe deines Gegenübers
claim-marker = Zahlenmarker { $number }
space = { $space }: { $there }
space-may = { $space }: { $there }; möglich: { $acts }
may-do = { $label }
or = { $before } oder { $next }
flip-all = Alle umdrehen
keys-move = über das Mandala gehen
keys-enter = auf dem gewählten Feld spielen oder erfahren, warum es nicht geht
keys-next = nächstes, voriges Feld, auf dem du spielen darfst
keys-acts = dort gründen, umdrehen, tauschen

## entry

tagline = Sammle verstreuten Sand zu Mustern. Späte Muster sind am meisten wert, wenn noch Platz zum Wachsen ist.
fact-players = 2 Personen
fact-time = etwa 20 Minuten
fact-kind = alles liegt offen
chapter-pieces = Das Material
chapter-setup = Der Aufbau
chapter-turn = Ein Zug
chapter-establish = Eine Gruppe gründen
chapter-expand = Eine Gruppe erweitern: umdrehen oder tauschen
chapter-end = Das Ende und die Punkte
