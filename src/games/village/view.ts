import { copyTable, type Luck, type Seat, shuffle } from '#kernel'
import { lookupOf } from './lookup.ts'
import { villagersIn } from './modules/inn/inn.ts'
import { chestsIn } from './modules/port/port.ts'
import type { Player, State } from './state.ts'
import { CUBES } from './words.ts'

type Hidden = 'luck' | 'news' | 'pouch' | 'deck' | 'piles' | 'chests' | 'conny'

/** Stands for a card whose face the seat does not see. */
export const UNSEEN = -1

/** What a seat, or a spectator, may know. */
export interface View extends Omit<State, Hidden> {
  seat: Seat | null
  /** How many customers and chests are still to come. */
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
  return copyTable(seen)
}

function without(all: readonly number[], gone: readonly number[]): number[] {
  return all.filter((one) => !gone.includes(one))
}

/** Deals what is not seen into the places where something unseen lies. */
function dealt(cards: readonly number[], pile: number[]): number[] {
  return cards.map((card) => (card === UNSEEN ? (pile.pop() as number) : card))
}

/** The pouch holds whatever lies nowhere else. */
function imaginePouch(v: View): number[] {
  const { cubesPerColour } = v.setup.content.constants
  const { plague } = lookupOf(v)
  return CUBES.map((cube, at) => {
    const all = cube === 'plague' ? plague : cubesPerColour.value
    const placed = v.cubes.reduce((sum, count, where) => sum + (where % CUBES.length === at ? count : 0), 0)
    const held = v.players.reduce((sum, p) => sum + (cube === 'plague' ? 0 : p.stock[cube]), 0)
    const connys = v.conny?.cubes.filter((one) => one === at).length ?? 0
    return all - placed - held - connys - (v.supply[at] as number)
  })
}

function imaginePiles(v: View, luck: Luck): number[][] {
  if (v.pileSizes.length === 0) return []
  const seen = [...v.pileTops.flatMap((top) => top ?? []), ...v.players.flatMap((p) => p.villagers), ...v.played]
  const unseen = shuffle(luck, without(villagersIn(v), seen))
  return v.pileSizes.map((size, at) => {
    const top = v.pileTops[at] ?? null
    return top === null ? [] : [top, ...unseen.splice(0, size - 1)]
  })
}

function imagineConny(v: View, luck: Luck): State['conny'] {
  if (v.conny === null) return null
  const { at, slot, cubes, shown } = v.conny
  const { rows } = v.setup.content.solo.fate
  return {
    ...{ at: at.slice(), slot, cubes: cubes.slice() },
    rows: shown.map((up, row) => {
      const left = rows[row]?.tiles.slice() ?? []
      for (const tile of up) left.splice(left.indexOf(tile), 1)
      return { shown: up.slice(), hidden: shuffle(luck, left) }
    }),
  }
}

/** A state that looks the same from this view; what the view hides is dealt anew. */
export function imagine(v: View, luck: Luck): State {
  const { seat, deckSize, chestsSize, pileTops, pileSizes, conny, ...open } = v
  const t = copyTable(open)
  const seenCustomers = [...v.row, ...v.gone, ...v.players.flatMap((p) => p.customers)]
  const deck = shuffle(luck, without(lookupOf(v).customers, seenCustomers))
  const seenChests = [...v.opened, ...v.players.flatMap((p) => [...p.chests, p.ship?.chest ?? UNSEEN])]
  const chests = shuffle(luck, without(chestsIn(v), seenChests))
  for (const p of t.players) {
    p.customers = dealt(p.customers, deck)
    p.chests = dealt(p.chests, chests)
    if (p.ship?.chest === UNSEEN) p.ship.chest = chests.pop() as number
  }
  const hidden = { deck, chests, pouch: imaginePouch(v), piles: imaginePiles(v, luck), conny: imagineConny(v, luck) }
  return { ...t, ...hidden, luck, news: [] }
}
