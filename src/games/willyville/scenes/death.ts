import { chooseSealed, type Flow, rollDie, type Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { optionId, type QuestionKind } from '../options.ts'
import { emptyPlacesOf } from '../rules/banners.ts'
import { bySeats, coffinsOf, type Player, playerOf, type State, seatsOf, type Turn } from '../state.ts'
import { VILLAGERS, type Villager } from '../words.ts'
import { chooseBy } from './asking.ts'
import { isLastRound } from './round.ts'
import { addStory, chooseStep, named } from './steps.ts'

/** W-DEATH: choose, bury, hire a labourer if nobody is left, and let the rat run. */
export function* buryOne(t: State, turn: Turn): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const wasLast = isLastRound(t)
  p.death = false
  const present = () =>
    named(VILLAGERS.filter((villager) => p.villagers[villager]).map((villager) => ({ kind: 'die', villager }) as const))
  const { villager } = yield* chooseStep(t, turn, 'die', present)
  bury(t, seat, villager)
  if (emptyPlacesOf(p).length === VILLAGERS.length) yield* hireLabourer(t, seat)
  if (!wasLast && isLastRound(t)) t.news.push({ kind: 'lastRound', coffins: coffinsOf(t) })
  yield* runRat(t)
}

/** W-DEATH-1: into the chronicle, the better space first, or else into the next anonymous grave. */
function bury(t: State, seat: Seat, villager: Villager): void {
  playerOf(t, seat).villagers[villager] = false
  const coffins = t.chronicle[villager]
  const points = t.setup.content.constants.chronicle.perProfession[coffins.length]
  if (points === undefined) {
    t.graves.push({ seat, villager })
    t.news.push({ kind: 'buried', seat, villager, where: 'grave', number: t.graves.length })
    return
  }
  coffins.push(seat)
  t.news.push({ kind: 'buried', seat, villager, where: 'chronicle', number: coffins.length })
  if (points > 0) addStory(t, seat, points)
}

/** W-DEATH-3: at once, before the rat is rolled. */
function* hireLabourer(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  const villager = yield* chooseBy(seat, 'labourer', VILLAGERS, (hired) => ({ kind: 'labourer', villager: hired }))
  p.labourers++
  p.villagers[villager] = true
  t.news.push({ kind: 'labourerHired', seat, villager })
}

/** W-DEATH-2: the rat stops at the plague. */
function* runRat(t: State): Flow {
  const die = rollDie(t.luck)
  t.rat = Math.max(0, t.rat - die)
  t.news.push({ kind: 'ratRan', die, toGo: t.rat })
  if (t.rat > 0) return
  yield* strikePlague(t)
  t.rat = bySeats(t, t.setup.content.constants.ratDistance)
}

export function lossOf(p: Player): number {
  return Math.floor(p.tree / 2)
}

function canHeal(t: State, p: Player): boolean {
  const slots = contentIndexOf(t).church.healing.slots ?? 0
  return p.church === 'healing' && p.villagers.abbot && p.healed < slots && lossOf(p) > 0
}

const PLAGUE: QuestionKind = 'plague'
const FATES = ['heal', 'suffer'] as const

/** Everybody loses half of the tree, rounded down; W-CHURCH-1: owners of the healing church are asked together. */
function* strikePlague(t: State): Flow {
  t.news.push({ kind: 'plagueStruck' })
  const healers = seatsOf(t).filter((seat) => canHeal(t, playerOf(t, seat)))
  const answers = yield* chooseSealed(
    healers.map((seat) => ({
      seat,
      about: PLAGUE,
      list: FATES,
      idOf: (kind: 'heal' | 'suffer') => optionId({ kind }),
    })),
  )
  const healed = healers.filter((_, index) => answers[index]?.[0] === 'heal')
  for (const seat of seatsOf(t)) {
    const p = playerOf(t, seat)
    if (healed.includes(seat)) {
      p.healed++
      t.news.push({ kind: 'healed', seat, left: (contentIndexOf(t).church.healing.slots ?? 0) - p.healed })
      continue
    }
    const points = lossOf(p)
    p.tree -= points
    if (points > 0) t.news.push({ kind: 'storiesLost', seat, points, left: p.tree })
  }
}
