import { chooseNamed, type Flow, type Seat } from '#kernel'
import { fieldId } from '../banner-places.ts'
import type { Price } from '../content-index.ts'
import { contentIndexOf } from '../content-index.ts'

import { type Option, optionId, type Payment, type QuestionKind } from '../options.ts'
import { fieldGroups } from '../rules/fields.ts'
import { waysToPay } from '../rules/pay.ts'
import { isPloughMove, type PloughMove, ploughMoves } from '../rules/ploughs.ts'
import { type Craft, type Player, playerOf, type State, type Turn } from '../state.ts'
import { type Gain, GOODS, type Good } from '../words.ts'
import { chooseBy, chooseOption } from './asking.ts'

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

export function craftOf(p: Player, good: Good): Craft {
  const craft = p.crafts[good]
  if (craft === null) throw new Error(`no craft building for ${good}`)
  return craft
}

function giveUp(p: Player, { coins, goods, fields, jokers }: Payment): void {
  p.coins -= coins
  for (const good of GOODS) {
    const count = goods[good]
    if (count) craftOf(p, good).goods -= count
  }
  for (const field of fields) p.fields[field] = { plough: false }
  if (p.hall && jokers > 0) p.hall.jokers -= jokers
}

/** Ploughs that are missed least first: of fields used this turn, of plain ones, of the one beside the tile. */
function ploughsToPay(p: Player, turn: Turn): number[][] {
  const groups = fieldGroups(p, turn.used, (field) => p.fields[field]?.plough === true)
  const loss = ([field]: readonly [number, ...number[]]) => {
    const place = fieldId(field)
    return (turn.used.includes(place) ? 0 : 2) + (p.tile === place ? 1 : 0)
  }
  return groups.sort((a, b) => loss(a) - loss(b))
}

/** W-PAY-4: pays one of the alternatives; the seat is asked only if the ways differ. */
export function* pay(t: State, turn: Turn, prices: readonly Price[]): Flow {
  const p = playerOf(t, turn.seat)
  const groups = ploughsToPay(p, turn)
  const payment = yield* chooseOption(turn.seat, 'pay', waysToPay(p, prices, groups))
  giveUp(p, payment)
  const { coins, goods, jokers, fields } = payment
  const isNothing = coins + jokers + fields.length === 0 && Object.keys(goods).length === 0
  if (!isNothing) t.news.push({ kind: 'paid', seat: turn.seat, coins, goods, jokers, fields })
}

/** W-DICE-6: how much of a gain the player takes; asked only of one who said that they want to let something go. */
function* kept(t: State, turn: Turn, gain: Gain, count: number): Flow<number> {
  if (!turn.sparing) return count
  const counts = Array.from({ length: count + 1 }, (_, less) => count - less)
  const taken = yield* chooseBy(turn.seat, 'take', counts, (some) => ({ kind: 'keep', gain, count: some }))
  if (taken < count) t.news.push({ kind: 'letGo', seat: turn.seat, what: gain, count: count - taken })
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
  const craft = craftOf(playerOf(t, turn.seat), good)
  const isFull = craft.goods >= contentIndexOf(t).craft[good].slots
  if (!isFull && (yield* kept(t, turn, 'good', 1)) === 0) return
  if (!isFull) craft.goods++
  t.news.push({ kind: isFull ? 'goodLost' : 'goodMade', seat: turn.seat, good })
}

/** Asks whether a marker that could be placed is wanted. */
export function* wantsMarker(t: State, turn: Turn): Flow<boolean> {
  return (yield* kept(t, turn, 'marker', 1)) === 1
}

export function movePlough(t: State, turn: Turn, { source, field }: PloughMove): void {
  const p = playerOf(t, turn.seat)
  if (source === 'joker' && p.hall) p.hall.jokers--
  else craftOf(p, 'plough').goods--
  p.fields[field] = { plough: true }
  const from = source === 'joker' ? 'joker' : 'smithy'
  t.news.push({ kind: 'ploughMoved', seat: turn.seat, from, field })
}

/** The options of a step, with the ids they are offered by beside them. */
interface Steps<S> {
  readonly options: readonly S[]
  readonly ids: readonly string[]
}

/** Options whose ids are written only now. */
export function named<S extends Option>(options: readonly S[]): Steps<S> {
  return { options, ids: options.map(optionId) }
}

/**
 * Asks a step of the own turn. W-PAY-3: ploughs may move to fields before it, as often as the player likes,
 * so the options are made anew each time.
 */
export function* chooseStep<S extends Option>(
  t: State,
  turn: Turn,
  about: QuestionKind,
  stepsOf: () => Steps<S>,
  pass?: Option,
): Flow<S> {
  for (;;) {
    const { options, ids } = stepsOf()
    const only = options[0]
    if (only !== undefined && options.length === 1) return only
    const manner = pass === undefined ? undefined : { pass: optionId(pass) }
    const moves = ploughMoves(playerOf(t, turn.seat), turn)
    if (moves.length === 0) return yield* chooseNamed(turn.seat, about, options, ids, manner)
    const moveIds = moves.map(optionId)
    const step = yield* chooseNamed<S | PloughMove>(
      turn.seat,
      about,
      [...options, ...moves],
      [...ids, ...moveIds],
      manner,
    )
    if (!isPloughMove(step)) return step
    movePlough(t, turn, step)
  }
}
