import { shortName } from '../common/fit.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { PAGE_WORDS } from './page-words.ts'
import type { Language } from './words.ts'

/** The invitation: a valley, the name of the game, and who sits down. */

export interface Lobby {
  /** A name for each taken seat, null for each free one. */
  readonly seats: readonly (string | null)[]
  readonly language: Language
}

const WIDTH = 1200
const HEIGHT = 500

const TITLE = { x: 600, y: 76, size: 104, max: 640 }
const CALL = { x: 600, y: 146, size: 34, max: 560 }
const SEATS = { y: 452, h: 54, figure: 416, scale: 1.24, size: 40 }
/** Ribbons by how many sit down: the middle of the first, from one to the next, and how wide. */
const RIBBONS: Record<number, { pitch: number; w: number }> = {
  1: { pitch: 0, w: 320 },
  2: { pitch: 420, w: 320 },
  3: { pitch: 350, w: 270 },
  4: { pitch: 278, w: 206 },
}
const TAIL = 24

function drawSeat(sheet: Sheet, name: string | null, seat: number, x: number, w: number, free: string): void {
  sheet.place(`seat:${seat}`, [x - w / 2 - TAIL, SEATS.y - SEATS.h / 2 - 4, w + 2 * TAIL, SEATS.h + 18])
  const { y, h, figure, scale, size } = SEATS
  if (name === null) {
    sheet.sprite(`guest/${scale}`, x, figure)
    sheet.sprite(`free-seat/${w}/${h}`, x, y)
    sheet.text(free, x, y + 3, 30, { colour: 'inkSoft', max: w - 24 })
    return
  }
  sheet.sprite(`headman/${scale}/${seat}`, x, figure)
  sheet.sprite(`ribbon/${w}/${h}/${seat}`, x, y)
  const shown = shortName(name, w - 22)
  sheet.text(shown, x, y + 3, size, { font: 'display', colour: 'cream', halo: 'ink', max: w - 22 })
}

function altOf({ seats, language }: Lobby): string {
  const words = PAGE_WORDS[language]
  const names = seats.filter((name) => name !== null)
  const free = seats.length - names.length
  const open = free === 0 ? words.seatsTaken : words.seatsFree(free)
  return ['Willyville', words.lobbyCall, names.join(', '), open]
    .filter((part) => part !== '')
    .join('. ')
    .slice(0, 1024)
}

export function lobbyPicture(lobby: Lobby): Picture {
  const { seats, language } = lobby
  const words = PAGE_WORDS[language]
  const sheet = new Sheet()
  const { pitch, w } = RIBBONS[seats.length] ?? { pitch: 278, w: 206 }
  sheet.place('title', [TITLE.x - TITLE.max / 2, TITLE.y - 54, TITLE.max, 100])
  sheet.text('Willyville', TITLE.x, TITLE.y, TITLE.size, { font: 'display', halo: 'parchmentLight', max: TITLE.max })
  sheet.place('call', [CALL.x - CALL.max / 2, CALL.y - 22, CALL.max, 44])
  sheet.text(words.lobbyCall, CALL.x, CALL.y, CALL.size, { halo: 'parchmentLight', max: CALL.max })
  for (const [seat, name] of seats.entries()) {
    drawSeat(sheet, name, seat, WIDTH / 2 + (seat - (seats.length - 1) / 2) * pitch, w, words.free)
  }
  const { draws, places } = sheet
  return { width: WIDTH, height: HEIGHT, ground: 'ground-lobby', draws, places, alt: altOf(lobby) }
}
