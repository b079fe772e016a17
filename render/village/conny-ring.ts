import { spacesOf } from '#village/modules/in-play'
import type { View } from '#village/view'
import { CUBES, kindOf, type Place, SPACES } from '#village/words'
import type { Box, Sheet } from '../engine/draw.ts'
import { drawCrowd, type Member, membersOf } from './crowds.ts'
import type { PictureInput } from './input.ts'
import { cubesOf } from './parts.ts'
import { SPACE_ICONS } from './space-icons.ts'

/** The ring of whom a player alone plays against: her cubes in their slots, and tiles of fate between these. */

export interface RingSpot {
  /** The middle of the ring. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly band: number
  readonly slot: { readonly r: number; readonly number: number; readonly cube: number }
  readonly fate: { readonly scale: number; readonly share: number }
  /** The spaces in the order in which cubes are looked for, with what lies on them: how far out, and how large. */
  readonly spaces?: { readonly rx: number; readonly ry: number; readonly d: number }
}

type Point = readonly [x: number, y: number]

/** The wooden rim, as its sprite paints it. */
function rimOf(band: number): number {
  return band > 80 ? 16 : 9
}

const TURN = Math.PI * 2

/** From the top, clockwise; slots count from 1 and may lie between two. */
function pointAt({ x, y, w, h, band }: RingSpot, slot: number, slots: number, share = 1): Point {
  const angle = ((slot - 1) / slots) * TURN - TURN / 4
  const inset = rimOf(band) + band / 2
  return [x + (w / 2 - inset) * share * Math.cos(angle), y + (h / 2 - inset) * share * Math.sin(angle)]
}

interface Laid {
  readonly cube: string
  readonly slot: number
}

/** The last cube lies in the last slot, those before it in the slots before. */
function laidCubes(conny: NonNullable<View['conny']>, slots: number): Laid[] {
  const { cubes, slot } = conny
  return cubes.map((kind, index) => {
    const back = cubes.length - 1 - index
    return { cube: CUBES[kind] ?? 'plague', slot: ((((slot - 1 - back) % slots) + slots) % slots) + 1 }
  })
}

/** More than two never lie on each other: what is below is not seen. */
const SEEN = 2

function drawSlot(sheet: Sheet, spot: RingSpot, [x, y]: Point, slot: number, cubes: readonly string[]): void {
  const { r, number, cube: d } = spot.slot
  if (cubes.length === 0) {
    if (slot === 1) sheet.sprite(`peg/gavel/${Math.round(r * 1.3)}/inkPale`, x, y)
    else sheet.number(slot, x, y + 1, number, { colour: 'inkPale', max: r * 1.6 })
    return
  }
  const size = cubes.length > 1 ? Math.round(d * 0.84) : d
  const apart = cubes.length > 1 ? size : 0
  for (const [index, cube] of cubes.slice(-SEEN).entries()) {
    sheet.sprite(`v-cube/${cube}/${size}`, x + (index - 0.5) * apart * 0.66, y + (index - 0.5) * apart * 0.4)
  }
}

function drawSlots(sheet: Sheet, view: View, conny: NonNullable<View['conny']>, spot: RingSpot): void {
  const { count } = view.setup.content.solo.slots
  const laid = laidCubes(conny, count)
  for (let slot = 1; slot <= count; slot++) {
    const [x, y] = pointAt(spot, slot, count)
    sheet.sprite(`v-ring-slot/${spot.slot.r}${slot === conny.slot ? '/last' : ''}`, x, y)
    const cubes = laid.filter((other) => other.slot === slot).map(({ cube }) => cube)
    drawSlot(sheet, spot, [x, y], slot, cubes)
  }
}

/** A tile lies after the slot behind which it is crossed. */
function drawFate(sheet: Sheet, view: View, conny: NonNullable<View['conny']>, spot: RingSpot): void {
  const { fate, slots } = view.setup.content.solo
  for (const [row, { crossedAfterSlot }] of fate.rows.entries()) {
    for (const [index, slot] of crossedAfterSlot.entries()) {
      const [x, y] = pointAt(spot, slot + 0.5, slots.count, spot.fate.share)
      sheet.sprite(`v-fate/${conny.shown[row]?.[index] ?? 'back'}/${spot.fate.scale}`, x, y)
    }
  }
}

/** VS-CUBE-2: the spaces in play, clockwise, and how many cubes lie on each. */
function drawSpaces(sheet: Sheet, view: View, spot: RingSpot): void {
  if (spot.spaces === undefined) return
  const { rx, ry, d } = spot.spaces
  const inPlay = spacesOf(view)
  const ring = view.setup.content.solo.ring.clockwise.filter((space) => inPlay.includes(SPACES.indexOf(space)))
  sheet.sprite('v-clockwise/52', spot.x, spot.y)
  for (const [index, space] of ring.entries()) {
    const angle = (index / ring.length) * TURN - TURN / 4
    const [x, y] = [spot.x + rx * Math.cos(angle), spot.y + ry * Math.sin(angle)]
    const cubes = cubesOf(view, space).length
    sheet.sprite(`v-seal/${SPACE_ICONS[space]}/${d}`, x - 14, y)
    sheet.number(cubes, x + d / 2 + 2, y + 1, 36, { colour: cubes > 0 ? 'ink' : 'inkSoft', max: 34 })
  }
}

export function drawRing(sheet: Sheet, view: View, spot: RingSpot): void {
  const { conny } = view
  if (conny === null) return
  const { x, y, w, h, band } = spot
  const { count } = view.setup.content.solo.slots
  sheet.sprite(`v-ring-board/${w}/${h}/${band}/${count}`, x, y)
  drawSlots(sheet, view, conny, spot)
  drawFate(sheet, view, conny, spot)
  drawSpaces(sheet, view, spot)
}

/** Conny's members at such places, the eldest first. */
export function connysAt(view: View, isThere: (place: Place) => boolean): Member[] {
  const conny = view.setup.seats
  return membersOf(view, conny, isThere).sort((member, other) => member.generation - other.generation)
}

export const isOfKind = (kind: string) => (place: Place) => kindOf(place) === kind

const SMALL = { w: 486, h: 344, aside: 500, waiting: 0.56, ready: 0.94 }

/**
 * The small form for a strip of the board: the ring at the left edge of the box, 486 × 344, with the name in its middle.
 * If the box is wider than 720, Conny's people stand beside it: those who wait above, those before the church below, so
 * that whoever places it may paint a cottage and a church behind them. It draws on any ground, and nothing unless
 * somebody plays alone: `connyRing(sheet, input, [805, 1050, 771, 350])`.
 */
export function connyRing(sheet: Sheet, { view }: PictureInput, box: Box): void {
  if (view.conny === null) return
  const [x, y, w, h] = box
  sheet.place('conny', box)
  const middle = { x: x + SMALL.w / 2 + 4, y: y + h / 2 }
  drawRing(sheet, view, {
    ...middle,
    w: SMALL.w,
    h: Math.min(SMALL.h, h - 4),
    band: 58,
    slot: { r: 24, number: 34, cube: 34 },
    fate: { scale: 0.54, share: 0.6 },
  })
  sheet.text('Conny', middle.x, middle.y + 2, 44, { font: 'display', max: 150 })
  if (w < 720) return
  const room = { x: x + SMALL.aside, w: w - SMALL.aside - 8 }
  drawCrowd(sheet, connysAt(view, isOfKind('waiting')), { ...room, y: y + h * SMALL.waiting, pitch: 44 })
  drawCrowd(sheet, connysAt(view, isOfKind('ready')), { ...room, y: y + h * SMALL.ready, pitch: 44 })
}
