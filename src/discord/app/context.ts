import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import type { News } from '#kernel'
import type { Presentation, Shown, Voice } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import type { Studio } from '#render/engine/studio'
import { LANGUAGES, type Language, type Look, type Place, type Tables } from '#tables'
import type { Facts } from '#texts'
import { tell as tellIn, type UiKey } from '#texts/ui/index'
import type { Metrics } from '../ops/metrics.ts'
import type { Channels } from './channels.ts'
import { literal, plain } from './components.ts'
import type { EmojiBook } from './emojis.ts'
import type { Memory } from './memory.ts'
import type { Quotas } from './quotas.ts'

/** Everything screens and commands work with. */
export interface AppContext {
  readonly client: Client
  readonly tables: Tables
  readonly studio: Studio
  readonly emojis: EmojiBook
  readonly log: Logger
  readonly metrics: Metrics
  readonly channels: Channels
  readonly quotas: Quotas
  readonly memory: Memory
  /** After so many milliseconds a panel shows words in place of a picture that takes longer. */
  readonly wordsAfter: number
}

/** Somebody who reads, and their language. */
export interface Reader {
  readonly person: string | null
  readonly voice: Voice
  say(key: UiKey, facts?: Facts): string
}

/** The language of one of Discord's locales: `de` and `de-AT` are German. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0]
}

export function readerFor(app: AppContext, language: Language, person: string | null): Reader {
  const voice: Voice = { language, emoji: (name) => app.emojis.inText(name, language) }
  return { person, voice, say: (key, facts) => tellIn(language, key, facts) }
}

/** Panels speak the reader's own language, tables theirs. */
export async function readerOf(app: AppContext, person: string, locale: string): Promise<Reader> {
  const { language } = await app.tables.people.settings(person)
  return readerFor(app, language ?? languageOf(locale), person)
}

/** Names as pictures and boards show them. */
function drawable(shown: Shown): Shown {
  return { ...shown, names: shown.names.map(plain) }
}

/** Names are escaped for texts; pictures and boards draw them plain. */
function drawingPlain(presentation: Presentation): Presentation {
  const { pictures, board } = presentation
  return {
    ...presentation,
    ...(pictures && {
      pictures: {
        ...pictures,
        table: (shown, ...more) => pictures.table(drawable(shown), ...more),
        ownBoard: (shown, ...more) => pictures.ownBoard(drawable(shown), ...more),
        preview: (shown, ...more) => pictures.preview(drawable(shown), ...more),
        score: (shown, ...more) => pictures.score(drawable(shown), ...more),
      },
    }),
    board: {
      table: (shown, ...more) => board.table(drawable(shown), ...more),
      ownBoard: (shown, ...more) => board.ownBoard(drawable(shown), ...more),
      score: (shown, ...more) => board.score(drawable(shown), ...more),
    },
  }
}

const DRAWN_PLAIN: ReadonlyMap<string, Presentation> = new Map(
  PRESENTATIONS.map((presentation) => [presentation.game, drawingPlain(presentation)]),
)

export function presentationNamed(game: string): Presentation {
  const presentation = DRAWN_PLAIN.get(game)
  if (presentation === undefined) throw new Error(`no presentation for ${game}`)
  return presentation
}

export function presentationFor(look: Pick<Look, 'game'>): Presentation {
  return presentationNamed(look.game.name)
}

/** The name of a player, for a text; it says so where a bot plays on for somebody. */
export function nameOf(place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  return literal(plainNameOf(place))
}

/** The same where nothing is read but letters. */
export function plainNameOf(place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  return standsIn(place) ? `Bot ${place.name}` : place.name
}

function standsIn({ kind, person }: Pick<Place, 'kind' | 'person'>): boolean {
  return kind === 'former' || (kind === 'bot' && person !== null)
}

/** The names on so many seats, for a picture; null where nobody sits yet. */
export function plainNamesOf({ places }: Pick<Look, 'places'>, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => places[seat]?.name ?? null)
}

/** The name of the table's host, for a text. */
export function hostName({ places, host }: Pick<Look, 'places' | 'host'>): string {
  return literal(places.find(({ person }) => person === host)?.name ?? '')
}

/** The name on a seat, for a text. */
export function nameAt({ places }: Pick<Look, 'places'>, seat: number): string {
  return literal(places[seat]?.name ?? '')
}

export function namesOf({ places }: Pick<Look, 'places'>): string[] {
  return places.map(nameOf)
}

/** The names of those who are asked now. */
export function askedNames({ places }: Pick<Look, 'places'>): string[] {
  return places.filter(({ asked }) => asked !== null).map(nameOf)
}

export function shownOf(look: Look): Shown {
  return { view: look.view, seat: look.seat, names: namesOf(look), orders: look.orders, result: look.result }
}

/** The table with the seat's own draft done, as far as it is sure what comes of it. */
export function shownAfter(look: Look): Shown {
  return { ...shownOf(look), view: look.foreseen?.view ?? look.view }
}

/** The news of the draft, as far as they are sure. */
export function newsAfter({ foreseen, draftNews }: Pick<Look, 'foreseen' | 'draftNews'>): readonly News[] {
  return foreseen?.news ?? draftNews
}

/** Says whether a draft ends with something coming to light. */
export function isTurningUp({ drafted, foreseen }: Pick<Look, 'drafted' | 'foreseen'>): boolean {
  return drafted.reveals && foreseen === null
}

/** The names of options of the seat's own turn, whatever is asked now. */
export function stepNames(look: Look, options: readonly string[], { voice }: Reader): string {
  const ask = { seat: look.seat ?? 0, about: 'act', options: [], min: 1, max: 1 }
  return options
    .map((option) => presentationFor(look).choices.option(shownOf(look), ask, option, voice).label)
    .join(', ')
}

/** The table as it was before the seat's own draft. */
export function shownBefore(look: Look): Shown {
  return { ...shownOf(look), view: look.before }
}

/** `Willyville #128`. */
export function titleOf(look: Look): string {
  return `${presentationFor(look).title} #${look.id}`
}

/** By a mention, and whether a bot plays on. */
export function calledName(place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  return standsIn(place) ? `Bot ${mention(place)}` : mention(place)
}

export function mention({ person, name }: Pick<Place, 'person' | 'name'>): string {
  return person === null ? literal(name) : `<@${person}>`
}
