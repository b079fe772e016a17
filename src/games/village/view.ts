import { copyState, type Luck, type Seat, shuffle } from '#kernel'
import { contentIndexOf } from './content-index.ts'
import { modulesOf } from './modules/in-play.ts'
import type { Player, State } from './state.ts'
import { CUBES } from './words.ts'

type Hidden = 'luck' | 'news' | 'pouch' | 'deck' | 'piles' | 'chests' | 'conny'

/** Stands for a card whose face the seat does not see. */
export const UNSEEN = -1

/** All that a seat, or a spectator, may know. */
export interface View extends Omit<State, Hidden> {
  seat: Seat | null
  /** The customers and chests still to come, counted. */
  deckSize: number
  chestsSize: number
  pileTops: (number | null)[]
  pileSizes: number[]
  conny: { at: string[]; slot: number; cubes: number[]; shown: ('quill' | 'blank')[][] } | null
}

function forOthers(p: Player): Player {
  const { ship } = p
  return {
    ...p,
    customers: p.customers.map(() => UNSEEN),
    mixesCoins: false,
    keepsChests: false,
    asksAtEnd: false,
    chests: p.chests.map(() => UNSEEN),
    ship: ship && { ...ship, chest: ship.chest === null ? null : UNSEEN },
  }
}

function connyFor({ conny }: State): View['conny'] {
  if (conny === null) return null
  const { at, slot, cubes, rows } = conny
  return { at, slot, cubes, shown: rows.map(({ shown }) => shown) }
}

/** V-SECRET-1, V-SECRET-2; at the end everything lies open. */
export function view(t: State, seat: Seat | null): View {
  const { luck, news, pouch, deck, piles, chests, conny, ...open } = t
  const seen: View = {
    ...open,
    players: t.players.map((p, owner) => (owner === seat || t.isOver ? p : forOthers(p))),
    seat,
    deckSize: deck.length,
    chestsSize: chests.length,
    pileTops: piles.map(([top]) => top ?? null),
    pileSizes: piles.map((pile) => pile.length),
    conny: connyFor(t),
  }
  return copyState(seen)
}

export function without(all: readonly number[], gone: readonly number[]): number[] {
  return all.filter((card) => !gone.includes(card))
}

/** Deals what is not seen into the places where something unseen lies. */
export function dealt(cards: readonly number[], pile: number[]): number[] {
  return cards.map((card) => (card === UNSEEN ? (pile.pop() ?? UNSEEN) : card))
}

/** The pouch holds whatever lies nowhere else. */
function imaginePouch(v: View): number[] {
  const { cubesPerColour } = v.setup.content.constants
  const { plague } = contentIndexOf(v)
  return CUBES.map((cube, place) => {
    const all = cube === 'plague' ? plague : cubesPerColour.value
    const placed = v.cubes.reduce((sum, count, where) => sum + (where % CUBES.length === place ? count : 0), 0)
    const held = v.players.reduce((sum, p) => sum + (cube === 'plague' ? 0 : p.stock[cube]), 0)
    const connys = v.conny?.cubes.filter((laid) => laid === place).length ?? 0
    return all - placed - held - connys - (v.supply[place] ?? 0)
  })
}

/** A state that looks the same from this view; what the view hides is dealt anew. */
export function imagine(v: View, luck: Luck): State {
  const { seat, deckSize, chestsSize, pileTops, pileSizes, conny, ...open } = v
  const { customers } = contentIndexOf(v)
  const seen = [...v.row, ...v.gone, ...v.players.flatMap((p) => p.customers)]
  const deck = shuffle(luck, without(customers, seen))
  const hidden = { deck, pouch: imaginePouch(v), piles: [], chests: [], conny: null }
  const t: State = { ...copyState(open), ...hidden, luck, news: [] }
  for (const p of t.players) p.customers = dealt(p.customers, deck)
  for (const { imagine: deal } of modulesOf(v)) deal?.(v, t, luck)
  return t
}
