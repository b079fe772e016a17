/** The words of pictures by language. Short forms, because a sign is 136 wide. */
import type { Language } from '#data/languages'

export { LANGUAGES, type Language } from '#data/languages'

export type Word =
  | 'village'
  | 'forecast'
  | 'round'
  | 'empty'
  | 'windows'
  | 'abbey'
  | 'church'
  | 'served'
  | 'council'
  | 'travel'
  | 'craft'
  | 'market'
  | 'harvest'
  | 'toMove'
  | 'gameOver'
  | 'graves'
  | 'steps'
  | 'deck'
  | 'monks'
  | 'churchAndCouncil'
  | 'chronicle'
  | 'gravesHeading'
  | 'rat'
  | 'healing'
  | 'abbeyChurch'
  | 'trade'
  | 'mission'
  | 'finance'
  | 'guild'
  | 'area'
  | 'population'

type Words = Record<Word, string>

/** `{n}` and `{name}` are filled in. */
export const WORDS: Record<Language, Words> = {
  en: {
    village: '{name}’s village',
    forecast: 'forecast',
    round: 'Round {n}',
    empty: 'empty',
    windows: '{n} of {m}',
    abbey: 'Abbey',
    church: 'Church',
    served: 'served',
    council: 'Council',
    travel: 'Travel',
    craft: 'Craft',
    market: 'Market',
    harvest: 'Harvest',
    toMove: '{name} to move',
    gameOver: 'The game is over',
    graves: 'graves',
    steps: 'steps',
    deck: 'deck',
    monks: 'Monks',
    churchAndCouncil: 'Church and council',
    chronicle: 'Chronicle',
    gravesHeading: 'Graves',
    rat: 'Rat',
    healing: 'Healing',
    abbeyChurch: 'Abbey',
    trade: 'Trade',
    mission: 'Mission',
    finance: 'Finance',
    guild: 'Guild',
    area: 'Area',
    population: 'People',
  },
  de: {
    village: 'Dorf von {name}',
    forecast: 'Prognose',
    round: 'Runde {n}',
    empty: 'leer',
    windows: '{n} von {m}',
    abbey: 'Abtei',
    church: 'Kirche',
    served: 'bedient',
    council: 'Rat',
    travel: 'Reise',
    craft: 'Handwerk',
    market: 'Markt',
    harvest: 'Ernte',
    toMove: '{name} ist dran',
    gameOver: 'Das Spiel ist aus',
    graves: 'Gräber',
    steps: 'Schritte',
    deck: 'Stapel',
    monks: 'Mönche',
    churchAndCouncil: 'Kirche und Rat',
    chronicle: 'Chronik',
    gravesHeading: 'Gräber',
    rat: 'Ratte',
    healing: 'Heilung',
    abbeyChurch: 'Abtei',
    trade: 'Handel',
    mission: 'Mission',
    finance: 'Finanzen',
    guild: 'Gilde',
    area: 'Bereich',
    population: 'Volk',
  },
  nl: {
    village: 'Dorp van {name}',
    forecast: 'prognose',
    round: 'Ronde {n}',
    empty: 'leeg',
    windows: '{n} van {m}',
    abbey: 'Abdij',
    church: 'Kerk',
    served: 'bediend',
    council: 'Raad',
    travel: 'Reis',
    craft: 'Ambacht',
    market: 'Markt',
    harvest: 'Oogst',
    toMove: '{name} is aan zet',
    gameOver: 'Het spel is uit',
    graves: 'graven',
    steps: 'stappen',
    deck: 'stapel',
    monks: 'Monniken',
    churchAndCouncil: 'Kerk en raad',
    chronicle: 'Kroniek',
    gravesHeading: 'Graven',
    rat: 'Rat',
    healing: 'Genezing',
    abbeyChurch: 'Abdij',
    trade: 'Handel',
    mission: 'Missie',
    finance: 'Financiën',
    guild: 'Gilde',
    area: 'Gebied',
    population: 'Volk',
  },
}

export function say(language: Language, word: Word, facts: Readonly<Record<string, string | number>> = {}): string {
  return WORDS[language][word].replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? ''))
}
