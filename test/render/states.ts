import { begin, luckFrom, type Saved, untilAsked } from '#kernel'
import { willyville } from '#willyville/game'
import { activeSeat, type Player, playerOf, type State } from '#willyville/state'
import { GOODS, VILLAGERS } from '#willyville/words'
import { seedOf } from '../conformance.ts'
import { gameOf, turnsOf } from '../willyville/planner.ts'

export const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne']

function fresh(seats: number): State {
  return (untilAsked(willyville, begin(willyville, { seats, seed: seedOf(7) })).saved as Saved<State>).state
}

/** A turn of a game played by people who plan: `share` of its way through. */
function played(seats: number, seed: number, share: number): State {
  const turns = turnsOf(seed, seats, luckFrom(seedOf(3)))
  return (turns[Math.floor(share * (turns.length - 1))] as Saved<State>).state
}

function ended(seats: number, seed: number): State {
  return gameOf(seed, seats, luckFrom(seedOf(3))).end.state
}

function rich(t: State): State {
  const p = playerOf(t, activeSeat(t))
  for (const good of GOODS) p.crafts[good] = { card: 1, goods: 3 }
  p.crafts.beer = { card: 1, goods: 4 }
  p.fields = Array.from({ length: 8 }, (_, field) => ({ plough: field % 2 === 0 }))
  t.fields = 0
  const gone = t.players.filter((other) => other !== p).flatMap((other) => [...other.waiting, ...other.served])
  const free = t.setup.content.customers.map((_, customer) => customer).filter((customer) => !gone.includes(customer))
  p.served = free.slice(0, 12)
  p.waiting = free.slice(12, 27)
  t.offer = free.slice(27)
  t.deck = []
  p.travel = [1, 7, 10, 13, 17]
  p.church = 'healing'
  p.healed = 1
  p.monks = [
    { stack: 'feather', action: 'story3' },
    { stack: 'jug', action: 'story2' },
    { stack: 'rosary', action: 'ask' },
    { stack: 'feather', action: 'school2' },
    { stack: 'jug', action: 'school1' },
    { stack: 'rosary', action: 'school1' },
  ]
  p.hall = { name: 'population', jokers: 0, marks: [...VILLAGERS] }
  p.meeting = { markers: 2 }
  p.tile = 'beer'
  Object.assign(p, {
    coins: 14,
    tree: 23,
    safe: 41,
    cloud: 7,
    headman: 'story',
    labourers: 1,
  } satisfies Partial<Player>)
  p.school = { left: true, right: true }
  t.churches = t.churches.filter((name) => name !== 'healing')
  t.halls = t.halls.filter((name) => name !== 'population')
  return t
}

/** States that pictures are looked at in. */
export const STATES: Record<string, () => State> = {
  start: () => fresh(3),
  middle: () => played(3, 11, 0.45),
  late: () => played(3, 11, 0.85),
  rich: () => rich(played(2, 4, 0.6)),
  plague: () => {
    const t = played(4, 6, 0.6)
    t.rat = 1
    return t
  },
  dead: () => {
    const t = played(3, 8, 0.7)
    const p = playerOf(t, activeSeat(t))
    for (const villager of VILLAGERS) p.villagers[villager] = false
    p.death = true
    p.labourers = 2
    return t
  },
  two: () => played(2, 9, 0.5),
  four: () => played(4, 10, 0.5),
  end2: () => ended(2, 12),
  end3: () => ended(3, 12),
  end4: () => ended(4, 12),
}
