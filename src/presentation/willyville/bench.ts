import type { Question } from '#kernel'
import { FACES, makeNamed, TIME_A_BLACK_DIE } from '#willyville/rules/dice'
import type { Bench, Goal, Piece, Scene, Voice } from '../face.ts'
import { diceOf, faceOf, plainDie, type Turned, turnedText } from './dice.ts'
import { goalsWith } from './goals/index.ts'
import { playerAt, viewOf } from './known.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** W-DICE by hand: two dice are pressed, then turned with coins or set with markers, then used. */

const PAIR = 2
const NEXT = '.'
const TURNED = '>'
const SET = '*'

/** `w5.b2>3`: a white 5, and a black 2 that coins turn to 3. */
function readHand(hand: string): Turned[] {
  return hand.split(NEXT).flatMap((text) => {
    const [, die, how, face] = /^([wb][1-6])(?:([>*])([1-6]))?$/.exec(text) ?? []
    return die === undefined ? [] : [{ die, to: Number(face ?? faceOf(die)), isSet: how === SET }]
  })
}

export function writeHand(dice: readonly Turned[]): string {
  const texts = dice.map(({ die, to, isSet }) => {
    if (isSet) return `${die}${SET}${to}`
    return to === faceOf(die) ? die : `${die}${TURNED}${to}`
  })
  return texts.join(NEXT)
}

/** White before black, low before high, as the rules name a pair. */
function inOrder(dice: readonly Turned[]): Turned[] {
  const rank = ({ die }: Turned) => (die.startsWith('b') ? FACES : 0) + faceOf(die)
  return dice.toSorted((one, other) => rank(one) - rank(other))
}

function optionOf(dice: readonly Turned[]): string {
  const [a, b] = inOrder(dice)
  const markers = dice.filter(({ isSet }) => isSet).length
  const value = dice.reduce((sum, { to }) => sum + to, 0)
  return `dice:${a?.die}+${b?.die}${SET.repeat(markers)}=${value}`
}

interface Here {
  readonly tongue: Tongue
  readonly pool: readonly string[]
  readonly dice: readonly Turned[]
  readonly ask: Question
}

function isOffered({ ask }: Here, dice: readonly Turned[]): boolean {
  return ask.options.includes(optionOf(dice))
}

/** What lies ready after one more press on a kind of dice: one more of them, or none where no more can be had. */
function pressed({ pool, dice }: Here, die: string): Turned[] {
  const taken = dice.filter((one) => one.die === die).length
  const lie = pool.filter((one) => one === die).length
  if (taken < lie && dice.length < PAIR) return [...dice, { die, to: faceOf(die), isSet: false }]
  return dice.filter((one) => one.die !== die)
}

function dicePieces(here: Here): Piece[] {
  const { tongue, pool, dice } = here
  return [...new Set(pool)].map((die) => {
    const lie = pool.filter((one) => one === die).length
    const taken = dice.filter((one) => one.die === die).length
    const isTaken = taken > 0
    // Of two alike the first press takes one, the next the other, and one more puts both back.
    const count = lie === 1 ? '' : isTaken ? `${taken}/${lie}` : `×${lie}`
    return {
      hand: writeHand(pressed(here, die)),
      press: [plainDie(tongue, die), count].join(' ').trim(),
      emoji: die,
      beside: count,
      isTaken,
      isOff: !isTaken && dice.length === PAIR,
    }
  })
}

const PLACES = ['bench.first', 'bench.second'] as const

function turnPieces(here: Here): Piece[] {
  const { tongue, dice } = here
  return dice.flatMap((one, at) =>
    [-1, 1].map((by): Piece => {
      const to = one.to + by
      const turned = dice.with(at, { ...one, to })
      const isOff = one.isSet || to < 1 || to > FACES || !isOffered(here, turned)
      const sign = by < 0 ? '−1' : '+1'
      return { hand: writeHand(turned), press: tongue.say(PLACES[at] ?? 'bench.second', { by: sign }), isOff }
    }),
  )
}

/** W-DICE-3: each marker sets one of the dice. */
function markerPieces(here: Here): Piece[] {
  const { tongue, dice } = here
  return dice.flatMap((one, at) => {
    const back: Turned = { die: one.die, to: faceOf(one.die), isSet: false }
    const faces = Array.from({ length: FACES }, (_, face): Turned => ({ die: one.die, to: face + 1, isSet: true }))
    const others = faces.filter(
      ({ to }) => to !== one.to && isOffered(here, dice.with(at, { ...one, to, isSet: true })),
    )
    const name = `${tongue.say(PLACES[at] ?? 'bench.second', { by: '' }).trim()}: `
    const sets = others.map((to) => ({
      hand: writeHand(dice.with(at, to)),
      press: name + turnedText(tongue, to),
      emoji: `${one.die[0]}${to.to}`,
    }))
    const unset = { hand: writeHand(dice.with(at, back)), press: name + tongue.say('bench.unset'), emoji: one.die }
    return one.isSet ? [...sets, unset] : sets
  })
}

function dieSign(tongue: Tongue, { die, to }: Turned): string {
  const now = `${die[0]}${to}`
  const [before, after] = [tongue.icon(die) || plainDie(tongue, die), tongue.icon(now) || plainDie(tongue, now)]
  return die === now ? before : `${before} → ${after}`
}

/** `:w5: + :w6: = **11**, free`. */
function sumLine({ tongue, dice }: Here, option: string): string {
  const { value = 0, coins = 0, markers = 0 } = makeNamed(option) ?? {}
  const blacks = dice.filter(({ die }) => die.startsWith('b')).length
  const costs = [
    blacks > 0 && tongue.sign('time', blacks * TIME_A_BLACK_DIE),
    coins > 0 && tongue.sign('coin', coins),
    markers > 0 && tongue.sign('marker', markers),
  ].filter((cost) => cost !== false)
  const cost = costs.length === 0 ? tongue.say('free') : costs.join(' ')
  return `${dice.map((die) => dieSign(tongue, die)).join(' + ')} = **${value}**, ${cost}`
}

function stateLine(here: Here): string {
  const { tongue, dice } = here
  const [only] = dice
  if (only === undefined) return tongue.say('bench.none')
  if (dice.length < PAIR) return tongue.say('bench.one', { die: dieSign(tongue, only) })
  return sumLine(here, optionOf(dice))
}

/** New things first, then one's own banners, then the headman, who goes with any value. */
function inBenchOrder(goals: readonly Goal[]): Goal[] {
  const rank = ({ group, area }: Goal) => (area === 'headman' ? 2 : group === 'new' ? 0 : 1)
  return goals.toSorted((one, other) => rank(one) - rank(other))
}

function wholeOf(here: Here, scene: Scene): Bench['whole'] {
  const { tongue, dice } = here
  const option = optionOf(dice)
  if (dice.length < PAIR || !isOffered(here, dice)) return null
  const goals = inBenchOrder(goalsWith(scene, option, tongue.voice))
  const { value = 0 } = makeNamed(option) ?? {}
  return { option, question: tongue.say('bench.fits', { value, n: goals.length }), goals }
}

export function bench(scene: Scene, ask: Question, hand: string, voice: Voice): Bench | null {
  if (ask.about !== 'dice') return null
  const tongue = tongueOf(voice)
  const view = viewOf(scene)
  const here: Here = { tongue, pool: diceOf(view.pool), dice: readHand(hand).slice(0, PAIR), ask }
  const isPair = here.dice.length === PAIR
  const hasMarkers = (playerAt(view, ask.seat).meeting?.markers ?? 0) > 0
  const sets = isPair && hasMarkers ? markerPieces(here) : []
  return {
    lines: [`### ${tongue.say('shared.byRules')}`, stateLine(here)],
    rows: [dicePieces(here), ...(isPair ? [turnPieces(here)] : [])],
    more: sets.length === 0 ? null : { question: tongue.say('bench.marker'), pieces: sets },
    whole: wholeOf(here, scene),
    alone: { label: tongue.say('bench.alone'), description: tongue.say('bench.aloneWhy') },
    others: ask.options.filter((option) => makeNamed(option) === undefined),
  }
}
