import { type Counted, dotted, type Phrasing } from './phrasing.ts'

/** Costs and gains, always in this order and with their signs: `−2 time −1 coin → +3 points`. */

const MINUS = '−'

export type Count = (counted: Counted, n: number) => string

/** How everything that is given up or gained is counted. */
export interface Signs {
  readonly lost: Count
  readonly gained: Count
}

function signed(count: Count): Signs {
  return {
    lost: (counted, n) => `${MINUS}${count(counted, n)}`,
    gained: (counted, n) => `+${count(counted, n)}`,
  }
}

/** `−2 time`, for labels. */
export function inWords({ some }: Phrasing): Signs {
  return signed(some)
}

/** `−2:time:`, or the words where the emoji is missing. */
export function inEmojis(phrasing: Phrasing): Signs {
  return signed((counted, n) => {
    const emoji = counted === 'marker' ? '' : phrasing.icon(counted)
    return emoji === '' ? phrasing.some(counted, n) : `${n}${emoji}`
  })
}

/** Signed parts stand side by side, and what is told in words comes after a comma. */
export function inRow(parts: readonly string[]): string {
  const isSigned = (part: string) => /^[+−]/.test(part)
  const [counted, told] = [parts.filter(isSigned), parts.filter((part) => part !== '' && !isSigned(part))]
  return [counted.join(' '), ...told].filter((part) => part !== '').join(', ')
}

/** Nothing stands for a side that has nothing. */
export function exchange(costs: readonly string[], gains: readonly string[]): string {
  return [inRow(costs), inRow(gains)].filter((part) => part !== '').join(' → ')
}

/** `−2 time or more → +1 coin`, and what costs nothing is free: `free · +1 coin`. */
export function costAndGain({ say }: Phrasing, cost: string, gain: string): string {
  const parts = [cost, gain].filter((part) => part !== '')
  return cost === say('free') ? dotted(parts) : parts.join(' → ')
}

export function priced(phrasing: Phrasing, costs: readonly string[], gains: readonly string[]): string {
  return costAndGain(phrasing, inRow(costs) || phrasing.say('free'), inRow(gains))
}
