import { type Answer, begin, luckFrom, type Options, position, type Saved } from '#kernel'
import type { PictureInput } from '#render/village/input'
import { village } from '#village/game'
import { hasSet } from '#village/modules/in-play'
import { playerOf, type State } from '#village/state'
import { kindOf, noWares } from '#village/words'
import { seedOf } from '../conformance.ts'
import { heart } from '../village/hearts.ts'

/** Farms that pictures are looked at in. */

export const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne', 'Willem']
export const ALL_SETS: Options = { inn: 'front', port: 'on', marriage: 'front' }

interface Played {
  readonly seats: number
  readonly options?: Options
  readonly seed: number
}

/** The beginnings of all turns of a game in which each seat follows another heart, and its end. */
export function turnsOf({ seats, options = {}, seed }: Played): State[] {
  const luck = luckFrom(seedOf(seed + 31))
  const picks = Array.from({ length: seats }, (_, seat) => heart(seed + seat))
  const turns: State[] = []
  let saved = begin(village, { seats, options, seed: seedOf(seed) }) as Saved<State>
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let scene = position<State>(village, saved, answers)
    while (scene.done === null) {
      if (scene.now.turn === 'open') turns.push(kept(scene.now))
      const [ask] = scene.questions
      if (ask === undefined) throw new Error('nobody is asked')
      answers.push(picks[ask.seat]?.(luck, ask, { saved, answers }) ?? { seat: ask.seat, picks: [] })
      scene = position(village, saved, answers)
    }
    saved = scene.done
  }
  return [...turns, saved.state]
}

/** A copy without the cards, which all states of a game share. */
function kept({ setup, ...changing }: State): State {
  return { ...structuredClone({ ...changing, news: [] }), setup }
}

function part(turns: readonly State[], share: number): State {
  return turns[Math.floor(share * (turns.length - 1))] as State
}

const ABROAD = ['craft.smithy', 'craft.scriptorium', 'council.3', 'church.4', 'castle.northgate', 'bag']
const AT_REST = ['chronicle.crafts', 'chronicle.church', 'grave']

/** As full as it gets: every place, every shelf. */
function crowded(t: State): State {
  const p = playerOf(t, t.due)
  const away = hasSet(t, 'port') ? ['craft.smithy', 'craft.scriptorium', 'council.3', 'ship', 'light.treasure'] : ABROAD
  const places = [...away, ...AT_REST, 'inn', 'rank.4']
  p.at = p.at.map((_, member) => places[member] ?? 'farm')
  p.fed = [0, 6]
  p.castles = hasSet(t, 'port') ? [] : t.setup.content.travel.castles.slice(0, 4).map(({ id }) => id)
  const cubes = { brown: 4, pink: 12, orange: 4, green: 10 }
  const goods = { horse: 2, ox: 1, plough: 3, wagon: 11, scroll: 2, beer: 5 }
  p.stock = { ...noWares(), ...cubes, ...goods, coins: 17, grain: 5, bread: 2, tool: 3, cocoa: 1 }
  const served = t.players.filter((other) => other !== p).flatMap(({ customers }) => customers)
  const free = t.setup.content.customers.map((_, card) => card).filter((card) => !served.includes(card))
  p.customers = free.slice(0, 12)
  t.row = free.slice(12, 22)
  t.deck = free.slice(22)
  if (hasSet(t, 'inn')) p.villagers = [3, 11, 27, 21]
  if (p.ship !== null) Object.assign(p.ship, { at: 'treasure', captain: 11, holds: ['member', 'wagon'], chest: null })
  Object.assign(p, { lap: 7, deaths: 1, fame: 14, chests: hasSet(t, 'port') ? [0] : [] })
  t.ring = t.due
  t.first = t.due
  return t
}

/** Many have died: all places of the page are taken, and some lie in graves. */
function bereaved(t: State): State {
  const p = playerOf(t, t.due)
  const graves = [
    'chronicle.farm',
    'chronicle.farm',
    'chronicle.crafts',
    'chronicle.travel',
    'chronicle.council',
    'grave',
    'grave',
  ]
  p.at = p.at.map((place, member) => graves[member] ?? (kindOf(place) === 'supply' ? 'farm' : place))
  p.lap = 0
  return t
}

const games = new Map<string, State[]>()

function once(game: Played): State[] {
  const key = JSON.stringify(game)
  const known = games.get(key) ?? turnsOf(game)
  games.set(key, known)
  return known
}

const BASE: Played = { seats: 4, seed: 5 }
const WHOLE: Played = { seats: 5, options: ALL_SETS, seed: 3 }

const STATES = {
  start: () => part(once(BASE), 0),
  middle: () => part(once(BASE), 0.5),
  late: () => part(once(BASE), 0.92),
  end: () => part(once(BASE), 1),
  crowded: () => crowded(kept(part(once(BASE), 0.6))),
  bereaved: () => bereaved(kept(part(once(BASE), 0.7))),
  sets: () => part(once(WHOLE), 0.4),
  full: () => crowded(kept(part(once(WHOLE), 0.6))),
} satisfies Record<string, () => State>

export type FarmState = keyof typeof STATES
export const FARM_STATES = Object.keys(STATES) as FarmState[]

export function farmState(name: FarmState): State {
  return STATES[name]()
}

export function farmInput(t: State, language: PictureInput['language'] = 'en', seat = t.due): PictureInput {
  return { view: village.view(t, seat), names: NAMES.slice(0, t.setup.seats), language }
}
