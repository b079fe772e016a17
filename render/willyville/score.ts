import type { Result, Seat } from '#kernel'
import { pageText } from '#texts/willyville/pages'
import { allPoints } from '#willyville/rules/score'
import { CATEGORIES, type Category, type Villager } from '#willyville/words'
import { signed } from '../common/fit.ts'
import { drawPointsChart } from '../common/points-chart.ts'
import { drawLedger, drawTitle, LEDGER } from '../common/score/ledger.ts'
import { type Figure, ranked, type ScoreEntry, type ScorePage, type ScoreRow } from '../common/score/page.ts'
import { PHONE_LEDGER, phoneScore } from '../common/score/phone.ts'
import { type Beside, drawShelves } from '../common/score/shelves.ts'
import { drawWinner } from '../common/score/winner.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { scoreAlt } from './alt.ts'
import { endOf } from './end.ts'
import type { PictureInput } from './input.ts'

/** The score sheet: a ledger, a shelf of books for everybody, and how it came to be. */

const WIDTH = 1600
const HEIGHT = 1100
/** The face in the laurel. */
const FACE = { d: 122, y: -6 }

type History = ScorePage['history']

/** Somebody else who could have won has as many points. */
function hasTie({ totals, winners, left }: Result): boolean {
  const best = totals[winners[0] ?? 0]
  return totals.some((total, seat) => total === best && !winners.includes(seat) && left?.includes(seat) !== false)
}

function rowsOf({ language }: PictureInput): ScoreRow[] {
  return CATEGORIES.map((category) => ({
    id: category,
    label: pageText(language, `category.${category}`),
    seal: (d) => `seal/${category}/${d}`,
    spine: (w, h) => `spine/${category}/${w}/${h}`,
  }))
}

function entryOf({ names }: PictureInput, points: Record<Category, number>, seat: Seat): ScoreEntry {
  const total = CATEGORIES.reduce((sum, category) => sum + points[category], 0)
  return { seat, name: names[seat] ?? '', points, total }
}

function noteOf({ language, view }: PictureInput): string {
  const { chronicle, graves, round } = view
  const dead = Object.values(chronicle).reduce((sum, seats) => sum + seats.length, graves.length)
  return pageText(language, 'rounds', { rounds: round, graves: dead })
}

function verdictOf({ language }: PictureInput, end: Result | null): string {
  if (end === null) return ''
  const points = end.totals[end.winners[0] ?? 0] ?? 0
  if (end.winners.length > 1) return pageText(language, 'share', { points })
  const isTie = hasTie(end)
  return pageText(language, isTie ? 'winsTie' : 'wins', { points })
}

function pageOf(input: PictureInput, history: History): ScorePage {
  const { faces, language, view } = input
  const end = endOf(input)
  const entries = ranked(
    allPoints(view).map((points, seat) => entryOf(input, points, seat)),
    end?.winners ?? [],
  )
  const winners = entries.filter(({ seat }) => end?.winners.includes(seat))
  return {
    title: pageText(language, winners.length > 0 ? 'closed' : 'ifItEnded'),
    note: noteOf(input),
    rows: rowsOf(input),
    entries,
    winners,
    together: pageText(language, 'together'),
    verdict: verdictOf(input, end),
    overRounds: pageText(language, 'overRounds'),
    history,
    champion: (first) => championOf(first, faces?.[first.seat] ?? null),
  }
}

const MERITS: readonly (readonly [Villager, readonly Category[]])[] = [
  ['abbot', ['church', 'windows']],
  ['councillor', ['hall', 'meeting']],
  ['traveller', ['travel']],
  ['merchant', ['served']],
  ['craftsman', ['harvest', 'hand']],
]

/** The villager who brought the winner most. */
function meritOf({ points }: ScoreEntry): Villager {
  let best: Villager = 'craftsman'
  let most = 0
  for (const [villager, categories] of MERITS) {
    const brought = categories.reduce((sum, category) => sum + (points[category] ?? 0), 0)
    if (brought > most) {
      most = brought
      best = villager
    }
  }
  return best
}

/** A bot that has won shows its own face. */
function championOf(first: ScoreEntry, face: string | null): Figure {
  const sprite = face === null ? `portrait/${meritOf(first)}/${FACE.d}` : `neighbour/${face}/${FACE.d}`
  return { sprite, y: FACE.y }
}

/** A labourer sits beside the books and costs points. */
const LABOURER = { d: 50, w: 122 }

function labourersOf({ points }: ScoreEntry): number {
  return points.labourers ?? 0
}

const LABOURERS: Beside = {
  width: (entry) => (labourersOf(entry) < 0 ? LABOURER.w : 0),
  draw(sheet, entry, left, floor) {
    const points = labourersOf(entry)
    if (points >= 0) return
    const { d, w } = LABOURER
    sheet.sprite(`labourer/${d}`, left + d / 2, floor - d / 2 - 4)
    const max = w - d - 6
    sheet.text(signed(points), left + d + 6, floor - 26, 34, { font: 'number', colour: 'points', align: 'left', max })
  },
}

const STILL_LIFE = { x: 1180, y: 868 }

/** The points over the rounds, and before there are any the desk they will be written on. */
function drawHistory(sheet: Sheet, { entries, winners, history, overRounds }: ScorePage): void {
  if (history.length >= 2) {
    drawPointsChart(sheet, { heading: overRounds, history, seats: entries.map(({ seat }) => seat) })
    return
  }
  sheet.place('desk', [STILL_LIFE.x - 365, STILL_LIFE.y - 145, 730, 310])
  sheet.sprite(winners.length > 0 ? 'desk/done' : 'desk', STILL_LIFE.x, STILL_LIFE.y)
}

export function scorePicture(input: PictureInput, history: History): Picture {
  const page = pageOf(input, history)
  if (input.size === 'phone') return { ...phoneScore(page, PHONE_LEDGER), alt: scoreAlt(input) }
  const sheet = new Sheet()
  drawTitle(sheet, page)
  drawLedger(sheet, page, LEDGER)
  drawWinner(sheet, page)
  drawShelves(sheet, page, LABOURERS)
  drawHistory(sheet, page)
  const { draws, places } = sheet
  return { width: WIDTH, height: HEIGHT, ground: 'ground-page', draws, places, alt: scoreAlt(input) }
}
