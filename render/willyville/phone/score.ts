import { stand } from '#render/common/set-down'
import { type Picture, Sheet } from '#render/engine/draw'
import { scoreAlt } from '../alt.ts'
import { drawLedger, drawTitle, drawWinner, LEDGER, type Ledger, type Sums } from '../score.ts'

/** The score sheet for a phone: who won, and the ledger as wide as the page. */

const WIDTH = 1000
const TITLE = { left: 66, top: 56 }
const WINNER = { left: 148, top: 204 }
const TOP = { forecast: 216, won: 436 }
const FOOT = 62

const wide = (): Ledger => ({
  ...LEDGER,
  box: [50, 212, 900, 834],
  rows: { ...LEDGER.rows, x: 56, w: 888 },
  seal: { x: 94, d: 54 },
  label: { x: 138, size: 36 },
  value: 44,
  columns: {
    2: { x: 600, pitch: 210, ribbon: 196 },
    3: { x: 534, pitch: 162, ribbon: 152 },
    4: { x: 502, pitch: 124, ribbon: 116 },
  },
})

export function compactScore(sums: Sums): Picture {
  const sheet = new Sheet()
  const ledger = wide()
  const top = sums.winners.length > 0 ? TOP.won : TOP.forecast
  stand(sheet, TITLE, (own) => drawTitle(own, sums))
  stand(sheet, WINNER, (own) => drawWinner(own, sums))
  stand(sheet, { left: ledger.box[0], top }, (own) => drawLedger(own, sums, ledger))
  const height = top + ledger.box[3] + FOOT
  const { draws, places } = sheet
  return { width: WIDTH, height, ground: `ground-page/${WIDTH}/${height}`, draws, places, alt: scoreAlt(sums.input) }
}
