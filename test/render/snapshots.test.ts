import { describe, expect, it } from 'vitest'
import type { Picture } from '#render/engine/draw'
import { helpPicture } from '#render/willyville/help'
import type { PictureInput } from '#render/willyville/input'
import { lobbyPicture } from '#render/willyville/lobby'
import { resultPicture, villageResultPicture } from '#render/willyville/result'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { willyville } from '#willyville/game'
import type { WillyvilleNews } from '#willyville/news'
import { activeSeat } from '#willyville/state'
import { textOf } from './draw-text.ts'
import { NAMES, STATES } from './states.ts'

/** Draw lists as text, so that a change of layout shows in a diff what moved. */

interface Shown {
  readonly input: PictureInput
  readonly seat: number
  readonly totals: readonly number[]
}

const known = new Map<string, Shown>()

function inputOf(state: string, language: PictureInput['language']): Shown {
  const key = `${state} ${language}`
  const shown = known.get(key) ?? shownOf(state, language)
  known.set(key, shown)
  return shown
}

function shownOf(state: string, language: PictureInput['language']): Shown {
  const t = STATES[state]?.()
  if (t === undefined) throw new Error(`there is no state ${state}`)
  const seat = activeSeat(t)
  return {
    input: { view: willyville.view(t, seat), names: NAMES, language },
    seat,
    totals: willyville.result(t).totals,
  }
}

function newsOf(seat: number): WillyvilleNews[][] {
  const own = (news: object) => ({ seat, ...news }) as WillyvilleNews
  return [
    [own({ kind: 'travelled', letter: 'C', card: 10 }), own({ kind: 'coinsGained', coins: 2 })],
    [own({ kind: 'monkCame', stack: 'rosary', action: 'ask' })],
    [own({ kind: 'buried', villager: 'abbot', where: 'chronicle', number: 1 }), { kind: 'ratRan', die: 3, toGo: 4 }],
  ]
}

const PICTURES: Record<string, () => Picture> = {
  lobby: () => lobbyPicture({ seats: ['Jörg', 'Käthe', null], language: 'en' }),
  'lobby-bots': () => lobbyPicture({ seats: ['Jörg', 'Lotte', 'Odo'], faces: [null, 'Lotte', 'Odo'], language: 'en' }),
  help: () => helpPicture('church', 'en'),
  'result-rich': () => {
    const { input, seat } = inputOf('rich', 'en')
    return resultPicture(input, newsOf(seat))
  },
  'village-result-rich': () => {
    const { input, seat } = inputOf('rich', 'en')
    return villageResultPicture(input, seat, newsOf(seat))
  },
}
for (const [state, language] of [
  ['start', 'en'],
  ['middle', 'de'],
  ['plague', 'en'],
  ['dead', 'nl'],
] as const) {
  PICTURES[`village-${state}`] = () => {
    const { input, seat } = inputOf(state, language)
    return villagePicture(input, seat)
  }
  PICTURES[`table-${state}`] = () => tablePicture(inputOf(state, language).input)
}
for (const state of ['middle', 'end4'] as const) {
  PICTURES[`score-${state}`] = () => {
    const { input, totals } = inputOf(state, 'en')
    return scorePicture(input, [totals.map((total) => total - 5), totals])
  }
}

describe('the draw list', () => {
  it.each(Object.keys(PICTURES))('of %s', async (name) => {
    await expect(textOf((PICTURES[name] as () => Picture)())).toMatchFileSnapshot(`snapshots/${name}.txt`)
  })
})
