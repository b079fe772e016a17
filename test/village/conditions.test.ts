import { describe, expect, it } from 'vitest'
import type { Reason } from '#kernel'
import { presentationOf } from '#presentation/registry'
import { CATALOGUE } from '#texts/village/index'
import { village } from '#village/game'
import { actionsOf, optionId } from '#village/modules/in-play'
import { type OptionRules, offered, reasonsAgainst } from '#village/rules/conditions'
import { type State, seatsOf } from '#village/state'
import { type ByWare, noWares } from '#village/words'
import { optionSets } from '../conformance.ts'
import { questionsOf } from './turns.ts'

const asked = optionSets(village).flatMap((options, seed) =>
  seed % 5 === 0 ? questionsOf({ seats: 1 + (seed % 5), options, seed: seed + 7 }) : [],
)

function kindsIn(t: State): OptionRules[] {
  return Object.values(actionsOf(t)).flatMap(({ uses, later = [] }) => [...uses, ...later])
}

/** Options that are offered although something stands against them, or the other way round. */
function contradictions(t: State): string[] {
  return seatsOf(t).flatMap((seat) =>
    kindsIn(t).flatMap((rules) => {
      const free = new Set(offered(rules, t, seat, []).map(optionId))
      const listed = rules.listed(t, seat, [])
      const wrong = listed.filter((option) => {
        return free.has(optionId(option)) !== (reasonsAgainst(rules, t, seat, option).length === 0)
      })
      return wrong.map((option) => `${seat} ${optionId(option)}`)
    }),
  )
}

function reasonsIn(t: State): readonly Reason[] {
  return kindsIn(t).flatMap((rules) =>
    rules.listed(t, t.due, []).flatMap((option) => reasonsAgainst(rules, t, t.due, option)),
  )
}

const ENGLISH = { language: 'en', emoji: (name: string) => name } as const

describe('conditions', () => {
  it('leave nothing against what is offered, and something against all else that lies before any seat at any time', () => {
    expect(asked.length).toBeGreaterThan(500)
    for (const { here } of asked) expect(contradictions(here.now)).toEqual([])
  })

  it('make the options of an action: nothing else is asked at its space', () => {
    const uses = asked.filter(({ ask, here }) => ask.about === here.now.turn && ask.seat === here.now.due)
    expect(uses.length).toBeGreaterThan(50)
    for (const { ask, here } of uses) {
      const { now } = here
      const action = actionsOf(now)[now.turn === 'open' || now.turn === null ? 'market' : now.turn]
      const free = (action?.uses ?? []).flatMap((rules) => offered(rules, now, ask.seat, []).map(optionId))
      expect(ask.options.slice(0, free.length)).toEqual(free)
    }
  })

  it('have a sentence for each of their rules, those of expansions too', () => {
    const keys = Object.keys(CATALOGUE.en)
    const hasSentence = (rule: string) => keys.some((key) => key === rule || key.startsWith(`${rule} `))
    const [first] = asked.map(({ here }) => here.now).filter(({ setup }) => setup.options.port === 'on')
    const states = [...asked.filter((_, place) => place % 40 === 0).map(({ here }) => here.now), first as State]
    const prices = new Set<string>()
    for (const t of states) {
      const having = (stock: ByWare<number>) => ({ ...t, players: t.players.map((p) => ({ ...p, stock })) })
      const reasons = [noWares(), { ...noWares(), bread: 1, tool: 1, wagon: 1 }].flatMap((stock) =>
        reasonsIn(having(stock)),
      )
      for (const { rule, facts } of reasons) {
        const said = presentationOf('village')?.help.reason({ rule, facts }, ENGLISH) ?? ''
        if (said.startsWith('Still missing: ')) prices.add(rule)
      }
    }
    const all = new Set(
      states.flatMap((t) => kindsIn(t).flatMap(({ conditions }) => conditions.map(({ rule }) => rule))),
    )
    for (const set of ['VI-', 'VP-', 'VM-']) expect([...all].filter((rule) => rule.startsWith(set))).not.toEqual([])
    expect([...all].filter((rule) => !hasSentence(rule) && !prices.has(rule))).toEqual([])
  })

  it('say nothing in favour of a seat whose turn it is not', () => {
    const others = asked.filter((_, place) => place % 12 === 0)
    for (const { here } of others) {
      const { now } = here
      if (now.market !== null) continue
      const idle = seatsOf(now).filter((seat) => seat !== now.due)
      for (const seat of idle) {
        const v = village.view(now, seat)
        const ids = ['harvest', 'birth', 'craft:smithy', 'take:market.pink', 'well:pink', 'serve:b01', 'privilege']
        for (const id of ids) expect(village.why?.(v, seat, id).length, id).toBeGreaterThan(0)
      }
    }
  })
})
