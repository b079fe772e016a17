import type { RuleKey } from '../en/rules.ts'

export const rules: Record<RuleKey, string> = {
  'rule.K-ROUND-6': 'Iedereen is elke ronde één keer aan de beurt, met de klok mee vanaf het wapen.',
  'rule.K-ROUND-3': 'Wie het wapen heeft, draait één keer per ronde de gebeurteniskaart.',
  'rule.K-ORIENT-3':
    'De kaart mag niet naar vogelvrijen leiden die je niet kunt betalen. Inkomen van die ronde telt mee.',
  'rule.K-TURN-1': 'Speel een kaart uit je hand, gebruik die of niet, en leg er dan een weg.',
  'rule.K-LAST-1': 'Blijvende gebeurtenissen gelden aan de rand en in de ronde waarin ze worden omgedraaid.',
  'rule.K-EVENT-3': 'Een blijvende ruil mag je één keer per ronde doen.',
  'rule.K-FX': 'Gebeurtenissen veranderen wat kaarten kosten en toestaan.',
  'rule.K-CARD-3': 'Materiaal geeft je 1 steen of 1 hout uit de voorraad.',
  'rule.K-CARD-10': 'Laken maken maakt van 1 of 2 wol laken, zolang er laken in voorraad is.',
  'rule.K-BUILD-1': 'Je kunt alleen bouwen aan bouwwerken op het bord.',
  'rule.K-BUILD-2': 'Bouwwerk legt 1 of 2 van je materialen op vrije velden van één bouwwerk.',
  'rule.K-DONOR-1': 'Een gift kost 1 geld en een van je zegels, één keer per bouwwerk.',
  'rule.K-HOUSE-1': 'Voor elke opbrengst zijn er twee kavels, een voor steen en een voor hout.',
  'rule.K-HOUSE-2': 'Een huis kost 1 geld en 1 materiaal dat de kavel noemt.',
  'rule.K-HOUSE-3': 'Je hebt 4 huizen en nooit beide kavels met dezelfde opbrengst.',
  'rule.K-HOUSE-4': 'Huur geeft je de opbrengst van 1 of 2 van je huizen.',
  'rule.K-MARKET-2': 'Eén verkoop neemt zoveel wol als je wilt en hoogstens 1 laken.',
  'rule.K-MARKET-3': 'De markt koopt laken vanaf het tweede hoofdstuk, of eerder na een gebeurtenis.',
  'rule.K-PLAGUE-4': 'Je kunt zieken verzorgen wier waarden samen niet hoger zijn dan je kennis.',
  'rule.K-FAVOUR-6': 'Gunst zet de steen één veld verder. Vogelvrijen moet je dan betalen.',
  'rule.K-SCORE': 'Na het vierde hoofdstuk wordt er geteld.',
}
