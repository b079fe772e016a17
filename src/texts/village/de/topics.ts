import type { TopicKey } from '../en/topics.ts'

/** The rules, chapter by chapter. */
export const topics: Record<TopicKey, string> = {
  'topic.aim.title': 'Worum es geht',
  'topic.aim':
    'Deine Familie lebt, arbeitet und stirbt im Dorf und will in Erinnerung bleiben. Punkte bringen Burgen, Kirche, Ratsstube, Kunden, Münzen und wer in der Chronik liegt. Ist die Chronik oder der Friedhof voll, mit dem Hafen auch das letzte Seegrab belegt, haben alle anderen noch einen Zug.',
  'topic.turn.title': 'Ein Zug',
  'topic.turn':
    'Nimm einen Stein von einem Aktionsfeld; dann darfst du dessen Aktion einmal nutzen. Ein Peststein kostet 2 Zeit. Für drei Steine einer Farbe gibt der Brunnen eine beliebige Aktion ohne Stein. Münzen ersetzen Steine. Passen gibt es nicht.',
  'topic.time.title': 'Zeit und Tod',
  'topic.time':
    'Vieles wird mit Zeit bezahlt. Überschreitet dein Marker den Federkiel, stirbt eines deiner sichtbaren Mitglieder der ältesten Generation: in die Chronik, wenn seine Gruppe Platz hat, sonst in ein namenloses Grab. Du wählst, wer.',
  'topic.farm.title': 'Ernte und Familie',
  'topic.farm':
    'Ernte: 2 Getreide, 3 mit Pferd und Pflug, 4 mit Ochse und Pflug; ein Hof fasst fünf. Familie: Das nächste Kind kommt, oder ein Mitglied kehrt heim.',
  'topic.crafts.title': 'Handwerk',
  'topic.crafts':
    'Bilde ein Mitglied in einem Gebäude aus und stelle dann mit Zeit Güter her; oder bezahle Steine oder Getreide und brauche niemanden. Die Mühle macht aus 2 Getreide und 2 Zeit 2 Münzen.',
  'topic.market.title': 'Markttag',
  'topic.market':
    'Wer einen Stein vom Markt nimmt, ruft einen Markttag für alle aus. Sein erster Kunde ist frei; jeder andere Verkauf kostet 1 grünen Stein und 1 Zeit mehr. Passen gilt für den ganzen Tag.',
  'topic.council.title': 'Rat, Reise, Kirche',
  'topic.council':
    'Rat: Stufe um Stufe für Zeit und 2 grüne oder eine Schriftrolle, jede mit ihrem Privileg. Reise: 2 Zeit, ein Planwagen und die Steine des Weges. Kirche: Mitglieder kommen in den Beutel, werden zur Messe gezogen und steigen für Getreide auf; die Mehrheit bringt 2 Punkte.',
  'topic.inn.title': 'Wirtshaus',
  'topic.inn':
    'Die Brauerei macht Bier. Im Wirtshaus (Preis eines Besuchs: {visit}) schiebst du eine oberste Person unter ihren Stapel und darfst eine erwerben. Manche spielst du einmal, jederzeit in deinem eigenen Zug, andere zählen am Ende.',
  'topic.port.title': 'Hafen',
  'topic.port':
    'Heuere einen Kapitän an, lade bis zu drei verschiedene Teile und fahr los. Der erste Schritt einer Fahrt ist frei; jede Zahlung an den Kapitän kauft seine Schritte, und Zeitfelder kosten {slow}, auch wenn du dort bleibst. Inseln kaufen Güter, haben Kakao, Tee und Truhen und Leuchttürme für deine Mitglieder. Zurück im Hafen, für {home}, wird ausgeladen. Wer auf See stirbt und keinen Platz in der Chronik findet, wird dort begraben: {sea} Punkte der Reihe nach.',
  'topic.marriage.title': 'Heirat',
  'topic.marriage':
    'Stelle ein Mitglied auf einen Rang ({marry}) und nimm dessen Bonus. Nach jeder Messe heiraten die höchsten Ränge; Paare bekommen gleich ihre Geschenke und ziehen bei der nächsten Trauung ins Elternglück: Bäckerei {bakery}; Dorfladen {shop}; Elternglück ein Kind. Brot macht ein Mitglied eine Generation jünger, ein Werkzeug verdoppelt ein Handwerk. Der Schmuggler handelt mit allem.',
  'topic.solo.title': 'Allein gegen Conny',
  'topic.solo':
    'Nach jedem deiner Steine nimmt Conny einen derselben Farbe, vom selben Feld oder sonst vom nächsten im Uhrzeigersinn, das ihn hat. Ein Federkiel unter den Schicksalsplättchen zwischen ihren Fächern lässt eines ihrer Mitglieder sterben; sie geht in die Kirche und auf den Markt und füllt die Chronik. Es zählen nur deine Punkte.',
  'topic.end.title': 'Punkte',
  'topic.end':
    'Burgen {castles}. Für jedes Mitglied Kirchenstufen {church} und Ratsstufen {council}. Mitglieder in der Chronik: {chronicle}. Kunden wie aufgedruckt, {coin} je Münze. Gleichstand: Getreide, dann Lebende.',
}
