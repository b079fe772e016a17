import { describe, expect, it } from 'vitest'
import { isText, type Picture, type SpriteDraw } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { farmPicture } from '#render/village/farm'
import { kinOf } from '#render/village/farm/kin'
import { farmKindOf, onFarm } from '#render/village/farm/place-ids'
import { farmChanges } from '#render/village/farm-changes'
import { farmPreview, tracesOf } from '#render/village/farm-preview'
import { LANGUAGES } from '#texts'
import { village } from '#village/game'
import type { VillageNews } from '#village/news'
import { playerOf } from '#village/state'
import { breadth } from '../breadth.ts'
import { wrongIn } from './check.ts'
import { textOf } from './draw-text.ts'
import { ALL_SETS, FARM_STATES, farmInput, farmState, NAMES, turnsOf } from './farm-states.ts'

const painter = new Painter()
const SIZES = [{}, { size: 'phone' as const }]
/** A number of the game is no smaller, a word neither. */
const KEY_NUMBER = 33
const TEXT = { wide: 22, phone: 23.5 }

/** A flag on everything that a turn can change. */
function flagged(picture: Picture) {
  return picture.places
    .filter(({ id }) => farmKindOf(id) !== null)
    .map(({ id }, index) => ({ place: id, number: (index % 9) + 1 }))
}

function spritesOf({ draws }: Picture, name: RegExp): SpriteDraw[] {
  return draws.filter((draw): draw is SpriteDraw => !isText(draw) && name.test(draw.sprite))
}

function textsOf({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [draw.text] : []))
}

function tiny({ draws, width }: Picture): string[] {
  return draws.filter(isText).flatMap((draw) => {
    const { size } = painter.measure(draw)
    const least = draw.font === 'number' ? KEY_NUMBER : width < 1600 ? TEXT.phone : TEXT.wide
    return size < least ? [`"${draw.text}" is ${size.toFixed(1)} large`] : []
  })
}

describe('a farm', () => {
  it.each(FARM_STATES)('holds its layout in the state %s, wide and for phones, in every language', (state) => {
    const t = farmState(state)
    for (const language of LANGUAGES) {
      for (const size of SIZES) {
        const input = { ...farmInput(t, language), ...size }
        const plain = farmPicture(input, t.due)
        expect([plain.width, language, ...tiny(plain)]).toEqual([plain.width, language])
        const picture = farmPicture(input, t.due, flagged(plain))
        expect(wrongIn(picture, painter), `${language} ${picture.width}`).toEqual([])
        expect(plain.height / plain.width).toBeLessThanOrEqual(1.6)
      }
    }
  })

  it('holds its layout through whole games, whoever looks', () => {
    const games = breadth(1, 6)
    const wrong = new Map<string, string>()
    for (let game = 0; game < games; game++) {
      const options = game % 2 === 0 ? ALL_SETS : {}
      const turns = turnsOf({ seats: 2 + (game % 4), options, seed: 21 + game })
      for (const [index, t] of turns.entries()) {
        if (index % breadth(7, 1) !== 0) continue
        const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
        const seat = index % t.setup.seats
        const input = { ...farmInput(t, language, (index + 1) % t.setup.seats), ...SIZES[index % 2] }
        const plain = farmPicture(input, seat)
        for (const picture of [plain, farmPicture(input, seat, flagged(plain))]) {
          for (const sentence of wrongIn(picture, painter)) wrong.set(sentence, `game ${game}, turn ${index}`)
        }
      }
    }
    expect([...wrong].slice(0, 8)).toEqual([])
  })

  it.each([
    ['middle', {}],
    ['full', { size: 'phone' as const }],
  ] as const)('keeps the draw list of the state %s', async (state, size) => {
    const t = farmState(state)
    const picture = farmPicture({ ...farmInput(t), ...size }, t.due)
    await expect(textOf(picture)).toMatchFileSnapshot(`snapshots/village-farm-${state}.txt`)
  })

  it('rims everybody who may be the next to die, and says where they would go', () => {
    for (const state of FARM_STATES) {
      const t = farmState(state)
      const input = farmInput(t)
      const next = kinOf(input.view, t.due).filter(({ burial }) => burial !== null)
      const picture = farmPicture(input, t.due)
      expect([state, spritesOf(picture, /^v-doomed/).length]).toEqual([state, next.length])
      expect([state, spritesOf(picture, /^v-fate-ribbon/).length]).toEqual([state, next.length])
    }
  })

  it('shows the customers of its owner to nobody else before the end', () => {
    const t = farmState('crowded')
    const own = farmPicture(farmInput(t), t.due)
    const others = farmPicture(farmInput(t, 'en', (t.due + 1) % t.setup.seats), t.due)
    const spectators = farmPicture({ view: village.view(t, null), names: NAMES, language: 'en' }, t.due)
    expect(spritesOf(own, /^shopper/)).toHaveLength(12)
    for (const picture of [others, spectators]) {
      expect(spritesOf(picture, /^shopper/)).toHaveLength(0)
      expect(spritesOf(picture, /^v-pile/)).toHaveLength(12)
      expect(textsOf(picture)).toContain('+?')
    }
  })

  it('has a cloud for each position, the own marker on one of them', () => {
    const t = farmState('middle')
    const picture = farmPicture(farmInput(t), t.due)
    const { lap } = playerOf(t, t.due)
    const box = picture.places.find(({ id }) => id === onFarm.lap(lap))?.box ?? [0, 0, 0, 0]
    const [marker] = spritesOf(picture, /^timemarker/)
    expect(marker && marker.x > box[0] && marker.x < box[0] + box[2]).toBe(true)
    expect(spritesOf(picture, /^cloud.*spent$/)).toHaveLength(lap)
  })
})

describe('the preview of a plan', () => {
  const t = farmState('middle')
  const seat = t.due
  const input = farmInput(t)
  const home = playerOf(t, seat).at.indexOf('farm')
  const plan = (kind: 'memberMoved' | 'died', to: string): VillageNews[] => [
    { kind: 'timePaid', seat, time: 2, lap: playerOf(t, seat).lap },
    { kind, seat, member: '2', from: 'farm', to },
  ]
  /** The same table with the member at its new place. */
  const arrivedAt = (to: string) => {
    const view = structuredClone(input.view)
    playerOf(view, seat).at[home] = to
    return { ...input, view }
  }

  it('shows the old place pale beside the new one, and the old position on the road', () => {
    const there = arrivedAt('council.1')
    const news = plan('memberMoved', 'council.1')
    expect(tracesOf(there.view, seat, news).from).toEqual(new Map([[home, 'farm']]))
    const flags = news.flatMap((event, index) =>
      farmChanges(there.view, seat, event).map((place) => ({ place, number: index + 1 })),
    )
    expect(flags.map(({ place }) => place)).toEqual([onFarm.lap(playerOf(t, seat).lap), onFarm.kin(home)])
    const picture = farmPreview(there, seat, flags, news)
    expect(spritesOf(picture, /^timemarker/).map(({ dim }) => dim === true)).toEqual([true, false])
    expect(spritesOf(picture, /^v-becomes\/16/)).toHaveLength(1)
    expect(wrongIn({ ...picture }, painter)).toEqual([])
  })

  it('frames a death in violet', () => {
    const picture = farmPreview(arrivedAt('chronicle.farm'), seat, [], plan('died', 'chronicle.farm'))
    expect(spritesOf(picture, /^v-fate-frame/)).toHaveLength(1)
  })

  it('follows a member who goes on from where they came to', () => {
    const moved = (from: string, to: string): VillageNews => ({ kind: 'memberMoved', seat, member: '2', from, to })
    const { view } = arrivedAt('castle.lakehold')
    const { from } = tracesOf(view, seat, [
      moved('farm', 'castle.northgate'),
      moved('castle.northgate', 'castle.lakehold'),
    ])
    expect(from).toEqual(new Map([[home, 'farm']]))
  })
})
