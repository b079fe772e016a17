import { type Picture, Sheet } from '#render/engine/draw'
import { stand } from '../set-down.ts'
import { drawLedger, drawTitle, LEDGER, type Ledger } from './ledger.ts'
import type { ScorePage } from './page.ts'
import { drawWinner } from './winner.ts'

/** The score sheet for a phone: who won, and the ledger as wide as the page. */

const WIDTH = 1000
const TITLE = { left: 66, top: 56 }
const WINNER = { left: 148, top: 204 }
const TOP = { forecast: 216, won: 436 }
const FOOT = 62

export const PHONE_LEDGER: Ledger = {
  ...LEDGER,
  box: [50, 212, 900, 834],
  rows: { ...LEDGER.rows, x: 56, w: 888 },
  seal: { x: 94, d: 54 },
  label: { x: 138, size: 36 },
  value: 44,
  columns: {
    1: { x: 720, pitch: 210, ribbon: 196 },
    2: { x: 600, pitch: 210, ribbon: 196 },
    3: { x: 534, pitch: 162, ribbon: 152 },
    4: { x: 502, pitch: 124, ribbon: 116 },
    5: { x: 450, pitch: 110, ribbon: 104 },
  },
}

/** Something that stands below the ledger, and how high it is. */
export interface Foot {
  readonly height: number
  draw(sheet: Sheet, top: number): void
}

const NO_FOOT: Foot = { height: 0, draw: () => undefined }

type PhoneScore = Pick<Picture, 'width' | 'height' | 'ground' | 'draws' | 'places'>

export function phoneScore(page: ScorePage, ledger: Ledger, foot = NO_FOOT): PhoneScore {
  const sheet = new Sheet()
  const top = page.winners.length > 0 ? TOP.won : TOP.forecast
  stand(sheet, TITLE, (own) => drawTitle(own, page))
  stand(sheet, WINNER, (own) => drawWinner(own, page))
  stand(sheet, { left: ledger.box[0], top }, (own) => drawLedger(own, page, ledger))
  foot.draw(sheet, top + ledger.box[3])
  const height = top + ledger.box[3] + foot.height + FOOT
  const { draws, places } = sheet
  return { width: WIDTH, height, ground: `ground-page/${WIDTH}/${height}`, draws, places }
}
