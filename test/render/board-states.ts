import type { Options } from '#kernel'
import type { PictureInput } from '#render/village/input'
import { village } from '#village/game'
import { hasSet } from '#village/modules/in-play'
import { type Player, playerOf, type State } from '#village/state'
import { ALL_SETS, NAMES, turnsOf } from './farm-states.ts'

/** Boards that pictures are looked at in. */

const SETS: Readonly<Record<string, Options>> = {
  base: {},
  inn: { inn: 'back' },
  port: { port: 'on' },
  marriage: { marriage: 'back' },
  innPort: { inn: 'front', port: 'on' },
  innMarriage: { inn: 'front', marriage: 'front' },
  portMarriage: { port: 'on', marriage: 'front' },
  all: ALL_SETS,
}
export const EVERY_SET = Object.values(SETS)

const games = new Map<string, State[]>()

/** A turn of a game, so far into it. */
function turnIn(seats: number, options: Options, share: number, seed = 5): State {
  const key = JSON.stringify([seats, options, seed])
  const turns = games.get(key) ?? turnsOf({ seats, options, seed })
  games.set(key, turns)
  return turns[Math.floor(share * (turns.length - 1))] as State
}

const AWAY = [
  ['craft.smithy', 'craft.stables', 'council.4', 'church.4', 'castle.farpoint', 'bag', 'chronicle.farm', 'grave'],
  ['craft.smithy', 'council.3', 'church.4', 'castle.northgate', 'bag', 'chronicle.crafts', 'chronicle.church', 'grave'],
  ['craft.wainwright', 'council.3', 'church.2', 'castle.northgate', 'bag', 'chronicle.travel', 'grave'],
  ['craft.stables', 'council.1', 'church.3', 'church.1', 'castle.lakehold', 'chronicle.council', 'chronicle.farm'],
  ['craft.wainwright', 'council.2', 'church.2', 'church.1', 'bag', 'castle.stonewatch', 'chronicle.farm', 'grave'],
]
const AT_SEA = ['light.far', 'ship', 'ship', 'light.tea', 'ship']
const SHIPS = ['port', 'far', 'cocoa', 'port', 't4']

function sendOut(p: Player, seat: number, t: State): void {
  const hasPort = hasSet(t, 'port')
  const places = (AWAY[seat % AWAY.length] ?? []).map((place) =>
    hasPort && place.startsWith('castle.') ? (AT_SEA[seat] ?? 'ship') : place,
  )
  p.at = p.at.map((_, member) => places[member] ?? 'farm')
  if (hasSet(t, 'inn')) p.at[p.at.length - 1] = 'inn'
  if (hasSet(t, 'marriage') && seat < 4) p.at[p.at.length - 2] = `rank.${seat + 1}`
  const castles = t.setup.content.travel.castles.map(({ id }) => id)
  if (hasPort) Object.assign(p.ship ?? {}, { at: SHIPS[seat] })
  else p.castles = castles.slice(0, 2 + ((seat * 2) % 5))
}

function fill(p: Player, seat: number): void {
  const cubes = { brown: 3 + seat, pink: 12 - seat, orange: 2 + 2 * seat, green: 7 }
  Object.assign(p.stock, { ...cubes, coins: 4 + 3 * seat, grain: 5, horse: 2, ox: 1, plough: 3, wagon: 11, scroll: 2 })
  p.lap = (seat * 3 + 2) % 10
}

/** As full as it gets: every place, every shelf; two couples live where they can. */
function crowded(turn: State): State {
  const t: State = { ...structuredClone({ ...turn, setup: undefined }), setup: turn.setup }
  for (const [seat, p] of t.players.entries()) {
    sendOut(p, seat, t)
    fill(p, seat)
  }
  playerOf(t, 0).deaths = 1
  t.ring = 1
  if (t.wedlock === null) return t
  const [first, second] = [playerOf(t, 0), playerOf(t, 1)]
  first.at[first.at.length - 3] = 'parents'
  second.at[second.at.length - 3] = 'bakery'
  const couple = { seat: 0, member: first.at.length - 3 }
  Object.assign(t.wedlock, { pink: 1, pinkRanks: [6] })
  t.wedlock.couples = [{ place: 'parents', who: [couple, { seat: null, member: 0 }] }]
  return t
}

const STATES = {
  start: () => turnIn(2, {}, 0),
  middle: () => turnIn(4, {}, 0.5),
  late: () => turnIn(2, {}, 0.9),
  end: () => turnIn(4, {}, 1),
  crowded: () => crowded(turnIn(5, {}, 0.5)),
  inn: () => turnIn(4, SETS.inn as Options, 0.5),
  port: () => crowded(turnIn(5, SETS.port as Options, 0.4)),
  marriage: () => crowded(turnIn(3, SETS.marriage as Options, 0.4)),
  sets: () => turnIn(5, ALL_SETS, 0.4, 3),
  full: () => crowded(turnIn(5, ALL_SETS, 0.4, 3)),
  alone: () => turnIn(1, {}, 0.5),
} satisfies Record<string, () => State>

export type BoardState = keyof typeof STATES
export const BOARD_STATES = Object.keys(STATES) as BoardState[]

export function boardState(name: BoardState): State {
  return STATES[name]()
}

export function boardInput(t: State, language: PictureInput['language'] = 'en', names = NAMES): PictureInput {
  return { view: village.view(t, t.due), names: names.slice(0, t.setup.seats), language }
}
