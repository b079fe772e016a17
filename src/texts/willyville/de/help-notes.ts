import type { HelpNotes } from '../help-notes.ts'

export const DE: HelpNotes = {
  dice: {
    title: 'Würfel und Bannerwert',
    notes: [
      'Nimm zwei Würfel aus dem Würfel-Pool. Ihre Summe ist dein Bannerwert.',
      'Jede Münze dreht einen der beiden um eins.',
      'Ein schwarzer Würfel kostet sofort 2 Zeit.',
      'Nutze den Wert für ein schwarzes Banner, für deine weißen oder für das „?“.',
    ],
  },
  time: {
    title: 'Zeit',
    notes: [
      'Eine Zahl auf einer Wolke ist Zeit, die du bezahlst.',
      'Dein Marker zieht dafür über die Wolken.',
      'Über die Brücke kommt Gevatter Tod mit: Am Ende des Zuges stirbt ein Dorfbewohner.',
      'Dunkle Wolken liegen schon hinter dir.',
    ],
  },
  craft: {
    title: 'Handwerksgebäude',
    notes: [
      'Das Schild zeigt das Gut. Von jeder Art geht nur ein Gebäude.',
      'Passt der Wert, entsteht ein Gut, solange der Handwerker lebt.',
      'Güter bleiben liegen. Du kannst auch nach seinem Tod mit ihnen bezahlen.',
      'Kein Platz frei? Dann verfällt das neue Gut.',
    ],
  },
  field: {
    title: 'Kornfeld',
    notes: [
      'Sein Wert bringt eine Münze, ganz ohne Dorfbewohner.',
      'Es kostet Zeit und gibt eine Münze. Nimm so viele, wie du magst.',
      'Mit einem Pflug gibt das Kornfeld 2 Münzen.',
      'Am Ende zählt jedes Kornfeld einen Punkt.',
    ],
  },
  travel: {
    title: 'Reise',
    notes: [
      'Von A bis E, je Buchstabe eine Karte. Die Punkte stehen hinten.',
      'So viel Zeit kostet der Weg.',
      'Diesen Wert brauchst du und einen lebenden Reisenden.',
      'Bezahle dies und die grauen Kosten deiner letzten Reisekarte.',
    ],
  },
  church: {
    title: 'Kirche',
    notes: [
      'Eine Kirche je Dorf. Sie braucht einen lebenden Abt.',
      'Ihr Buch zeigt ihre Punkte.',
      'Jeder Mönch füllt ein Fenster, höchstens sechs.',
      'Ein bis sechs Fenster: 2, 4, 7, 10, 14, 20 Punkte.',
    ],
  },
  monk: {
    title: 'Mönch',
    notes: [
      'Du siehst nur den obersten. Du brauchst eine Kirche und den Abt.',
      'Das bringt er sofort: Geschichten-Punkte, „?“, Schule oder Markt.',
      'Diesen Wert brauchst du, diese Zeit bezahlst du.',
      'Dazu zwei Güter, zwei Münzen oder von beidem eins. Dann hast du ein Fenster.',
    ],
  },
  meeting: {
    title: 'Versammlungsplatz',
    notes: [
      'Immer das letzte Banner im Zug, solange der Ratsherr lebt.',
      'Am Ende 2 Punkte.',
      'Jedes Mal 1 Geschichten-Punkt und 1 Marker. Er stellt einen Würfel beliebig ein.',
      'Beim Bau gibt es ein 2/12-Plättchen für ein anderes Banner.',
    ],
  },
  hall: {
    title: 'Rathaus',
    notes: [
      'Vier Arten: Finanzen geben Münzen, Gilde Joker, Bereich und Bevölkerung Punkte.',
      'Wert und Zeit, solange der Ratsherr lebt.',
      'Jede Nutzung markiert einen Platz mehr.',
      'Markierte Bereiche zählen 1 je Karte, markierte Dorfbewohner 4, wenn sie leben.',
    ],
  },
  market: {
    title: 'Marktvogtei',
    notes: [
      'Mit 4 oder 10 holst du Kunden aus der Kundenauslage.',
      'Ein bis vier Kunden kommen auf deinen Markt.',
      'Je mehr du holst, desto teurer.',
      'Dafür brauchst du weder den Händler noch Güter.',
    ],
  },
  customer: {
    title: 'Kunde',
    notes: [
      'Mit diesem Wert darfst du bedienen. „?“ nimmt jeden.',
      'Diese Punkte zählen, sobald du bedient hast.',
      'Gib diese Güter ab. Ein Joker ersetzt ein beliebiges.',
      'Bedienen geht nur, solange der Händler lebt.',
    ],
  },
  school: {
    title: 'Schule',
    notes: [
      '3 oder 11 bewegt ein Kind, ganz ohne Dorfbewohner.',
      'Ein neues Kind setzt sich nach links.',
      'Von links darf es nach rechts rücken.',
      'Für 1 Zeit nimmt ein Kind einen leeren Platz ein. Von rechts bringt es 2 Geschichten-Punkte mit.',
    ],
  },
  headman: {
    title: 'Oberhaupt',
    notes: [
      'Jeder Wert passt. Bezahle 1 Zeit und geh einen Schritt.',
      'Wieder daheim: Alle Geschichten-Punkte vom Baum sind sicher.',
      'Auf der Münze: Nimm 1 Münze.',
      'Hier oben: 3 Geschichten-Punkte auf den Baum.',
    ],
  },
  death: {
    title: 'Gevatter Tod und Ratte',
    notes: [
      'Über die Brücke gezogen? Nach dem Zug stirbt einer deiner Dorfbewohner.',
      'In der Chronik bringt ein Sarg Geschichten-Punkte, im Grab nichts.',
      'Genug Särge beenden das Spiel: 9, 14 oder 18 bei 2, 3 oder 4.',
      'Jeder Tod bewegt die Ratte. Die Rattenplage kostet alle den halben Baum.',
    ],
  },
  score: {
    title: 'Wertung',
    notes: [
      'Kirche und Fenster, Rathaus und Versammlungsplatz.',
      'Kornfelder, Reisekarten und bediente Kunden.',
      'Sichere Geschichten-Punkte und die Starthand. Ein Tagelöhner kostet 5.',
      'Bei Gleichstand zählen Münzen, Güter und Baum.',
    ],
  },
}
