import type { KingsbridgeNews } from '#kingsbridge/news'
import { drawPointsChart } from '../common/points-chart.ts'
import { drawLedger, drawTitle, LEDGER, type Ledger, pointsText, spacedFor } from '../common/score/ledger.ts'
import { type Foot, PHONE_LEDGER, phoneScore } from '../common/score/phone.ts'
import { stand } from '../common/set-down.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'
import { chaptersIn, type KingsbridgeScore, pageOf } from './score-page.ts'
import { drawTowers } from './score-towers.ts'

/** The score sheet: a ledger by the sources of VP, towers made of them, and the line over the rounds. */

const WIDTH = 1600
const HEIGHT = 1100
const TOWERS = { x: 796, y: 58, w: 752, h: 592 }
/** Without a line of points the towers have its room too. */
const TALL_TOWERS = { ...TOWERS, h: 984 }
const MOST_PITCH = 66
/** Rows that stand close need smaller signs. */
const CLOSE = { from: 10, seal: 42, value: 36, label: 29 }

type History = KingsbridgeScore['history']

function ledgerFor({ rows }: KingsbridgeScore, ledger: Ledger): Ledger {
  const spaced = spacedFor(rows.length, ledger, MOST_PITCH)
  if (rows.length < CLOSE.from) return spaced
  return {
    ...spaced,
    seal: { ...ledger.seal, d: CLOSE.seal },
    value: CLOSE.value,
    label: { ...ledger.label, size: CLOSE.label },
  }
}

function drawHistory(sheet: Sheet, { input, entries, history, overRounds }: KingsbridgeScore): void {
  drawPointsChart(sheet, {
    heading: overRounds,
    history,
    seats: entries.map(({ seat }) => seat),
    spans: chaptersIn(input, history.length),
  })
}

/** Who is ahead, then everybody's points by source. */
function altOf(page: KingsbridgeScore): string {
  const lines = page.entries.map((entry) => {
    const parts = page.rows.flatMap((row) => {
      const text = pointsText(entry, row.id)
      return text === '–' ? [] : [`${row.label} ${text}`]
    })
    return `${entry.name} ${pointsText(entry, null)}: ${parts.join(', ')}`
  })
  return [page.title, page.note, ...lines].join('. ').slice(0, 1023)
}

const PHONE = { x: 50, down: 24, w: 900, towers: 560, chart: { left: 140, h: 400 } }

/** Below the ledger stands the line of points, and before there is one the towers. */
function footOf(page: KingsbridgeScore): Foot {
  const { x, down, w, towers, chart } = PHONE
  if (page.history.length < 2) {
    return { height: down + towers, draw: (sheet, top) => drawTowers(sheet, page, { x, y: top + down, w, h: towers }) }
  }
  return {
    height: down + chart.h,
    draw: (sheet, top) => stand(sheet, { left: chart.left, top: top + down }, (own) => drawHistory(own, page)),
  }
}

function phonePicture(page: KingsbridgeScore): Picture {
  const picture = phoneScore(page, ledgerFor(page, PHONE_LEDGER), footOf(page))
  return { ...picture, colours: 'kingsbridge', alt: altOf(page) }
}

/** `news` are those of the whole game: without them the VP track is one row. */
export function scorePicture(input: PictureInput, history: History, news: readonly KingsbridgeNews[]): Picture {
  const page = pageOf(input, history, news)
  if (input.size === 'phone') return phonePicture(page)
  const sheet = new Sheet()
  const hasLine = history.length >= 2
  drawTitle(sheet, page)
  drawLedger(sheet, page, ledgerFor(page, LEDGER))
  drawTowers(sheet, page, hasLine ? TOWERS : TALL_TOWERS)
  if (hasLine) drawHistory(sheet, page)
  const { draws, places } = sheet
  const alt = altOf(page)
  return { width: WIDTH, height: HEIGHT, ground: 'ground-page', colours: 'kingsbridge', draws, places, alt }
}
