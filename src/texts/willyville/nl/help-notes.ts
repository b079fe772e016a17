import type { HelpNotes } from '../help-notes.ts'

export const NL: HelpNotes = {
  dice: {
    title: 'Vaandelwaarde',
    notes: [
      'Neem twee dobbelstenen uit het aanbod. Hun som is je vaandelwaarde.',
      'Elke munt draait een van de twee één stap.',
      'Een zwarte dobbelsteen kost meteen 2 tijd.',
      'Gebruik de waarde voor één zwart vaandel, voor je witte, of voor de “?”.',
    ],
  },
  time: {
    title: 'Tijd',
    notes: [
      'Een getal op een wolk is tijd die je betaalt.',
      'Je tijdsteen schuift daarvoor verder over de wolken.',
      'Over de brug loopt Magere Hein mee: aan het einde van je beurt sterft er een dorpsbewoner.',
      'Donkere wolken heb je al gehad.',
    ],
  },
  craft: {
    title: 'Ambachtslocatie',
    notes: [
      'Het bord toont het product. Je mag één locatie van elke soort hebben.',
      'Met deze waarde krijg je één product, zolang de ambachtsman leeft.',
      'Goederen blijven liggen. Ook na zijn dood kun je ermee betalen.',
      'Geen plek vrij? Dan vervalt het nieuwe product.',
    ],
  },
  field: {
    title: 'Akker',
    notes: [
      'De waarde geeft een munt. Een dorpsbewoner is niet nodig.',
      'Een akker kost tijd en geeft een munt. Neem er zoveel je wilt.',
      'Met een ploeg geeft de akker 2 munten.',
      'Aan het einde telt elke akker een punt.',
    ],
  },
  travel: {
    title: 'Reis',
    notes: [
      'Van A tot E, één kaart per letter. De punten staan achterop.',
      'Zoveel tijd kost de weg.',
      'Deze waarde heb je nodig, en een levende reiziger.',
      'Betaal dit en de grijze kosten van je laatste reiskaart.',
    ],
  },
  church: {
    title: 'Kerk',
    notes: [
      'Eén kerk per dorp. De abt moet leven.',
      'Het boek toont de punten.',
      'Elke monnik vult een raam, hooguit zes.',
      'Eén tot zes ramen: 2, 4, 7, 10, 14, 20 punten.',
    ],
  },
  monk: {
    title: 'Monnik',
    notes: [
      'Je ziet alleen de bovenste. Je hebt een kerk en de abt nodig.',
      'Dit krijg je meteen: verhaalpunten, “?”, school of markt.',
      'Deze waarde heb je nodig, deze tijd betaal je.',
      'Betaal ook twee goederen, twee munten of van elk één. Dan is het raam van jou.',
    ],
  },
  meeting: {
    title: 'Vergaderruimte',
    notes: [
      'Altijd het laatste vaandel van je beurt, zolang het raadslid leeft.',
      'Aan het einde 2 punten.',
      'Elke keer: 1 verhaalpunt en 1 markeersteen. Die zet een dobbelsteen op een waarde naar keuze.',
      'Bij het bouwen krijg je een tegel 2/12 voor een ander vaandel.',
    ],
  },
  hall: {
    title: 'Raadszaal',
    notes: [
      'Vier soorten: financiën geeft munten, gilde jokers, gebied en populatie punten.',
      'Waarde en tijd, zolang het raadslid leeft.',
      'Elk gebruik markeert één vak meer.',
      'Gemarkeerde gebieden tellen 1 per kaart, gemarkeerde dorpsbewoners 4 als ze leven.',
    ],
  },
  market: {
    title: 'Hofmeester',
    notes: [
      'Met 4 of 10 haal je klanten uit het klantenaanbod.',
      'Eén tot vier komen naar je markt.',
      'Hoe meer je er haalt, hoe duurder.',
      'Je hebt er geen koopman en geen goederen voor nodig.',
    ],
  },
  customer: {
    title: 'Klant',
    notes: [
      'Met deze waarde mag je bedienen. “?” neemt elke waarde.',
      'Deze punten krijg je zodra je hebt bediend.',
      'Betaal deze goederen. Een joker vervangt één ervan.',
      'Bedienen kan alleen zolang de koopman leeft.',
    ],
  },
  school: {
    title: 'School',
    notes: [
      '3 of 11 verplaatst een kind. Een dorpsbewoner is niet nodig.',
      'Een nieuw kind gaat links zitten.',
      'Van links mag het naar rechts.',
      'Voor 1 tijd neemt een kind een lege plek in. Van rechts brengt het ook 2 verhaalpunten mee.',
    ],
  },
  headman: {
    title: 'Voorman',
    notes: [
      'Elke waarde is goed. Betaal 1 tijd en doe een stap.',
      'Weer thuis: alle verhaalpunten van de boom zijn veilig.',
      'Op de munt: neem 1 munt.',
      'Hierboven: 3 verhaalpunten op de boom.',
    ],
  },
  death: {
    title: 'Magere Hein en de rat',
    notes: [
      'Over de brug? Na je beurt sterft een van je dorpsbewoners.',
      'In de kroniek geeft een kist verhaalpunten, in een graf niets.',
      'Genoeg kisten beëindigen het spel: 9, 14 of 18 met 2, 3 of 4.',
      'Elke dode verplaatst de rat. De rattenplaag kost iedereen de halve boom.',
    ],
  },
  score: {
    title: 'Telling',
    notes: [
      'Kerk en ramen, raadszaal en vergaderruimte.',
      'Akkers, reiskaarten en bediende klanten.',
      'Veilige verhaalpunten en de starthand. Een dagloner kost 5.',
      'Bij gelijke stand tellen munten, goederen en boom.',
    ],
  },
}
