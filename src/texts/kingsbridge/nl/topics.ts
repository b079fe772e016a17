import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Doel van het spel',
  'topic.round': 'Een ronde',
  'topic.council': 'Gebeurteniskaart en raad',
  'topic.favour': 'Gunst',
  'topic.piles': 'Kaarten en stapels',
  'topic.cards': 'De twaalf kaarten',
  'topic.goods': 'De negen goederen',
  'topic.projects': 'Bouwwerken, giften, toren',
  'topic.houses': 'Huizen en markt',
  'topic.plague': 'De pest',
  'topic.duties': 'Verplichtingen en straffen',
  'topic.end': 'Het einde',
  'topic.secrets': 'Wat verborgen is',
  'topic.values': 'Over de waarden van de kaarten',
  'rules.aim':
    'Kingsbridge in zware tijden, vier hoofdstukken van zes rondes. Overwinningspunten (OP) krijg je als je aan de stad bouwt, giften geeft, de gunst van de machtigen hebt en, zodra de pest er is, zieken verzorgt.\n\nMaar aan het einde van elk hoofdstuk ben je vroomheid, graan en belasting schuldig. Kun je niet betalen, dan verlies je OP en krijg je straf.',
  'rules.round':
    'Elke ronde begint met een gebeurtenis. Een directe werkt meteen. Een blijvende verandert de acties van deze en latere rondes van het hoofdstuk.\n\nDaarna draait de actieve speler, die met het wapen, de kaart. Dat geeft iedereen een inkomen en de actieve speler een gunst. Nu speelt iedereen met de klok mee een kaart en gebruikt die. Aan het einde van de ronde gaat een blijvende gebeurtenis naar de rand. Daar liggen er hoogstens twee: de oudste maakt plaats. Het wapen gaat elke ronde verder, aan het einde van een hoofdstuk nog een keer.',
  'rules.council':
    'Een gebeurteniskaart heeft op elke hoek een symbool en aan één kant een pijl. De actieve speler legt de kaart op een van vier manieren neer. Je krijgt het symbool van de hoek die naar jouw plaats wijst. Is dat niet in voorraad, dan krijg je 1 OP.\n\nDe pijl wijst naar 0, 1, 2 of 3. Zo ver gaat de gunststeen. De 0 mag altijd. Leidt een ander getal naar vogelvrijen, dan moet de actieve speler die kunnen betalen.',
  'rules.favour':
    'Koningin: 2 OP als je trouw hebt. Prior: 1 vroomheid. Gilde: 1 OP per eigen huis. Priores: 2 OP als je kennis hebt. Kooplui: 1 wol. Koning: 1 OP per trouw. Graaf: 1 graan. Bisschop: 1 OP per vroomheid. Vogelvrijen: je betaalt 1 geld.\n\nDe gunststeen slaat afgedekte velden over. Trouw, vroomheid en kennis toon je alleen. Je houdt ze.',
  'rules.piles':
    'Je speelt een kaart open en gebruikt die of ziet van de actie af. Daarna leg je een andere kaart gedekt weg. Zo speel je in een hoofdstuk zes van je twaalf kaarten en leg je er zes weg. In het eerste hoofdstuk heb je misschien maar zes kaarten. Dan leg je er geen weg.\n\nAfzien is een keuze, en sommige gebeurtenissen belonen die. Aan het begin van elk hoofdstuk neem je al je kaarten weer op hand.',
  'rules.cards':
    'Graan, Vroomheid, Bouwmateriaal: 1 ervan. Bouwwerk: 1 of 2 bouwmaterialen plaatsen. Verkoop: zoveel wol als je wilt en 1 laken. Privilege: je vorige kaart nog een keer gebruiken. Huizenbouw: een huis op een kavel. Huur: de opbrengst van 1 of 2 huizen. Gift: een zegel voor 1 geld. Lakenweverij: 1 of 2 wol tot laken. Geneeskunst: 1 geld en 1 OP, of zieken verzorgen. Gunst: het volgende veld van de gunstboog.',
  'rules.goods':
    'Met geld betaal je zegels, huizen en belasting. Wol en laken verkoop je op de markt, en met Lakenweverij maak je van wol laken. Steen en hout gebruik je voor bouwwerken en huizen.\n\nGraan en vroomheid ben je aan het einde van elk hoofdstuk schuldig. Trouw wendt straffen af. Met kennis verzorg je zieken. Trouw, vroomheid en kennis tellen ook voor gunst, en je houdt ze als je ze toont.\n\nDe voorraad goederen is beperkt, alleen geld raakt nooit op.',
  'rules.projects':
    'Elke steen en elk hout dat je plaatst levert 3 OP op. Zijn alle velden vol, dan krijgt iedereen met een zegel erop de bonus. Een extra goed krijgen ze alleen als er voor iedereen genoeg in voorraad is. Je hebt twee zegels, hoogstens één per bouwwerk. Je krijgt ze terug.\n\nAan het einde van een hoofdstuk groeit elk onvoltooid bouwwerk met 1. De toren komt na hoofdstuk II. Is die vol, dan levert de meeste trouw 3 OP op, bij gelijke stand elk 1.',
  'rules.houses':
    'Een huis kost 1 geld en 1 bouwmateriaal, zoals de kavel toont. Van de twee kavels met dezelfde opbrengst mag er één van jou zijn. Je hebt vier huizen.\n\nDe markt betaalt 2 geld voor wol en 4 voor laken, zolang een gebeurtenis niets anders zegt. Laken verkoop je pas vanaf hoofdstuk II, tenzij een gebeurtenis de markt eerder opent.',
  'rules.plague':
    'Vanaf hoofdstuk III noemt elke gebeurtenis een plek waar iemand ziek kan worden. De waarde die daar verschijnt is de medische kennis die je nodig hebt. Met Geneeskunst verzorg je zoveel zieken als je kennis in totaal dekt. Elke zieke levert 2 OP en het voordeel van de plek op. Je kennis houd je.\n\nPlek 9 geeft een gratis huis, plek 11 verder niets.',
  'rules.duties':
    'Na elk hoofdstuk ben je 2 vroomheid (−3 OP voor elk dat ontbreekt), 2 graan (elk −2 OP) en een belasting van 2 tot 5 geld (elk −1 OP) schuldig.\n\nOntbreekt vroomheid, dan doe je boete: de eerste kaart die je weglegt, wordt getrokken. Ontbreekt graan, dan bedel je: geen inkomen in ronde 1. Ontbreekt geld, dan sta je voor het koninklijk gerecht: geen actie in ronde 1. 1 trouw wendt één straf af. Na hoofdstuk IV verdubbelt het verlies. 1 trouw wendt één verdubbeling af.',
  'rules.end':
    'Na het vierde hoofdstuk telt elke steen en elk hout 1 OP, elk geld een halve. Wie de meeste OP heeft, wint. Bij gelijke stand beslist meer vroomheid, dan trouw, dan kennis.',
  'rules.secrets':
    'Alleen jij ziet je hand, je weggelegde kaarten en hoeveel goederen je hebt. Iedereen ziet wat je krijgt en betaalt. Maar niets verraadt wie kon betalen: de bot roept iedereen die het aangaat. Heb je niets te kiezen, dan is je antwoord er al. Jullie kunnen ook met open goederen spelen.',
  'rules.values':
    'De regels volgen het gedrukte spel. Waar een blad of kaart verloren is, zijn de waarden van ons en kunnen ze veranderen. De eigenaar van de bot kan andere waarden meebrengen. Alle teksten zijn van onszelf.',
}
