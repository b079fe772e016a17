import type { Effect } from '#data/village/schema'
import type { View } from '#village/view'
import type { Tongue } from './tongue.ts'

/** What cards say, in words. */

export function customerText(tongue: Tongue, view: View, id: string): string {
  const customer = view.setup.content.customers.find((one) => one.id === id)
  return customer === undefined ? id : tongue.wares(customer.wants)
}

export function pointsOfCustomer(view: View, id: string): number {
  return view.setup.content.customers.find((one) => one.id === id)?.points ?? 0
}

function waivedText(tongue: Tongue, waive: readonly ('captain' | 'cubes' | 'time' | 'wagon')[]): string {
  return tongue.say('fx.without', { what: tongue.list(waive.map((part) => tongue.say(`fx.${part}`))) })
}

/** What a villager does, in a few words. */
export function effectText(tongue: Tongue, effect: Effect): string {
  const { say } = tongue
  const some = (of: readonly string[]) => of.map((ware) => tongue.some(ware, 1)).join(' / ')
  switch (effect.do) {
    case 'gain':
      return say('fx.gain', { what: tongue.wares(effect.give) })
    case 'pick':
      return say('fx.pick', { n: effect.n, what: some(effect.of) })
    case 'action':
      return say('fx.action', { space: tongue.space(effect.space), waived: waivedText(tongue, effect.waive) })
    case 'serve':
      return say(effect.free ? 'fx.serveFree' : 'fx.serve')
    case 'birth':
      return say('fx.birth')
    case 'advance':
      return say('fx.advance', { what: tongue.word(effect.where) })
    case 'privilege':
      return say('fx.privilege', { n: effect.upTo })
    case 'rewards':
      return say('fx.rewards', { n: effect.n })
    case 'enshrine':
      return say('fx.enshrine')
    case 'rewind':
      return say('fx.rewind', { n: effect.n })
    case 'sail':
      return effect.steps ? say('fx.sailSteps', { n: effect.steps }) : say('fx.sailTime')
    case 'load':
      return say('fx.load', { n: effect.n })
    case 'points':
      return say('fx.points', { each: effect.each, what: say(`per.${effect.per}`) })
  }
}

export function villagerOf(view: View, id: string) {
  return view.setup.content.villagers.find((one) => one.id === id)
}

export function villagerText(tongue: Tongue, view: View, id: string): string {
  const card = villagerOf(view, id)
  return card === undefined ? '' : effectText(tongue, card.effect)
}
