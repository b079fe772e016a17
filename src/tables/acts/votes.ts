import type { Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import { ALLOWANCES } from '../flow/clock.ts'
import { humans, isOn, placeOf } from '../model/table.ts'
import { deny, isDenial, type Outcome, type Speed, type Vote } from '../model/vocabulary.ts'
import { askAgain, askedNoMore } from './repeated-requests.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The time a vote waits, by the pace of the game. */
const PATIENCE = { live: 10 * MINUTE, day: 2 * DAY, three: 4 * DAY, none: 7 * DAY }

/** S17: going back is worth waiting for no longer than a turn. */
function patienceOf(speed: Speed, kind: Vote['kind']): number {
  return kind === 'rewind' ? (ALLOWANCES[speed]?.turn ?? DAY) : PATIENCE[speed]
}

/** Opens a vote of the seats that are asked; one of a kind at a time. */
export function openVote(
  change: Change,
  by: Seat,
  kind: Vote['kind'],
  asked: readonly Seat[],
  data: Vote['data'] = {},
): Outcome<{ vote: number }> {
  const { table } = change
  if (table.votes.some((vote) => vote.kind === kind)) return deny('vote-open')
  const again = askAgain(change, `vote-${kind}`, by)
  if (isDenial(again)) return again
  // The words said about it stand there only as long as it is asked.
  const { why: _, ...kept } = data
  change.enter({ kind: 'ask', seat: by, by: 'player', data: { kind, ...kept } })
  const number = table.entry
  const expires = change.now + patienceOf(table.speed, kind)
  change.setVote({ number, kind, by, data, expires, answers: Object.fromEntries(asked.map((seat) => [seat, null])) })
  change.setTimer({ kind: 'vote', vote: number }, expires)
  change.post('vote', { vote: number, kind, by, asked, ...(again.quietly && again) })
  return { vote: number }
}

/** All others who play and would be affected. */
export function othersThan(change: Change, seat: Seat): Seat[] {
  return humans(change.table)
    .map((place) => place.seat)
    .filter((other) => other !== seat)
}

export interface Voted {
  readonly vote: Vote
  /** Null while somebody has not answered. */
  readonly agreed: boolean | null
}

/** One no ends it; the last yes carries it, which `carryAgreed` does. */
export function answerVote(change: Change, person: string, number: number, yes: boolean): Outcome<Voted> {
  const { table } = change
  if (!isOn(table)) return deny('over')
  const vote = table.votes.find((open) => open.number === number)
  if (vote === undefined) return deny('no-such-vote')
  const place = placeOf(table, person)
  if (place === undefined || !(place.seat in vote.answers)) return deny('no-vote-of-yours')
  if (vote.answers[place.seat] !== null) return deny('voted')
  vote.answers[place.seat] = yes
  change.enter({ kind: 'vote', seat: place.seat, person, by: 'player', data: { vote: number, yes } })
  const answers = Object.values(vote.answers)
  const agreed = answers.includes(false) ? false : answers.includes(null) ? null : true
  if (agreed === false) endVote(change, vote, 'refused', place.seat)
  else {
    change.setVote(vote)
    if (agreed === null) showVote(change, number)
  }
  return { vote, agreed }
}

function showVote(change: Change, vote: number): void {
  change.post('voted', { vote }, `vote-${vote}`)
}

type End = 'agreed' | 'refused' | 'expired' | 'withdrawn'

/** `who` has ended it; left out, whoever asked. */
export function endVote(change: Change, vote: Vote, how: End, who: Seat = vote.by): void {
  change.dropVote(vote.number)
  const { number, kind, by, data, answers } = vote
  if (how === 'agreed') askedNoMore(change, `vote-${kind}`, by)
  const to = data.to === undefined ? {} : { to: data.to }
  change.post('vote-ended', { vote: number, kind, by, how, who, ...to, answers })
}

/** Everything that was to be decided has been overtaken. */
export function endVotes(change: Change, isMeant: (vote: Vote) => boolean = () => true): void {
  for (const vote of change.table.votes.filter(isMeant)) endVote(change, vote, 'withdrawn')
}

/** Nobody waits for the answer of a seat that no person plays, and what it asked for it no longer wants. */
export function leaveVotes(change: Change, seat: Seat): void {
  endVotes(change, ({ by }) => by === seat)
  for (const vote of change.table.votes.filter(({ answers }) => seat in answers)) {
    const { [seat]: _, ...answers } = vote.answers
    change.setVote({ ...vote, answers })
    showVote(change, vote.number)
  }
}

export function withdrawVote(change: Change, person: string, number: number): Outcome<{ withdrawn: true }> {
  const vote = change.table.votes.find((open) => open.number === number)
  if (vote === undefined) return deny('no-such-vote')
  if (placeOf(change.table, person)?.seat !== vote.by) return deny('no-vote-of-yours')
  change.enter({ kind: 'withdraw', seat: vote.by, person, by: 'player', data: { vote: number } })
  endVote(change, vote, 'withdrawn')
  return { withdrawn: true }
}
