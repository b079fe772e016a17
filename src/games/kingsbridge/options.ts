import type { Goods } from '#data/kingsbridge/schema'
import { bare, codecOf, given, type Spellings, splitId } from '#games/shared/codec'
import { entriesOf, isOneOf, memberOf } from '#kernel'
import {
  CARDS,
  type Card,
  DUTIES,
  type Duty,
  GOODS,
  MATERIALS,
  type Material,
  PROJECTS,
  type ProjectId,
} from './words.ts'

/**
 * Every answer of the game as a typed option, and the one table that says how it is written: as the id that is offered,
 * recorded and stored, and in a typed line. Places, plots and rotations count from 0 here; ids count places and plots
 * from 1.
 */

/** The facts of an option, by kind. */
interface Facts {
  /** K-ORIENT: by how many quarters the event's card is turned. */
  turn: { readonly rotation: number }
  lay: { readonly card: Card }
  /** The lasting exchange of an event. */
  trade: { readonly event: string }
  /** No further exchange. */
  done: unknown
  /** Uses of a card, with all their choices. */
  grain: unknown
  piety: unknown
  favour: unknown
  fee: unknown
  forgo: unknown
  material: { readonly material: Material }
  project: { readonly project: ProjectId; readonly stone: number; readonly wood: number }
  sale: { readonly wool: number; readonly cloth: number }
  house: { readonly plot: number }
  rent: { readonly plots: readonly number[] }
  donation: { readonly project: ProjectId }
  cloth: { readonly count: number }
  care: { readonly places: readonly number[] }
  /** A donor cares for nobody. */
  noCare: unknown
  discard: { readonly card: Card }
  /** K-PILE-5: two cards laid unused, or one where the piles ask for no covered card. */
  unused: { readonly open: Card; readonly covered: Card | null }
  /** The exchange an event offers. */
  exchange: { readonly isMade: boolean }
  /** Goods given up to an event. */
  lose: { readonly goods: Goods }
  /** The plot whose house is given up. */
  unhouse: { readonly plot: number }
  /** The plot of a house that costs nothing; null declines it. */
  plot: { readonly plot: number | null }
  /** K-DUTY-2: the duty whose penalty loyalty averts; null where there is no loyalty for any. */
  protect: { readonly duty: Duty | null }
}

export type OptionKind = keyof Facts
export type OptionOf<K extends OptionKind> = { [P in K]: { readonly kind: P } & Facts[P] }[K]
export type Option = OptionOf<OptionKind>

export const USE_KINDS = [
  'grain',
  'piety',
  'favour',
  'fee',
  'forgo',
  'material',
  'project',
  'sale',
  'house',
  'rent',
  'donation',
  'cloth',
  'care',
] as const
export type UseKind = (typeof USE_KINDS)[number]
export type UseOf<K extends UseKind> = OptionOf<K>
/** One use of a card with all its choices. */
export type Use = OptionOf<UseKind>

const COUNT = /^[1-9]\d*$/
const AMOUNT = /^([1-9]\d*)([a-z]+)$/
const NAME = /^[^\s:,]+$/

function isWord(text: string): boolean {
  return NAME.test(text)
}

/** `1stone+1wood`, without what is 0. */
function amountsText(goods: Goods): string {
  const parts = entriesOf(goods).filter(([, count]) => count > 0)
  return parts.map(([good, count]) => `${count}${good}`).join('+')
}

function readAmounts(text: string): Goods | null {
  const goods: Goods = {}
  for (const part of text.split('+')) {
    const [, count, good = ''] = AMOUNT.exec(part) ?? []
    if (!isOneOf(GOODS, good)) return null
    goods[good] = Number(count)
  }
  return goods
}

function readCount(text: string): number | null {
  return COUNT.test(text) ? Number(text) : null
}

/** A place or plot, which an id counts from 1. */
function readPlace(text: string): number | null {
  return COUNT.test(text) ? Number(text) - 1 : null
}

function placesText(places: readonly number[]): string {
  return places.map((place) => place + 1).join('+')
}

/** Places named once each and in order. */
function readPlaces(text: string): readonly number[] | null {
  const places: number[] = []
  for (const part of text.split('+')) {
    const place = readPlace(part)
    if (place === null || place <= (places.at(-1) ?? -1)) return null
    places.push(place)
  }
  return places
}

function readBuilding(argument: string): OptionOf<'project'> | null {
  const [project = '', amounts = ''] = argument.split('=')
  const goods = readAmounts(amounts)
  if (goods === null || !isOneOf(PROJECTS, project)) return null
  return { kind: 'project', project, stone: goods.stone ?? 0, wood: goods.wood ?? 0 }
}

function readUnused(argument: string): OptionOf<'unused'> | null {
  const [open = '', covered = null] = argument.split('+')
  if (!isOneOf(CARDS, open)) return null
  if (covered === null) return { kind: 'unused', open, covered }
  return isOneOf(CARDS, covered) && covered !== open ? { kind: 'unused', open, covered } : null
}

const SPELLINGS: Spellings<Option> = {
  turn: {
    words: ['turn'],
    id: ({ rotation }) => `turn:${rotation}`,
    read: (text) => (/^[0-3]$/.test(text) ? { kind: 'turn', rotation: Number(text) } : null),
  },
  lay: {
    words: ['lay'],
    id: ({ card }) => `lay:${card}`,
    read: (text) => given(memberOf(CARDS, text), (card) => ({ kind: 'lay', card })),
  },
  trade: {
    words: ['trade'],
    id: ({ event }) => `trade:${event}`,
    read: (event) => (isWord(event) ? { kind: 'trade', event } : null),
  },
  done: bare({ kind: 'done' }),
  grain: bare({ kind: 'grain' }),
  piety: bare({ kind: 'piety' }),
  favour: bare({ kind: 'favour' }),
  fee: bare({ kind: 'fee' }),
  forgo: bare({ kind: 'forgo' }),
  material: {
    words: ['material'],
    id: ({ material }) => `material:${material}`,
    read: (text) => given(memberOf(MATERIALS, text), (material) => ({ kind: 'material', material })),
  },
  project: {
    words: ['project'],
    id: ({ project, stone, wood }) => `project:${project}=${amountsText({ stone, wood })}`,
    read: readBuilding,
  },
  sale: {
    words: ['sale'],
    id: ({ wool, cloth }) => `sale:${amountsText({ wool, cloth })}`,
    read: (text) => given(readAmounts(text), ({ wool = 0, cloth = 0 }) => ({ kind: 'sale', wool, cloth })),
  },
  house: {
    words: ['house'],
    id: ({ plot }) => `house:${plot + 1}`,
    read: (text) => given(readPlace(text), (plot) => ({ kind: 'house', plot })),
  },
  rent: {
    words: ['rent'],
    id: ({ plots }) => `rent:${placesText(plots)}`,
    read: (text) => given(readPlaces(text), (plots) => ({ kind: 'rent', plots })),
  },
  donation: {
    words: ['donation'],
    id: ({ project }) => `donation:${project}`,
    read: (text) => given(memberOf(PROJECTS, text), (project) => ({ kind: 'donation', project })),
  },
  cloth: {
    words: ['cloth'],
    id: ({ count }) => `cloth:${count}`,
    read: (text) => given(readCount(text), (count) => ({ kind: 'cloth', count })),
  },
  care: {
    words: ['care'],
    id: ({ places }) => `care:${placesText(places)}`,
    read: (text) => given(readPlaces(text), (places) => ({ kind: 'care', places })),
  },
  noCare: {
    words: ['care'],
    id: () => 'care:none',
    read: (text) => (text === 'none' ? { kind: 'noCare' } : null),
  },
  discard: {
    words: ['discard'],
    id: ({ card }) => `discard:${card}`,
    read: (text) => given(memberOf(CARDS, text), (card) => ({ kind: 'discard', card })),
  },
  unused: {
    words: ['unused'],
    id: ({ open, covered }) => `unused:${covered === null ? open : `${open}+${covered}`}`,
    read: readUnused,
  },
  exchange: {
    words: ['exchange'],
    id: ({ isMade }) => `exchange:${isMade ? 'yes' : 'no'}`,
    read: (text) => ({ kind: 'exchange', isMade: text === 'yes' }),
  },
  lose: {
    words: ['lose'],
    id: ({ goods }) => `lose:${amountsText(goods) || 'nothing'}`,
    read: (text) => given(text === 'nothing' ? {} : readAmounts(text), (goods) => ({ kind: 'lose', goods })),
  },
  unhouse: {
    words: ['unhouse'],
    id: ({ plot }) => `unhouse:${plot + 1}`,
    read: (text) => given(readPlace(text), (plot) => ({ kind: 'unhouse', plot })),
  },
  plot: {
    words: ['plot'],
    id: ({ plot }) => `plot:${plot === null ? 'none' : plot + 1}`,
    read(text) {
      if (text === 'none') return { kind: 'plot', plot: null }
      return given(readPlace(text), (plot) => ({ kind: 'plot', plot }))
    },
  },
  protect: {
    words: ['protect'],
    id: ({ duty }) => `protect:${duty ?? 'none'}`,
    read(text) {
      if (text === 'none') return { kind: 'protect', duty: null }
      return given(memberOf(DUTIES, text), (duty) => ({ kind: 'protect', duty }))
    },
  },
}

const codec = codecOf<Option>(SPELLINGS)

/** The id of an option, as it is offered, recorded and stored. */
export const idOf = codec.idOf

/** The option an id stands for; null for any other text. */
export const optionNamed = codec.read

/** The same where only one kind of option counts. */
export function optionOfKind<K extends OptionKind>(kind: K, id: string): OptionOf<K> | null {
  const option = optionNamed(id)
  return option !== null && isKind(option, kind) ? option : null
}

function isKind<K extends OptionKind>(option: Option, kind: K): option is Option & OptionOf<K> {
  return option.kind === kind
}

export function isUse(option: Option): option is Use {
  return isOneOf(USE_KINDS, option.kind)
}

/** The use an id stands for; null for what is none. */
export function useNamed(id: string): Use | null {
  const option = optionNamed(id)
  return option !== null && isUse(option) ? option : null
}

/** Questions whose options all begin with the same word, or name the card that has just been written. */
const CLEAR_QUESTIONS = new Set([
  'card',
  'use',
  'lose',
  'unhouse',
  'court',
  'unused',
  'discards',
  'orient',
  'protect',
  'exchange',
])

/** Uses with nothing to choose are named like their card, which is written already. */
const NAMED_LIKE_CARDS: readonly OptionKind[] = ['grain', 'piety', 'favour']

/** Options whose word stands in a typed line even where the question makes it clear. */
const SPOKEN_KINDS: readonly OptionKind[] = ['trade', 'care', 'noCare']

/** The option in a typed line: `use`, `7`, `3wool+1cloth`, `bridge=1stone`, `discard>rent`. */
export function shortForm(option: Option, about: string): string {
  const { word, text } = splitId(idOf(option))
  if (text === null) return about === 'use' && NAMED_LIKE_CARDS.includes(option.kind) ? 'use' : word
  return CLEAR_QUESTIONS.has(about) && !SPOKEN_KINDS.includes(option.kind) ? text : `${word}>${text}`
}
