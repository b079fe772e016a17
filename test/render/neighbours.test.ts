import { expect, test } from 'vitest'
import { NEIGHBOURS } from '#data/neighbours'
import { EMOJIS } from '#presentation/emojis'
import { Painter } from '#render/engine/paint'

const painter = new Painter()
const faces = EMOJIS.filter(({ picture }) =>
  picture.draws.some((draw) => 'sprite' in draw && /^neighbour\//.test(draw.sprite)),
)

test('every villager a bot plays as has a face that can be an emoji, and all look different', () => {
  expect(faces.map(({ name }) => name)).toEqual(NEIGHBOURS.map((name) => name.toLowerCase()))
  const painted = faces.map(({ picture }) => painter.paint(picture))
  expect(new Set(painted.map((png) => png.toString('base64'))).size).toBe(NEIGHBOURS.length)
  for (const [at, png] of painted.entries()) {
    expect(png.length, faces[at]?.name).toBeLessThan(64 * 1024)
    // Red, green, blue and how much shines through.
    expect(png[25], faces[at]?.name).toBe(6)
  }
})

test('no two emojis share a name, and Discord takes them all', () => {
  const names = EMOJIS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^\w{2,32}$/)
  expect(names.length).toBeLessThan(2000)
})
