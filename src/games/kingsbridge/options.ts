import type { Goods } from '#data/kingsbridge/schema'
import { entriesOf, isOneOf } from '#kernel'
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

/** The spelling of one kind of option: `verb`, or `verb:argument`. */
interface Form<O> {
  readonly verb: string
  /** The part behind the colon; null where there is none. */
  readonly write: (option: O) => string | null
  /** Reads that part back. It may be generous: an id counts only if writing the option gives the same id again. */
  readonly read: (argument: string) => O | null
  /** The verb stands in a typed line even where the question makes it clear. */
  readonly isSpoken?: true
}
type Forms = { readonly [K in OptionKind]: Form<OptionOf<K>> }

function bare<K extends OptionKind>(option: OptionOf<K> & { readonly kind: K }): Form<OptionOf<K>> {
  return { verb: option.kind, write: () => null, read: (argument) => (argument === '' ? option : null) }
}

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

/** The option made of an argument that could be read. */
function read<T, O>(value: T | null, optionOf: (value: T) => O): O | null {
  return value === null ? null : optionOf(value)
}

function readOneOf<T extends string>(words: readonly T[], word: string): T | null {
  return isOneOf(words, word) ? word : null
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

const FORMS: Forms = {
  turn: {
    verb: 'turn',
    write: ({ rotation }) => String(rotation),
    read: (text) => (/^[0-3]$/.test(text) ? { kind: 'turn', rotation: Number(text) } : null),
  },
  lay: {
    verb: 'lay',
    write: ({ card }) => card,
    read: (text) => read(readOneOf(CARDS, text), (card) => ({ kind: 'lay', card })),
  },
  trade: {
    verb: 'trade',
    write: ({ event }) => event,
    read: (event) => (isWord(event) ? { kind: 'trade', event } : null),
    isSpoken: true,
  },
  done: bare({ kind: 'done' }),
  grain: bare({ kind: 'grain' }),
  piety: bare({ kind: 'piety' }),
  favour: bare({ kind: 'favour' }),
  fee: bare({ kind: 'fee' }),
  forgo: bare({ kind: 'forgo' }),
  material: {
    verb: 'material',
    write: ({ material }) => material,
    read: (text) => read(readOneOf(MATERIALS, text), (material) => ({ kind: 'material', material })),
  },
  project: {
    verb: 'project',
    write: ({ project, stone, wood }) => `${project}=${amountsText({ stone, wood })}`,
    read: readBuilding,
  },
  sale: {
    verb: 'sale',
    write: ({ wool, cloth }) => amountsText({ wool, cloth }),
    read: (text) => read(readAmounts(text), ({ wool = 0, cloth = 0 }) => ({ kind: 'sale', wool, cloth })),
  },
  house: {
    verb: 'house',
    write: ({ plot }) => String(plot + 1),
    read: (text) => read(readPlace(text), (plot) => ({ kind: 'house', plot })),
  },
  rent: {
    verb: 'rent',
    write: ({ plots }) => placesText(plots),
    read: (text) => read(readPlaces(text), (plots) => ({ kind: 'rent', plots })),
  },
  donation: {
    verb: 'donation',
    write: ({ project }) => project,
    read: (text) => read(readOneOf(PROJECTS, text), (project) => ({ kind: 'donation', project })),
  },
  cloth: {
    verb: 'cloth',
    write: ({ count }) => String(count),
    read: (text) => read(readCount(text), (count) => ({ kind: 'cloth', count })),
  },
  care: {
    verb: 'care',
    write: ({ places }) => placesText(places),
    read: (text) => read(readPlaces(text), (places) => ({ kind: 'care', places })),
    isSpoken: true,
  },
  noCare: {
    verb: 'care',
    write: () => 'none',
    read: (text) => (text === 'none' ? { kind: 'noCare' } : null),
    isSpoken: true,
  },
  discard: {
    verb: 'discard',
    write: ({ card }) => card,
    read: (text) => read(readOneOf(CARDS, text), (card) => ({ kind: 'discard', card })),
  },
  unused: {
    verb: 'unused',
    write: ({ open, covered }) => (covered === null ? open : `${open}+${covered}`),
    read: readUnused,
  },
  exchange: {
    verb: 'exchange',
    write: ({ isMade }) => (isMade ? 'yes' : 'no'),
    read: (text) => ({ kind: 'exchange', isMade: text === 'yes' }),
  },
  lose: {
    verb: 'lose',
    write: ({ goods }) => amountsText(goods) || 'nothing',
    read: (text) => read(text === 'nothing' ? {} : readAmounts(text), (goods) => ({ kind: 'lose', goods })),
  },
  unhouse: {
    verb: 'unhouse',
    write: ({ plot }) => String(plot + 1),
    read: (text) => read(readPlace(text), (plot) => ({ kind: 'unhouse', plot })),
  },
  plot: {
    verb: 'plot',
    write: ({ plot }) => (plot === null ? 'none' : String(plot + 1)),
    read(text) {
      if (text === 'none') return { kind: 'plot', plot: null }
      return read(readPlace(text), (plot) => ({ kind: 'plot', plot }))
    },
  },
  protect: {
    verb: 'protect',
    write: ({ duty }) => duty ?? 'none',
    read(text) {
      if (text === 'none') return { kind: 'protect', duty: null }
      return read(readOneOf(DUTIES, text), (duty) => ({ kind: 'protect', duty }))
    },
  },
}

type AnyForm = Form<Option>

function formOf(option: Option): AnyForm {
  // The table has for each kind the form that writes options of this kind.
  return FORMS[option.kind] as unknown as AnyForm
}

const BY_VERB = new Map<string, AnyForm[]>()
for (const form of Object.values(FORMS) as unknown as AnyForm[]) {
  BY_VERB.set(form.verb, [...(BY_VERB.get(form.verb) ?? []), form])
}

/** The id of an option, as it is offered, recorded and stored. */
export function idOf(option: Option): string {
  const form = formOf(option)
  const argument = form.write(option)
  return argument === null ? form.verb : `${form.verb}:${argument}`
}

/** An id split at its colon. */
function splitId(id: string): { verb: string; argument: string } {
  const colon = id.indexOf(':')
  return colon < 0 ? { verb: id, argument: '' } : { verb: id.slice(0, colon), argument: id.slice(colon + 1) }
}

/** The option an id stands for; null for any other text. */
export function optionNamed(id: string): Option | null {
  const { verb, argument } = splitId(id)
  for (const form of BY_VERB.get(verb) ?? []) {
    const option = form.read(argument)
    if (option !== null && idOf(option) === id) return option
  }
  return null
}

/** The same where only one kind of option counts. */
export function optionOfKind<K extends OptionKind>(kind: K, id: string): OptionOf<K> | null {
  const option = optionNamed(id)
  return option?.kind === kind ? (option as OptionOf<K>) : null
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

/** The option in a typed line: `use`, `7`, `3wool+1cloth`, `bridge=1stone`, `discard>rent`. */
export function shortForm(option: Option, about: string): string {
  const { verb, write, isSpoken } = formOf(option)
  const argument = write(option)
  if (argument === null) return about === 'use' && NAMED_LIKE_CARDS.includes(option.kind) ? 'use' : verb
  return CLEAR_QUESTIONS.has(about) && isSpoken !== true ? argument : `${verb}>${argument}`
}
