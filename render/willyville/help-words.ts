import type { Language } from './words.ts'

/** What the help pictures say, in our own words. */

export const HELP_TOPICS = [
  'dice',
  'time',
  'craft',
  'field',
  'travel',
  'church',
  'monk',
  'meeting',
  'hall',
  'market',
  'customer',
  'school',
  'headman',
  'death',
  'score',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

export interface HelpText {
  readonly title: string
  /** As many as the topic's picture has numbers. */
  readonly notes: readonly string[]
}

export const HELP_WORDS: Record<Language, Record<HelpTopic, HelpText>> = {
  en: {
    dice: {
      title: 'Dice and values',
      notes: [
        'Pick two dice from the pool. Added up they are your value.',
        'Each coin you spend turns one of the two by one step.',
        'A black die costs 2 time the moment you take it.',
        'Use the value for one black banner, for any of your white ones, or for the “?”.',
      ],
    },
    time: {
      title: 'Time',
      notes: [
        'A number on a cloud is time to pay.',
        'Paying moves your marker on along the clouds.',
        'Whoever crosses the bridge takes Death along: a villager dies when the turn ends.',
        'Darker clouds are already behind you.',
      ],
    },
    craft: {
      title: 'Craft building',
      notes: [
        'The sign shows what is made here. One building of each kind.',
        'A value on the banner makes one good, while the craftsman lives.',
        'Goods wait on their slots. They pay costs even if he is dead.',
        'No free slot? Then the new good is lost.',
      ],
    },
    field: {
      title: 'Field',
      notes: [
        'Its value brings a coin. Fields need no villager.',
        'Taking one costs time and gives a coin. Take as many as you like.',
        'With a plough on it the field brings 2 coins.',
        'Every field is worth a point at the end.',
      ],
    },
    travel: {
      title: 'Travel',
      notes: [
        'Go from A to E, one card of each letter. Points hide on the other side.',
        'Time to pay for the journey.',
        'The value you need, with the traveller at home.',
        'Pay this, and the grey cost of your last travel card.',
      ],
    },
    church: {
      title: 'Church',
      notes: [
        'One church a village. It needs the abbot, and helps while he lives.',
        'Its book shows what it is worth.',
        'Each monk fills a window, up to six.',
        'One to six windows: 2, 4, 7, 10, 14, 20 points.',
      ],
    },
    monk: {
      title: 'Monk',
      notes: [
        'Only the top monk of a stack is seen. Taking one needs a church and the abbot.',
        'What he does at once: story points, “?”, school or market.',
        'Value and time to pay.',
        'Two goods, two coins, or one of each. Then a window is yours.',
      ],
    },
    meeting: {
      title: 'Meeting place',
      notes: [
        'Activate it last in your turn, while the councillor lives.',
        'Worth 2 points at the end.',
        'Each time: a story point and a marker. A marker sets a die to any face.',
        'Building it brings a 2/12 tile to lay beside another banner.',
      ],
    },
    hall: {
      title: 'Town hall',
      notes: [
        'Four kinds: finance gives coins, guild gives jokers, area and people give points.',
        'Its value and its time, while the councillor lives.',
        'Each use marks one more slot.',
        'Marked areas score a point a card, marked living villagers 4 points.',
      ],
    },
    market: {
      title: 'Bailiff',
      notes: [
        'With 4 or 10 you invite customers from the offer.',
        'One to four of them come to your market.',
        'The more at once, the more it costs.',
        'Neither merchant nor goods are needed for that.',
      ],
    },
    customer: {
      title: 'Customer',
      notes: [
        'With this value you may serve. “?” takes any value.',
        'Points, as soon as the customer is served.',
        'Pay these goods. A joker stands for any one.',
        'Serving needs the merchant.',
      ],
    },
    school: {
      title: 'School',
      notes: [
        '3 or 11 moves one child. No villager is needed.',
        'A new child sits down on the left.',
        'From the left it may move right.',
        'For 1 time a child takes an empty place. From the right it also brings 2 story points.',
      ],
    },
    headman: {
      title: 'Headman',
      notes: [
        'Any value will do. Pay 1 time and step on.',
        'Back home: all story points of the tree are safe.',
        'On the coin: take a coin.',
        'On the story: 3 story points for the tree.',
      ],
    },
    death: {
      title: 'Death and plague',
      notes: [
        'Crossed the bridge? One of your villagers dies after the turn.',
        'In the chronicle a coffin earns story points, in a grave nothing.',
        'Enough coffins end the game: 9, 14 or 18 with 2, 3 or 4 players.',
        'Each death moves the rat. At the plague everybody loses half of the tree.',
      ],
    },
    score: {
      title: 'Scoring',
      notes: [
        'Church and windows, town hall and meeting place.',
        'Fields, travel cards and served customers.',
        'Safe story points and the hand. A labourer costs 5.',
        'A tie goes to coins, goods and tree points.',
      ],
    },
  },
  de: {
    dice: {
      title: 'Würfel und Werte',
      notes: [
        'Nimm zwei Würfel aus dem Vorrat. Ihre Summe ist dein Wert.',
        'Jede Münze dreht einen der beiden um eins weiter.',
        'Ein schwarzer Würfel kostet sofort 2 Zeit.',
        'Nutze den Wert für ein schwarzes Banner, für deine weißen oder für das „?“.',
      ],
    },
    time: {
      title: 'Zeit',
      notes: [
        'Eine Zahl auf einer Wolke ist Zeit, die du zahlst.',
        'Dein Marker zieht dafür weiter über die Wolken.',
        'Über die Brücke geht der Tod mit: Am Ende des Zuges stirbt jemand.',
        'Dunkle Wolken liegen schon hinter dir.',
      ],
    },
    craft: {
      title: 'Werkstatt',
      notes: [
        'Das Schild zeigt die Ware. Von jeder Art nur ein Haus.',
        'Passt der Wert, entsteht eine Ware, solange der Handwerker lebt.',
        'Waren warten auf ihren Plätzen und zahlen auch nach seinem Tod.',
        'Kein Platz frei? Dann geht die neue Ware verloren.',
      ],
    },
    field: {
      title: 'Feld',
      notes: [
        'Sein Wert bringt eine Münze, ganz ohne Dorfbewohner.',
        'Es kostet Zeit und gibt eine Münze. Nimm so viele du magst.',
        'Mit einem Pflug bringt das Feld 2 Münzen.',
        'Am Ende zählt jedes Feld einen Punkt.',
      ],
    },
    travel: {
      title: 'Reise',
      notes: [
        'Von A bis E, je Buchstabe eine Karte. Die Punkte stehen hinten.',
        'So viel Zeit kostet der Weg.',
        'Diesen Wert brauchst du, und den Reisenden daheim.',
        'Zahle dies und die grauen Kosten deiner letzten Reisekarte.',
      ],
    },
    church: {
      title: 'Kirche',
      notes: [
        'Eine Kirche je Dorf. Sie braucht den Abt und hilft, solange er lebt.',
        'Ihr Buch zeigt, was sie zählt.',
        'Jeder Mönch füllt ein Fenster, höchstens sechs.',
        'Ein bis sechs Fenster: 2, 4, 7, 10, 14, 20 Punkte.',
      ],
    },
    monk: {
      title: 'Mönch',
      notes: [
        'Nur der oberste ist zu sehen. Er braucht deine Kirche und den Abt.',
        'Das tut er sofort: Geschichten, „?“, Schule oder Markt.',
        'Wert und Zeit, die du zahlst.',
        'Zwei Waren, zwei Münzen oder von beidem eins. Dann hast du ein Fenster.',
      ],
    },
    meeting: {
      title: 'Versammlungsplatz',
      notes: [
        'Immer das letzte Banner im Zug, und nur mit dem Ratsherrn.',
        'Am Ende 2 Punkte.',
        'Jedes Mal: 1 Geschichte und 1 Marker. Er stellt einen Würfel beliebig ein.',
        'Beim Bau gibt es ein Plättchen 2/12 für ein anderes Banner.',
      ],
    },
    hall: {
      title: 'Rathaus',
      notes: [
        'Vier Arten: Finanzen geben Münzen, Gilde Joker, Bereich und Volk Punkte.',
        'Wert und Zeit, solange der Ratsherr lebt.',
        'Jede Nutzung markiert ein Feld mehr.',
        'Markierte Bereiche zählen 1 je Karte, markierte Lebende je 4.',
      ],
    },
    market: {
      title: 'Vogt',
      notes: [
        'Mit 4 oder 10 holst du Kundschaft aus der Auslage.',
        'Eine bis vier Karten kommen auf deinen Markt.',
        'Je mehr auf einmal, desto teurer.',
        'Dafür brauchst du weder Händler noch Waren.',
      ],
    },
    customer: {
      title: 'Kundschaft',
      notes: [
        'Mit diesem Wert darfst du bedienen. „?“ nimmt jeden.',
        'Punkte, sobald bedient ist.',
        'Gib diese Waren. Ein Joker gilt als eine davon.',
        'Bedienen geht nur mit dem Händler.',
      ],
    },
    school: {
      title: 'Schule',
      notes: [
        '3 oder 11 bewegt ein Kind, ganz ohne Dorfbewohner.',
        'Ein neues Kind setzt sich nach links.',
        'Von links darf es nach rechts rücken.',
        'Für 1 Zeit füllt ein Kind eine Lücke. Von rechts bringt es 2 Geschichten mit.',
      ],
    },
    headman: {
      title: 'Oberhaupt',
      notes: [
        'Jeder Wert passt. Zahle 1 Zeit und geh einen Schritt.',
        'Wieder daheim: Alle Geschichten vom Baum sind sicher.',
        'Auf der Münze: nimm 1 Münze.',
        'Bei der Geschichte: 3 Geschichten auf den Baum.',
      ],
    },
    death: {
      title: 'Tod und Pest',
      notes: [
        'Über die Brücke gezogen? Nach dem Zug stirbt einer deiner Leute.',
        'In der Chronik bringt ein Sarg Geschichten, im Grab nichts.',
        'Genug Särge beenden das Spiel: 9, 14 oder 18 bei 2, 3 oder 4.',
        'Jeder Tod bewegt die Ratte. Die Pest kostet alle den halben Baum.',
      ],
    },
    score: {
      title: 'Wertung',
      notes: [
        'Kirche und Fenster, Rathaus und Versammlungsplatz.',
        'Felder, Reisekarten und bediente Kundschaft.',
        'Sichere Geschichten und die Hand. Ein Tagelöhner kostet 5.',
        'Bei Gleichstand zählen Münzen, Waren und Baum.',
      ],
    },
  },
  nl: {
    dice: {
      title: 'Dobbelstenen',
      notes: [
        'Neem twee stenen uit de voorraad. De som is je waarde.',
        'Elke munt draait een van beide één stap.',
        'Een zwarte steen kost meteen 2 tijd.',
        'Gebruik de waarde voor één zwarte banier, voor je witte, of voor de “?”.',
      ],
    },
    time: {
      title: 'Tijd',
      notes: [
        'Een getal op een wolk is tijd die je betaalt.',
        'Je schijf schuift daarvoor verder over de wolken.',
        'Over de brug loopt de Dood mee: aan het eind van je beurt sterft er iemand.',
        'Donkere wolken heb je al gehad.',
      ],
    },
    craft: {
      title: 'Werkplaats',
      notes: [
        'Het bord toont de waar. Van elke soort één huis.',
        'Past de waarde, dan komt er één waar bij, zolang de ambachtsman leeft.',
        'Waren blijven liggen en betalen ook na zijn dood.',
        'Geen plek vrij? Dan is de nieuwe waar weg.',
      ],
    },
    field: {
      title: 'Akker',
      notes: [
        'De waarde geeft een munt, zonder dorpeling.',
        'Hij kost tijd en geeft een munt. Neem er zoveel je wilt.',
        'Met een ploeg geeft de akker 2 munten.',
        'Aan het eind telt elke akker een punt.',
      ],
    },
    travel: {
      title: 'Reis',
      notes: [
        'Van A tot E, één kaart per letter. De punten staan achterop.',
        'Zoveel tijd kost de weg.',
        'Deze waarde heb je nodig, met de reiziger thuis.',
        'Betaal dit en de grijze kosten van je laatste reiskaart.',
      ],
    },
    church: {
      title: 'Kerk',
      notes: [
        'Eén kerk per dorp. Ze heeft de abt nodig en helpt zolang hij leeft.',
        'Het boek toont wat ze telt.',
        'Elke monnik vult een raam, hooguit zes.',
        'Eén tot zes ramen: 2, 4, 7, 10, 14, 20 punten.',
      ],
    },
    monk: {
      title: 'Monnik',
      notes: [
        'Alleen de bovenste is te zien. Hij vraagt een kerk en de abt.',
        'Dit doet hij meteen: verhalen, “?”, school of markt.',
        'Waarde en tijd die je betaalt.',
        'Twee waren, twee munten of van elk één. Dan is het raam van jou.',
      ],
    },
    meeting: {
      title: 'Vergaderplaats',
      notes: [
        'Altijd de laatste banier van je beurt, en alleen met de raadsheer.',
        'Aan het eind 2 punten.',
        'Elke keer: 1 verhaal en 1 schijf. Die zet een steen op elk vlak.',
        'Bij het bouwen krijg je een tegel 2/12 voor een andere banier.',
      ],
    },
    hall: {
      title: 'Raadhuis',
      notes: [
        'Vier soorten: geld geeft munten, gilde jokers, gebied en volk punten.',
        'Waarde en tijd, zolang de raadsheer leeft.',
        'Elk gebruik merkt één vak meer.',
        'Gemerkte gebieden tellen 1 per kaart, gemerkte levenden 4.',
      ],
    },
    market: {
      title: 'Baljuw',
      notes: [
        'Met 4 of 10 haal je klanten uit het aanbod.',
        'Eén tot vier komen naar jouw markt.',
        'Hoe meer tegelijk, hoe duurder.',
        'Je hebt er geen koopman en geen waren voor nodig.',
      ],
    },
    customer: {
      title: 'Klant',
      notes: [
        'Met deze waarde mag je bedienen. “?” neemt elke waarde.',
        'Punten, zodra de klant bediend is.',
        'Geef deze waren. Een joker geldt als één ervan.',
        'Bedienen kan alleen met de koopman.',
      ],
    },
    school: {
      title: 'School',
      notes: [
        '3 of 11 verplaatst een kind, zonder dorpeling.',
        'Een nieuw kind gaat links zitten.',
        'Van links mag het naar rechts.',
        'Voor 1 tijd vult een kind een lege plek. Van rechts brengt het ook 2 verhalen mee.',
      ],
    },
    headman: {
      title: 'Dorpshoofd',
      notes: [
        'Elke waarde is goed. Betaal 1 tijd en doe een stap.',
        'Weer thuis: alle verhalen van de boom zijn veilig.',
        'Op de munt: neem 1 munt.',
        'Bij het verhaal: 3 verhalen in de boom.',
      ],
    },
    death: {
      title: 'Dood en pest',
      notes: [
        'Over de brug? Na je beurt sterft een van je dorpelingen.',
        'In de kroniek geeft een kist verhalen, in een graf niets.',
        'Genoeg kisten en het spel is uit: 9, 14 of 18 met 2, 3 of 4.',
        'Elke dood verplaatst de rat. De pest kost iedereen de halve boom.',
      ],
    },
    score: {
      title: 'Telling',
      notes: [
        'Kerk en ramen, raadhuis en vergaderplaats.',
        'Akkers, reiskaarten en bediende klanten.',
        'Veilige verhalen en de hand. Een dagloner kost 5.',
        'Bij gelijke stand tellen munten, waren en boom.',
      ],
    },
  },
}
