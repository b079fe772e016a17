import type { Question, Seat } from '#kernel'
import { altFrom } from '#render/common/alt'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { lowerParts } from '#render/village/board/phone'
import { connyPicture } from '#render/village/conny'
import type { Figure } from '#render/village/crowds'
import { marketDayPicture } from '#render/village/days/market-day'
import { massPicture } from '#render/village/days/mass'
import { type Rolled, weddingPicture } from '#render/village/days/wedding'
import { seaPicture } from '#render/village/sea'
import { seaChanges } from '#render/village/sea/changes'
import type { Language } from '#texts'
import { type PageWord, pageText } from '#texts/village/pages'
import { signText } from '#texts/village/signs'
import { hasSet } from '#village/modules/in-play'
import type { VillageNews } from '#village/news'
import type { View } from '#village/view'
import type { MorePictures, PictureSpot } from '../capabilities.ts'
import type { PictureWish, Told, Voice } from '../presentation.ts'
import { tableBoard } from './board.ts'
import { connyWords, marketWords, massWords, seaWords, weddingWords } from './more-words.ts'
import { DOT, newsOf, phrasingOf, viewOf } from './phrasing.ts'
import { boardSheet, inputOf, table } from './pictures.ts'
import type { Shown } from './shown.ts'
import { tell } from './telling.ts'

/** Pictures beside the board: the sea, Conny's table, and the great days of a round. */

interface Beside {
  readonly spots: readonly PictureSpot[]
  /** Large tables show it on the board. */
  readonly isForPhones?: true
  title(view: View, voice: Voice): string
  isThere(view: View): boolean
  draw(shown: Shown, wish: PictureWish, told: readonly Told[]): Picture | null
  words(shown: Shown, language: Language): string
}

function titled(word: PageWord): Beside['title'] {
  return (_view, { language }) => pageText(language, word)
}

/** The last act that changed a place has its flag there, with the number it has on the board. */
function seaFlags(shown: Shown, wish: PictureWish, told: readonly Told[]): Flag[] {
  if (told.length === 0) return []
  const { numbers } = table(shown, wish, told)
  const flags = new Map<string, number>()
  for (const [act, { news }] of told.entries()) {
    const number = numbers[act] ?? null
    const places = newsOf(news).flatMap((event) => seaChanges(viewOf(shown), event))
    for (const place of places) {
      if (number === null) flags.delete(place)
      else flags.set(place, number)
    }
  }
  return [...flags].map(([place, number]) => ({ place, number }))
}

/** The news of all acts since the last mass began; all of them where none did. */
function sinceMass(told: readonly Told[]): readonly VillageNews[] {
  const news = told.flatMap((act) => newsOf(act.news))
  return news.slice(
    Math.max(
      0,
      news.findLastIndex(({ kind }) => kind === 'massBegan'),
    ),
  )
}

/** Members that came out of the bag, then the monks. */
function drawnIn(told: readonly Told[]): Figure[] {
  return sinceMass(told).flatMap((event): Figure[] => {
    if (event.kind === 'monksDrawn') return new Array<Figure>(event.monks).fill('monk')
    if (event.kind !== 'memberMoved' || event.from !== 'bag') return []
    const { seat, member } = event
    return [{ seat, generation: Number.parseInt(member, 10), isFed: member.endsWith('+') }]
  })
}

function rollsIn(told: readonly Told[]): Rolled[] {
  return sinceMass(told).flatMap((event) => (event.kind === 'dieRolled' ? [event] : []))
}

function isConnys(event: VillageNews, conny: Seat): boolean {
  return event.kind === 'fateTurned' || ('seat' in event && event.seat === conny)
}

/** Conny's part of the last act in which there was one, in one sentence. */
function connysAct(shown: Shown, told: readonly Told[], language: Language): string | null {
  const conny = viewOf(shown).setup.seats
  const acts = told.map((act) => ({ ...act, news: newsOf(act.news).filter((event) => isConnys(event, conny)) }))
  const last = acts.findLast(({ news }) => news.length > 0)
  if (last === undefined) return null
  const lines = tell(shown, { ...last, seat: null }, { language, emoji: () => '' })
  return lines.map((line) => line.replaceAll('**', '').replace(/\.$/, '')).join('; ')
}

const SALES: ReadonlySet<VillageNews['kind']> = new Set(['customerServed', 'overseasSold', 'passed'])

/** The seat due at a market day: clockwise after whoever came last, at first the caller. */
function dueAtMarket(view: View, told: readonly Told[]): Seat | null {
  const { market, players } = view
  if (market === null) return null
  const news = told.flatMap((act) => newsOf(act.news))
  const day = news.slice(news.findLastIndex(({ kind }) => kind === 'marketCalled') + 1)
  const last = day.findLast((event) => SALES.has(event.kind))
  const start = last === undefined || !('seat' in last) ? market.caller : (last.seat ?? 0) + 1
  const order = players.map((_, index) => (start + index) % players.length)
  return order.find((seat) => !market.passed.includes(seat)) ?? null
}

/** Whoever looks at a question of their own beside a turn is asked. */
function askedOf(shown: Shown): Seat | null {
  return viewOf(shown).acting === undefined ? shown.seat : null
}

const SEA: Beside = {
  spots: ['table', 'notice', 'ownBoard', 'question'],
  title: titled('sea'),
  isThere: (view) => hasSet(view, 'port'),
  draw: (shown, wish, told) => seaPicture(inputOf(shown, wish), seaFlags(shown, wish, told)),
  words: seaWords,
}

const CONNY: Beside = {
  spots: ['table', 'notice', 'ownBoard', 'question'],
  title: (_view, { language }) => phrasingOf(language).say('word.conny'),
  isThere: ({ conny }) => conny !== null,
  draw: (shown, wish, told) => connyPicture(inputOf(shown, wish), connysAct(shown, told, wish.language)),
  words: connyWords,
}

const MARKET: Beside = {
  spots: ['table', 'question'],
  title: titled('marketDay'),
  isThere: ({ market }) => market !== null,
  draw(shown, wish, told) {
    const due = told.length === 0 ? shown.seat : dueAtMarket(viewOf(shown), told)
    return marketDayPicture(inputOf(shown, wish), due)
  },
  words: marketWords,
}

const MASS: Beside = {
  spots: ['question'],
  title: titled('mass'),
  isThere: () => true,
  draw: (shown, wish, told) => massPicture(inputOf(shown, wish), askedOf(shown), drawnIn(told)),
  words: massWords,
}

const WEDDING: Beside = {
  spots: ['question'],
  title: titled('wedding'),
  isThere: ({ wedlock }) => wedlock !== null,
  draw: (shown, wish, told) => weddingPicture(inputOf(shown, wish), askedOf(shown), rollsIn(told)),
  words: weddingWords,
}

/** The sheets of the board that a phone shows one by one. */
const FARMS: Beside = {
  spots: ['table', 'notice'],
  isForPhones: true,
  title: titled('farms'),
  isThere: () => true,
  draw: (shown, wish, told) => boardSheet(shown, 'farms', wish, told),
  words: tableBoard,
}

const LOWER: Beside = {
  spots: ['table', 'notice'],
  isForPhones: true,
  title(view, { language }) {
    const sets = (['inn', 'marriage'] as const).filter((set) => hasSet(view, set))
    return sets.map((set) => signText(language, set)).join(DOT)
  },
  isThere: (view) => lowerParts(view) !== '',
  draw: (shown, wish, told) => boardSheet(shown, 'lower', wish, told),
  words: tableBoard,
}

const PICTURES: Readonly<Record<string, Beside>> = {
  farms: FARMS,
  lower: LOWER,
  sea: SEA,
  conny: CONNY,
  market: MARKET,
  mass: MASS,
  wedding: WEDDING,
}

/** What questions are about, and the picture that helps to answer them. */
const ABOUT: Readonly<Record<string, string>> = {
  sell: 'market',
  pull: 'mass',
  advance: 'mass',
  lodging: 'wedding',
  token: 'wedding',
  gift: 'wedding',
  travel: 'sea',
  load: 'sea',
  step: 'sea',
  isle: 'sea',
  connyCube: 'conny',
}

function forQuestion(shown: Shown, { about }: Question): string | null {
  const id = ABOUT[about]
  return id !== undefined && PICTURES[id]?.isThere(viewOf(shown)) ? id : null
}

/** News after which a picture is shown with a notice, the weightiest first. */
const NOTICED: readonly (readonly [id: string, kinds: readonly VillageNews['kind'][]])[] = [
  ['wedding', ['married', 'dieRolled']],
  ['mass', ['monksDrawn', 'majorityWon']],
  ['sea', ['captainHired', 'loaded', 'sailed', 'docked', 'stayed', 'returned', 'islandSold', 'tileTaken']],
  ['conny', ['fateTurned']],
]

function forNotice(shown: Shown, told: readonly Told[]): string | null {
  const view = viewOf(shown)
  if (MARKET.isThere(view)) return 'market'
  const kinds = new Set(told.flatMap((act) => newsOf(act.news).map(({ kind }) => kind)))
  const noticed = NOTICED.find(([id, all]) => all.some((kind) => kinds.has(kind)) && PICTURES[id]?.isThere(view))
  return noticed?.[0] ?? null
}

export const morePictures: MorePictures<View> = {
  list(shown, { size }, ask) {
    const view = viewOf(shown)
    const asked = ask === undefined ? null : forQuestion(shown, ask)
    return Object.entries(PICTURES).flatMap(([id, picture]) => {
      if (!picture.isThere(view) || (picture.isForPhones && size !== 'phone')) return []
      const spots = picture.spots.filter((spot) => spot !== 'question' || asked === id)
      return spots.length === 0 ? [] : [{ id, spots, title: (voice) => picture.title(view, voice) }]
    })
  },
  draw(shown, id, wish, told) {
    const picture = PICTURES[id]
    if (picture === undefined || !picture.isThere(viewOf(shown))) return null
    const drawn = picture.draw(shown, wish, told)
    return drawn && { ...drawn, alt: altFrom(picture.words(shown, wish.language)) }
  },
  words: (shown, id, language) => PICTURES[id]?.words(shown, language) ?? '',
  forQuestion,
  forNotice,
}
