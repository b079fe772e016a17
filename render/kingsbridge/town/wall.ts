import { eventOf } from '#kingsbridge/content-index'
import { noteLines } from '#render/common/fit'
import { Sheet } from '#render/engine/draw'
import { drawEffects } from '../effects.ts'
import type { PictureInput } from '../input.ts'
import { placeOf } from '../place-ids.ts'

/** The town wall with its bills: the event of this round, and those that last from earlier ones. */

export interface Bill {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** On a phone words and signs are larger. */
  readonly scale?: number
}

const WALL = { y: 1068, h: 118 }
const BILLS: readonly Bill[] = [
  { x: 40, y: WALL.y, w: 560, h: WALL.h },
  { x: 616, y: WALL.y, w: 464, h: WALL.h },
  { x: 1096, y: WALL.y, w: 464, h: WALL.h },
]

const TITLE = { size: 31, down: 21, margin: 74 }
/** Widths are only judged, so a line is filled with care. */
const NOTE = { size: 22, lead: 23.5, most: 3, care: 0.92, step: 12 }
const SIGNS = { share: 0.4, most: 230, scale: 0.62, inset: 16, gap: 14, down: 17 }

/** The newest first: the card on the council, then what stays on the edge. */
export function billsOf({ view }: PictureInput, most = BILLS.length): (string | null)[] {
  const edge = view.edge.filter((id) => id !== view.event)
  return [view.event, ...edge.slice(-(most - 1))]
}

interface Laid {
  readonly draws: Sheet
  readonly width: number
}

function signsOf({ view }: PictureInput, id: string, x: number, y: number, max: number): Laid {
  const draws = new Sheet()
  const { effects } = eventOf(view, id)
  const width = drawEffects(draws, effects, view.setup.content, { x, y, max, scale: SIGNS.scale })
  return { draws, width }
}

/** Lines about equally long, so that no word is left alone; no more of them than there must be. */
function evenLines(text: string, room: number, size: number): string[] {
  let lines = noteLines(text, room, size)
  for (let narrower = room - NOTE.step; narrower > room / 2; narrower -= NOTE.step) {
    const tried = noteLines(text, narrower, size)
    if (tried.length > lines.length) break
    lines = tried
  }
  return lines
}

/** Signs to the left and words to the right where the words fit, otherwise the signs alone. */
function drawBody(sheet: Sheet, input: PictureInput, id: string, { x, y, w, h, scale = 1 }: Bill): void {
  const text = input.events?.[id]?.text ?? ''
  const middle = y + h / 2 + SIGNS.down * scale
  const most = Math.min(SIGNS.most * scale, w * SIGNS.share)
  const size = NOTE.size * scale
  const { width } = signsOf(input, id, 0, 0, most)
  const left = x + SIGNS.inset + width
  const room = x + w - left - SIGNS.gap - SIGNS.inset
  const lines = evenLines(text, room * NOTE.care, size)
  if (text === '' || lines.length > NOTE.most) {
    sheet.draws.push(...signsOf(input, id, x + w / 2, middle, w - TITLE.margin).draws.draws)
    return
  }
  sheet.draws.push(...signsOf(input, id, x + SIGNS.inset + width / 2, middle, most).draws.draws)
  const lead = NOTE.lead * scale
  const first = middle - ((lines.length - 1) * lead) / 2
  for (const [row, line] of lines.entries()) {
    sheet.text(line, left + SIGNS.gap + room / 2, first + row * lead, size, { font: 'note', max: room })
  }
}

function drawBill(sheet: Sheet, input: PictureInput, id: string, bill: Bill): void {
  const { x, y, w, h, scale = 1 } = bill
  const card = eventOf(input.view, id)
  sheet.sprite(`k-bill/${w}/${h}/${card.kind}`, x + w / 2, y + h / 2)
  const title = input.events?.[id]?.title ?? card.title
  sheet.text(title, x + w / 2, y + TITLE.down * scale, TITLE.size * scale, { font: 'display', max: w - TITLE.margin })
  drawBody(sheet, input, id, bill)
  sheet.place(placeOf.edge(id), [x, y, w, h])
}

export function drawWall(sheet: Sheet, input: PictureInput, bills: readonly Bill[] = BILLS): void {
  const events = billsOf(input, bills.length)
  for (const [index, bill] of bills.entries()) {
    const id = events[index] ?? null
    if (id === null) sheet.sprite(`k-bare-wall/${bill.w}/${bill.h}`, bill.x, bill.y)
    else drawBill(sheet, input, id, bill)
  }
}
