import type { RuleKey } from '../en/rules.ts'

export const rules: Record<RuleKey, string> = {
  'rule.V-ROUND-2': 'Reihum kommt ihr dran, bis keine Steine mehr da sind.',
  'rule.V-TURN-1': 'Ein Zug beginnt mit einem Stein von einem Feld oder mit dem Brunnen.',
  'rule.V-TURN-4': 'Nimmst du einen Stein, darfst du die Aktion seines Feldes einmal nutzen.',
  'rule.V-TURN-5': 'Eine Aktion kannst du nur nutzen, wenn du alles bezahlst.',
  'rule.V-WELL-1': 'Der Brunnen nimmt 3 Steine einer Farbe für eine beliebige Aktion. Münzen ersetzen fehlende Steine.',
  'rule.V-HARVEST-1': 'Für die Getreideernte brauchst du mindestens ein Familienmitglied auf dem Hof.',
  'rule.V-FAMILY-1': 'Bei einer Geburt kommt dein niedrigstes ungeborenes Familienmitglied auf den Hof.',
  'rule.V-FAMILY-2': 'Familie kann auch ein Familienmitglied nach Hause auf den Hof holen.',
  'rule.V-CRAFT-1': 'Handwerk bringt ein Gut aus einem Gebäude, mit Zeit oder gegen Bezahlung.',
  'rule.V-CRAFT-2': 'Mit Zeit stellst du nur her, wo du jemanden ausgebildet hast. Ausbilden kannst du jeden vom Hof.',
  'rule.V-CRAFT-3': 'Gegen Bezahlung brauchst du niemanden, bildest dabei aber auch niemanden aus.',
  'rule.V-COUNCIL-1': 'Vom Hof geht es auf Stufe 1, für 1 Zeit und 2 grüne Steine oder eine Schriftrolle.',
  'rule.V-COUNCIL-2': 'Eine Stufe weiter geht es für ihre Zeit und 2 grüne Steine oder eine Schriftrolle.',
  'rule.V-COUNCIL-3':
    'Mit jemandem in der Ratsstube nutzt du kostenlos ein Privileg seiner oder einer niedrigeren Stufe.',
  'rule.V-COUNCIL-5': 'Privilegien: der Ring, 2 Steine, ein Gut oder 3 Punkte für 1 Münze.',
  'rule.V-TRAVEL-1': 'Gereist wird einen Weg auf einmal, vom Hof aus oder von Burg zu Burg.',
  'rule.V-TRAVEL-2': 'Jeder Weg kostet 2 Zeit, einen Planwagen und seine zwei Steine.',
  'rule.V-CHURCH': 'Vom Hof geht es für 1 braunen Stein oder 3 Zeit in den Beutel.',
  'rule.V-MARKET-2': 'Bedienen kannst du nur Kunden an den Ständen. Du gibst ihnen alles, was sie wollen.',
  'rule.V-MARKET-3': 'An einem Markttag bedienst du einen Kunden oder passt für den Rest des Tages.',
  'rule.V-END-6': 'Nach der letzten Messe wird gewertet.',
}
