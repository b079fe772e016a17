import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Ziel des Spiels',
  'topic.round': 'Eine Runde',
  'topic.council': 'Ereigniskarte und Ratsversammlung',
  'topic.favour': 'Gunst',
  'topic.piles': 'Karten und Stapel',
  'topic.cards': 'Die zwölf Karten',
  'topic.goods': 'Die neun Güter',
  'topic.projects': 'Bauvorhaben, Spenden, Turm',
  'topic.houses': 'Häuser und Markt',
  'topic.plague': 'Die Pest',
  'topic.duties': 'Pflichtabgaben und Strafen',
  'topic.end': 'Das Ende',
  'topic.secrets': 'Was verborgen ist',
  'topic.values': 'Woher die Zahlen kommen',
  'rules.aim':
    'Kingsbridge in schweren Zeiten, vier Kapitel zu sechs Runden. Siegpunkte (SP) bekommst du, wenn du an der Stadt baust, spendest, die Gunst der Mächtigen hast und, sobald die Pest da ist, Kranke versorgst.\n\nAm Ende jedes Kapitels schuldest du aber Frömmigkeit, Getreide und eine Steuer. Kannst du nicht zahlen, verlierst du SP und wirst bestraft.',
  'rules.round':
    'Jede Runde beginnt mit einem Ereignis. Ein sofortiges wirkt gleich. Ein dauerhaftes verändert die Aktionen dieser und späterer Runden des Kapitels.\n\nWer das Wappen hat, dreht dann die Karte. Das bringt allen ein Einkommen und dieser Person eine Gunst. Danach spielen alle im Uhrzeigersinn eine Karte aus und nutzen sie. Am Ende der Runde kommt ein dauerhaftes Ereignis an den Rand. Dort liegen höchstens zwei: Das älteste macht Platz. Das Wappen wandert jede Runde weiter, am Ende eines Kapitels noch einmal.',
  'rules.council':
    'Eine Ereigniskarte hat an jeder Ecke ein Symbol und an einer Seite einen Pfeil. Wer das Wappen hat, legt sie auf eine von vier Arten hin. Du erhältst, was die Ecke zeigt, die auf deinen Platz weist. Ist das nicht im Vorrat, erhältst du stattdessen 1 SP.\n\nDer Pfeil zeigt auf 0, 1, 2 oder 3: So weit zieht der Gunststein. Die 0 ist immer erlaubt. Führt eine andere Zahl zu Geächteten, müssen sie bezahlt werden können.',
  'rules.favour':
    'Königin: 2 SP, wenn du Loyalität hast. Prior: 1 Frömmigkeit. Zunft: 1 SP je eigenes Haus. Priorin: 2 SP, wenn du Wissen hast. Kaufleute: 1 Wolle. König: 1 SP je Loyalität. Graf: 1 Getreide. Bischof: 1 SP je Frömmigkeit. Geächtete: Du zahlst 1 Geld.\n\nAbgedeckte Felder überspringt der Gunststein. Loyalität, Frömmigkeit und Wissen zeigst du nur vor.',
  'rules.piles':
    'Du spielst eine Karte offen aus, nutzt sie oder verzichtest darauf. Dann wirfst du eine andere verdeckt ab. So nutzt du in einem Kapitel sechs deiner zwölf Karten und wirfst sechs ab. Im ersten Kapitel sind es vielleicht nur sechs Karten. Dann wirfst du keine ab.\n\nVerzichten ist deine Wahl, und manche Ereignisse belohnen es. Zu Beginn jedes Kapitels nimmst du alle Karten wieder auf die Hand.',
  'rules.cards':
    'Getreide, Frömmigkeit, Baumaterial: 1 davon. Bauvorhaben: 1 oder 2 Baumaterialien einsetzen. Verkauf: beliebig viel Wolle und 1 Tuch. Privileg: die zuvor ausgespielte Karte noch einmal. Hausbau: ein Haus auf einen Bauplatz. Hauspacht: die Erträge von 1 oder 2 Häusern. Spende: ein Siegel für 1 Geld. Tuchherstellung: 1 oder 2 Wolle zu Tuch. Medizin: 1 Geld und 1 SP, oder Kranke versorgen. Gunst: nächstes Feld des Gunstbogens.',
  'rules.goods':
    'Mit Geld zahlst du Siegel, Häuser und Steuer. Wolle und Tuch verkaufst du auf dem Markt, mit Tuchherstellung wird aus Wolle Tuch. Stein und Holz brauchst du für Bauvorhaben und Häuser.\n\nGetreide und Frömmigkeit schuldest du am Ende jedes Kapitels. Loyalität wendet Strafen ab. Mit Wissen versorgst du Kranke. Loyalität, Frömmigkeit und Wissen zählen auch für Gunst, und du behältst sie, wenn du sie vorzeigst.\n\nDer Vorrat an Gütern ist begrenzt, nur Geld geht nie aus.',
  'rules.projects':
    'Jeder Stein und jedes Holz, das du einsetzt, bringt 3 SP. Sind alle Baufelder voll, erhalten alle mit einem Siegel darauf den Bonus. Ein weiteres Gut gibt es nur, wenn der Vorrat für alle reicht. Du hast zwei Siegel, höchstens eins je Bauvorhaben. Du bekommst sie zurück.\n\nAm Ende eines Kapitels wächst jedes unfertige Bauvorhaben um 1. Der Turm kommt nach Kapitel II. Ist er voll, bringt die meiste Loyalität 3 SP, bei Gleichstand je 1.',
  'rules.houses':
    'Ein Haus kostet 1 Geld und 1 Baumaterial, wie es der Bauplatz zeigt. Von den zwei Bauplätzen mit gleichem Ertrag darf dir einer gehören. Du hast vier Häuser.\n\nDer Markt zahlt 2 Geld für Wolle und 4 für Tuch, solange kein Ereignis etwas anderes sagt. Tuch verkaufst du erst ab Kapitel II, wenn kein Ereignis den Markt früher öffnet.',
  'rules.plague':
    'Ab Kapitel III nennt jedes Ereignis einen Ort, an dem jemand krank werden kann. Der aufgedeckte Wert ist das medizinische Wissen, das du brauchst. Mit Medizin versorgst du so viele Kranke, wie dein Wissen zusammen abdeckt. Jede Person bringt 2 SP und den Vorteil des Ortes. Dein Wissen behältst du.\n\nOrt 9 bringt ein kostenloses Haus, Ort 11 nichts weiter.',
  'rules.duties':
    'Nach jedem Kapitel schuldest du 2 Frömmigkeit (−3 SP je fehlende), 2 Getreide (−2 SP je fehlendes) und eine Steuer von 2 bis 5 Geld (−1 SP je fehlendes).\n\nFehlt Frömmigkeit, tust du Buße: Die erste Karte, die du abwirfst, wird gezogen. Fehlt Getreide, bettelst du und hast in Runde 1 kein Einkommen. Fehlt Geld, stehst du vor dem Königlichen Gericht und hast in Runde 1 keine Aktion. 1 Loyalität wendet eine Strafe ab. Nach Kapitel IV verdoppelt sich stattdessen der Verlust. 1 Loyalität wendet eine Verdopplung ab.',
  'rules.end':
    'Nach dem vierten Kapitel zählt jeder Stein und jedes Holz 1 SP, jedes Geld einen halben. Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheidet mehr Frömmigkeit, dann Loyalität, dann Wissen.',
  'rules.secrets':
    'Nur du siehst deine Hand, deine abgeworfenen Karten und wie viele Güter du hast. Alle sehen, was du erhältst und zahlst. Aber nichts verrät, wer zahlen könnte: Der Bot ruft alle, die es betrifft. Hast du nichts zu wählen, ist deine Antwort schon da. Ihr könnt auch mit offenen Gütern spielen.',
  'rules.values':
    'Die Regeln folgen dem gedruckten Spiel. Wo ein Blatt oder eine Karte verloren ist, sind die Werte von uns und können sich ändern. Wer den Bot betreibt, kann andere Werte mitbringen. Alle Texte sind unsere eigenen.',
}
