import type { Database } from '#store'
import type { Change } from '../engine/change.ts'
import { standingAt } from '../engine/table-loader.ts'
import type { Habits } from '../model/person-settings.ts'
import { placeAt } from '../model/table.ts'
import type { Vote } from '../model/vocabulary.ts'
import { goOn, stopAll } from './clocks.ts'
import { goBack } from './rewind.ts'
import { abandon } from './seats.ts'
import { endVote } from './votes.ts'

/** Does what all have agreed to, be it by the last yes or because who had not answered is no longer there. */
export async function carryAgreed(change: Change, db: Database, habits: Habits): Promise<void> {
  const { table } = change
  for (const { number } of [...table.votes]) {
    const vote = table.votes.find((open) => open.number === number)
    if (vote === undefined || !Object.values(vote.answers).every((answer) => answer === true)) continue
    await carry(change, db, vote, habits)
  }
}

async function carry(change: Change, db: Database, vote: Vote, habits: Habits): Promise<void> {
  const { table } = change
  if (vote.kind === 'rewind') {
    const to = vote.data.to as number
    const isNear = (await standingAt(db, table, to)) !== null
    endVote(change, vote, isNear ? 'agreed' : 'expired')
    if (isNear) await goBack(change, db, placeAt(table, vote.by), to, habits)
    return
  }
  endVote(change, vote, 'agreed')
  if (vote.kind === 'resume') {
    if (table.phase === 'paused') goOn(change, placeAt(table, vote.by), habits, true)
  } else if (vote.kind === 'abandon') abandon(change)
  else if (table.phase === 'playing') stopAll(change, true)
}
