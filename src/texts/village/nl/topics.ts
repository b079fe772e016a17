import type { TopicKey } from '../en/topics.ts'

/** The rules, chapter by chapter. */
export const topics: Record<TopicKey, string> = {
  'topic.aim.title': 'Doel van het spel',
  'topic.aim':
    'Je familie leeft, werkt en sterft in het dorp en wil herinnerd worden. Punten krijg je voor burchten, kerk, raadskamer, klanten, munten en je doden in de kroniek. Het spel eindigt als de kroniek of het kerkhof vol is, met Port ook bij het laatste zeegraf. Daarna heeft ieder ander nog één beurt.',
  'topic.turn.title': 'Een beurt',
  'topic.turn':
    'Neem een blokje van een actieveld. Daarna mag je die actie één keer gebruiken. Een pestblokje kost 2 tijd. De put kost 3 blokjes van één kleur en geeft je elke actie zonder blokje. Munten kunnen blokjes vervangen. Passen kan niet.',
  'topic.time.title': 'Tijd en dood',
  'topic.time':
    'Veel betaal je met tijd. Gaat je marker voorbij de ganzenveer, dan sterft een van je zichtbare familieleden van de oudste generatie. Je kiest zelf welk. Heeft de groep nog plaats, dan komt het familielid in de kroniek, anders op het kerkhof.',
  'topic.farm.title': 'Oogst en familie',
  'topic.farm':
    'Oogst: 2 graan, 3 met paard en ploeg, 4 met os en ploeg. Op een hoeve passen 5 graan. Familie: je volgende kind wordt geboren, of je haalt een familielid naar huis.',
  'topic.crafts.title': 'Ambacht',
  'topic.crafts':
    'Leid een familielid op in een gebouw. Vanaf dan maak je daar goederen voor tijd. Je kunt ook met blokjes of graan betalen, dan heb je daar niemand nodig.\n{list}',
  'topic.craft': '{building}: {price} → {goods}{training, select, none {} other { (opleiding {training})}}',
  'topic.either': '{one} of {other}',
  'topic.market.title': 'Marktdag',
  'topic.market':
    'Een blokje van de markt roept een marktdag uit voor iedereen. Als jij de marktdag uitroept, kost je eerste klant geen toeslag. Elke andere verkoop kost 1 groen blokje en 1 tijd extra. Pas je, dan doe je de hele dag niet meer mee.',
  'topic.council.title': 'Raadskamer',
  'topic.council':
    'Een familielid gaat van de hoeve naar trede 1, of een familielid daar stijgt een trede. Een trede kost haar tijd en {price}. Daarna mag je een privilege van die trede of een lagere gebruiken. Je kunt ook alleen een privilege gebruiken.\n{list}',
  'topic.step': 'Trede {step} ({time}): {privilege}',
  'topic.travel.title': 'Reis',
  'topic.travel':
    'Een familielid gaat van de hoeve of van een burcht naar een naburige burcht. Dat kost {leg} en de blokjes van de weg. Je krijgt de beloning van de burcht. Verschillende burchten leveren aan het einde punten op.\nBeloningen: {rewards}.\n{list}',
  'topic.church.title': 'Kerk en mis',
  'topic.church':
    'Een familielid gaat van de hoeve in de zak ({enter}). Een ronde eindigt met een mis. Eerst mag je familieleden voor {pull} per stuk uit de zak halen. Daarna wordt getrokken tot er {n, plural, one {# figuur uit is} other {# figuren uit zijn}}. Dan stijgen familieleden in de kerk voor graan: {list}. De meerderheid in de kerk levert {majority} op.',
  'topic.rise': 'trede {step} ({price})',
  'topic.inn.title': 'Herberg',
  'topic.inn':
    'De brouwerij maakt bier. Een bezoek aan de herberg kost {visit}. Je schuift een bovenste dorpsbewoner onder de stapel. Daarna mag je een dorpsbewoner kopen. Sommige speel je één keer, op elk moment van je eigen beurt. Andere tellen aan het einde.',
  'topic.port.title': 'Haven',
  'topic.port':
    'Huur een kapitein, laad tot 3 verschillende stukken en vaar uit. De eerste stap van een vaart is gratis. Verdere stappen kosten wat de kapitein vraagt, en tijdvelden kosten {slow}, ook als je er blijft. Eilanden kopen goederen en hebben cacao, thee, schatkisten en vuurtorens voor je familie. Voor {home} keer je terug naar de haven en los je alles. Wie op zee sterft en geen plaats in de kroniek vindt, krijgt een zeegraf: {sea} punten, op volgorde.',
  'topic.marriage.title': 'Huwelijk',
  'topic.marriage':
    'Zet een familielid op een rang ({marry}) en neem de bonus. Na elke mis trouwen de hoogste rangen. Paren krijgen meteen hun geschenken en gaan bij de volgende bruiloft naar de ouders. Bakkerij: {bakery}. Dorpswinkel: {shop}. Ouders: een kind. Brood onder een familielid maakt het bij een sterfgeval een generatie jonger. Gereedschap verdubbelt een ambacht. De smokkelaar handelt in alles.',
  'topic.solo.title': 'Alleen tegen Conny',
  'topic.solo':
    'Na elk blokje van jou neemt Conny er een van dezelfde kleur: van hetzelfde veld, of anders van het volgende met de klok mee waar er een ligt. Tussen haar vakken liggen lotfiches: bij een ganzenveer sterft een van haar familieleden. Ze gaat naar de kerk en de markt en vult de kroniek. Alleen jouw punten tellen.',
  'topic.end.title': 'Punten',
  'topic.end':
    'Burchten {castles}. Treden in de kerk {church} en in de raadskamer {council} voor elk familielid. Familieleden in de kroniek: {chronicle}. Klanten zoals gedrukt. Elke munt {coin}. Gelijkspel: graan, dan levende familieleden.',
}
