import type { Language } from '#texts'
import { CATALOGUE as KINGSBRIDGE } from '#texts/kingsbridge/index'
import { DE as UI_DE } from '#texts/ui/de'
import { EN as UI_EN } from '#texts/ui/en'
import { NL as UI_NL } from '#texts/ui/nl'
import { DE as VILLAGE_PAGES_DE } from '#texts/village/de/pages'
import { EN as VILLAGE_PAGES_EN } from '#texts/village/en/pages'
import { CATALOGUE as VILLAGE } from '#texts/village/index'
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

function allOfVillage(language: Language): Texts {
  return { ...VILLAGE[language], ...prefixed('pages', VILLAGE_PAGES[language]) }
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
  kingsbridge: KINGSBRIDGE,
}
