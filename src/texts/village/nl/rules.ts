import type { RuleKey } from '../en/rules.ts'

export const rules: Record<RuleKey, string> = {
  'rule.V-ROUND-2': 'Iedereen komt met de klok mee aan de beurt tot er geen blokjes meer zijn.',
  'rule.V-TURN-1': 'Een beurt begint met een blokje van een veld, of met de put.',
  'rule.V-TURN-4': 'Na het pakken van een blokje mag je de actie van dat veld één keer gebruiken.',
  'rule.V-TURN-5': 'Je kunt een actie alleen gebruiken als je alles betaalt.',
  'rule.V-WELL-1': 'De put neemt 3 blokjes van één kleur voor elke actie. Munten vervangen ontbrekende blokjes.',
  'rule.V-HARVEST-1': 'Voor de oogst heb je minstens één familielid op je boerderij nodig.',
  'rule.V-FAMILY-1': 'Bij een geboorte komt je laagste ongeboren familielid op de boerderij.',
  'rule.V-FAMILY-2': 'Familie kan ook één familielid naar huis halen.',
  'rule.V-CRAFT-1': 'Ambacht maakt één product in één gebouw, met tijd of tegen betaling.',
  'rule.V-CRAFT-2':
    'Met tijd maak je alleen iets waar je iemand hebt opgeleid. Iedereen op je boerderij kan worden opgeleid.',
  'rule.V-CRAFT-3': 'Tegen betaling heb je niemand nodig, maar dan leid je ook niemand op.',
  'rule.V-COUNCIL-1': 'Van de boerderij ga je naar trede 1, voor 1 tijd en 2 groene blokjes of een perkamentrol.',
  'rule.V-COUNCIL-2': 'Een trede hoger kost de tijd van die trede en 2 groene blokjes of een perkamentrol.',
  'rule.V-COUNCIL-3': 'Met iemand in de raadskamer gebruik je gratis een privilege van die trede of lager.',
  'rule.V-COUNCIL-5': 'Privileges: de ring, 2 blokjes, een product, of 3 punten voor 1 munt.',
  'rule.V-TRAVEL-1': 'Je reist één weg per keer, vanaf de boerderij of van burcht naar burcht.',
  'rule.V-TRAVEL-2': 'Elke weg kost 2 tijd, een wagen en de twee blokjes ervan.',
  'rule.V-CHURCH': 'Van de boerderij ga je voor 1 bruin blokje of 3 tijd in de zak.',
  'rule.V-MARKET-2': 'Je kunt alleen klanten bij de kramen bedienen. Je geeft alles wat ze willen.',
  'rule.V-MARKET-3': 'Op een marktdag bedien je één klant of pas je voor de rest van de dag.',
  'rule.V-END-6': 'Na de laatste mis wordt er geteld.',
}
