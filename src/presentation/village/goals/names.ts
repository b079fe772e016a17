import type { Price } from '#data/village/schema'
import { optionNamed } from '#village/modules/in-play'
import type { GoalKind, Plan, PlanGoal, PlanGoalOf } from '#village/planning/index'
import type { View } from '#village/view'
import { WARES, type Ware } from '#village/words'
import { customerText, pointsOfCustomer, privilegeText, villagerName, villagerText } from '../card-texts.ts'
import { capital, dotted, type Phrasing } from '../phrasing.ts'

/** The name of a plan, its costs and its gains. */

export interface Named {
  readonly phrasing: Phrasing
  readonly view: View
}

function servedText({ phrasing, view }: Named, id: string): string {
  const points = phrasing.gain({ points: pointsOfCustomer(view, id) })
  return phrasing.say('opt.serve', { wants: customerText(phrasing, view, id), points })
}

function overseasText({ phrasing, view }: Named, ware: string): string {
  const points = ware === 'cocoa' || ware === 'tea' ? view.setup.content.port.stalls[ware].points : 0
  return phrasing.say('opt.sellFor', { what: phrasing.some(ware, 1), points: phrasing.gain({ points }) })
}

function smuggledText(named: Named, target: string): string {
  const { phrasing } = named
  if (target === 'cubes') return phrasing.say('goal.smuggleCubes')
  const isWare = target === 'bread' || target === 'tool'
  const sale = isWare ? phrasing.say(`goal.${target}`) : servedText(named, target)
  return phrasing.say('goal.smuggle', { what: sale })
}

type Namings = { readonly [K in GoalKind]: (named: Named, goal: PlanGoalOf<K>, plan: Plan) => string }

const NAMINGS: Namings = {
  harvest: ({ phrasing }, _, { gains }) =>
    phrasing.say('opt.harvest', { grain: phrasing.some('grain', gains.wares.grain) }),
  birth: ({ phrasing }) => phrasing.say('opt.birth'),
  recall: ({ phrasing }) => phrasing.say('goal.recall'),
  make: ({ phrasing }, { ware }, { gains }) =>
    phrasing.say('goal.make', { what: phrasing.some(ware, gains.wares[ware]) }),
  train: ({ phrasing }, { building }) => phrasing.say('goal.train', { building: phrasing.word(building) }),
  market: ({ phrasing }) => phrasing.say('goal.market'),
  serve: (named, { customer }) => servedText(named, customer),
  sell: (named, { ware }) => overseasText(named, ware),
  travel: ({ phrasing }, { castle }) => phrasing.say('goal.travel', { castle: phrasing.word(castle) }),
  sail: ({ phrasing }, { water }) => phrasing.say('goal.sail', { water: phrasing.water(water) }),
  dock: ({ phrasing }, { island }) => phrasing.say('goal.dock', { water: phrasing.water(island) }),
  return: ({ phrasing }) => phrasing.say('goal.return'),
  council: ({ phrasing }, { step }) => phrasing.say('goal.council', { step: String(step) }),
  privilege: ({ phrasing, view }, { step }) => privilegeText(phrasing, view, step),
  church: ({ phrasing }) => phrasing.say('goal.church'),
  inn: ({ phrasing }) => phrasing.say('goal.inn'),
  smuggle: (named, { lot }) => smuggledText(named, lot),
  marry: ({ phrasing }) => phrasing.say('goal.marry'),
  cube: ({ phrasing }) => phrasing.say('goal.cube'),
  card: ({ phrasing, view }, { villager }) =>
    phrasing.say('opt.card', { villager: villagerName(phrasing, view, villager) }),
}

function goalName<K extends GoalKind>(named: Named, goal: PlanGoalOf<K>, plan: Plan): string {
  return NAMINGS[goal.kind](named, goal, plan)
}

export function nameOf(named: Named, plan: Plan): string {
  return capital(goalName(named, plan.goal, plan))
}

/** The cubes for the well, which the start of a plan names. */
function startPays(start: string, view: View): Price | null {
  const option = optionNamed(start)
  return option?.kind === 'well' ? { [option.colour]: view.setup.content.constants.wellCubes.value } : null
}

/** `Harvest: pink`, `Well: −3 green`, or the space alone where it is free. */
export function startText({ phrasing, view }: Named, { start, space }: Plan): string {
  const option = optionNamed(start)
  if (option?.kind === 'take') {
    return phrasing.say('opt.take', { space: phrasing.space(space), cube: phrasing.say(`c.${option.cube}`) })
  }
  if (option?.kind === 'card') return villagerText(phrasing, view, option.villager)
  const paid = startPays(start, view)
  return paid === null ? phrasing.space(space) : phrasing.say('opt.well', { cubes: phrasing.cost(paid) })
}

/** The smuggler's bread, tools and cubes have names that say no points. */
function isSmuggledCustomer(goal: PlanGoal): boolean {
  return goal.kind === 'smuggle' && !['cubes', 'bread', 'tool'].includes(goal.lot)
}

/** True if the name says it already. */
function isSaid({ goal }: Plan, word: string): boolean {
  if (word === 'points') return goal.kind === 'serve' || goal.kind === 'sell' || isSmuggledCustomer(goal)
  return goal.kind === 'make' ? goal.ware === word : goal.kind === 'harvest' && word === 'grain'
}

/** Everything that changes beyond the cube with which it begins. */
function changeOf({ gains, start }: Plan, ware: Ware): number {
  const option = optionNamed(start)
  return gains.wares[ware] - (option?.kind === 'take' && option.cube === ware ? 1 : 0)
}

/** What a ship takes along is not paid. */
function paidOf(plan: Plan, ware: Ware): number {
  const loaded = plan.steps.filter((step) => step === `load:${ware}`).length
  return -changeOf(plan, ware) - loaded
}

function positive(counts: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(counts.filter(([, n]) => n > 0))
}

/** `+3 points +1 coin`: everything there will be more of; empty for nothing. */
export function gainText({ phrasing }: Named, plan: Plan): string {
  const points = isSaid(plan, 'points') ? 0 : plan.gains.points
  const wares = WARES.map((ware) => [ware, isSaid(plan, ware) ? 0 : changeOf(plan, ware)] as const)
  const gains = positive([['points', points], ...wares])
  return Object.keys(gains).length === 0 ? '' : phrasing.gain(gains)
}

/** `−2 time −1 pink`; `free` where the start is all it costs. */
export function costText(named: Named, plan: Plan): string {
  const { phrasing } = named
  const { time, deaths } = plan
  const paid = startPays(plan.start, named.view)
  const wares = WARES.map((ware) => [ware, paidOf(plan, ware) - (paid?.[ware] ?? 0)] as const)
  const costs = phrasing.cost(positive([['time', time], ...wares]))
  return dotted([costs, deaths > 0 && phrasing.say('goal.deaths', { n: deaths })])
}

/** `Travel to Northgate → +3 points`; a name may have an arrow already. */
export function withGains(text: string, gains: string): string {
  if (gains === '') return text
  return text.includes('→') ? `${text} ${gains}` : `${text} → ${gains}`
}
