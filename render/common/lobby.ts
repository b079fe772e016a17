import { type Picture, Sheet } from '../engine/draw.ts'
import { shortName } from './fit.ts'

/** The invitation to a game: a landscape, the name of the game, and who sits down. */

/** The place where somebody sits: the middle of the figure and of the ribbon below it, and how wide that is. */
export interface LobbySpot {
  readonly x: number
  /** The foot of the figure. */
  readonly figure: number
  readonly ribbon: number
  readonly w: number
}

export interface LobbyPage {
  readonly title: string
  readonly call: string
  /** Written on the ribbon of a free seat. */
  readonly free: string
  /** The number of free seats as a sentence, for the alt text. */
  readonly seatsLeft: string
  readonly ground: string
  /** By seat; null for each free one. */
  readonly names: readonly (string | null)[]
  /** By seat: the neighbour a bot plays as. */
  readonly faces: readonly (string | null)[]
  /** Left out, all stand in a row. */
  spotOf?(seat: number): LobbySpot
  /** Sprites of somebody who sits there, and of somebody who may still come. */
  figure(seat: number, scale: number): string
  guest(scale: number): string
}

const WIDTH = 1200
const HEIGHT = 500

const TITLE = { x: 600, y: 76, size: 104, max: 640 }
const CALL = { x: 600, y: 146, size: 34, max: 560 }
const SEATS = { y: 452, h: 54, figure: 416, face: 108, scale: 1.24, size: 40 }
/** Ribbons by how many sit down: the middle of the first, from one to the next, and how wide. */
const RIBBONS: Record<number, { pitch: number; w: number }> = {
  1: { pitch: 0, w: 320 },
  2: { pitch: 420, w: 320 },
  3: { pitch: 350, w: 270 },
  4: { pitch: 278, w: 206 },
  5: { pitch: 224, w: 166 },
}
const TAIL = 24

function inRow(seat: number, seats: number): LobbySpot {
  return { x: seatMiddle(seat, seats), figure: SEATS.figure, ribbon: SEATS.y, w: ribbonFor(seats).w }
}

function drawSeat(sheet: Sheet, page: LobbyPage, seat: number): void {
  const { x, figure, ribbon: y, w } = page.spotOf?.(seat) ?? inRow(seat, page.names.length)
  const { h, scale, size } = SEATS
  sheet.place(`seat:${seat}`, [x - w / 2 - TAIL, y - h / 2 - 4, w + 2 * TAIL, h + 18])
  const name = page.names[seat] ?? null
  if (name === null) {
    sheet.sprite(page.guest(scale), x, figure)
    sheet.sprite(`free-seat/${w}/${h}`, x, y)
    sheet.text(page.free, x, y + 3, 30, { colour: 'inkSoft', max: w - 24 })
    return
  }
  const face = page.faces[seat] ?? null
  if (face === null) sheet.sprite(page.figure(seat, scale), x, figure)
  else sheet.sprite(`neighbour/${face}/${SEATS.face}`, x, figure - SEATS.face / 2)
  sheet.sprite(`ribbon/${w}/${h}/${seat}`, x, y)
  const shown = shortName(name, w - 22)
  sheet.text(shown, x, y + 3, size, { font: 'display', colour: 'cream', halo: 'ink', max: w - 22 })
}

function ribbonFor(count: number): { pitch: number; w: number } {
  return RIBBONS[count] ?? { pitch: 278, w: 206 }
}

/** The middle of a seat at a table of so many. */
export function seatMiddle(seat: number, count: number): number {
  return WIDTH / 2 + (seat - (count - 1) / 2) * ribbonFor(count).pitch
}

function altOf({ title, call, names, seatsLeft }: LobbyPage): string {
  const taken = names.filter((name) => name !== null)
  return [title, call, taken.join(', '), seatsLeft]
    .filter((part) => part !== '')
    .join('. ')
    .slice(0, 1024)
}

export function lobbyPage(page: LobbyPage): Picture {
  const { title, call, names, ground } = page
  const sheet = new Sheet()
  sheet.place('title', [TITLE.x - TITLE.max / 2, TITLE.y - 54, TITLE.max, 100])
  sheet.text(title, TITLE.x, TITLE.y, TITLE.size, { font: 'display', halo: 'parchmentLight', max: TITLE.max })
  sheet.place('call', [CALL.x - CALL.max / 2, CALL.y - 22, CALL.max, 44])
  sheet.text(call, CALL.x, CALL.y, CALL.size, { halo: 'parchmentLight', max: CALL.max })
  for (const seat of names.keys()) drawSeat(sheet, page, seat)
  const { draws, places } = sheet
  return { width: WIDTH, height: HEIGHT, ground, draws, places, alt: altOf(page) }
}
