import type { Cost } from '#data/willyville/schema'
import { GOODS } from '#willyville/words'
import type { Card } from './card.ts'

/** The grey cost printed on a postcard: what the next journey asks besides its own. It may ask anything at once. */

const MIDDLE = { x: 85.5, y: 126 }

interface Spread {
  /** The diameter of a disc. */
  readonly d: number
  readonly spots: readonly (readonly [x: number, y: number])[]
}

/** By how many pieces there are. */
const SPREADS: readonly Spread[] = [
  { d: 41, spots: [[0, 0]] },
  {
    d: 33,
    spots: [
      [-10, -10],
      [10, 10],
    ],
  },
  {
    d: 26,
    spots: [
      [-13, -12],
      [13, -12],
      [-13, 13],
      [13, 13],
    ],
  },
  {
    d: 20,
    spots: [
      [-17, -12],
      [0, -12],
      [17, -12],
      [-17, 13],
      [0, 13],
      [17, 13],
      [0, 0],
    ],
  },
]

interface Piece {
  readonly kind: string
  readonly count: number
}

/** Up to two of a good lie one by one; more are a disc with a number. */
function piecesOf(cost: Cost): Piece[] {
  const all = [
    { kind: 'time', count: cost.time ?? 0 },
    { kind: 'coins', count: cost.coins ?? 0 },
    ...GOODS.map((kind) => ({ kind, count: cost[kind] ?? 0 })),
  ].filter(({ count }) => count > 0)
  const [only] = all
  if (all.length !== 1 || only === undefined || only.kind === 'time' || only.kind === 'coins') return all
  return only.count === 2 ? [only, only].map(({ kind }) => ({ kind, count: 1 })) : all
}

export function greyCost(card: Card, cost: Cost): void {
  const pieces = piecesOf(cost)
  const spread = SPREADS.find(({ spots }) => spots.length >= pieces.length)
  if (spread === undefined) return
  const { d, spots } = spread
  for (const [index, { kind, count }] of pieces.entries()) {
    const [dx, dy] = spots[index] ?? [0, 0]
    const [x, y] = [MIDDLE.x + dx, MIDDLE.y + dy]
    if (kind === 'time') card.cloud(count, x, y, d * 1.28)
    else if (kind === 'coins') card.coin(count, x, y, d / 40)
    else card.good(kind, x, y, d)
    if (count > 1 && kind !== 'time' && kind !== 'coins') card.number(count, x + d * 0.28, y + d * 0.24, 25, d * 0.7)
  }
}
