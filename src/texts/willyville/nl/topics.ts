import type { TopicKey } from '../en/topics.ts'

export const topics: Record<TopicKey, string> = {
  'topic.aim': 'Waar het om gaat',
  'topic.round': 'Een ronde',
  'topic.dice': 'Dobbelstenen en waarden',
  'topic.black': 'Zwarte banieren',
  'topic.white': 'Witte banieren',
  'topic.headman': 'De ? en het dorpshoofd',
  'topic.time': 'Tijd en de Dood',
  'topic.market': 'Markt en klanten',
  'topic.travel': 'Reis',
  'topic.church': 'Kerk en monniken',
  'topic.council': 'Raad: raadhuis en vergadering',
  'topic.end': 'Het einde',
  'topic.values': 'Van wie de getallen zijn',
  'lesson.dice':
    'Neem twee dobbelstenen: samen vormen ze een waarde. Met 7 leg je een nieuwe akker aan, en akkers brengen munten op.',
  'lesson.white': 'Je dorp werkt als je een van zijn witte waarden maakt. Alles met die waarde werkt in één beurt.',
  'lesson.build':
    'Een nieuwe werkplaats maakt telkens een waar als haar waarde valt. Een munt draait een dobbelsteen één verder.',
  'lesson.market':
    'Op de markt wachten klanten. Roep er een paar naar je dorp: elk wil bepaalde waren en geeft er punten voor.',
  'lesson.serve': 'Er is een klant van wie je de waren hebt. Maak zijn waarde, geef ze af, en de punten zijn van jou.',
  'lesson.headman':
    'Elke waarde brengt het dorpshoofd één stap verder. Bij de munt krijg je een munt, bij het verhaal 3 verhaalpunten voor de boom.',
  'lesson.school':
    'Tijd kost levens: wie over de brug gaat, begraaft iemand. Stuur een kind naar school, zodat iemand opvolgt.',
  'lesson.home':
    'Verhaalpunten op de boom neemt de pest mee. Breng het dorpshoofd naar huis: alleen wat in huis is, is veilig. Zijn er genoeg graven vol, dan eindigt het spel.',
  'rules.aim':
    'Je leidt een dorp door de jaren. Punten komen van kerk en ramen, raadhuis en vergaderplaats, akkers, reiskaarten, bediende klanten en veilige verhalen.\n\nAlles kost tijd, en tijd kost levens. Wie goed plant, laat de doden niet vergeten: een goede plek in de kroniek geeft verhalen, en het dorpshoofd brengt ze thuis voordat de pest komt.',
  'rules.round':
    'Wie begint, legt 1 verhaal op de hand en gooit alle stenen in één voorraad. Dan heeft elk dorp met de klok mee een beurt. Met z’n tweeën wisselen jullie af tot ieder twee beurten had.\n\nEen beurt heeft drie stappen: twee stenen nemen en een waarde maken, die gebruiken, en iemand begraven als de Dood meekwam. Genomen stenen zijn weg voor de anderen. (W-ROUND, W-TURN)',
  'rules.dice':
    'Neem precies twee stenen uit de voorraad. De som is je waarde, 2 tot 12. Elke munt die je betaalt draait een van beide één stap, nooit voorbij 1 of 6. Een schijf van je vergaderplaats zet er een op elk vlak.\n\nElke zwarte steen kost 2 tijd zodra je hem neemt. Verder zijn zwart en wit gelijk. (W-DICE)',
  'rules.black':
    'Zwarte banieren liggen op tafel: werkplaatsen, akkers, reis, kerken, monniken, vergaderplaatsen, raadhuizen, de hand en de markt. Een waarde opent er één. Betaal de tijd en wat het verder kost, neem dan het effect.\n\nEen kaart komt alleen in een gebied waarvan de dorpeling leeft. Akkers hebben niemand nodig, en klanten komen ook zonder koopman. (W-BLACK)',
  'rules.white':
    'Witte banieren staan in je dorp. Eén waarde geldt voor alle die hem tonen, na elkaar, elk één keer per beurt. Het gebied moet dan wakker zijn: een zet in de school mag het eerst wekken.\n\nWerkplaatsen maken een waar, akkers een munt (2 met ploeg), de spelbanier 1 verhaal, de school verplaatst een kind, klanten worden bediend. De vergaderplaats komt als laatste. (W-WHITE)',
  'rules.headman':
    'De ? neemt elke waarde, dus er kan altijd iets. Betaal 1 tijd en doe met het dorpshoofd één stap: huis, munt, verhaal en terug.\n\nBij de munt: 1 munt. Bij het verhaal: 3 verhalen in de boom. Terug bij het huis: alle verhalen uit de boom gaan naar binnen, waar geen pest ze haalt. Alleen die tellen aan het eind. (W-ASK)',
  'rules.time':
    'Wie tijd betaalt, schuift over de wolken. Over de brug loopt de Dood mee: aan het eind van die beurt sterft er iemand. In de kroniek, als daar een plek van het beroep vrij is, geeft dat verhalen in de boom; anders wordt het een naamloos graf.\n\nDan loopt de rat. Bereikt hij de pest, dan verliest iedereen de halve boom, naar beneden afgerond. Is er niemand meer, dan komt een dagloner voor 5 punten. (W-TIME, W-DEATH)',
  'rules.market':
    'Met 4 of 10 haal je klanten uit het aanbod naar je markt: 1 voor 1 tijd, 2 voor 2 tijd, 3 voor 2 tijd en 1 munt, 4 voor 3 tijd en 1 munt. Je hebt er geen koopman en geen waren voor nodig.\n\nBedienen is een witte banier: het vraagt de koopman, de getoonde waarde (? neemt elke) en de waren. De punten blijven van jou. Een joker betaalt voor één waar naar keuze. (W-MARKET, W-SERVE)',
  'rules.travel':
    'De reis gaat van A tot E, per letter één kaart, op volgorde. Betaal de tijd en de prijs van de banier en ook de grijze kosten van je laatste kaart. Pas dan wordt de nieuwe kaart omgedraaid.\n\nDe kapel, een D-kaart, en elke E-kaart beëindigen de reis. Een lege stapel houdt iedereen tegen die deze letter nodig heeft. (W-TRAVEL)',
  'rules.church':
    'Eén kerk per dorp, zolang de abt leeft. De heilkerk redt je boom van twee plagen. De handelskerk geeft op de markt één klant gratis. De missiekerk ruilt per letter één keer je reiskaart. De abdij is zelf een raam.\n\nMonniken vullen ramen, hooguit zes: 2, 4, 7, 10, 14, 20 punten. Elk geeft meteen het effect van de kaart. (W-CHURCH, W-MONK)',
  'rules.council':
    'De raadsheer bouwt één raadhuis en één vergaderplaats. Geld geeft elke keer 2 munten, het gilde een joker. Gebied merkt wat telt: 1 punt per kaart van die soort. Volk merkt dorpelingen: 4 punten voor elke plek die aan het eind bezet is.\n\nDe vergaderplaats geeft 1 verhaal en een schijf en verplaatst de tegel 2/12: de banier ernaast werkt ook met 2 en 12. (W-HALL, W-MEET)',
  'rules.end':
    'Zijn er 9, 14 of 18 graven gevuld (met 2, 3 of 4 spelers), dan wordt de ronde uitgespeeld en is het spel uit.\n\nPunten: kerk en ramen, raadhuis en vergaderplaats, 1 per akker, reiskaarten, bediende klanten, veilige verhalen, 1 voor de hand, −5 per dagloner. Verhalen in de boom, munten en waren tellen niet, maar beslissen een gelijke stand. (W-SCORE)',
  'rules.values':
    'De regels en veel getallen staan in het regelboek. Maar wat op veel kaarten gedrukt was, staat alleen op plaatjes die we niet hebben. Die waarden zijn van ons: we hebben ze gekozen en stellen ze misschien bij als veel spellen tonen dat een kaart te sterk of te zwak is.\n\nElke waarde zegt waar ze vandaan komt: regelboek, recensie of huis. Wie het spel bezit, kan de bot de gedrukte geven. Een spel houdt de waarden waarmee het begon.',
  'example.dice': 'Hier: {a} en {b} maken {n}, gratis.',
  'example.white': 'Hier: jouw banier werkt met {values}: {what}.',
  'example.time': 'Hier: je staat op wolk {n}. Nog {m} tijd, dan loopt de Dood mee.',
  'example.travel': 'Hier: je volgende letter is {letter}, met {values}.',
  'example.headman': 'Hier: het dorpshoofd staat bij {place}, in de boom: {story}.',
  'example.end': 'Hier: {n} van {m} graven zijn gevuld.',
}
