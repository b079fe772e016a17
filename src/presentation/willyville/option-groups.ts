import type { Question } from '#kernel'
import type { Key } from '#texts/willyville/index'
import { kindOf, type OptionKind } from '#willyville/options'
import { isBlackDie } from '#willyville/rules/dice'
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
    const known = parts.get(key)
    if (known !== undefined) known.options.push(option)
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
  return Array.from({ length: count }, (_, piece) => ({
    ...part,
    name: [part.name, phrasing.say('group.part', { n: piece + 1 })].filter((name) => name !== '').join(' · '),
    options: part.options.slice(piece * MOST_OPTIONS, (piece + 1) * MOST_OPTIONS),
  }))
}

function byValue(option: string): ReturnType<Split> {
  const pair = pairOf(option)
  if (pair === null) return { key: '', name: option }
  return { key: String(pair.value), name: String(pair.value), emoji: pair.dice[0] }
}

function byColour(phrasing: Phrasing): Split {
  return (option) => {
    const isBlack = pairOf(option)?.dice.some(isBlackDie) ?? false
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

interface OptionArea {
  readonly key: Key
  readonly emoji: string
}

const RELIGION: OptionArea = { key: 'area.religion', emoji: 'abbot' }
const COUNCIL: OptionArea = { key: 'area.council', emoji: 'councillor' }
const CRAFT: OptionArea = { key: 'area.craft', emoji: 'craftsman' }
const HARVEST: OptionArea = { key: 'area.harvest', emoji: 'field' }
const MARKET: OptionArea = { key: 'area.market', emoji: 'merchant' }
const FARM: OptionArea = { key: 'area.farm', emoji: 'headman' }

const AREA_OF: { readonly [K in OptionKind]?: OptionArea } = {
  movePlough: { key: 'area.harvest', emoji: 'plough' },
  church: RELIGION,
  monk: RELIGION,
  buildHall: COUNCIL,
  hall: COUNCIL,
  meet: COUNCIL,
  travel: { key: 'area.travel', emoji: 'traveller' },
  build: CRAFT,
  make: CRAFT,
  field: HARVEST,
  harvest: HARVEST,
  market: MARKET,
  serve: MARKET,
  hand: FARM,
  ask: FARM,
  game: FARM,
  school: FARM,
}

function byArea(phrasing: Phrasing): Split {
  return (option) => {
    const kind = kindOf(option)
    const area = kind === null ? undefined : AREA_OF[kind]
    if (area === undefined) return { key: '', name: phrasing.say('opt.more') }
    return { key: area.key, name: phrasing.say(area.key), emoji: area.emoji }
  }
}

function valueIn(option: string | undefined): number {
  return pairOf(option ?? '')?.value ?? 0
}

/** Used if fine groups would be too many for a select of their own: full ones, whatever values they run over. */
function ranges(options: readonly string[], phrasing: Phrasing): OptionsPart[] {
  const sorted = options.toSorted((a, b) => valueIn(a) - valueIn(b))
  const pieces = inPieces({ name: '', emoji: undefined, options: sorted }, phrasing)
  return pieces.map((piece, index) => {
    const [first, last] = [valueIn(piece.options[0]), valueIn(piece.options.at(-1))]
    const values = first === last ? String(first) : `${first}–${last}`
    return { ...piece, name: `${values} · ${phrasing.say('group.part', { n: index + 1 })}` }
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
  const moves = options.filter((option) => kindOf(option) === 'movePlough')
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
