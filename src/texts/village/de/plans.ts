import type { PlanKey } from '../en/plans.ts'

/** Goals, lessons, and what decided a game. */
export const plans: Record<PlanKey, string> = {
  'goal.recall': 'Jemanden heimholen',
  'goal.train': 'Jemanden ausbilden: {building}',
  'goal.make': 'Herstellen: {what}',
  'goal.market': 'Markttag ohne Verkauf',
  'goal.travel': 'Reise: {castle}',
  'goal.sail': 'Seereise: {water}',
  'goal.dock': 'Anlegen: {water}',
  'goal.return': 'Zurück in den Hafen',
  'goal.council': 'Ratsstube, Stufe {step}',
  'goal.church': 'Jemanden in die Kirche schicken',
  'goal.inn': 'Ins Wirtshaus gehen',
  'goal.smuggle': 'Schmuggler: {what}',
  'goal.smuggleCubes': 'Schmuggler: zwei Steine',
  'goal.bread': 'Brot verkaufen',
  'goal.tool': 'Werkzeug verkaufen',
  'goal.marry': 'Jemanden zur Zeremonie schicken',
  'goal.cube': 'Stein nehmen, auf die Aktion verzichten',
  'goal.free': 'kostenlos',
  'goal.load': 'Ladung: {list}',
  'goal.via': 'über {list}',
  'goal.deaths': '{n, plural, one {# Todesfall} other {# Todesfälle}}',
  'goal.captain': 'Kapitän: {price}',
  'goal.reveals': 'deckt etwas auf',
  'closest.tie': 'Knapper geht es nicht: {name} gewann nur durch Getreide und lebende Familienmitglieder.',
  'closest.majority': 'Die letzte Messe entschied: {name} gewann durch die Mehrheit in der Kirche.',
  'closest.margin': 'Am Ende {n, plural, one {machte # Punkt} other {machten # Punkte}} den Unterschied.',
  'closest.rank': 'Dazu {n, plural, one {fehlte # Punkt} other {fehlten # Punkte}}: {rank}.',
  'lesson.cube':
    'In jedem Zug nimmst du einen Stein von einem Aktionsfeld. Dann darfst du die Aktion dieses Feldes nutzen. Mit Steinen bezahlst du später. Ein schwarzer Stein kostet Zeit.',
  'lesson.train':
    'Familienmitglieder lernen ein Handwerk, das kostet Zeit. Einmal ausgebildet, stellen sie Güter nur gegen Zeit her. Später stehen sie bei den Handwerkern in der Chronik.',
  'lesson.birth':
    'Deine Familie wächst auf dem Hof. Junge Generationen leben länger, denn der Tod holt die älteste zuerst.',
  'lesson.harvest':
    'Getreide brauchst du für die Mühle, die Ställe und den Aufstieg in der Kirche. Auf deinen Hof passen 5.',
  'lesson.make':
    'Güter brauchst du für Kunden, Reisen und die Ratsstube. Ein ausgebildetes Familienmitglied stellt sie gegen Zeit her.',
  'lesson.serve':
    'Ein Stein vom Markt ruft einen Markttag für alle aus. Dein erster Kunde kostet keinen Aufpreis: Gib ab, was auf dem Plättchen steht.',
  'lesson.time':
    'Vieles kostet Zeit: Dein Marker rückt auf den Wolken zum Federkiel vor. Je weniger Zeit du zahlst, desto länger lebt deine Familie.',
  'lesson.death':
    'Überschreitet dein Marker den Federkiel, stirbt eines deiner ältesten Familienmitglieder. Das ist kein Verlust: Ein guter Platz in der Chronik bringt Punkte.',
  'lesson.chronicle':
    'Es zählt, wo ein Familienmitglied stirbt: Jede Berufsgruppe hat wenige Plätze in der Chronik. Sind sie belegt, bleibt nur der Friedhof, und der bringt nichts.',
  'lesson.church':
    'Familienmitglieder im Beutel können zur Messe gezogen werden. In der Kirche steigen sie für Getreide auf. Die Mehrheit dort bringt bei jeder Messe 2 Punkte.',
  'lesson.mass':
    'Mit dem letzten Stein endet die Runde, und es folgt eine Messe. Eine Münze holt ein Familienmitglied sicher aus dem Beutel. Mit Getreide steigen deine Familienmitglieder auf.',
  'lesson.council':
    'In der Ratsstube hat jede Stufe ein Privileg, und höhere Stufen bringen Punkte. Eine Stufe kostet Zeit und 2 grüne Steine oder eine Schriftrolle.',
  'lesson.travel': 'Eine Reise kostet einen Planwagen, Zeit und Steine. Jede neue Burg ist mehr wert als die vorige.',
}
