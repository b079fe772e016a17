import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Worum es geht',
  'topic.round': 'Eine Runde',
  'topic.dice': 'Würfel und Werte',
  'topic.black': 'Schwarze Banner',
  'topic.white': 'Weiße Banner',
  'topic.headman': 'Das ? und das Oberhaupt',
  'topic.time': 'Zeit und Tod',
  'topic.market': 'Markt und Kunden',
  'topic.travel': 'Reise',
  'topic.church': 'Kirche und Mönche',
  'topic.council': 'Rat: Rathaus und Versammlung',
  'topic.end': 'Das Ende',
  'topic.values': 'Von wem die Zahlen sind',
  'lesson.dice':
    'Nimm zwei Würfel: zusammen ergeben sie einen Wert. Mit 7 wird ein neues Feld angelegt, und Felder bringen Münzen.',
  'lesson.white':
    'Dein Dorf arbeitet, wenn du einen seiner weißen Werte bildest. Alles mit diesem Wert wirkt in einem Zug.',
  'lesson.build':
    'Eine neue Werkstatt stellt jedes Mal eine Ware her, wenn ihr Wert fällt. Eine Münze dreht einen Würfel um eins.',
  'lesson.market':
    'Auf dem Markt warten Kunden. Ruf welche in dein Dorf: jeder will bestimmte Waren und gibt Punkte dafür.',
  'lesson.serve': 'Ein Kunde ist da, dessen Waren du hast. Bilde seinen Wert, gib sie ab, und die Punkte gehören dir.',
  'lesson.headman':
    'Jeder Wert rückt das Oberhaupt einen Schritt weiter. Bei der Münze gibt es eine Münze, bei der Geschichte 3 Geschichtspunkte für den Baum.',
  'lesson.school':
    'Zeit kostet Leben: wer über die Brücke kommt, begräbt jemanden. Schick ein Kind zur Schule, damit jemand nachfolgt.',
  'lesson.home':
    'Geschichtspunkte auf dem Baum holt sich die Pest. Bring das Oberhaupt heim: nur was im Haus ist, ist sicher. Sind genug Gräber voll, endet das Spiel.',
  'rules.aim':
    'Du führst ein Dorf durch die Jahre. Punkte bringen Kirche und Fenster, Rathaus und Versammlungsplatz, Felder, Reisekarten, bediente Kunden und sichere Geschichten.\n\nAlles kostet Zeit, und Zeit kostet Leben. Wer gut plant, lässt an die Toten erinnern: Ein guter Platz in der Chronik bringt Geschichten, und das Oberhaupt trägt sie nach Hause, bevor die Pest kommt.',
  'rules.round':
    'Wer beginnt, legt 1 Geschichte auf die Hand und wirft alle Würfel in einen Vorrat. Dann hat jedes Dorf im Uhrzeigersinn einen Zug. Zu zweit wechselt ihr euch ab, bis beide zweimal dran waren.\n\nEin Zug hat drei Schritte: zwei Würfel nehmen und einen Wert bilden, ihn nutzen, und jemanden begraben, wenn der Tod mitkam. Genommene Würfel fehlen den anderen. (W-ROUND, W-TURN)',
  'rules.dice':
    'Nimm genau zwei Würfel aus dem Vorrat. Ihre Summe ist dein Wert, 2 bis 12. Jede Münze, die du abgibst, dreht einen der beiden um eins, nie über 1 oder 6 hinaus. Ein Marker vom Versammlungsplatz stellt einen auf eine beliebige Seite.\n\nJeder schwarze Würfel kostet 2 Zeit, sobald du ihn nimmst. Sonst sind schwarze und weiße gleich. (W-DICE)',
  'rules.black':
    'Schwarze Banner liegen auf dem Tisch: Werkstätten, Felder, Reise, Kirchen, Mönche, Versammlungsplätze, Rathäuser, die Hand und der Markt. Ein Wert öffnet eines davon. Zahle die Zeit und was es sonst kostet, dann nimm die Wirkung.\n\nEine Karte kommt nur in einen Bereich, dessen Dorfbewohner lebt. Felder brauchen niemanden, und Kunden kommen auch ohne Händler. (W-BLACK)',
  'rules.white':
    'Weiße Banner stehen in deinem Dorf. Ein Wert gilt für alle, die ihn zeigen, nacheinander, jedes einmal im Zug. Der Bereich muss dann wach sein: Ein Zug in der Schule darf ihn vorher wecken.\n\nWerkstätten machen eine Ware, Felder eine Münze (2 mit Pflug), das Spielbanner 1 Geschichte, die Schule bewegt ein Kind, Kunden werden bedient. Der Versammlungsplatz kommt zuletzt. (W-WHITE)',
  'rules.headman':
    'Das ? nimmt jeden Wert, darum geht immer etwas. Zahle 1 Zeit und geh mit dem Oberhaupt einen Schritt: Haus, Münze, Geschichte und zurück.\n\nBei der Münze: 1 Münze. Bei der Geschichte: 3 Geschichten auf den Baum. Wieder am Haus: Alle Geschichten vom Baum kommen ins Haus, wo keine Pest sie holt. Nur diese zählen am Ende. (W-ASK)',
  'rules.time':
    'Wer Zeit zahlt, zieht den Marker über die Wolken. Über die Brücke kommt der Tod mit: Am Ende dieses Zuges stirbt jemand. In der Chronik, wenn dort ein Platz des Berufs frei ist, bringt das Geschichten auf den Baum; sonst bleibt ein namenloses Grab.\n\nDann läuft die Ratte. Erreicht sie die Pest, verlieren alle den halben Baum, abgerundet. Ist niemand mehr da, kommt ein Tagelöhner für 5 Punkte. (W-TIME, W-DEATH)',
  'rules.market':
    'Mit 4 oder 10 holst du Kunden aus der Auslage auf deinen Markt: 1 für 1 Zeit, 2 für 2 Zeit, 3 für 2 Zeit und 1 Münze, 4 für 3 Zeit und 1 Münze. Dafür brauchst du weder Händler noch Waren.\n\nBedienen ist ein weißes Banner: Es braucht den Händler, den gezeigten Wert (? nimmt jeden) und die Waren. Die Punkte bleiben dir. Ein Joker zahlt für eine beliebige Ware. (W-MARKET, W-SERVE)',
  'rules.travel':
    'Die Reise geht von A bis E, je Buchstabe eine Karte, der Reihe nach. Zahle Zeit und Preis des Banners und dazu die grauen Kosten deiner letzten Karte. Erst dann wird die neue Karte aufgedeckt.\n\nDie Kapelle, eine D-Karte, und jede E-Karte beenden die Reise. Ein leerer Stapel hält alle auf, die seinen Buchstaben brauchen. (W-TRAVEL)',
  'rules.church':
    'Eine Kirche je Dorf, solange der Abt lebt. Die Heilskirche rettet deinen Baum vor zwei Pesten. Die Handelskirche bringt am Markt einen Kunden gratis. Die Missionskirche tauscht je Buchstabe einmal die Reisekarte. Die Abtei ist selbst ein Fenster.\n\nMönche füllen Fenster, höchstens sechs: 2, 4, 7, 10, 14, 20 Punkte. Jeder bringt sofort die Wirkung der Karte. (W-CHURCH, W-MONK)',
  'rules.council':
    'Der Ratsherr baut ein Rathaus und einen Versammlungsplatz. Finanzen geben jedes Mal 2 Münzen, die Gilde einen Joker. Der Bereich markiert, was zählt: 1 Punkt je Karte dieser Art. Das Volk markiert Dorfbewohner: 4 Punkte für jeden Platz, der am Ende besetzt ist.\n\nDer Versammlungsplatz gibt 1 Geschichte und einen Marker und bewegt das 2/12-Plättchen: Das Banner daneben wirkt auch mit 2 und 12. (W-HALL, W-MEET)',
  'rules.end':
    'Sind 9, 14 oder 18 Gräber belegt (zu zweit, dritt, viert), wird die Runde zu Ende gespielt, dann ist Schluss.\n\nPunkte: Kirche und Fenster, Rathaus und Versammlungsplatz, 1 je Feld, Reisekarten, bediente Kunden, sichere Geschichten, 1 für die Hand, −5 je Tagelöhner. Geschichten am Baum, Münzen und Waren zählen nichts, entscheiden aber den Gleichstand. (W-SCORE)',
  'rules.values':
    'Die Regeln und viele Zahlen stehen im Regelheft. Was auf vielen Karten gedruckt war, steht aber nur in Bildern, die wir nicht haben. Diese Werte sind unsere: Wir haben sie gesetzt und passen sie vielleicht an, wenn viele Spiele zeigen, dass eine Karte zu stark oder zu schwach ist.\n\nJeder Wert sagt, woher er kommt: Regelheft, Rezension oder Haus. Wer das Spiel besitzt, kann dem Bot die gedruckten geben. Ein Spiel behält die Werte, mit denen es begann.',
  'example.dice': 'Hier: {a} und {b} ergeben {n}, gratis.',
  'example.white': 'Hier: Dein Banner wirkt mit {values}: {what}.',
  'example.time': 'Hier: Du stehst auf Wolke {n}. Noch {m} Zeit, dann kommt der Tod mit.',
  'example.travel': 'Hier: Dein nächster Buchstabe ist {letter}, mit {values}.',
  'example.headman': 'Hier: Das Oberhaupt steht {place}, am Baum: {story}.',
  'example.end': 'Hier: {n} von {m} Gräbern sind belegt.',
}
