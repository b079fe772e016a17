import { describe, expect, it } from 'vitest'
import { type OrderSpec, position, type Question, type Seat } from '#kernel'
import { ORDER_WORDS } from '#presentation/village/modules/modules'
import { COMMON_ORDER_WORDS } from '#presentation/village/order-words'
import { village } from '#village/game'
import { allModules, isBeside, optionId } from '#village/modules/in-play'
import { isKeptOrder } from '#village/orders'
import { freePlaysOf } from '#village/scenes/ask'
import type { State } from '#village/state'
import type { View } from '#village/view'
import { ALL } from './table.ts'
import { type Asked, questionsOf } from './turns.ts'

/** A value of an order, and the expansion that brings it. */
interface Said {
  readonly owner: string
  readonly spec: OrderSpec<View>
  readonly value: string | number | boolean
}

const SAID: readonly Said[] = allModules().flatMap(({ name, standingOrders = [], keptOrders = [] }) =>
  [...standingOrders, ...keptOrders].flatMap((spec) => spec.values.map((value) => ({ owner: name, spec, value }))),
)

interface Heard {
  readonly said: Said
  readonly pick: string
}

/** The pick of an order at a question, where it has one that fits. */
function pickOf({ spec, value }: Said, t: State, ask: Question): string | null {
  const [pick] = spec.answer(village.view(t, ask.seat) as View, ask, value) ?? []
  return pick !== undefined && ask.options.includes(pick) ? pick : null
}

/** Every two answers to a question that come from different expansions. */
function pairsAt({ ask, here }: Asked): [Heard, Heard][] {
  const heard = SAID.flatMap((said): Heard[] => {
    const pick = pickOf(said, here.now, ask)
    return pick === null ? [] : [{ said, pick }]
  })
  return heard.flatMap((first, place) =>
    heard
      .slice(place + 1)
      .filter(({ said }) => said.owner !== first.said.owner)
      .map((second): [Heard, Heard] => [first, second]),
  )
}

const QUESTIONS = [1, 2, 3, 5].flatMap((seed) => questionsOf({ seats: 3, options: ALL, seed }))

function playedOn({ saved, answers }: Asked, seat: Seat, ...picks: readonly string[]) {
  return position<State>(village, saved, [...answers, ...picks.map((pick) => ({ seat, picks: [pick] }))])
}

describe('standing orders of several expansions at one table', () => {
  it('V-ORDER: no two orders have one name, and each has words for its values', () => {
    const names = (village.orders ?? []).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(SAID.map(({ spec }) => spec.name)))
    const wordless = SAID.filter(
      ({ spec, value }) =>
        ORDER_WORDS[spec.name]?.[String(value)] === undefined && COMMON_ORDER_WORDS[String(value)] === undefined,
    )
    expect(wordless).toEqual([])
  })

  it('V-ORDER: where two expansions answer one question each is heard, in either order, and neither changes the other', () => {
    const owners = new Set<string>()
    let pairs = 0
    for (const asked of QUESTIONS) {
      const { seat } = asked.ask
      for (const [first, second] of pairsAt(asked)) {
        owners.add([first.said.owner, second.said.owner].sort().join('+'))
        pairs++
        const between = playedOn(asked, seat, first.pick)
        const [ask] = between.questions
        expect(ask && pickOf(second.said, between.now, ask), JSON.stringify([first.pick, second.pick])).toBe(
          second.pick,
        )
        const forth = playedOn(asked, seat, first.pick, second.pick)
        const back = playedOn(asked, seat, second.pick, first.pick)
        expect([forth.refusal, back.refusal]).toEqual([null, null])
        expect(back.now).toEqual(forth.now)
        expect(back.questions).toEqual(forth.questions)
      }
    }
    expect(pairs).toBeGreaterThan(10)
    expect([...owners]).toEqual(['inn+port'])
  })

  it('V-ASK-3: all that stands beside a question is known as such, so that plans leave it out', () => {
    const beside = new Set<string>()
    for (const { ask, here } of QUESTIONS) {
      const plays = freePlaysOf(here.now, ask.seat, 'turn').map(optionId)
      const kept = SAID.filter(({ spec }) => isKeptOrder(spec.name)).flatMap(
        (said) => pickOf(said, here.now, ask) ?? [],
      )
      for (const id of [...plays, ...kept]) beside.add(id)
    }
    expect(beside.size).toBeGreaterThan(20)
    expect([...beside].filter((id) => !isBeside(id))).toEqual([])
    expect(['take:market.pink', 'skip', 'pay:coins', 'nothing:1'].filter(isBeside)).toEqual([])
  })

  it('V-ORDER: an order of one expansion never gives the answer to what another one asks', () => {
    const abouts = new Map<string, Set<string>>()
    for (const { ask, here } of QUESTIONS) {
      for (const said of SAID.filter(({ spec }) => !isKeptOrder(spec.name))) {
        if (pickOf(said, here.now, ask) === null) continue
        abouts.set(said.owner, (abouts.get(said.owner) ?? new Set()).add(ask.about))
      }
    }
    expect(Object.fromEntries([...abouts].map(([owner, about]) => [owner, [...about].sort()]))).toEqual({
      marriage: ['death', 'double', 'gift', 'lodging', 'token'],
    })
  })
})
