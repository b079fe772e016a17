import { describe, expect, it } from 'vitest'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import { MOVED } from '#render/sprites/willyville/phone-table-ground'
import { helpPicture } from '#render/willyville/help'
import type { PictureInput } from '#render/willyville/input'
import { resultPicture } from '#render/willyville/result'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { LANGUAGES } from '#texts'
import type { WillyvilleNews } from '#willyville/news'
import { activeSeat, playerOf, type State } from '#willyville/state'
import { breadth } from '../breadth.ts'
import { kindsHidden, wrongIn } from './check.ts'
import { canChangeIn, inputOf, statesOf } from './games.ts'
import { NAMES, STATES } from './states.ts'

/** 34, less a pixel for those that are fitted. */
const KEY_NUMBER = 33
const TEXT = 24
const FLAGGED_ON_TABLE = /^(dice|hand|bailiff|deck|rat|meeting|field|[a-z]+\/.+)$/
const FLAGGED_IN_VILLAGE =
  /^(church|hall|meeting|school|tree|house|served|labourers|game|c\d+|(craft|field|journey|villager|stone):.+)$/

function phoneInput(t: State, variant: number): PictureInput {
  return { ...inputOf(t, variant), size: 'phone' }
}

function stateOf(name: keyof typeof STATES): State {
  const t = STATES[name]?.()
  if (t === undefined) throw new Error('a state was expected')
  return t
}

/** As many customers as ever wait, and as many served. */
function crowded(waiting: number): State {
  const t = stateOf('rich')
  const p = playerOf(t, activeSeat(t))
  const all = t.setup.content.customers.map((_, customer) => customer)
  p.waiting = all.slice(0, waiting)
  p.served = all.slice(-20)
  return t
}

/** Numbers of the game and words that a phone would make too small. */
function tiny({ draws }: Picture, painter: Painter): string[] {
  return draws.filter(isText).flatMap((draw) => {
    const { size } = painter.measure(draw)
    const least = draw.font === 'number' ? KEY_NUMBER : TEXT
    return size < least ? [`"${draw.text}" is ${size.toFixed(1)} large`] : []
  })
}

/** Neighbouring states look much the same: every fifth is laid out, all of them by `npm run soak -- breadth`. */
const EVERY = breadth(5, 1)

describe('pictures for a phone', () => {
  const painter = new Painter()
  const picturesOf = (input: PictureInput) => [
    tablePicture(input),
    ...input.view.players.map((_, seat) => villagePicture(input, seat)),
  ]

  it.each([2, 3, 4])('hold in every state of games of %i', (seats) => {
    const wrong = new Map<string, number>()
    for (const [index, t] of statesOf(seats).entries()) {
      if (index % EVERY !== 0) continue
      const input = phoneInput(t, index)
      for (const picture of [tablePicture(input), villagePicture(input, index % seats)])
        for (const sentence of wrongIn(picture, painter)) wrong.set(sentence, (wrong.get(sentence) ?? 0) + 1)
    }
    expect([...wrong].slice(0, 10)).toEqual([])
  })

  it('hold in the named states, in every language, and stay large', () => {
    for (const [name, make] of Object.entries(STATES)) {
      const t = make()
      for (const language of LANGUAGES) {
        const input = { ...phoneInput(t, 1), names: NAMES, language }
        for (const picture of [...picturesOf(input), scorePicture(input, [])]) {
          expect(picture.width).toBe(1000)
          expect(wrongIn(picture, painter), `${name} ${language}`).toEqual([])
          expect(tiny(picture, painter), `${name} ${language}`).toEqual([])
        }
      }
    }
  })

  it.each([6, 8, 15, 16, 17, 33])('hold with %i customers waiting', (waiting) => {
    const t = crowded(waiting)
    const picture = villagePicture(phoneInput(t, 1), activeSeat(t))
    expect(wrongIn(picture, painter)).toEqual([])
    expect(tiny(picture, painter)).toEqual([])
    expect(picture.places.filter(({ id }) => /^c\d+$/.test(id))).toHaveLength(waiting)
  })

  it('say what the large ones say', () => {
    const t = stateOf('middle')
    const large = { ...phoneInput(t, 1) }
    delete large.size
    const left = new Set(['barn', 'bridge', 'market', 'heading/travel', 'heading/monks', 'heading/civic', 'churchyard'])
    for (const [index, picture] of picturesOf(large).entries()) {
      const ids = new Set(picturesOf(phoneInput(t, 1))[index]?.places.map(({ id }) => id))
      const missing = picture.places.map(({ id }) => id).filter((id) => !ids.has(id) && !left.has(id))
      expect(missing).toEqual([])
    }
  })

  it('lie on the ground that is painted for them', () => {
    const t = stateOf('start')
    const input = phoneInput(t, 1)
    const large = { ...input }
    delete large.size
    const cornerOf = ({ places }: Picture, wanted: string) => {
      const [x, y] = places.find(({ id }) => id === wanted)?.box ?? [0, 0]
      return [x, y] as const
    }
    const pieces = { tray: 'dice', bailiff: 'bailiff', craft: 'craft', chronicle: 'chronicle/abbot/0' } as const
    for (const [piece, id] of Object.entries(pieces)) {
      const [x, y] = cornerOf(tablePicture(input), id)
      const [left, top] = cornerOf(tablePicture(large), id)
      expect([x - left, y - top], id).toEqual(MOVED[piece as keyof typeof MOVED])
    }
  })

  it('show Death beside whoever he follows, on any cloud', () => {
    const t = stateOf('dead')
    const seat = activeSeat(t)
    for (let cloud = 0; cloud < t.setup.content.constants.clouds.value; cloud++) {
      playerOf(t, seat).cloud = cloud
      const picture = villagePicture(phoneInput(t, 1), seat)
      expect(wrongIn(picture, painter)).toEqual([])
      const [death, marker] = ['death/', 'timemarker/'].map((kind) =>
        picture.draws.find((draw) => 'sprite' in draw && draw.sprite.startsWith(kind)),
      )
      expect(Math.abs((death?.x ?? 0) - (marker?.x ?? 999))).toBeLessThan(100)
    }
  })

  it('carry the same flags', () => {
    const t = stateOf('late')
    const news: WillyvilleNews[] = [
      { kind: 'offerFilled', customers: t.offer },
      { kind: 'ratRan', die: 3, toGo: 4 },
    ]
    const picture = resultPicture(phoneInput(t, 1), [news])
    expect(wrongIn(picture, painter)).toEqual([])
    const flags = picture.draws.filter((draw) => 'sprite' in draw && /^(flag|pennant)/.test(draw.sprite))
    expect(flags).toHaveLength(t.offer.length + 1)
  })

  it.each(['start', 'late', 'rich', 'four'])('hide nothing under flags, wherever they stand: %s', (state) => {
    const t = stateOf(state)
    const input = phoneInput(t, 1)
    const seat = activeSeat(t)
    const canChange = canChangeIn(input)
    const flagsOn = ({ places }: Picture, flagged: RegExp, isMeant = (_: string) => true) =>
      places
        .filter(({ id }) => flagged.test(id) && isMeant(id))
        .map(({ id }, index) => ({ place: id, number: (index % 9) + 1 }))
    const pictures = [
      tablePicture(input, flagsOn(tablePicture(input), FLAGGED_ON_TABLE, canChange)),
      villagePicture(input, seat, flagsOn(villagePicture(input, seat), FLAGGED_IN_VILLAGE)),
    ]
    for (const picture of pictures) expect([...wrongIn(picture, painter), ...kindsHidden(picture)]).toEqual([])
  })

  it('are 1,000 wide, laid out for it or made smaller', () => {
    const t = stateOf('start')
    const input = phoneInput(t, 1)
    for (const picture of [...picturesOf(input), helpPicture('dice', 'en')]) {
      expect(Math.round(picture.width * phoneFinish(picture).scale)).toBe(1000)
    }
  })
})
