import { describe, expect, it } from 'vitest'
import { type Answer, begin, luckFrom, type News, position, type Saved } from '#kernel'
import { viewOf } from '#presentation/village/phrasing'
import { boardSheet, lobby, ownBoard, preview, table } from '#presentation/village/pictures'
import type { Shown } from '#presentation/village/shown'
import { steps } from '#presentation/village/telling'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { village } from '#village/game'
import type { State } from '#village/state'
import { breadth } from '../breadth.ts'
import { seedOf } from '../conformance.ts'
import { wrongIn } from '../render/check.ts'
import { ALL_SETS, NAMES } from '../render/farm-states.ts'
import { heart } from './hearts.ts'

const painter = new Painter()

interface PlayedTurn {
  readonly seat: number
  /** The table at the end of the turn, and all that happened in it. */
  readonly shown: Shown
  readonly news: readonly News[]
}

function shownOf(state: State, seat: number): Shown {
  return { view: village.view(state, seat), seat, names: NAMES.slice(0, state.setup.seats) }
}

/** Turns of a game in which each seat follows another heart. */
function playedTurns(seed: number): PlayedTurn[] {
  const luck = luckFrom(seedOf(seed + 31))
  const turns: PlayedTurn[] = []
  let saved = begin(village, { seats: 3, options: ALL_SETS, seed: seedOf(seed) }) as Saved<State>
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let scene = position<State>(village, saved, answers)
    while (scene.done === null) {
      const [ask] = scene.questions
      if (ask === undefined) throw new Error('nobody is asked')
      answers.push(heart(seed + ask.seat)(luck, ask, { saved, answers }))
      scene = position(village, saved, answers)
    }
    const seat = answers[0]?.seat
    if (saved.scene === 'turn' && seat !== undefined) {
      turns.push({ seat, shown: shownOf(structuredClone(scene.done.state), seat), news: scene.news })
    }
    saved = scene.done
  }
  return turns
}

/** The numbers on the flags of a picture. */
function flagsOf({ draws }: Picture): number[] {
  return draws.flatMap((draw, index) => {
    const before = draws[index - 1]
    const isFlag = isText(draw) && before !== undefined && !isText(before) && /^(flag|pennant)$/.test(before.sprite)
    return isFlag ? [Number(draw.text)] : []
  })
}

const played = playedTurns(8)

describe('the pictures of a farm', () => {
  const turns = played.filter((_, index) => index % breadth(6, 1) === 0)

  it('number their flags like the lines of a plan, and hold their layout', () => {
    for (const { shown, news } of turns) {
      const lines = steps(shown, news, { language: 'en', emoji: (name) => name })
      for (const size of ['full', 'phone'] as const) {
        const picture = preview(shown, news, { language: 'en', size })
        expect(flagsOf(picture).filter((number) => number < 1 || number > lines.length)).toEqual([])
        const { window, ...whole } = picture
        expect(wrongIn(whole, painter)).toEqual([])
        expect(window === undefined || window[2] < whole.width).toBe(true)
      }
    }
    const flags = turns.flatMap(({ shown, news }) => flagsOf(preview(shown, news, { language: 'en', size: 'full' })))
    expect(flags.length).toBeGreaterThan(turns.length)
  })

  it('flag what several turns have changed, and say in words what they show', () => {
    const { shown, seat } = turns.at(-1) as PlayedTurn
    const told = turns.slice(-3).map((turn) => ({ seat: turn.seat, by: 'person', news: turn.news }))
    for (const language of ['en', 'de', 'nl'] as const) {
      const picture = ownBoard(shown, seat, { language, size: 'full' }, told)
      expect(flagsOf(picture).length).toBeGreaterThan(0)
      expect(picture.alt).toContain(NAMES[seat])
      expect(wrongIn(picture, painter)).toEqual([])
    }
  })

  it('invite to a table with the signs of its sets', () => {
    const signs = (picture: Picture) =>
      picture.draws.flatMap((draw) => (!isText(draw) && draw.sprite.startsWith('v-set-sign') ? [draw.sprite] : []))
    expect(signs(lobby(['Jörg', null], 'en', [], ALL_SETS))).toHaveLength(3)
    expect(signs(lobby(['Jörg', null], 'en'))).toEqual([])
  })
})

describe('the picture of the table', () => {
  const told = played.slice(20, 26).map(({ seat, news }) => ({ seat, by: 'person', news }))
  const { shown } = played[25] as PlayedTurn

  it('numbers what every act has changed, alike in all languages and sizes', () => {
    const { numbers } = table(shown, { language: 'en', size: 'full' }, told)
    expect(numbers.filter((number) => number !== null).length).toBeGreaterThan(2)
    for (const language of ['en', 'de', 'nl'] as const) {
      for (const size of ['full', 'phone'] as const) {
        const drawn = table(shown, { language, size }, told)
        expect(drawn.numbers).toEqual(numbers)
        expect(flagsOf(drawn.picture).filter((number) => !numbers.includes(number))).toEqual([])
        expect(wrongIn(drawn.picture, painter)).toEqual([])
      }
    }
  })

  it('flags on the further sheets of a phone what its first does not show', () => {
    const wish = { language: 'en', size: 'phone' } as const
    const { picture, numbers } = table(shown, wish, told)
    const sheets = [picture, ...(['farms', 'lower'] as const).map((sheet) => boardSheet(shown, sheet, wish, told))]
    const flags = new Set(sheets.flatMap((sheet) => (sheet === null ? [] : flagsOf(sheet))))
    expect([...flags].sort()).toEqual([...new Set(numbers)].filter((number) => number !== null).sort())
  })

  it('says in words whose turn it is, first of all', () => {
    const { picture } = table(shown, { language: 'de', size: 'full' }, [])
    const due = viewOf(shown).due
    expect(picture.alt.slice(0, 120)).toContain(`${NAMES[due]} ist dran`)
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
  })
})
