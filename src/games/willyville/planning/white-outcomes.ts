import { itemAt, type Question, type Seat } from '#kernel'
import type { BannerPlaceId } from '../banner-places.ts'
import { contentIndexOf } from '../content-index.ts'
import { isKind, type OptionOf, optionId, type WhiteOption } from '../options.ts'
import { isHallFull, tilePlaces, whiteOptions } from '../rules/banners.ts'
import { ploughMoves } from '../rules/ploughs.ts'
import { movePlough } from '../scenes/steps.ts'
import { activateWhite } from '../scenes/white.ts'
import { jokersOf, type Player, playerOf, type State, stockOf, type Turn } from '../state.ts'
import { GOODS, type Good, VILLAGERS, type Villager } from '../words.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { runFlow, whiteTryout } from './tryout.ts'

/** Which of the banners that cost or exclude something a plan uses; everything free is always taken. */
interface Choice {
  school: WhiteOption | null
  hall: WhiteOption | null
  /** Craft buildings whose white banner costs time. */
  makes: readonly Good[]
  serve: Serving
  tile: BannerPlaceId | 'stay'
  /** Ploughs go to fields first, where that brings coins or room in the smithy. */
  ploughs: boolean
}

/** All customers the goods reach, one before the others, one alone, or nobody. */
type Serving = { who: 'all' | 'nobody' } | { who: 'first' | 'only'; customer: number }

interface Trial {
  t: State
  turn: Turn
  seat: Seat
  steps: string[]
  /** The banners among the steps. */
  banners: string[]
  choice: Choice
}

function timeOf(t: State, good: Good): number {
  return contentIndexOf(t).craft[good].white.time
}

function hasRoom(t: State, p: Player, good: Good): boolean {
  return (p.crafts[good]?.goods ?? 0) < contentIndexOf(t).craft[good].slots
}

function tileId(place: Choice['tile']): string {
  return optionId({ kind: 'tile', place })
}

/** The first answer is the proposal; the tile goes where the choice says. */
function answerOf(trial: Trial, ask: Question): number[] {
  const wanted = ask.about === 'tile' ? ask.options.indexOf(tileId(trial.choice.tile)) : 0
  const place = wanted >= 0 ? wanted : ask.options.indexOf(tileId('stay'))
  trial.steps.push(itemAt(ask.options, place))
  return [place]
}

function use(trial: Trial, option: WhiteOption): void {
  const banner = optionId(option)
  trial.steps.push(banner)
  trial.banners.push(banner)
  runFlow(activateWhite(trial.t, trial.turn, option), (ask) => answerOf(trial, ask))
}

function offered(trial: Trial): WhiteOption[] {
  return whiteOptions(trial.t, trial.turn)
}

function offeredOf<K extends WhiteOption['kind']>(trial: Trial, kind: K) {
  return offered(trial).filter((option) => isKind(option, kind))
}

function isSame(option: WhiteOption, other: WhiteOption): boolean {
  return option.kind === other.kind && optionId(option) === optionId(other)
}

function makeWhatFits(trial: Trial): void {
  const p = playerOf(trial.t, trial.seat)
  for (const option of offeredOf(trial, 'make')) {
    if (!hasRoom(trial.t, p, option.good)) continue
    if (timeOf(trial.t, option.good) === 0 || trial.choice.makes.includes(option.good)) use(trial, option)
  }
}

function pointsOf(t: State, { customer }: OptionOf<'serve'>): number {
  return t.setup.content.customers[customer]?.points ?? 0
}

/** Customers by points, as far as the goods go. */
function serveAll(trial: Trial): void {
  const { serve } = trial.choice
  if (serve.who === 'nobody') return
  const servable = () => offeredOf(trial, 'serve')
  const chosen = 'customer' in serve && servable().find(({ customer }) => customer === serve.customer)
  if (chosen) use(trial, chosen)
  while (serve.who !== 'only') {
    const [best] = servable().sort((a, b) => pointsOf(trial.t, b) - pointsOf(trial.t, a))
    if (best === undefined) return
    use(trial, best)
  }
}

/** Ploughs wait on the fields before the harvest, not in the smithy; a full smithy gets room. */
function movePloughs(trial: Trial): void {
  const p = playerOf(trial.t, trial.seat)
  const isHarvest = () => offeredOf(trial, 'harvest').length > 0
  const isFull = () => offeredOf(trial, 'make').some(({ good }) => good === 'plough') && !hasRoom(trial.t, p, 'plough')
  for (;;) {
    const move = ploughMoves(p, trial.turn).find(({ source }) => source === 'plough')
    if (move === undefined || !(isHarvest() || isFull())) return
    trial.steps.push(optionId(move))
    movePlough(trial.t, trial.turn, move)
  }
}

/** Coins and stories that cost nothing; fields before customers, who may take their ploughs. */
function gather(trial: Trial): void {
  for (;;) {
    const next = offered(trial).find(({ kind }) => kind === 'game' || kind === 'harvest')
    if (next === undefined) return
    use(trial, next)
  }
}

/** W-WHITE: a child that wakes an area first, then coins, goods, customers, what now has room, and the meeting last. */
function carryOut(t: State, seat: Seat, value: number, choice: Choice): Outcome | null {
  const trial: Trial = { ...whiteTryout(t, seat, value), seat, steps: [], banners: [], choice }
  const takes = (option: WhiteOption | null): option is WhiteOption =>
    option !== null && offered(trial).some((other) => isSame(option, other))
  const hallHasRoom = () => !isHallFull(t, playerOf(trial.t, seat)) || playerOf(t, seat).hall?.name === 'finance'
  if (takes(choice.school)) use(trial, choice.school)
  if (takes(choice.hall) && hallHasRoom()) use(trial, choice.hall)
  if (choice.ploughs) movePloughs(trial)
  gather(trial)
  makeWhatFits(trial)
  serveAll(trial)
  makeWhatFits(trial)
  if (takes(choice.hall) && hallHasRoom()) use(trial, choice.hall)
  for (const meet of offeredOf(trial, 'meet')) use(trial, meet)
  if (trial.turn.used.length === 0) return null
  return outcomeOf(t, trial.t, seat, trial.banners.join('+'), trial.steps, false)
}

/** The choices worth trying: nothing that costs, everything, each thing alone, everything but one, each alternative. */
function choicesFor(t: State, seat: Seat, value: number): Choice[] {
  const p = playerOf(t, seat)
  const options = optionsAwake(t, seat, value)
  const of = <K extends WhiteOption['kind']>(kind: K) => options.filter((option) => isKind(option, kind))
  const [schools, halls] = [of('school'), of('hall')]
  const makes = of('make').flatMap(({ good }) => (timeOf(t, good) > 0 ? [good] : []))
  const none: Choice = { school: null, hall: null, makes: [], serve: { who: 'all' }, tile: 'stay', ploughs: true }
  const best: Choice = { ...none, school: bestSchool(t, seat, value, schools), hall: halls[0] ?? null, makes }
  const choices = [
    best,
    none,
    { ...none, makes },
    { ...none, ploughs: false },
    { ...none, serve: nobody, ploughs: false },
  ]
  for (const school of [null, ...schools]) {
    choices.push({ ...none, school }, { ...none, school, serve: nobody })
    for (const hall of [null, ...halls]) choices.push({ ...best, school, hall })
  }
  for (const hall of halls) choices.push({ ...none, hall }, { ...none, hall, serve: nobody })
  for (const make of makes) {
    choices.push({ ...none, makes: [make] }, { ...best, makes: makes.filter((other) => other !== make) })
  }
  for (const { customer } of of('serve')) {
    for (const who of ['first', 'only'] as const) {
      choices.push({ ...best, serve: { who, customer } }, { ...none, serve: { who, customer } })
    }
  }
  choices.push({ ...best, serve: nobody })
  if (of('meet').length > 0) choices.push(...tileChoices(p, best), ...tileChoices(p, { ...none, serve: nobody }))
  return choices
}

const nobody: Serving = { who: 'nobody' }

function tileChoices(p: Player, choice: Choice): Choice[] {
  return tilePlaces(p, []).map((place) => ({ ...choice, tile: place }))
}

/** The banners that could be used now or after a child has woken an area. */
function optionsAwake(t: State, seat: Seat, value: number): WhiteOption[] {
  const { t: trial, turn } = whiteTryout(t, seat, value)
  const now = whiteOptions(trial, turn)
  const awake = new Map(now.map((option) => [optionId(option), option]))
  for (const villager of VILLAGERS) {
    if (!now.some((option) => grownBy(option) === villager)) continue
    playerOf(trial, seat).villagers[villager] = true
    for (const option of whiteOptions(trial, turn)) if (option.kind !== 'school') awake.set(optionId(option), option)
    playerOf(trial, seat).villagers[villager] = false
  }
  return [...awake.values()]
}

/** The villager a child becomes with this option. */
function grownBy(option: WhiteOption): Villager | null {
  return option.kind === 'school' && option.move === 'grow' ? option.villager : null
}

/** The child's move that lets most other banners be used; without any, growing up before moving on. */
function bestSchool(t: State, seat: Seat, value: number, schools: readonly OptionOf<'school'>[]) {
  const worth = (option: OptionOf<'school'>) => {
    const { t: trial, turn } = whiteTryout(t, seat, value)
    runFlow(activateWhite(trial, turn, option), () => [0])
    return whiteOptions(trial, turn).length + (option.move === 'grow' && option.from === 'right' ? 0.5 : 0)
  }
  return schools.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}

/** Everything that more of is better, and everything that must be equal to compare. */
function measureOf({ after, time }: Outcome, seat: Seat): { numbers: number[]; same: string } {
  const p = playerOf(after, seat)
  const numbers = [-time, p.coins, p.tree, jokersOf(p), p.meeting?.markers ?? 0]
  numbers.push(...GOODS.map((good) => stockOf(p, good)))
  numbers.push(p.served.reduce((sum, customer) => sum + (after.setup.content.customers[customer]?.points ?? 0), 0))
  const villagers = VILLAGERS.map((villager) => Number(p.villagers[villager])).join('')
  const same = `${villagers} ${p.school.left} ${p.school.right} ${p.tile} ${p.hall?.marks.join()} ${p.served.length}`
  return { numbers, same }
}

/** Drops outcomes that another one equals or beats in everything. */
function undominated(outcomes: readonly Outcome[], seat: Seat): Outcome[] {
  const measured = outcomes.map((outcome) => ({ outcome, ...measureOf(outcome, seat) }))
  const isBeaten = (mine: (typeof measured)[number], index: number) =>
    measured.some((other, place) => {
      if (place === index || other.same !== mine.same) return false
      const isNoWorse = other.numbers.every((number, dimension) => number >= (mine.numbers[dimension] ?? 0))
      const isEqual = other.numbers.every((number, dimension) => number === mine.numbers[dimension])
      return isNoWorse && (!isEqual || place < index)
    })
  return measured.filter((mine, index) => !isBeaten(mine, index)).map(({ outcome }) => outcome)
}

/** The sensible ways to use the own white banners with this value. */
export function whiteOutcomes(t: State, seat: Seat, value: number): Outcome[] {
  const outcomes = choicesFor(t, seat, value).flatMap((choice) => carryOut(t, seat, value, choice) ?? [])
  return undominated(outcomes, seat)
}
