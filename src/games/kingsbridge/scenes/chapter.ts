import { below, type Flow, itemAt, type Range, type Seat, shuffle } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { idOf, type OptionOf } from '../options.ts'
import { doublingOf, isLastChapter, lossOf } from '../rules/duties.ts'
import { layings } from '../rules/piles.ts'
import { isFinished, openProjects } from '../rules/projects.ts'
import { cardsOf, type Project, playerOf, type State, seatsOf, turnOrder } from '../state.ts'
import { byDuty, DUTIES, type Duty, MATERIALS } from '../words.ts'
import { finishProject } from './build.ts'
import { bringProject } from './effects.ts'
import { discard, layUnused } from './piles.ts'
import { passShield } from './round.ts'
import { askTogether, asScreened, giveUp, loseVp, pay } from './steps.ts'

/** K-SETUP-4, K-PILE-4: the events of the chapter, and all own cards in hand. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* startChapter(t: State): Flow<string> {
  t.chapter++
  t.round = 0
  t.turned = []
  const all = contentIndexOf(t).chapters[t.chapter] ?? []
  t.deck = shuffle(t.luck, all.slice()).slice(0, t.setup.content.constants.eventsDrawnPerChapter.value)
  for (const p of t.players) {
    p.hand = cardsOf(t).slice()
    p.open = []
    p.discards = []
  }
  t.news.push({ kind: 'chapterBegan', chapter: t.chapter, first: t.shield })
  return t.chapter > 1 ? 'penance' : 'turnUp'
}

/** K-PENALTY-1: a hand card drawn at random is discarded. */
export function* doPenance(t: State): Flow<string> {
  for (const seat of turnOrder(t)) {
    const { hand, penalties } = playerOf(t, seat)
    if (!penalties.includes('penance')) continue
    discard(t, seat, itemAt(hand, below(t.luck, hand.length)), true)
  }
  t.asked = turnOrder(t).filter((seat) => playerOf(t, seat).penalties.includes('court'))
  return 'court'
}

/** K-PENALTY-2: the cards of round 1 are laid unused. */
export function* standInCourt(t: State): Flow<string> {
  const answers = yield* askTogether(t, (seat) => ({
    about: 'court',
    list: layings(t, playerOf(t, seat)),
    idOf,
  }))
  for (const [seat, [laid]] of answers) if (laid !== undefined) layUnused(t, seat, laid)
  return 'turnUp'
}

/** K-END-1: each project grows by one material from the stock, on stone first. */
export function* grow(t: State): Flow<string> {
  t.news.push({ kind: 'chapterEnded', chapter: t.chapter })
  for (const project of openProjects(t)) yield* growOne(t, project)
  return 'duties'
}

function* growOne(t: State, project: Project): Flow {
  const { fields } = contentIndexOf(t).project[project.id]
  const material = MATERIALS.find((kind) => project[kind] < fields[kind] && t.stock[kind] > 0)
  if (material === undefined) return
  t.stock[material]--
  project[material]++
  const grown = { stone: 0, wood: 0, [material]: 1 }
  t.news.push({ kind: 'projectGrew', project: project.id, ...grown })
  if (isFinished(t, project)) yield* finishProject(t, project)
}

/** K-END-2 to 4: covers and events go; everybody gives what is owed as far as they can. */
export function* settleDuties(t: State): Flow<string> {
  const { duties, taxDie } = t.setup.content
  t.covered = []
  t.allowed = null
  t.isClothCovered = false
  t.edge = []
  t.missing = seatsOf(t).map(() => byDuty(() => 0))
  for (const duty of DUTIES) {
    const { amount } = duties[duty]
    const isTax = amount === 'taxDie'
    const owed = isTax ? itemAt(taxDie.faces, below(t.luck, taxDie.faces.length)) : amount
    if (isTax) t.news.push({ kind: 'taxRolled', die: owed })
    for (const seat of turnOrder(t)) giveDuty(t, seat, duty, owed)
  }
  t.asked = turnOrder(t).filter((seat) => isToProtect(t, seat))
  return 'protect'
}

function giveDuty(t: State, seat: Seat, duty: Duty, owed: number): void {
  const count = giveUp(t, seat, { [duty]: owed }, 'duty')
  if (count === 0) return
  itemAt(t.missing, seat)[duty] = count
  t.news.push({ kind: 'dutyMissed', seat, duty, count })
  loseVp(t, seat, lossFor(t, seat, duty), 'duty')
}

function missingFor(t: State, seat: Seat, duty: Duty): number {
  return t.missing[seat]?.[duty] ?? 0
}

function lossFor(t: State, seat: Seat, duty: Duty): number {
  return lossOf(t, duty, missingFor(t, seat, duty))
}

/** The duties a seat can be protected from: court, penance, begging; at the end of the game the largest loss first. */
function missed(t: State, seat: Seat): Duty[] {
  const order: Duty[] = ['money', 'piety', 'grain']
  const missing = order.filter((duty) => missingFor(t, seat, duty) > 0)
  return isLastChapter(t) ? missing.sort((a, b) => lossFor(t, seat, b) - lossFor(t, seat, a)) : missing
}

function mostProtected(t: State, seat: Seat): number {
  const { loyalty } = t.setup.content.duties.protection
  return Math.min(missed(t, seat).length, Math.floor(playerOf(t, seat).goods.loyalty / loyalty))
}

/** K-SECRET-5: what was missing all have seen, not who has loyalty. */
function isToProtect(t: State, seat: Seat): boolean {
  return t.keepsSilent ? missed(t, seat).length > 0 : mostProtected(t, seat) > 0
}

type Protected = OptionOf<'protect'>

function protectOption(duty: Duty | null): Protected {
  return { kind: 'protect', duty }
}

/** As many as there is loyalty for; without loyalty the penalties can only come. */
function protection(t: State, seat: Seat): { list: readonly Protected[]; range: Range } {
  const max = mostProtected(t, seat)
  if (max === 0) return { list: [protectOption(null)], range: { min: 1, max: 1 } }
  return { list: missed(t, seat).map(protectOption), range: { min: 0, max } }
}

/** K-DUTY-2, K-DUTY-3: loyalty averts penalties, or at the end of the game their doubling. */
export function* protect(t: State): Flow<string | null> {
  const answers = yield* askTogether(t, (seat) => ({
    about: 'protect',
    idOf,
    ...protection(t, seat),
    manner: asScreened(t),
  }))
  for (const seat of turnOrder(t)) {
    for (const duty of missed(t, seat)) {
      if (answers.get(seat)?.some((averted) => averted.duty === duty)) shield(t, seat, duty)
      else punish(t, seat, duty)
    }
  }
  t.missing = []
  return isLastChapter(t) ? endGame(t) : endChapter(t)
}

function shield(t: State, seat: Seat, duty: Duty): void {
  t.news.push({ kind: 'protected', seat, duty })
  pay(t, seat, t.setup.content.duties.protection, 'protection')
}

function punish(t: State, seat: Seat, duty: Duty): void {
  if (isLastChapter(t)) {
    loseVp(t, seat, doublingOf(t, duty, missingFor(t, seat, duty)), 'duty')
    return
  }
  const { penalty } = t.setup.content.duties[duty]
  playerOf(t, seat).penalties.push(penalty)
  t.news.push({ kind: 'penaltyComes', seat, penalty })
}

const PLAGUE_AFTER = 2

/** K-END-5 to 7: the shield passes once more; after chapter II the tower and the plague come. */
function endChapter(t: State): string {
  passShield(t)
  if (t.chapter === PLAGUE_AFTER) {
    for (const { id, enters } of t.setup.content.projects) if (enters === 'afterChapter2') bringProject(t, id)
    t.tiles = shuffle(t.luck, t.setup.content.plague.tiles.values.slice())
    t.isSick = t.tiles.map(() => false)
    t.news.push({ kind: 'plagueCame' })
  }
  return 'startChapter'
}

/** K-SCORE, K-SECRET-4: all goods are public now. */
function endGame(t: State): null {
  t.isOver = true
  t.news.push({ kind: 'gameEnded' })
  return null
}
