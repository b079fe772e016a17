import type { TopicKey } from '../en/topics.ts'

/** The rules, chapter by chapter. */
export const topics: Record<TopicKey, string> = {
  'topic.aim.title': 'Ziel des Spiels',
  'topic.aim':
    'Deine Familie lebt, arbeitet und stirbt im Dorf und will in Erinnerung bleiben. Punkte bringen Burgen, Kirche, Ratsstube, Kunden, Münzen und deine Toten in der Chronik. Das Spiel endet, wenn die Chronik oder der Friedhof voll ist, mit Port auch mit dem letzten Seegrab. Dann haben alle anderen noch einen Zug.',
  'topic.turn.title': 'Ein Zug',
  'topic.turn':
    'Nimm einen Stein von einem Aktionsfeld. Dann darfst du dessen Aktion einmal nutzen. Ein Peststein kostet 2 Zeit. Der Brunnen kostet 3 Steine einer Farbe und gibt dir jede Aktion ohne Stein. Münzen können Steine ersetzen. Passen gibt es nicht.',
  'topic.time.title': 'Zeit und Tod',
  'topic.time':
    'Vieles bezahlst du mit Zeit. Überschreitet dein Marker den Federkiel, stirbt eines deiner sichtbaren Familienmitglieder der ältesten Generation. Du wählst, welches. Hat seine Berufsgruppe noch Platz, kommt es in die Chronik, sonst auf den Friedhof.',
  'topic.farm.title': 'Getreideernte und Familie',
  'topic.farm':
    'Getreideernte: 2 Getreide, 3 mit Pferd und Pflug, 4 mit Ochse und Pflug. Auf einen Hof passen 5 Getreide. Familie: Dein nächstes Kind kommt zur Welt, oder du holst ein Familienmitglied heim.',
  'topic.crafts.title': 'Handwerk',
  'topic.crafts':
    'Bilde ein Familienmitglied in einem Gebäude aus. Danach stellst du dort Güter gegen Zeit her. Du kannst auch mit Steinen oder Getreide bezahlen, dann brauchst du dort niemanden.\n{list}',
  'topic.craft': '{building}: {price} → {goods}{training, select, none {} other { (Ausbildung {training})}}',
  'topic.either': '{one} oder {other}',
  'topic.market.title': 'Markttag',
  'topic.market':
    'Ein Stein vom Markt ruft einen Markttag für alle aus. Rufst du ihn aus, kostet dein erster Kunde keinen Aufpreis. Jeder andere Verkauf kostet zusätzlich 1 grünen Stein und 1 Zeit. Passt du, bist du für den ganzen Tag draußen.',
  'topic.council.title': 'Ratsstube',
  'topic.council':
    'Ein Familienmitglied geht vom Hof auf Stufe 1, oder eines dort steigt um eine Stufe. Eine Stufe kostet ihre Zeit und {price}. Dann darfst du ein Privileg dieser oder einer tieferen Stufe nutzen. Du kannst auch nur ein Privileg nutzen.\n{list}',
  'topic.step': 'Stufe {step} ({time}): {privilege}',
  'topic.travel.title': 'Reise',
  'topic.travel':
    'Ein Familienmitglied geht vom Hof oder von einer Burg zu einer benachbarten Burg. Das kostet {leg} und die Steine des Weges. Du bekommst die Belohnung der Burg. Verschiedene Burgen bringen am Ende Punkte.\nBelohnungen: {rewards}.\n{list}',
  'topic.church.title': 'Kirche und Messe',
  'topic.church':
    'Ein Familienmitglied geht vom Hof in den Beutel ({enter}). Eine Runde endet mit einer Messe. Zuerst darfst du deine Familienmitglieder für je {pull} aus dem Beutel holen. Dann wird gezogen, bis {n, plural, one {# Figur draußen ist} other {# Figuren draußen sind}}. Danach steigen Familienmitglieder in der Kirche für Getreide auf: {list}. Die Mehrheit in der Kirche bringt {majority}.',
  'topic.rise': 'Stufe {step} ({price})',
  'topic.inn.title': 'Wirtshaus',
  'topic.inn':
    'Die Brauerei macht Bier. Ein Besuch im Wirtshaus kostet Folgendes: {visit}. Du schiebst eine oberste Person unter ihren Stapel. Dann darfst du eine Person erwerben. Manche spielst du einmal aus, jederzeit in deinem Zug. Andere zählen am Ende.',
  'topic.port.title': 'Hafen',
  'topic.port':
    'Heuere einen Kapitän an, lade bis zu 3 verschiedene Teile und fahr los. Der erste Schritt einer Fahrt ist kostenlos. Weitere Schritte kosten, was der Kapitän verlangt, und Zeitfelder kosten {slow}, auch wenn du dort bleibst. Inseln kaufen Güter und haben Kakao, Tee, Schatzkisten und Leuchttürme für deine Familie. Für {home} kehrst du in den Hafen zurück und lädst aus. Wer auf See stirbt und keinen Platz in der Chronik findet, bekommt ein Seegrab: {sea} Punkte der Reihe nach.',
  'topic.marriage.title': 'Heirat',
  'topic.marriage':
    'Stelle ein Familienmitglied auf einen Rang ({marry}) und nimm dessen Bonus. Nach jeder Messe heiraten die höchsten Ränge. Paare bekommen gleich ihre Geschenke und ziehen bei der nächsten Hochzeit ins Elternglück. Bäckerei: {bakery}. Dorfladen: {shop}. Elternglück: ein Kind. Brot unter einem Familienmitglied macht es bei einem Todesfall eine Generation jünger. Ein Werkzeug verdoppelt ein Handwerk. Der Schmuggler handelt mit allem.',
  'topic.solo.title': 'Allein gegen Conny',
  'topic.solo':
    'Nach jedem deiner Steine nimmt Conny einen der gleichen Farbe: vom selben Feld oder sonst vom nächsten im Uhrzeigersinn, auf dem einer liegt. Zwischen ihren Fächern liegen Schicksalsplättchen: Bei einem Federkiel stirbt eines ihrer Familienmitglieder. Sie geht in die Kirche und auf den Markt und füllt die Chronik. Nur deine Punkte zählen.',
  'topic.end.title': 'Punkte',
  'topic.end':
    'Burgen {castles}. Kirchenstufen {church} und Stufen der Ratsstube {council} für jedes Familienmitglied. Familienmitglieder in der Chronik: {chronicle}. Kunden wie aufgedruckt. Jede Münze {coin}. Gleichstand: Getreide, dann lebende Familienmitglieder.',
}
