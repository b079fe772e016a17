import type { RuleKey } from '../en/rules.ts'

export const rules: Record<RuleKey, string> = {
  'rule.K-ROUND-6': 'In jeder Runde kommen alle einmal dran, im Uhrzeigersinn ab dem Wappen.',
  'rule.K-ROUND-3': 'Wer das Wappen hat, dreht einmal pro Runde die Ereigniskarte.',
  'rule.K-ORIENT-3':
    'Die Karte darf nicht zu Geächteten führen, die du nicht bezahlen kannst. Das Einkommen der Runde zählt mit.',
  'rule.K-TURN-1': 'Spiel eine Handkarte aus, nutz sie oder nicht, und wirf dann eine ab.',
  'rule.K-LAST-1': 'Dauerhafte Ereignisse gelten am Rand und in der Runde, in der sie aufgedeckt werden.',
  'rule.K-EVENT-3': 'Einen dauerhaften Tausch darfst du einmal pro Runde machen.',
  'rule.K-FX': 'Ereignisse ändern, was Karten kosten und erlauben.',
  'rule.K-CARD-3': 'Material bringt dir 1 Stein oder 1 Holz aus dem Vorrat.',
  'rule.K-CARD-10': 'Tuchherstellung macht aus 1 oder 2 Wolle Tuch, solange Tuch im Vorrat ist.',
  'rule.K-BUILD-1': 'Bauen kannst du nur an Bauvorhaben auf dem Spielplan.',
  'rule.K-BUILD-2': 'Bauvorhaben legt 1 oder 2 deiner Materialien auf freie Felder eines Bauvorhabens.',
  'rule.K-DONOR-1': 'Eine Spende kostet 1 Geld und ein Siegel von dir, einmal pro Bauvorhaben.',
  'rule.K-HOUSE-1': 'Für jeden Ertrag gibt es zwei Bauplätze, einen für Stein und einen für Holz.',
  'rule.K-HOUSE-2': 'Ein Haus kostet 1 Geld und 1 Material, das der Bauplatz nennt.',
  'rule.K-HOUSE-3': 'Du hast 4 Häuser und nie beide Bauplätze mit demselben Ertrag.',
  'rule.K-HOUSE-4': 'Hauspacht bringt dir die Erträge von 1 oder 2 deiner Häuser.',
  'rule.K-MARKET-2': 'Ein Verkauf nimmt beliebig viel Wolle und höchstens 1 Tuch.',
  'rule.K-MARKET-3': 'Tuch kauft der Markt ab dem zweiten Kapitel, nach manchen Ereignissen schon früher.',
  'rule.K-PLAGUE-4': 'Versorgen kannst du Kranke, deren Werte zusammen dein Wissen nicht übersteigen.',
  'rule.K-FAVOUR-6': 'Gunst rückt den Stein ein Feld weiter. Geächtete musst du dafür bezahlen.',
  'rule.K-SCORE': 'Nach dem vierten Kapitel wird gewertet.',
}
