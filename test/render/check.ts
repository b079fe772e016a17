import {
  type Box,
  type Draw,
  isText,
  type Picture,
  type Place,
  type SpriteDraw,
  type TextDraw,
} from '#render/engine/draw'
import type { Painter } from '#render/engine/paint'

/** Faults of a picture's layout: one sentence for each. */

const TOUCH = 1.5
/** Woodcut edges wobble a little over the boxes they are meant for. */
const EDGE = 8
/** The least size of a text, by font; a number that is meant to be a key number hardly shrinks. */
const LEAST = { display: 22, label: 22, note: 22, number: 24 }
const KEY = { asked: 34, least: 31.5 }
/** Capitals and figures fill so much of a font's size. */
const HEIGHT = 0.66
const ROUNDING = 0.01

function overlaps([x, y, w, h]: Box, [a, b, c, d]: Box): boolean {
  return x + w > a + TOUCH && a + c > x + TOUCH && y + h > b + TOUCH && b + d > y + TOUCH
}

function contains([x, y, w, h]: Box, [a, b, c, d]: Box, slack: number): boolean {
  return a >= x - slack && b >= y - slack && a + c <= x + w + slack && b + d <= y + h + slack
}

function show(box: Box): string {
  return box.map((part) => Math.round(part)).join(',')
}

function frameOf({ width, height }: Picture): Box {
  return [0, 0, width, height]
}

function strays(picture: Picture): string[] {
  const byId = new Map(picture.places.map((place) => [place.id, place]))
  const wrong = picture.places.flatMap(({ id, box, within }) => {
    const room = within === undefined ? frameOf(picture) : byId.get(within)?.box
    if (room === undefined) return [`${id} stands in ${within}, which is nowhere`]
    return contains(room, box, TOUCH) ? [] : [`${id} (${show(box)}) leaves ${within ?? 'the frame'} (${show(room)})`]
  })
  const twice = picture.places.filter(({ id }, index) => picture.places.findIndex((place) => place.id === id) !== index)
  return [...wrong, ...twice.map(({ id }) => `${id} is placed twice`)]
}

function collisions({ places }: Picture): string[] {
  const rooms = new Map<string, Place[]>()
  for (const place of places) rooms.set(place.within ?? '', [...(rooms.get(place.within ?? '') ?? []), place])
  return [...rooms.values()].flatMap((siblings) =>
    siblings.flatMap((place, index) =>
      siblings
        .slice(index + 1)
        .filter((other) => overlaps(place.box, other.box))
        .map((other) => `${place.id} (${show(place.box)}) overlaps ${other.id} (${show(other.box)})`),
    ),
  )
}

function cutOff(picture: Picture, painter: Painter): string[] {
  const frame = frameOf(picture)
  return picture.draws.flatMap((draw) => {
    if (isText(draw)) {
      const { width, size } = painter.measure(draw)
      const box: Box = [leftOf(draw, width), draw.y - size / 2, width, size]
      return contains(frame, box, 0) ? [] : [`the text "${draw.text}" (${show(box)}) is cut off`]
    }
    const [x, y, w, h] = painter.boxOf(draw.sprite)
    const box: Box = [draw.x + x, draw.y + y, w, h]
    return contains(frame, box, EDGE) ? [] : [`the sprite ${draw.sprite} (${show(box)}) is cut off`]
  })
}

function leftOf({ align, x }: TextDraw, width: number): number {
  if (align === 'left') return x
  return align === 'right' ? x - width : x - width / 2
}

/** The box of a text's letters. */
export function lettersOf(draw: TextDraw, painter: Painter): Box {
  const { width, size } = painter.measure(draw)
  return [leftOf(draw, width), draw.y - (size * HEIGHT) / 2, width, size * HEIGHT]
}

function tooSmall({ draws }: Picture, painter: Painter): string[] {
  return draws.filter(isText).flatMap((draw) => {
    const { size } = painter.measure(draw)
    const isKey = draw.font === 'number' && draw.size >= KEY.asked
    const least = isKey ? KEY.least : LEAST[draw.font]
    return size < least - ROUNDING ? [`the ${draw.font} text "${draw.text}" is ${size.toFixed(1)} large`] : []
  })
}

/** Texts may not lie on each other, wherever they stand. */
function texts({ draws }: Picture, painter: Painter): string[] {
  const all = draws.filter(isText).map((draw) => ({ draw, box: lettersOf(draw, painter) }))
  all.sort((a, b) => a.box[0] - b.box[0])
  return all.flatMap(({ draw, box }, index) => {
    const wrong: string[] = []
    for (let next = index + 1; next < all.length; next++) {
      const other = all[next] as (typeof all)[number]
      if (other.box[0] >= box[0] + box[2]) break
      if (overlaps(box, other.box))
        wrong.push(`the texts "${draw.text}" (${show(box)}) and "${other.draw.text}" (${show(other.box)}) overlap`)
    }
    return wrong
  })
}

/** Sprites on top of everything else: their solid parts, around their origin. */
const ON_TOP: Record<string, (scale: number) => readonly Box[]> = {
  tile: (scale) => [[-40 * scale, -20 * scale, 80 * scale, 40 * scale]],
  flag: () => [
    [2, -58, 50, 37],
    [-3, -20, 6, 20],
  ],
  pennant: () => [
    [-13, -57, 26, 36],
    [-3, -20, 6, 20],
  ],
}

/** The box in which a card tells its kind, from its upper left corner, and the part of a token that must be seen from its middle. */
const KINDS: Record<string, Box> = {
  'civic-card': [16, 8, 44, 48],
  'monk-stack': [10, 11, 48, 48],
  'travel-stack': [7, 7, 32, 32],
  'meeting-stack': [10, 14, 46, 48],
  'field-stack': [10, 12, 46, 46],
  'little-house': [-17, -14, 34, 28],
  coffin: [-14, -20, 28, 40],
  good: [-9, -9, 18, 18],
  lancet: [0, 10, 34, 60],
}

function kinds({ draws }: Picture): { name: string; box: Box }[] {
  return draws.flatMap((draw) => {
    if (isText(draw)) return []
    const box = KINDS[draw.sprite.split('/')[0] as string]
    if (box === undefined) return []
    const [x, y, w, h] = box
    return [{ name: draw.sprite, box: [draw.x + x, draw.y + y, w, h] as Box }]
  })
}

/** Kinds of cards and tokens that flags hide. */
export function kindsHidden(picture: Picture): string[] {
  return picture.draws.flatMap((draw) =>
    kinds(picture)
      .filter(({ box }) => solidOf(draw).some((solid) => overlaps(solid, box)))
      .map(({ name }) => `${(draw as SpriteDraw).sprite} (${draw.x},${draw.y}) hides ${name}`),
  )
}

function solidOf(draw: Draw): Box[] {
  if (isText(draw)) return []
  const [kind = '', scale] = draw.sprite.split('/')
  return (ON_TOP[kind]?.(Number(scale)) ?? []).map(([x, y, w, h]): Box => [draw.x + x, draw.y + y, w, h])
}

/** Flags and tiles hide no text. */
function hidden({ draws }: Picture, painter: Painter): string[] {
  return draws.flatMap((draw, index) => {
    const solid = solidOf(draw)
    if (isText(draw) || solid.length === 0) return []
    return draws
      .slice(0, index)
      .filter(isText)
      .filter((text) => solid.some((box) => overlaps(box, lettersOf(text, painter))))
      .map(({ text }) => `${draw.sprite} (${draw.x},${draw.y}) hides "${text}"`)
  })
}

/** A flag's number keeps so far from a value on the same line that they do not read as one number. */
const APART = 22

function misread({ draws }: Picture, painter: Painter): string[] {
  const numbers = draws.filter(isText).filter(({ font }) => font === 'number')
  return draws.flatMap((draw, index) => {
    const flag = draws[index - 1]
    if (!isText(draw) || flag === undefined || isText(flag) || !/^(flag|pennant)$/.test(flag.sprite)) return []
    const [x, y, w, h] = lettersOf(draw, painter)
    const room: Box = [x - APART, y + h * 0.3, w + 2 * APART, h * 0.4]
    return numbers
      .filter((other) => other !== draw && !isFlagged(draws, other) && overlaps(room, lettersOf(other, painter)))
      .map(({ text }) => `the flag ${draw.text} (${draw.x},${draw.y}) reads as one with "${text}"`)
  })
}

/** The numbers of other flags are no values. */
function isFlagged(draws: readonly Draw[], text: TextDraw): boolean {
  const under = draws[draws.indexOf(text) - 1]
  return under !== undefined && !isText(under) && /^(flag|pennant)$/.test(under.sprite)
}

export function wrongIn(picture: Picture, painter: Painter): string[] {
  const wrong = [
    ...strays(picture),
    ...collisions(picture),
    ...cutOff(picture, painter),
    ...tooSmall(picture, painter),
    ...texts(picture, painter),
    ...hidden(picture, painter),
    ...misread(picture, painter),
  ]
  if (picture.alt.length === 0 || picture.alt.length > 1024)
    wrong.push(`the alt text has ${picture.alt.length} characters`)
  return wrong
}
