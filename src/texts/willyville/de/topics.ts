import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Ziel des Spiels',
  'topic.round': 'Eine Runde',
  'topic.dice': 'Würfel und Bannerwert',
  'topic.black': 'Schwarze Banner',
  'topic.white': 'Weiße Banner',
  'topic.headman': 'Das ? und das Oberhaupt',
  'topic.time': 'Zeit und Gevatter Tod',
  'topic.market': 'Markt',
  'topic.serving': 'Kunden bedienen',
  'topic.school': 'Schule',
  'topic.travel': 'Reise',
  'topic.church': 'Kirche und Mönche',
  'topic.council': 'Rathaus und Versammlungsplatz',
  'topic.end': 'Ende und Wertung',
  'topic.values': 'Über die Kartenwerte',
  'lesson.dice':
    'Nimm zwei Würfel. Ihre Summe ist dein Bannerwert. Mit einer 7 legst du ein Kornfeld an, und Kornfelder bringen Münzen.',
  'lesson.white':
    'Bilde einen Bannerwert, den deine weißen Banner zeigen. Alle mit diesem Wert kannst du in einem Zug aktivieren.',
  'lesson.build':
    'Ein neues Handwerksgebäude stellt jedes Mal ein Gut her, wenn du seinen Wert bildest. Für eine Münze drehst du einen Würfel um eins.',
  'lesson.market':
    'Auf dem Markt warten Kunden. Hol einige in dein Dorf. Jeder will bestimmte Güter und gibt Punkte dafür.',
  'lesson.serve':
    'Du hast die Güter für einen deiner Kunden. Bilde seinen Bannerwert, gib die Güter ab, und die Punkte gehören dir.',
  'lesson.goods':
    'Deine Kunden wollen Güter. Errichte das Handwerksgebäude, das eines davon herstellt, oder aktiviere es noch einmal.',
  'lesson.headman':
    'Mit jedem Bannerwert geht das Oberhaupt einen Schritt: zur Münze für 1 Münze, dann weiter zu 3 Geschichten-Punkten für deinen Baum.',
  'lesson.school':
    'Zeit kostet Leben: Jedes Mal, wenn du über die Brücke ziehst, stirbt ein Dorfbewohner. Schick ein Kind zur Schule, damit es später einen Platz einnimmt.',
  'lesson.road':
    'Die Rattenplage frisst Geschichten-Punkte auf dem Baum, im Haupthaus sind sie sicher. Jeder Schritt des Oberhaupts kostet 1 Zeit: Überleg dir, wann du ihn gehst.',
  'lesson.home':
    'Die Rattenplage frisst Geschichten-Punkte auf dem Baum. Bring das Oberhaupt heim: Nur was im Haupthaus liegt, ist sicher. Sind genug Gräber belegt, endet das Spiel.',
  'rules.aim':
    'Du führst ein Dorf durch die Jahre. Punkte bringen Kirche und Fenster, Rathaus und Versammlungsplatz, Kornfelder, Reisekarten, bediente Kunden und sichere Geschichten-Punkte.\n\nAlles kostet Zeit, und Zeit kostet Leben. Wer gut plant, sorgt dafür, dass die Toten in Erinnerung bleiben: Ein Platz in der Chronik bringt Geschichten-Punkte. Das Oberhaupt trägt sie heim, bevor die Rattenplage kommt.',
  'rules.round':
    'Wer beginnt, legt 1 Geschichten-Punkt auf die Starthand und wirft alle Würfel in einen Würfel-Pool. Dann hat jedes Dorf im Uhrzeigersinn einen Zug. Zu zweit wechselt ihr euch ab, bis beide zweimal dran waren.\n\nDein Zug hat drei Schritte. Nimm zwei Würfel und bilde einen Bannerwert. Nutze den Bannerwert. Kam Gevatter Tod mit, begräbst du einen Dorfbewohner. Genommene Würfel fehlen den anderen.\n\nJede Spielerleiste zeigt von links: die Wolke des Zeitmarkers, Münzen, Geschichten-Punkte auf dem Baum (braun), sichere Punkte im Haus (rot) und im Lorbeer die Punkte bisher.',
  'rules.dice':
    'Nimm genau zwei Würfel aus dem Würfel-Pool. Ihre Summe ist dein Bannerwert, 2 bis 12. Jede Münze, die du abgibst, dreht einen der beiden um eins, nie über 1 oder 6 hinaus. Ein Marker vom Versammlungsplatz stellt einen auf eine beliebige Zahl.\n\nJeder schwarze Würfel kostet 2 Zeit, sobald du ihn nimmst. Sonst sind schwarze und weiße Würfel gleich.',
  'rules.black':
    'Schwarze Banner liegen auf dem Tisch: Handwerksgebäude, Kornfelder, Reise, Kirchen, Mönche, Versammlungsplätze, Rathäuser, die Starthand und die Marktvogtei. Dein Bannerwert aktiviert eines davon. Bezahle die Zeit und alle anderen Kosten, dann führst du die Aktion aus.\n\nEine Karte kommt nur in einen aktiven Bereich: Sein Dorfbewohner muss leben. Kornfelder brauchen keinen. Kunden kommen auch ohne Händler.',
  'rules.white':
    'Weiße Banner stehen in deinem Dorf. Dein Bannerwert gilt für alle, die ihn zeigen, nacheinander, jedes einmal im Zug. Der Bereich muss dann aktiv sein. Die Schule kann ihn vorher wieder aktiv machen.\n\nHandwerksgebäude stellen ein Gut her. Kornfelder geben 1 Münze, mit Pflug 2. Das Spielbanner gibt 1 Geschichten-Punkt. Die Schule bewegt ein Kind. Kunden werden bedient. Der Versammlungsplatz kommt zuletzt.',
  'rules.headman':
    'Das ? nimmt jeden Bannerwert, darum geht immer etwas. Bezahle 1 Zeit und geh mit dem Oberhaupt einen Schritt: Haupthaus, Münze, Geschichten-Punkte und zurück.\n\nBei der Münze bekommst du 1 Münze. Bei den Geschichten-Punkten kommen 3 auf deinen Baum. Zurück am Haupthaus wandern alle Geschichten-Punkte vom Baum ins Haus. Dort kann die Rattenplage ihnen nichts tun. Nur diese zählen am Ende.',
  'rules.time':
    'Für Zeit ziehst du deinen Marker über die Wolken. Über die Brücke kommt Gevatter Tod mit: Am Ende des Zuges stirbt einer deiner Dorfbewohner. Ein freier Platz seines Berufs in der Chronik bringt Geschichten-Punkte. Sonst bleibt ein anonymes Grab.\n\nDann läuft die Ratte. Kommt sie ans Ziel, verlieren bei der Rattenplage alle den halben Baum, abgerundet. Ist kein Dorfbewohner mehr da, kommt ein Tagelöhner und kostet 5 Punkte.',
  'rules.market':
    'Mit 4 oder 10 aktivierst du die Marktvogtei und holst Kunden aus der Kundenauslage auf deinen Markt:\n−1 Zeit → 1 Kunde\n−2 Zeit → 2 Kunden\n−2 Zeit −1 Münze → 3 Kunden\n−3 Zeit −1 Münze → 4 Kunden\nDafür brauchst du weder den Händler noch Güter. Kunden warten auf deinem Markt, bis du sie bedienst.',
  'rules.serving':
    'Bedienen ist ein weißes Banner. Du brauchst drei Dinge: einen lebenden Händler, den Bannerwert des Kunden (? nimmt jeden) und die Güter. Gib die Güter ab, und die Punkte gehören dir.\n\nEin Joker ersetzt ein beliebiges Gut. Wartende Kunden zählen am Ende nichts. Zeigen mehrere Kunden deinen Bannerwert, kannst du sie in einem Zug bedienen.',
  'rules.school':
    'Mit 3 oder 11 bewegst du ein Kind. Die Schule braucht keinen Dorfbewohner.\n\nkostenlos → ein neues Kind setzt sich nach links\nkostenlos → das linke Kind rückt nach rechts\n−1 Zeit → ein Kind nimmt den leeren Platz eines Dorfbewohners ein\n\nEin Kind von rechts bringt außerdem 2 Geschichten-Punkte mit. Der Bereich ist sofort wieder aktiv: Seine Banner mit 3 oder 11 gelten noch im selben Zug.',
  'rules.travel':
    'Die Reise geht von A bis E, je Buchstabe eine Karte, der Reihe nach. Bezahle Zeit und Preis des Banners und dazu die grauen Kosten deiner letzten Karte. Erst dann deckst du die neue Karte auf.\n\nDie Kapelle, eine D-Karte, und jede E-Karte beenden deine Reise. Ein leerer Stapel hält alle auf, die seinen Buchstaben brauchen.',
  'rules.church':
    'Eine Kirche je Dorf, gebaut, solange der Abt lebt. Die Heilskirche schützt deinen Geschichten-Baum zweimal vor der Rattenplage. Die Handelskirche bringt am Markt einen Kunden kostenlos. Die Missionskirche lässt dich je Buchstabe eine Reisekarte tauschen. Die Abteikirche zählt als Fenster.\n\nMönche füllen Fenster, höchstens sechs: 2, 4, 7, 10, 14, 20 Punkte. Jeder gibt dir sofort die Wirkung seiner Karte.',
  'rules.council':
    'Der Ratsherr baut ein Rathaus und einen Versammlungsplatz. Das Finanzrathaus gibt jedes Mal 2 Münzen, das Gildenrathaus einen Joker. Das Bereichsrathaus markiert Bereiche: 1 Punkt je Karte. Das Bevölkerungsrathaus markiert Dorfbewohner: 4 Punkte für jeden, der am Ende lebt.\n\nDer Versammlungsplatz gibt 1 Geschichten-Punkt und einen Marker. Er bewegt auch das 2/12-Plättchen: Das Banner daneben gilt auch mit 2 und 12.',
  'rules.end':
    'Sind 9, 14 oder 18 Gräber belegt (zu zweit, dritt, viert), spielt ihr die Runde zu Ende. Dann ist Schluss.\n\nEs zählen Kirche und Fenster, Rathaus und Versammlungsplatz, 1 je Kornfeld, Reisekarten, bediente Kunden, sichere Geschichten-Punkte, 1 für die Starthand und −5 je Tagelöhner. Geschichten-Punkte auf dem Baum, Münzen und Güter zählen nicht, entscheiden aber einen Gleichstand.',
  'rules.values':
    'Die Regeln und viele Zahlen stehen im Regelheft. Viele Karten sind aber nur auf Bildern zu sehen, die wir nicht haben. Diese Werte sind unsere. Wir passen sie vielleicht an, wenn viele Spiele zeigen, dass eine Karte zu stark oder zu schwach ist.\n\nJeder Wert sagt, woher er kommt: Regelheft, Rezension oder Haus. Wer das Spiel besitzt, kann dem Bot die gedruckten Werte geben. Ein laufendes Spiel behält die Werte, mit denen es begann.',
  'example.dice': 'Hier: {a} und {b} ergeben {n}, kostenlos.',
  'example.white': 'Hier: Dein Banner gilt mit {values}: {what}.',
  'example.time': 'Hier: Du stehst auf Wolke {n}. Noch {m} Zeit, dann kommt Gevatter Tod mit.',
  'example.travel': 'Hier: Dein nächster Buchstabe ist {letter}, mit {values}.',
  'example.headman': 'Hier: Das Oberhaupt steht {place}. Auf deinem Baum: {story}.',
  'example.end': 'Hier: {n} von {m} Gräbern sind belegt.',
}
