import type { Effect, Gift } from '#data/village/schema'
import type { Seat } from '#kernel'
import type { State } from '#village/state'
import { COLOURS, GOODS, type Space, type Ware } from '#village/words'
import { playableVillagers } from './cards.ts'

/** VI-CARD-2: the most that villagers could bring, so that nobody is passed over who might pay with it. */

/** More of a ware than any price names. */
const MANY = 9

/** Everything there may be to take in an action. */
const BROUGHT: Partial<Record<Space, readonly Ware[]>> = {
  harvest: ['grain'],
  crafts: [...GOODS, 'coins'],
  travel: [...COLOURS, ...GOODS, 'grain', 'coins', 'cocoa', 'tea'],
  council: [...COLOURS, ...GOODS],
  smuggler: COLOURS,
  marriage: [...COLOURS, ...GOODS, 'grain', 'coins'],
}

function each(wares: readonly Ware[], n: number): Gift {
  return Object.fromEntries(wares.map((ware) => [ware, n]))
}

function privilegesBring(t: State, upTo: number): Gift[] {
  const steps = t.setup.content.council.filter(({ step }) => step <= upTo)
  return steps.flatMap(({ privilege }) => (privilege.do === 'pick' ? [each(privilege.of, privilege.n)] : []))
}

function bringsOf(t: State, effect: Effect): Gift[] {
  if (effect.do === 'gain') return [effect.give]
  if (effect.do === 'pick') return [each(effect.of, effect.n)]
  if (effect.do === 'rewards') return [each([...COLOURS, 'coins'], MANY)]
  if (effect.do === 'action') return [each(BROUGHT[effect.space] ?? [], MANY)]
  if (effect.do === 'privilege') return privilegesBring(t, effect.upTo)
  return effect.do === 'advance' && effect.privilege ? privilegesBring(t, t.setup.content.council.length) : []
}

/** Only in the own turn, and not while another villager is being played. */
export function villagersBring(t: State, seat: Seat): Gift[] {
  if (t.acting !== seat) return []
  return playableVillagers(t, seat, 'turn').flatMap(({ effect }) => bringsOf(t, effect))
}
