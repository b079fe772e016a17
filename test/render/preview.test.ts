import { describe, expect, it } from 'vitest'
import { windowOn } from '#render/common/window'
import { Painter } from '#render/engine/paint'
import type { PictureInput } from '#render/willyville/input'
import { onTable } from '#render/willyville/place-ids'
import { marketPreview, villagePreview } from '#render/willyville/preview'
import { villagePicture } from '#render/willyville/village'
import { willyville } from '#willyville/game'
import { NAMES, STATES } from './states.ts'

const inputs: [string, PictureInput][] = Object.entries(STATES).map(([name, make]) => [
  name,
  { view: willyville.view(make(), 0), names: NAMES, language: 'en' },
])
const [, start] = inputs[0] as [string, PictureInput]

describe('a preview', () => {
  it('shows the smallest part that holds every flag, and never leaves the picture', () => {
    for (const [name, input] of inputs) {
      const whole = villagePicture(input, 0)
      for (const { id, box } of whole.places) {
        const [x, y, w, h] = windowOn(whole, [box]) ?? [0, 0, whole.width, whole.height]
        expect([name, id, x >= 0 && y >= 0 && x + w <= whole.width && y + h <= whole.height]).toEqual([name, id, true])
        expect([id, box[0] >= x && box[1] >= y && box[0] + box[2] <= x + w && box[1] + box[3] <= y + h]).toEqual([
          id,
          true,
        ])
      }
    }
  })

  it('is the whole village where things far from each other change, or nothing does', () => {
    expect(windowOn(villagePicture(start, 0), [])).toBeUndefined()
    expect(
      windowOn(villagePicture(start, 0), [
        [10, 100, 50, 50],
        [1500, 1000, 50, 50],
      ]),
    ).toBeUndefined()
  })

  it('of a choice among customers is the market: their stalls, the bailiff’s prices, nothing of the village', () => {
    for (const [name, input] of inputs) {
      for (const picture of [marketPreview(input), marketPreview({ ...input, size: 'phone' })]) {
        const [x = 0, y = 0, w = 0, h = 0] = picture.window ?? []
        const inside = picture.places.filter(
          ({ box: [a, b, c, d] }) => a >= x && b >= y && a + c <= x + w && b + d <= y + h,
        )
        const ids = inside.map(({ id }) => id)
        const stalls = input.view.offer.map(onTable.customer)
        expect([name, ...stalls.filter((id) => !ids.includes(id))]).toEqual([name])
        expect(ids).toContain('bailiff')
      }
    }
  })

  it('is painted as large as its window', () => {
    const [place] = villagePicture(start, 0).places.filter(({ id }) => id.startsWith('cloud:3'))
    const picture = villagePreview(start, 0, [{ place: place?.id ?? '', number: 1 }], false)
    const png = new Painter().paint(picture)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 550])
  })
})
