import type { PlanKey } from '../en/plans.ts'

/** Goals, lessons, and what decided a game. */
export const plans: Record<PlanKey, string> = {
  'goal.recall': 'Jemanden heimholen',
  'goal.train': 'Jemanden ausbilden: {building}',
  'goal.market': 'Markttag ohne Verkauf',
  'goal.travel': 'Reise nach {castle}',
  'goal.sail': 'Segeln: {water}',
  'goal.dock': 'Anlegen: {water}',
  'goal.return': 'Zurück in den Hafen',
  'goal.council': 'Rat, Stufe {step}',
  'goal.church': 'Jemanden in den Beutel der Kirche',
  'goal.inn': 'Besuch im Wirtshaus',
  'goal.smuggle': 'Schmuggler: {what}',
  'goal.smuggleCubes': 'Schmuggler: zwei Steine',
  'goal.bread': 'Brot verkaufen',
  'goal.tool': 'Werkzeug verkaufen',
  'goal.marry': 'Jemanden auf einen Rang stellen',
  'goal.cube': 'Nur einen Stein',
  'goal.free': 'kostenlos',
  'goal.reveals': 'bringt etwas ans Licht',
  'closest.tie': 'Knapper geht es nicht: {name} gewann allein durch Getreide und Lebende.',
  'closest.majority': 'Die letzte Messe entschied: Ohne die Mehrheit in der Kirche wäre {name} nicht vorn gewesen.',
  'closest.margin': 'Am Ende {n, plural, one {machte # Punkt} other {machten # Punkte}} den Unterschied.',
  'closest.rank': '{n, plural, one {# Punkt fehlte} other {# Punkte fehlten}} zu: {rank}.',
  'lesson.cube':
    'In jedem Zug nimmst du einen Stein von einem Feld und darfst dann dessen Aktion nutzen. Steine bezahlen später vieles; schwarze kosten Zeit.',
  'lesson.train':
    'Familienmitglieder lernen ein Handwerk gegen Zeit. Wer ausgebildet ist, macht Waren allein gegen Zeit, und stirbt er einmal, steht er bei den Handwerkern in der Chronik.',
  'lesson.birth':
    'Deine Familie wächst auf dem Hof. Junge Generationen leben länger, denn der Tod holt die älteste zuerst.',
  'lesson.harvest': 'Getreide braucht die Mühle, bezahlt im Stall und hebt in der Kirche. Ein Hof fasst fünf.',
  'lesson.make': 'Waren sind für Kunden, Reisen und den Rat. Wer ausgebildet ist, macht sie gegen Zeit.',
  'lesson.serve':
    'Ein Stein vom Markt ruft einen Markttag für alle aus. Dein erster Kunde kostet nichts extra: Bring ihm, was er will.',
  'lesson.church':
    'Wer im Beutel ist, kann zur Messe gezogen werden und steigt dann in der Kirche für Getreide auf. Die meisten dort bringen jedes Mal 2 Punkte.',
  'lesson.council':
    'Im Rat hat jede Stufe ihr Privileg, und höhere Stufen bringen Punkte. Es kostet Zeit und grüne Steine oder eine Schriftrolle.',
  'lesson.travel': 'Eine Reise kostet einen Planwagen, Zeit und Steine. Jede neue Burg ist mehr wert als die vorige.',
}
