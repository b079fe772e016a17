import type { Effect } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import { COLOURS } from '#village/words'
import { wareSprite } from './parts.ts'
import { SPACE_ICONS } from './space-icons.ts'

/** What a villager does, in a short row of symbols. */

const PER_ICONS = {
  living: 'meeple-group',
  customer: 'shop',
  churchMember: 'church',
  councilMember: 'gavel',
  craftBuilding: 'anvil',
  generation4: 'baby-face',
  chronicleMember: 'open-book',
  graveMember: 'tombstone',
} as const

/** A part of an effect: a ware with its number, an icon, something that need not be paid, a word, time won back, points. */
export type EffectPart =
  | { readonly ware: string; readonly n: number }
  | { readonly icon: string }
  | { readonly waived: string }
  | { readonly text: string }
  | { readonly regained: number }
  | { readonly points: number }
  | { readonly mark: 'v-or/34' | 'v-becomes/18' }

function chosen(n: number, of: readonly string[]): EffectPart[] {
  if (of.length <= 2)
    return [
      { text: String(n) },
      ...of.flatMap((ware, index): EffectPart[] => [
        ...(index > 0 ? [{ mark: 'v-or/34' } as const] : []),
        { ware, n: 1 },
      ]),
    ]
  const isCube = of.every((ware) => (COLOURS as readonly string[]).includes(ware))
  return [{ ware: isCube ? 'any' : 'any-good', n }]
}

function sailParts({ steps, noTime }: Extract<Effect, { do: 'sail' }>): EffectPart[] {
  const free: EffectPart[] = noTime ? [{ waived: 'time' }] : []
  return [{ icon: 'ship-wheel' }, ...(steps === undefined ? [] : [{ text: `+${steps}` }]), ...free]
}

/** A list of at most four parts. */
export function effectParts(effect: Effect): EffectPart[] {
  switch (effect.do) {
    case 'gain':
      return Object.entries(effect.give).map(([ware, n]) => (ware === 'points' ? { points: n } : { ware, n }))
    case 'pick':
      return chosen(effect.n, effect.of)
    case 'action':
      return [{ icon: SPACE_ICONS[effect.space] }, ...effect.waive.map((part) => ({ waived: part }))]
    case 'serve':
      return [{ icon: 'shop' }, { waived: effect.free ? 'goods' : 'surcharge' }]
    case 'birth':
      return [{ icon: 'baby-face' }, { text: `+${effect.n}` }]
    case 'advance':
      return [
        { icon: SPACE_ICONS[effect.where] },
        { text: '+1' },
        ...(effect.privilege ? [{ icon: 'scroll-unfurled' }] : []),
      ]
    case 'privilege':
      return [{ icon: 'gavel' }, { text: `≤${effect.upTo}` }]
    case 'rewards':
      return [{ icon: 'castle' }, { text: `×${effect.n}` }]
    case 'enshrine':
      return [{ icon: 'tombstone' }, { mark: 'v-becomes/18' }, { icon: 'open-book' }]
    case 'rewind':
      return [{ regained: effect.n }]
    case 'sail':
      return sailParts(effect)
    case 'load':
      return [...chosen(effect.n, effect.of), { icon: 'cargo-ship' }]
    case 'points':
      return [
        { points: effect.each },
        { mark: 'v-or/34' },
        { icon: PER_ICONS[effect.per] },
        ...(effect.max === undefined ? [] : [{ text: `≤${effect.max}` }]),
      ]
  }
}

interface Room {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly d: number
}

const NUMBER = 34
const DIGIT = 21
const GAP = 5
const CLOUD = { w: 78, h: 52 }
const BOOK = 46
const MARK = 18

function widthOf(part: EffectPart, d: number): number {
  if ('ware' in part) return d + (part.n > 1 ? DIGIT * String(part.n).length + 4 : 0)
  if ('text' in part) return part.text.length * DIGIT
  if ('mark' in part) return MARK
  if ('regained' in part) return CLOUD.w
  return 'points' in part ? BOOK : d
}

/** The thing that is waived, with a red line across. */
function drawWaived(sheet: Sheet, waived: string, x: number, y: number, d: number): void {
  const half = Math.round(d * 0.86)
  if (waived === 'time') sheet.sprite(`cloud/${d}/${Math.round(d * 0.74)}`, x, y)
  else if (waived === 'cubes') sheet.sprite(`v-cube/any/${half}`, x, y)
  else if (waived === 'surcharge') sheet.sprite(`v-cube/green/${half}`, x, y)
  else if (waived === 'goods') sheet.sprite(`v-any-good/${d}`, x, y)
  else sheet.sprite(waived === 'captain' ? `coin/${(d / 42).toFixed(2)}` : `good/${waived}/${d}`, x, y)
  sheet.sprite(`v-waived/${d}`, x, y)
}

function drawPart(sheet: Sheet, part: EffectPart, { x, y, w, d }: Room): void {
  if ('ware' in part) {
    const thing = part.ware === 'any-good' ? `v-any-good/${d}` : wareSprite(part.ware, part.ware === 'any' ? d - 4 : d)
    sheet.sprite(thing, x + d / 2, y)
    if (part.n > 1) sheet.number(part.n, x + d + 4, y + 1, NUMBER, { align: 'left', max: w - d + 2 })
  } else if ('text' in part) sheet.number(part.text, x + w / 2, y + 1, NUMBER, { max: w + 8 })
  else if ('icon' in part) sheet.sprite(`peg/${part.icon}/${d}/ink`, x + w / 2, y)
  else if ('waived' in part) drawWaived(sheet, part.waived, x + w / 2, y, d)
  else if ('mark' in part) sheet.sprite(part.mark, x + w / 2, y)
  else if ('regained' in part) {
    sheet.sprite(`cloud/${CLOUD.w}/${CLOUD.h}`, x + w / 2, y)
    sheet.number(`+${part.regained}`, x + w / 2, y + 2, NUMBER, { colour: 'timeInk', max: CLOUD.w - 20 })
  } else {
    sheet.sprite('book/0.86', x + w / 2, y)
    sheet.number(part.points, x + w / 2 - 1, y - 2, NUMBER, { colour: 'cream', max: 36 })
  }
}

const SMALLEST = 28
/** So much wider than its room a row still looks right. */
const SLACK = 8

function rowWidth(parts: readonly EffectPart[], d: number): number {
  return parts.reduce((sum, part) => sum + widthOf(part, d) + GAP, -GAP)
}

function drawRow(sheet: Sheet, parts: readonly EffectPart[], { x, y, w, d }: Room): void {
  let size = d
  while (size > SMALLEST && rowWidth(parts, size) > w) size -= 2
  let left = x - rowWidth(parts, size) / 2
  for (const part of parts) {
    const width = widthOf(part, size)
    drawPart(sheet, part, { x: left, y, w: width, d: size })
    left += width + GAP
  }
}

/** Draws an effect about a middle; things become smaller where it is long, and lie in two rows where that is not enough. */
export function drawEffect(sheet: Sheet, effect: Effect, room: Room): void {
  const { y, w, d } = room
  const parts = effectParts(effect)
  if (rowWidth(parts, SMALLEST) <= w + SLACK) {
    drawRow(sheet, parts, room)
    return
  }
  const half = Math.ceil(parts.length / 2)
  const apart = d / 2 + 4
  drawRow(sheet, parts.slice(0, half), { ...room, y: y - apart })
  drawRow(sheet, parts.slice(half), { ...room, y: y + apart })
}
