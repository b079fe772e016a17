import type { Plan } from '#village/planning/index'
import type { View } from '#village/view'
import { type Cube, readOption, type Space, WARES, type Ware } from '#village/words'
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

type Naming = (named: Named, plan: Plan, rest: string) => string

const NAMINGS: Readonly<Record<string, Naming>> = {
  harvest: ({ phrasing }, { gains }) =>
    phrasing.say('opt.harvest', { grain: phrasing.some('grain', gains.wares.grain) }),
  birth: ({ phrasing }) => phrasing.say('opt.birth'),
  recall: ({ phrasing }) => phrasing.say('goal.recall'),
  make: ({ phrasing }, { gains }, ware) =>
    phrasing.say('goal.make', { what: phrasing.some(ware, gains.wares[ware as 'ox']) }),
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

/** `Harvest: pink`, `Well: −3 green`, or the space alone where it is free. */
export function startText({ phrasing, view }: Named, { start, space }: Plan): string {
  const [verb, target] = readOption(start)
  if (verb === 'take') {
    const cube = target.slice(target.indexOf('.') + 1) as Cube
    return phrasing.say('opt.take', { space: phrasing.space(space), cube: phrasing.say(`c.${cube}`) })
  }
  const n = view.setup.content.constants.wellCubes.value
  if (verb === 'card') return villagerText(phrasing, view, target)
  if (verb === 'well') return phrasing.say('opt.well', { cubes: phrasing.cost({ [target]: n }) })
  return phrasing.space(target as Space)
}

/** True if the name says it already. */
function isSaid({ goal }: Plan, word: string): boolean {
  if (word === 'points') return /^(serve|sell):|^smuggle:(?!cubes|bread|tool)/.test(goal)
  return goal === `make:${word}` || (goal === 'harvest' && word === 'grain')
}

/** Everything that changes beyond the cube with which it begins. */
function changeOf({ gains, start }: Plan, ware: Ware): number {
  return gains.wares[ware] - (start.startsWith('take:') && start.endsWith(`.${ware}`) ? 1 : 0)
}

/** What a ship takes along is not paid. */
function paidOf(plan: Plan, ware: Ware): number {
  const loaded = plan.steps.filter((step) => step === `load:${ware}`).length
  return -changeOf(plan, ware) - loaded
}

/** What is paid with the cube, or the cubes for the well, which its start names. */
function startPays({ start }: Plan, { view }: Named): Partial<Record<string, number>> {
  const [verb, target] = readOption(start)
  return verb === 'well' ? { [target]: view.setup.content.constants.wellCubes.value } : {}
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
  const paid = startPays(plan, named)
  const wares = WARES.map((ware) => [ware, paidOf(plan, ware) - (paid[ware] ?? 0)] as const)
  const costs = phrasing.cost(positive([['time', time], ...wares]))
  return dotted([costs, deaths > 0 && phrasing.say('goal.deaths', { n: deaths })])
}

/** `Travel to Northgate → +3 points`; a name may have an arrow already. */
export function withGains(text: string, gains: string): string {
  if (gains === '') return text
  return text.includes('→') ? `${text} ${gains}` : `${text} → ${gains}`
}
