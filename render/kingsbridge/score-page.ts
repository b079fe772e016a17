import type { Result, Seat } from '#kernel'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { allPoints, resultOf, totalOf } from '#kingsbridge/rules/score'
import { type BySource, SOURCES, type Source, sourcesOf, usedSources } from '#kingsbridge/rules/sources'
import type { SpaceId } from '#kingsbridge/words'
import { type PageWord, pageText } from '#texts/kingsbridge/pages'
import { allOf } from '#texts/lists'
import { shortName, signed } from '../common/fit.ts'
import type { Span } from '../common/points-chart.ts'
import { type Figure, ranked, type ScoreEntry, type ScorePage } from '../common/score/page.ts'
import type { PictureInput } from './input.ts'

/** All that a score sheet of Kingsbridge says. */

/** Where the news of the game do not tell the sources, the track is one of them. */
const COARSE = ['track', 'material', 'money'] as const
type Row = Source | 'track'

/** What a seat hides behind its screen brings nobody knows how much. */
const HIDDEN_ROWS: readonly Row[] = ['material', 'money']

const ROMAN = ['', 'I', 'II', 'III', 'IV']

export function romanOf(chapter: number): string {
  return ROMAN[chapter] ?? String(chapter)
}

export function endOf({ view, result }: PictureInput): Result | null {
  if (result !== undefined) return result
  return view.isOver ? resultOf(view) : null
}

function isHidden({ view }: PictureInput, seat: Seat): boolean {
  return view.players[seat]?.goods === null
}

interface Sums {
  readonly rows: readonly Row[]
  readonly points: readonly Readonly<Record<string, number>>[]
}

function sumsOf(input: PictureInput, known: readonly BySource[] | null): Sums {
  if (known === null) return { rows: COARSE, points: allPoints(input.view) }
  const used = usedSources(known)
  const shown = SOURCES.filter((source) => used.includes(source) || HIDDEN_ROWS.includes(source))
  return { rows: shown, points: known }
}

/** Whoever would thank the winner most, by what brought them most. */
const THANKS: Readonly<Partial<Record<Source, SpaceId>>> = {
  projects: 'guild',
  donors: 'bishop',
  metal: 'prior',
  favour: 'king',
  care: 'prioress',
  medicine: 'prioress',
  rent: 'merchants',
  income: 'queen',
  events: 'earl',
}
const FACE = { d: 122, y: -6 }

function championOf({ points, seat }: ScoreEntry, { faces }: PictureInput): Figure {
  const face = faces?.[seat] ?? null
  if (face !== null) return { sprite: `neighbour/${face}/${FACE.d}`, y: FACE.y }
  const best = SOURCES.reduce((most, source) => {
    const isMore = THANKS[source] !== undefined && (points[source] ?? 0) > (points[most] ?? 0)
    return isMore ? source : most
  }, 'projects' as Source)
  return { sprite: `k-portrait/${THANKS[best]}/${FACE.d}`, y: FACE.y }
}

/** The room for names in the note. */
const NOTE = { room: 350, size: 30 }

/** On a phone the ribbon says who has won. */
function noteOf({ view, language, size }: PictureInput, winners: readonly ScoreEntry[]): string {
  const [first] = winners
  if (first !== undefined && size !== 'phone') {
    const name = allOf(
      language,
      winners.map(({ name }) => shortName(name, NOTE.room / winners.length, NOTE.size)),
    )
    return pageText(language, winners.length > 1 ? 'share' : 'wins', { name, points: signed(first.total) })
  }
  const { roundsPerChapter } = view.setup.content.constants
  const n = Math.max(1, view.round)
  return pageText(language, 'played', { chapter: romanOf(view.chapter), n, m: roundsPerChapter.value })
}

function verdictOf({ language }: PictureInput, winners: readonly ScoreEntry[]): string {
  const [first] = winners
  if (first === undefined) return ''
  return pageText(language, winners.length > 1 ? 'verdictMany' : 'verdictOne', { points: signed(first.total) })
}

export interface KingsbridgeScore extends ScorePage {
  readonly input: PictureInput
}

/** `news` are those of the whole game, as far as everybody may know them. */
export function pageOf(
  input: PictureInput,
  history: ScorePage['history'],
  news: readonly KingsbridgeNews[],
): KingsbridgeScore {
  const { language, names, view } = input
  const { rows, points } = sumsOf(input, sourcesOf(view, news))
  const end = endOf(input)
  const totals = allPoints(view).map(totalOf)
  const entries = ranked(
    points.map((own, seat) => ({
      seat,
      name: names[seat] ?? '',
      points: own,
      total: totals[seat] ?? 0,
      ...(isHidden(input, seat) && { unseen: HIDDEN_ROWS }),
    })),
    end?.winners ?? [],
  )
  const winners = entries.filter(({ seat }) => end?.winners.includes(seat))
  return {
    input,
    title: pageText(language, winners.length > 0 ? 'closed' : 'ifItEnded'),
    note: noteOf(input, winners),
    rows: rows.map((id) => ({
      id,
      label: pageText(language, `source.${id}` satisfies PageWord),
      seal: (d) => `k-source/${id}/${d}`,
      spine: (w, h) => `k-spine/${id}/${w}/${h}`,
    })),
    entries,
    winners,
    together: pageText(language, 'together'),
    verdict: verdictOf(input, winners),
    overRounds: pageText(language, 'overRounds'),
    history,
    champion: (first) => championOf(first, input),
  }
}

/** The chapters in a line of points whose last round is the one that is played now. */
export function chaptersIn({ view }: PictureInput, rounds: number): Span[] {
  const { chapters, roundsPerChapter } = view.setup.content.constants
  const size = roundsPerChapter.value
  const now = (view.chapter - 1) * size + view.round
  const placeOf = (round: number) => rounds - 1 - (now - round)
  return Array.from({ length: chapters.value }, (_, index) => ({
    from: Math.max(0, placeOf(index * size)),
    to: Math.min(rounds - 1, placeOf((index + 1) * size)),
    label: romanOf(index + 1),
  })).filter(({ from, to }) => to > from)
}
