import type { EffectOf, EffectType } from '#data/kingsbridge/schema'
import { projectOn, type State, shownBy, turnOrder } from '../state.ts'
import { gain, giveUp, loseVp } from './steps.ts'

type Changes = { readonly [T in EffectType]?: (t: State, effect: EffectOf<T>) => void }

/** K-FX: the immediate effects in which nothing is asked. */
const CHANGES: Changes = {
  project: (t, { project }) => bringProject(t, project),
  cover(t, { spaces }) {
    t.covered = [...new Set([...t.covered, ...spaces])]
    t.news.push({ kind: 'spacesCovered', spaces })
  },
  ban(t, { except }) {
    t.allowed = t.allowed === null ? except.slice() : t.allowed.filter((id) => except.includes(id))
    t.news.push({ kind: 'projectsBanned', except })
  },
  openCloth(t) {
    if (t.isClothCovered) t.news.push({ kind: 'clothOpened' })
    t.isClothCovered = false
  },
  gain(t, benefit) {
    for (const seat of turnOrder(t)) gain(t, seat, benefit, 'event')
  },
  lose(t, { goods, elseVp }) {
    for (const seat of turnOrder(t)) loseVp(t, seat, elseVp * giveUp(t, seat, goods, 'event'), 'event')
  },
  perUnit(t, { of, vp, max }) {
    for (const seat of turnOrder(t)) gain(t, seat, { vp: Math.min(max, vp * shownBy(t, seat, of)) }, 'event')
  },
  check(t, { of, min, passVp, failVp }) {
    for (const seat of turnOrder(t)) {
      if (shownBy(t, seat, of) >= min) gain(t, seat, { vp: passVp }, 'event')
      else loseVp(t, seat, failVp, 'event')
    }
  },
}

export function carryOut<T extends EffectType>(t: State, effect: EffectOf<T>): void {
  CHANGES[effect.type]?.(t, effect)
}

/** A project comes into its place in board order. */
export function bringProject(t: State, id: EffectOf<'project'>['project']): void {
  if (projectOn(t, id) !== undefined) return
  const order = t.setup.content.projects.map((project) => project.id)
  t.projects.push({ id, stone: 0, wood: 0, seals: [] })
  t.projects.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  t.news.push({ kind: 'projectCame', project: id })
}
