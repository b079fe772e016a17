import type { FarmTexts } from '../en/farm.ts'

export const DE: FarmTexts = {
  words: {
    farmOf: 'Hof von {name}',
    forecast: 'Prognose',
    fame: 'Ruhm',
    round: 'Runde',
    inPort: 'Im Hafen',
    underWay: 'Unterwegs',
  },
  short: {
    barker: 'Schreier',
    gravedigger: 'Gräber',
    grandmother: 'Oma',
    guildmaster: 'Zunft',
    pastryCook: 'Konditor',
    quartermaster: 'Quartier',
    scrapDealer: 'Trödler',
    toolmaker: 'Werkzeug',
    usher: 'Diener',
  },
}
