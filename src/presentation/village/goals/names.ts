import { optionNamed } from '#village/modules/in-play'
import type { GoalKind, Plan, PlanGoalOf } from '#village/planning/index'
import type { View } from '#village/view'
import { WARES, type Ware } from '#village/words'
import { customerText, pointsOfCustomer, privilegeText, villagerName, villagerText } from '../card-texts.ts'
import { capital, type Phrasing } from '../phrasing.ts'

/** The name of a plan, its costs and its gains. */

export interface Named {
  readonly phrasing: Phrasing
  readonly view: View
}

function servedText({ phrasing, view }: Named, id: string): string {
  const points = phrasing.some('points', pointsOfCustomer(view, id))
  return phrasing.say('opt.serve', { wants: customerText(phrasing, view, id), points })
}

function overseasText({ phrasing, view }: Named, ware: string): string {
  const points = ware === 'cocoa' || ware === 'tea' ? view.setup.content.port.stalls[ware].points : 0
  return phrasing.say('opt.sellFor', { what: phrasing.some(ware, 1), points: phrasing.some('points', points) })
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
  make: ({ phrasing }, { ware }, { gains }) => phrasing.some(ware, gains.wares[ware]),
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

/** `Harvest: 1 pink cube`, `Well: pay 3 green cubes`, or the space alone where it is free. */
export function startText({ phrasing, view }: Named, { start, space }: Plan): string {
  const option = optionNamed(start)
  if (option?.kind === 'take') return `${phrasing.space(space)}: ${phrasing.some(option.cube, 1)}`
  if (option?.kind === 'card') return villagerText(phrasing, view, option.villager)
  if (option?.kind !== 'well') return phrasing.space(space)
  return phrasing.say('opt.well', { cubes: phrasing.some(option.colour, view.setup.content.constants.wellCubes.value) })
}

/** True if the name says it already. */
function isSaid({ goal }: Plan, word: string): boolean {
  if (word === 'points') return goal.kind === 'serve' || goal.kind === 'sell'
  return goal.kind === 'make' ? goal.ware === word : goal.kind === 'harvest' && word === 'grain'
}

/** Everything that changes beyond the cube with which it begins. */
function changeOf({ gains, start }: Plan, ware: Ware): number {
  return gains.wares[ware] - (start.startsWith('take:') && start.endsWith(`.${ware}`) ? 1 : 0)
}

/** Everything there will be more of. */
export function gainParts({ phrasing }: Named, plan: Plan): string[] {
  const { gains } = plan
  const parts = WARES.filter((ware) => changeOf(plan, ware) > 0 && !isSaid(plan, ware))
  const wares = parts.map((ware) => phrasing.some(ware, changeOf(plan, ware)))
  return gains.points > 0 && !isSaid(plan, 'points') ? [phrasing.some('points', gains.points), ...wares] : wares
}

export function costParts({ phrasing }: Named, plan: Plan): string[] {
  const { time, deaths } = plan
  const parts = time > 0 ? [phrasing.some('time', time)] : []
  for (const ware of WARES) if (changeOf(plan, ware) < 0) parts.push(phrasing.some(ware, -changeOf(plan, ware)))
  if (deaths > 0) parts.push(phrasing.say('head.due', { n: deaths }))
  return parts
}
