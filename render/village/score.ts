import type { Result, Seat } from '#kernel'
import { say } from '#texts/village/index'
import { pageText } from '#texts/village/pages'
import { hasSet } from '#village/modules/in-play'
import { allPoints, resultOf } from '#village/rules/score'
import { UNSEEN, type View } from '#village/view'
import { CATEGORIES, type Category, kindOf } from '#village/words'
import { drawPointsChart } from '../common/points-chart.ts'
import { drawLedger, drawTitle, LEDGER, type Ledger, spacedFor } from '../common/score/ledger.ts'
import { ranked, type ScoreEntry, type ScorePage, type ScoreRow } from '../common/score/page.ts'
import { PHONE_LEDGER, phoneScore } from '../common/score/phone.ts'
import { drawShelves } from '../common/score/shelves.ts'
import { drawWinner } from '../common/score/winner.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'
import { drawStairs, STAIRS, stairsFoot, titleOf } from './score-stairs.ts'

/** The score sheet: a ledger of what is in play, a shelf of books for everybody, and how it came to be. */

const WIDTH = 1600
const HEIGHT = 1100
const MOST_PITCH = { wide: 84, phone: 88 }
/** An elder in the laurel; a bot shows its own face. */
const ELDER = { scale: 1.46, y: 44 }
const FACE = { d: 122, y: -6 }

type History = ScorePage['history']

/** The table's own result, null while the game goes on; without one the rules say it. */
function endOf({ result, view }: PictureInput): Result | null {
  if (result !== undefined) return result
  return view.isOver ? resultOf(view) : null
}

function hasTie({ totals, winners, left }: Result): boolean {
  const best = totals[winners[0] ?? 0]
  return totals.some((total, seat) => total === best && !winners.includes(seat) && left?.includes(seat) !== false)
}

/** Sets that are not in play have no row. */
function isCounted(view: View, category: Category): boolean {
  if (category === 'villagers') return hasSet(view, 'inn')
  return category !== 'castles' || !hasSet(view, 'port')
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

function rowsOf({ language, view }: PictureInput): ScoreRow[] {
  const counted = CATEGORIES.filter((category) => isCounted(view, category))
  return counted.map((category) => ({
    id: category,
    label: capital(say(language, `cat.${category}`)),
    seal: (d) => `v-ledger-seal/${category}/${d}`,
    spine: (w, h) => `v-spine/${category}/${w}/${h}`,
  }))
}

/** Only their owner knows which customers they have served. */
const HIDDEN: readonly Category[] = ['customers']

function entryOf({ names, view }: PictureInput, points: Record<Category, number>, seat: Seat): ScoreEntry {
  const total = CATEGORIES.reduce((sum, category) => sum + points[category], 0)
  const isUnseen = view.players[seat]?.customers.includes(UNSEEN) === true
  return { seat, name: names[seat] ?? '', points, total, ...(isUnseen && { unseen: HIDDEN }) }
}

const DEAD = ['chronicle', 'grave', 'sea']

function deadIn({ players }: View): number {
  return players.flatMap(({ at }) => at).filter((place) => DEAD.includes(kindOf(place))).length
}

function noteOf({ language, view }: PictureInput, isOver: boolean): string {
  const text = pageText(language, 'rounds', { rounds: view.round, dead: deadIn(view) })
  return isOver && view.end !== null ? `${text}: ${pageText(language, `cause.${view.end.cause}`)}` : text
}

function verdictOf({ language, view }: PictureInput, end: Result | null): string {
  if (end === null) return ''
  const points = end.totals[end.winners[0] ?? 0] ?? 0
  if (view.setup.seats === 1) return titleOf(view, language, points)
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
    note: noteOf(input, end !== null),
    rows: rowsOf(input),
    entries,
    winners,
    together: pageText(language, 'together'),
    verdict: verdictOf(input, end),
    overRounds: pageText(language, 'overRounds'),
    history,
    champion({ seat }) {
      const face = faces?.[seat] ?? null
      if (face !== null) return { sprite: `neighbour/${face}/${FACE.d}`, y: FACE.y }
      return { sprite: `v-member/${seat}/1/${ELDER.scale}`, y: ELDER.y }
    },
  }
}

const STILL_LIFE = { x: 1180, y: 868 }

/** The points over the rounds; before there are any, the desk they will be written on. */
function drawHistory(sheet: Sheet, { entries, winners, history, overRounds }: ScorePage): void {
  if (history.length >= 2) {
    drawPointsChart(sheet, { heading: overRounds, history, seats: entries.map(({ seat }) => seat) })
    return
  }
  sheet.place('desk', [STILL_LIFE.x - 365, STILL_LIFE.y - 145, 730, 310])
  sheet.sprite(winners.length > 0 ? 'desk/done' : 'desk', STILL_LIFE.x, STILL_LIFE.y)
}

function ledgerFor({ rows }: ScorePage, ledger: Ledger, most: number): Ledger {
  return { ...spacedFor(rows.length, ledger, most), value: 44 }
}

export function scorePicture(input: PictureInput, history: History): Picture {
  const page = pageOf(input, history)
  const total = page.entries[0]?.total ?? 0
  const isAlone = input.view.setup.seats === 1
  const alt = [page.title, ...page.entries.map((entry) => `${entry.name} ${entry.total}`)].join(', ')
  if (input.size === 'phone') {
    const foot = isAlone ? stairsFoot(input, total) : undefined
    return { ...phoneScore(page, ledgerFor(page, PHONE_LEDGER, MOST_PITCH.phone), foot), colours: 'village', alt }
  }
  const sheet = new Sheet()
  drawTitle(sheet, page)
  drawLedger(sheet, page, ledgerFor(page, LEDGER, MOST_PITCH.wide))
  drawWinner(sheet, page)
  drawShelves(sheet, page)
  if (isAlone) drawStairs(sheet, input, total, STAIRS)
  drawHistory(sheet, page)
  const { draws, places } = sheet
  return { width: WIDTH, height: HEIGHT, ground: 'ground-page', colours: 'village', draws, places, alt }
}
