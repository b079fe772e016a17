import type { Question } from '#kernel'
import type { Key } from '#texts/willyville/index'
import type { Entry, Voice } from '../face.ts'
import { pairOf } from './dice.ts'
import { entryOf } from './options/here.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** Questions with more options than a select can hold. */

interface Group {
  entry: Entry
  options: string[]
}

const MOST_OPTIONS = 25

/** A group as it is narrowed down: what it is called so far. */
interface Part {
  readonly name: string
  readonly emoji: string | undefined
  readonly options: readonly string[]
}

type Split = (option: string) => { key: string; name: string; emoji?: string }

/** Splits a part that is too large; the parts keep the order of the options. */
function splitBy(part: Part, split: Split): Part[] {
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
function inPieces(part: Part, tongue: Tongue): Part[] {
  const count = Math.ceil(part.options.length / MOST_OPTIONS)
  if (count <= 1) return [part]
  return Array.from({ length: count }, (_, at) => ({
    ...part,
    name: [part.name, tongue.say('group.part', { n: at + 1 })].filter((name) => name !== '').join(' · '),
    options: part.options.slice(at * MOST_OPTIONS, (at + 1) * MOST_OPTIONS),
  }))
}

function byValue(option: string): ReturnType<Split> {
  const pair = pairOf(option)
  if (pair === null) return { key: '', name: option }
  return { key: String(pair.value), name: String(pair.value), emoji: pair.dice[0] }
}

function byColour(tongue: Tongue): Split {
  return (option) => {
    const isBlack = pairOf(option)?.dice.some((die) => die.startsWith('b')) ?? false
    const key = isBlack ? 'group.black' : 'group.white'
    return { key, name: tongue.say(key), emoji: isBlack ? 'b1' : 'w1' }
  }
}

function byMarkers(tongue: Tongue): Split {
  return (option) => {
    const n = pairOf(option)?.markers ?? 0
    return { key: String(n), name: tongue.say('group.markers', { n }) }
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

function byArea(tongue: Tongue): Split {
  return (option) => {
    const [, key, emoji] = AREA_OF.find(([pattern]) => pattern.test(option)) ?? [/./, 'opt.more' as Key, undefined]
    return { key, name: tongue.say(key), ...(emoji !== undefined && { emoji }) }
  }
}

function valueIn(option: string | undefined): number {
  return pairOf(option ?? '')?.value ?? 0
}

/** Where fine groups would be too many for a select of their own: full ones, whatever values they run over. */
function ranges(options: readonly string[], tongue: Tongue): Part[] {
  const sorted = options.toSorted((a, b) => valueIn(a) - valueIn(b))
  const pieces = inPieces({ name: '', emoji: undefined, options: sorted }, tongue)
  return pieces.map((piece, at) => {
    const [first, last] = [valueIn(piece.options[0]), valueIn(piece.options.at(-1))]
    const values = first === last ? String(first) : `${first}–${last}`
    return { ...piece, name: `${values} · ${tongue.say('group.part', { n: at + 1 })}` }
  })
}

function diceParts(options: readonly string[], tongue: Tongue): Part[] {
  let parts: Part[] = [{ name: '', emoji: undefined, options }]
  for (const split of [byValue, byColour(tongue), byMarkers(tongue)]) {
    parts = parts.flatMap((part) => splitBy(part, split))
  }
  parts = parts.flatMap((part) => inPieces(part, tongue))
  const fitsRanges = options.length <= MOST_OPTIONS * (MOST_OPTIONS - 1)
  if (parts.length >= MOST_OPTIONS && fitsRanges) return ranges(options, tongue)
  return parts.sort((a, b) => valueIn(a.options[0]) - valueIn(b.options[0]))
}

/** Ploughs that may move before the dice are taken make a group of their own. */
function withPloughs(options: readonly string[], tongue: Tongue): Part[] {
  const moves = options.filter((option) => option.includes('>field'))
  const dice = diceParts(
    options.filter((option) => !moves.includes(option)),
    tongue,
  )
  return moves.length === 0 ? dice : [...dice, { name: tongue.say('name.plough'), emoji: 'plough', options: moves }]
}

/** Dice by value, then colour, then markers; banners by area; anything else in pieces. */
export function groups(ask: Question, voice: Voice): Group[] | null {
  if (ask.options.length <= MOST_OPTIONS) return null
  const tongue = tongueOf(voice)
  const whole: Part = { name: '', emoji: undefined, options: ask.options }
  const isBanner = ask.about === 'act' || ask.about === 'more'
  const parts =
    ask.about === 'dice' ? withPloughs(ask.options, tongue) : isBanner ? splitBy(whole, byArea(tongue)) : [whole]
  return parts
    .flatMap((part) => inPieces(part, tongue))
    .map(({ name, emoji, options }) => ({
      entry: entryOf(name || tongue.say('opt.more'), [tongue.say('group.pairs', { n: options.length })], emoji),
      options: [...options],
    }))
}
