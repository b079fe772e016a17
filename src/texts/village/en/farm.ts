/** Short words in the picture of a farm, and short names for villagers whose own does not fit on a narrow card. */
const words = {
  farmOf: '{name}’s farm',
  forecast: 'forecast',
  fame: 'fame',
  round: 'Round',
  inPort: 'In port',
  underWay: 'Under way',
} as const

export type FarmWord = keyof typeof words

export interface FarmTexts {
  readonly words: Readonly<Record<FarmWord, string>>
  readonly short: Readonly<Record<string, string>>
}

export const EN: FarmTexts = {
  words,
  short: {
    cartographer: 'Mapmaker',
    grandmother: 'Grandma',
    gravedigger: 'Digger',
    guildmaster: 'Guild',
    pastryCook: 'Pastry',
    quartermaster: 'Q’master',
    scrapDealer: 'Scrap',
    tollKeeper: 'Toll',
  },
}
