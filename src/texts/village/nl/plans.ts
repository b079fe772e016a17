import type { PlanKey } from '../en/plans.ts'

/** Goals, lessons, and what decided a game. */
export const plans: Record<PlanKey, string> = {
  'goal.recall': 'Iemand naar huis halen',
  'goal.train': 'Iemand opleiden: {building}',
  'goal.market': 'Marktdag zonder verkoop',
  'goal.travel': 'Reis naar {castle}',
  'goal.sail': 'Zeilen: {water}',
  'goal.dock': 'Aanleggen: {water}',
  'goal.return': 'Terug naar de haven',
  'goal.council': 'Raad, trede {step}',
  'goal.church': 'Iemand in de zak van de kerk',
  'goal.inn': 'Bezoek aan de herberg',
  'goal.smuggle': 'Smokkelaar: {what}',
  'goal.smuggleCubes': 'Smokkelaar: twee stenen',
  'goal.bread': 'brood verkopen',
  'goal.tool': 'gereedschap verkopen',
  'goal.marry': 'Iemand op een rang zetten',
  'goal.cube': 'Alleen een steen',
  'goal.free': 'gratis',
  'goal.reveals': 'brengt iets aan het licht',
  'closest.tie': 'Dichterbij kan niet: {name} won alleen door graan en levenden.',
  'closest.majority': 'De laatste mis besliste: zonder de meerderheid in de kerk had {name} niet vooraan gestaan.',
  'closest.margin': 'Uiteindelijk {n, plural, one {maakte # punt} other {maakten # punten}} het verschil.',
  'closest.rank': 'Er {n, plural, one {ontbrak # punt} other {ontbraken # punten}} voor: {rank}.',
  'lesson.cube':
    'Elke beurt neem je een steen van een veld en mag je daarna de actie van dat veld gebruiken. Stenen betalen later van alles; zwarte kosten tijd.',
  'lesson.train':
    'Familieleden leren een ambacht voor tijd. Wie is opgeleid maakt goederen voor tijd alleen, en sterft hij ooit, dan staat hij bij de ambachtslieden in de kroniek.',
  'lesson.birth': 'Je familie groeit op de hoeve. Jonge generaties leven langer, want de Dood haalt de oudste eerst.',
  'lesson.harvest':
    'Graan is voor de molen, betaalt in de stal en tilt op in de kerk. Een hoeve heeft plaats voor vijf.',
  'lesson.make': 'Goederen zijn voor klanten, reizen en de raad. Wie is opgeleid maakt ze voor tijd.',
  'lesson.serve':
    'Een steen van de markt roept een marktdag uit voor iedereen. Je eerste klant kost niets extra: breng wat hij wil.',
  'lesson.church':
    'Wie in de zak zit kan bij de mis worden getrokken en stijgt dan in de kerk voor graan. De meesten daar brengen elke keer 2 punten.',
  'lesson.council':
    'In de raad heeft elke trede een privilege, en hogere treden brengen punten. Het kost tijd en groene stenen, of een boekrol.',
  'lesson.travel': 'Een reis kost een huifkar, tijd en stenen. Elk nieuw kasteel is meer waard dan het vorige.',
}
