import type { Question, Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { optionId, readOption, type WhiteOption } from '../options.ts'
import { isHallFull, isWhiteKind, tilePlaces, whiteOptions } from '../rules/banners.ts'
import { ploughMoves } from '../rules/ploughs.ts'
import { movePlough } from '../scenes/steps.ts'
import { activateWhite } from '../scenes/white.ts'
import { jokersOf, type Player, playerOf, type State, stockOf, type Turn } from '../state.ts'
import { GOODS, type Good, VILLAGERS } from '../words.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { runFlow, whiteTryout } from './tryout.ts'

/** Which of the banners that cost or exclude something a plan uses; everything free is always taken. */
interface Choice {
  school: string | null
  hall: string | null
  /** Craft buildings whose white banner costs time. */
  makes: readonly string[]
  serve: Serving
  tile: string
  /** Ploughs go to fields first, where that brings coins or room in the smithy. */
  ploughs: boolean
}

/** All customers the goods reach, one before the others, one alone, or nobody. */
type Serving = { who: 'all' | 'nobody' } | { who: 'first' | 'only'; customer: string }

interface Trial {
  t: State
  turn: Turn
  seat: Seat
  steps: string[]
  choice: Choice
}

function timeOf(t: State, option: string): number {
  const good = option.slice('make:'.length) as Good
  return contentIndexOf(t).craft[good].white.time
}

function hasRoom(t: State, p: Player, option: string): boolean {
  const good = option.slice('make:'.length) as Good
  return (p.crafts[good]?.goods ?? 0) < contentIndexOf(t).craft[good].slots
}

/** The first answer is the proposal; the tile goes where the choice says. */
function answerOf(trial: Trial, ask: Question): number[] {
  const wanted = ask.about === 'tile' ? ask.options.indexOf(trial.choice.tile) : 0
  const place = wanted >= 0 ? wanted : ask.options.indexOf('tile:stay')
  trial.steps.push(ask.options[place] as string)
  return [place]
}

function whiteNamed(id: string): WhiteOption {
  const option = readOption(id)
  if (option === null || !isWhiteKind(option)) throw new Error(`no white banner ${id}`)
  return option
}

function use(trial: Trial, option: string): void {
  trial.steps.push(option)
  runFlow(activateWhite(trial.t, trial.turn, whiteNamed(option)), (ask) => answerOf(trial, ask))
}

function offered(trial: Trial): string[] {
  return whiteOptions(trial.t, trial.turn).map(optionId)
}

function makeWhatFits(trial: Trial): void {
  const p = playerOf(trial.t, trial.seat)
  for (const option of offered(trial)) {
    if (!option.startsWith('make:') || !hasRoom(trial.t, p, option)) continue
    if (timeOf(trial.t, option) === 0 || trial.choice.makes.includes(option)) use(trial, option)
  }
}

function pointsOf(t: State, option: string): number {
  return t.setup.content.customers[Number(option.slice('serve:c'.length)) - 1]?.points ?? 0
}

/** Customers by points, as far as the goods go. */
function serveAll(trial: Trial): void {
  const { serve } = trial.choice
  if (serve.who === 'nobody') return
  const chosen = 'customer' in serve ? serve.customer : null
  if (chosen !== null && offered(trial).includes(chosen)) use(trial, chosen)
  while (serve.who !== 'only') {
    const servable = offered(trial).filter((option) => option.startsWith('serve:'))
    const [best] = servable.sort((a, b) => pointsOf(trial.t, b) - pointsOf(trial.t, a))
    if (best === undefined) return
    use(trial, best)
  }
}

/** Ploughs wait on the fields before the harvest, not in the smithy; a full smithy gets room. */
function movePloughs(trial: Trial): void {
  const p = playerOf(trial.t, trial.seat)
  const isHarvest = () => offered(trial).some((option) => option.startsWith('harvest:'))
  const isFull = () => offered(trial).includes('make:plough') && !hasRoom(trial.t, p, 'make:plough')
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
    const next = offered(trial).find((option) => option === 'game' || option.startsWith('harvest:'))
    if (next === undefined) return
    use(trial, next)
  }
}

/** W-WHITE: a child that wakes an area first, then coins, goods, customers, what now has room, and the meeting last. */
function carryOut(t: State, seat: Seat, value: number, choice: Choice): Outcome | null {
  const trial: Trial = { ...whiteTryout(t, seat, value), seat, steps: [], choice }
  const takes = (option: string | null): option is string => option !== null && offered(trial).includes(option)
  const hallHasRoom = () => !isHallFull(t, playerOf(trial.t, seat)) || playerOf(t, seat).hall?.name === 'finance'
  if (takes(choice.school)) use(trial, choice.school)
  if (takes(choice.hall) && hallHasRoom()) use(trial, choice.hall)
  if (choice.ploughs) movePloughs(trial)
  gather(trial)
  makeWhatFits(trial)
  serveAll(trial)
  makeWhatFits(trial)
  if (takes(choice.hall) && hallHasRoom()) use(trial, choice.hall)
  if (offered(trial).includes('meet')) use(trial, 'meet')
  if (trial.turn.used.length === 0) return null
  const banners = trial.steps.filter((step) => !/^(pay|tile|slot):|>field/.test(step))
  return outcomeOf(t, trial.t, seat, banners.join('+'), trial.steps, false)
}

/** The choices worth trying: nothing that costs, everything, each thing alone, everything but one, each alternative. */
function choicesFor(t: State, seat: Seat, value: number): Choice[] {
  const p = playerOf(t, seat)
  const options = optionsAwake(t, seat, value)
  const of = (verb: string) => options.filter((option) => option === verb || option.startsWith(`${verb}:`))
  const [schools, halls] = [of('school'), of('hall')]
  const makes = of('make').filter((option) => timeOf(t, option) > 0)
  const none: Choice = { school: null, hall: null, makes: [], serve: { who: 'all' }, tile: 'tile:stay', ploughs: true }
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
  for (const customer of of('serve')) {
    for (const who of ['first', 'only'] as const) {
      choices.push({ ...best, serve: { who, customer } }, { ...none, serve: { who, customer } })
    }
  }
  choices.push({ ...best, serve: nobody })
  if (options.includes('meet')) choices.push(...tileChoices(p, best), ...tileChoices(p, { ...none, serve: nobody }))
  return choices
}

const nobody: Serving = { who: 'nobody' }

function tileChoices(p: Player, choice: Choice): Choice[] {
  return tilePlaces(p, []).map((place) => ({ ...choice, tile: `tile:${place}` }))
}

/** The banners that could be used now or after a child has woken an area. */
function optionsAwake(t: State, seat: Seat, value: number): string[] {
  const { t: trial, turn } = whiteTryout(t, seat, value)
  const now = whiteOptions(trial, turn).map(optionId)
  const grown = now.filter((option) => option.includes('>'))
  const all = new Set(now)
  for (const villager of VILLAGERS) {
    if (!grown.some((option) => option.endsWith(villager))) continue
    playerOf(trial, seat).villagers[villager] = true
    for (const option of whiteOptions(trial, turn)) all.add(optionId(option))
    playerOf(trial, seat).villagers[villager] = false
  }
  return [...all].filter((option) => !option.startsWith('school:') || now.includes(option))
}

/** The child's move that lets most other banners be used; without any, growing up before moving on. */
function bestSchool(t: State, seat: Seat, value: number, schools: readonly string[]): string | null {
  const worth = (option: string) => {
    const { t: trial, turn } = whiteTryout(t, seat, value)
    runFlow(activateWhite(trial, turn, whiteNamed(option)), () => [0])
    return whiteOptions(trial, turn).length + (option.startsWith('school:right>') ? 0.5 : 0)
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
  const beaten = (at: number) => {
    const mine = measured[at] as (typeof measured)[number]
    return measured.some((other, place) => {
      if (place === at || other.same !== mine.same) return false
      const isNoWorse = other.numbers.every((number, dimension) => number >= (mine.numbers[dimension] as number))
      const isEqual = other.numbers.every((number, dimension) => number === mine.numbers[dimension])
      return isNoWorse && (!isEqual || place < at)
    })
  }
  return measured.filter((_, at) => !beaten(at)).map(({ outcome }) => outcome)
}

/** The sensible ways to use the own white banners with this value. */
export function whiteOutcomes(t: State, seat: Seat, value: number): Outcome[] {
  const outcomes = choicesFor(t, seat, value).flatMap((choice) => carryOut(t, seat, value, choice) ?? [])
  return undominated(outcomes, seat)
}
