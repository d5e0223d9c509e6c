# Was Mondo auf Deutsch sagt. Plättchen: tile; Landschaft: landscape; Fehlanschluss: misconnection; aussteigen: jump out;
# Haufen: heap; Welt: world; Rand: rim; Randstreifen: border strip; Bonuschip, Vulkanchip: chips; Sonderwertung: score
# modifier; Aufgabe: task.


## Names

plains = Ebene
    .the = die Ebene
forest = Wald
    .the = den Wald
desert = Wüste
    .the = die Wüste
water = Wasser
    .the = den See
buffalo = Büffel
    .one = einen Büffel
elephant = Elefant
    .one = einen Elefanten
zebra = Zebra
    .one = ein Zebra
lion = Löwe
    .one = einen Löwen
panda = Panda
    .one = einen Panda
parrot = Papagei
    .one = einen Papagei
tiger = Tiger
    .one = einen Tiger
cassowary = Kasuar
    .one = einen Kasuar
snake = Schlange
    .one = eine Schlange
scorpion = Skorpion
    .one = einen Skorpion
camel = Kamel
    .one = ein Kamel
lizard = Eidechse
    .one = eine Eidechse
turtle = Schildkröte
    .one = eine Schildkröte
penguin = Pinguin
    .one = einen Pinguin
dolphin = Delfin
    .one = einen Delfin
whale = Wal
    .one = einen Wal


## Score modifiers and tasks, as their cards say it

most-landscapes = Die meisten Landschaften
most-lakes = Die meisten Seen
most-aquatic-animals = Die meisten Wassertiere
largest-lake = Der größte See
largest-forest = Der größte Wald
buffalos = Büffel
elephants = Elefanten
pandas = Pandas
parrots = Papageien
snakes = Schlangen
scorpions = Skorpione
plains-animals = Tiere der Ebene
forest-animals = Tiere des Waldes
desert-animals = Tiere der Wüste
perfection = Vollendung
on-time = Rechtzeitig
first = Zuerst


## Acts, before and after they are done

take =
    .now = Plättchen { $tile } nehmen
    .past = Plättchen { $tile } genommen
turn =
    .now = Das Plättchen umdrehen
    .past = Plättchen { $tile } umgedreht
place =
    .now =
        { $turned ->
            [0] Das Plättchen auf { $space } legen, wie es ist
            [1] Das Plättchen auf { $space } legen, einmal nach rechts gedreht
            [2] Das Plättchen auf { $space } legen, zweimal gedreht
           *[3] Das Plättchen auf { $space } legen, einmal nach links gedreht
        }
    .past = Plättchen { $tile } auf { $space } gelegt
back =
    .now = Das Plättchen zurücklegen
    .past = Plättchen { $tile } zurückgelegt
out =
    .now = Aussteigen
    .past = ausgestiegen
    .chip = ausgestiegen und den Chip { $chip } genommen
task =
    .now = Die Aufgabe „{ WORD($task) }“ nehmen
    .past = die Aufgabe „{ WORD($task) }“ genommen
ready =
    .now = Bereit sein
    .past = bereit
round-ended = { $line }; die Runde ist zu Ende
tick-nothing = die Zeit angesagt
tick-started = die Runde begonnen
tick-both = die Runde begonnen und beendet
tick-ended = die Runde beendet
examples = „take 57“, „turn“, „place c3 1“, „back“, „out“, „task pandas“ oder „ready“
wrong-tile = { $word } ist kein Plättchen; es gibt sie von 1 bis 136
wrong-space = { $word } ist kein Feld des Weltbretts; Felder heißen wie c3, von c1 bis d6
wrong-turns = { $word } ist keine Drehung: Ein Plättchen wird um 0, 1, 2 oder 3 Viertel gedreht
wrong-task = { $word } ist keine Aufgabe; die Aufgaben sind buffalos, elephants, pandas, parrots, snakes, scorpions, plains-animals, forest-animals, desert-animals, perfection, on-time, first
wrong-target = { $target } ist weder Feld noch Plättchen noch Aufgabe, auch nicht hand, heap, out oder ready


## What a table may choose

option-level = Fortgeschrittene spielen mit einer Sonderwertung, Profis auch mit Aufgaben.
option-minutes = Minuten je Runde; normalerweise, wie die Stufe es sagt. Ohne Zeit ist zum Üben.
option-side = Die Seite der Weltbretter.
option-edges = Die Randstreifen der Rückseite: Sie verbinden die Landschaften, die sie berühren, oder halten sie getrennt.
option-hidden-time = Ohne sichtbare Uhr spielen.
option-children = Regeln für den Einstieg, zehn Minuten und eine einfache Wertung.
option-difficulty = Wie schwer das Spiel allein ist.
option-accessible = Eine dreimal langsamere Uhr und ein Haufen, der sich durchsuchen lässt.
option-handicap = Handicap von Platz { $seat }: zahlt für jeden aktiven Vulkan, mit einem starken auch für die inaktiven.
problem-solo-level = allein gibt es weder Stufen noch die Wertung für Kinder: Wähle eine Schwierigkeit
problem-difficulty = eine Schwierigkeit wählt man nur allein
problem-children = Kinder spielen auf der Stufe für den Einstieg
problem-handicap = niemand an diesem Tisch kann handicap_{ $seat } haben


## Refusals

no-such-act = Diesen Platz oder diesen Zug gibt es nicht.
over = Die Partie ist zu Ende.
round-is-over = Die Runde ist zu Ende: Nichts kann mehr genommen oder gelegt werden.
too-late = Zu spät: Die Zeit war um, bevor dies den Tisch erreichte.
countdown-runs = Der Countdown läuft noch.
round-runs = Die Runde läuft schon.
jumped-out = Du bist ausgestiegen: In dieser Runde kannst du nichts mehr tun.
no-tile-in-hand = Du hast kein Plättchen in der Hand: Nimm zuerst eines.
ready-already = Du bist schon bereit; die anderen sind es noch nicht.
others-not-ready = Die Runde hat nicht begonnen: Die anderen sind noch nicht bereit.
not-ready = Die Runde hat nicht begonnen: Sage, dass du bereit bist.
tile-in-hand = Du hältst Plättchen { $tile }: Lege es oder lege es zurück, bevor du ein anderes nimmst.
tile-is-yours = Plättchen { $tile } ist weg: Es liegt in deiner Welt.
tile-is-theirs = Plättchen { $tile } ist weg: Es liegt in der Welt von { $other }.
tile-is-held = Plättchen { $tile } ist weg: { $other } hält es.
space-taken = Auf { $space } liegt schon ein Plättchen.
no-neighbor = { $space } grenzt an keines deiner Plättchen.
only-experts = Nur Profis spielen mit Aufgaben.
task-not-up = Die Aufgabe „{ WORD($task) }“ liegt in dieser Runde nicht offen.
task-is-yours = Die Aufgabe „{ WORD($task) }“ ist weg: Du hast sie.
task-is-theirs = Die Aufgabe „{ WORD($task) }“ ist weg: { $other } hat sie.
three-tiles-first = Du brauchst mindestens drei Plättchen in deiner Welt, bevor du eine Aufgabe nimmst.
enough-tasks = Du hast schon { $number } Aufgaben.


## What would make a refused act legal

remedy-tile-beside = Mit einem deiner Plättchen auf { $spaces } wäre es erlaubt.
remedy-more-tiles = Mit { $number } mehr wäre es erlaubt.


## Questions

ask-over = Die Partie ist zu Ende.
ask-countdown = Runde { $round } beginnt gleich.
ask-bystander-round = Eine Runde läuft.
ask-bystander-waiting = Gleich geht es los.
ask-out = Du bist ausgestiegen. Die anderen bauen noch.
ask-full-with-tile = Deine Welt ist voll: Lege Plättchen { $tile } zurück oder steige aus.
ask-place = Lege Plättchen { $tile }, drehe es um oder lege es zurück.
ask-full = Deine Welt ist voll: Steige aus.
ask-take = Nimm ein Plättchen vom Haufen oder steige aus.
ask-wait = Die anderen sind noch nicht bereit.
ask-ready-for-round = Bist du bereit für Runde { $round }?
ask-ready = Bist du bereit?


## How a game ends

reason-solo = { $minus } Minuspunkte, höchstens { $limit } sind erlaubt
reason-rounds = drei Runden wurden gespielt


## Advice

hint-ready = Sagen, dass du bereit bist
hint-take = Plättchen { $tile } für { $space } nehmen
hint-take-over = Plättchen { $tile } für { $space } nehmen, umgedreht
hint-turn = Das Plättchen für { $space } umdrehen
why-ready = Die Runde beginnt, wenn alle es sind
why-task-sure = Deine Welt erfüllt sie schon
why-task-likely = Die Plättchen in Sicht können sie sehr wahrscheinlich erfüllen
why-back = Es würde mehr kosten, als es bringt
why-full = Deine Welt ist voll
why-no-tile = Kein Plättchen in Sicht würde Punkte bringen
why-chip = der Chip ist { $chip } wert
why-free = auf { $space } spricht noch nichts dagegen
why-fits-partly = passt auf { $space } an { $good } von { $sides } Seiten
why-fits = passt auf { $space } an allen Seiten
why-fits-one = passt auf { $space } an das, was dort liegt
why-finishes = stellt { $landscapes } fertig
why-animal = bringt { WORD($animal, form: "one") }
why-volcano = zeigt einen Vulkan


## How bots think

thinks-gentle = Sieht sich ein paar Plättchen an und nimmt eines, das irgendwie passt
thinks-easy = Schaut etwas schneller und mag fertige Landschaften
thinks-steady = Kennt beide Seiten eines Plättchens und stellt seine Landschaften fertig
thinks-brisk = Baut schnell und denkt an die Felder neben einem Plättchen, an Aufgaben und Chips
thinks-keen = Merkt sich den halben Haufen und plant sein Brett damit
thinks-planning = Merkt sich fast den ganzen Haufen, plant das ganze Brett und nimmt die Aufgaben, die sich erfüllen lassen
thinks-expert = Verliert wenige Plättchen aus den Augen, plant das ganze Brett sorgfältig und hat kaum einen schlechten Tag
thinks-masterly = Sieht jedes Plättchen, das vorbeikommt, probiert im Kopf sehr viele Bretter und ist immer in Form


## The table in the terminal

draw-round = Runde { $round } von { $rounds }, { $phase }
waiting = noch nicht begonnen
countdown = Countdown
round = läuft
game-over = zu Ende
draw-modifier = Sonderwertung: { $modifier }
draw-tasks = Aufgaben: { $tasks }
draw-heap = Haufen:
draw-seat = Platz { $seat }: { $points } Punkte
draw-tiles = { $number } Plättchen
draw-misconnections = { $number } Fehlanschlüsse
draw-holds = hält { $tile }
draw-out = ausgestiegen als Nummer { $number }
draw-own-tasks = Aufgaben { $tasks }
draw-sheet = Runde { $round }, Platz { $seat }: { $line }
draw-nothing = nichts
animals = Tiere
landscapes = Landschaften
chip = Chip
modifier = Sonderwertung
volcanoes = Vulkane
empty = leer
misconnections = Fehlanschlüsse
tasks = Aufgaben


## Rules

MON-01 = Es gibt vier Landschaften mit je vier Tieren: die Ebene mit Büffel, Elefant, Zebra und Löwe; den Wald mit Panda, Papagei, Tiger und Kasuar; die Wüste mit Schlange, Skorpion, Kamel und Eidechse; das Wasser mit Schildkröte, Pinguin, Delfin und Wal. (Einige der Namen sind unsere Festlegung.)
MON-02 = Es gibt 136 Plättchen mit zwei Seiten, die immer verschieden sind. Eine Seite hat an jeder Kante eine Landschaft, insgesamt eine bis drei verschiedene. Auf der Vorderseite kann ein Tier in seiner Landschaft stehen oder ein Vulkan, aktiv oder inaktiv; die Rückseite ist eine einzige leere Landschaft. (Welche Plättchen es gibt, ist unsere Festlegung.)
MON-03 = Ein Weltbrett hat 24 Felder in Reihen von 2, 4, 6, 6, 4 und 2. Sein Rand ist ganz Wasser. Auf der Rückseite ist der Rand im Norden Wald, im Osten Wüste, im Süden Ebene und im Westen Wasser. Ein solcher Streifen verbindet die Landschaften seiner Art, die ihn berühren, und ein Fehlanschluss irgendwo am Streifen verdirbt die Landschaft, zu der er gehört. Mit getrennten Rändern schließt ein Streifen die Landschaften an ihm nur ab: Er verbindet nichts, und ein Fehlanschluss dort verdirbt nur die Landschaft dieses Plättchens. (Form, Rand und Streifen sind unsere Festlegung.)
MON-04 = Es gibt Bonuschips im Wert von 4, 3, 2 und 1, einen Vulkanchip, fünf Sonderwertungen, zwölf Aufgaben und eine Uhr.
MON-10 = Eine Partie hat drei Runden: zu 7 Minuten beim Einstieg; zu 6 mit Sonderwertungen für Fortgeschrittene; zu 5 mit Sonderwertungen und Aufgaben für Profis. Die meisten Punkte insgesamt gewinnen; bei Gleichstand gewinnen mehrere.
MON-11 = In jeder Runde liegen alle Plättchen durcheinander in der Mitte, mal die eine, mal die andere Seite oben. Die Bonuschips liegen gestapelt, die 4 oben: zu zweit 4 und 2, zu dritt 4, 3 und 2, zu viert alle.
MON-12 = Wenn alle bereit sind, beginnt die Runde für alle nach einem Countdown: drei, zwei, eins. Ohne Uhr beginnt sie sofort. (Das ist unsere Festlegung.)
MON-20 = Alle spielen gleichzeitig. Nimm Plättchen aus der Mitte, immer nur eines. Ein Plättchen bekommt, wer zuerst da war; wer zu spät kam, erfährt es sofort.
MON-21 = Drehe und wende das Plättchen in deiner Hand, wie du möchtest. Lege es oder lege es in die Mitte zurück, wo die Seite oben bleibt, die zuletzt oben war.
MON-22 = Dein erstes Plättchen kommt auf ein beliebiges Feld. Jedes weitere muss eine Kante mit einem deiner Plättchen teilen.
MON-23 = Nur freie Felder nehmen ein Plättchen auf. Ein gelegtes Plättchen bleibt, wo und wie es liegt.
MON-24 = Kanten dürfen verschieden sein, aber jedes Paar sich berührender Kanten mit verschiedenen Landschaften ist ein Fehlanschluss, ebenso eine Kante, die anders ist als der Rand daneben. Ein leeres Feld macht keinen.
MON-25 = Steige aus, wann du möchtest, bevor die Zeit um ist, auch mit freien Feldern: Du bekommst den obersten Bonuschip und tust in dieser Runde nichts mehr. Ein Plättchen in der Hand kommt vorher zurück. (Das ist unsere Festlegung.)
MON-26 = Eine Runde endet, wenn alle ausgestiegen sind oder die Zeit um ist. Plättchen in der Hand kommen zurück; was später kommt, gilt nicht mehr.
MON-27 = Niemand gräbt oder sortiert: Die Mitte ist ein loser Haufen zum Durchsehen. Nur im barrierearmen Modus, mit dreimal langsamerer Uhr, kann man ihn nach Kanten durchsuchen. (Unsere Festlegung.)
MON-30 = Jedes Tier in deiner Welt ist 1 Punkt, wo immer es steht.
MON-31 = Jede fertige Landschaft, also eine zusammenhängende, die umschlossen und fehlerfrei ist, bringt 2 Punkte. Wasser bringt nichts.
MON-32 = Eine Landschaft ist umschlossen, wenn keine ihrer Kanten an ein leeres Feld grenzt. Auf der Rückseite schließt ein passender Rand sie dort ab.
MON-33 = Eine Landschaft ist fehlerfrei, wenn keine ihrer Kanten zu einem Fehlanschluss gehört. Eine falsche Kante verdirbt die Landschaften auf beiden Seiten, auch einen Randstreifen.
MON-34 = Ein Bonuschip ist seine Zahl wert.
MON-35 = Wer die meisten Vulkane hat, allein oder mit anderen zusammen, verliert für jeden 1 Punkt; alle anderen verlieren nichts. Aktive zählen; inaktive nur bei denen, die den Vulkanchip haben.
MON-36 = Jedes leere Feld und jeder Fehlanschluss kostet 1 Punkt.
MON-37 = Wer die meisten Punkte einer Runde hat, hat in der nächsten den Vulkanchip; bei Gleichstand gilt er für alle davon.
MON-40 = Fortgeschrittene: In jeder Runde liegt eine andere Sonderwertung offen. Wer am besten ist, auch zu mehreren, bekommt 4 Punkte, wer am schlechtesten ist, verliert 4; sind alle gleich, geschieht nichts.
MON-41 = Die meisten Landschaften: die Zahl deiner fertigen Landschaften, ohne Wasser.
MON-42 = Die meisten Seen: die Zahl deiner Seen, also fertiger Wasserlandschaften ohne Wasser vom Rand.
MON-43 = Die meisten Wassertiere: die Zahl deiner Schildkröten, Pinguine, Delfine und Wale.
MON-44 = Der größte See: die Zahl der Plättchen deines größten Sees, 0 ohne einen.
MON-45 = Der größte Wald: die Zahl der Plättchen deines größten fertigen Waldes, 0 ohne einen.
MON-50 = Profis: In jeder Runde werden die zwölf Aufgaben gemischt, und doppelt so viele, wie mitspielen, liegen offen.
MON-51 = Du darfst bis zu zwei Aufgaben nehmen, jede erst mit mindestens drei Plättchen in deiner Welt und bevor du aussteigst. Sie bleiben bei dir.
MON-52 = Eine Aufgabe, die du genommen und erfüllt hast, bringt ihre Punkte; eine, die du nicht erfüllt hast, kostet sie. Eine Aufgabe, die niemand nahm, tut nichts.
MON-53 = Büffel, Elefanten, Pandas, Papageien, Schlangen, Skorpione: mindestens drei von diesem Tier in einer fertigen Landschaft; 5 Punkte. (Die Punkte sind unsere Festlegung.)
MON-54 = Tiere der Ebene, des Waldes oder der Wüste: alle vier davon in einer fertigen Landschaft; 5 Punkte. (Die Punkte sind unsere Festlegung.)
MON-55 = Vollendung: kein leeres Feld und kein Fehlanschluss; 6 Punkte. (Die Punkte sind unsere Festlegung.)
MON-56 = Rechtzeitig: kein leeres Feld; 3 Punkte. (Die Punkte sind unsere Festlegung.)
MON-57 = Zuerst: als Erstes aussteigen; 2 Punkte. (Die Punkte sind unsere Festlegung.)
MON-60 = Allein spielst du eine Runde ohne Chips, Sonderwertungen und Aufgaben. Vier zufällige Plättchen ohne Vulkan liegen mit der Seite mit mehreren Landschaften nach oben auf c2, e3, d5 und b4. (Die vier Felder sind unsere Festlegung.)
MON-61 = Allein grenzt jedes Plättchen an irgendein Plättchen des Bretts, auch an die ersten vier. Du darfst früher aufhören.
MON-62 = Allein zählen nur Minuspunkte: 1 für jedes leere Feld, jeden Fehlanschluss und jeden Vulkan, aktiv oder nicht. Du gewinnst mit höchstens 3 (leicht, 10 Minuten), 2 (mittel, 6 Minuten) oder 1 (schwer, 5 Minuten).
MON-70 = Handicap: Es gibt keinen Vulkanchip; wer ein Handicap hat, zahlt für jeden aktiven Vulkan, mit einem starken auch für die inaktiven; die anderen zahlen für keinen. Auch Kinder dürfen damit spielen. (Das ist unsere Festlegung.)
MON-71 = Die Rückseite der Bretter kann auf jeder Stufe gewählt werden. Wasser mit einer Kante am Wasserrand ist kein See.
MON-72 = Verborgene Zeit: Niemand sieht die Uhr.
MON-73 = Eine Runde darf beliebig viele Minuten von 1 bis 30 dauern; zum Üben auch ohne Uhr. (Das ist unsere Festlegung.)
MON-74 = Kinder spielen zehn Minuten wie beim Einstieg, und nur Tiere, fertige Landschaften und leere Felder zählen, und was ein Handicap kostet. (Unsere Festlegung.)
MON-80 = Nur die Uhr des Tisches zählt: Ein Zug gilt, wenn er den Tisch erreicht, und die Runde endet, wenn die Zeit des Tisches um ist.
