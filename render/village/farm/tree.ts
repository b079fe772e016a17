import { TIERS, type Tier, type TreeSpot } from '#render/sprites/village/farm-map'
import { kindOf } from '#village/words'
import { type Kin, tiersOf } from './kin.ts'
import { onFarm } from './place-ids.ts'
import type { FarmScene } from './scene.ts'
import { formerly, groupIcon, icon, type Whereabouts, whereaboutsOf } from './whereabouts.ts'

/** The family in its tree: everybody where they belong, with a slip that tells where they are. */

const BODY = { scale: 1.3, up: 23, number: 44, max: 42 }
const BREAD = { size: 32, aside: 26, up: 4 }
const CHILD = { scale: 1.25, up: 15, number: 34 }
const COFFIN = { scale: 1.22, up: 38 }
const SLIP = { down: 25, h: 42, thing: 36, gap: 3, margin: 8, number: 36, digit: 24, letter: 12.6, text: 24 }
/** The ribbon with the place of whoever may be the next to die. */
const RIBBON = { aside: 49, up: 98, w: 38, h: 76, first: 20, second: 50, icon: 29 }
const ROOM = { up: 96, w: 132, h: 142 }
const BECOMES = 16

function fieldFor({ y, from, to }: Tier, spot: TreeSpot) {
  return {
    y: Math.round(spot.y + y * spot.high),
    middle: spot.x + ((from + to) / 2) * spot.wide,
    w: (to - from) * spot.wide,
  }
}

interface SlipPart {
  readonly w: number
  draw(x: number, y: number): void
}

function thingPart({ sheet }: FarmScene, sprite: string, down = 0): SlipPart {
  return { w: SLIP.thing, draw: (x, y) => sheet.sprite(sprite, x, y + down) }
}

function slipParts(scene: FarmScene, { things, number, text }: Whereabouts): SlipPart[] {
  const { sheet } = scene
  const parts = things.map(([sprite, down]) => thingPart(scene, sprite, down))
  if (number !== undefined) {
    parts.push({
      w: SLIP.digit,
      draw: (x, y) => sheet.number(number, x, y + 1, SLIP.number, { max: SLIP.digit + 6 }),
    })
  }
  if (text !== undefined) {
    const w = Math.max(70, Math.round(text.length * SLIP.letter))
    parts.push({ w, draw: (x, y) => sheet.text(text, x, y + 1, SLIP.text, { max: w + 8 }) })
  }
  return parts
}

const widthOf = (parts: readonly SlipPart[]) =>
  parts.reduce((sum, { w }) => sum + w, SLIP.gap * (parts.length - 1) + 2 * SLIP.margin)

/** The parts of the slip with those of the old place before them, as long as there is room. */
function withFormer(scene: FarmScene, { member, place }: Kin, parts: SlipPart[], room: number): SlipPart[] {
  const from = scene.traces.from.get(member)
  if (from === undefined || from === place) return parts
  const before = thingPart(scene, formerly(scene, from))
  const becomes: SlipPart = { w: BECOMES, draw: (x, y) => scene.sheet.sprite('v-becomes/16', x, y) }
  const home = parts.length === 0 ? [thingPart(scene, icon('wheat', 30))] : parts
  const whole = [before, becomes, ...home]
  return widthOf(whole) <= room ? whole : [before, becomes, ...home.slice(-1)]
}

function drawSlip(scene: FarmScene, kin: Kin, x: number, y: number, room: number): void {
  const whereabouts = whereaboutsOf(scene, kin.place)
  const whole = withFormer(scene, kin, whereabouts === null ? [] : slipParts(scene, whereabouts), room)
  // A name goes before the icon of its kind.
  const parts = widthOf(whole) > room && whereabouts?.text !== undefined ? whole.slice(-1) : whole
  if (parts.length === 0) return
  const w = Math.round(widthOf(parts))
  scene.sheet.sprite(`slip/${w}/${SLIP.h}`, x, y + SLIP.down)
  let left = x - w / 2 + SLIP.margin
  for (const part of parts) {
    part.draw(left + part.w / 2, y + SLIP.down)
    left += part.w + SLIP.gap
  }
}

/** Death's ribbon: the book and the group, or a stone. */
function drawRibbon({ sheet }: FarmScene, burial: string, x: number, y: number): void {
  const [left, top] = [x + RIBBON.aside, y - RIBBON.up]
  const isWritten = kindOf(burial) === 'chronicle'
  sheet.sprite(`v-fate-ribbon/${RIBBON.w}/${isWritten ? RIBBON.h : RIBBON.h - 26}`, left, top)
  if (isWritten) {
    sheet.sprite(icon('open-book', RIBBON.icon, 'cream'), left, top + RIBBON.first)
    sheet.sprite(groupIcon(burial, RIBBON.icon, 'cream'), left, top + RIBBON.second)
    return
  }
  sheet.sprite(icon(burial === 'sea' ? 'anchor' : 'tombstone', RIBBON.icon, 'cream'), left, top + RIBBON.first + 2)
}

function drawLiving(scene: FarmScene, { generation, isFed, burial }: Kin, x: number, y: number): void {
  const { sheet, seat } = scene
  if (burial !== null) sheet.sprite(`v-doomed/${BODY.scale}`, x, y)
  sheet.sprite(`v-member/${seat}/${generation}/${BODY.scale}`, x, y)
  sheet.number(generation + (isFed ? 1 : 0), x, y - BODY.up, BODY.number, {
    colour: 'cream',
    halo: 'ink',
    max: BODY.max,
  })
  if (isFed) sheet.sprite(`v-bread/${BREAD.size}`, x + BREAD.aside, y - BREAD.up)
  if (burial !== null) drawRibbon(scene, burial, x, y)
}

function drawUnborn({ sheet, seat }: FarmScene, { generation }: Kin, x: number, y: number): void {
  sheet.sprite(`v-unborn/${seat}/${CHILD.scale}`, x, y, { dim: true })
  sheet.number(generation, x, y - CHILD.up, CHILD.number, { colour: 'cream', halo: 'inkSoft', max: 34 })
}

function drawKin(scene: FarmScene, kin: Kin, x: number, y: number, room: number): void {
  const { sheet, seat, traces } = scene
  const w = Math.min(ROOM.w, room)
  sheet.place(onFarm.kin(kin.member), [x - w * 0.46, y - ROOM.up, w, ROOM.h])
  if (kin.isUnborn) drawUnborn(scene, kin, x, y)
  else if (kin.isDead) sheet.sprite(`coffin/${COFFIN.scale}/${seat}`, x, y - COFFIN.up)
  else drawLiving(scene, kin, x, y)
  drawSlip(scene, kin, x, y, room - 2)
  if (traces.dead.has(kin.member)) sheet.sprite(`v-fate-frame/${Math.round(w - 10)}/${ROOM.h - 8}`, x, y - 26)
}

export function family(scene: FarmScene): void {
  const { map } = scene
  for (const { generation, members } of tiersOf(scene.kin)) {
    const tier = TIERS[generation]
    if (tier === undefined) continue
    const { y, middle, w } = fieldFor(tier, map.tree)
    const pitch = w / Math.max(1, members.length - 1)
    for (const [index, kin] of members.entries()) {
      drawKin(scene, kin, Math.round(middle + (index - (members.length - 1) / 2) * pitch), y, pitch)
    }
  }
}
