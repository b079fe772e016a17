import type { Question } from '#kernel'
import type { Key } from '#texts/willyville/index'
import type { Entry, Voice } from '../presentation.ts'
import { pairOf } from './dice.ts'
import { entryOf } from './options/option-context.ts'
import { type Phrasing, phrasingIn } from './phrasing.ts'

/** Questions with more options than a select can hold. */

interface OptionGroup {
  entry: Entry
  options: string[]
}

const MOST_OPTIONS = 25

/** A group as it is narrowed down: what it is called so far. */
interface OptionsPart {
  readonly name: string
  readonly emoji: string | undefined
  readonly options: readonly string[]
}

type Split = (option: string) => { key: string; name: string; emoji?: string }

/** Splits a part that is too large; the parts keep the order of the options. */
function splitBy(part: OptionsPart, split: Split): OptionsPart[] {
  if (part.options.length <= MOST_OPTIONS) return [part]
  const parts = new Map<string, { name: string; emoji: string | undefined; options: string[] }>()
  for (const option of part.options) {
    const { key, name, emoji } = split(option)
    const found = parts.get(key)
    if (found !== undefined) found.options.push(option)
    else
      parts.set(key, {
        name: part.name ? `${part.name} · ${name}` : name,
        emoji: emoji ?? part.emoji,
        options: [option],
      })
  }
  return [...parts.values()]
}

/** At last by number. */
function inPieces(part: OptionsPart, phrasing: Phrasing): OptionsPart[] {
  const count = Math.ceil(part.options.length / MOST_OPTIONS)
  if (count <= 1) return [part]
  return Array.from({ length: count }, (_, at) => ({
    ...part,
    name: [part.name, phrasing.say('group.part', { n: at + 1 })].filter((name) => name !== '').join(' · '),
    options: part.options.slice(at * MOST_OPTIONS, (at + 1) * MOST_OPTIONS),
  }))
}

function byValue(option: string): ReturnType<Split> {
  const pair = pairOf(option)
  if (pair === null) return { key: '', name: option }
  return { key: String(pair.value), name: String(pair.value), emoji: pair.dice[0] }
}

function byColour(phrasing: Phrasing): Split {
  return (option) => {
    const isBlack = pairOf(option)?.dice.some((die) => die.startsWith('b')) ?? false
    const key = isBlack ? 'group.black' : 'group.white'
    return { key, name: phrasing.say(key), emoji: isBlack ? 'b1' : 'w1' }
  }
}

function byMarkers(phrasing: Phrasing): Split {
  return (option) => {
    const n = pairOf(option)?.markers ?? 0
    return { key: String(n), name: phrasing.say('group.markers', { n }) }
  }
}

const AREA_OF: readonly (readonly [RegExp, Key, string])[] = [
  [/>field/, 'area.harvest', 'plough'],
  [/^(church|monk)/, 'area.religion', 'abbot'],
  [/^(hall|meet)/, 'area.council', 'councillor'],
  [/^travel/, 'area.travel', 'traveller'],
  [/^(build|make)/, 'area.craft', 'craftsman'],
  [/^(field|harvest)/, 'area.harvest', 'field'],
  [/^(market|serve)/, 'area.market', 'merchant'],
  [/^(hand|ask|game|school)/, 'area.farm', 'headman'],
]

function byArea(phrasing: Phrasing): Split {
  return (option) => {
    const [, key, emoji] = AREA_OF.find(([pattern]) => pattern.test(option)) ?? [/./, 'opt.more' as Key, undefined]
    return { key, name: phrasing.say(key), ...(emoji !== undefined && { emoji }) }
  }
}

function valueIn(option: string | undefined): number {
  return pairOf(option ?? '')?.value ?? 0
}

/** Used if fine groups would be too many for a select of their own: full ones, whatever values they run over. */
function ranges(options: readonly string[], phrasing: Phrasing): OptionsPart[] {
  const sorted = options.toSorted((a, b) => valueIn(a) - valueIn(b))
  const pieces = inPieces({ name: '', emoji: undefined, options: sorted }, phrasing)
  return pieces.map((piece, at) => {
    const [first, last] = [valueIn(piece.options[0]), valueIn(piece.options.at(-1))]
    const values = first === last ? String(first) : `${first}–${last}`
    return { ...piece, name: `${values} · ${phrasing.say('group.part', { n: at + 1 })}` }
  })
}

function diceParts(options: readonly string[], phrasing: Phrasing): OptionsPart[] {
  let parts: OptionsPart[] = [{ name: '', emoji: undefined, options }]
  for (const split of [byValue, byColour(phrasing), byMarkers(phrasing)]) {
    parts = parts.flatMap((part) => splitBy(part, split))
  }
  parts = parts.flatMap((part) => inPieces(part, phrasing))
  const fitsRanges = options.length <= MOST_OPTIONS * (MOST_OPTIONS - 1)
  if (parts.length >= MOST_OPTIONS && fitsRanges) return ranges(options, phrasing)
  return parts.sort((a, b) => valueIn(a.options[0]) - valueIn(b.options[0]))
}

/** Ploughs that may move before the dice are taken make a group of their own. */
function withPloughs(options: readonly string[], phrasing: Phrasing): OptionsPart[] {
  const moves = options.filter((option) => option.includes('>field'))
  const dice = diceParts(
    options.filter((option) => !moves.includes(option)),
    phrasing,
  )
  return moves.length === 0 ? dice : [...dice, { name: phrasing.say('name.plough'), emoji: 'plough', options: moves }]
}

/** Dice by value, then colour, then markers; banners by area; anything else in pieces. */
export function groups(ask: Question, voice: Voice): OptionGroup[] | null {
  if (ask.options.length <= MOST_OPTIONS) return null
  const phrasing = phrasingIn(voice)
  const whole: OptionsPart = { name: '', emoji: undefined, options: ask.options }
  const isBanner = ask.about === 'act' || ask.about === 'more'
  const parts =
    ask.about === 'dice' ? withPloughs(ask.options, phrasing) : isBanner ? splitBy(whole, byArea(phrasing)) : [whole]
  return parts
    .flatMap((part) => inPieces(part, phrasing))
    .map(({ name, emoji, options }) => ({
      entry: entryOf(name || phrasing.say('opt.more'), [phrasing.say('group.pairs', { n: options.length })], emoji),
      options: [...options],
    }))
}
