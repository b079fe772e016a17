import type { Seat } from '#kernel'
import { customerNamed, stallsOf } from '#village/actions/market'
import {
  type Against,
  againstPaying,
  againstSending,
  type Case,
  type Cases,
  caseIn,
  reason,
} from '#village/rules/against'
import { countAt } from '#village/rules/members'
import { both, supplyOf } from '#village/rules/wares'
import { playerOf, type State } from '#village/state'
import { COLOURS, readOption } from '#village/words'

function* againstContraband(t: State, seat: Seat, rest: string): Against {
  const count = Number.parseInt(rest, 10)
  const ware = rest.replace(/^\d+/, '')
  const { time, ...green } = t.setup.content.marriage.smuggler.sell.pay
  yield* againstPaying(t, seat, 'VM-SMUG-1', both(green, { [ware]: count }))
}

/** Of the queue, by the smuggler. */
function* againstSmuggling(t: State, seat: Seat, id: string): Against {
  const wants = t.setup.content.customers[customerNamed(t, id)]?.wants ?? {}
  yield* againstPaying(t, seat, 'VM-SMUG-2', both(wants, t.setup.content.marriage.smuggler.queue.pay))
}

function* againstCubes(t: State, rest: string): Against {
  const gone = COLOURS.find((colour) => rest.split('+').includes(colour) && supplyOf(t, colour) === 0)
  yield reason('VM-SMUG-3', gone === undefined ? { pair: rest } : { gone })
}

function* againstRank(t: State, seat: Seat, rest: string): Against {
  const [name, rank = ''] = rest.split('>')
  const isThere = playerOf(t, seat).at.some((place) => place.startsWith('rank.'))
  if (isThere) yield reason('VM-MARRY-2', { there: 1 })
  const isTaken = countAt(t, `rank.${rank}`) > 0 || t.wedlock?.pinkRanks.includes(Number(rank))
  if (isTaken) yield reason('VM-MARRY-1', { taken: rank })
  yield* againstSending(t, seat, 'VM-MARRY-1', name)
  yield* againstPaying(t, seat, 'VM-MARRY-1', { any: t.setup.content.marriage.action.any ?? 0 })
}

const CASES: Cases = {
  sell: ['smuggler', againstContraband],
  cubes: ['smuggler', (t, _, rest) => againstCubes(t, rest)],
  rank: ['marriage', againstRank],
}

const QUEUE: Cases = { serve: ['smuggler', againstSmuggling] }

/** VM-SMUG-2: outside of market days whoever stands in the queue is the smuggler's. */
function isSmuggled(t: State, option: string): boolean {
  const [verb, id] = readOption(option)
  const customer = verb === 'serve' ? customerNamed(t, id) : -1
  const isQueued = t.row.includes(customer) && !stallsOf(t).includes(customer)
  return isQueued && t.wedlock !== null && t.turn !== 'market'
}

export function marriageCase(t: State, seat: Seat, option: string): Case | null {
  if (isSmuggled(t, option)) return caseIn(QUEUE, seat, option)
  // Cocoa and tea are sold elsewhere.
  return /^sell:\D/.test(option) ? null : caseIn(CASES, seat, option)
}
