import type { FarmTexts } from '../en/farm.ts'

export const NL: FarmTexts = {
  words: {
    farmOf: 'Hoeve van {name}',
    forecast: 'prognose',
    fame: 'roem',
    round: 'Ronde',
    inPort: 'In de haven',
    underWay: 'Onderweg',
  },
  short: {
    barker: 'Roeper',
    cartographer: 'Kaarten',
    chronicler: 'Kroniek',
    grandmother: 'Oma',
    guildmaster: 'Gilde',
    matchmaker: 'Koppel',
    pastryCook: 'Banket',
    quartermaster: 'Kwartier',
    toolmaker: 'Maker',
    usher: 'Raadsbode',
  },
}
