import { type OptionOf, readOption } from '#willyville/options'
import type { DiceWay } from '#willyville/planning/index'
import { coinsFor, diceIn, FACES, isBlackDie } from '#willyville/rules/dice'
import { DICE, type Die } from '#willyville/words'
import type { Phrasing } from './phrasing.ts'

/** A die as it lies, and what coins or a marker make of it. */
export interface Turned {
  readonly die: Die
  readonly to: number
  readonly isSet: boolean
}

export function faceOf(die: Die): number {
  return Number(die[1])
}

function isFace(n: number): boolean {
  return n >= 1 && n <= FACES
}

function within(n: number): number {
  return Math.min(FACES, Math.max(1, n))
}

/** Coins turn one die if that is enough, the second rather than the first. */
function turnedByCoins(a: Die, b: Die, value: number): Turned[] {
  const [x, y] = [faceOf(a), faceOf(b)]
  const [first, second] = isFace(value - x)
    ? [x, value - x]
    : isFace(value - y)
      ? [value - y, y]
      : [value - within(value - x), within(value - x)]
  return [
    { die: a, to: first, isSet: false },
    { die: b, to: second, isSet: false },
  ]
}

/** One marker sets one die; coins turn the other if need be. */
function setByOne(a: Die, b: Die, value: number): Turned[] {
  const [x, y] = [faceOf(a), faceOf(b)]
  const isSecond = isFace(value - x) || !isFace(value - y)
  const [kept, face] = isSecond ? [x, within(value - x)] : [y, within(value - y)]
  const other = value - face === kept ? kept : value - face
  const set = { die: isSecond ? b : a, to: face, isSet: true }
  const turned = { die: isSecond ? a : b, to: other, isSet: false }
  return isSecond ? [turned, set] : [set, turned]
}

function setByTwo(a: Die, b: Die, value: number): Turned[] {
  const to = within(Math.floor(value / 2))
  return [
    { die: a, to, isSet: true },
    { die: b, to: value - to, isSet: true },
  ]
}

export type Pair = Pick<DiceWay, 'dice' | 'value' | 'markers'>

export function turnedOf({ dice: [a, b], value, markers }: Pair): Turned[] {
  if (markers === 0) return turnedByCoins(a, b, value)
  return markers === 1 ? setByOne(a, b, value) : setByTwo(a, b, value)
}

export function plainDie(phrasing: Phrasing, die: Die): string {
  return phrasing.say(isBlackDie(die) ? 'die.black' : 'die.white', { n: faceOf(die) })
}

/** `white 5 turned to 4`. */
export function turnedText(phrasing: Phrasing, { die, to, isSet }: Turned): string {
  const plain = plainDie(phrasing, die)
  if (to === faceOf(die)) return plain
  return phrasing.say(isSet ? 'die.set' : 'die.turned', { die: plain, n: to })
}

/** `white 3 + white 5 turned to 4`. */
export function pairText(phrasing: Phrasing, pair: Pair): string {
  return turnedOf(pair)
    .map((die) => turnedText(phrasing, die))
    .join(' + ')
}

/** `:w3::w4:`, or in words. */
export function diceSigns(phrasing: Phrasing, dice: readonly Die[]): string {
  const icons = dice.map((die) => phrasing.icon(die))
  return icons.every((icon) => icon !== '') ? icons.join('') : dice.map((die) => plainDie(phrasing, die)).join(' + ')
}

export function pairFrom({ dice, value, markers }: OptionOf<'dice'>): Pair & { coins: number } {
  const [a, b] = [DICE.indexOf(dice[0]), DICE.indexOf(dice[1])]
  return { dice, value, markers, coins: coinsFor({ a, b, markers, value }) }
}

export function pairOf(id: string): (Pair & { coins: number }) | null {
  const option = readOption(id)
  return option?.kind === 'dice' ? pairFrom(option) : null
}

export function poolSigns(phrasing: Phrasing, pool: readonly number[]): string {
  const dice = diceIn(pool)
  if (dice.every((die) => phrasing.icon(die) !== '')) return diceSigns(phrasing, dice)
  return poolText(phrasing, dice)
}

/** `white 1 5 6, black 2`. */
function poolText(phrasing: Phrasing, dice: readonly Die[]): string {
  const faces = (isBlack: boolean) =>
    dice
      .filter((die) => isBlackDie(die) === isBlack)
      .map(faceOf)
      .join(' ')
  const white = faces(false) && phrasing.say('die.white', { n: faces(false) })
  const black = faces(true) && phrasing.say('die.black', { n: faces(true) })
  return [white, black].filter((part) => part !== '').join(', ')
}

/** The pool without these two dice. */
export function leftText(phrasing: Phrasing, pool: readonly number[], taken: readonly Die[]): string {
  const left = diceIn(pool)
  for (const die of taken) left.splice(left.indexOf(die), 1)
  return poolText(phrasing, left)
}
