import type { Cards, Effect, Gift, Price } from '#data/village/schema'
import { say as sayIn } from '#texts/village/index'
import type { View } from '#village/view'
import { COLOURS, type Ware } from '#village/words'
import { capital, isKey, type Phrasing } from './phrasing.ts'

/** The texts of cards, in words. */

export function customerText(phrasing: Phrasing, view: View, id: string): string {
  const customer = view.setup.content.customers.find((card) => card.id === id)
  return customer === undefined ? id : phrasing.wants(customer.wants)
}

export function pointsOfCustomer(view: View, id: string): number {
  return view.setup.content.customers.find((card) => card.id === id)?.points ?? 0
}

/** `brown+pink`: one of each unless a number says more. */
export function shortPrice(phrasing: Phrasing, price: Price | Gift): string {
  return Object.entries(price)
    .map(([ware, n]) => (n === 1 ? phrasing.bare(ware) : phrasing.short(ware, n)))
    .join('+')
}

/** The gains of each castle, and the ways from each place with their cubes. */
export function castleTexts(phrasing: Phrasing, { travel }: Cards): { rewards: string[]; ways: string[] } {
  const { castles, ways } = travel
  const starts = [...new Set(ways.map(({ between: [start] }) => start))].map((start) => {
    const own = ways.filter(({ between }) => between[0] === start)
    const ends = own.map(({ between, pay }) => `${phrasing.word(between[1])} ${shortPrice(phrasing, pay)}`)
    return `${phrasing.word(start)}: ${ends.join(', ')}`
  })
  const rewards = castles.map(({ id, reward }) => {
    const gains = Object.entries(reward).map(([gain, n]) => phrasing.some(gain, n))
    return `${phrasing.word(id)} ${gains.join(' + ')}`
  })
  return { rewards, ways: starts }
}

/** `orange/pink`: one of these. */
function eitherText(phrasing: Phrasing, of: readonly Ware[]): string {
  return of.map((ware) => phrasing.bare(ware)).join('/')
}

function isAnyCube(of: readonly Ware[]): boolean {
  return of.length === COLOURS.length && COLOURS.every((colour) => of.includes(colour))
}

/** So many of these, as short as can be. */
export function choiceText(phrasing: Phrasing, n: number, of: readonly Ware[]): string {
  return isAnyCube(of) ? phrasing.short('any', n) : `${n} ${eitherText(phrasing, of)}`
}

function pickText(phrasing: Phrasing, { n, of }: Extract<Effect, { do: 'pick' }>): string {
  if (isAnyCube(of)) return phrasing.say('fx.gain', { what: phrasing.gain({ any: n }) })
  return phrasing.say('fx.pick', { n, what: eitherText(phrasing, of) })
}

function waivedText(phrasing: Phrasing, waive: readonly ('captain' | 'cubes' | 'time' | 'wagon')[]): string {
  if (waive.length === 0) return ''
  return phrasing.say('fx.without', { what: phrasing.list(waive.map((part) => phrasing.say(`fx.${part}`))) })
}

function sailText({ say }: Phrasing, { steps, noTime }: Extract<Effect, { do: 'sail' }>): string {
  return [steps && say('fx.sailSteps', { n: steps }), noTime && say('fx.sailTime')].filter(Boolean).join(', ')
}

/** The effect of a villager, in a few words. */
export function effectText(phrasing: Phrasing, effect: Effect): string {
  const { say } = phrasing
  switch (effect.do) {
    case 'gain':
      return say('fx.gain', { what: phrasing.gain(effect.give) })
    case 'pick':
      return pickText(phrasing, effect)
    case 'action':
      return say('fx.action', { space: phrasing.space(effect.space), waived: waivedText(phrasing, effect.waive) })
    case 'serve':
      return say(effect.free ? 'fx.serveFree' : 'fx.serve')
    case 'birth':
      return say('fx.birth', { n: effect.n })
    case 'advance':
      return say(effect.privilege ? 'fx.advanceUse' : 'fx.advance', { what: phrasing.word(effect.where) })
    case 'privilege':
      return say('fx.privilege', { n: effect.upTo })
    case 'rewards':
      return say('fx.rewards', { n: effect.n })
    case 'enshrine':
      return say('fx.enshrine')
    case 'rewind':
      return say('fx.rewind', { n: effect.n })
    case 'sail':
      return sailText(phrasing, effect)
    case 'load':
      return say('fx.load', { n: effect.n, what: eitherText(phrasing, effect.of) })
    case 'points': {
      const facts = { points: phrasing.gain({ points: effect.each }), what: say(`per.${effect.per}`) }
      if (effect.max === undefined) return say('fx.points', facts)
      return say('fx.pointsMost', { ...facts, most: phrasing.some('points', effect.max) })
    }
  }
}

export function villagerOf(view: View, id: string) {
  return view.setup.content.villagers.find((card) => card.id === id)
}

/** Our word for a card that is called as ours is; a table owner's own cards are called as they say. */
export function villagerName(phrasing: Phrasing, view: View, id: string): string {
  const name = villagerOf(view, id)?.name ?? capital(id)
  const key = `v.${id}`
  return isKey(key) && sayIn('en', key) === name ? phrasing.say(key) : name
}

export function villagerText(phrasing: Phrasing, view: View, id: string): string {
  const card = villagerOf(view, id)
  return card === undefined ? '' : effectText(phrasing, card.effect)
}

/** The privilege of a step of the council. */
export function privilegeText(phrasing: Phrasing, view: View, step: number): string {
  return privilegeIn(phrasing, view.setup.content, step)
}

export function privilegeIn(phrasing: Phrasing, { council }: Cards, step: number): string {
  const privilege = council[step - 1]?.privilege
  if (privilege === undefined || privilege.do === 'nextStart') return phrasing.say('opt.useRing')
  if (privilege.do === 'sell') {
    return phrasing.say('opt.useSell', { price: phrasing.cost(privilege.give), what: phrasing.gain(privilege.get) })
  }
  const isCube = privilege.of.every((ware) => (COLOURS as readonly string[]).includes(ware))
  return phrasing.say(isCube ? 'opt.useCubes' : 'opt.useGoods', { n: privilege.n })
}
