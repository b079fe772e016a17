import type { HelpNotes } from '../help-notes.ts'

export const DE: HelpNotes = {
  aim: [
    'Bau an der Stadt. Jeder Stein und jedes Holz bringt 3 SP.',
    'Setz Siegel auf Bauvorhaben. Fertige bringen einen Bonus.',
    'Auch Gunst und das Versorgen von Kranken bringen SP.',
    'Am Ende jedes Kapitels schuldest du Frömmigkeit, Getreide und Steuer.',
  ],
  round: [
    'Ein Ereignis wird aufgedeckt. Wer das Wappen hat, dreht die Karte.',
    'Alle erhalten ein Einkommen, wer am Zug ist, auch eine Gunst.',
    'Alle spielen eine Karte aus, nutzen sie und werfen eine andere ab.',
    'Das Wappen wandert jede Runde weiter.',
  ],
  council: [
    'Die Ecke, die auf deinen Platz weist, ist dein Einkommen.',
    'Der Pfeil sagt, wie weit der Gunststein zieht.',
    '0 heißt: keine Gunst.',
    'Nicht im Vorrat? Dann erhältst du 1 SP.',
  ],
  favour: [
    'Hier hält der Gunststein und bringt diese Gunst.',
    'Was verlangt ist, zeigst du nur vor. Du behältst es.',
    'Geächtete: Du zahlst 1 Geld.',
    'Abgedeckte Felder überspringt der Gunststein.',
  ],
  piles: [
    'Zu Beginn eines Kapitels nimmst du alle Karten auf die Hand.',
    'Spiel eine offen aus und nutz sie, oder verzichte auf die Aktion.',
    'Wirf eine andere verdeckt ab.',
    'Privileg wiederholt die Karte, die du zuvor gespielt hast.',
  ],
  cards: [
    'Sie bringen Güter: Getreide, Frömmigkeit, Stein oder Holz.',
    'Hier setzt du Güter ein: Bauvorhaben, Haus, Spende.',
    'Sie bringen Geld und Erträge: Verkauf, Tuchherstellung, Hauspacht.',
    'Kranke versorgen, Gunststein ziehen, eine Karte wiederholen.',
  ],
  goods: [
    'Geld: Siegel, Häuser, Steuer.',
    'Wolle: verkaufen oder weben.',
    'Tuch: bringt mehr Geld.',
    'Stein: zum Bauen.',
    'Holz: auch zum Bauen.',
    'Getreide: am Kapitelende fällig.',
    'Frömmigkeit: auch fällig.',
    'Loyalität: gegen Strafen.',
    'Wissen: für die Kranken.',
  ],
  projects: [
    'Setz Stein oder Holz auf ein freies Feld: je 3 SP.',
    'Ein Siegel kostet 1 Geld.',
    'Sind alle Felder voll, bringt jedes Siegel diesen Bonus.',
    'Der fertige Turm bringt das Metall an die meiste Loyalität.',
  ],
  houses: [
    'Ein Haus kostet Geld und das Material seines Bauplatzes.',
    'Du hast vier Häuser, je Ertrag höchstens eins.',
    'Hauspacht bringt die Erträge.',
    'So viel zahlt der Markt für Wolle und Tuch. Ereignisse ändern das.',
  ],
  plague: [
    'So viel Wissen brauchst du. Du behältst es.',
    'Du erhältst SP und den Vorteil des Ortes.',
    'Ein Ereignis nennt den Ort, an dem aufgedeckt wird.',
    'Mit Medizin versorgst du so viele, wie dein Wissen abdeckt.',
  ],
  duties: [
    'Du schuldest 2 Frömmigkeit, 2 Getreide und die Steuer des Würfels.',
    'Was fehlt, kostet je Stück so viele SP.',
    'Wo etwas fehlt, droht im nächsten Kapitel eine Strafe.',
    '1 Loyalität wendet eine Strafe ab.',
  ],
  end: [
    'Die meisten SP gewinnen.',
    'Übrige Steine und Hölzer bringen SP, Geld halb so viel.',
    'Gleichstand: mehr Frömmigkeit, dann Loyalität, dann Wissen.',
  ],
  secrets: [
    'Deine Güter liegen hinter deinem Schirm.',
    'Hand und abgeworfene Karten bleiben verdeckt.',
    'Alle sehen gespielte Karten, Häuser, Siegel und was du erhältst und zahlst.',
  ],
  values: [
    'Die meisten Ereignisse sind von uns. Die gedruckten sind verloren.',
    'Die zwölf Karten folgen dem Regelheft.',
    'Wer den Bot betreibt, kann andere Werte mitbringen.',
  ],
}
