import { type Picture, Sheet } from '../engine/draw.ts'
import { noteLines } from './fit.ts'
import type { HelpPiece } from './help-piece.ts'
import { drawPageTitle } from './page-title.ts'

/** A page of help: a piece drawn large, and numbers that tell what its parts are for. */

export interface HelpText {
  readonly title: string
  /** As many as the piece has marks. */
  readonly notes: readonly string[]
}

const WIDTH = 1200
const HEIGHT = 800
const TITLE = {
  initial: { x: 104, y: 104, size: 84, letter: 74 },
  text: { x: 152, y: 110, size: 66, max: 900 },
}
const STAGE = { x: 300, y: 456, w: 476, h: 586 }
const NOTES = { x: 590, top: 196, bottom: 730, text: 630, w: 500, size: 29, line: 38 }
const NUMBER = 34

function drawCallout(sheet: Sheet, number: number, x: number, y: number): void {
  sheet.sprite('callout', x, y)
  sheet.number(number, x, y, NUMBER, { colour: 'parchmentLight', max: 34 })
}

function drawPiece(sheet: Sheet, { stage, art, values, marks }: HelpPiece): void {
  const { x: middle, y: centre, w, h } = STAGE
  sheet.place('piece', [middle - w / 2, centre - h / 2, w, h])
  sheet.sprite(`stage/${stage}`, middle, centre)
  for (const [sprite, x, y] of art) sheet.sprite(sprite, middle + x, centre + y)
  for (const [text, x, y, size, colour, max, halo] of values)
    sheet.number(text, middle + x, centre + y, size, { colour, max, ...(halo !== undefined && { halo }) })
  for (const { at, to } of marks) {
    const [x, y] = at
    for (const [right, down] of to) sheet.sprite(`pointer/${right - x}/${down - y}`, middle + x, centre + y)
  }
  for (const [number, { at }] of marks.entries()) {
    const [x, y] = at
    sheet.place(`mark:${number}`, [middle + x - 26, centre + y - 26, 52, 52], 'piece')
    drawCallout(sheet, number + 1, middle + x, centre + y)
  }
}

function drawNotes(sheet: Sheet, notes: readonly string[]): void {
  const pitch = (NOTES.bottom - NOTES.top) / notes.length
  for (const [index, note] of notes.entries()) {
    const y = NOTES.top + pitch * (index + 0.5)
    const lines = noteLines(note, NOTES.w, NOTES.size)
    const h = Math.max(52, lines.length * NOTES.line)
    sheet.place(`note:${index}`, [NOTES.x - 28, y - h / 2, NOTES.text + NOTES.w - NOTES.x + 28, h])
    drawCallout(sheet, index + 1, NOTES.x, y)
    for (const [row, line] of lines.entries()) {
      const middle = y + (row - (lines.length - 1) / 2) * NOTES.line
      sheet.text(line, NOTES.text, middle, NOTES.size, { font: 'note', align: 'left', max: NOTES.w })
    }
  }
}

/** Draws a piece with its numbered notes; the alt text says the same in one line. */
export function helpPage(piece: HelpPiece, { title, notes }: HelpText): Picture {
  const sheet = new Sheet()
  sheet.place('title', [60, 56, 1080, 94])
  drawPageTitle(sheet, title, TITLE)
  drawPiece(sheet, piece)
  drawNotes(sheet, notes)
  const { draws, places } = sheet
  const numbered = notes.map((note, index) => `${index + 1} ${note}`)
  const alt = [title, ...numbered].join('. ').replaceAll('..', '.').slice(0, 1024)
  return { width: WIDTH, height: HEIGHT, ground: `ground-page/${WIDTH}/${HEIGHT}`, draws, places, alt }
}
