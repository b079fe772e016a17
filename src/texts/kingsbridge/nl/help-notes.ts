import type { HelpNotes } from '../help-notes.ts'

export const NL: HelpNotes = {
  aim: [
    'Bouw aan de stad. Elke steen en elk hout levert 3 OP op.',
    'Zet zegels op bouwwerken. Voltooide geven een bonus.',
    'Ook gunst en zorg voor zieken leveren OP op.',
    'Aan het einde van elk hoofdstuk ben je vroomheid, graan en belasting schuldig.',
  ],
  round: [
    'Een gebeurtenis wordt omgedraaid. De speler met het wapen draait de kaart.',
    'Iedereen krijgt een inkomen, de actieve speler ook een gunst.',
    'Iedereen speelt een kaart, gebruikt die en legt een andere weg.',
    'Het wapen gaat elke ronde verder.',
  ],
  council: [
    'De hoek die naar jouw plaats wijst, is je inkomen.',
    'De pijl zegt hoe ver de gunststeen gaat.',
    '0 betekent: geen gunst.',
    'Niet in voorraad? Dan krijg je 1 OP.',
  ],
  favour: [
    'Hier stopt de gunststeen en levert deze gunst op.',
    'Wat gevraagd wordt, toon je alleen. Je houdt het.',
    'Vogelvrijen: je betaalt 1 geld.',
    'De gunststeen slaat afgedekte velden over.',
  ],
  piles: [
    'Aan het begin van een hoofdstuk neem je al je kaarten terug.',
    'Speel een kaart open en gebruik die, of zie van de actie af.',
    'Leg een andere gedekt weg.',
    'Privilege herhaalt de kaart die je ervoor speelde.',
  ],
  cards: [
    'Deze leveren goederen op: graan, vroomheid, steen of hout.',
    'Hier zet je goederen in: bouwwerk, huis, gift.',
    'Deze leveren geld en opbrengst op: verkoop, lakenweverij, huur.',
    'Zieken verzorgen, de gunststeen zetten, een kaart herhalen.',
  ],
  goods: [
    'Geld: zegels, huizen, belasting.',
    'Wol: verkopen of weven.',
    'Laken: levert meer op.',
    'Steen: om te bouwen.',
    'Hout: ook om te bouwen.',
    'Graan: schuldig na elk hoofdstuk.',
    'Vroomheid: ook schuldig.',
    'Trouw: tegen straffen.',
    'Kennis: voor de zieken.',
  ],
  projects: [
    'Zet steen of hout op een vrij veld: elk 3 OP.',
    'Een zegel kost 1 geld.',
    'Zijn alle velden vol, dan levert elk zegel deze bonus op.',
    'De voltooide toren geeft het metaal aan de meeste trouw.',
  ],
  houses: [
    'Een huis kost geld en het materiaal van de kavel.',
    'Je hebt vier huizen, één per opbrengst.',
    'Met Huur krijg je de opbrengst.',
    'Zoveel betaalt de markt voor wol en laken. Gebeurtenissen veranderen dat.',
  ],
  plague: [
    'Zoveel kennis heb je nodig. Je houdt die.',
    'Je krijgt OP en het voordeel van de plek.',
    'Een gebeurtenis noemt de plek waar een tegel opengaat.',
    'Met Geneeskunst verzorg je er zoveel als je kennis dekt.',
  ],
  duties: [
    'Je bent 2 vroomheid, 2 graan en de belasting van de dobbelsteen schuldig.',
    'Wat ontbreekt, kost per stuk zoveel OP.',
    'Wie iets mist, krijgt in het volgende hoofdstuk straf.',
    '1 trouw wendt één straf af.',
  ],
  end: [
    'De meeste OP winnen.',
    'Steen en hout die over zijn, leveren OP op, geld half zoveel.',
    'Gelijke stand: meer vroomheid, dan trouw, dan kennis.',
  ],
  secrets: [
    'Je goederen liggen achter je scherm.',
    'Hand en weggelegde kaarten blijven gedekt.',
    'Iedereen ziet gespeelde kaarten, huizen, zegels en wat je krijgt en betaalt.',
  ],
  values: [
    'De meeste gebeurtenissen zijn van ons. De gedrukte zijn verloren.',
    'De twaalf kaarten volgen de spelregels.',
    'De eigenaar van de bot kan andere waarden meebrengen.',
  ],
}
