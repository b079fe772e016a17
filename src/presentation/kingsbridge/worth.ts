import type { Benefit, Goods } from '#data/kingsbridge/schema'
import type { Plan } from '#kingsbridge/planning/index'
import type { View } from '#kingsbridge/view'
import { type ByGood, type Card, GOODS } from '#kingsbridge/words'

/** About how many VP a good is worth to whoever gets it: for the order of what is offered, nothing else. */
const WORTH: ByGood<number> = {
  money: 0.8,
  wool: 1.3,
  cloth: 2.2,
  stone: 1.9,
  wood: 1.9,
  grain: 1.6,
  piety: 1.8,
  loyalty: 1.4,
  knowledge: 1.2,
}

/** A seal may come to nothing; a house is let more than once, as long as there is time for it. */
const SEAL = 0.7
const RENTS = 0.6

function worthOfGoods(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0) * WORTH[good], 0)
}

function worthOfBenefit({ goods = {}, vp = 0 }: Benefit): number {
  return vp + worthOfGoods(goods)
}

/** Value that comes later: houses to let, and seals. */
function later({ setup, chapter }: View, { use }: Plan): number {
  const { plots, projects, constants } = setup.content
  if (use.kind === 'house') {
    const left = constants.chapters.value - chapter + 1
    return worthOfBenefit(plots[use.plot]?.yield ?? {}) * left * RENTS
  }
  if (use.kind !== 'donation') return 0
  return worthOfBenefit(projects.find(({ id }) => id === use.project)?.donor ?? {}) * SEAL
}

/** The value to expect of a card in some later round, when all it needs is there. */
const USUAL: Readonly<Partial<Record<Card, number>>> = { project: 5, privilege: 3, sale: 3, house: 2.5 }
const USUAL_ELSE = 1

export function usualWorth(card: Card): number {
  return USUAL[card] ?? USUAL_ELSE
}

export function worthOf(view: View, plan: Plan): number {
  return plan.gains.vp + worthOfGoods(plan.gains.goods) + later(view, plan)
}
