import type { HelpNotes } from '../help-notes.ts'

export const NL: HelpNotes = {
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
}
