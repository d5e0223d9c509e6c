# Was Mottainai auf Deutsch sagt. Werk: work; Aufgabe: task; Boden: floor; Werkstatt: workplace; Verkauf: sales; Helfer:
# assistants; Abholung: pickup; Flügel: wing; decken: cover; Rückhalt: support; fertigstellen: complete; fertigen: craft;
# Gebet, beten: Prayer, pray; zurücklegen: return (unter den Stapel); Stapel: deck.


## Names

paper = Papier
stone = Stein
cloth = Stoff
clay = Ton
metal = Metall
clerk = Schreiber
monk = Mönch
potter = Töpfer
smith = Schmied
left = linken
right = rechten
crane = Kranich
curtain = Vorhang
deck-of-cards = Kartenspiel
doll = Puppe
fan = Fächer
lampshade = Lampenschirm
pinwheel = Windrad
plane = Flieger
poem = Gedicht
scroll = Schriftrolle
sketch = Skizze
straw = Strohhalm
amulet = Amulett
bench = Bank
daitoro = Daitoro
daidoro = Daidoro
fountain = Brunnen
frog = Frosch
go-set = Go-Spiel
pillar = Säule
statue = Statue
stool = Schemel
tablet = Tafel
tower = Turm
cloak = Umhang
flag = Fahne
handkerchief = Taschentuch
kite = Drachen
mask = Maske
puppet = Marionette
quilt = Steppdecke
robe = Robe
socks = Socken
tapestry = Wandteppich
umbrella = Schirm
bangle = Armreif
bowl = Schüssel
brick = Ziegel
cup = Becher
dice = Würfel
figurine = Figürchen
haniwa = Haniwa
jar = Krug
teapot = Teekanne
vase = Vase
bell = Glocke
chopsticks = Essstäbchen
coin = Münze
flute = Flöte
gong = Gong
pin = Nadel
ring = Ring
shuriken = Shuriken
sword = Schwert
turtle = Schildkröte
a-work = ein Werk
copied = { $work } als { $other }
copied-again = { $work } als { $other } 2


## Acts, before and after they are done

task =
    .now = { WORD($job) }-Aufgabe: { $card }
    .past = { $card } als { WORD($job) }-Aufgabe gewählt
assistant =
    .now = { WORD($job) }-Aufgabe: { $card } aus den Helfern
    .past = { $card }, bisher bei den Helfern, als { WORD($job) }-Aufgabe gewählt
return =
    .now = { $card } zurücklegen
    .past = { $card } zurückgelegt
return-hidden = eine Karte zurückgelegt
sell =
    .now = { $card } verkaufen
    .past = { $card } verkauft
take =
    .now = { $card } nehmen
    .past = { $card } genommen
show =
    .now = { $card } zeigen
    .past = { $card } gezeigt
complete =
    .now = { $card } im { WORD($wing) } Flügel fertigstellen
    .past = { $card } im { WORD($wing) } Flügel fertiggestellt
craft =
    .now = { $card } im { WORD($wing) } Flügel fertigen
    .past = { $card } im { WORD($wing) } Flügel gefertigt
use =
    .now = { $card } im { WORD($wing) } Flügel nutzen
    .short = { $card } nutzen
    .past = { $card } genutzt
move =
    .now = { $card } in den { WORD($wing) } Flügel versetzen
    .past = { $card } in den { WORD($wing) } Flügel versetzt
seize =
    .now = { $card } aus dem { WORD($wing) } Flügel nehmen
    .past = das Werk { $card } aus dem { WORD($wing) } Flügel genommen
discard =
    .now = { $card } abwerfen
    .past = { $card } abgeworfen
give =
    .now = { $card } weggeben
    .past = { $card } weggegeben
copy =
    .now = { $card } kopieren
    .past = { $card } kopiert
keep =
    .now = { $card } behalten
    .past = { $card } obenauf behalten
done =
    .now = Fertig
    .past = weitergemacht
pray =
    .now = Beten
    .past = gebetet
tailor = Schneider
    .now = Schneidern
    .past = geschneidert
top =
    .now = Oberste Karte des Stapels
    .past = die oberste Karte des Stapels genommen
take-task =
    .now = Die fremde Aufgabe
    .past = die Aufgabenkarte genommen
wing =
    .now =
        { $wing ->
            [left] Linker Flügel
           *[right] Rechter Flügel
        }
    .past = den { WORD($wing) } Flügel gewählt
player =
    .now = @{ $player }
    .past = @{ $player } gewählt
sell-all =
    .now = Alles in { WORD($material) } verkaufen
    .past = alles in { WORD($material) } verkauft
name =
    .now = { WORD($material) } nennen
    .past = { WORD($material) } genannt
clear =
    .now = Den Boden leeren
    .past = den Boden geleert
fill =
    .now = Den Boden auffüllen
    .past = den Boden aufgefüllt
by-work = { $line } (wegen { $work })
turned-up = { $cards } aufgedeckt
got-nothing = nichts bekommen
got-cards =
    { $number ->
        [one] eine Karte von { $other } bekommen
       *[other] { $number } Karten von { $other } bekommen
    }
got-from-several =
    { $number ->
        [one] eine Karte bekommen: { $gifts }
       *[other] { $number } Karten bekommen: { $gifts }
    }
gift = { $number } von { $other }
drew =
    { $number ->
        [one] eine Karte gezogen
       *[other] { $number } Karten gezogen
    }
game-ends = { $line }; die Partie endet: { $reason }
examples = „task Crane“, „take Crane“, „complete Crane left“, „pray“ oder „done“
wrong-card = { $word } ist kein Name einer Karte
wrong-wing = { $word } ist kein Flügel: Schreibe left oder right
wrong-player = { $word } ist kein Platz; sie zählen von 0 an
wrong-material = { $word } ist kein Material; es gibt Paper, Stone, Cloth, Clay, Metal
option-edition = Die Regeln der freien Version zum Ausdrucken oder die des veröffentlichten Spiels (2 bis 5 Personen).
option-six-works = Die Partie endet mit sechs Werken in einem Flügel, nicht mit fünf.
not-option-decks = wie viele Kartensätze es sind, hängt davon ab, wie viele mitspielen: einer zu zweit oder zu dritt, zwei zu viert bis zu sechst; ein Tisch kann es nicht wählen
problem-published = die veröffentlichte Ausgabe ist für 2 bis { $most } Personen, nicht für { $seats }
needs-one-deck = { $players } mit einem Kartensatz
needs-two-decks = { $players } mit zwei Kartensätzen


## Questions

ask-over = Die Partie ist zu Ende: { $reason }.
ask-waiting = { $who } ist am Zug: { $topic }.
topic-effects = Wirkungen von { $works }
topic-task = die { WORD($job) }-Aufgabe
topic-morning = der Morgen
asked = { $ways }.
asked-because = { $ways } (wegen { $work }).
asked-after = { $lead }: { $ways }.
asked-after-because = { $lead }: { $ways } (wegen { $work }).
ways-or = { $most } oder { $last }

lead-hand-limit = Du hast mehr als fünf Handkarten
lead-morning = Morgen
lead-night = Nacht
lead-instead-of-hand-limit = Anstelle des Handkartenlimits
lead-when-task-leaves = Deine bisherige Aufgabe geht
lead-before-task = Vor der { WORD($job) }-Aufgabe
lead-before-tailor = Bevor du schneiderst
lead-after-clerk = Nach deinem Verkauf
lead-after-potter = Nach deiner Töpfer-Aktion
lead-after-prayer = Nach deinem Gebet
lead-after-completing = Du hast { $subject } fertiggestellt
lead-action =
    { $whose ->
        [own] Deine { WORD($job) }-Aufgabe, Aktion { $number } von { $total }
       *[other] Die { WORD($job) }-Aufgabe von @{ $owner }, Aktion { $number } von { $total }
    }
lead-admission = Die { WORD($job) }-Aufgabe von @{ $owner }
lead-booty = Von @{ $opponent }
lead-support = { $subject } braucht Rückhalt, noch { $stage }
lead-spending = Rückhalt für { $subject }


## Ways to answer, as a question names them; told in the log, on the button, and alone

way-return-one = lege eine unter den Stapel zurück
way-task = wähle deine Aufgabe aus deiner Hand
way-assistant = mache eine deiner Helferkarten zu deiner Aufgabe
way-open-task = nimm eine offene fremde Aufgabe
    .told = die Aufgabe { $task } von @{ $player } genommen
way-pray-instead = bete
    .told = Beten statt einer Aufgabe gewählt
way-use = nutze { $works }
way-none = nutze nichts
    .told = keine weitere Wirkung genutzt
    .label = Nichts nutzen
    .only = nutze nichts
way-go-on = mache weiter
    .told = keine weitere Wirkung genutzt
    .label = Fertig, weiter
    .only = mache weiter
way-craft = fertige ein { WORD($material) }-Werk
way-pray = bete
way-unused = lass sie ungenutzt
    .told = eine { WORD($job) }-Aktion ungenutzt gelassen
    .label = Die Aktion ungenutzt lassen
    .only = lass die Aktion ungenutzt
way-sell = verkaufe eine Karte aus deiner Werkstatt
way-sell-all = verkaufe dort alle Karten eines Materials
way-sell-top = verkaufe die oberste Karte des Stapels
    .told = { $turned }, die oberste Karte des Stapels, verkauft
way-take-assistant = nimm eine Karte vom Boden als Helfer
    .told = { $card } als Helfer genommen
way-take-from-opponent = nimm eine von anderen
way-tailor = schneidere
way-take-material = nimm eine Karte vom Boden in deine Werkstatt
    .told = { $card } in die Werkstatt genommen
way-take-top = nimm die oberste Karte des Stapels
    .told = { $turned }, die oberste Karte des Stapels, in die Werkstatt genommen
way-complete = stelle ein Werk aus deiner Hand fertig
way-show = zeige eine { WORD($material) }-Karte
way-skip = überspringe sie
    .told = die { WORD($job) }-Aufgabe übersprungen
    .label = Diese Aufgabe überspringen
    .only = überspringe diese Aufgabe
way-booty-assistants = nimm eine der Helferkarten
    .told = { $card } von @{ $opponent } als Helfer genommen
way-booty-assistants-work = nimm ein Papier-Werk
    .told = { $card } aus dem { WORD($wing) } Flügel von @{ $opponent } als Helfer genommen
way-booty-assistants-task = nimm die Aufgabe
    .told = die Aufgabe { $task } von @{ $opponent } als Helfer genommen
way-booty-workplace = nimm eine Karte der Werkstatt
    .told = { $card } von @{ $opponent } in die Werkstatt genommen
way-booty-workplace-work = nimm ein Papier-Werk
    .told = { $card } aus dem { WORD($wing) } Flügel von @{ $opponent } in die Werkstatt genommen
way-booty-workplace-task = nimm die Aufgabe
    .told = die Aufgabe { $task } von @{ $opponent } in die Werkstatt genommen
way-return-any = lege beliebig viele Handkarten einzeln zurück
way-draw-now = höre auf und ziehe bis zu fünf
    .told = nichts mehr zurückgelegt
    .label = Fertig, jetzt ziehen
    .only = höre auf und ziehe jetzt
way-spend-instead = lege stattdessen eine Papier-Karte deiner Werkstatt zurück
    .told = { $card } als Rückhalt zurückgelegt
way-spend = lege eine Papier-Karte deiner Werkstatt zurück
    .told = { $card } als Rückhalt zurückgelegt
way-spend-no-more = höre auf
    .told = kein weiteres Papier zurückgelegt
    .label = Nichts mehr zurücklegen
    .only = lege nichts mehr zurück
way-place-top = wähle den Flügel für { $subject }
    .told = { $subject }, die oberste Karte des Stapels, im { WORD($wing) } Flügel fertiggestellt
way-maybe = mache weiter
way-leave-it = lass es dabei
    .told = es dabei gelassen
    .label = Dabei belassen
    .only = lass es dabei
way-clear = leere den Boden
way-fill = fülle den Boden auf
way-give-back = lege eine Handkarte zurück
way-sell-like-it = verkaufe eine Helferkarte vom Material von { $subject }
way-sell-none = verkaufe keine
    .told = keine Helferkarte verkauft
    .label = Keine verkaufen
    .only = verkaufe keine
way-return-floor = lege eine Karte vom Boden zurück
way-complete-free = stelle ein { WORD($material) }-Werk ohne Rückhalt fertig
way-complete-none = stelle nichts fertig
    .told = nichts fertiggestellt
    .label = Nichts fertigstellen
    .only = stelle nichts fertig
way-keep = wähle die Karte, die oben bleibt
way-return-first = wähle die Karte, die zuerst zurückgelegt wird
way-show-none = zeige keine
    .told = keine Karte gezeigt
    .label = Keine zeigen
    .only = zeige keine
way-show-as-clerk = zeige eine { WORD($material) }-Karte als Schreiber
way-show-no-more = höre auf
    .told = keine weitere Karte gezeigt
    .label = Keine mehr zeigen
    .only = zeige keine mehr
way-change-wing = wähle das Werk, das in deinen anderen Flügel kommt
way-name = nenne ein Material
way-trade-hands = wähle, mit wem du die Hand tauschst
    .told = die Hand mit @{ $player } getauscht
way-whose-sale = wähle, von wem du einen Verkauf nimmst
way-their-sale = wähle den Verkauf von @{ $opponent }
    .told = den Verkauf { $card } von @{ $opponent } genommen
way-whose-work = wähle, von wem du ein Werk nimmst
way-their-work = wähle das Werk von @{ $opponent }
    .told = { $card } im { WORD($wing) } Flügel von @{ $opponent } gewählt
way-place-their-work = wähle den Flügel für { $subject }
    .told = { $subject } von @{ $opponent } in den { WORD($wing) } Flügel genommen
way-give-away = wähle eine Handkarte zum Weggeben
    .told = { $card } zum Weggeben gewählt
way-give-to = wähle, wer { $subject } bekommt
    .told = { $subject } an @{ $player } gegeben
way-copy = wähle das Werk von @{ $opponent }, das kopiert wird
way-discard-hand-floor = wirf eine Handkarte auf den Boden ab
way-sell-workplace-sales = verkaufe eine Karte deiner Werkstatt
way-take-floor-workplace = nimm eine Karte vom Boden in deine Werkstatt
    .told = { $card } in die Werkstatt genommen
way-take-floor-sales = nimm eine Karte vom Boden in deinen Verkauf
    .told = { $card } in den Verkauf genommen


## Refusals

over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht am Zug.
no-such-act = Einen solchen Zug gibt es nicht.
missing-hand = { $card } ist nicht auf deiner Hand.
missing-floor = { $card } liegt nicht auf dem Boden.
missing-workplace = { $card } ist nicht in deiner Werkstatt.
missing-assistants = { $card } ist nicht bei deinen Helfern.
missing-left = { $card } ist nicht unter deinen Werken.
missing-right = { $card } ist nicht unter deinen Werken.
not-usable = { $card } lässt sich jetzt nicht nutzen.
no-replacing = Wem diese Aufgabe gehört, lässt niemanden ihre Aktionen ersetzen.
becomes-prayer = Eine Aktion, die du nicht nutzt, wird zum Gebet.
only-that-craft = Mit dieser Aktion lässt sich nur ein { WORD($material) }-Werk fertigen, und { $card } ist keines.
craft-needs = { $card } braucht noch { $missing } { WORD($material) } in deiner Werkstatt.
smith-needs = { $card } braucht noch { $missing } { WORD($material) } auf deiner Hand.
no-top-card = Keines deiner Werke nimmt mit einer { WORD($job) }-Aktion die oberste Karte des Stapels.
no-selling-all = Keines deiner Werke verkauft alle Karten eines Materials auf einmal.
only-one-to-sell = Du hast nur eine Karte { WORD($material) } in deiner Werkstatt.
none-to-sell = Du hast kein { WORD($material) } in deiner Werkstatt.
choose-opponent = Wähle jemand anderen.
no-taking = Keines deiner Werke nimmt mit dieser Aktion Karten von anderen.
no-booty =
    { $lacking ->
        [flute] { $other } hat weder eine offene Aufgabe noch ein Papier-Werk.
        [sword-monk] { $other } hat nicht mehr Helfer als du.
        [sword-potter] { $other } hat nicht mehr Karten in der Werkstatt als du.
        [both-monk] { $other } hat weder eine offene Aufgabe noch ein Papier-Werk und nicht mehr Helfer als du.
       *[both-potter] { $other } hat weder eine offene Aufgabe noch ein Papier-Werk und nicht mehr Karten in der Werkstatt als du.
    }


## What would make a refused act legal

remedy-by-task = Bei einer { WORD($job) }-Aufgabe könntest du es fertigen.
remedy-by-smith = Bei einer Schmied-Aufgabe könntest du es aus deiner Hand fertigstellen.
remedy-from-floor = Ein Töpfer könnte { $cards } vom Boden holen, und dann wäre es erlaubt.
remedy-more-there = Mit { $number } { WORD($material) } mehr dort wäre es erlaubt.
remedy-with-work = Mit { $work } in einem deiner Flügel wäre es erlaubt.


## How a game ends

reason-materials = Werke aus allen fünf Materialien
reason-wing = ein Flügel ist voll
reason-deck = der Stapel ist leer
reason-player = jemand hat die Partie beendet


## What a view tells in words: where actions come from, and what points are for

counted-card = { $number } durch eine gezeigte Karte
counted-cards = { $number } durch gezeigte Karten
counted-borrowed = { $number } durch die geborgte Aufgabe
counted-one-covered = { $number } durch 1 × { WORD($job) }, gedeckt
counted-one = { $number } durch 1 × { WORD($job) }
counted-covered = { $number } durch { $helpers } × { WORD($job) }, gedeckt
counted-helpers = { $number } durch { $helpers } × { WORD($job) }
title-works = Werke
title-sales = Gedeckter Verkauf
title-hand = Hand


## Advice

purpose-clerk = Schreiber: verkauft aus deiner Werkstatt
purpose-monk = Mönch: holt Helfer vom Boden
purpose-tailor = Schneider: erneuert deine Hand
purpose-potter = Töpfer: holt Material vom Boden
purpose-smith = Schmied: stellt ein Werk aus deiner Hand fertig
why-with-assistants = { $purpose }, mit deinen Helfern { $times }-mal oder öfter
why-pray = zieht eine Karte und behält deine Hand
why-tailor = neue Karten für die, die du nicht brauchst
why-done = hier gibt es nichts Besseres zu tun
why-room = macht Platz für eine neue Karte
why-left = { $effect } (linker Flügel: deckt Helfer)
why-right = { $effect } (rechter Flügel: deckt den Verkauf)
why-ends = beendet die Partie
why-gains = sofort { $points }
why-costs = kostet jetzt { $points }
why-assistant = { WORD($job) } als Helfer: eine Aktion mehr bei jeder { WORD($job) }-Aufgabe
why-material = { WORD($material) } zum Fertigen, oder zum Verkaufen für { $value }
why-sale = { WORD($material) } im Verkauf
why-sale-uncovered = { WORD($material) } im Verkauf zählt, sobald { WORD($material) }-Werke im rechten Flügel es decken


## The table in the terminal

draw-deck = { WORD($part) } · Stapel { $size }
draw-known = { $deck }, { $card } an Stelle { $place }
morning = Morgen
noon = Mittag
night = Nacht
game-over = zu Ende
draw-floor = Boden: { $cards }
draw-player = Platz { $seat }: { $points } Punkte
draw-you = { $player } ← du
draw-on-turn = { $player } · am Zug
draw-task = Aufgabe
draw-face-down = eine verdeckte Karte
draw-copying = kopiert
draw-hand = Hand
draw-pickup = Abholung
draw-points = Punkte
draw-assistants = Helfer
draw-workplace = Werkstatt
draw-sales = Verkauf
draw-left = links
draw-right = rechts
draw-covered = { $cards } (gedeckt: { $what })
draw-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
draw-with = { $cards }, darunter { $known }


## Rules

MOT-01 = Ein Kartensatz hat 54 verschiedene Karten. Jede ist drei Dinge zugleich: ein Werk zum Fertigstellen, ein Beruf als Aufgabe oder Helfer, und ein Material. Papier ist Schreiber und 1 wert (12 Karten), Stein ist Mönch und 2 (11), Stoff ist Schneider und 2 (11), Ton ist Töpfer und 3 (10), Metall ist Schmied und 3 (10).
MOT-02 = Du hast eine Hand, eine Aufgabe, Helfer links von deinem Tempel, darunter eine Werkstatt, rechts den Verkauf, einen linken und einen rechten Flügel für Werke, und eine Abholung. Der Boden gehört allen. Hände sind geheim, Abholungen liegen auch für ihre Besitzer verdeckt, ebenso die Karten, mit denen man als Aufgabe beginnt; alles andere ist offen.
MOT-03 = Zu zweit oder zu dritt spielt man mit einem Kartensatz. Zu viert bis zu sechst sind es zwei, zusammengemischt: Dann kann es ein Werk zweimal geben, und beide zählen.
MOT-10 = Alle bekommen fünf Karten. Dann deckt jeder eine Karte vom Stapel für den Boden auf; der alphabetisch erste (englische) Name beginnt. Namen gehen Wort für Wort, und bei gleichen beginnt der niedrigere Platz. (Unsere Festlegungen.)
MOT-11 = Alle außer dem Startplatz bekommen eine ungesehene Karte verdeckt als Aufgabe. Sie wird nicht ausgeführt und kommt beim ersten eigenen Morgen auf den Boden. In der veröffentlichten Ausgabe bekommt auch der Startplatz eine.
MOT-20 = Der Morgen beginnt mit dem Handkartenlimit: Mit mehr als fünf Handkarten legst du Karten zurück, bis es fünf sind. Zurückgelegte Karten kommen in der Reihenfolge deiner Wahl unter den Stapel.
MOT-21 = Deine bisherige Aufgabe, oder die verdeckte Karte vom Anfang, kommt auf den Boden. In der veröffentlichten Ausgabe geschieht das nach den Morgen-Wirkungen.
MOT-22 = Dann darfst du die Morgen-Wirkungen deiner Werke nutzen, in beliebiger Reihenfolge, jede einmal.
MOT-23 = Als Letztes wählst du am Morgen deine Aufgabe: eine Karte aus deiner Hand, oder keine, und dann ist deine Aufgabe das Gebet.
MOT-24 = Am Mittag führst du zuerst die Aufgaben aller anderen aus, im Uhrzeigersinn von links. Leere Plätze, verdeckte Karten und Gebete werden übersprungen.
MOT-25 = Dann führst du deine eigene Aufgabe aus. Ohne eine machst du ein einziges Gebet.
MOT-26 = In der Nacht darfst du die Nacht-Wirkungen deiner Werke nutzen, in beliebiger Reihenfolge, jede einmal.
MOT-27 = Dann kommt deine Abholung auf deine Hand, und im Uhrzeigersinn ist der nächste Platz am Zug.
MOT-30 = Eine Aufgabe gibt eine Aktion, eine mehr für jeden Helfer ihres Berufs, und für jeden davon noch eine, wenn alle dieses Berufs gedeckt sind. Die Aktionen werden vor der ersten gezählt und danach nicht mehr.
MOT-31 = Jede Aktion ist eines von dreien: die eigene Aktion der Aufgabe, das Fertigen eines Werks im Material der Aufgabe, oder ein Gebet. Was du nicht nutzen kannst oder willst, wird zum Gebet, und das musst du machen.
MOT-32 = Schreiber: Lege eine Karte aus deiner Werkstatt in deinen Verkauf.
MOT-33 = Mönch: Nimm eine Karte vom Boden als Helfer.
MOT-34 = Schneider: Lege beliebig viele Handkarten zurück, dann ziehe, bis Hand und Abholung zusammen fünf sind.
MOT-35 = Töpfer: Nimm eine Karte vom Boden in deine Werkstatt.
MOT-36 = Schmied: Stelle ein Werk aus deiner Hand fertig. Du brauchst so viele Karten seines Materials, wie es wert ist, es selbst eingeschlossen; zeige die anderen aus deiner Hand. Sie bleiben dort.
MOT-37 = Fertigen: Stelle ein Werk im Material der Aufgabe aus deiner Hand fertig, mit dem Rückhalt in deiner Werkstatt. Nichts wird ausgegeben, und Hand und Werkstatt mischen sich nicht.
MOT-38 = Gebet: Ziehe eine Karte. Niemand sonst hat etwas von deinem Gebet.
MOT-39 = Ein fertiggestelltes Werk kommt in deinen linken oder rechten Flügel, wie du möchtest. Seine Wirkung gilt sofort: für seine eigene Fertigstellung, wo das passt, und für jeden Moment, der noch nicht vorbei ist; das gilt auch für Werke, die auf andere Weise zu dir kommen. (Letzteres ist unsere Festlegung.)
MOT-40 = Gezogene Karten kommen in deine Abholung, und vor der Nacht schaut sie niemand an. Für Schneider und für Wirkungen, die deine Hand zählen, gelten sie als Handkarten, sonst für nichts.
MOT-41 = Legst du mehrere Karten zurück, wählst du ihre Reihenfolge. Alle sehen, wie viele es sind. Welche, weißt nur du, außer sie lagen vorher offen.
MOT-50 = Werke im linken Flügel decken Helfer ihres Berufs, Werke im rechten Flügel decken den Verkauf ihres Materials: jedes so viele, wie es wert ist, und sie werden zusammengezählt.
MOT-51 = Decken ist ganz oder gar nicht: Die Helfer eines Berufs, oder der Verkauf eines Materials, sind alle gedeckt oder keiner davon.
MOT-60 = Die Partie endet sofort, wenn ein Flügel fünf Werke hat (auf Wunsch sechs) oder die letzte Karte den Stapel verlässt. Dann geschieht nichts mehr: keine Wirkungen, keine Nacht. Den Stapel anzusehen ist kein Verlassen. Ein Ziehen endet, wenn der Stapel leer ist, und ein fünftes Werk zählt, wie immer es dorthin kam. (Die letzten beiden sind unsere Festlegungen.)
MOT-61 = Du zählst den Wert aller deiner Werke, jedes gedeckten Verkaufs und jeder Handkarte, von deren Material du mehr im Verkauf hast als alle anderen; dazu die Zusatzpunkte deiner Werke.
MOT-62 = Mehr Punkte gewinnen. Bei Gleichstand gewinnt, wer am Zug ist, sonst, wer am ehesten am Zug wäre.
MOT-63 = Haben zwei beide Werke, die bei einem Material Gleichstände im Verkauf gewinnen, so gewinnt keiner von beiden einen Gleichstand in diesem Material, wer immer sonst daran beteiligt ist. In der veröffentlichten Ausgabe gewinnen beide.
MOT-70 = Eine Wirkung darf jedes Mal einmal genutzt werden, wenn ihr Moment kommt, wie oft das in einem Zug auch ist. Zwei Werke mit demselben Namen sind zwei: Jedes wird für sich genutzt.
MOT-71 = Deine eigenen Wirkungen musst du nicht nutzen. Was ein Werk mit anderen macht, geschieht von selbst. (Unsere Festlegung.)
MOT-72 = Kommen mehrere deiner Wirkungen im selben Moment, wählst du ihre Reihenfolge.
MOT-73 = Gezeigte Karten bleiben auf deiner Hand. Alle haben sie gesehen, und dieselbe Karte darf für etwas anderes noch einmal gezeigt werden.
MOT-74 = Ein Werk, das aus dem Spiel geht, verliert sofort seine Wirkung, mit allem, was dadurch noch möglich gewesen wäre. Eine begonnene Wirkung wird zu Ende geführt.
MOT-75 = Ein Werk, das ohne Rückhalt fertiggestellt wird, ist fertiggestellt wie jedes andere, mit allem, was folgt.
MOT-76 = Was eine Aktion verbessert, verbessert jede von deinen. Was vor oder nach einer Aktion kommt, kommt bei jeder, die wirklich stattfand, bei eigenen und fremden Aufgaben, aber nicht, wenn Fertigen oder ein Gebet sie ersetzt hat.
MOT-W-Crane = Schmied und Fertigen: Du darfst Papier aus deiner Werkstatt zurücklegen; jede Karte zählt als eine Karte Rückhalt in beliebigem Material, auch wo du die echte zeigen könntest.
MOT-W-Curtain = Wer zu deiner Schneider- oder Schmied-Aufgabe kommt, muss eine passende Karte zeigen oder überspringt die Aufgabe.
MOT-W-Deck-of-Cards = Nachdem du mit einer Schmied-Aktion ein Papier-Werk fertiggestellt hast, darfst du eine Karte ziehen. Was das Gedicht dann fertigstellt, stellt nicht der Schmied fertig. (Letzteres ist unsere Festlegung.)
MOT-W-Doll = Statt einer Aufgabe aus deiner Hand darfst du eine offene fremde Aufgabe als deine eigene nehmen. Du führst sie mit einer Aktion mehr aus.
MOT-W-Fan = Vor jeder deiner Schneider-Aktionen darfst du die obersten drei Karten des Stapels aufdecken, eine oben lassen und die anderen beiden zurücklegen. Der Stapel braucht drei Karten.
MOT-W-Lampshade = Wertung: Du gewinnst Gleichstände im Verkauf von Ton und Metall. Keine gegen keine ist ein Gleichstand.
MOT-W-Pinwheel = Nacht: Du darfst eine Handkarte zurücklegen. Wenn du es tust, darfst du eine Karte ziehen.
MOT-W-Plane = Nach jeder Töpfer-Aktion, mit der du eine Karte genommen hast, darfst du eines deiner Werke in deinen anderen Flügel versetzen.
MOT-W-Poem = Nachdem du ein Papier-Werk fertiggestellt hast, darfst du es zurücklegen. Dann stelle die oberste Karte des Stapels ohne Rückhalt fertig.
MOT-W-Scroll = Wertung: 3 Punkte mehr.
MOT-W-Sketch = Statt einer Aufgabe aus deiner Hand darfst du eine deiner Helferkarten zu deiner Aufgabe machen.
MOT-W-Straw = Schmied: Deine Stoff- und Ton-Werke brauchen eine Karte Rückhalt weniger.
MOT-W-Amulet = Nachdem du irgendein Werk fertiggestellt hast, darfst du eine Karte aus deiner Werkstatt in deinen Verkauf legen.
MOT-W-Bench = Wertung: 2 Punkte für jedes deiner Stein-Werke, auch dieses.
MOT-W-Daitoro = Morgen: Du darfst Karten vom Stapel auf den Boden legen, bis dort drei liegen.
MOT-W-Fountain = Bevor du eine Schreiber-Aufgabe ausführst, egal wessen, darfst du Stein-Karten aus deiner Hand zeigen: Jede ist während dieser Aufgabe ein Schreiber mehr.
MOT-W-Frog = Bei Fertigstellung: Hat niemand weniger Werke als du, hast du nach diesem Zug noch einen.
MOT-W-Go-Set = Deine Stein-Werke gelten als in beiden Flügeln stehend: fürs Decken, für das Ende der Partie und für den Wandteppich.
MOT-W-Pillar = Wertung: Dein Verkauf des Materials, von dem du am meisten verkauft hast, gilt als gedeckt. Bei mehreren das für dich beste.
MOT-W-Statue = Bei Fertigstellung: Nimm zwei Karten vom Boden in deine Werkstatt.
MOT-W-Stool = Nachdem du ein Stein-, Ton- oder Metall-Werk fertiggestellt hast, darfst du eine Karte ziehen.
MOT-W-Tablet = Bei Fertigstellung: Lege entweder alle Karten vom Boden zurück, oder lege Karten vom Stapel dazu, bis dort Stein und Metall liegen.
MOT-W-Tower = Wer zu deiner Schreiber-, Mönch- oder Töpfer-Aufgabe kommt, muss eine passende Karte zeigen oder überspringt die Aufgabe.
MOT-W-Cloak = Nachdem du irgendein Werk fertiggestellt hast, darfst du es zurücklegen. Dann stelle ein Metall-Werk aus deiner Hand ohne Rückhalt fertig.
MOT-W-Flag = Bevor du deine eigene Aufgabe ausführst, darfst du für eine Aktion mehr eine passende Handkarte zeigen.
MOT-W-Handkerchief = Statt das Handkartenlimit einzuhalten, darfst du eine Handkarte auf den Boden abwerfen, auch wenn du fünf oder weniger hast. Mit zwei dieser Werke wirft jedes eine ab. (Letzteres ist unsere Festlegung.)
MOT-W-Kite = Morgen: Du darfst eine Handkarte in die Werkstatt von jemandem geben, der noch ein anderes Werk hat als dieses, auch in deine. Dann ist dies bis zum Ende deines Zuges eine Kopie eines von dessen Werken. Eine Kopie wurde nicht fertiggestellt.
MOT-W-Mask = Wer deine Aufgabe ausführt, darf ihre Aktionen nicht durch Fertigen oder Gebete ersetzen. Was nicht genutzt wird, verfällt.
MOT-W-Puppet = Vor jeder deiner Schneider-Aktionen darfst du dieses Werk zurücklegen und mit jemandem die Hand tauschen. Die fremden Karten kommen über deine Abholung zu dir.
MOT-W-Quilt = Wertung: Dein Verkauf in Papier, Stein und Stoff ist ganz gedeckt, und du gewinnst Gleichstände im Verkauf dieser drei.
MOT-W-Robe = Schreiber: Du darfst mit einer Aktion alle Karten eines Materials aus deiner Werkstatt verkaufen.
MOT-W-Socks = Töpfer: Du darfst statt einer Karte vom Boden die oberste Karte des Stapels nehmen.
MOT-W-Tapestry = Wertung: 1 Punkt für jedes Werk in dem Flügel, in dem dieses steht, auch für es selbst.
MOT-W-Umbrella = Morgen: Du darfst die oberste Karte des Stapels auf den Boden legen. Dann darfst du eine Helferkarte ihres Materials in deinen Verkauf legen.
MOT-W-Bangle = Andere bekommen bei deiner Aufgabe keine Aktionen durch ihre Helfer. Deine Mönche sind alle gedeckt.
MOT-W-Bowl = Morgen: Du darfst die oberste Karte des Stapels in deine Werkstatt legen.
MOT-W-Brick = Schmied: Die offenen Aufgaben aller geben deinen Werken Rückhalt, als hättest du sie auf der Hand.
MOT-W-Cup = Nach jedem Gebet darfst du dieses Werk zurücklegen. Dann ist die Partie zu Ende.
MOT-W-Dice = Vor jeder deiner Schneider-Aktionen darfst du die oberste Karte des Stapels aufdecken. Ist ihr Wert die Zahl der Karten in deiner Hand und Abholung, stelle sie ohne Rückhalt fertig; sonst bleibt sie oben.
MOT-W-Figurine = Bevor du eine fremde Aufgabe ausführst, darfst du für eine Aktion mehr eine passende Handkarte zeigen.
MOT-W-Haniwa = Wertung: 3 Punkte für jeden Helfer des Berufs, von dem du am meisten hast.
MOT-W-Jar = Bei Fertigstellung: Nenne ein Material. Alle anderen legen alle ihre Handkarten davon verdeckt in deine Abholung.
MOT-W-Teapot = Wertung: 3 Punkte für jede Karte in deiner Werkstatt von dem Material, von dem du dort am meisten hast.
MOT-W-Vase = Bei Fertigstellung: Nimm zwei Karten vom Boden in deinen Verkauf.
MOT-W-Bell = Schreiber: Du darfst statt einer Karte deiner Werkstatt die oberste Karte des Stapels verkaufen.
MOT-W-Chopsticks = Morgen: Wenn deine bisherige Aufgabe geht, darfst du sie in deinen Verkauf legen statt auf den Boden.
MOT-W-Coin = Wertung: Jede Handkarte, die zählt, zählt ihren Wert noch einmal.
MOT-W-Flute = Mönch und Töpfer: Statt einer Karte vom Boden darfst du eine offene fremde Aufgabe oder ein fremdes Papier-Werk nehmen.
MOT-W-Gong = Nach jedem Gebet darfst du drei Karten ziehen. Dann kommt dieses Werk in deine Abholung.
MOT-W-Pin = Morgen: Du darfst eine Schneider-Aktion machen.
MOT-W-Ring = Nach jeder Schreiber-Aktion, mit der du etwas verkauft hast, darfst du einen Verkauf von jemandem nehmen, der mehr im Verkauf hat als du.
MOT-W-Shuriken = Bei Fertigstellung: Nimm ein Werk von jemandem, der mehr Werke hat als du, in einen deiner Flügel. Es gilt nicht als fertiggestellt.
MOT-W-Sword = Statt einer Karte vom Boden darfst du nehmen: als Mönch einen Helfer von jemandem, der mehr Helfer hat als du; als Töpfer eine Karte der Werkstatt von jemandem, der dort mehr hat.
MOT-W-Turtle = Sobald du Werke aus allen fünf Materialien hast, gewinnst du.
