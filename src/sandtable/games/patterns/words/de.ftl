# Was Patterns auf Deutsch sagt. Stein: token; Feld: space; Schalenstein: bowl token; Zahlenmarker: claim marker;
# Farbmarker: color marker; Fluss: river; gründen: establish; umdrehen: flip; tauschen: swap.


## Names

black = Schwarz
    .small = schwarz
    .one = eine schwarze
    .no = keine schwarze
    .dative = schwarzen
green = Grün
    .small = grün
    .one = eine grüne
    .no = keine grüne
    .dative = grünen
purple = Lila
    .small = lila
    .one = eine lila
    .no = keine lila
    .dative = lila
yellow = Gelb
    .small = gelb
    .one = eine gelbe
    .no = keine gelbe
    .dative = gelben
orange = Orange
    .small = orange
    .one = eine orange
    .no = keine orange
    .dative = orangen
red = Rot
    .small = rot
    .one = eine rote
    .no = keine rote
    .dative = roten
nothing = nichts


## Acts, before and after they are done

flip =
    .now = { WORD($taken) } auf { $space } umdrehen
    .past = { WORD($taken) } auf { $space } umgedreht
swap =
    .now = { WORD($placed) } nach { $space } tauschen, { WORD($taken) } nehmen
    .past = { WORD($placed) } nach { $space } getauscht und { WORD($taken) } genommen
establish =
    .now = Mit { WORD($placed) } auf { $space } gründen, { WORD($taken) } nehmen
    .past = mit { WORD($placed) } auf { $space } Gruppe { $claim } gegründet und { WORD($taken) } genommen
bowl =
    .now = { WORD($color) } als Schalenstein wählen
    .past = { WORD($color) } als Schalenstein gewählt; { WORD($other) } beginnt
stop =
    .now = Nichts mehr umdrehen
    .past = nichts mehr umgedreht
ended-by = { $line }; { $other } kann nichts mehr tun
examples = „bowl red“, „establish d4“, „flip d5“, „swap d5“ oder „stop“
wrong-space = { $word } ist kein Feld des Mandalas; Felder heißen wie d4, von c1 bis f8
wrong-color = { $word } ist keine Farbe; die Farben sind black, green, purple, yellow, orange, red


## Refusals

over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht am Zug.
no-such-act = Einen solchen Zug gibt es nicht.
choose-first = Wähle zuerst deinen Schalenstein.
no-passing = Passen gibt es nicht: Wer ziehen kann, muss ziehen.
only-flips = Die Partie geht zu Ende: Jetzt wird nur noch umgedreht.
face-down = Der Stein auf { $space } liegt verdeckt und bleibt, wie er ist.
not-left-over = { WORD($color) } gehört nicht zu den beiden übrigen Steinen.
chosen-once = Der Schalenstein wird nur einmal gewählt, vor dem ersten Zug.
no-group-to-join = Du hast { WORD($color, form: "no") } Gruppe, zu der dieser Stein kommen könnte.
no-group-to-swap = Dein Schalenstein ist { WORD($color, form: "small") }, und du hast { WORD($color, form: "no") } Gruppe: Gründe eine.
flip-it = Dieser Stein hat schon die Farbe der Gruppe: Drehe ihn um.
group-already = Du hast schon { WORD($color, form: "one") } Gruppe: Erweitere sie.
beside-theirs = { $space } liegt neben der { WORD($color, form: "dative") } Gruppe der Gegenseite; die beiden dürfen sich nicht berühren.
only-diagonal = { $space } berührt deine Gruppe in { WORD($color) } nur über Eck.
not-beside = { $space } liegt nicht neben deiner { WORD($color, form: "dative") } Gruppe.


## What would make a refused act legal

remedy-flip-it = Drehe ihn stattdessen um: Das ist jetzt erlaubt.
remedy-group-there = Läge deine Gruppe in { WORD($color) } auch auf { $spaces }, wäre es erlaubt.
remedy-new-group = Mit einer eigenen Gruppe in { WORD($color) } auf { $spaces } wäre es erlaubt.
remedy-other-bowl = Mit { $colors } in deiner Schale wäre es erlaubt.


## Questions

ask-over = Die Partie ist zu Ende: Eine Seite konnte nichts mehr tun.
ask-bystander = Eine Partie läuft.
ask-waiting = Die Gegenseite denkt nach.
ask-bowl = Wähle deinen Schalenstein: { WORD($first) } oder { WORD($second) }. Die Gegenseite bekommt den anderen und beginnt.
ask-flipping = Die Gegenseite kann nichts mehr tun. Drehe so viele Steine um, wie du kannst, oder höre auf.
ask-turn =
    { $ways ->
        [establish] Gründe mit deinem Schalenstein { WORD($color, form: "one") } Gruppe.
        [establish-flip] Gründe mit deinem Schalenstein { WORD($color, form: "one") } Gruppe oder drehe einen Stein neben einer deiner Gruppen um.
        [flip] Drehe einen Stein neben einer deiner Gruppen um.
        [flip-swap] Drehe einen Stein neben einer deiner Gruppen um oder tausche deinen { WORD($color, form: "dative") } Schalenstein in deine Gruppe in { WORD($color) }.
       *[swap] Tausche deinen { WORD($color, form: "dative") } Schalenstein in deine Gruppe in { WORD($color) }.
    }


## How a game ends

reason-could-not-act = eine Seite konnte nichts mehr tun
reason-draw = Unentschieden


## Advice

why-stop = Beendet die Partie, wie sie steht
why-bowl =
    { $lie ->
        [closer] Die Steine in { WORD($color) } liegen enger beisammen als die in { WORD($other) }; du beginnst nicht
        [wider] Die Steine in { WORD($color) } liegen weiter auseinander als die in { WORD($other) }; du beginnst nicht
       *[same] Die Steine in { WORD($color) } liegen etwa so eng beisammen wie die in { WORD($other) }; du beginnst nicht
    }
why-starts =
    { $beside ->
        [0] macht { WORD($color) } zu deiner Gruppe { $claim }, { $points } je Stein
        [one] macht { WORD($color) } zu deiner Gruppe { $claim }, { $points } je Stein, und einer daneben lässt sich umdrehen
       *[other] macht { WORD($color) } zu deiner Gruppe { $claim }, { $points } je Stein, und { $beside } daneben lassen sich umdrehen
    }
why-grows =
    { $opened ->
        [0] { $points } für deine Gruppe in { WORD($color) }
        [one] { $points } für deine Gruppe in { WORD($color) }, und dahinter lässt sich ein weiterer Stein umdrehen
       *[other] { $points } für deine Gruppe in { WORD($color) }, und dahinter lassen sich { $opened } weitere Steine umdrehen
    }
why-can-start = { WORD($color) } kann deine Gruppe { $claim } gründen
why-can-swap = { WORD($color) } lässt sich in deine Gruppe { $claim } tauschen
why-denies = nimmt der Gegenseite { $points }


## How bots think

thinks-alphabeta = Sieht mehrere Züge voraus und spielt Endspiele fehlerfrei


## The table in the terminal

draw-aside = Schalensteine zur Wahl: { $tokens }
draw-seat = Platz { $seat }: { $points } Punkte, Schale { $bowl }, Fluss: { $river }
empty = leer
dry = trocken


## Rules

PAT-01 = Es gibt 54 Sandsteine, neun in jeder von sechs Farben: Schwarz, Grün, Lila, Gelb, Orange und Rot. (Die letzten drei Namen sind unsere Festlegung.)
PAT-02 = Ein Stein liegt offen (hell mit farbigem Rand) oder verdeckt (ganz farbig). Beide Seiten zeigen die Farbe, also ist nichts geheim.
PAT-03 = Das Mandala hat 52 Felder: acht Reihen mit 4, 6, 8, 8, 8, 8, 6 und 4. Die vier in der Mitte sind markiert. (Die Form ist unsere Festlegung.)
PAT-04 = Beide haben eine Schale für einen Stein, einen Fluss mit sechs Plätzen, Zahlenmarker von 1 bis 6 und einen Farbmarker für jede Farbe.
PAT-10 = Von jeder Farbe wird ein Stein beiseitegelegt; die anderen 48 werden gemischt und offen auf die Felder außerhalb der Mitte gelegt.
PAT-11 = Vier der sechs beiseitegelegten Steine kommen zufällig und offen in die Mitte.
PAT-12 = Wer beginnt, wird ausgelost, wenn der Tisch es nicht bestimmt.
PAT-13 = Vor dem ersten Zug wählt, wer nicht beginnt, einen der beiden übrigen Steine als Schalenstein; wer beginnt, bekommt den anderen.
PAT-20 = Es wird abwechselnd gezogen. Ein Zug ist eine Aktion: eine Gruppe gründen, einen Stein umdrehen oder einen Stein tauschen.
PAT-21 = Wer ziehen kann, muss ziehen. Passen gibt es nicht.
PAT-30 = Du darfst nur dann eine Gruppe gründen, wenn du noch keine in der Farbe deines Schalensteins hast.
PAT-31 = Zum Gründen nimmst du einen beliebigen offenen Stein in deine Schale; dein alter Schalenstein kommt verdeckt auf dessen Feld und beginnt eine Gruppe.
PAT-32 = Dein niedrigster Zahlenmarker kommt auf die neue Gruppe und bleibt dort: Deine erste Gruppe zählt 1 je Stein, deine sechste 6.
PAT-33 = Der passende Farbmarker zeigt in deinem Fluss, welche Farbe welche Zahl hat.
PAT-34 = Eine Gruppe darf nicht auf einem Feld neben einer Gruppe der Gegenseite in derselben Farbe beginnen. Über Eck ist es erlaubt.
PAT-35 = Gruppen anderer Farben dürfen sich berühren, wem sie auch gehören. Der genommene Stein darf die Farbe des gelegten haben. (Das ist unsere Festlegung.)
PAT-40 = Umdrehen: Drehe einen offenen Stein auf die verdeckte Seite, der neben einer deiner Gruppen liegt und ihre Farbe hat. Deine Schale ändert sich nicht.
PAT-41 = Tauschen: Hat dein Schalenstein die Farbe einer deiner Gruppen, tausche ihn gegen einen offenen Stein neben dieser Gruppe; er kommt verdeckt hin.
PAT-42 = Einen Stein derselben Farbe zu tauschen wäre dasselbe, wie ihn umzudrehen; darum wird es als Umdrehen angeboten. (Unsere Festlegung.)
PAT-43 = Eine Gruppe darf nicht auf ein Feld neben einer Gruppe der Gegenseite in derselben Farbe wachsen: Die beiden dürfen sich nie berühren.
PAT-44 = Gruppen wachsen nach oben, unten, links und rechts, nie über Eck.
PAT-45 = Nur verdeckte Steine bilden Gruppen. Ein verdeckter Stein bewegt sich nie und wird nie zurückgedreht.
PAT-50 = Die Partie endet, wenn die Seite am Zug nichts tun kann.
PAT-51 = Dann darf die Gegenseite noch so viele Steine umdrehen, wie die Regeln erlauben, einen nach dem anderen, oder aufhören. Gegründet und getauscht wird nicht mehr.
PAT-52 = Eine Gruppe zählt ihre Zahl für jeden ihrer Steine, außer für den Stein mit dem Zahlenmarker.
PAT-53 = Der Schalenstein und die Farbmarker zählen nichts.
PAT-54 = Mehr Punkte gewinnen. Gleich viele Punkte sind ein Unentschieden: Spielt noch einmal!
