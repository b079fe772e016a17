import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { begin, replay } from '#kernel'
import type { Shown } from '#presentation/presentation'
import { willyvillePresentation } from '#presentation/willyville/index'
import { willyville } from '#willyville/game'
import { activeSeat, type State } from '#willyville/state'
import { recordNamed } from '../recorded-games.ts'

const VOICE = { language: 'en' as const, emoji: (name: string) => name }
const { planning } = willyvillePresentation

const record = recordNamed('willyville-4')

/** A turn in the middle of a recorded game, shown anew to whoever is asked. */
function shownAfter(lines: number): Shown & { readonly view: ReturnType<typeof willyville.view> } {
  const played = replay(willyville, { ...record, lines: record.lines.slice(0, lines) })
  const state = ('saved' in played ? played.saved : begin(willyville, record)).state as State
  const seat = activeSeat(state)
  return { view: willyville.view(state, seat), seat, names: [], orders: [], result: null }
}

describe('thinking about what the panel shows', () => {
  it('lets others go on at least once for every goal', async () => {
    const shown = shownAfter(40)
    let isOver = false
    let turns = 0
    const counting = (async () => {
      for (; !isOver; turns++) await nextTurn()
    })()
    await planning.think(shown, async () => void (await nextTurn()))
    isOver = true
    await counting
    const goals = planning.goals(shown, VOICE)
    expect(goals.length).toBeGreaterThan(10)
    expect(turns).toBeGreaterThan(goals.length)
  })

  it('is done once, also by who asks for the goals before it is over', async () => {
    const shown = shownAfter(40)
    let pieces = 0
    let early: unknown = null
    await planning.think(shown, async () => {
      pieces++
      if (pieces === 5) early = planning.goals(shown, VOICE).map(({ id, worth }) => ({ id, worth }))
    })
    expect(pieces).toBe(5)
    expect(planning.goals(shown, VOICE).map(({ id, worth }) => ({ id, worth }))).toEqual(early)
    await planning.think(shown, async () => {
      throw new Error('nothing is left to think about')
    })
  })

  it('comes to the same in pieces as in one', async () => {
    const inPieces = shownAfter(100)
    await planning.think(inPieces, async () => void (await nextTurn()))
    const goals = planning.goals(inPieces, VOICE).map(({ id, worth }) => ({ id, worth }))
    expect(planning.goals(shownAfter(100), VOICE).map(({ id, worth }) => ({ id, worth }))).toEqual(goals)
  })
})
