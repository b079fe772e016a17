import { eventOf } from '#kingsbridge/content-index'
import type { View } from '#kingsbridge/view'
import type { Sheet } from '#render/engine/draw'
import { RING } from '#render/sprites/kingsbridge/town-map'
import { say } from '#texts/kingsbridge/index'
import { drawCouncilTable, drawEventCard, drawSeats, sideOf } from '../council.ts'
import type { PictureInput } from '../input.ts'
import { placeOf } from '../place-ids.ts'
import { slip } from '../tokens.ts'
import { drawFavour, favourWidth } from './favour.ts'

/** The council and the ring walk around it: the favour track. */

/** The place where the ring lies, and how far it is stretched; what hangs on it keeps its size. */
export interface RingSpot {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly scale: number
}

const WIDE: RingSpot = { ...RING, scale: 1 }

const PORTRAIT = { d: 90, lit: 100 }
const SLIP = { down: 44, h: 46 }
const NAME = { up: 59, upLit: 66, down: 83, size: 24, max: 136, aside: 20 }
const STONE = { aside: 52, down: 24, scale: 1.25 }

interface Space {
  readonly index: number
  readonly x: number
  readonly y: number
}

/** Clockwise from the top. */
function spacesOf({ setup }: View, { x, y, rx, ry }: RingSpot): Space[] {
  const { spaces } = setup.content.favour
  return spaces.map((_, index) => {
    const angle = (index / spaces.length) * 2 * Math.PI
    return { index, x: Math.round(x + rx * Math.sin(angle)), y: Math.round(y - ry * Math.cos(angle)) }
  })
}

/** The lower spaces have their names below, all others above. */
function isLow({ y }: Space, ring: RingSpot): boolean {
  return y > ring.y + ring.ry * 0.6
}

/** Beside the tags of the seats in the east and west there is less room: names there stand farther out. */
function asideOf({ x, y }: Space, ring: RingSpot): number {
  const isBesideTag = Math.abs(x - ring.x) > ring.rx * 0.9 && y > ring.y
  return isBesideTag ? Math.sign(x - ring.x) : 0
}

const px = (value: number, scale: number) => Math.round(value * scale)

function drawSpace(sheet: Sheet, { view, language }: PictureInput, ring: RingSpot, space: Space): void {
  const { index, x, y } = space
  const { scale } = ring
  const favour = view.setup.content.favour.spaces[index]
  if (favour === undefined) return
  const isReached = index === view.marker
  const state = view.covered.includes(favour.id) ? '/covered' : isReached ? '/lit' : ''
  const d = px(isReached ? PORTRAIT.lit : PORTRAIT.d, scale)
  sheet.sprite(`k-portrait/${favour.id}/${d}${state}`, x, y)
  const w = px(favourWidth(favour.effect), scale)
  slip(sheet, x, y + px(SLIP.down, scale), w, px(SLIP.h, scale))
  drawFavour(sheet, favour.effect, x, y + px(SLIP.down, scale), scale)
  const name = isLow(space, ring) ? NAME.down : isReached ? -NAME.upLit : -NAME.up
  const left = x + px(NAME.aside, scale) * asideOf(space, ring)
  sheet.text(say(language, `space.${favour.id}`), left, y + px(name, scale), px(NAME.size, scale), {
    halo: 'parchmentLight',
    max: px(NAME.max, scale),
  })
  const half = Math.max(w / 2, px(PORTRAIT.d / 2, scale))
  sheet.place(placeOf.space(favour.id), [x - half, y - px(48, scale), 2 * half, px(116, scale)])
}

function drawStone(sheet: Sheet, { scale }: RingSpot, { x, y }: Space): void {
  sheet.sprite(`k-stone/${STONE.scale * scale}`, x - px(STONE.aside, scale), y + px(STONE.down, scale))
}

const TABLE = {
  r: 184,
  card: 126,
  place: 78,
  symbol: 50,
  reach: { x: 170, y: 147 },
  tag: { w: 112, acrossW: 150, h: 36, size: 29 },
}

function drawCouncil(sheet: Sheet, input: PictureInput, { x, y, scale }: RingSpot): void {
  const { view } = input
  const card = view.event === null ? null : eventOf(view, view.event)
  const lit = card === null || view.rotation === null ? null : sideOf(card, view.rotation)
  drawCouncilTable(sheet, view, { x, y, r: px(TABLE.r, scale) }, lit)
  if (card !== null) {
    const look = { rotation: view.rotation ?? 0, d: px(TABLE.symbol, scale) }
    drawEventCard(sheet, view, card, { x, y, r: px(TABLE.card, scale) }, look)
    const half = px(TABLE.place, scale)
    sheet.place('event', [x - half, y - half, 2 * half, 2 * half])
  }
  const { reach, tag } = TABLE
  drawSeats(
    sheet,
    input,
    { x, y },
    { x: px(reach.x, scale), y: px(reach.y, scale) },
    { w: px(tag.w, scale), acrossW: px(tag.acrossW, scale), h: px(tag.h, scale), size: px(tag.size, scale) },
  )
}

export function drawRing(sheet: Sheet, input: PictureInput, ring: RingSpot = WIDE): void {
  const spaces = spacesOf(input.view, ring)
  drawCouncil(sheet, input, ring)
  // Whoever stands lower stands in front.
  for (const space of spaces.toSorted((a, b) => a.y - b.y)) drawSpace(sheet, input, ring, space)
  const reached = spaces[input.view.marker]
  if (reached !== undefined) drawStone(sheet, ring, reached)
}
