import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Face, Scene, Voice } from '#faces/face'
import { faceOf } from '#faces/registry'
import type { News } from '#kernel'
import type { Studio } from '#render/studio'
import type { Language, Look, Place, Tables } from '#tables'
import type { Facts } from '#texts'
import { tell as tellIn, type UiKey } from '#texts/ui/index'
import type { EmojiBook } from './emojis.ts'
import type { Figures } from './figures.ts'
import type { Places } from './places.ts'
import type { Quotas } from './quotas.ts'

/** What every screen and command works with. */
export interface House {
  readonly client: Client
  readonly tables: Tables
  readonly studio: Studio
  readonly emojis: EmojiBook
  readonly log: Logger
  readonly figures: Figures
  readonly places: Places
  readonly quotas: Quotas
  /** Who waits before a panel reads words in place of a picture that takes longer; in milliseconds. */
  readonly wordsAfter: number
}

/** Who reads, and in which language. */
export interface Reader {
  readonly person: string | null
  readonly voice: Voice
  say(key: UiKey, facts?: Facts): string
}

const LOCALES: readonly (readonly [RegExp, Language])[] = [
  [/^de/, 'de'],
  [/^nl/, 'nl'],
]

export function languageOf(locale: string): Language {
  return LOCALES.find(([pattern]) => pattern.test(locale))?.[1] ?? 'en'
}

export function readerFor(house: House, language: Language, person: string | null): Reader {
  const voice: Voice = { language, emoji: (name) => house.emojis.inText(name, language) }
  return { person, voice, say: (key, facts) => tellIn(language, key, facts) }
}

/** Panels speak the reader's own language, tables theirs. */
export async function readerOf(house: House, person: string, locale: string): Promise<Reader> {
  const { language } = await house.tables.settings(person)
  return readerFor(house, language ?? languageOf(locale), person)
}

export function faceNamed(game: string): Face {
  const face = faceOf(game)
  if (face === undefined) throw new Error(`no face for ${game}`)
  return face
}

export function faceFor(look: Pick<Look, 'game'>): Face {
  return faceNamed(look.game.name)
}

/** Who plays there: where a bot plays on for somebody it is said. */
export function nameOf({ kind, person, name }: Pick<Place, 'kind' | 'person' | 'name'>): string {
  const standsIn = kind === 'former' || (kind === 'bot' && person !== null)
  return standsIn ? `Bot ${name}` : name
}

export function namesOf({ places }: Pick<Look, 'places'>): string[] {
  return places.map(nameOf)
}

/** Who is asked now. */
export function askedNames({ places }: Pick<Look, 'places'>): string[] {
  return places.filter(({ asked }) => asked !== null).map(nameOf)
}

export function sceneOf(look: Look): Scene {
  return { view: look.view, seat: look.seat, names: namesOf(look), orders: look.orders, result: look.result }
}

/** The table with the seat's own draft done, as far as it is sure what comes of it. */
export function sceneAfter(look: Look): Scene {
  return { ...sceneOf(look), view: look.foreseen?.view ?? look.view }
}

/** What the draft tells, as far as it is sure. */
export function newsAfter({ foreseen, draftNews }: Pick<Look, 'foreseen' | 'draftNews'>): readonly News[] {
  return foreseen?.news ?? draftNews
}

/** Whether a draft ends with what it is for coming to light. */
export function isTurningUp({ drafted, foreseen }: Pick<Look, 'drafted' | 'foreseen'>): boolean {
  return drafted.reveals && foreseen === null
}

/** What options of the seat's own turn are called, whatever is asked now. */
export function stepNames(look: Look, options: readonly string[], { voice }: Reader): string {
  const ask = { seat: look.seat ?? 0, about: 'act', options: [], min: 1, max: 1 }
  return options.map((option) => faceFor(look).option(sceneOf(look), ask, option, voice).label).join(', ')
}

/** The table as it was before the seat's own draft. */
export function sceneBefore(look: Look): Scene {
  return { ...sceneOf(look), view: look.before }
}

/** `Willyville #128`. */
export function titleOf(look: Look): string {
  return `${faceFor(look).title} #${look.id}`
}

export function mention(person: string | null, name: string): string {
  return person === null ? name : `<@${person}>`
}
