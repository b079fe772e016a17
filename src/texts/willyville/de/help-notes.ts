import type { HelpNotes } from '../help-notes.ts'

export const DE: HelpNotes = {
  dice: {
    title: 'Würfel und Werte',
    notes: [
      'Nimm zwei Würfel aus dem Vorrat. Ihre Summe ist dein Wert.',
      'Jede Münze dreht einen der beiden um eins weiter.',
      'Ein schwarzer Würfel kostet sofort 2 Zeit.',
      'Nutze den Wert für ein schwarzes Banner, für deine weißen oder für das „?“.',
    ],
  },
  time: {
    title: 'Zeit',
    notes: [
      'Eine Zahl auf einer Wolke ist Zeit, die du zahlst.',
      'Dein Marker zieht dafür weiter über die Wolken.',
      'Über die Brücke geht der Tod mit: Am Ende des Zuges stirbt jemand.',
      'Dunkle Wolken liegen schon hinter dir.',
    ],
  },
  craft: {
    title: 'Werkstatt',
    notes: [
      'Das Schild zeigt die Ware. Von jeder Art nur ein Haus.',
      'Passt der Wert, entsteht eine Ware, solange der Handwerker lebt.',
      'Waren warten auf ihren Plätzen und zahlen auch nach seinem Tod.',
      'Kein Platz frei? Dann geht die neue Ware verloren.',
    ],
  },
  field: {
    title: 'Feld',
    notes: [
      'Sein Wert bringt eine Münze, ganz ohne Dorfbewohner.',
      'Es kostet Zeit und gibt eine Münze. Nimm so viele du magst.',
      'Mit einem Pflug bringt das Feld 2 Münzen.',
      'Am Ende zählt jedes Feld einen Punkt.',
    ],
  },
  travel: {
    title: 'Reise',
    notes: [
      'Von A bis E, je Buchstabe eine Karte. Die Punkte stehen hinten.',
      'So viel Zeit kostet der Weg.',
      'Diesen Wert brauchst du, und den Reisenden daheim.',
      'Zahle dies und die grauen Kosten deiner letzten Reisekarte.',
    ],
  },
  church: {
    title: 'Kirche',
    notes: [
      'Eine Kirche je Dorf. Sie braucht den Abt und hilft, solange er lebt.',
      'Ihr Buch zeigt, was sie zählt.',
      'Jeder Mönch füllt ein Fenster, höchstens sechs.',
      'Ein bis sechs Fenster: 2, 4, 7, 10, 14, 20 Punkte.',
    ],
  },
  monk: {
    title: 'Mönch',
    notes: [
      'Nur der oberste ist zu sehen. Er braucht deine Kirche und den Abt.',
      'Das tut er sofort: Geschichten, „?“, Schule oder Markt.',
      'Wert und Zeit, die du zahlst.',
      'Zwei Waren, zwei Münzen oder von beidem eins. Dann hast du ein Fenster.',
    ],
  },
  meeting: {
    title: 'Versammlungsplatz',
    notes: [
      'Immer das letzte Banner im Zug, und nur mit dem Ratsherrn.',
      'Am Ende 2 Punkte.',
      'Jedes Mal: 1 Geschichte und 1 Marker. Er stellt einen Würfel beliebig ein.',
      'Beim Bau gibt es ein Plättchen 2/12 für ein anderes Banner.',
    ],
  },
  hall: {
    title: 'Rathaus',
    notes: [
      'Vier Arten: Finanzen geben Münzen, Gilde Joker, Bereich und Volk Punkte.',
      'Wert und Zeit, solange der Ratsherr lebt.',
      'Jede Nutzung markiert ein Feld mehr.',
      'Markierte Bereiche zählen 1 je Karte, markierte Lebende je 4.',
    ],
  },
  market: {
    title: 'Vogt',
    notes: [
      'Mit 4 oder 10 holst du Kundschaft aus der Auslage.',
      'Eine bis vier Karten kommen auf deinen Markt.',
      'Je mehr auf einmal, desto teurer.',
      'Dafür brauchst du weder Händler noch Waren.',
    ],
  },
  customer: {
    title: 'Kundschaft',
    notes: [
      'Mit diesem Wert darfst du bedienen. „?“ nimmt jeden.',
      'Punkte, sobald bedient ist.',
      'Gib diese Waren. Ein Joker gilt als eine davon.',
      'Bedienen geht nur mit dem Händler.',
    ],
  },
  school: {
    title: 'Schule',
    notes: [
      '3 oder 11 bewegt ein Kind, ganz ohne Dorfbewohner.',
      'Ein neues Kind setzt sich nach links.',
      'Von links darf es nach rechts rücken.',
      'Für 1 Zeit füllt ein Kind eine Lücke. Von rechts bringt es 2 Geschichten mit.',
    ],
  },
  headman: {
    title: 'Oberhaupt',
    notes: [
      'Jeder Wert passt. Zahle 1 Zeit und geh einen Schritt.',
      'Wieder daheim: Alle Geschichten vom Baum sind sicher.',
      'Auf der Münze: nimm 1 Münze.',
      'Bei der Geschichte: 3 Geschichten auf den Baum.',
    ],
  },
  death: {
    title: 'Tod und Pest',
    notes: [
      'Über die Brücke gezogen? Nach dem Zug stirbt einer deiner Leute.',
      'In der Chronik bringt ein Sarg Geschichten, im Grab nichts.',
      'Genug Särge beenden das Spiel: 9, 14 oder 18 bei 2, 3 oder 4.',
      'Jeder Tod bewegt die Ratte. Die Pest kostet alle den halben Baum.',
    ],
  },
  score: {
    title: 'Wertung',
    notes: [
      'Kirche und Fenster, Rathaus und Versammlungsplatz.',
      'Felder, Reisekarten und bediente Kundschaft.',
      'Sichere Geschichten und die Hand. Ein Tagelöhner kostet 5.',
      'Bei Gleichstand zählen Münzen, Waren und Baum.',
    ],
  },
}
