import { noteLines } from '../common/fit.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { HELP_PIECES } from './help-pieces.ts'
import { HELP_TOPICS, HELP_WORDS, type HelpTopic } from './help-words.ts'
import type { Language } from './words.ts'

/** A piece drawn large, and numbers that tell what its parts are for. */

export { HELP_TOPICS, type HelpTopic }

const WIDTH = 1200
const HEIGHT = 800
const TITLE = { initial: 104, size: 84, y: 108, x: 152, rest: 66, max: 900 }
const STAGE = { x: 300, y: 456, w: 476, h: 586 }
const NOTES = { x: 590, top: 196, bottom: 730, text: 630, w: 500, size: 29, line: 38 }
const NUMBER = 34

function drawTitle(sheet: Sheet, title: string): void {
  sheet.place('title', [60, 56, 1080, 94])
  sheet.sprite(`initial/${TITLE.size}`, TITLE.initial, TITLE.y - 4)
  sheet.text(title.slice(0, 1), TITLE.initial, TITLE.y - 6, 74, {
    font: 'display',
    colour: 'cream',
    halo: 'pointsDark',
    max: TITLE.size - 14,
  })
  sheet.text(title.slice(1), TITLE.x, TITLE.y + 2, TITLE.rest, { font: 'display', align: 'left', max: TITLE.max })
}

function drawCallout(sheet: Sheet, number: number, x: number, y: number): void {
  sheet.sprite('callout', x, y)
  sheet.number(number, x, y, NUMBER, { colour: 'parchmentLight', max: 34 })
}

function drawPiece(sheet: Sheet, topic: HelpTopic): void {
  const { stage, art, values, marks } = HELP_PIECES[topic]
  const { x: middle, y: centre, w, h } = STAGE
  sheet.place('piece', [middle - w / 2, centre - h / 2, w, h])
  sheet.sprite(`stage/${stage}`, middle, centre)
  for (const [sprite, x, y] of art) sheet.sprite(sprite, middle + x, centre + y)
  for (const [text, x, y, size, colour, max] of values)
    sheet.number(text, middle + x, centre + y, size, { colour, max })
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
  for (const [at, note] of notes.entries()) {
    const y = NOTES.top + pitch * (at + 0.5)
    const lines = noteLines(note, NOTES.w, NOTES.size)
    const h = Math.max(52, lines.length * NOTES.line)
    sheet.place(`note:${at}`, [NOTES.x - 28, y - h / 2, NOTES.text + NOTES.w - NOTES.x + 28, h])
    drawCallout(sheet, at + 1, NOTES.x, y)
    for (const [row, line] of lines.entries()) {
      const middle = y + (row - (lines.length - 1) / 2) * NOTES.line
      sheet.text(line, NOTES.text, middle, NOTES.size, { font: 'note', align: 'left', max: NOTES.w })
    }
  }
}

export function helpPicture(topic: HelpTopic, language: Language): Picture {
  const { title, notes } = HELP_WORDS[language][topic]
  const sheet = new Sheet()
  drawTitle(sheet, title)
  drawPiece(sheet, topic)
  drawNotes(sheet, notes)
  const { draws, places } = sheet
  const alt = [title, ...notes.map((note, at) => `${at + 1} ${note}`)].join('. ').replaceAll('..', '.').slice(0, 1024)
  return { width: WIDTH, height: HEIGHT, ground: `ground-page/${WIDTH}/${HEIGHT}`, draws, places, alt }
}
