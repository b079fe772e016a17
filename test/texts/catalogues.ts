import type { Language } from '#texts'
import { DE as KINGSBRIDGE_HAND_DE } from '#texts/kingsbridge/de/hand'
import { DE as KINGSBRIDGE_PAGES_DE } from '#texts/kingsbridge/de/pages'
import { DE as KINGSBRIDGE_SIGNS_DE } from '#texts/kingsbridge/de/signs'
import { EN as KINGSBRIDGE_HAND_EN } from '#texts/kingsbridge/en/hand'
import { EN as KINGSBRIDGE_PAGES_EN } from '#texts/kingsbridge/en/pages'
import { EN as KINGSBRIDGE_SIGNS_EN } from '#texts/kingsbridge/en/signs'
import { CATALOGUE as KINGSBRIDGE } from '#texts/kingsbridge/index'
import { NL as KINGSBRIDGE_HAND_NL } from '#texts/kingsbridge/nl/hand'
import { NL as KINGSBRIDGE_PAGES_NL } from '#texts/kingsbridge/nl/pages'
import { NL as KINGSBRIDGE_SIGNS_NL } from '#texts/kingsbridge/nl/signs'
import { DE as UI_DE } from '#texts/ui/de'
import { EN as UI_EN } from '#texts/ui/en'
import { NL as UI_NL } from '#texts/ui/nl'
import { DE as FARM_DE } from '#texts/village/de/farm'
import { DE as LOBBY_DE } from '#texts/village/de/lobby'
import { DE as VILLAGE_PAGES_DE } from '#texts/village/de/pages'
import { EN as FARM_EN } from '#texts/village/en/farm'
import { EN as LOBBY_EN } from '#texts/village/en/lobby'
import { EN as VILLAGE_PAGES_EN } from '#texts/village/en/pages'
import { helpText, HELP_TOPICS as VILLAGE_TOPICS } from '#texts/village/help-notes'
import { CATALOGUE as VILLAGE } from '#texts/village/index'
import { NL as FARM_NL } from '#texts/village/nl/farm'
import { NL as LOBBY_NL } from '#texts/village/nl/lobby'
import { NL as VILLAGE_PAGES_NL } from '#texts/village/nl/pages'
import { DE as BOARDS_DE } from '#texts/willyville/de/boards'
import { DE as PAGES_DE } from '#texts/willyville/de/pages'
import { DE as SIGNS_DE } from '#texts/willyville/de/signs'
import { EN as BOARDS_EN } from '#texts/willyville/en/boards'
import { EN as PAGES_EN } from '#texts/willyville/en/pages'
import { EN as SIGNS_EN } from '#texts/willyville/en/signs'
import { HELP_NOTES, HELP_TOPICS } from '#texts/willyville/help-notes'
import { CATALOGUE as WILLYVILLE } from '#texts/willyville/index'
import { NL as BOARDS_NL } from '#texts/willyville/nl/boards'
import { NL as PAGES_NL } from '#texts/willyville/nl/pages'
import { NL as SIGNS_NL } from '#texts/willyville/nl/signs'

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>

export const CATALOGUE_NAMES = ['ui', 'willyville', 'village', 'kingsbridge'] as const
export type CatalogueName = (typeof CATALOGUE_NAMES)[number]

const BOARDS: Readonly<Record<Language, Texts>> = { en: BOARDS_EN, de: BOARDS_DE, nl: BOARDS_NL }
const PAGES: Readonly<Record<Language, Texts>> = { en: PAGES_EN, de: PAGES_DE, nl: PAGES_NL }
const SIGNS: Readonly<Record<Language, Texts>> = { en: SIGNS_EN, de: SIGNS_DE, nl: SIGNS_NL }

function helpNotes(language: Language): Texts {
  const texts = HELP_TOPICS.flatMap((topic) => {
    const { title, notes } = HELP_NOTES[language][topic]
    return [
      [`helpNotes.${topic}.title`, title],
      ...notes.map((note, place) => [`helpNotes.${topic}.${place + 1}`, note]),
    ]
  })
  return Object.fromEntries(texts)
}

function prefixed(prefix: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]))
}

function allOfWillyville(language: Language): Texts {
  return {
    ...WILLYVILLE[language],
    ...helpNotes(language),
    ...prefixed('boards', BOARDS[language]),
    ...prefixed('pages', PAGES[language]),
    ...prefixed('signs', SIGNS[language]),
  }
}

const VILLAGE_PAGES: Readonly<Record<Language, Texts>> = {
  en: VILLAGE_PAGES_EN,
  de: VILLAGE_PAGES_DE,
  nl: VILLAGE_PAGES_NL,
}

const FARMS = { en: FARM_EN, de: FARM_DE, nl: FARM_NL }
const LOBBIES: Readonly<Record<Language, Texts>> = { en: LOBBY_EN, de: LOBBY_DE, nl: LOBBY_NL }

function villageNotes(language: Language): Texts {
  const texts = VILLAGE_TOPICS.flatMap((topic) =>
    helpText(language, topic).notes.map((note, place) => [`helpNotes.${topic}.${place + 1}`, note]),
  )
  return Object.fromEntries(texts)
}

function allOfVillage(language: Language): Texts {
  return {
    ...VILLAGE[language],
    ...villageNotes(language),
    ...prefixed('pages', VILLAGE_PAGES[language]),
    ...prefixed('farm', FARMS[language].words),
    ...prefixed('lobby', LOBBIES[language]),
  }
}

const KINGSBRIDGE_PICTURES: Readonly<Record<Language, Texts>> = {
  en: inPictures(KINGSBRIDGE_HAND_EN, KINGSBRIDGE_PAGES_EN, KINGSBRIDGE_SIGNS_EN),
  de: inPictures(KINGSBRIDGE_HAND_DE, KINGSBRIDGE_PAGES_DE, KINGSBRIDGE_SIGNS_DE),
  nl: inPictures(KINGSBRIDGE_HAND_NL, KINGSBRIDGE_PAGES_NL, KINGSBRIDGE_SIGNS_NL),
}

function inPictures(hand: Texts, pages: Texts, signs: Texts): Texts {
  return { ...prefixed('hand', hand), ...prefixed('pages', pages), ...prefixed('signs', signs) }
}

function allOfKingsbridge(language: Language): Texts {
  return { ...KINGSBRIDGE[language], ...KINGSBRIDGE_PICTURES[language] }
}

function inEveryLanguage(textsIn: (language: Language) => Texts): Readonly<Record<Language, Texts>> {
  return { en: textsIn('en'), de: textsIn('de'), nl: textsIn('nl') }
}

const UI: Readonly<Record<Language, Texts>> = { en: UI_EN, de: UI_DE, nl: UI_NL }

/** All words of the bot: the frame's and each game's, those in pictures too. */
export const CATALOGUES: Readonly<Record<CatalogueName, Readonly<Record<Language, Texts>>>> = {
  ui: UI,
  willyville: inEveryLanguage(allOfWillyville),
  village: inEveryLanguage(allOfVillage),
  kingsbridge: inEveryLanguage(allOfKingsbridge),
}
