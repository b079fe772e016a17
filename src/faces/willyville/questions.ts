import type { Ask } from '#kernel'
import type { Key } from '#texts/willyville/index'
import type { Entry, Scene, Voice } from '../face.ts'
import { pairOf } from './dice.ts'
import { viewOf } from './known.ts'
import { entryOf } from './options/here.ts'
import { type Tongue, tongueOf } from './tongue.ts'

const ABOUT: Readonly<Record<string, Key>> = {
  dice: 'ask.dice',
  act: 'ask.act',
  more: 'ask.more',
  pay: 'ask.pay',
  tile: 'ask.tile',
  slot: 'ask.slot',
  die: 'ask.die',
  labourer: 'ask.labourer',
  plague: 'ask.plague',
  bailiff: 'ask.bailiff',
  free: 'ask.free',
  mission: 'ask.mission',
  monk: 'ask.monk',
  take: 'ask.take',
}

export function question(scene: Scene, ask: Ask, voice: Voice): string {
  const { say } = tongueOf(voice)
  const { about, min, max } = ask
  if (about === 'customers') return say(min === 0 ? 'ask.customersSome' : 'ask.customers', { max })
  return say(ABOUT[about] ?? 'ask.other', { value: viewOf(scene).turn?.value || '?' })
}

export interface Group {
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
    const black = pairOf(option)?.dice.filter((die) => die.startsWith('b')).length ?? 0
    const key = (['group.white', 'group.mixed', 'group.black'] as const)[black] ?? 'group.white'
    return { key, name: tongue.say(key), emoji: black > 0 ? 'b1' : 'w1' }
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

function splitsOf(ask: Ask, tongue: Tongue): Split[] {
  if (ask.about === 'dice') return [byValue, byColour(tongue), byMarkers(tongue)]
  return ask.about === 'act' || ask.about === 'more' ? [byArea(tongue)] : []
}

/** Dice by value, then colour, then markers; banners by area. Ploughs among the dice make a group of their own. */
export function groups(ask: Ask, voice: Voice): Group[] | null {
  if (ask.options.length <= MOST_OPTIONS) return null
  const tongue = tongueOf(voice)
  const moves = ask.options.filter((option) => option.includes('>field'))
  const others = ask.options.filter((option) => !moves.includes(option))
  const isDice = ask.about === 'dice'
  let parts: Part[] = [{ name: '', emoji: undefined, options: isDice ? others : ask.options }]
  for (const split of splitsOf(ask, tongue)) parts = parts.flatMap((part) => splitBy(part, split))
  if (isDice) parts.sort((a, b) => (pairOf(a.options[0] ?? '')?.value ?? 0) - (pairOf(b.options[0] ?? '')?.value ?? 0))
  if (isDice && moves.length > 0) parts.push({ name: tongue.say('name.plough'), emoji: 'plough', options: moves })
  return parts
    .flatMap((part) => inPieces(part, tongue))
    .map(({ name, emoji, options }) => ({
      entry: entryOf(name || tongue.say('opt.more'), [tongue.say('group.pairs', { n: options.length })], emoji),
      options: [...options],
    }))
}
