import { type Box, isText, type Picture, type Place } from '#render/draw'
import type { Painter } from '#render/paint'

/** What is wrong with a picture's layout: one sentence for each thing. */

const TOUCH = 1.5
/** Woodcut edges wobble a little over the boxes they are meant for. */
const EDGE = 8
const SMALLEST = 18

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
  const twice = picture.places.filter(({ id }, at) => picture.places.findIndex((place) => place.id === id) !== at)
  return [...wrong, ...twice.map(({ id }) => `${id} is placed twice`)]
}

function collisions({ places }: Picture): string[] {
  const rooms = new Map<string, Place[]>()
  for (const place of places) rooms.set(place.within ?? '', [...(rooms.get(place.within ?? '') ?? []), place])
  return [...rooms.values()].flatMap((siblings) =>
    siblings.flatMap((one, at) =>
      siblings
        .slice(at + 1)
        .filter((other) => overlaps(one.box, other.box))
        .map((other) => `${one.id} (${show(one.box)}) overlaps ${other.id} (${show(other.box)})`),
    ),
  )
}

function cutOff(picture: Picture, painter: Painter): string[] {
  const frame = frameOf(picture)
  return picture.draws.flatMap((draw) => {
    if (isText(draw)) {
      const { width, size } = painter.measure(draw)
      const left = draw.align === 'left' ? draw.x : draw.align === 'right' ? draw.x - width : draw.x - width / 2
      const box: Box = [left, draw.y - size / 2, width, size]
      if (!contains(frame, box, 0)) return [`the text "${draw.text}" (${show(box)}) is cut off`]
      return size < Math.min(SMALLEST, draw.size) ? [`the text "${draw.text}" shrinks to ${size.toFixed(1)}`] : []
    }
    const [x, y, w, h] = painter.boxOf(draw.sprite)
    const box: Box = [draw.x + x, draw.y + y, w, h]
    return contains(frame, box, EDGE) ? [] : [`the sprite ${draw.sprite} (${show(box)}) is cut off`]
  })
}

export function wrongIn(picture: Picture, painter: Painter): string[] {
  const wrong = [...strays(picture), ...collisions(picture), ...cutOff(picture, painter)]
  if (picture.alt.length === 0 || picture.alt.length > 1024)
    wrong.push(`the alt text has ${picture.alt.length} characters`)
  return wrong
}
