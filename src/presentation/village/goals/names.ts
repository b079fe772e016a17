import type { Plan } from '#village/plans/index'
import type { View } from '#village/view'
import { readOption, type Space, WARES, type Ware } from '#village/words'
import { capital, type Tongue } from '../tongue.ts'
import { customerText, pointsOfCustomer, privilegeText, villagerName, villagerText } from '../words.ts'

/** What a plan is called, what it costs and what it brings. */

export interface Named {
  readonly tongue: Tongue
  readonly view: View
}

function servedText({ tongue, view }: Named, id: string): string {
  const points = tongue.some('points', pointsOfCustomer(view, id))
  return tongue.say('opt.serve', { wants: customerText(tongue, view, id), points })
}

function overseasText({ tongue, view }: Named, ware: string): string {
  const points = ware === 'cocoa' || ware === 'tea' ? view.setup.content.port.stalls[ware].points : 0
  return tongue.say('opt.sellFor', { what: tongue.some(ware, 1), points: tongue.some('points', points) })
}

function smuggledText(named: Named, rest: string): string {
  const { tongue } = named
  if (rest === 'cubes') return tongue.say('goal.smuggleCubes')
  const isWare = rest === 'bread' || rest === 'tool'
  const what = isWare ? tongue.say(`goal.${rest}`) : servedText(named, rest)
  return tongue.say('goal.smuggle', { what })
}

type Naming = (named: Named, plan: Plan, rest: string) => string

const NAMINGS: Readonly<Record<string, Naming>> = {
  harvest: ({ tongue }, { gains }) => tongue.say('opt.harvest', { grain: tongue.some('grain', gains.wares.grain) }),
  birth: ({ tongue }) => tongue.say('opt.birth'),
  recall: ({ tongue }) => tongue.say('goal.recall'),
  make: ({ tongue }, { gains }, ware) => tongue.some(ware, gains.wares[ware as 'ox']),
  train: ({ tongue }, _, building) => tongue.say('goal.train', { building: tongue.word(building) }),
  market: ({ tongue }) => tongue.say('goal.market'),
  serve: (named, _, id) => servedText(named, id),
  sell: (named, _, ware) => overseasText(named, ware),
  travel: ({ tongue }, _, castle) => tongue.say('goal.travel', { castle: tongue.word(castle) }),
  sail: ({ tongue }, _, water) => tongue.say('goal.sail', { water: tongue.water(water) }),
  dock: ({ tongue }, _, water) => tongue.say('goal.dock', { water: tongue.water(water) }),
  return: ({ tongue }) => tongue.say('goal.return'),
  council: ({ tongue }, _, step) => tongue.say('goal.council', { step }),
  privilege: ({ tongue, view }, _, step) => privilegeText(tongue, view, Number(step)),
  church: ({ tongue }) => tongue.say('goal.church'),
  inn: ({ tongue }) => tongue.say('goal.inn'),
  smuggle: (named, _, rest) => smuggledText(named, rest),
  marry: ({ tongue }) => tongue.say('goal.marry'),
  cube: ({ tongue }) => tongue.say('goal.cube'),
  card: ({ tongue, view }, _, id) => tongue.say('opt.card', { villager: villagerName(tongue, view, id) }),
}

export function nameOf(named: Named, plan: Plan): string {
  const [verb, rest] = readOption(plan.goal)
  return capital(NAMINGS[verb]?.(named, plan, rest) ?? plan.goal)
}

/** `Harvest: 1 pink cube`, `Well: pay 3 green cubes`, or the space alone where it is free. */
export function startText({ tongue, view }: Named, { start, space }: Plan): string {
  const [verb, rest] = readOption(start)
  if (verb === 'take') return `${tongue.space(space)}: ${tongue.some(rest.slice(rest.indexOf('.') + 1), 1)}`
  const n = view.setup.content.constants.wellCubes.value
  if (verb === 'card') return villagerText(tongue, view, rest)
  if (verb === 'well') return tongue.say('opt.well', { cubes: tongue.some(rest, n) })
  return tongue.space(rest as Space)
}

/** What the name says already. */
function isSaid({ goal }: Plan, what: string): boolean {
  if (what === 'points') return /^(serve|sell):/.test(goal)
  return goal === `make:${what}` || (goal === 'harvest' && what === 'grain')
}

/** What changes beyond the cube with which it begins. */
function changeOf({ gains, start }: Plan, ware: Ware): number {
  return gains.wares[ware] - (start.startsWith('take:') && start.endsWith(`.${ware}`) ? 1 : 0)
}

/** Everything there will be more of. */
export function gainParts({ tongue }: Named, plan: Plan): string[] {
  const { gains } = plan
  const parts = WARES.filter((ware) => changeOf(plan, ware) > 0 && !isSaid(plan, ware))
  const wares = parts.map((ware) => tongue.some(ware, changeOf(plan, ware)))
  return gains.points > 0 && !isSaid(plan, 'points') ? [tongue.some('points', gains.points), ...wares] : wares
}

export function costParts({ tongue }: Named, plan: Plan): string[] {
  const { time, deaths } = plan
  const parts = time > 0 ? [tongue.some('time', time)] : []
  for (const ware of WARES) if (changeOf(plan, ware) < 0) parts.push(tongue.some(ware, -changeOf(plan, ware)))
  if (deaths > 0) parts.push(tongue.say('head.due', { n: deaths }))
  return parts
}
