import { type Luck, type Seat, shuffle } from '#kernel'
import { customerId } from '#village/actions/market'
import { contentIndexOf } from '#village/content-index'
import { numberOf } from '#village/rules/members'
import { addAt, type State } from '#village/state'
import type { View } from '#village/view'
import type { Module } from '../module.ts'
import { connyOf } from './conny.ts'
import { answerTurn } from './reaction.ts'

/** VS: a rival who takes cubes, dies, goes to church and to market, and nothing else. */
export const solo: Module = {
  name: 'solo',
  isInPlay: ({ seats }) => seats === 1,
  setUp,
  imagine,
  beginRound,
  guestOf: (t) => t.setup.seats,
  serveGuest,
  standUp,
  afterTurn: answerTurn,
  lastTurns,
}

/** VS-SETUP-2, VS-SETUP-3 */
function setUp(t: State, luck: Luck): void {
  const { generations } = contentIndexOf(t)
  t.conny = {
    at: generations.map((generation) => (generation <= 2 ? 'waiting' : 'ready')),
    slot: 0,
    cubes: [],
    rows: t.setup.content.solo.fate.rows.map(({ tiles }) => ({ shown: [], hidden: shuffle(luck, tiles.slice()) })),
  }
}

function imagine({ setup, conny }: View, t: State, luck: Luck): void {
  if (conny === null) return
  const { at, slot, cubes, shown } = conny
  const rows = shown.map((up, row) => {
    const left = setup.content.solo.fate.rows[row]?.tiles.slice() ?? []
    for (const tile of up) left.splice(left.indexOf(tile), 1)
    return { shown: up.slice(), hidden: shuffle(luck, left) }
  })
  t.conny = { at: at.slice(), slot, cubes: cubes.slice(), rows }
}

/** VS-END-1: the player has one if Conny announces the end, or if it comes on a market day that she called. */
function lastTurns(t: State, by: Seat | null): Seat[] {
  const conny = t.setup.seats
  return by === conny || t.market?.caller === conny ? [0] : []
}

/** VS-CUBE-9 */
function beginRound(t: State): void {
  const conny = connyOf(t)
  for (const cube of conny.cubes.slice(0, -1)) addAt(t.supply, cube, 1)
  conny.cubes = conny.cubes.slice(-1)
}

/** VS-REACT-3 */
function serveGuest(t: State, guest: Seat, customer: number): void {
  t.gone.push(customer)
  t.news.push({ kind: 'foremostTaken', seat: guest, customer: customerId(t, customer) })
}

/** VS-MASS-1: on the lowest step without one of hers. */
function standUp(t: State, owner: Seat, member: number): boolean {
  if (owner !== t.setup.seats) return false
  const { at } = connyOf(t)
  const free = [1, 2, 3, 4].find((step) => !at.includes(`church.${step}`)) ?? 1
  at[member] = `church.${free}`
  const number = numberOf(t, { fed: [] }, member)
  t.news.push({ kind: 'memberMoved', seat: owner, member: number, from: 'bag', to: `church.${free}` })
  return true
}
