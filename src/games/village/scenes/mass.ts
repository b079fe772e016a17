import type { Price } from '#data/village/schema'
import { below, type Flow, goRound, type Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { modulesOf } from '../modules/in-play.ts'
import { kindsAt, memberNamed, namesWhere, numberOf, send } from '../rules/members.ts'
import { canPay, gain, priceWord } from '../rules/wares.ts'
import { type Families, familyOf, ownersOf, playerOf, type State, seatsFrom } from '../state.ts'
import { kindOf, type MemberName, type Place, placeIn, stepOf } from '../words.ts'
import { ask, mightHave, pay } from './ask.ts'
import { isTooQuiet, noteQuiet } from './round.ts'

const DONE: BaseOf<'done'> = { kind: 'done' }
const TOP = 4

/** V-MASS-1, V-MASS-2: pulls for coins, then the draw. */
export function* holdMass(t: State): Flow<string | null> {
  t.news.push({ kind: 'massBegan', isLast: t.end !== null || isTooQuiet(t) })
  yield* goRound(seatsFrom(t, t.first), (seat) => pullOwn(t, seat))
  noteQuiet(t)
  drawRest(t)
  return 'advance'
}

function pullOptions(t: State, seat: Seat): BaseOf<'pull' | 'done'>[] {
  const { massDraw, massPull } = t.setup.content.constants
  const p = playerOf(t, seat)
  if (t.pulled >= massDraw.value || p.stock.coins < massPull.coins) return [DONE]
  const inBag = kindsAt(t, seat, (place) => place === 'bag')
  return [...inBag.map((member) => ({ kind: 'pull' as const, number: numberOf(t, p, member) })), DONE]
}

function* pullOwn(t: State, seat: Seat): Flow {
  for (;;) {
    const options = () => pullOptions(t, seat)
    const isOpen = () => mightHave(t, seat, () => options().length > 1)
    const picked = yield* ask(t, seat, 'pull', options, { pass: DONE, isOpen })
    if (picked.kind === 'done') return
    yield* pay(t, seat, { coins: t.setup.content.constants.massPull.coins })
    const member = memberNamed(t, seat, `${picked.number}@bag`)
    t.pulled++
    t.news.push({ kind: 'pulled', seat, member: picked.number })
    standUp(t, seat, member)
  }
}

/** To the first step of the church, or wherever a module says. */
function standUp(t: State, owner: Seat, member: number): void {
  for (const { standUp: other } of modulesOf(t)) if (other?.(t, owner, member)) return
  send(t, owner, member, 'church.1')
}

function figuresInBag(t: State): { owner: Seat; member: number }[] {
  const figures: { owner: Seat; member: number }[] = []
  for (const owner of ownersOf(t)) {
    for (const [member, place] of familyOf(t, owner).entries()) if (place === 'bag') figures.push({ owner, member })
  }
  return figures
}

/** V-MASS-2: until four figures are out; monks go back. */
function drawRest(t: State): void {
  const { massDraw, monks } = t.setup.content.constants
  let monksOut = 0
  const inBag = figuresInBag(t)
  for (let out = t.pulled; out < massDraw.value; out++) {
    const drawn = below(t.luck, inBag.length + monks.value - monksOut)
    const [figure] = inBag.splice(drawn, 1)
    if (figure === undefined) monksOut++
    else standUp(t, figure.owner, figure.member)
  }
  t.pulled = 0
  t.news.push({ kind: 'monksDrawn', monks: monksOut })
}

/** V-MASS-3, V-MASS-4, then what ends the round or the game. */
export function* advanceAll(t: State): Flow<string | null> {
  yield* goRound(seatsFrom(t, t.first), (seat) => advanceOwn(t, seat))
  honourMajority(t)
  if (t.end !== null) return 'score'
  for (const { endOfRound } of modulesOf(t)) if (endOfRound !== undefined) return endOfRound
  return 'startRound'
}

function isRising(place: Place): boolean {
  return kindOf(place) === 'church' && stepOf(place) < TOP
}

/** The step to which a member would rise. */
function nextStep(member: MemberName): number {
  return stepOf(placeIn(member)) + 1
}

/** VM-BREAD-1: grain, or another price of a module's. */
function pricesOf(t: State, seat: Seat, step: number): Price[] {
  const grain = t.setup.content.church.steps[step - 1]?.grain ?? 0
  const others = modulesOf(t).flatMap((module) => module.stepPrice?.(t, seat) ?? [])
  return [{ grain }, ...others].filter((price) => canPay(playerOf(t, seat), price))
}

function riseOptions(t: State, seat: Seat): BaseOf<'rise' | 'done'>[] {
  const rises = namesWhere(t, seat, isRising).flatMap((member) => {
    const prices = pricesOf(t, seat, nextStep(member))
    return prices.map((price) => ({ kind: 'rise' as const, member, price: priceWord(price) }))
  })
  return [...rises, DONE]
}

/** V-MASS-3: each step of each member by itself. */
function* advanceOwn(t: State, seat: Seat): Flow {
  for (;;) {
    const picked = yield* ask(t, seat, 'advance', () => riseOptions(t, seat), { pass: DONE })
    if (picked.kind === 'done') return
    const member = memberNamed(t, seat, picked.member)
    const step = nextStep(picked.member)
    const price = pricesOf(t, seat, step).find((other) => priceWord(other) === picked.price)
    yield* pay(t, seat, price ?? {})
    send(t, seat, member, `church.${step}`)
  }
}

/** V-MASS-4: most members in church, then the foremost; those who are still alike lead together. */
export function massLeaders(t: Families): Seat[] {
  const ranks = ownersOf(t).map((owner) => {
    const steps = familyOf(t, owner).flatMap((place) => (kindOf(place) === 'church' ? [stepOf(place)] : []))
    return { owner, rank: steps.length * 10 + Math.max(0, ...steps) }
  })
  const best = Math.max(...ranks.map(({ rank }) => rank))
  return best === 0 ? [] : ranks.flatMap(({ owner, rank }) => (rank === best ? [owner] : []))
}

/** Conny needs no points. */
function honourMajority(t: State): void {
  const { points } = t.setup.content.constants.massMajority
  for (const seat of massLeaders(t)) {
    if (seat >= t.setup.seats) continue
    t.news.push({ kind: 'majorityWon', seat, points })
    gain(t, seat, { points })
  }
}

/** V-END-6: everything comes to light. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* score(t: State): Flow<string | null> {
  for (const { endGame } of modulesOf(t)) endGame?.(t)
  t.isOver = true
  t.news.push({ kind: 'gameEnded' })
  return null
}
