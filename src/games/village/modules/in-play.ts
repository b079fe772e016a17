import type { Setup } from '#kernel'
import type { Action } from '../actions/action.ts'
import { codecOfForms, type Forms, type VillageCodec } from '../codec.ts'
import { type Group, type Side, SPACES, type Space } from '../words.ts'
import type { Meanings, Module } from './module.ts'
import type { VillageOption } from './modules.ts'

/**
 * The one door through which the base game reaches its expansions. `modules.ts` declares them; nothing here imports
 * one, so rules of base and expansions may import each other's words without going in a circle.
 */

type Actions = Readonly<Partial<Record<Space, Action>>>

interface Declared {
  readonly actions: Actions
  readonly modules: readonly Module[]
  readonly codec: VillageCodec<VillageOption>
  readonly beside: ReadonlySet<VillageOption['kind']>
}

interface InPlay {
  readonly modules: readonly Module[]
  readonly actions: Actions
  readonly spaces: readonly number[]
  readonly meanings: Meanings
  readonly recalls: readonly string[]
  readonly groups: Readonly<Record<string, Group | 'grave'>>
}

export interface OfSetup {
  readonly setup: Pick<Setup, 'options' | 'seats'>
}

let declared: Declared | null = null

const BASE_BESIDE: readonly VillageOption['kind'][] = ['coins']

export function declareModules(all: {
  readonly actions: Actions
  readonly modules: readonly Module[]
  readonly forms: Forms<VillageOption>
}): void {
  const { actions, modules, forms } = all
  const beside = new Set([...BASE_BESIDE, ...modules.flatMap((module) => module.beside ?? [])])
  declared = { actions, modules, beside, codec: codecOfForms(forms) }
}

function everything(): Declared {
  if (declared === null) throw new Error('the expansions of Village are not declared: import modules/modules.ts')
  return declared
}

/** All there are, in play or not. */
export function allModules(): readonly Module[] {
  return everything().modules
}

export function baseActions(): Actions {
  return everything().actions
}

/** V-FAMILY-2, V-DEATH-4: the places of the base game. */
const BASE_RECALLS = ['craft', 'council', 'castle', 'church']
const BASE_GROUPS = { farm: 'farm', craft: 'crafts', council: 'council', castle: 'travel', church: 'church' } as const

function findInPlay({ setup }: OfSetup): InPlay {
  const all = everything()
  const modules = all.modules.filter((module) => module.isInPlay(setup))
  const actions: Actions = Object.assign({}, all.actions, ...modules.map((module) => module.actions ?? {}))
  return {
    modules,
    actions,
    spaces: SPACES.flatMap((space, place) => (space in actions ? [place] : [])),
    meanings: Object.assign({}, ...modules.map(({ effects }) => effects ?? {})),
    recalls: [...BASE_RECALLS, ...modules.flatMap((module) => module.recalls ?? [])],
    groups: Object.assign({}, BASE_GROUPS, ...modules.map((module) => module.groups ?? {})),
  }
}

const known = new WeakMap<object, InPlay>()

function inPlay(t: OfSetup): InPlay {
  const before = known.get(t.setup)
  if (before !== undefined) return before
  const now = findInPlay(t)
  known.set(t.setup, now)
  return now
}

/** Those in play, in the order in which they are asked. */
export function modulesOf(t: OfSetup): readonly Module[] {
  return inPlay(t).modules
}

export function actionsOf(t: OfSetup): Actions {
  return inPlay(t).actions
}

/** The spaces in play, as places in `SPACES`. */
export function spacesOf(t: OfSetup): readonly number[] {
  return inPlay(t).spaces
}

/** VI-EFFECT: the meaning of effects that some expansions bring. */
export function meaningsOf(t: OfSetup): Meanings {
  return inPlay(t).meanings
}

/** V-FAMILY-2: kinds of places from which members are called home. */
export function recallsOf(t: OfSetup): readonly string[] {
  return inPlay(t).recalls
}

/** Groups of the dead, by the kind of place they come from; `grave` where there is none. */
export function groupsOf(t: OfSetup): Readonly<Record<string, Group | 'grave'>> {
  return inPlay(t).groups
}

/** Cards name the set they come with. */
export function hasSet(t: OfSetup, set: string): boolean {
  return set === 'base' || inPlay(t).modules.some(({ name }) => name === set)
}

/** The side of an expansion's board; the front where it is not in play. */
export function sideOf({ setup }: OfSetup, name: string): Side {
  return setup.options[name] === 'back' ? 'back' : 'front'
}

export function optionId(option: VillageOption): string {
  return everything().codec.idOf(option)
}

/** Null for an id that stands for no option. */
export function optionNamed(id: string): VillageOption | null {
  return everything().codec.read(id)
}

/** True for a free play or an order: it stands beside questions about other things. */
export function isBeside(id: string): boolean {
  const { beside, codec } = everything()
  const option = codec.read(id)
  return option !== null && beside.has(option.kind)
}

/** The option in a typed line. */
export function shortOf(id: string): string {
  return everything().codec.shortOf(id)
}
