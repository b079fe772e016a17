import type { Seat } from '#kernel'
import type { Sheet } from '#render/engine/draw'
import { contentIndexOf } from '#village/content-index'
import { familyOf, ownersOf } from '#village/state'
import type { View } from '#village/view'
import type { Place } from '#village/words'

/** Members where they are: standing side by side, or as discs where there is little room. */

export interface Member {
  readonly seat: Seat
  readonly generation: number
  /** Bread lies under them: their number counts one more. */
  readonly isFed: boolean
}

/** A figure without a player, who has no number. */
export type Figure = Member | 'spouse' | 'monk'

/** Everybody who is at such a place, Conny's members too: hers come after the last seat. */
export function membersAt(view: View, isThere: (place: Place) => boolean): Member[] {
  return ownersOf(view).flatMap((seat) => membersOf(view, seat, isThere))
}

export function membersOf(view: View, seat: Seat, isThere: (place: Place) => boolean): Member[] {
  const { generations } = contentIndexOf(view)
  const fed = view.players[seat]?.fed ?? []
  return familyOf(view, seat).flatMap((place, member) =>
    isThere(place) ? [{ seat, generation: generations[member] ?? 1, isFed: fed.includes(member) }] : [],
  )
}

export const standingAt = (place: Place) => (other: Place) => other === place

/** The number that counts. */
export function numberOf({ generation, isFed }: Member): number {
  return generation + (isFed ? 1 : 0)
}

const BODY = 46
/** Closer than this nobody stands: the number would not be seen. */
const CLOSEST = 26
/** In two rows nobody need stand closer than this. */
const COMFORTABLE = 36
const ROW = 66
const NUMBER = { size: 36, least: 34, up: 17, max: 40 }
const BREAD = { size: 24, aside: 16 }

export interface CrowdSpot {
  readonly x: number
  /** The places where their feet are. */
  readonly y: number
  readonly w: number
  readonly scale?: number
  readonly align?: 'left' | 'center' | 'right'
  /** They may stand in two rows. */
  readonly rows?: 1 | 2
  /** From one to the next, if there is room. */
  readonly pitch?: number
}

function spriteOf(figure: Figure, scale: number): string {
  if (figure === 'spouse' || figure === 'monk') return `v-${figure}/${scale}`
  return `v-member/${figure.seat}/${figure.generation}/${scale}`
}

function writeNumber(sheet: Sheet, figure: Figure, x: number, y: number, scale: number): void {
  if (figure === 'spouse' || figure === 'monk') return
  const size = Math.max(NUMBER.least, NUMBER.size * scale)
  sheet.number(numberOf(figure), x, y - NUMBER.up * scale, size, { colour: 'cream', halo: 'ink', max: NUMBER.max })
}

function drawRow(sheet: Sheet, all: readonly Figure[], spot: CrowdSpot): void {
  const { x, y, w, scale = 1, align = 'center', pitch: wish = BODY } = spot
  const body = BODY * scale
  const figures = all.slice(0, Math.max(1, Math.floor((w - body) / CLOSEST) + 1))
  const pitch = figures.length > 1 ? Math.min(wish * scale, (w - body) / (figures.length - 1)) : 0
  const air = w - body - pitch * (figures.length - 1)
  const left = x + (align === 'left' ? 0 : align === 'right' ? air : air / 2)
  const middle = (index: number) => Math.round(left + body / 2 + pitch * index)
  for (const [index, figure] of figures.entries()) sheet.sprite(spriteOf(figure, scale), middle(index), y)
  for (const [index, figure] of figures.entries()) {
    if (typeof figure !== 'string' && figure.isFed)
      sheet.sprite(`v-bread/${BREAD.size}`, middle(index) + BREAD.aside * scale, y)
  }
  const hidden = Math.max(0, body - pitch) / 2
  for (const [index, figure] of figures.entries()) {
    const isCovered = index < figures.length - 1
    writeNumber(sheet, figure, middle(index) - (isCovered ? hidden : 0), y, scale)
  }
}

/** A crowd between x and x + w: side by side, closer if need be, then in two rows. */
export function drawCrowd(sheet: Sheet, figures: readonly Figure[], spot: CrowdSpot): void {
  const { x, y, w, scale = 1, rows = 1 } = spot
  const count = figures.length
  if (count === 0) return
  const comfortable = Math.max(2, Math.floor((w - BODY * scale) / (COMFORTABLE * scale)) + 1)
  if (rows === 1 || count <= comfortable) {
    drawRow(sheet, figures, spot)
    return
  }
  const back = Math.floor(count / 2)
  const isOdd = count % 2 === 1
  const width = isOdd ? w : w - 24 * scale
  drawRow(sheet, figures.slice(0, back), { ...spot, x: isOdd ? x : x + 20 * scale, y: y - ROW * scale, w: width })
  drawRow(sheet, figures.slice(back), { ...spot, w: width })
}

const DISC = { r: 19, gap: 3, row: 40, size: 34, max: 30 }

/** Members as discs in one or two rows about a middle. */
export function drawDiscs(sheet: Sheet, members: readonly Member[], x: number, y: number, w: number): void {
  const pitch = 2 * DISC.r + DISC.gap
  const isDouble = members.length > Math.floor(w / pitch)
  const inFirst = isDouble ? Math.ceil(members.length / 2) : members.length
  for (const [index, member] of members.entries()) {
    const isSecond = index >= inFirst
    const inRow = isSecond ? members.length - inFirst : inFirst
    const column = isSecond ? index - inFirst : index
    const middle = x + (column - (inRow - 1) / 2) * pitch
    const height = isDouble ? y + (isSecond ? 0.5 : -0.5) * DISC.row : y
    sheet.sprite(`marker/${DISC.r}/${member.seat}`, middle, height)
    sheet.number(numberOf(member), middle, height + 1, DISC.size, { colour: 'cream', halo: 'ink', max: DISC.max })
  }
}
