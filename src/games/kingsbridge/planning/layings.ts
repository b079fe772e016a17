import type { Benefit, Goods } from '#data/kingsbridge/schema'
import { copyState, itemAt, luckFrom } from '#kernel'
import { currentEvent } from '../content-index.ts'
import type { KingsbridgeNews } from '../news.ts'
import { idOf } from '../options.ts'
import { incomesFor, numberFor, ROTATIONS, rotationOptions } from '../rules/council.ts'
import { spaceAfter } from '../rules/favour.ts'
import { orient } from '../scenes/orient.ts'
import type { State } from '../state.ts'
import { imagine, type View } from '../view.ts'

/** What a favour really brings or costs the active player. */
export interface Favour {
  readonly goods: Goods
  readonly vp: number
  readonly paid: Goods
}

/** One way to lay the event's card, with all that follows for everybody. */
export interface CardLaying {
  readonly rotation: number
  /** How many spaces the favour marker moves. */
  readonly number: number
  readonly isLegal: boolean
  /** By seat: the real income, null for who is begging. */
  readonly incomes: readonly (Benefit | null)[]
  /** The places the marker comes by, covered ones among them; it stops at the last one. */
  readonly way: readonly number[]
  /** Null where no favour is taken, or the goods it depends on are hidden. */
  readonly favour: Favour | null
}

/** K-FAVOUR-2: every place after the marker's, up to the one where it stops. */
function wayOf(v: View, steps: number): number[] {
  if (steps === 0) return []
  const { length } = v.setup.content.favour.spaces
  const distance = (spaceAfter(v, steps) - v.marker + length) % length || length
  return Array.from({ length: distance }, (_, step) => (v.marker + step + 1) % length)
}

/** The news of laying it so. */
function newsOfLaying(t: State, rotation: number): readonly KingsbridgeNews[] {
  const after = copyState(t)
  after.news = []
  const flow = orient(after)
  let step = flow.next([])
  while (!step.done) {
    const { options } = itemAt(step.value, 0)
    step = flow.next([[options.indexOf(idOf({ kind: 'turn', rotation }))]])
  }
  return after.news
}

function favourIn(news: readonly KingsbridgeNews[]): Favour | null {
  if (!news.some(({ kind }) => kind === 'favourTaken')) return null
  let favour: Favour = { goods: {}, vp: 0, paid: {} }
  for (const event of news) {
    if (!('cause' in event) || event.cause !== 'favour') continue
    if (event.kind === 'gained') favour = { ...favour, goods: event.goods, vp: event.vp }
    if (event.kind === 'paid') favour = { ...favour, paid: event.goods }
  }
  return favour
}

/** K-ORIENT: all four ways, legal or not. Asked for only while the card waits to be laid. */
export function layingsOf(v: View): CardLaying[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  const card = currentEvent(v)
  const isKnown = v.players[v.shield]?.goods !== null
  const legal = isKnown ? rotationOptions(t) : ROTATIONS
  return ROTATIONS.map((rotation) => {
    const number = numberFor(v, card, rotation)
    const isLegal = legal.includes(rotation)
    return {
      rotation,
      number,
      isLegal,
      incomes: incomesFor(v, card, rotation),
      way: wayOf(v, number),
      favour: isKnown && isLegal ? favourIn(newsOfLaying(t, rotation)) : null,
    }
  })
}
