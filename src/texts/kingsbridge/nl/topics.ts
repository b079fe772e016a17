import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Waar het om gaat',
  'topic.round': 'Een ronde',
  'topic.council': 'Gebeurteniskaart en raad',
  'topic.favour': 'Gunst',
  'topic.piles': 'Kaarten en stapels',
  'topic.cards': 'De twaalf kaarten',
  'topic.projects': 'Bouwwerken, giften, toren',
  'topic.houses': 'Huizen en markt',
  'topic.plague': 'De pest',
  'topic.duties': 'Plichten en straffen',
  'topic.end': 'Het einde',
  'topic.secrets': 'Wat verborgen is',
  'topic.values': 'Waar de getallen vandaan komen',
  'rules.aim':
    'Kingsbridge in zware tijden, vier hoofdstukken van zes ronden. OP krijg je voor het bouwen aan de stad, voor giften, door de gunst van de machtigen en, als de pest er is, voor het verzorgen van zieken.\n\nMaar aan het einde van elk hoofdstuk is iedereen vroomheid, graan en belasting schuldig. Wie niet kan betalen verliest OP en krijgt straf. (K-ROUND, K-DUTY)',
  'rules.round':
    'Er wordt een gebeurtenis omgedraaid. Een directe werkt meteen; een blijvende verandert de acties van deze en latere ronden van het hoofdstuk.\n\nWie het wapen heeft draait daarna de kaart: dat geeft iedereen een inkomen en deze persoon een gunst. Nu legt iedereen met de klok mee een kaart en gebruikt die. Aan het einde van de ronde gaat een blijvende gebeurtenis naar de rand. Daar liggen er hoogstens twee: de oudste maakt plaats. Het wapen gaat verder, aan het einde van een hoofdstuk nog een keer. (K-ROUND, K-LAST, K-END)',
  'rules.council':
    'Een gebeurteniskaart heeft op elke hoek een symbool en aan één kant een pijl. Wie het wapen heeft legt de kaart op een van vier manieren. Iedereen krijgt wat de hoek toont die naar de eigen plaats wijst. Wat niet in voorraad is wordt 1 OP.\n\nDe pijl wijst naar 0, 1, 2 of 3: zo ver gaat de gunststeen. De 0 mag altijd, een ander getal alleen als vogelvrijen waar het heen leidt betaald kunnen worden. (K-ORIENT, K-INCOME)',
  'rules.favour':
    'Koningin: 2 OP met trouw. Prior: 1 vroomheid. Gilde: 1 OP voor elk eigen huis. Priores: 2 OP met kennis. Kooplui: 1 wol. Koning: 1 OP voor elke trouw. Graaf: 1 graan. Bisschop: 1 OP voor elke vroomheid. Vogelvrijen: 1 geld wordt genomen.\n\nAfgedekte velden tellen niet mee. Trouw, vroomheid en kennis worden alleen getoond. (K-FAVOUR)',
  'rules.piles':
    'Je legt een kaart open, gebruikt die of ziet ervan af, en legt dan een andere gedekt af. Zo worden van twaalf kaarten in een hoofdstuk zes gebruikt en zes niet. In het eerste hoofdstuk kunnen het maar zes kaarten zijn, zonder afleggen.\n\nAfzien is een keuze: sommige gebeurtenissen belonen die. Aan het begin van een hoofdstuk komen alle kaarten terug. (K-TURN, K-PILE)',
  'rules.cards':
    'Graan, Vroomheid, Bouwmateriaal: 1 ervan. Bouwwerk: 1 of 2 materialen plaatsen. Verkoop: wol naar wens en 1 laken. Privilege: nog eens de kaart van daarvoor. Huizenbouw: een huis op een kavel. Pacht: de opbrengst van 1 of 2 huizen. Gift: een zegel voor 1 geld. Lakenweverij: van 1 of 2 wol wordt laken gemaakt. Geneeskunst: 1 geld en 1 OP, of zieken verzorgen. Gunst: het volgende veld. (K-CARD)',
  'rules.projects':
    'Elke steen en elk hout dat je plaatst brengt 3 OP op. Zijn alle velden vol, dan krijgt iedereen met een zegel erop het loon, als de voorraad het extra goed voor allen heeft. Je hebt twee zegels, één per bouwwerk; ze komen terug.\n\nAan het einde van een hoofdstuk groeit elk onvoltooid bouwwerk met 1. De toren komt na hoofdstuk II: is die vol, dan brengt de meeste trouw 3 OP op, bij gelijke stand elk 1. (K-BUILD, K-DONOR, K-TOWER)',
  'rules.houses':
    'Een huis kost 1 materiaal, zoals de kavel toont, en 1 geld. Van de twee kavels met dezelfde opbrengst mag er één van jou zijn, in totaal vier huizen.\n\nDe markt betaalt 2 geld voor wol en 4 voor laken, zolang geen gebeurtenis iets anders zegt. Laken is pas vanaf hoofdstuk II te verkopen, tenzij een gebeurtenis de markt eerder opent. (K-HOUSE, K-MARKET)',
  'rules.plague':
    'Vanaf hoofdstuk III noemt elke gebeurtenis een plek waar iemand ziek kan worden. De omgedraaide waarde is de kennis die nodig is. De geneeskunst verzorgt zoveel zieken als je kennis samen reikt: elk 2 OP en het loon van de plek. Kennis wordt nooit uitgegeven.\n\nPlek 9 brengt een gratis huis, plek 11 verder niets. (K-PLAGUE)',
  'rules.duties':
    'Na elk hoofdstuk ben je 2 vroomheid schuldig (3 OP voor elke ontbrekende), 2 graan (2 OP voor elk ontbrekend) en een belasting van 2 tot 5 geld (1 OP voor elk ontbrekend).\n\nWie tekortkomt doet ook boete (de eerste kaart die je aflegt wordt getrokken), bedelt (geen inkomen in ronde 1) of staat voor het gerecht (geen actie in ronde 1). 1 trouw wendt één daarvan af. Na hoofdstuk IV wordt in plaats daarvan het verlies verdubbeld, en trouw wendt dat af. (K-DUTY, K-PENALTY)',
  'rules.end':
    'Na het vierde hoofdstuk telt elke steen en elk hout 1 OP, elk geld een halve. De meeste OP winnen. Bij gelijke stand beslist meer vroomheid, dan trouw, dan kennis. (K-SCORE)',
  'rules.secrets':
    'Alleen jij ziet je hand, je afgelegde kaarten en hoeveel goederen je hebt. Wat iemand krijgt of betaalt horen allen. Maar niets verraadt wie kon betalen: iedereen die het aangaat wordt geroepen, en wie niets te kiezen heeft, heeft al geantwoord. Een tafel kan met open goederen spelen. (K-SECRET)',
  'rules.values':
    'De regels volgen het gedrukte spel; waar een blad of kaart verloren is zijn de waarden van ons en kunnen ze veranderen. Wie de bot draait kan andere waarden meebrengen. Alle woorden zijn van onszelf.',
}
