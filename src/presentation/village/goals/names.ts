import type { Plan } from '#village/planning/index'
import type { View } from '#village/view'
import { readOption, type Space, WARES, type Ware } from '#village/words'
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

type Naming = (named: Named, plan: Plan, rest: string) => string

const NAMINGS: Readonly<Record<string, Naming>> = {
  harvest: ({ phrasing }, { gains }) =>
    phrasing.say('opt.harvest', { grain: phrasing.some('grain', gains.wares.grain) }),
  birth: ({ phrasing }) => phrasing.say('opt.birth'),
  recall: ({ phrasing }) => phrasing.say('goal.recall'),
  make: ({ phrasing }, { gains }, ware) => phrasing.some(ware, gains.wares[ware as 'ox']),
  train: ({ phrasing }, _, building) => phrasing.say('goal.train', { building: phrasing.word(building) }),
  market: ({ phrasing }) => phrasing.say('goal.market'),
  serve: (named, _, id) => servedText(named, id),
  sell: (named, _, ware) => overseasText(named, ware),
  travel: ({ phrasing }, _, castle) => phrasing.say('goal.travel', { castle: phrasing.word(castle) }),
  sail: ({ phrasing }, _, water) => phrasing.say('goal.sail', { water: phrasing.water(water) }),
  dock: ({ phrasing }, _, water) => phrasing.say('goal.dock', { water: phrasing.water(water) }),
  return: ({ phrasing }) => phrasing.say('goal.return'),
  council: ({ phrasing }, _, step) => phrasing.say('goal.council', { step }),
  privilege: ({ phrasing, view }, _, step) => privilegeText(phrasing, view, Number(step)),
  church: ({ phrasing }) => phrasing.say('goal.church'),
  inn: ({ phrasing }) => phrasing.say('goal.inn'),
  smuggle: (named, _, target) => smuggledText(named, target),
  marry: ({ phrasing }) => phrasing.say('goal.marry'),
  cube: ({ phrasing }) => phrasing.say('goal.cube'),
  card: ({ phrasing, view }, _, id) => phrasing.say('opt.card', { villager: villagerName(phrasing, view, id) }),
}

export function nameOf(named: Named, plan: Plan): string {
  const [verb, target] = readOption(plan.goal)
  return capital(NAMINGS[verb]?.(named, plan, target) ?? plan.goal)
}

/** `Harvest: 1 pink cube`, `Well: pay 3 green cubes`, or the space alone where it is free. */
export function startText({ phrasing, view }: Named, { start, space }: Plan): string {
  const [verb, target] = readOption(start)
  if (verb === 'take') return `${phrasing.space(space)}: ${phrasing.some(target.slice(target.indexOf('.') + 1), 1)}`
  const n = view.setup.content.constants.wellCubes.value
  if (verb === 'card') return villagerText(phrasing, view, target)
  if (verb === 'well') return phrasing.say('opt.well', { cubes: phrasing.some(target, n) })
  return phrasing.space(target as Space)
}

/** True if the name says it already. */
function isSaid({ goal }: Plan, word: string): boolean {
  if (word === 'points') return /^(serve|sell):/.test(goal)
  return goal === `make:${word}` || (goal === 'harvest' && word === 'grain')
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
