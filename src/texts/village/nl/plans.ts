import type { PlanKey } from '../en/plans.ts'

/** Goals, lessons, and what decided a game. */
export const plans: Record<PlanKey, string> = {
  'goal.recall': 'Iemand naar huis halen',
  'goal.train': 'Iemand opleiden: {building}',
  'goal.make': 'Maak {what}',
  'goal.market': 'Marktdag zonder verkoop',
  'goal.travel': 'Reis: {castle}',
  'goal.sail': 'Zeereis: {water}',
  'goal.dock': 'Aanleggen: {water}',
  'goal.return': 'Terug naar de haven',
  'goal.council': 'Raadskamer, trede {step}',
  'goal.church': 'Iemand naar de kerk sturen',
  'goal.inn': 'Naar de herberg gaan',
  'goal.smuggle': 'Smokkelaar: {what}',
  'goal.smuggleCubes': 'Smokkelaar: twee blokjes',
  'goal.bread': 'brood verkopen',
  'goal.tool': 'gereedschap verkopen',
  'goal.marry': 'Iemand naar de ceremonie sturen',
  'goal.cube': 'Blokje nemen, van de actie afzien',
  'goal.free': 'gratis',
  'goal.load': 'lading: {list}',
  'goal.via': 'via {list}',
  'goal.deaths': '{n, plural, one {# sterfgeval} other {# sterfgevallen}}',
  'goal.captain': 'kapitein: {price}',
  'goal.reveals': 'onthult iets',
  'closest.tie': 'Spannender kan niet: {name} won alleen op graan en levende familieleden.',
  'closest.majority': 'De laatste mis besliste: {name} won dankzij de meerderheid in de kerk.',
  'closest.margin': 'Uiteindelijk {n, plural, one {maakte # punt} other {maakten # punten}} het verschil.',
  'closest.rank': 'Nog {n, plural, one {# punt} other {# punten}} tekort voor: {rank}.',
  'lesson.cube':
    'Elke beurt neem je een blokje van een actieveld. Daarna mag je de actie van dat veld gebruiken. Met blokjes betaal je later. Een zwart blokje kost tijd.',
  'lesson.train':
    'Familieleden leren een ambacht, en dat kost tijd. Daarna maken ze goederen voor alleen tijd. Later staan ze bij de ambachtslieden in de kroniek.',
  'lesson.birth': 'Je familie groeit op de hoeve. Jonge generaties leven langer, want de Dood haalt de oudste eerst.',
  'lesson.harvest': 'Graan gebruik je voor de molen, de stallen en om te stijgen in de kerk. Op je hoeve passen er 5.',
  'lesson.make':
    'Goederen gebruik je voor klanten, reizen en de raadskamer. Een opgeleid familielid maakt ze voor tijd.',
  'lesson.serve':
    'Een blokje van de markt roept een marktdag uit voor iedereen. Je eerste klant kost geen toeslag: lever wat er op het fiche staat.',
  'lesson.time':
    'Veel dingen kosten tijd: je marker schuift over de wolken naar de ganzenveer. Hoe minder tijd je betaalt, hoe langer je familie leeft.',
  'lesson.death':
    'Gaat je marker voorbij de ganzenveer, dan sterft een van je oudste familieleden. Dat is geen verlies: een goede plaats in de kroniek levert punten op.',
  'lesson.chronicle':
    'Het gaat erom waar een familielid sterft: elke groep heeft een paar plaatsen in de kroniek. Zijn die bezet, dan rest het kerkhof, en dat levert niets op.',
  'lesson.church':
    'Familieleden in de zak kunnen bij de mis worden getrokken. In de kerk stijgen ze voor graan. De meerderheid daar levert bij elke mis 2 punten op.',
  'lesson.mass':
    'Met het laatste blokje eindigt de ronde en volgt een mis. Een munt haalt een familielid zeker uit de zak. Met graan laat je familieleden stijgen.',
  'lesson.council':
    'In de raadskamer heeft elke trede een privilege, en hogere treden leveren punten op. Een trede kost tijd en 2 groene blokjes of een perkamentrol.',
  'lesson.travel': 'Een reis kost een wagen, tijd en blokjes. Elke nieuwe burcht is meer waard dan de vorige.',
}
