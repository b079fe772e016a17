import { begin, type Luck, luckFrom, type RecordedScene, Run, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { fieldsOf } from '#kingsbridge/rules/projects'
import { playerOf, type State } from '#kingsbridge/state'
import { CARDS, GOODS, PROJECTS } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'
import { wilful } from '../kingsbridge/wilful.ts'

/** States of Kingsbridge that pictures are looked at in: of whole games, and as crowded as there can be. */

export interface Play {
  readonly seats: number
  readonly seed: number
  readonly goods?: 'screened' | 'open'
}

function copyOf(t: State): State {
  const { setup, ...others } = t
  return { ...structuredClone(others), setup }
}

/** The state whenever somebody is asked in a game of players who want something, and its end. */
export function askedIn({ seats, seed, goods = 'screened' }: Play, every = 1): State[] {
  const luck: Luck = luckFrom(seedOf(seed + 100))
  const answer = wilful(seed)
  const states: State[] = []
  let asked = 0
  const start = begin(kingsbridge, { seats, seed: seedOf(seed), options: { goods } })
  let run = new Run<State>(kingsbridge, start as Saved<State>)
  while (run.next !== null) {
    while (run.next === undefined) {
      if (asked++ % every === 0) states.push(copyOf(run.state))
      const scene: RecordedScene = { saved: { state: run.state, scene: null, at: run.at }, answers: [] }
      for (const ask of run.questions) run.answer(answer(luck, ask, scene))
    }
    if (run.next !== null) run = run.onward()
  }
  states.push(copyOf(run.state))
  return states
}

function firstWhere(play: Play, isWanted: (t: State) => boolean): State {
  const states = askedIn(play)
  return states.find(isWanted) ?? (states.at(-1) as State)
}

const isLaid = (t: State) => t.rotation !== null && t.turns > 0 && !t.isSkipped

/** Everything at once: all built but one, all houses, all seals, all sick, all penalties. */
function crowd(t: State): State {
  t.projects = PROJECTS.map((id, index) => {
    const { stone, wood } = fieldsOf(t, id)
    const isGrowing = index % 3 === 2 || id === 'hospital'
    const seals = isGrowing ? Array.from({ length: t.setup.seats }, (_, seat) => seat) : []
    return { id, stone: isGrowing ? stone - 1 : stone, wood: isGrowing ? 0 : wood, seals }
  })
  t.plots = t.setup.content.plots.map((_, plot) => (plot * 3 + 1) % t.setup.seats)
  t.tiles = t.setup.content.plague.tiles.values.slice()
  t.isSick = t.tiles.map((_, place) => place % 4 !== 3)
  t.covered = ['outlaws-2', 'earl']
  for (const seat of t.players.keys()) {
    const p = playerOf(t, seat)
    p.vp = [104, 88, 165, 7][seat] ?? 50
    p.penalties = seat === 2 ? [] : ['penance', 'begging', 'court']
    p.open = CARDS.slice(0, 6)
    p.discards = CARDS.slice(6, 12)
    p.hand = []
    for (const [index, good] of GOODS.entries()) p.goods[good] = [12, 8, 0, 7, 6, 5, 10, 1, 20][index] ?? 0
  }
  return t
}

export const KINGSBRIDGE_STATES: Record<string, () => State> = {
  early2: () => firstWhere({ seats: 2, seed: 4 }, isLaid),
  turned3: () => firstWhere({ seats: 3, seed: 9 }, (t) => t.chapter === 2 && t.rotation === null && t.event !== null),
  middle3: () => firstWhere({ seats: 3, seed: 5 }, (t) => t.chapter === 2 && t.round === 4 && isLaid(t)),
  late4: () => firstWhere({ seats: 4, seed: 6 }, (t) => t.chapter === 3 && t.round === 5 && isLaid(t)),
  last4: () => firstWhere({ seats: 4, seed: 8 }, (t) => t.chapter === 4 && t.round === 5 && isLaid(t)),
  open4: () => firstWhere({ seats: 4, seed: 7, goods: 'open' }, (t) => t.chapter === 2 && t.round === 5 && isLaid(t)),
  full4: () => crowd(firstWhere({ seats: 4, seed: 6 }, (t) => t.chapter === 3 && t.edge.length > 0 && isLaid(t))),
  fullOpen4: () => crowd(firstWhere({ seats: 4, seed: 6, goods: 'open' }, (t) => t.chapter === 4 && isLaid(t))),
  full2: () => crowd(firstWhere({ seats: 2, seed: 3 }, (t) => t.chapter === 4 && t.round === 3 && isLaid(t))),
  end3: () => firstWhere({ seats: 3, seed: 5 }, (t) => t.isOver),
}

export function stateOf(name: string): State {
  const make = KINGSBRIDGE_STATES[name]
  if (make === undefined) throw new Error(`there is no state ${name}`)
  return make()
}
