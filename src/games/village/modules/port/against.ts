import type { Seat } from '#kernel'
import { type Against, againstPaying, type Case, type Cases, caseIn, reason } from '#village/rules/against'
import { playerOf, type State } from '#village/state'

function* againstHiring(t: State, seat: Seat, id: string): Against {
  const { captains } = t.setup.content.port
  const captain = captains.findIndex((one) => one.id === id)
  if (playerOf(t, seat).ship?.at !== 'port') yield reason('VP-SAIL-1', { sea: 1 })
  else if (!t.captains.includes(captain)) yield reason('VP-SETUP-2', { gone: id })
  else yield* againstPaying(t, seat, 'VP-SAIL-1', { coins: captains[captain]?.coins ?? 0 })
}

function* againstSailing(t: State, seat: Seat): Against {
  const at = playerOf(t, seat).ship?.at
  yield reason('VP-SAIL-2', at === 'port' ? { port: 1 } : { water: at ?? '' })
}

function* againstStaying(t: State, seat: Seat): Against {
  const at = playerOf(t, seat).ship?.at
  yield reason('VP-SAIL-2', at === 'port' ? { port: 1 } : { island: at ?? '' })
}

const CASES: Cases = {
  hire: ['travel', againstHiring],
  sail: ['travel', againstSailing],
  dock: ['travel', againstSailing],
  stay: ['travel', againstStaying],
  return: ['travel', againstSailing],
}

export function portCase(_t: State, seat: Seat, option: string): Case | null {
  return caseIn(CASES, seat, option)
}
