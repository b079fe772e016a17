import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Doel van het spel',
  'topic.round': 'Een ronde',
  'topic.dice': 'Dobbelstenen en vaandelwaarde',
  'topic.black': 'Zwarte vaandels',
  'topic.white': 'Witte vaandels',
  'topic.headman': 'De ? en de voorman',
  'topic.time': 'Tijd en Magere Hein',
  'topic.market': 'Markt',
  'topic.serving': 'Klanten bedienen',
  'topic.school': 'School',
  'topic.travel': 'Reis',
  'topic.church': 'Kerk en monniken',
  'topic.council': 'Raadszaal en vergaderruimte',
  'topic.end': 'Einde en telling',
  'topic.values': 'Over de kaartwaarden',
  'lesson.dice':
    'Neem twee dobbelstenen. Hun som is je vaandelwaarde. Met een 7 leg je een akker aan, en akkers leveren munten op.',
  'lesson.white':
    'Maak een vaandelwaarde die je witte vaandels tonen. Je kunt alle vaandels met die waarde in één beurt activeren.',
  'lesson.build':
    'Een nieuwe ambachtslocatie levert een product op, telkens als je haar waarde maakt. Met een munt draai je een dobbelsteen één stap.',
  'lesson.market':
    'Op de markt wachten klanten. Haal er een paar naar je dorp. Elke klant wil bepaalde goederen en geeft er punten voor.',
  'lesson.serve':
    'Je hebt de goederen voor een van je klanten. Maak de vaandelwaarde van die klant, geef de goederen af, en de punten zijn van jou.',
  'lesson.goods': 'Je klanten willen goederen. Bouw de ambachtslocatie die er een van maakt, of activeer haar opnieuw.',
  'lesson.headman':
    'Elke vaandelwaarde brengt de voorman één stap verder: naar de munt voor 1 munt, daarna naar 3 verhaalpunten voor je boom.',
  'lesson.school':
    'Tijd kost levens: elke keer dat je over de brug gaat, sterft er een dorpsbewoner. Stuur een kind naar school om later een plek in te nemen.',
  'lesson.road':
    'De rattenplaag neemt verhaalpunten van je boom. In het grote huis zijn ze veilig. Elke stap van de voorman kost 1 tijd, dus kies het moment goed.',
  'lesson.home':
    'De rattenplaag neemt verhaalpunten van je boom. Breng de voorman naar huis: alleen wat in het grote huis ligt, is veilig. Zijn er genoeg graven gevuld, dan eindigt het spel.',
  'rules.aim':
    'Je leidt een dorp door de jaren. Punten krijg je voor kerk en ramen, raadszaal en vergaderruimte, akkers, reiskaarten, bediende klanten en veilige verhaalpunten.\n\nAlles kost tijd, en tijd kost levens. Plan je goed, dan blijven de doden in herinnering: een plek in de kroniek geeft verhaalpunten. Je voorman brengt ze thuis voordat de rattenplaag komt.',
  'rules.round':
    'De startspeler legt 1 verhaalpunt op de starthand en gooit alle dobbelstenen in één aanbod. Dan krijgt elk dorp met de klok mee een beurt. Met twee spelers gaat de beurt heen en weer tot beide er twee hebben gehad.\n\nJe beurt heeft drie stappen. Neem twee dobbelstenen en maak een vaandelwaarde. Gebruik die waarde. Kwam Magere Hein mee, dan begraaf je een dorpsbewoner. Wat jij neemt, hebben de anderen niet meer.\n\nDe strook van elke speler toont vanaf links: de wolk van de tijdsteen, munten, verhaalpunten op de boom (bruin), veilige punten in het huis (rood) en in de lauwerkrans de punten tot nu toe.',
  'rules.dice':
    'Neem precies twee dobbelstenen uit het aanbod. Hun som is je vaandelwaarde, 2 tot 12. Elke munt die je betaalt, draait een van de twee één stap, nooit voorbij 1 of 6. Met een markeersteen van je vergaderruimte draai je er één naar een waarde naar keuze.\n\nElke zwarte dobbelsteen kost 2 tijd zodra je die neemt. Verder zijn zwart en wit gelijk.',
  'rules.black':
    'Zwarte vaandels liggen op tafel: ambachtslocaties, akkers, reis, kerken, monniken, vergaderruimtes, raadszalen, de starthand en de hofmeester. Je vaandelwaarde activeert er één. Betaal de tijd en alle andere kosten, dan krijg je het effect.\n\nEen kaart komt alleen in een actief gebied: de dorpsbewoner moet leven. Akkers hebben niemand nodig. Klanten komen ook zonder koopman.',
  'rules.white':
    'Witte vaandels staan in je dorp. Je vaandelwaarde geldt voor alle vaandels die haar tonen, na elkaar, elk één keer per beurt. Het gebied moet dan actief zijn. De school kan het eerst weer actief maken.\n\nAmbachtslocaties maken een product. Akkers geven 1 munt, met ploeg 2. Het speelvaandel geeft 1 verhaalpunt. De school verplaatst een kind. Klanten worden bediend. De vergaderruimte komt als laatste.',
  'rules.headman':
    'De ? neemt elke vaandelwaarde, dus je kunt altijd iets doen. Betaal 1 tijd en zet de voorman één stap: grote huis, munt, verhaalpunten en terug.\n\nBij de munt krijg je 1 munt. Bij de verhaalpunten krijg je er 3 op je boom. Terug in het grote huis gaan alle verhaalpunten van je boom naar binnen. Daar kan de rattenplaag er niet bij. Alleen die tellen aan het einde.',
  'rules.time':
    'Voor tijd schuif je je tijdsteen over de wolken. Ga je over de brug, dan loopt Magere Hein mee: aan het einde van de beurt sterft een van je dorpsbewoners. Een vrije plek van dat beroep in de kroniek geeft verhaalpunten. Anders wordt het een anoniem graf.\n\nDan loopt de rat. Bereikt die de rattenplaag, dan verliest iedereen de halve boom, naar beneden afgerond. Is er niemand meer over, dan komt er een dagloner en die kost 5 punten.',
  'rules.market':
    'Met 4 of 10 haal je via de hofmeester klanten uit het klantenaanbod naar je markt:\n−1 tijd → 1 klant\n−2 tijd → 2 klanten\n−2 tijd −1 munt → 3 klanten\n−3 tijd −1 munt → 4 klanten\nJe hebt er geen koopman en geen goederen voor nodig. Klanten wachten op je markt tot je ze bedient.',
  'rules.serving':
    'Bedienen is een wit vaandel. Je hebt drie dingen nodig: een levende koopman, de vaandelwaarde van de klant (? neemt elke) en de goederen. Betaal de goederen en de punten zijn van jou.\n\nEen joker vervangt één product naar keuze. Wachtende klanten tellen aan het einde niet. Tonen meer klanten je vaandelwaarde, dan kun je ze in één beurt bedienen.',
  'rules.school':
    'Met 3 of 11 verplaats je een kind. De school heeft geen dorpsbewoner nodig.\n\ngratis → een nieuw kind gaat links zitten\ngratis → het linker kind schuift naar rechts\n−1 tijd → een kind neemt de lege plek van een dorpsbewoner in\n\nEen kind van rechts brengt ook 2 verhaalpunten mee. Het gebied is meteen weer actief: de vaandels met 3 of 11 werken nog in dezelfde beurt.',
  'rules.travel':
    'De reis gaat van A tot E, per letter één kaart, op volgorde. Betaal de tijd en de prijs van het vaandel en ook de grijze kosten van je laatste kaart. Pas dan draai je de nieuwe kaart om.\n\nDe kapel, een D-kaart, en elke E-kaart beëindigen je reis. Een lege stapel houdt iedereen tegen die deze letter nodig heeft.',
  'rules.church':
    'Eén kerk per dorp, gebouwd zolang de abt leeft. De ontsmettingskerk beschermt je verhalenboom twee keer tegen de rattenplaag. De handelskerk geeft op de markt één klant gratis. Met de reiskerk mag je per letter één reiskaart ruilen. De kloosterkerk telt als raam.\n\nMonniken vullen ramen, hooguit zes: 2, 4, 7, 10, 14, 20 punten. Elke monnik geeft meteen het effect van de kaart.',
  'rules.council':
    'Het raadslid bouwt één raadszaal en één vergaderruimte. De financiële raad geeft elke keer 2 munten, de gilderaad een joker. De gebiedsraad markeert gebieden: 1 punt per kaart. De populatieraad markeert dorpsbewoners: 4 punten voor elk die aan het einde leeft.\n\nDe vergaderruimte geeft 1 verhaalpunt en een markeersteen. Ook verplaatst ze de tegel 2/12: het vaandel ernaast werkt ook met 2 en 12.',
  'rules.end':
    'Zijn er 9, 14 of 18 graven gevuld (met 2, 3 of 4 spelers), dan speel je de ronde uit en eindigt het spel.\n\nPunten geven kerk en ramen, raadszaal en vergaderruimte, 1 per akker, reiskaarten, bediende klanten, veilige verhaalpunten, 1 voor de starthand en −5 per dagloner. Verhaalpunten op de boom, munten en goederen tellen niet, maar beslissen een gelijke stand.',
  'rules.values':
    'De regels en veel getallen staan in het regelboek. Maar veel kaarten staan alleen op plaatjes die we niet hebben. Die waarden zijn van ons. We stellen ze misschien bij als veel spellen laten zien dat een kaart te sterk of te zwak is.\n\nBij elke waarde staat waar ze vandaan komt: regelboek, recensie of huis. Heb je het spel, dan kun je de bot de gedrukte waarden geven. Een lopend spel houdt de waarden waarmee het begon.',
  'example.dice': 'Hier: {a} en {b} maken {n}, gratis.',
  'example.white': 'Hier: je vaandel werkt met {values}: {what}.',
  'example.time': 'Hier: je staat op wolk {n}. Nog {m} tijd, dan loopt Magere Hein mee.',
  'example.travel': 'Hier: je volgende letter is {letter}, met {values}.',
  'example.headman': 'Hier: de voorman staat {place}. Op je boom: {story}.',
  'example.end': 'Hier: {n} van {m} graven zijn gevuld.',
}
