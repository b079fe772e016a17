import type { TopicKey } from '../en/topics.ts'

/** The rules, chapter by chapter. */
export const topics: Record<TopicKey, string> = {
  'topic.aim.title': 'Waar het om gaat',
  'topic.aim':
    'Je familie leeft, werkt en sterft in het dorp en wil herinnerd worden. Punten komen van burchten, kerk, raadskamer, klanten, munten en van wie in de kroniek ligt. Is de kroniek of het kerkhof vol, of met de haven het laatste zeegraf bezet, dan heeft ieder ander nog één beurt.',
  'topic.turn.title': 'Een beurt',
  'topic.turn':
    'Neem een steen van een actieveld; dan mag je die actie één keer gebruiken. Een peststeen kost 2 tijd. Voor drie stenen van één kleur geeft de put je elke actie zonder steen. Munten vervangen stenen. Passen kan niet.',
  'topic.time.title': 'Tijd en dood',
  'topic.time':
    'Veel wordt met tijd betaald. Gaat je markering over de ganzenveer, dan sterft een van je zichtbare familieleden van de oudste generatie: in de kroniek als zijn groep plaats heeft, anders in een naamloos graf. Jij kiest wie.',
  'topic.farm.title': 'Oogst en familie',
  'topic.farm':
    'Oogst: 2 graan, 3 met paard en ploeg, 4 met os en ploeg; een hoeve bergt er vijf. Familie: het volgende kind komt, of een familielid keert terug.',
  'topic.crafts.title': 'Ambacht',
  'topic.crafts':
    'Leid een familielid op in een gebouw en maak dan goederen met tijd; of betaal stenen of graan en je hebt niemand nodig. De molen maakt van 2 graan en 2 tijd 2 munten.',
  'topic.market.title': 'Marktdag',
  'topic.market':
    'Wie een steen van de markt neemt, roept voor iedereen een marktdag uit. Zijn eerste klant is vrij; elke andere verkoop kost 1 groene steen en 1 tijd extra. Passen geldt voor de hele dag.',
  'topic.council.title': 'Raad, reis, kerk',
  'topic.council':
    'Raad: trede voor trede voor tijd en 2 groene of een boekrol, elk met zijn privilege. Reis: 2 tijd, een huifkar en de stenen van de weg. Kerk: familieleden gaan in de zak, worden bij de mis getrokken en stijgen voor graan; de meerderheid brengt 2 punten.',
  'topic.inn.title': 'Herberg',
  'topic.inn':
    'De brouwerij maakt bier. In de herberg (prijs van een bezoek: {visit}) schuif je een bovenste dorpeling onder zijn stapel en mag je er een kopen. Sommige speel je één keer, op elk moment van je eigen beurt, andere tellen aan het eind.',
  'topic.port.title': 'Haven',
  'topic.port':
    'Huur een kapitein, laad tot drie verschillende stukken en vaar uit. De eerste stap van een vaart is vrij; elke betaling aan de kapitein koopt zijn stappen, en tijdvelden kosten {slow}, ook als je er blijft. Eilanden kopen goederen, hebben cacao, thee en kisten, en vuurtorens voor je familie. Terug in de haven, voor {home}, wordt gelost. Wie op zee sterft en geen plaats in de kroniek vindt, wordt daar begraven: {sea} punten, de een na de ander.',
  'topic.marriage.title': 'Huwelijk',
  'topic.marriage':
    'Zet een familielid op een rang ({marry}) en neem de bonus. Na elke mis trouwen de hoogste rangen; paren krijgen meteen hun geschenken en gaan bij de volgende trouwerij naar de ouders: bakkerij {bakery}; dorpswinkel {shop}; ouders een kind. Brood maakt een familielid een generatie jonger, gereedschap verdubbelt een ambacht. De smokkelaar handelt in alles.',
  'topic.solo.title': 'Alleen tegen Conny',
  'topic.solo':
    'Na elke steen van jou neemt Conny er een van dezelfde kleur, van hetzelfde veld of anders van het volgende met de klok mee dat er een heeft. Een ganzenveer onder de lotfiches tussen haar vakken doodt een van haar familieleden; ze gaat naar kerk en markt en vult de kroniek. Alleen jouw punten tellen.',
  'topic.end.title': 'Punten',
  'topic.end':
    'Burchten {castles}. Voor elk familielid kerktreden {church} en raadstreden {council}. Leden in de kroniek: {chronicle}. Klanten zoals gedrukt, {coin} per munt. Gelijkspel: graan, dan levenden.',
}
