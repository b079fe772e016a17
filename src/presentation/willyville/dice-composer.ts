import { memberOf, type Question } from '#kernel'
import { diceOption } from '#willyville/notation'
import { optionId } from '#willyville/options'
import { diceIn, FACES, isBlackDie, makeNamed, TIME_A_BLACK_DIE, withFace } from '#willyville/rules/dice'
import { DICE, type Die } from '#willyville/words'
import type { Composer, ComposerPiece } from '../capabilities.ts'
import type { Goal, Voice } from '../presentation.ts'
import { faceOf, plainDie, type Turned, turnedText } from './dice.ts'
import { inEmojis, inRow } from './exchange.ts'
import { goalsWith } from './goals/index.ts'
import { type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { playerOf, viewOf } from './view-access.ts'

/** W-DICE by hand: two dice are pressed, then turned with coins or set with markers, then used. */

const PAIR = 2
const NEXT = '.'
const TURNED = '>'
const SET = '*'

/** `w5.b2>3`: a white 5, and a black 2 that coins turn to 3. */
function readHand(hand: string): Turned[] {
  return hand.split(NEXT).flatMap((text) => {
    const [, name = '', how, face] = /^(\w+)(?:([>*])([1-6]))?$/.exec(text) ?? []
    const die = memberOf(DICE, name)
    return die === null ? [] : [{ die, to: Number(face ?? faceOf(die)), isSet: how === SET }]
  })
}

export function writeHand(dice: readonly Turned[]): string {
  const texts = dice.map(({ die, to, isSet }) => {
    if (isSet) return `${die}${SET}${to}`
    return to === faceOf(die) ? die : `${die}${TURNED}${to}`
  })
  return texts.join(NEXT)
}

/** The option of two dice; empty while there are fewer. */
function optionOf(dice: readonly Turned[]): string {
  const option = diceOption(dice)
  return option === null ? '' : optionId(option)
}

interface Composition {
  readonly phrasing: Phrasing
  readonly pool: readonly Die[]
  readonly dice: readonly Turned[]
  readonly ask: Question
}

function isOffered({ ask }: Composition, dice: readonly Turned[]): boolean {
  return ask.options.includes(optionOf(dice))
}

/** The dice that lie ready after one more press on a kind: one more of them, or none where no more can be had. */
function pressed({ pool, dice }: Composition, die: Die): Turned[] {
  const taken = dice.filter((turned) => turned.die === die).length
  const lie = pool.filter((lying) => lying === die).length
  if (taken < lie && dice.length < PAIR) return [...dice, { die, to: faceOf(die), isSet: false }]
  return dice.filter((turned) => turned.die !== die)
}

function dicePieces(context: Composition): ComposerPiece[] {
  const { phrasing, pool, dice } = context
  return [...new Set(pool)].map((die) => {
    const lie = pool.filter((lying) => lying === die).length
    const taken = dice.filter((turned) => turned.die === die).length
    const isTaken = taken > 0
    // Of two alike the first press takes one, the next the other, and one more puts both back.
    const count = lie === 1 ? '' : isTaken ? `${taken}/${lie}` : `×${lie}`
    return {
      hand: writeHand(pressed(context, die)),
      press: [plainDie(phrasing, die), count].join(' ').trim(),
      emoji: die,
      beside: count,
      isTaken,
      isOff: !isTaken && dice.length === PAIR,
    }
  })
}

const PLACES = ['bench.first', 'bench.second'] as const

function turnPieces(context: Composition): ComposerPiece[] {
  const { phrasing, dice } = context
  return dice.flatMap((before, place) =>
    [-1, 1].map((by): ComposerPiece => {
      const to = before.to + by
      const turned = dice.with(place, { ...before, to })
      const isOff = before.isSet || to < 1 || to > FACES || !isOffered(context, turned)
      const sign = by < 0 ? '−1' : '+1'
      return { hand: writeHand(turned), press: phrasing.say(PLACES[place] ?? 'bench.second', { by: sign }), isOff }
    }),
  )
}

/** W-DICE-3: each marker sets one of the dice. */
function markerPieces(context: Composition): ComposerPiece[] {
  const { phrasing, dice } = context
  return dice.flatMap((now, place) => {
    const { die } = now
    const back: Turned = { die, to: faceOf(die), isSet: false }
    const faces = Array.from({ length: FACES }, (_, face): Turned => ({ die, to: face + 1, isSet: true }))
    const others = faces.filter((set) => set.to !== now.to && isOffered(context, dice.with(place, set)))
    const name = `${phrasing.say(PLACES[place] ?? 'bench.second', { by: '' }).trim()}: `
    const sets = others.map((set) => ({
      hand: writeHand(dice.with(place, set)),
      press: name + turnedText(phrasing, set),
      emoji: withFace(die, set.to),
    }))
    const unset = { hand: writeHand(dice.with(place, back)), press: name + phrasing.say('bench.unset'), emoji: die }
    return now.isSet ? [...sets, unset] : sets
  })
}

function dieSign(phrasing: Phrasing, { die, to }: Turned): string {
  const now = withFace(die, to)
  const [before, after] = [phrasing.icon(die) || plainDie(phrasing, die), phrasing.icon(now) || plainDie(phrasing, now)]
  return die === now ? before : `${before} → ${after}`
}

/** `:w5: + :w6: = **11** · free`. */
function sumLine({ phrasing, dice }: Composition, option: string): string {
  const { value = 0, coins = 0, markers = 0 } = makeNamed(option) ?? {}
  const blacks = dice.filter(({ die }) => isBlackDie(die)).length
  const { lost } = inEmojis(phrasing)
  const costs = [
    blacks > 0 && lost('time', blacks * TIME_A_BLACK_DIE),
    coins > 0 && lost('coin', coins),
    markers > 0 && lost('marker', markers),
  ].filter((cost) => cost !== false)
  const cost = inRow(costs) || phrasing.say('free')
  return `${dice.map((die) => dieSign(phrasing, die)).join(' + ')} = **${value}** · ${cost}`
}

function stateLine(context: Composition): string {
  const { phrasing, dice } = context
  const [only] = dice
  if (only === undefined) return phrasing.say('bench.none')
  if (dice.length < PAIR) return phrasing.say('bench.one', { die: dieSign(phrasing, only) })
  return sumLine(context, optionOf(dice))
}

/** New things first, then one's own banners, then the headman, who goes with any value. */
function inBenchOrder(goals: readonly Goal[]): Goal[] {
  const rank = ({ group, area }: Goal) => (area === 'headman' ? 2 : group === 'new' ? 0 : 1)
  return goals.toSorted((a, b) => rank(a) - rank(b))
}

function wholeOf(context: Composition, shown: Shown): Composer['whole'] {
  const { phrasing, dice } = context
  const option = optionOf(dice)
  if (dice.length < PAIR || !isOffered(context, dice)) return null
  const goals = inBenchOrder(goalsWith(shown, option, phrasing.voice))
  const { value = 0 } = makeNamed(option) ?? {}
  return { option, question: phrasing.say('bench.fits', { value, n: goals.length }), goals }
}

export function diceComposer(shown: Shown, ask: Question, hand: string, voice: Voice): Composer | null {
  if (ask.about !== 'dice') return null
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const context: Composition = { phrasing, pool: diceIn(view.pool), dice: readHand(hand).slice(0, PAIR), ask }
  const isPair = context.dice.length === PAIR
  const hasMarkers = (playerOf(view, ask.seat).meeting?.markers ?? 0) > 0
  const sets = isPair && hasMarkers ? markerPieces(context) : []
  return {
    lines: [`### ${phrasing.say('shared.byRules')}`, stateLine(context)],
    rows: [dicePieces(context), ...(isPair ? [turnPieces(context)] : [])],
    more: sets.length === 0 ? null : { question: phrasing.say('bench.marker'), pieces: sets },
    whole: wholeOf(context, shown),
    alone: { label: phrasing.say('bench.alone'), description: phrasing.say('bench.aloneWhy') },
    others: ask.options.filter((option) => makeNamed(option) === undefined),
  }
}
