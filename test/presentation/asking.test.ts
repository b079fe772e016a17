import { expect, it } from 'vitest'
import { questionsFor } from '#kernel'
import { willyvillePresentation } from '#presentation/willyville/index'
import type { State } from '#willyville/state'
import { flawIn, type Moment, NAMES, shownOf, VOICES, walk } from './games.ts'

/** The first moments of some random games at which somebody is asked about the plague. */
function plagues(): Moment[] {
  const matches: Moment[] = []
  for (let seed = 1; matches.length < 5; seed++) {
    walk(seed, 3, false, { asked: (moment) => void (moment.ask.about === 'plague' && matches.push(moment)) })
  }
  return matches
}

it('W-CHURCH-1: when the plague strikes all are told who loses how much, and who may still heal', () => {
  for (const { here } of plagues()) {
    const state = here.now as State
    const asked = here.questions.map(({ seat }) => seat)
    const hurt = state.players.flatMap(({ tree }, seat) => (tree > 1 ? [seat] : []))
    for (const voice of VOICES) {
      const told = willyvillePresentation.interrupts?.asking(
        shownOf(state, null),
        questionsFor(here.questions, null),
        voice,
      )
      const { head = '', accent = 0, lines = [] } = told ?? {}
      expect([flawIn(head), willyvillePresentation.accents.includes(accent), accent > 0]).toEqual([null, false, true])
      expect(lines.map(flawIn)).toEqual(lines.map(() => null))
      for (const seat of hurt) {
        const { tree, healed } = state.players[seat] as State['players'][number]
        expect(lines[1]).toContain(`**${NAMES[seat]}** ${tree} → ${tree - Math.floor(tree / 2)}`)
        if (asked.includes(seat)) expect(lines[1]).toContain(String(2 - healed))
      }
      expect(lines[1]?.split(' · ')).toHaveLength(hurt.length)
    }
  }
})

it('other questions are told by themselves', () => {
  const [{ here }] = plagues() as [Moment]
  const asks = [{ about: 'mission', seat: 0, options: [], min: 0, max: 0 }]
  for (const voice of VOICES) {
    expect(willyvillePresentation.interrupts?.asking(shownOf(here.now as State, null), asks, voice)).toBeNull()
  }
})
