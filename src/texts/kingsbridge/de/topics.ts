import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Worum es geht',
  'topic.round': 'Eine Runde',
  'topic.council': 'Ereigniskarte und Rat',
  'topic.favour': 'Gunst',
  'topic.piles': 'Karten und Stapel',
  'topic.cards': 'Die zwölf Karten',
  'topic.projects': 'Bauvorhaben, Spenden, Turm',
  'topic.houses': 'Häuser und Markt',
  'topic.plague': 'Die Pest',
  'topic.duties': 'Pflichten und Strafen',
  'topic.end': 'Das Ende',
  'topic.secrets': 'Was verborgen ist',
  'topic.values': 'Woher die Zahlen kommen',
  'rules.aim':
    'Kingsbridge in schweren Zeiten, vier Kapitel zu sechs Runden. SP gibt es fürs Bauen an der Stadt, für Spenden, durch die Gunst der Mächtigen und, wenn die Pest da ist, für die Pflege der Kranken.\n\nAm Ende jedes Kapitels aber schulden alle Frömmigkeit, Getreide und eine Steuer. Wer nicht zahlen kann, verliert SP und wird bestraft. (K-ROUND, K-DUTY)',
  'rules.round':
    'Ein Ereignis wird aufgedeckt. Ein sofortiges wirkt gleich; ein dauerhaftes verändert die Aktionen dieser und späterer Runden des Kapitels.\n\nWer das Wappen hat, dreht dann die Karte: Das gibt allen ein Einkommen und dieser Person eine Gunst. Nun legen alle im Uhrzeigersinn eine Karte und nutzen sie. Am Ende der Runde kommt ein dauerhaftes Ereignis an den Rand. Dort liegen höchstens zwei: Das älteste macht Platz. Das Wappen wandert weiter, am Ende eines Kapitels noch einmal. (K-ROUND, K-LAST, K-END)',
  'rules.council':
    'Eine Ereigniskarte hat an jeder Ecke ein Symbol und an einer Seite einen Pfeil. Wer das Wappen hat, legt sie auf eine von vier Arten. Alle erhalten, was die Ecke zeigt, die auf den eigenen Platz weist. Was nicht im Vorrat ist, wird zu 1 SP.\n\nDer Pfeil zeigt auf 0, 1, 2 oder 3: So weit zieht der Gunststein. Die 0 ist immer erlaubt, eine andere Zahl nur, wenn Geächtete, zu denen sie führt, bezahlt werden können. (K-ORIENT, K-INCOME)',
  'rules.favour':
    'Königin: 2 SP mit Loyalität. Prior: 1 Frömmigkeit. Zunft: 1 SP je eigenes Haus. Priorin: 2 SP mit Wissen. Kaufleute: 1 Wolle. König: 1 SP je Loyalität. Graf: 1 Getreide. Bischof: 1 SP je Frömmigkeit. Geächtete: 1 Geld wird genommen.\n\nAbgedeckte Felder zählen nicht mit. Loyalität, Frömmigkeit und Wissen werden nur vorgezeigt. (K-FAVOUR)',
  'rules.piles':
    'Du legst eine Karte offen, nutzt sie oder verzichtest, und wirfst dann eine andere verdeckt ab. So werden von zwölf Karten in einem Kapitel sechs genutzt und sechs nicht. Im ersten Kapitel können es nur sechs Karten sein, ohne Abwerfen.\n\nVerzichten ist eine Wahl: Manche Ereignisse belohnen sie. Zu Beginn eines Kapitels kommen alle Karten zurück. (K-TURN, K-PILE)',
  'rules.cards':
    'Getreide, Frömmigkeit, Baumaterial: 1 davon. Bauvorhaben: 1 oder 2 Materialien einsetzen. Verkauf: beliebig viel Wolle und 1 Tuch. Privileg: noch einmal die zuvor gelegte Karte. Hausbau: ein Haus auf einen Bauplatz. Pacht: die Erträge von 1 oder 2 Häusern. Spende: ein Siegel für 1 Geld. Tuchherstellung: aus 1 oder 2 Wolle wird Tuch. Medizin: 1 Geld und 1 SP, oder Kranke versorgen. Gunst: das nächste Feld. (K-CARD)',
  'rules.projects':
    'Jeder Stein und jedes Holz, das du einsetzt, bringt 3 SP. Sind alle Felder voll, erhalten alle mit einem Siegel darauf den Lohn, wenn der Vorrat das weitere Gut für alle hat. Du hast zwei Siegel, eines je Bauvorhaben; sie kommen zurück.\n\nAm Ende eines Kapitels wächst jedes unfertige Bauvorhaben um 1. Der Turm kommt nach Kapitel II: Ist er voll, bringt die meiste Loyalität 3 SP, bei Gleichstand je 1. (K-BUILD, K-DONOR, K-TOWER)',
  'rules.houses':
    'Ein Haus kostet 1 Material, wie es der Bauplatz zeigt, und 1 Geld. Von den zwei Bauplätzen mit gleichem Ertrag darf dir einer gehören, im Ganzen vier Häuser.\n\nDer Markt zahlt 2 Geld für Wolle und 4 für Tuch, solange kein Ereignis anderes sagt. Tuch ist erst ab Kapitel II zu verkaufen, wenn kein Ereignis den Markt früher öffnet. (K-HOUSE, K-MARKET)',
  'rules.plague':
    'Ab Kapitel III nennt jedes Ereignis einen Ort, an dem jemand krank werden kann. Der aufgedeckte Wert ist das nötige Wissen. Die Medizin versorgt so viele, wie dein Wissen zusammen reicht: je 2 SP und der Lohn des Ortes. Wissen wird nie ausgegeben.\n\nOrt 9 bringt ein Haus umsonst, Ort 11 nichts weiter. (K-PLAGUE)',
  'rules.duties':
    'Nach jedem Kapitel schuldest du 2 Frömmigkeit (je fehlende 3 SP), 2 Getreide (je fehlendes 2 SP) und eine Steuer von 2 bis 5 Geld (je fehlendes 1 SP).\n\nWer zu wenig hat, tut auch Buße (die erste Karte, die du abwirfst, wird gezogen), bettelt (kein Einkommen in Runde 1) oder steht vor Gericht (keine Aktion in Runde 1). 1 Loyalität wendet eines davon ab. Nach Kapitel IV verdoppelt sich stattdessen der Verlust, und Loyalität wendet das ab. (K-DUTY, K-PENALTY)',
  'rules.end':
    'Nach dem vierten Kapitel zählt jeder Stein und jedes Holz 1 SP, jedes Geld einen halben. Die meisten SP gewinnen. Bei Gleichstand entscheidet mehr Frömmigkeit, dann Loyalität, dann Wissen. (K-SCORE)',
  'rules.secrets':
    'Nur du siehst deine Hand, deine abgeworfenen Karten und wie viele Güter du hast. Was jemand erhält oder zahlt, erfahren alle. Aber nichts verrät, wer zahlen könnte: Gerufen werden alle, die es betrifft, und wer nichts zu wählen hat, hat schon geantwortet. Ein Tisch kann mit offenen Gütern spielen. (K-SECRET)',
  'rules.values':
    'Die Regeln folgen dem gedruckten Spiel; wo ein Blatt oder eine Karte verloren ist, sind die Werte von uns und können sich ändern. Wer den Bot betreibt, kann andere Werte mitbringen. Alle Worte sind unsere eigenen.',
}
