# Was alles außer den Spielen auf Deutsch sagt. Tisch: table; Platz: seat; Partie: a game that is played; Zug: act;
# Verlauf: log; Tipp: hint; Analyse: review; Aufzeichnung: record; gewertet: rated.


## Sentences in general

you = Platz { $seat }
player = Platz { $seat }
list-or = { $most } oder { $last }
list-and = { $most } und { $last }
players =
    { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }
points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }


## Games: what cannot be read or asked for

wrong-word = { $word } passt nicht als { $name }; es gibt { $words }
not-an-act = { $text } ist kein Zug; schreibe { $examples }
wrong-option = Die Option { $name } ist eines von { $choices }, nicht { $value }
wrong-seed = Ein Seed ist eine Zeile Text ohne Leerzeichen am Rand, nicht { $seed }
wrong-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }
no-option = { $title } hat keine Option { $name }; es hat: { $names }
no-options = { $title } hat keine Option { $name }; es hat gar keine
option-start = Wer beginnt: durch das Los oder ein bestimmter Platz.


## Advice

no-par = für dieses Spiel gibt es kein Par
nothing-to-decide = dieser Platz hat gerade nichts zu entscheiden
not-possible = { $act } ist jetzt nicht möglich
no-adviser = für { $game } gibt es niemanden, der berät
why-improves = Verbessert deine Aussichten um etwa { $points }
why-gives-up = Gibt für den Moment etwa { $points } her, um später mehr zu bekommen
why-keeps = Hält das Gleichgewicht
verdict-draws = endet bei bestem Spiel unentschieden
verdict-wins = gewinnt bei bestem Spiel mit { $margin }
verdict-loses = verliert bei bestem Spiel mit { $margin }
verdict-lost = verliert mit { $margin }, was immer du tust


## The course of a game: what people do to it from outside of its rules

reason-agreed = alle haben zugestimmt
reason-called-off = sie wurde abgesagt
reason-closed = das Haus hat sie beendet
reason-gave-up = { $who } hat aufgegeben
reason-ran-out = die Zeit von { $who } ist abgelaufen
reason-left = { $who } ist gegangen
told-take-back = zurückgenommen
told-take-back-agreed = zurückgenommen, da alle zugestimmt haben
told-resign = aufgegeben
told-flag = die Zeit überschritten
told-leave = die Partie verlassen
told-end = die Partie beendet, da alle zugestimmt haben
told-abort = die Partie abgesagt
told-stand-in = vorerst durch einen Bot vertreten
told-return = wieder da
told-agree = einverstanden
told-decline = nicht einverstanden
told-withdrawn = es sich anders überlegt
told-offer = bereit, den Platz abzugeben, da alle zugestimmt haben
told-hand = von jetzt an auf diesem Platz
told-hint = um einen Tipp gebeten: Die Partie wird nicht mehr gewertet
told-close = die Partie beendet
told-only = nur eine Antwort gehabt, die sich von selbst ergab
asked-end = alle gebeten, die Partie zu beenden
asked-hand = darum gebeten, den Platz abgeben zu dürfen
asked-take-back = darum gebeten, zurücknehmen zu dürfen
told-holiday =
    { $days ->
        [one] { $days } Tag Urlaub genommen
       *[other] { $days } Tage Urlaub genommen
    }
ended-before = die Partie war schon beendet
no-seat = einen Platz { $seat } gibt es nicht
no-way-back = die Partie kann nicht von Eintrag { $start } zu Eintrag { $end } zurück
no-such-deed = { $text } ist nichts, was man mit einer Partie tun kann


## At a table

game-over = Die Partie ist zu Ende: { $reason }.
not-shown = Ein Zug wurde gespeichert, kann dir aber nicht gezeigt werden. Öffne den Tisch in einer Weile noch einmal.
seats-waiting = Es fehlt noch jemand auf dem freien Platz.
unknown-language = Diese Sprache wird hier nicht gesprochen; wähle { $languages }.
no-lesson = eine Lektion { $name } gibt es nicht


## The server: refusals, alerts, letters, by the part that says it

bystanders-closed = Nur wer mitspielt, darf diesen Tisch sehen.
bystanders-gone = Wer da zusah, ist nicht mehr hier.
bystanders-this-bystander-looks-on = Hier wird schon von einem anderen Platz aus zugesehen.
bystanders-you-have-seen-a = Du hast fremde Karten gesehen und kannst hier nicht mitspielen.
passkeys-bad = Dieser Passkey passt nicht zu dieser Seite, oder die Antwort kam zu spät. Versuche es noch einmal.
passkeys-unknown = Dieser Passkey ist hier nicht bekannt. Melde dich anders an und füge ihn neu hinzu.
passkeys-you-have-most-passkeys = Du hast { $most } Passkeys; entferne zuerst einen.
passkeys-this-passkey-is-known = Dieser Passkey ist hier schon bekannt.
joining-there-is-no-such = Dieses Mitglied gibt es nicht mehr.
letters-this-is-not-an = An diese Adresse lässt sich keine Mail schicken.
letters-this-server-sends-no = Dieser Server verschickt keine Mails. Nimm einen Passkey, einen Link oder einen Wiederherstellungscode.
letters-the-letter-could-not = Der Brief ließ sich nicht verschicken. Versuche es in einer Weile noch einmal.
letters-somebody-else-is-known = Unter dieser Adresse ist schon jemand anders bekannt.
codes-unknown = Dieser Code ist hier nicht bekannt, schon benutzt oder zu alt. Hole dir einen neuen.
inquiry-ask-about-a-target = Frage nach einem Ziel oder nach einem Zug.
inquiry-this-is-allowed = Das ist erlaubt.
inquiry-only-a-finished-game = Nur eine beendete Partie lässt sich durchgehen.
inquiry-this-game-has-number = Diese Partie hat { $number } Züge, nicht { $number2 }.
inquiry-this-game-has-seats = Diese Partie hat { $seats } Plätze; einen Platz { $seat } gibt es nicht.
origin-this-request-comes-from = Diese Anfrage kommt von einer anderen Seite.
sketching-full = Du hast { $most } Züge skizziert; bestätige sie zuerst.
advising-no-adviser = Zu diesem Spiel kann hier niemand beraten.
advising-not-now = Du bist nicht am Zug: Es gibt nichts zu wählen.
advising-unfair = Tipps gibt es in Partien gegen Bots. Hier wären sie unfair gegenüber den anderen.
advising-same-deal = Andere spielen dieselbe Verteilung. Tipps wären ihnen gegenüber unfair.
advising-not-over = Eine Partie wird analysiert, wenn sie zu Ende ist.
advising-no-par = Nur ein Spiel allein hat ein Par.
advising-too-fast = Das sind viele Fragen; warte einen Moment.
history-stale = Inzwischen hat jemand gezogen; sieh noch einmal hin.
history-full = Diese Partie hat { $most } Züge, mehr merkt sich ein Tisch nicht. Sie kann nicht weitergehen.
history-the-record-is-there = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
flags-your-time-is-up = Deine Zeit ist um.
handling-this-server-does-not = Dieser Server kennt eine solche Nachricht nicht.
making-you-can-take-one = du kannst nur einen Platz einnehmen
making-everybody-has-one-seat = alle haben nur einen Platz
making-there-is-no-bot = einen Bot { $bot } gibt es nicht; es gibt: { $bots }
making-title-keeps-its-own = { $title } hat eine eigene Uhr; lass die des Tisches weg
making-a-live-clock-needs = eine Uhr braucht Minuten oder Sekunden für jeden Zug
making-there-is-nobody-of = unter dieser Kennung gibt es niemanden, dem ein Platz freigehalten werden könnte
school-api-nobody-has-written-a = Ein Buch zu diesen Regeln hat noch niemand geschrieben.
school-api-there-is-no-game = Ein Spiel { $name } gibt es hier nicht.
jobs-busy = Gerade werden viele Fragen beantwortet. Versuche es gleich noch einmal.
jobs-another = Eine andere Frage von dir wird noch beantwortet. Warte darauf oder verlasse jenen Tisch.
jobs-failed = Das ließ sich nicht ausrechnen. Die Partie ist davon nicht betroffen; du kannst noch einmal fragen.
jobs-slow = Das hat zu lange gedauert und wurde abgebrochen. Die Partie ist davon nicht betroffen; du kannst noch einmal fragen.
branching-not-over = Diese Partie läuft noch; abzweigen kannst du, wenn sie zu Ende ist.
branching-no-such = Diese Partie hat keinen solchen Zug.
branching-ended = In dieser Stellung ist die Partie zu Ende; wähle eine frühere.
branching-at-once = Hier spielen alle gleichzeitig, also kann niemand für alle Plätze spielen; wähle einen Bot.
desk-stranger = Öffne zuerst die Seite: Sie gibt dir einen Namen.
desk-an-owner-of-this = Wem dieses Haus gehört, lässt dich nicht mehr herein: { $why }
desk-that-is-a-lot-of-names = Das sind viele Namen; warte einen Moment.
desk-that-is-a-lot-at-once = Das ist viel auf einmal; warte einen Moment.
desk-you-have-taken-everything = Du hast schon alles mitgenommen; warte ein paar Minuten.
desk-that-are-a-lot = Das sind viele Versuche; warte eine Minute.
desk-a-letter-was-sent = Ein Brief ist schon unterwegs; warte ein paar Minuten auf einen weiteren.
desk-that-is-a-lot-of-tables = Das sind viele Tische; warte einen Moment.
desk-that-is-a-lot-of-records = Das sind viele Aufzeichnungen; warte einen Moment.
protocol-a-message-has-at = Eine Nachricht hat höchstens { $most } Bytes; diese hat { $size }.
protocol-this-message-cannot-be = Diese Nachricht ist nicht lesbar: { $problem }.
standings-there-is-no-game = ein Spiel { $game } gibt es nicht; es gibt: { $games }
counting-a-game-is-rated = gewertet wird eine Partie mit mindestens zwei Personen
counting-the-strength-of-title = wie stark { $title } in { $title2 } ist, wurde nie gemessen; eine Partie damit lässt sich nicht werten
identity-api-type-your-own-name = Schreibe deinen eigenen Namen, wie er hier steht, um alles über dich zu löschen.
people-api-a-record-is-a = Eine Aufzeichnung ist eine Textdatei; dies ist keine.
people-api-this-record-cannot-be = Diese Aufzeichnung lässt sich nicht öffnen: { $problem }.
tables-unknown = Einen solchen Tisch gibt es nicht.
tables-damaged = Der Verlauf dieses Tisches lässt sich nicht nachspielen. Er bleibt, wie er ist; alle anderen gehen weiter.
tables-this-game-was-begun =
    { $age ->
        [older] Diese Partie wurde mit älteren Regeln von { $title } begonnen (Version { $rules }; hier ist es { $ours }), und ihr Verlauf passt nicht zu diesen. Er bleibt, wie er ist.
       *[newer] Diese Partie wurde mit neueren Regeln von { $title } begonnen (Version { $rules }; hier ist es { $ours }), und ihr Verlauf passt nicht zu diesen. Er bleibt, wie er ist.
    }
sockets-too-many-messages-wait = Zu viele Nachrichten; warte einen Moment.
sockets-open-this-table-first = Öffne zuerst diesen Tisch.
names-a-name-has-1 = Ein Name hat 1 bis { $most } Zeichen; dieser hat { $name }.
ladders-there-is-no-ladder = Für dieses Spiel gibt es noch keine Rangleiter. `sandtable ladder` beginnt eine.
library-no-page-of-games = keine Seite mit Partien endet bei { $mark }
library-a-result-is-one = ein Ergebnis ist eines von { $results }, nicht { $result }
failures-sorry = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert. Versuche es noch einmal.
failures-not-kept = Darin steht ein Text oder eine Zahl, die keine Datenbank aufbewahren kann.
failures-nothing-can-be-stored = Gerade lässt sich nichts speichern: { $meaning }. Nichts wurde geändert; versuche es noch einmal.
failures-this-request-cannot-be = Diese Anfrage ist nicht lesbar.
api-there-is-nothing-here = Hier ist nichts.
leaving-over = Die Partie ist zu Ende.
leaving-gone = Du hast diese Partie verlassen.
leaving-once = Darum hast du schon gebeten; bitte nach dem nächsten Zug noch einmal.
leaving-nobody-asks = Niemand fragt dich etwas.
leaving-rated = Diese Partie wird gewertet: Du spielst sie selbst. Du kannst aufgeben oder um ihr Ende bitten.
leaving-the-game-has-begun = Die Partie hat begonnen; du kannst stattdessen aufgeben.
leaving-somebody-has-acted-twice = Jemand hat schon zweimal gezogen; du kannst aufgeben oder um das Ende bitten.
leaving-a-bot-plays-for = Auf diesem Platz spielt schon ein Bot.
leaving-you-play-your-seat = Du spielst deinen Platz schon selbst.
leaving-this-is-your-own = Das ist dein eigener Platz; du kannst aufgeben.
leaving-holidays-are-for-games = Urlaub gibt es in Fernpartien.
leaving-you-have-seat-days = Du hast hier noch { $seat } Tage Urlaub.
leaving-a-round-is-finished = Eine Runde wird sofort beendet, wenn nur noch Bots spielen.
leaving-nobody-is-absent-there = Dort ist niemand so lange weg, wie dieser Tisch wartet.
leaving-there-is-nothing-of = Von dir lässt sich nichts zurücknehmen.
leaving-something-is-asked-already = Eine Frage ist schon offen; sie muss zuerst beantwortet werden.
leaving-a-bot-plays-for-2 = Jetzt spielt ein Bot für dich; sage zuerst, dass du wieder da bist.
playing-a-page-shows-at = Eine Seite zeigt höchstens { $most } Tische; verlasse zuerst einen.
slips-gone = Die Partie ging weiter; was du skizziert hast, ist weg.
slips-no-sketch = Von dir gibt es hier keine Skizze; ziehe zuerst.
turns-failed = Dieser Bot kann gerade nicht denken. Er versucht es wieder, oder du wählst einen anderen für seinen Platz.
turns-gone = Diesen Bot gibt es hier nicht mehr. Wähle einen anderen für seinen Platz.
title-player = Platz { $seat }
seats-twin = die andere Seite
seats-you-do-not-sit = Du sitzt nicht an diesem Tisch.
seats-there-is-no-bot = Einen Bot { $bot } gibt es nicht; es gibt: { $bots }.
seats-this-seat-is-taken = Dieser Platz ist besetzt.
seats-no-seat-is-kept = An diesem Tisch ist kein Platz für dich freigehalten.
seats-you-sit-at-this = Du sitzt schon an diesem Tisch.
seats-this-seat-is-kept = Dieser Platz wird für { $invited } freigehalten.
seats-only-a-bot-that = Nur ein Bot, der nicht spielt, lässt sich durch einen anderen ersetzen.
seats-somebody-else-sat-down = Jemand anders hat sich zuerst dorthin gesetzt.
accounts-unknown = Dieses Token ist hier nicht bekannt oder wurde zurückgezogen. Mache auf der Kontoseite ein neues.
accounts-elsewhere = Das Token eines Bots gilt nur für /api/bot und /api/games.
accounts-no-bot = Einen solchen Bot hast du nicht.
accounts-you-have-most-bots = Du hast { $most } Bots; entferne zuerst einen.
accounts-this-bot-or-its = Dieser Bot oder wem er gehört wurde von diesem Server verbannt.
line-not-for-bots = Bots sagen nur: sit, decline, act, why, resign, abort, answer, rematch.
rules-name-does-not-play = { $name } spielt { $title } nicht, sondern: { $games }.
rules-name-plays-only-played = { $name } spielt nur { $played }. Wähle eine andere Uhr.
rules-name-is-not-here = { $name } ist gerade nicht da. Versuche es später oder spiele eine Fernpartie.
rules-name-plays-only-with = { $name } spielt nur mit der Person, der dieser Bot gehört.
rules-name-plays-only-with-2 = { $name } spielt nur mit Mitgliedern. Werde auf deiner Kontoseite eines.
rules-name-plays-at-tables = { $name } spielt schon an { $tables } Tischen. Versuche es, wenn einer frei ist.
rules-this-bot-does-not = Dieser Bot spielt hier nicht mehr; wähle einen anderen.
routes-no-token = Schicke das Token eines Bot-Kontos: „Authorization: Bearer sandtable_bot_…“.
routes-no-room = Von deiner Adresse gibt es zu viele Verbindungen; schließe zuerst eine.
routes-only-members-make-bots = Nur Mitglieder machen Bots: Füge zuerst einen Passkey oder Wiederherstellungscodes hinzu.
routes-there-is-no-game = Ein Spiel { $name } gibt es nicht; es gibt: { $known }.
register-not-yours = Diese Seite ist für die, denen dieses Haus gehört.
ruling-another-owner-can-do = Das kann jemand anders, dem dieses Haus gehört, mit dir tun; du selbst kannst es nicht.
ruling-say-why-whoever-may = Sage, warum: Wer nicht mehr herein darf, liest es.
ruling-there-is-nobody-of = Unter dieser Adresse gibt es niemanden.
ruling-this-report-is-settled = Diese Meldung ist schon erledigt.
handlers-the-table-is-ended = Der Tisch ist beendet.
table-a-rematch-comes-after = Eine Revanche kommt nach der Partie.
alert-no-way = Wähle zuerst einen Weg: diesen Browser, Mail oder einen Webhook.
alert-there-is-no-address = Von dir gibt es noch keine Adresse: Füge zuerst eine zu deinem Konto hinzu.
alert-your-turn-at-tables = Du bist an { $tables } Tischen am Zug
alert-you-are-waited-for = Auf dich wird gewartet in { $games }.
alert-a-test-of-the = Ein Test der Benachrichtigungen
alert-this-is-how-you = So wirst du hören, dass du am Zug bist.
alert-your-turn-in-game = Du bist am Zug in { $game }
alert-your-move-is-waited = Auf deinen Zug wird gewartet.
alert-private = Diese Adresse liegt in einem privaten Netz; dorthin schickt dieser Server nichts.
alert-bad-url = Das ist keine Adresse, die mit https:// beginnt und eine Seite nennt.
alert-there-is-no-site = Eine Seite { $host } gibt es nicht.
alert-it-did-not-answer = Sie hat nicht rechtzeitig geantwortet.
alert-it-could-not-be = Sie war nicht erreichbar ({ $kind }).
alert-quiet-hours-are-times = Ruhezeiten sind Zeiten wie 22:00 und 07:30 in einer Zone wie Europe/Berlin.
alert-foot = Du bekommst diesen Brief, weil du es so wolltest. Unter Benachrichtigungen am Tisch kannst du das ändern.
alert-the-mail-server = vom Mailserver
alert-the-mail-server-did = Der Mailserver hat es nicht angenommen.
alert-one-browsers-push-service = vom Push-Dienst eines Browsers
alert-the-push-services-of = von den Push-Diensten von { $taken } Browsern
alert-this-browser-is-not = Dieser Browser ist nicht mehr angemeldet.
alert-the-push-service-answered = Der Push-Dienst hat mit { $status } geantwortet.
alert-no-browser-is-registered = Kein Browser ist angemeldet.
alert-this-browsers-keys-cannot = Die Schlüssel dieses Browsers sind nicht verwendbar.
alert-the-turn-was-over = Der Zug war vorbei.
alert-the-table-is-looked = Der Tisch wird angesehen.
alert-taken-by-taker = Angenommen { $taker }.
alert-no-way-is-left = Kein Weg ist mehr übrig.
alert-no-way-took-it = Auf keinem Weg kam es an.
together-away = Dieser Tisch ist gerade nicht erreichbar. Nichts wurde geändert; versuche es noch einmal.
archive-a-table-keeps-at = ein Tisch merkt sich höchstens { $most } Züge; diese Aufzeichnung hat { $entries }
archive-only-a-finished-game = nur eine beendete Partie kann als Tisch zum Durchgehen aufbewahrt werden
archive-the-record-has-seats = die Aufzeichnung hat { $seats } Plätze, aber es gibt { $names } Namen
archive-there-is-no-game = ein Spiel { $name } gibt es nicht; es gibt: { $known }
words-there-is-nothing-to = In dieser Nachricht steht nichts.
words-say-it-in-most = Sage es mit { $most } Zeichen; dies hat { $words }.
words-links-cannot-be-sent = Links lassen sich hier nicht verschicken. (Nach einem Punkt kommt ein Leerzeichen.)
handlers-reported = Danke. Wem dieses Haus gehört, sieht es sich an.
handlers-that-is-a-lot = Das sind viele Worte; warte einen Moment.
handlers-that-is-a-lot-2 = Das sind viele Meldungen; warte eine Weile.
room-full = { $most } Zeilen wurden an diesem Tisch gesagt, mehr merkt er sich nicht.
room-no-talk = An diesem Tisch wird nicht geredet; so wurde er eingerichtet.
room-hushed = Du hast das Gespräch ausgeschaltet. Schalte es wieder ein, um etwas zu sagen.
room-follows = Du siehst fremde Karten. Rede, wenn die Partie zu Ende ist.
room-muted = Wem dieses Haus gehört, hat dich stummgeschaltet: Du kannst spielen, aber nicht reden.
room-not-here = Unter diesem Namen war an diesem Tisch niemand zu hören.
room-only-those-who-play = Hier redet nur, wer mitspielt.
room-players-speak-with-those = Wer spielt und wer zusieht, redet miteinander, wenn die Partie zu Ende ist.
room-you-have-muted-most = Du hast { $most } Leute stummgeschaltet; höre zuerst jemandem davon wieder zu.
directory-you-need-not-follow = Dir selbst musst du nicht folgen.
directory-you-follow-most-people = Du folgst { $most } Leuten; lass zuerst jemanden ziehen.
saving-not-over = Als Seite lässt sich eine Partie speichern, wenn sie zu Ende ist.
saving-not-built = Als Seiten lassen sich Partien hier nicht speichern: Die Seite wurde nicht gebaut. Die Aufzeichnung lässt sich speichern.
saving-needs-script = Diese Seite zeichnet eine Partie { $game }; dafür braucht sie JavaScript.
coaching-past = Inzwischen hat jemand gezogen.
coaching-too-long = Ein Zug hat höchstens { $most } Zeichen.
match-unknown = Einen solchen Wettkampf gibt es nicht.
match-full = Ein Wettkampf ist für höchstens { $most } Personen.
match-not-yours = Diese Partie spielst nicht du: Nimm zuerst am Wettkampf teil.
match-no-bot = Für { $game } gibt es keinen Bot { $bot }.
match-none-of = Für { $game } gibt es keine Wettkämpfe.
match-no-such-game = Zu diesem Wettkampf gehört keine solche Partie.
daily-not-yet = Wie alle abgeschnitten haben, erfährst du morgen.
daily-no-day = Diesen Tag gibt es hier nicht; die letzten { $kept } werden aufbewahrt.
daily-none-of = Für { $game } gibt es keine Partie des Tages.
leaving-same-deal = Andere spielen dieselbe Verteilung: Hier wird nichts zurückgenommen.
practice-none = Zu diesem Spiel gibt es keine Rätsel.
practice-no-puzzle = Ein solches Rätsel gibt es nicht.
practice-do-not-fit = Diese Züge passen nicht zum Rätsel: { $problem }.
practice-time-up = Die Zeit ist um.
practice-wins-about = Gewinnt etwa { $percent } von 100 solchen Partien
practice-answered = { $verdict }: Die Antwort ist „{ $reply }“
crowded = An { $tables } deiner Tische denken schon Bots nach. Lass sie fertig werden, oder spiele erst an diesen Tischen mit.
clock-none = ohne Uhr
clock-live = mit laufender Uhr
clock-days = als Fernpartie
letter-subject = Dein Code für Sandtable: { $digits }
letter-text =
    Dein Code für Sandtable ist { $digits }. Er gilt zehn Minuten.

    Wenn du ihn nicht verlangt hast, hat sich vielleicht jemand bei einer Adresse vertippt: Tu nichts, dann geschieht nichts.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-i-am-back = Ich bin wieder da.
phrase-have-to-go = Ich muss leider los.
phrase-thank-you = Danke für das Spiel!
phrase-another-one = Noch eine Runde?
phrase-good-night = Gute Nacht!


## Bots

level-1 = Treibender Sand
    .whom = Für eine erste Partie.
level-2 = Neugieriger Kranich
    .whom = Für eine zweite.
level-3 = Flinke Hand
    .whom = Für alle, die ein paarmal gespielt haben.
level-4 = Steter Rechen
    .whom = Bestraft Unachtsamkeit.
level-5 = Tiefer Garten
    .whom = Für alle, die oft gewinnen.
level-6 = Stiller Geist
    .whom = Schwer zu schlagen.
level-7 = Geduldiger Meister
    .whom = Für alle, die jeden anderen schlagen.
level-8 = Meister vom Berg
    .whom = Das Stärkste, was wir haben, und nicht in Eile.
bot-thinks-random = Spielt irgendetwas
bot-thinks-newcomer = Schaut nur auf die eigenen Karten, übersieht, was ein Zug den anderen bringt, und verschätzt sich
bot-thinks-greedy = Schaut nicht weiter als bis zum eigenen nächsten Zug
bot-thinks-search = Denkt voraus und stellt sich vor, was nicht zu sehen ist
bot-thinks-learned = Hat im Spiel gegen sich selbst gelernt und denkt weit voraus
bot-text =
    { $slips ->
        [often] { $whom } { $how } und spielt meistens aus Versehen etwas anderes.
        [sometimes] { $whom } { $how } und spielt ab und zu aus Versehen etwas anderes.
        [rarely] { $whom } { $how } und vertut sich selten.
       *[never] { $whom } { $how }.
    }
bot-from-outside = Von anderswo mitgebracht.
long-ladder = eine Rangleiter hat höchstens { $most } Sprossen, nicht { $rungs }
no-bot = { $title } hat keinen Bot { $bot }; es hat: { $bots }


## What is wrong with the database, where it concerns everybody

trouble-disk-full = die Festplatte ist voll
trouble-disk-broken = die Festplatte lässt sich nicht lesen oder beschreiben
trouble-locked = ein anderes Programm hält die Datenbank gesperrt
trouble-read-only = die Datenbank darf nicht beschrieben werden
trouble-not-opened = die Datenbankdatei lässt sich nicht öffnen
trouble-not-sqlite = das ist keine SQLite-Datenbank
trouble-damaged = die Datenbankdatei ist beschädigt
trouble-password = die Datenbank lehnt Namen oder Passwort ab
trouble-no-answer = die Datenbank antwortet nicht
trouble-unknown-host = der Rechner der Datenbank ist unbekannt
trouble-no-database = diese Datenbank gibt es nicht
trouble-stopped = die Datenbank wurde angehalten
trouble-disk-read-only = die Festplatte darf nicht beschrieben werden
trouble-no-right = ihr Ordner oder ihre Datei darf nicht beschrieben werden
trouble-no-folder = ihren Ordner gibt es nicht
trouble-is-folder = sie ist ein Ordner
trouble-too-many-files = zu viele Dateien und Verbindungen sind offen


## The terminal

no-such-seat = einen Platz { $seat } gibt es nicht; Plätze zählen von 0 an
option-form = eine Option ist NAME=WERT, nicht { $text }
terminal-begins = { $title }. Du hast Platz { $seat }. { $help }
terminal-help = ein Zug oder seine Nummer · acts: was erlaubt ist · why <Zug>: die Regel dagegen · board: das Brett · rules [Wörter]: Regeln · quit: Ende
terminal-help-par = ein Zug oder seine Nummer · acts: was erlaubt ist · why <Zug>: die Regel dagegen · board: das Brett · rules [Wörter]: Regeln · quit: Ende · par: die wenigsten Minuspunkte, die möglich scheinen
terminal-unreadable = { $problem }. Mit „help“ siehst du, was du schreiben kannst.
terminal-refused = Nicht erlaubt, { $rule }: { $text }
terminal-allowed = Das ist erlaubt.
terminal-too-late = Vorher war die Zeit um.
terminal-no-rule = In keiner Regel stehen diese Wörter.
terminal-looking = das beste Brett wird gesucht
terminal-par =
    { $points ->
        [0] Par: keine Minuspunkte.
       *[other] Par: { $points } Minuspunkte.
    }
terminal-par-board =
    { $points ->
        [0] Par: keine Minuspunkte. Auf diesem Brett sieht das so aus:
       *[other] Par: { $points } Minuspunkte. Auf diesem Brett sieht das so aus:
    }
terminal-win = Du gewinnst, { $points }.
terminal-lose = Du verlierst, { $points }.
terminal-draw = Unentschieden, { $points }.
terminal-no-language = { $language } wird hier nicht gesprochen; es gibt { $languages }
log-you = Du: { $line }.
log-player = Platz { $seat }: { $line }.


## Lessons

lesson-you = deine Seite
lesson-other = die Gegenseite
lesson-line = { $who }: { $line }.
lesson-not-asked = Das ist erlaubt, aber hier ist etwas anderes gefragt.
lesson-is-over = diese Lektion ist zu Ende
lesson-asks-act = Schritt { $step } dieser Lektion fragt nach einem Zug
lesson-asks-nothing = Schritt { $step } dieser Lektion fragt nach nichts
lesson-problem = Schritt { $step } dieser Lektion: { $problem }
lesson-not-on = Schritt { $step } dieser Lektion geht mit „{ $act }“ nicht weiter
lesson-no-position = der erste Schritt einer Lektion hat eine Stellung
lesson-over = Die Lektion ist zu Ende.
lesson-over-more = Die Lektion ist zu Ende. Es gibt noch mehr:
lesson-listed = { $title }, { $minutes } Minuten. { $about }
lesson-help = ein Zug · acts: was erlaubt ist · show: was gemeint war · board: das Brett · quit: Ende
lesson-enter = Enter: weiter
lesson-enter-plays = Enter spielt sie, alles andere beendet die Lektion.
lesson-example = Zum Beispiel: { $act }
lesson-right = Richtig.
