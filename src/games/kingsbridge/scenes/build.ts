import { entriesOf, type Flow, goRound, reveal, type Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { mostLoyal } from '../rules/projects.ts'
import { type Project, type State, turnOrder } from '../state.ts'
import type { Good } from '../words.ts'
import { careAsDonor } from './care.ts'
import { gain, inStock } from './steps.ts'

/** K-BUILD-3: first the metal, then the donors' bonuses, then the seals go back. */
export function* finishProject(t: State, project: Project): Flow {
  const { metal, donor } = contentIndexOf(t).project[project.id]
  t.news.push({ kind: 'projectFinished', project: project.id })
  // Now it comes to light who is most loyal, and who knows enough to care.
  if (metal || donor.care) reveal(t.luck)
  if (metal) giveMetal(t)
  yield* rewardDonors(t, project)
  project.seals = []
}

/** K-TOWER-2: the most loyal; tied players gain less. */
function giveMetal(t: State): void {
  const { vp, tieVp } = t.setup.content.constants.metal
  const seats = mostLoyal(t)
  t.news.push({ kind: 'metalGiven', seats })
  for (const seat of seats) gain(t, seat, { vp: seats.length > 1 ? tieVp : vp }, 'metal')
}

/** K-DONOR-2, K-DONOR-3: the extra good only if the stock has it for all of them. */
function* rewardDonors(t: State, project: Project): Flow {
  const { vp, goods = {}, care } = contentIndexOf(t).project[project.id].donor
  const donors = turnOrder(t).filter((seat) => project.seals.includes(seat))
  const isEnough = entriesOf(goods).every(([good, count]) => {
    const needed = count * donors.length
    return inStock(t, good, needed) === needed
  })
  for (const seat of donors) gain(t, seat, isEnough ? { vp, goods } : { vp }, 'donor')
  if (!isEnough) for (const seat of donors) tellMissed(t, seat, goods)
  if (care) yield* goRound(donors, (seat) => careAsDonor(t, seat))
}

function tellMissed(t: State, seat: Seat, goods: Partial<Record<Good, number>>): void {
  for (const [good, count] of entriesOf(goods)) {
    t.news.push({ kind: 'missed', seat, cause: 'donor', good, count })
  }
}
