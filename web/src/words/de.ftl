# Was die Seite rings um die Spiele sagt, auf Deutsch.
-language = Deutsch

## first: die Lobby, und was auf jeder Seite steht

# Die Kopfzeile
to-the-lobby = Sandtable: zur Lobby
your-account-title = Dein Konto: Name, Geräte, Partien
theme = Hell oder dunkel: { $choice ->
    [light] hell
    [dark] dunkel
   *[system] wie das System
}
alerts = Benachrichtigungen
alerts-title = Wie du erfährst, dass du dran bist
help = Tasten und Hilfe
help-title = Tasten und Hilfe (?)
language = Sprache
language-out-of-reach = Die andere Sprache lässt sich gerade nicht laden. Versuch es gleich noch einmal.

# Ein Teil der Seite, der sich nicht laden lässt
page-did-not-come = Diese Seite ist nicht angekommen
page-did-not-come-why = Die Verbindung ging verloren, oder das Haus hat eine neuere Seite als du. Lade sie neu: Deine Partien sind, wo du sie verlassen hast.
load-again = Neu laden

# Die Lobby
welcome = Setz dich und spiel mit
you-are = Du heißt hier { STRONG($name) }.
choose-name = Anderen Namen wählen
learn-the-games = Die Spiele lernen
ways-in = Zum Lernen und Üben
puzzles = Rätsel
deal-of-the-day = Partie des Tages
one-moment = Einen Moment …
games = Spiele
note-bot = Spiel sofort gegen einen Bot oder schick jemandem einen Link. Niemand braucht ein Konto.
note-rules = Die Regeln liegen neben dem Brett. Tippe an, was nicht erlaubt ist, und der Tisch sagt dir, warum.
note-waits = Schließ die Seite, wann du willst: Deine Partie wartet dort, wo du sie verlassen hast.
games-to-watch = Partien zum Zusehen
played-lately = Zuletzt gespielt
more = Mehr
all-your-games = Alle deine Partien
open-a-record = Aufzeichnung öffnen
leaderboards = Bestenlisten
bots-ladder = Die Rangliste der Bots
by = von { $designers }
by-both = von { $first } und { $second }
play-game = { $game } spielen
learn-game = { $game } lernen
learn = Lernen

# Listen von Tischen
you = du
an-open-seat = ein freier Platz
finished = beendet
finished-won = beendet, gewonnen
finished-drawn = beendet, unentschieden
finished-lost = beendet, verloren
finished-off = beendet, abgebrochen
waiting-for-a-player = wartet auf jemanden
your-turn-now = du bist dran
move-number = Zug { $number }
your-turn = Du bist dran
your-tables = Deine Tische
you-are-invited = Du bist eingeladen
asks-you = { STRONG($name) } möchte mit dir { $game } spielen
somebody-asks-you = { STRONG("Jemand") } möchte mit dir { $game } spielen
look-at-it = Ansehen
decline = Ablehnen
close = Schließen
your-name = Dein Name
your-name-note = So sehen dich die anderen am Tisch.
your-name-at-the-table = Dein Name am Tisch
save = Speichern
connection-lost = Die Verbindung ist unterbrochen. Nichts ist vergessen; diese Seite meldet sich von selbst zurück.
have-read = Gelesen
line-lost = Die Verbindung ist unterbrochen; diese Seite versucht, sie zurückzubekommen.
somebody = jemandem
players-open = { $players } Plätze, { $open } frei
rated = gewertet
play-with-somebody = Mit jemandem spielen
game-now = { $game } jetzt
game-with = { $game } mit { $name }
join = mitspielen
people-you-follow = Leute, denen du folgst
here-now = gerade da
not-here = nicht da
challenge = Herausfordern
watch = Zusehen
span-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
span-hour = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-minute = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-second = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
no-clock = keine Uhr
rated-means = Die Partie wird gewertet: Sie zählt für alle, die sich setzen, es sei denn, sie wird abgebrochen, ein Bot springt ein oder jemand holt sich einen Tipp.
time-up = { $seats ->
    [2] Wessen Zeit abläuft, der hat verloren.
   *[other] Wessen Zeit abläuft, der scheidet aus, und ein Bot spielt für den Platz weiter.
}
after-absence = { $seats ->
    [2] Wenn jemand am Zug ist und länger wegbleibt ({ $span }), darf das Gegenüber die Partie beenden oder einen Bot einspringen lassen.
   *[other] Wenn jemand am Zug ist und länger wegbleibt ({ $span }), dürfen die anderen ohne diesen Platz weiterspielen oder einen Bot einspringen lassen.
}
no-clock-runs = Es läuft keine Uhr.
time-and-more = Alle haben { $game } für die Partie und { $move } mehr für jeden Zug.
time-for-the-game = Alle haben { $game } für die Partie.
time-for-each-move = Alle haben { $span } für jeden Zug.
holidays = Alle dürfen { $span } Urlaub nehmen.
strength-very-strong = sehr stark
strength-strong = stark
strength-practiced = geübt
strength-easy = leicht
strength-gentle = sanft
measured = Gemessen: { $figure }. Wer 100 mehr hat, gewinnt etwa 64 von 100 Partien.
rating-means = Wertungszahl in diesem Spiel, auf der Skala der Bots
rating-provisional = Wertungszahl in diesem Spiel, auf der Skala der Bots; vorläufig, bis mehr Partien gespielt sind
level = Stufe { $level }
your-opponent = Dein Gegenüber
player = Person { $number }
you-yourself = Du
out-of-reach = Der Tisch ist gerade nicht erreichbar. Versuch es gleich noch einmal.
server-could-not = Der Server konnte das nicht ({ $status }). Versuch es gleich noch einmal.
no-notifications = Dieser Browser lässt die Seite keine Mitteilungen zeigen.
it-is-your-turn = Du bist dran.
who-starts = Wer beginnt
start-by-lot = Das Los entscheidet
start-me = Ich beginne
start-other = Mein Gegenüber beginnt
start-host = wer einlädt, beginnt
start-you = du beginnst
option-no = nein
option-chosen = { $label }: { $choice }
turn-title = Du bist dran
both = { $before } und { $name }
you-there = { $name }
color = { $color ->
    [black] Schwarz
    [green] Grün
    [purple] Lila
    [yellow] Gelb
    [orange] Orange
   *[red] Rot
}

## help: die Tasten und die Hilfe

how = Tippe oder klicke an, was markiert ist. Tippe auf dem Brett etwas anderes an, um zu erfahren, warum es jetzt nicht erlaubt ist.
board = Brett
table = Tisch
finished-game = Beendete Partie
everywhere = Überall
key-list = diese Liste
key-theme = hell, dunkel oder wie das System
key-board = zum Brett
key-rules = die Regeln öffnen
key-log = den Verlauf öffnen
key-back = meinen letzten Zug zurücknehmen oder die anderen darum bitten
key-confirm = bestätigen, was entworfen ist oder noch einmal gefragt wird
key-leave = gehen, aufgeben oder die Partie beenden
key-hints = gute Züge zeigen, in Partien gegen Bots
key-talk = das Gespräch öffnen
key-close = schließen, was offen ist
key-step = einen Schritt zurück, einen weiter
key-home = die Verteilung, das Ende
key-space = die Partie von selbst ablaufen lassen oder anhalten
key-mistake = der Fehler davor, der nächste, sobald analysiert ist

## table

rule-of-line = Die Regel dazu: { $rule }
rule-of-question = Die Regel zu dieser Frage: { $rule }
cannot-be-shown = Dieser Tisch kann nicht gezeigt werden
to-lobby = Zur Lobby
laying-out = Der Tisch wird gedeckt …
watching = du siehst zu
this-table-leave = Dieser Tisch: gehen oder beenden
leave-title = Gehen oder beenden (q)
take-back = Zurücknehmen
ask-take-back = Um Zurücknehmen bitten
take-back-title = Meinen letzten Zug zurücknehmen (u)
hint = Tipp
hint-title = Zeig mir gute Züge (g)
log = Verlauf
log-title = Verlauf (l)
rules = Regeln
talk = Gespräch
talk-new = Gespräch: { $count } neu
talk-title = Gespräch (c)
close-it = Schließen
log-rules-talk = Verlauf, Regeln und Gespräch
beside-the-board = Neben dem Brett
new = neu
the-help = Hilfe
question = Frage
ask-take-back-title = Die anderen bitten, meinen letzten Zug zurücknehmen zu dürfen (u)
scoring = Wertung
play-again = Noch einmal
play-on-from-here = Von hier aus weiterspielen
review = Analyse
bot = Bot
branch-from-move = Von der Stellung nach Zug { $number } aus, an einem eigenen Tisch, der nicht zählt.
branch-from-deal = Von der Verteilung aus, an einem eigenen Tisch, der nicht zählt.
i-play = Ich spiele
own-seat = meinen eigenen Platz
seat-of = den Platz von { $name }
play-against-it = Dagegen spielen
alone-for-every-seat = Allein, für jeden Platz
play-on = Weiterspielen
look-on = { $count ->
    [1] Eine Person sieht zu
   *[other] { $count } sehen zu
}
name-you = { $name } (du)
sees-cards = sieht die Karten von jemandem
show-my-cards = Meine Karten zeigen
show-no-more = Nicht mehr zeigen
and-more = und { $count } weitere
clocks = Uhren
on-holiday = im Urlaub
no-result = Kein Ergebnis
nobody-wins = Niemand gewinnt
a-draw = Unentschieden
shared-victory = Geteilter Sieg
you-win = Du gewinnst
wins = { $name } gewinnt
by-points = { $points ->
    [one] mit { $points } Punkt Vorsprung
   *[other] mit { $points } Punkten Vorsprung
}
want-again = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
to-the-next-game = Zur nächsten Partie
waiting-for-others = Die anderen fehlen noch …
replay = Ansehen
record = Aufzeichnung
save-as-page = Als Seite speichern
saving-page = Einen Augenblick …
save-as-page-title = Eine Datei mit Brett, Verlauf, Schritten und Analyse, die ohne Server läuft; das kann eine halbe Minute dauern
luck-and-skill = Glück und Können von { $name }
the-cards-gave = Die Karten: { $gain }
the-moves-did = Alle Züge: { $gain }
luck-and-skill-why = Wie viele von hundert Partien mehr oder weniger gewonnen werden: durch Gegebenes und Gezogenes, und durch das, was alle taten. Von einem gleichen Anfang aus ergeben beide Linien zusammen das Ergebnis.
deal-fair = War die Verteilung fair?
deal-fingerprint = Alles, was hier der Zufall entscheidet, folgt aus einer geheimen Zahl. Ihr Fingerabdruck wurde vor dem ersten Zug gezeigt, also konnte niemand die Zahl später ändern:
deal-number = Die Partie ist vorbei, hier ist also die Zahl selbst:
check-it-here = Hier prüfen
deal-later = Die Zahl wird gezeigt, wenn die Partie vorbei ist. Dann kannst du sie hier prüfen.
deal-unchecked = Dieser Browser prüft nur Seiten, die über https kamen. Die Aufzeichnung lässt sich mit „sandtable verify“ prüfen.
deal-good = Geprüft: Die Zahl gehört zu diesem Fingerabdruck, die Verteilung stand also vor dem ersten Zug fest.
deal-bad = Die Zahl gehört nicht zu diesem Fingerabdruck: Das ist nicht die Verteilung, die versprochen war.
habit-twice = Beim Tippen noch einmal fragen, bevor etwas geschieht, das sich nicht zurücknehmen lässt
habit-confirm = Meinen Zug erst entwerfen und dann bestätigen
habit-single = Wo es nur eine Antwort gibt und alle sie kennen, sie für mich geben
how-i-play = Wie ich spiele, an jedem Tisch
hints = Tipps
only-move = Der einzige Zug
good-moves = Gute Züge
thinking = Denkt nach …
close-hints = Tipps schließen
chance-title = Wie wahrscheinlich du danach gewinnst
win-chance = Gewinnchance
proved = Bewiesen: { $verdict }.
play-it = So spielen
looking-for-good-moves = Gute Züge werden gesucht
a-game-of = Eine Partie { $game }?
invites-you = { $name } lädt dich zu einer Partie { $game } ein
somebody-invites-you = Jemand lädt dich zu einer Partie { $game } ein
sit-down = Platz nehmen
sit-on = Auf Platz { $seat } setzen
or-watch = Oder bleib hier und sieh zu.
table-ready = Dein Tisch ist bereit
send-this-link = { $open ->
    [1] Schick diesen Link jemandem, den du kennst. Die Partie beginnt, wenn der Platz besetzt ist.
   *[other] Schick diesen Link Leuten, die du kennst. Die Partie beginnt, wenn alle Plätze besetzt sind.
}
invitation-link = Einladungslink
copied = Kopiert
copy = Kopieren
share = Teilen
share-position = Diese Stellung teilen
address-copied = Die Adresse ist kopiert: Schick sie, wem du das zeigen möchtest.
let-it-sit-down = Hinsetzen lassen
this-table = Dieser Tisch
let-it-play-for-me = Für mich spielen lassen
you-only-look-on = Du siehst hier nur zu.
among-the-players = Unter den Spielenden
let-it-stand-in = Einspringen lassen
You = Du
did-strongly = { STRONG($who) }: { $text }
only-answer = die einzige Antwort, von selbst gegeben
what-happened = Was bisher geschah
nothing-yet = Noch ist nichts geschehen.
your-rating = Deine Wertungszahl
step-through = Durch die Partie gehen
move = Zug
after-moves = nach { $position } von { $length } Zügen
to-the-deal = Zur Verteilung
a-step-back = Einen Schritt zurück
pause = Anhalten
play-by-itself = Von selbst ablaufen lassen
a-step-on = Einen Schritt weiter
to-the-end = Zum Ende
cards-of = Karten von
those-i-saw = denen, die ich sah
looking-at-the-game = Die Partie wird angesehen
looking-at-move = Zug { $number } von { $total } wird angesehen
go-on = Weiter
mistake-before = Fehler davor
mistake-before-title = Fehler davor (,)
next-mistake = Nächster Fehler
next-mistake-title = Nächster Fehler (.)
costly-moves = { $count ->
    [one] { $count } Zug hat viel gekostet
   *[other] { $count } Züge haben viel gekostet
}
no-mistake-so-far = Bisher kein Fehler
no-mistakes = Keine Fehler
only-my-moves = Nur meine Züge
also-possible = Auch möglich
better = Besser
step-and-compare = Geh durch die Partie: Jeder Zug wird mit den besten verglichen.
not-looked-at-yet = Dieser Zug wurde noch nicht angesehen.
no-choice = Es gab keine Wahl.
best-move = Der beste Zug.
as-good = So gut wie der beste.
good-move = Ein guter Zug, { $loss } hinter dem besten.
gave-away = { $loss } verschenkt.
mistake = Ein Fehler: { $loss } verschenkt.
win-chances = Gewinnchancen. Pfeiltasten gehen von Zug zu Zug.
search-the-rules = Die Regeln durchsuchen
the-rules = Die Regeln
rules-as-a-page = Die Regeln als Seite, mit Bildern
no-rule-speaks = Keine Regel spricht von „{ $search }“.
total = Summe
seat-waiting = wartet auf jemanden
seat-won = gewonnen
seat-left = gegangen; ein Bot zieht
seat-stood-in = ein Bot springt ein
seat-to-move = am Zug
seat-absent = abwesend, am Zug
seat-away = nicht da
seat-your-turn = du bist dran
seat-thinking = denkt nach …
seat-on-turn = am Zug
seat-program = ein Bot von anderswo
seat-you = du
seat-bot = Bot
open-seat = Freier Platz
points = Punkte:
are-you-sure = Bist du sicher?
not-simply-back = Das lässt sich nicht einfach zurücknehmen.
yes-do-it = Ja, so machen
no = Nein
your-sketch = Dein Entwurf
only-you-see = Das siehst bisher nur du: { $acts }.
sketched = { $text }
confirm-title = Meinen Zug bestätigen (y)
confirm-my-turn = Zug bestätigen
one-step-back-title = Einen Schritt zurück (u)
back = Zurück
start-over = Von vorn
sure = { $label }: sicher?
allowed = Das ist erlaubt.
rule = Regel { $id }
after-move = Nach Zug { $number } von { $total }.
the-deal = Die Verteilung.
game-begins = Die Partie beginnt, wenn jeder Platz besetzt ist.
one-after-the-other = Eins nach dem anderen …
confirm-or-back = Bestätige deinen Entwurf oder geh zurück.
did = { $who }: { $text }.
you-ask = { $what ->
    [end] Du fragst { $names }, ob die Partie enden soll.
    [hand] Du fragst { $names }, ob jemand anders den Platz haben darf.
   *[take-back] Du bittest { $names }, den letzten Zug zurücknehmen zu dürfen.
}
never-mind = Doch nicht
i-agree = Einverstanden
asks = { $what ->
    [end] { $name } möchte die Partie beenden.
    [hand] { $name } möchte den Platz jemand anderem überlassen.
   *[take-back] { $name } möchte den letzten Zug zurücknehmen.
}
you-have-left = Du hast diese Partie verlassen; ein Bot zieht für deinen Platz.
bot-plays-for-you = Ein Bot spielt für dich.
i-am-back = Ich bin zurück
seat-is-free = Dein Platz ist frei für alle, die zusehen und ihn nehmen.
keep-my-seat = Platz behalten
play-on-without = Ohne { $name } weiterspielen
end-i-win = Partie beenden: Ich gewinne
is-absent = { $name } ist abwesend. Du kannst warten oder einen Bot einspringen lassen, bis { $name } zurück ist.
would-let-you = { $name } würde dir den Platz überlassen.
take-the-seat = Platz nehmen
only-bots-play = In dieser Runde spielen nur noch Bots.
finish-the-round = Runde beenden
cancel-invitation = Einladung zurückziehen
get-up = Aufstehen
call-off = Partie abbrechen
take-holidays = Urlaub nehmen (noch { $left })
holidays-of = Urlaubstage, von { $left }
ask-to-end = Fragen, ob die Partie enden soll
let-somebody-else = Meinen Platz jemand anderem überlassen
give-up = Aufgeben
the-house = Das Haus
the-clock = Die Uhr
absent-waits = { $count ->
    [one] { $names } ist abwesend; die Partie wartet.
   *[other] { $names } sind abwesend; die Partie wartet.
}
not-taken = Die Verbindung war unterbrochen, und dein Zug kam nicht an. Mach ihn noch einmal.
look-again = Die Verbindung war unterbrochen. Sieh nach, ob es geschehen ist; wenn nicht, wünsch es dir noch einmal.
not-said = Die Verbindung war unterbrochen, und was du gesagt hast, kam nicht an. Es steht noch da: Sag es noch einmal.
sketch-lost = Dein Entwurf ist weg und wurde nicht gespielt.
rated-hint = Diese Partie wird gewertet. Mit einem Tipp zählt sie nicht mehr.
to-room = { $room ->
    [bystanders] an alle, die zusehen
   *[players] an die Spielenden
}
say-something-to = { $room ->
    [bystanders] Sag denen etwas, die zusehen
   *[players] Sag den Spielenden etwas
}
without-talk = An diesem Tisch gibt es kein Gespräch.
talk-is-off = Du hast das Gespräch ausgeschaltet, an allen Tischen.
switch-it-on = Einschalten
what-was-said = Was gesagt wurde
about = Über { $name }
mute-here = Hier stummschalten
block-everywhere = Überall blockieren
report = Melden
no-bystander-said = Von denen, die zusehen, hat noch niemand etwas gesagt.
nobody-said = Noch hat niemand etwas gesagt.
is-blocked = { $name } ist blockiert.
is-muted = { $name } ist stummgeschaltet.
hear-again = Wieder hören
say-with-one-click = Mit einem Klick sagen
to-whom = An wen
say-something = Etwas sagen
say-it = Sagen
no-talk-for-me = Kein Gespräch für mich

## start

seat-is-kept = Ein Platz wird freigehalten, und die Einladung steht dort in der Lobby.
from-elsewhere = Ein Bot, der von anderswo spielt.
a-friend = Jemand, den du kennst
a-friend-means = Du bekommst einen Link zum Verschicken; die Partie beginnt, wenn der Platz besetzt ist.
a-table-of = Ein Tisch für { $game }
new-to = Neu bei { $game }?
learn-by-playing = Lern es beim Spielen
in-ten-minutes = , in etwa zehn Minuten.
players = Personen
only-me = Nur ich
who-against-you = Wer spielt gegen dich?
seat = Platz { $number }
more-options = Weitere Optionen
rated-option = Gewertet
rated-option-means = Zählt für deine Wertungszahl, ohne Tipps.
make-invitation = Einladung erstellen
start = Los geht’s
how-we-play = Wie wir spielen
clock = Uhr
clock-none = Keine
clock-is-live = Live: Minuten für die Partie
by-correspondence = Fernpartie: Tage für jeden Zug
minutes-for-the-game = Minuten für die Partie
seconds-more = Sekunden mehr für jeden Zug
days-for-each-move = Tage für jeden Zug
days-of-holidays = Urlaubstage insgesamt
away-is-waited-for = Wie lange gewartet wird, wenn jemand am Zug fehlt
who-may-look-on = Wer zusehen darf
watching-open = Alle
watching-link = Wer den Link hat
watching-nobody = Niemand
talk-at-the-table = Gespräch am Tisch

## alerts

how-told = Wenn du dran bist und nicht auf den Tisch schaust, wirst du benachrichtigt: zuerst von dieser Seite, dann auf einem Weg nach dem anderen, bis einer ankommt.
a-sound = Ein Ton, solange die Seite offen ist
this-browser = Dieser Browser, auch wenn die Seite zu ist
this-browser-registered = Dieser Browser, auch wenn die Seite zu ist ({ $devices } angemeldet)
register = Anmelden
only-over-https = nur über https
mail = Mail
mail-to = Mail an { $address }
add-address = trag zuerst eine Adresse in deinem Konto ein
no-mail = dieses Haus verschickt keine Mails
webhook = Ein Webhook: ntfy, Discord oder deine eigene Adresse
keep = Behalten
quiet-hours = Ruhezeit
quiet-from = Ruhe von
until = bis
quiet-until = Ruhe bis
send-test = Schick mir einen Test
an-alert = Eine Benachrichtigung
a-test = Ein Test
alert-turn = Du bist dran
alert-test = Test
step = { $what ->
    [sending] wird gesendet
    [sent] gesendet
    [failed] fehlgeschlagen
    [arrived] angekommen
    [seen] gesehen
    [shown] von der Seite gezeigt
    [dropped] nicht mehr nötig
    [quiet] wartet auf das Ende der Ruhezeit
    [later] wird später noch einmal versucht
    [unproved] Ankunft nicht belegt
   *[made] erstellt
}
way = { $way ->
    [push] dieser Browser
    [mail] Mail
    [webhook] Webhook
   *[page] Seite
}

## account

passkey-known = Dieses Gerät hat schon einen Passkey von dir.
no-passkey = Es wurde kein Passkey gewählt.
your-account = Dein Konto
sign-out-here = Hier abmelden? Zurück kommst du über ein anderes Gerät, einen Passkey, eine Mail oder einen Notfallcode.
you-are-member = Du bist Mitglied: auf jedem Gerät bekannt, das hier steht.
you-are-guest = Du bist Gast: Nur dieser Browser kennt dich. Füge ein weiteres Gerät, einen Passkey oder Notfallcodes hinzu, und deine Partien gehören dir, wohin du auch gehst.
change-your-name = Namen ändern
the-house-door = Das Haus
another-device = Ein weiteres Gerät
another-device-means = Nimm deinen Namen und deine Partien auf ein Telefon oder einen anderen Rechner mit: Öffne dort den Link oder richte die Kamera auf das Bild.
link-as-qr = Der Link als QR-Code
link-good-once = Er gilt einmal, { $minutes } Minuten lang. Wer ihn hat, ist du: Zeig ihn niemandem sonst.
make-a-new-link = Neuen Link erstellen
show-a-link = Link zeigen
devices = Geräte
this-one = dieses hier
since-seen = seit { $made }, gesehen { $seen }
sign-out = Abmelden
passkeys = Passkeys
passkey-means = Einen Passkey bewahrt dein Gerät auf, oder was sonst deine Passwörter aufbewahrt. Er meldet dich mit einer Berührung an und gilt nur auf dieser Seite.
passkeys-need = Passkeys brauchen eine Seite, die sicher (https) und unter einem Namen ausgeliefert wurde. Nimm hier einen Link oder einen Notfallcode.
since-used = seit { $made }, benutzt { $used }
since = seit { $made }
remove = Entfernen
add-a-passkey = Passkey hinzufügen
mail-heading = Mail
mail-means = Mit einer Adresse kommst du über einen Code herein, der dorthin geschickt wird.
recovery-codes = Notfallcodes
codes-left = { $count ->
    [one] { $count } Code ist übrig. Neue treten an die Stelle der alten.
   *[other] { $count } Codes sind übrig. Neue treten an die Stelle der alten.
}
codes-mean = Für den Tag, an dem alle deine Geräte weg sind: Schreib sie auf. Jeder gilt einmal.
shown-this-once = Sie werden nur dieses eine Mal gezeigt.
make-recovery-codes = Notfallcodes erstellen
take-or-leave = Mitnehmen oder gehen
one-file = In einer Datei steht alles, was über dich aufbewahrt wird, mit den Aufzeichnungen deiner Partien.
take-everything-out = Alles herunterladen
or-delete = Oder lösche dich: Laufende Partien werden aufgegeben, und die beendeten bleiben bei den anderen, unter „jemand“. Niemand kann das zurückholen.
type-your-name = Gib deinen Namen ein
delete-everything = Alles über mich löschen
remove-bot = { $name } entfernen? Das Token gilt dann nicht mehr. Die Partien bleiben erhalten.
every-game = jedes Spiel
your-bots = Deine Bots
bots-mean = Ein Programm von dir, in beliebiger Sprache, spielt hier unter eigenem Namen: Gib ihm ein Token, und wer mag, kann es herausfordern.
connected = verbunden
not-connected = nicht verbunden
plays-with = spielt { $games } mit { $opponents ->
    [members] Mitgliedern
    [owner] dir allein
   *[everybody] allen
}
challenges = Herausforderungen
challenges-of = Herausforderungen, die { $name } annimmt
new-token = Neues Token
token-of = Das Token von { $name }. Es wird nur dieses eine Mal gezeigt; wer es hat, spielt als dieser Bot.
bots-new-name = Der Name des neuen Bots
its-name = Sein Name
make-a-bot = Bot erstellen
members-make-bots = Mitglieder erstellen Bots: Füge zuerst einen Passkey oder Notfallcodes hinzu.
your-mail-address = Deine Mailadresse
six-digits = Die sechs Ziffern aus der Mail
that-is-the-code = Das ist der Code
send-me-a-code = Schick mir einen Code
another-address = Andere Adresse
member-already = Du bist schon Mitglied?
come-in-here = Komm hier herein, und was du in diesem Browser gespielt hast, kommt mit.
sign-in-with-passkey = Mit einem Passkey anmelden
a-recovery-code = Ein Notfallcode
use-it = Verwenden
use-this-device = Auch dieses Gerät benutzen
link-brings = Dieser Link bringt deinen Namen und deine Partien auf dieses Gerät. Was du hier als Gast gespielt hast, kommt mit.
come-in = Hereinkommen

## house

deed = { $what ->
    [mute] stummgeschaltet:
    [unmute] wieder sprechen lassen:
    [ban] ausgesperrt:
    [unban] wieder hereingelassen:
    [rename] umbenannt:
    [make-owner] die Schlüssel des Hauses gegeben:
    [unmake-owner] die Schlüssel des Hauses genommen:
    [close] den Tisch beendet:
    [settle] erledigt:
    [announce] bekannt gegeben:
   *[other] { $what }
}
end-this-table = Diesen Tisch für alle beenden? Er zählt dann nicht. Sag, warum:
title = Das Haus
for-owners = Diese Seite ist für die, denen das Haus gehört. Wer den Code hat, den der Server beim Start ausgegeben hat, wird die erste Person.
the-code = Der Code
become-owner = Das Haus übernehmen
figure = { $what ->
    [people] Leute mit Namen
    [members] Mitglieder
    [online] gerade da
    [running] laufende Partien
    [waiting] wartende Tische
    [finished] beendete Partien
    [finished_today] davon heute
   *[reports] offene Meldungen
}
tell-everybody = Allen etwas mitteilen
what-to-tell = Was mitgeteilt wird
tell-example = Der Server steht um 20:00 Uhr für zehn Minuten still.
for-how-long = Wie lange
for-minutes = { $count ->
   *[other] { $count } Minuten
}
for-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
for-a-day = einen Tag
announce = Bekannt geben
take-it-back = Zurücknehmen
told-until = Zu lesen bis { $time }: { $text }
reports = Meldungen
about-whom = über
at-this-table = an diesem Tisch
settled = Erledigt
people = Leute
name = Name
search-by-name = Nach Namen suchen
tables = Tische
end-it = Beenden
no-game = Es läuft keine Partie.
what-owners-did = Was im Haus entschieden wurde
another-name = Ein anderer Name für { $name }:
why-banned = Warum darf { $name } nicht mehr herein? Die Person wird es lesen.
rank = { $rank ->
    [owner] hat die Schlüssel
    [member] Mitglied
   *[guest] Gast
}
so-many-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
muted = stummgeschaltet
banned = ausgesperrt: { $reason }
rename = Umbenennen
let-talk = Sprechen lassen
mute = Stummschalten
let-in = Hereinlassen
ban = Aussperren
unmake-owner = Schlüssel nehmen
make-owner = Schlüssel geben
nobody-of-that-name = Niemand mit diesem Namen ist hier.

## people

from-to = { $label }: von { $first } auf { $last }
ratings = Wertungszahlen
game-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
provisional = vorläufig
how-rating-went = Verlauf der Wertungszahl in { $game }
a-person = Jemand
nobody-is-here = Hier ist niemand
this-is-you = Das bist du
is-here = Gerade da
is-not-here = Gerade nicht da
member-since = Mitglied seit { $day }
a-guest = Gast
games-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
you-follow = Du folgst
follow = Folgen
challenge-to = Zu { $game } herausfordern
game = Spiel
any = egal
opponent = Gegenüber
anybody = egal wer
result = Ergebnis
time = Zeit
result-won = gewonnen
result-drawn = unentschieden
result-lost = verloren
result-alone = allein gespielt
result-off = abgebrochen
result-running = noch nicht vorbei
days-7 = diese Woche
days-30 = dieser Monat
days-365 = dieses Jahr
no-games-found = Keine Partien gefunden.
earlier-games = Frühere Partien
one-scale = Menschen und Bots auf einer Skala: Wer 400 mehr hat, gewinnt zehn Partien zu einer. Die Bots wurden gemessen und bleiben, wo sie sind. Gewertete Partien zählen; eine Wertungszahl ist vorläufig (?), bis genug gespielt sind, und dann steht sie hier.
bots-among-themselves = Wie Bots untereinander abschneiden, steht auf der Rangliste der Bots.
you-have = Du:
still-provisional = noch vorläufig
place = Platz
name-column = Name
rating = Wertung
games-column = Partien
nobody-sure = Noch ist keine Wertungszahl sicher. Wähle „Gewertet“, wenn du einen Tisch eröffnest: Auch eine Partie gegen einen Bot zählt.

## learn

lesson-do-it = So machen
keep-offline = Lektionen, Regeln und Rätsel auf diesem Gerät behalten
keeping = { $percent } % sind da …
kept-offline = Behalten: Die Seite, die Lektionen, die Regeln und zwanzig Rätsel jedes Spiels öffnen sich jetzt auch ohne Verbindung.
saved-games = Auf diesem Gerät gespeicherte Partien
forget-game = Entfernen
forget-this-game = { $title } von diesem Gerät entfernen
offline-otherwise = Es gibt keine Verbindung zum Server. Ohne sie kann nur der gemeinte Zug beurteilt werden: Sieh nach, was die Lampe zeigt.
lessons-mean = Eine Lektion dauert ein paar Minuten: Du machst alles selbst, auf dem echten Brett. Die erste Lektion jedes Spiels endet mit einer ganzen Partie gegen den sanftesten Bot.
all-games = Alle Spiele
done-of = { $done } von { $all } geschafft
to-the-rules = Regeln
minutes = { $minutes } min
done = geschafft
no-lessons = Für dieses Spiel gibt es noch keine Lektionen.
a-lesson = Eine Lektion
lesson-over = Die Lektion ist zu Ende
lesson-again = Du kannst sie jederzeit noch einmal machen.
next-lesson = Weiter: { $title }
all-lessons = Alle Lektionen
the-rules-there = Die Regeln
lesson-step = Schritt { $number } von { $total }
rules-named = Regeln:
what-is-asked = Was gefragt ist
lesson-rule = Regel { $id }
show-me = Zeig es mir
end-the-lesson = Lektion beenden
lesson-on = Weiter

## rules

rules-of = Die Regeln von { $game }
the-rules-page = Regeln
no-such-rules = Solche Regeln gibt es nicht
our-own-words = Die Regeln in unseren eigenen Worten. Jede Regel hat eine Nummer, die Ablehnungen und Lektionen nennen; was das Regelheft offen lässt und wir entschieden haben, ist gekennzeichnet als
ruling = Festlegung
search-rules = Die Regeln durchsuchen
learn-by-doing = Beim Tun lernen
print = Drucken
chapters = Kapitel
no-rule-found = Keine Regel spricht von „{ $search }“.
ruling-said = Festlegung: { $said }
address-of-rule = Die Adresse dieser Regel
figure-before = Das Bild davor
figure-of = { $number } von { $all }
next-figure = Das nächste Bild

## practice: Rätsel, die Partie des Tages, Duplikat-Wettkämpfe

puzzles-title = Rätsel
puzzles-told = Stellungen aus Partien unserer Bots. Bei Patterns hält genau ein Zug den Sieg fest; bei Mandala und Mottainai ist einer eindeutig der beste, was auch verdeckt liegt; bei Mondo ist eine Welt ohne Fehler fertigzubauen, bevor die Zeit um ist. Deine Wertung gilt hier nur den Rätseln, und das nächste passt zu ihr.
puzzles-none = Hier gibt es keine Rätsel.
puzzles-wait = Einen Augenblick …
puzzles-count = { $count } Rätsel
puzzles-standing = Wertung { $rating } · { $solved } von { $tried } gelöst
puzzles-solve = Lösen
puzzles-solve-of = Rätsel von { $game } lösen
puzzles-today = { $state ->
    [solved] Rätsel des Tages: gelöst
    [tried] Rätsel des Tages: versucht
   *[new] Rätsel des Tages
}
puzzles-today-of = Rätsel des Tages von { $game }
puzzle-heading = Rätsel, { $game }
puzzle-heading-today = Rätsel des Tages, { $game }
puzzle-asked = Was gefragt ist
puzzle-find = Finde den besten Zug.
puzzle-finish = Vollende deine Welt ohne Fehler.
puzzle-left = Restzeit
puzzle-seconds-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
puzzle-unhurried = Ohne Uhr: Dieses Rätsel zählt nicht.
puzzle-rest = Ohne Uhr
puzzle-offline = Es gibt keine Verbindung zum Server: Dieses Rätsel liegt auf deinem Gerät, und es zählt nicht.
puzzle-offline-otherwise = Das geht hier gerade nicht. Ohne Verbindung zum Server sagt niemand, warum.
puzzle-rule = Regel { $rule }
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-solved = Gelöst
puzzle-failed = Diesmal nicht
puzzle-rating = Deine Wertung: { $rating } ({ $change })
puzzle-one-way = Ein Weg dorthin
puzzle-others = Warum die anderen scheitern
puzzle-theme = { $theme ->
    [blocking] Blockieren
    [new-group] Eine neue Gruppe
    [ending] Das Spiel beenden
    [swapping] Tauschen
    [growing] Wachsen
    [claiming] Nehmen
    [discarding] Abwerfen
    [completing] Ein Mandala vollenden
    [building] Bauen
    [tasks] Die Wahl der Aufgabe
    [works] Ein Werk fertigstellen
    [powers] Ein Werk nutzen
    [floor] Vom Boden nehmen
    [selling] Verkaufen
    [praying] Beten
    [last-spaces] Die letzten Felder
    [corner] Eine Ecke der Welt
    [gap] Eine große Lücke
   *[choices] Eine kleine Wahl
}
puzzle-difficulty = Schwierigkeit { $rating }.
puzzle-level = Ab Stufe { $level } finden Bots es meistens.
puzzle-level-none = Keine Stufe unserer Bots findet es zuverlässig.
puzzle-players = Aus einer Partie von { $players }.
puzzle-record = Aufzeichnung

# Die Partie des Tages
daily-title = Die Partie des Tages
daily-told = Dieselbe Verteilung für alle, gegen denselben Bot; Mondo spielt man allein, gegen sein Par. Du hast einen Versuch, ohne Tipps und ohne etwas zurückzunehmen. Wie alle abgeschnitten haben, steht morgen hier, mit jeder Partie zum Nachspielen und dem, was der stärkste Bot gemacht hat.
daily-of = { $game }, { $day }
daily-all = Die Partien von heute
daily-new = noch nicht gespielt
daily-begun = im Gange
daily-done = { $result ->
    [won] gewonnen mit { $points } Punkten
    [lost] verloren mit { $points } Punkten
    [drawn] unentschieden mit { $points } Punkten
    [alone] { $points } Punkte
   *[off] abgebrochen
}
daily-alone = allein
daily-against = gegen { $bot }
daily-count = { $count ->
    [0] Noch niemand hat sie gespielt.
    [one] Bisher eine Person.
   *[other] Bisher { $count } Personen.
}
daily-play = Spielen
daily-play-of = Die Partie des Tages von { $game } spielen
daily-go-on = Weiter
daily-look = Ansehen
daily-yesterday = Gestern
daily-yesterday-of = Wie gestern alle bei { $game } abgeschnitten haben
daily-before = Der Tag davor
daily-working = Einen Augenblick: Vielleicht spielt der stärkste Bot noch …
daily-nobody = Niemand hat diese Partie beendet.
daily-you = { $name } (du)
daily-gave-up = aufgegeben
daily-points = { $points } Punkte
daily-score = { $points } : { $theirs } ({ $margin })
daily-best = { $bot }, der stärkste Bot: { $points }
daily-best-par = { $bot }, der stärkste Bot: { $points }. Das Par ist { $par }.
daily-watch = Nachspielen
daily-watch-of = Die Partie von { $name } nachspielen
daily-watch-bot = Was er gemacht hat

# Duplikat-Wettkämpfe
matches-title = Duplikat-Wettkämpfe
matches-told = Zwei oder mehr Personen spielen dieselben Verteilungen, jede von beiden Plätzen aus, gegen einen Bot oder gegeneinander. Verteilung für Verteilung verglichen, zählt das Glück kaum.
match-new = Ein neuer Wettkampf
match-game = Spiel
match-deals = Verteilungen
match-rival = Gegen
match-each-other = einander
match-begin = Beginnen
match-yours = Deine Wettkämpfe
match-size = { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
}, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
match-left = { $count ->
    [one] noch eine Partie
   *[other] noch { $count } Partien
}
match-played = alles gespielt
match-heading = Duplikat-Wettkampf, { $game }
match-against = { $deals ->
    [one] Alle spielen dieselbe Verteilung von beiden Plätzen aus
   *[other] Alle spielen dieselben { $deals } Verteilungen von beiden Plätzen aus
} gegen { $bot }.
match-among = { $deals ->
    [one] Je zwei spielen dieselbe Verteilung zweimal, mit getauschten Plätzen.
   *[other] Je zwei spielen dieselben { $deals } Verteilungen zweimal, mit getauschten Plätzen.
}
match-people = Es spielen: { $people }
match-join = Mitspielen
match-invite = Adresse für die anderen kopieren
match-copied = Kopiert: Schick sie den anderen
match-waits = Der Wettkampf beginnt, wenn jemand dazukommt.
match-result = Das Ergebnis
match-so-far = Bisher, aus den Verteilungen, die du gespielt hast
match-player = Person
match-games = Partien
match-wins = Siege
match-ahead = Punkte Vorsprung
match-number = { $number }
match-deal = Verteilung { $number }
match-pair = { $first } – { $second }
match-play = Spielen
match-hidden = gespielt; du siehst es, wenn du diese Verteilung gespielt hast
match-under-way = im Gange
match-to-play = noch zu spielen

## saved: eine Partie in einer Datei

saved-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
saved-nobody = Niemand hat gewonnen

## coach: der Trainer

coach = Trainer
coach-on = Der Trainer sieht sich deine Züge an und warnt vor schlechten. Ausschalten
coach-off = Den Trainer einschalten: Er warnt vor schlechten Zügen
coach-rated = Diese Partie ist gewertet. Mit dem Trainer zählt sie nicht mehr.
coach-wait = Warte:
coach-gives-away = Damit gibst du viel weg. Von hundert Partien ab hier würdest du etwa { $wins } gewinnen, mit dem besten Zug etwa { $best }.
coach-costs-points = { $points ->
    [one] Das kostet dich etwa einen Punkt.
   *[other] Das kostet dich etwa { $points } Punkte.
}
coach-better = Besser: { $act }.
coach-think-again = Nochmal überlegen
coach-play-anyway = Trotzdem spielen
coach-mattered = Worauf es ankam: { $why }.
coach-was-better = Worauf es ankam: „{ $act }“ wäre besser gewesen. { $why }.
coach-close-word = Wort des Trainers schließen

## path: der Weg der Lektionen in der Lobby

path-title = Dein Weg
path-done = { $done } von { $count } Lektionen
path-next = Als Nächstes: { $lesson }

## ladder: Bots gegeneinander

ladder-title = Die Rangliste der Bots
ladder-about = Bots spielen immer weiter gegeneinander, jede Verteilung von jeder Seite. Wer 400 mehr hat, gewinnt zehn Partien gegen eine; ± gilt für 95 %.
ladder-leaderboards = Menschen stehen auf den Bestenlisten.
ladder-none = Hier sind noch keine Bots eingestuft. Wer diesen Server betreibt, beginnt mit dem Befehl „sandtable ladder“.
ladder-standings = Wie sie stehen
ladder-deals = { $count ->
    [one] Bisher eine Verteilung, am { $when }.
   *[other] Bisher { $count } Verteilungen, die letzte am { $when }.
}
ladder-place = Platz
ladder-bot = Bot
ladder-rating = Wertung
ladder-range = Von der niedrigsten zur höchsten
ladder-games = Partien
ladder-won = Gewonnen
ladder-thinks = Denkt
ladder-milliseconds = { NUMBER($count, maximumFractionDigits: 1) } ms
ladder-cross = Wer wem wie viel abnahm
ladder-took = { $first } nahm { $second } { $share } ab, { $low } bis { $high }, in { $games } Partien: zeigen
ladder-of-two = { $first } und { $second }
ladder-of-all = Partien aller Bots
ladder-last-games = Die letzten Partien
ladder-deal = Verteilung { $number }
ladder-step-through = Durchgehen
ladder-step-through-game = { $players }, Verteilung { $number }: durchgehen
ladder-no-games = Keine ihrer Partien ist aufbewahrt.
ladder-one-moment = Einen Moment …

## bots: welche Herausforderungen ein eigener Bot annimmt

bot-a-bot = einen Bot
bot-challenges-to = Herausforderungen an { $name }
bot-about = Eine Herausforderung, die passt, ist sofort eine Partie. Eine andere wird abgelehnt, und man erfährt, warum.
bot-no-such-bot = Du hast keinen solchen Bot. Deine Bots stehen auf deiner Kontoseite.
bot-games = Spiele
bot-none-is-all = keines gewählt: alle
bot-opponents = Wer ihn herausfordern darf
bot-opponents-everybody = Alle
bot-opponents-members = Mitglieder
bot-opponents-owner = Nur du
bot-clocks = Uhren
bot-clock-none = Ohne Uhr
bot-clock-live = Live: Minuten für die Partie
bot-clock-days = Fernpartie: Tage für jeden Zug
bot-how-many = Wie viele
bot-tables = Tische zugleich
bot-ask = Der Bot wird jedes Mal gefragt und antwortet selbst
bot-keep = Diese Regeln behalten
bot-kept = Behalten. Es gilt ab der nächsten Herausforderung.
bot-your-account = Dein Konto
bot-its-games = Seine Partien
bot-one-moment = Einen Moment …
