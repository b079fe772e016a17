import type { HelpNotes } from '../help-notes.ts'

export const NL: HelpNotes = {
  titles: { clock: 'De tijd', chronicle: 'De kroniek', birth: 'Je familie', mass: 'De mis' },
  notes: {
    aim: [
      'Wie het best herinnerd wordt, wint: met de meeste punten.',
      'Burchten, kerk en raadskamer leveren punten op.',
      'Klanten en munten ook.',
      'En je doden in de kroniek. Is die vol, of het kerkhof, dan eindigt het spel.',
    ],
    turn: [
      'Neem een blokje van een actieveld. Je houdt het en betaalt er later mee.',
      'Daarna mag je die actie één keer gebruiken.',
      'Een pestblokje houd je niet. Het kost zoveel tijd.',
      'De put: voor zoveel blokjes van één kleur krijg je elke actie zonder blokje.',
    ],
    time: [
      'Het getal zegt hoeveel tijd er nog is tot de ganzenveer.',
      'Betaal je tijd, dan schuift je marker over de wolken.',
      'Gaat de marker voorbij de ganzenveer, dan sterft er iemand en begint de weg opnieuw.',
      'Het treft een van je laagste zichtbare getallen. Je kiest zelf welk.',
    ],
    farm: [
      'Een oogst levert altijd zoveel graan op.',
      'Met paard en ploeg is het meer.',
      'Met os en ploeg is het het meest.',
      'Zoveel past op een hoeve. Wat niet past, gaat verloren.',
    ],
    crafts: [
      'Hier maak je dit.',
      'Leid een familielid op voor tijd. Het blijft in het gebouw.',
      'Vanaf dan maak je hier goederen voor tijd.',
      'Je kunt ook met deze blokjes betalen, dan heb je daar niemand nodig.',
    ],
    market: [
      'Je kunt alleen klanten bij de kramen bedienen.',
      'Dit wil een klant. Je geeft het aan de voorraad.',
      'Deze punten krijg je aan het einde.',
      'Roep jij de dag uit, dan kost je eerste klant geen toeslag. Elke andere verkoop kost dit extra.',
    ],
    council: [
      'Een familielid gaat van de hoeve naar binnen, of een daar stijgt een trede.',
      'Zoveel tijd kost een trede.',
      'Daarna mag je een privilege van die trede of een lagere gebruiken.',
      'Aan het einde levert elk familielid de punten van zijn trede op.',
    ],
    travel: [
      'Een familielid reist van burcht naar burcht.',
      'Elke weg kost een wagen, tijd en deze blokjes.',
      'Bij een nieuwe burcht zet je een vlag en neem je de beloning.',
      'Hoe meer burchten je hebt bezocht, hoe meer ze waard zijn.',
    ],
    church: [
      'Een familielid gaat van de hoeve in de zak, voor een blokje of voor tijd.',
      'Daar zitten ook monniken. Bij de mis komen er zoveel figuren uit.',
      'Wie eruit komt, gaat naar de kerk en mag voor graan stijgen.',
      'Elke trede levert aan het einde deze punten op.',
    ],
    inn: [
      'Een bezoek kost tijd en een familielid, dat in de herberg blijft.',
      'Dan mag je de bovenste dorpsbewoner van een stapel kopen, voor bier of een munt.',
      'Volle inktpot: één keer gespeeld, in je eigen beurt.',
      'Lege inktpot: telt aan het einde.',
    ],
    port: [
      'Je schip vaart van eiland naar eiland. Er mag een familielid aan boord zijn.',
      'De kapitein vraagt deze blokjes voor zoveel stappen.',
      'Er is plaats voor drie verschillende stukken.',
      'Eilanden kopen goederen, hebben cacao, thee en schatkisten, en soms een vuurtoren.',
    ],
    marriage: [
      'Een familielid gaat op een rang staan en neemt de bonus.',
      'Na de mis wordt gedobbeld, en de hoogste rangen trouwen.',
      'Paren krijgen geschenken, en bij de volgende bruiloft een kind.',
      'Brood maakt iemand een generatie jonger. Gereedschap verdubbelt een ambacht.',
    ],
    solo: [
      'Neem je een blokje, dan neemt Conny er een van dezelfde kleur.',
      'Het komt in het volgende vak van haar ring.',
      'Tussen de vakken liggen lotfiches: bij een ganzenveer sterft er iemand bij haar.',
      'Ze vult kerk en kroniek. Alleen jouw punten tellen.',
    ],
    end: [
      'Burchten, kerk en raadskamer.',
      'Klanten zoals gedrukt, en elke munt.',
      'Familieleden in de kroniek: hoe meer, hoe beter.',
      'Bij gelijkspel telt graan, daarna wie nog leeft.',
    ],
    clock: [
      'Een getal op een wolk is tijd die je betaalt.',
      'Zoveel wolken schuift je marker op.',
      'Donkere wolken liggen achter je. Ze komen niet terug.',
      'Aan het einde van de weg wacht de ganzenveer, en met haar de dood.',
    ],
    chronicle: [
      'Het lint toont waar de volgende dode zou komen.',
      'Elke groep heeft een paar plaatsen in de kroniek.',
      'Met meer familieleden in de kroniek krijg je meer punten.',
      'Is de groep vol, dan rest het kerkhof. Dat levert niets op.',
    ],
    birth: [
      'De actie brengt je volgende kind op de hoeve.',
      'Het getal is de generatie. Lage getallen sterven het eerst.',
      'Of je haalt een familielid naar huis.',
    ],
    mass: [
      'Na het laatste blokje van een ronde volgt een mis.',
      'Een munt haalt je familielid zeker uit de zak.',
      'Dan wordt getrokken: monniken en familieleden.',
      'Voor graan stijgen ze. De meerderheid in de kerk levert punten op.',
    ],
  },
}
