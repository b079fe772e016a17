import { choose, type Flow, type Seat } from '#kernel'
import type { Price } from '../content-index.ts'
import { contentIndexOf } from '../content-index.ts'

import { fieldGroups, fieldPlace } from '../rules/banners.ts'
import { type Payment, paymentId, waysToPay } from '../rules/pay.ts'
import { type Craft, jokersOf, type Player, playerOf, type State, type Turn } from '../state.ts'
import { type Gain, GOODS, type Good } from '../words.ts'

/** W-TIME: the marker walks the clouds; over the bridge it picks Death up. */
export function payTime(t: State, seat: Seat, time: number): void {
  if (time === 0) return
  const p = playerOf(t, seat)
  const clouds = t.setup.content.constants.clouds.value
  const gone = p.cloud + time
  p.cloud = gone % clouds
  t.news.push({ kind: 'timePaid', seat, time, cloud: p.cloud })
  if (gone < clouds || p.death) return
  p.death = true
  t.news.push({ kind: 'deathCame', seat })
}

function giveUp(p: Player, way: Payment): void {
  p.coins -= way.coins
  for (const good of GOODS) {
    const count = way.plain[good]
    if (count) (p.crafts[good] as Craft).goods -= count
  }
  for (const field of way.fields) (p.fields[field] as { plough: boolean }).plough = false
  if (p.hall && way.jokers > 0) p.hall.jokers -= way.jokers
}

/** Ploughs that are missed least first: of fields used this turn, of plain ones, of the one beside the tile. */
function ploughsToPay(p: Player, turn: Turn): number[][] {
  const groups = fieldGroups(p, turn.used, (field) => p.fields[field]?.plough === true)
  const loss = ([field]: number[]) => {
    const place = fieldPlace(field as number)
    return (turn.used.includes(place) ? 0 : 2) + (p.tile === place ? 1 : 0)
  }
  return groups.sort((a, b) => loss(a) - loss(b))
}

/** W-PAY-4: pays one of the alternatives; the seat is asked only if the ways differ. */
export function* pay(t: State, turn: Turn, prices: readonly Price[]): Flow {
  const p = playerOf(t, turn.seat)
  const groups = ploughsToPay(p, turn)
  const way = yield* choose(turn.seat, 'pay', waysToPay(p, prices, groups), paymentId)
  giveUp(p, way)
  const { coins, plain, jokers, fields } = way
  const isNothing = coins + jokers + fields.length === 0 && Object.keys(plain).length === 0
  if (!isNothing) t.news.push({ kind: 'paid', seat: turn.seat, coins, goods: plain, jokers, fields })
}

/** W-DICE-6: how much of a gain the player takes; asked only of one who said that he wants to let something go. */
function* kept(t: State, turn: Turn, what: Gain, count: number): Flow<number> {
  if (!turn.sparing) return count
  const counts = Array.from({ length: count + 1 }, (_, less) => count - less)
  const taken = yield* choose(turn.seat, 'take', counts, (some) => `take:${some}${what}`)
  if (taken < count) t.news.push({ kind: 'letGo', seat: turn.seat, what, count: count - taken })
  return taken
}

export function* gainCoins(t: State, turn: Turn, count: number): Flow {
  const coins = yield* kept(t, turn, 'coin', count)
  if (coins === 0) return
  playerOf(t, turn.seat).coins += coins
  t.news.push({ kind: 'coinsGained', seat: turn.seat, coins })
}

export function* gainStory(t: State, turn: Turn, count: number): Flow {
  const points = yield* kept(t, turn, 'story', count)
  if (points > 0) addStory(t, turn.seat, points)
}

export function addStory(t: State, seat: Seat, points: number): void {
  playerOf(t, seat).tree += points
  t.news.push({ kind: 'storyGained', seat, points })
}

/** W-PAY-1: a good that finds no free slot is lost. */
export function* makeGood(t: State, turn: Turn, good: Good): Flow {
  const craft = playerOf(t, turn.seat).crafts[good] as Craft
  const isFull = craft.goods >= contentIndexOf(t).craft[good].slots
  if (!isFull && (yield* kept(t, turn, 'good', 1)) === 0) return
  if (!isFull) craft.goods++
  t.news.push({ kind: isFull ? 'goodLost' : 'goodMade', seat: turn.seat, good })
}

/** Whether a marker that could be placed is wanted. */
export function* wantsMarker(t: State, turn: Turn): Flow<boolean> {
  return (yield* kept(t, turn, 'marker', 1)) === 1
}

/** W-PAY-3: every plough or joker that can move to a field, of fields that are alike the first. */
export function ploughMoves(p: Player, turn: Turn): string[] {
  if (p.fields.length === 0) return []
  const sources: string[] = []
  if ((p.crafts.plough?.goods ?? 0) > 0) sources.push('plough')
  if (jokersOf(p) > 0) sources.push('joker')
  if (sources.length === 0) return []
  const empty = fieldGroups(p, turn.used, (field) => p.fields[field]?.plough === false)
  return sources.flatMap((source) => empty.map((group) => `${source}>field${(group[0] as number) + 1}`))
}

export function movePlough(t: State, turn: Turn, option: string): void {
  const p = playerOf(t, turn.seat)
  const [source, place] = option.split('>field') as [string, string]
  const field = Number(place) - 1
  if (source === 'joker' && p.hall) p.hall.jokers--
  else (p.crafts.plough as Craft).goods--
  p.fields[field] = { plough: true }
  const from = source === 'joker' ? 'joker' : 'smithy'
  t.news.push({ kind: 'ploughMoved', seat: turn.seat, from, field })
}

/**
 * Asks a step of the own turn. W-PAY-3: ploughs may move to fields before it, as often as the player likes,
 * so the options are made anew each time.
 */
export function* chooseStep(
  t: State,
  turn: Turn,
  about: string,
  optionsOf: () => readonly string[],
  pass?: string,
): Flow<string> {
  const same = (option: string) => option
  for (;;) {
    const options = optionsOf()
    if (options.length === 1) return options[0] as string
    const moves = ploughMoves(playerOf(t, turn.seat), turn)
    const all = moves.length === 0 ? options : [...options, ...moves]
    const option = yield* choose(turn.seat, about, all, same, pass === undefined ? undefined : { pass })
    if (!moves.includes(option)) return option
    movePlough(t, turn, option)
  }
}
