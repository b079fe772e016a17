import type { Language } from '../index.ts'

const NAMES = [
  'horse',
  'beer',
  'plough',
  'scroll',
  'wagon',
  'joker',
  'time',
  'coin',
  'story',
  'point',
  'death',
  'coffin',
  'rat',
  'hand',
  'headman',
  'field',
  'abbot',
  'councillor',
  'traveller',
  'craftsman',
  'merchant',
] as const
type Named = (typeof NAMES)[number]
const DICE = ['1', '2', '3', '4', '5', '6'] as const
type Die = `${'w' | 'b'}${(typeof DICE)[number]}`
type EmojiName = Named | Die

function dice(white: string, black: string): Record<Die, string> {
  const all = DICE.flatMap((face) => [
    [`w${face}`, `${white} ${face}`],
    [`b${face}`, `${black} ${face}`],
  ])
  return Object.fromEntries(all) as Record<Die, string>
}

/** Stand in a text where an emoji is missing. */
const EMOJI_WORDS: Readonly<Record<Language, Readonly<Record<EmojiName, string>>>> = {
  en: {
    ...dice('white', 'black'),
    horse: 'horse',
    beer: 'beer',
    plough: 'plough',
    scroll: 'scroll',
    wagon: 'wagon',
    joker: 'joker',
    time: 'time',
    coin: 'coins',
    story: 'story points',
    point: 'points',
    death: 'Death',
    coffin: 'graves',
    rat: 'rat',
    hand: 'hand',
    headman: 'headman',
    field: 'field',
    abbot: 'abbot',
    councillor: 'councillor',
    traveller: 'traveller',
    craftsman: 'craftsman',
    merchant: 'merchant',
  },
  de: {
    ...dice('weiß', 'schwarz'),
    horse: 'Pferd',
    beer: 'Bier',
    plough: 'Pflug',
    scroll: 'Schriftrolle',
    wagon: 'Planwagen',
    joker: 'Joker',
    time: 'Zeit',
    coin: 'Münzen',
    story: 'Geschichten-Punkte',
    point: 'Punkte',
    death: 'Gevatter Tod',
    coffin: 'Gräber',
    rat: 'Ratte',
    hand: 'Starthand',
    headman: 'Oberhaupt',
    field: 'Kornfeld',
    abbot: 'Abt',
    councillor: 'Ratsherr',
    traveller: 'Reisender',
    craftsman: 'Handwerker',
    merchant: 'Händler',
  },
  nl: {
    ...dice('wit', 'zwart'),
    horse: 'paard',
    beer: 'bier',
    plough: 'ploeg',
    scroll: 'perkamentrol',
    wagon: 'wagen',
    joker: 'joker',
    time: 'tijd',
    coin: 'munten',
    story: 'verhaalpunten',
    point: 'punten',
    death: 'Magere Hein',
    coffin: 'graven',
    rat: 'rat',
    hand: 'starthand',
    headman: 'voorman',
    field: 'akker',
    abbot: 'abt',
    councillor: 'raadslid',
    traveller: 'reiziger',
    craftsman: 'ambachtsman',
    merchant: 'koopman',
  },
}

export function emojiWord(name: string, language: Language): string {
  const words: Readonly<Record<string, string>> = EMOJI_WORDS[language]
  return words[name] ?? name
}
