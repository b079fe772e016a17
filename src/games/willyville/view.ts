import { copyState, type Luck, type Seat, shuffle } from '#kernel'
import { contentIndexOf, travelCardOf } from './content-index.ts'
import type { Player, State } from './state.ts'
import { type ByLetter, type ByStack, byLetter, byStack, type Letter, type MonkAction, type Stack } from './words.ts'

type Open =
  | 'setup'
  | 'round'
  | 'first'
  | 'turns'
  | 'turn'
  | 'hand'
  | 'pool'
  | 'rat'
  | 'chronicle'
  | 'graves'
  | 'offer'
  | 'crafts'
  | 'fields'
  | 'churches'
  | 'halls'
  | 'meetings'
  | 'players'

/** Everything a seat, or a spectator, may know. Cards put back with the mission church are known to their owner alone. */
export interface View extends Pick<State, Open> {
  seat: Seat | null
  /** The number of customers still to come. */
  deckSize: number
  travelSizes: ByLetter<number>
  monkSizes: ByStack<number>
  monkTops: ByStack<MonkAction | null>
  /** A travel card being looked at: its seat and letter for all, the card for its owner. */
  turned: { seat: Seat; letter: Letter; card: number | null } | null
}

/** The tops of the monk stacks and the sizes of all stacks are open, their order is not. */
export function view(t: State, seat: Seat | null): View {
  const { A, B, C, D, E } = t.travel
  const { feather, jug, rosary } = t.monks
  const seen = {
    setup: t.setup,
    round: t.round,
    first: t.first,
    turns: t.turns,
    turn: t.turn,
    hand: t.hand,
    pool: t.pool,
    rat: t.rat,
    chronicle: t.chronicle,
    graves: t.graves,
    offer: t.offer,
    crafts: t.crafts,
    fields: t.fields,
    churches: t.churches,
    halls: t.halls,
    meetings: t.meetings,
    players: t.players.map((p, owner) => (owner === seat ? p : forOthers(p))),
    seat,
    deckSize: t.deck.length,
    travelSizes: { A: A.length, B: B.length, C: C.length, D: D.length, E: E.length },
    monkSizes: { feather: feather.length, jug: jug.length, rosary: rosary.length },
    monkTops: { feather: feather[0] ?? null, jug: jug[0] ?? null, rosary: rosary[0] ?? null },
    turned: turnedFor(t, seat),
  }
  return copyState(seen)
}

function forOthers(p: Player): Player {
  return { ...p, returned: [] }
}

function turnedFor(t: State, seat: Seat | null): View['turned'] {
  if (t.turned === null) return null
  const { seat: owner, card } = t.turned
  const { letter } = travelCardOf(t, card)
  return { seat: owner, letter, card: owner === seat ? card : null }
}

function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = all.slice()
  for (const item of gone) {
    const place = left.indexOf(item)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

function topOf(stack: number[]): number {
  const card = stack.shift()
  if (card === undefined) throw new Error('no card is left to be looked at')
  return card
}

function imagineTravel(v: View, luck: Luck): Pick<State, 'travel' | 'turned'> {
  const { travelCards } = contentIndexOf(v)
  const gone = v.players.flatMap((p) => p.travel)
  if (v.turned?.card != null) gone.push(v.turned.card)
  const travel = byLetter((letter) => shuffle(luck, without(travelCards[letter], gone)))
  if (v.turned === null) return { travel, turned: null }
  const { seat, letter, card } = v.turned
  return { travel, turned: { seat, card: card ?? topOf(travel[letter]) } }
}

function imagineMonks(v: View, stack: Stack, luck: Luck): MonkAction[] {
  const top = v.monkTops[stack]
  if (top === null) return []
  const taken = v.players.flatMap((p) => p.monks.filter((monk) => monk.stack === stack).map(({ action }) => action))
  const all = v.setup.content.monks.stacks[stack].actions
  return [top, ...shuffle(luck, without(all, [...taken, top]))]
}

function imagineDeck(v: View, luck: Luck): number[] {
  const gone = [...v.offer, ...v.players.flatMap((p) => [...p.waiting, ...p.served])]
  const all = v.setup.content.customers.map((_, customer) => customer)
  return shuffle(luck, without(all, gone))
}

/** A state that looks the same from this view; what the view hides is dealt anew. */
export function imagine(v: View, luck: Luck): State {
  const { seat, deckSize, travelSizes, monkSizes, monkTops, turned, ...open } = v
  const monks = byStack((stack) => imagineMonks(v, stack, luck))
  const deck = imagineDeck(v, luck)
  const hidden = { deck, monks, ...imagineTravel(v, luck) }
  return { ...copyState(open), ...hidden, luck, news: [] }
}
