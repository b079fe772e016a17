import { say } from '#texts/village/index'
import { type PageWord, pageText } from '#texts/village/pages'
import { signText } from '#texts/village/signs'
import { kindOf } from '#village/words'
import { noteLines } from '../common/fit.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { drawRibbon } from './board/title.ts'
import { connysAt, drawRing, isOfKind, type RingSpot } from './conny-ring.ts'
import { drawCrowd, drawDiscs } from './crowds.ts'
import type { PictureInput } from './input.ts'
import { drawSign } from './parts.ts'

/** Alone against Conny: her ring with the tiles of fate, her people, her dead, and what she did last. */

interface ConnyLayout {
  readonly w: number
  readonly h: number
  readonly ring: RingSpot
  /** The painting of her land: its upper left corner, and how wide it is. */
  readonly land: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly act: { readonly x: number; readonly y: number; readonly w: number }
  readonly title: {
    readonly round: readonly [x: number, number: number]
    readonly ribbon: readonly [x: number, w: number]
    readonly slot: number
  }
}

const SLOT = { r: 37, number: 40, cube: 48 }
const FATE = { scale: 1.12, share: 0.7 }
/** A line of the last act, and how many there is room for. */
const ACT = { line: 44, size: 34, margin: 24, most: 3 }

const WIDE: ConnyLayout = {
  w: 1600,
  h: 1080,
  ring: {
    x: 520,
    y: 544,
    w: 944,
    h: 812,
    band: 106,
    slot: SLOT,
    fate: FATE,
    spaces: { rx: 172, ry: 118, d: 48 },
  },
  land: { x: 1030, y: 106, w: 540, h: 866 },
  act: { x: 36, y: 992, w: 1534 },
  title: { round: [280, 396], ribbon: [800, 420], slot: 1340 },
}

const PHONE: ConnyLayout = {
  w: 1000,
  h: 1800,
  ring: {
    x: 496,
    y: 466,
    w: 944,
    h: 712,
    band: 106,
    slot: SLOT,
    fate: { scale: 1, share: 0.66 },
    spaces: { rx: 166, ry: 92, d: 46 },
  },
  land: { x: 24, y: 838, w: 946, h: 866 },
  act: { x: 24, y: 1718, w: 946 },
  title: { round: [206, 312], ribbon: [560, 320], slot: 782 },
}

function drawTitle(sheet: Sheet, input: PictureInput, { w, title }: ConnyLayout): void {
  const { view, language } = input
  const [round, number] = title.round
  const [x, room] = title.ribbon
  const { count } = view.setup.content.solo.slots
  sheet.place('title', [0, 0, w, 84])
  sheet.text(say(language, 'word.conny'), 34, 44, 60, { font: 'display', align: 'left', max: 160 })
  const soft = { font: 'display', colour: 'inkSoft', align: 'left' } as const
  sheet.text(signText(language, 'round'), round, 46, 36, { ...soft, max: number - round - 6 })
  sheet.number(view.round, number, 45, 40, { align: 'left', max: 52 })
  drawRibbon(sheet, input, x, 39, room)
  sheet.sprite(`marker/24/${view.setup.seats}`, title.slot, 42)
  sheet.number(view.conny?.slot ?? 0, title.slot + 36, 43, 44, { align: 'left', max: 62 })
  const of = signText(language, 'outOf', { n: count })
  sheet.text(of, title.slot + 94, 46, 30, { colour: 'inkSoft', align: 'left', max: 90 })
}

/** The room for a sign's words, by their length. */
const LETTER = 15.4

function label(sheet: Sheet, { language }: PictureInput, word: PageWord, left: number, y: number): void {
  const text = pageText(language, word)
  const w = Math.round(text.length * LETTER + 40)
  drawSign(sheet, text, left + w / 2, y, w)
}

function drawWaiting(sheet: Sheet, input: PictureInput, { land: { x, y, w } }: ConnyLayout): void {
  sheet.place('conny/waiting', [x, y + 2, w, 350])
  sheet.sprite('v-cottage/0.84', x + 118, y + 232)
  label(sheet, input, 'waiting', x + 234, y + 212)
  drawCrowd(sheet, connysAt(input.view, isOfKind('waiting')), {
    x: x + 14,
    y: y + 342,
    w: w - 30,
    scale: 1.2,
    pitch: 52,
  })
}

const CHURCH = { scale: 0.58, aside: 238, top: 384, floor: 576, room: 206 }

function drawChurchyard(sheet: Sheet, input: PictureInput, { land: { x, y, w } }: ConnyLayout): void {
  const left = x + w - 540 + CHURCH.aside
  sheet.place('conny/church', [x, y + 356, w, 260])
  sheet.sprite(`v-church/${CHURCH.scale}`, left, y + CHURCH.top)
  label(sheet, input, 'atChurch', x + 20, y + 392)
  const ready = { x: x + 14, y: y + 532, w: left - x - 22, scale: 1.2, pitch: 52 }
  drawCrowd(sheet, connysAt(input.view, isOfKind('ready')), ready)
  drawCrowd(sheet, connysAt(input.view, isOfKind('church')), { x: left + 62, y: y + CHURCH.floor, w: CHURCH.room })
}

const DEAD = { x: 48, y: 746, pitch: 58, row: 74, inRow: 6 }

function drawDead(sheet: Sheet, input: PictureInput, { land: { x, y, w } }: ConnyLayout): void {
  const { view } = input
  sheet.place('conny/dead', [x, y + 630, w, 234])
  label(sheet, input, 'dead', x + 20, y + 658)
  const dead = (view.conny?.at ?? []).filter((place) => ['chronicle', 'grave', 'sea'].includes(kindOf(place)))
  for (const [index, place] of dead.entries()) {
    const left = x + DEAD.x + (index % DEAD.inRow) * DEAD.pitch
    const top = y + DEAD.y + Math.floor(index / DEAD.inRow) * DEAD.row
    sheet.sprite(`${kindOf(place) === 'grave' ? 'grave/1.06' : 'coffin/1'}/${view.setup.seats}`, left, top)
  }
  const bag = [x + w - 106, y + 796] as const
  sheet.sprite('v-bag/156', bag[0], bag[1])
  drawDiscs(sheet, connysAt(view, isOfKind('bag')), bag[0], bag[1] - 26, 150)
}

/** As many whole lines of the last act as there is room for. */
function actLines({ language }: PictureInput, act: string | null, { act: { w } }: ConnyLayout): string[] {
  if (act === null) return []
  return noteLines(pageText(language, 'last', { what: act }), w - 2 * ACT.margin, ACT.size).slice(0, ACT.most)
}

/** Told below the table, on a strip of paper. */
function drawAct(sheet: Sheet, lines: readonly string[], { act: { x, y, w } }: ConnyLayout): void {
  if (lines.length === 0) return
  const h = lines.length * ACT.line + 20
  sheet.place('conny/act', [x, y, w, h])
  sheet.sprite(`v-bill/${w}/${h}/none`, x, y)
  for (const [index, line] of lines.entries()) {
    const max = w - 2 * ACT.margin
    sheet.text(line, x + ACT.margin, y + (index + 0.5) * ACT.line + 11, ACT.size, { align: 'left', max })
  }
}

/** `act` is what Conny did last, in words; nothing before their first cube. */
export function connyPicture(input: PictureInput, act: string | null = null): Picture {
  const layout = input.size === 'phone' ? PHONE : WIDE
  const { w, ring, land } = layout
  const lines = actLines(input, act, layout)
  const h = layout.h + Math.max(0, lines.length - 1) * ACT.line
  const sheet = new Sheet()
  sheet.place('conny', [ring.x - ring.w / 2, ring.y - ring.h / 2, ring.w, ring.h])
  drawRing(sheet, input.view, ring)
  sheet.sprite(`v-conny-land/${land.w}/${land.h}`, land.x, land.y)
  drawWaiting(sheet, input, layout)
  drawChurchyard(sheet, input, layout)
  drawDead(sheet, input, layout)
  drawTitle(sheet, input, layout)
  drawAct(sheet, lines, layout)
  const { draws, places } = sheet
  const alt = say(input.language, 'word.conny')
  return { width: w, height: h, ground: `v-ground-oak/${w}/${h}`, colours: 'village', draws, places, alt }
}
