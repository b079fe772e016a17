import { createHash } from 'node:crypto'
import type { Idea, Reason } from '#bots/insight'
import type { Think, ThinkRequest } from '#bots/levels'
import { type News, newsFor, type Seat } from '#kernel'
import type { Picks } from '../model/checks.ts'
import { answersOf, fitting, placeOf, positionOf, positionWith, type Table, upToReveal } from '../model/table.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'
import type { RecordedTurn } from '../read/records.ts'
import { questionFor } from './bot.ts'
import { playing } from './play.ts'

/** A master's idea of the turn. */
export interface Advice {
  /** Up to what comes to light first. */
  readonly picks: Picks
  /** The news of these picks, up to what comes to light. */
  readonly news: readonly News[]
  /** By how many points one would be ahead. */
  readonly lead: number
  readonly because: readonly Reason[]
}

/** The best ideas, enough for two that are different plans to be among them. */
const IDEAS = 6

/** The effort a master spends before advising. */
export type Effort = 'usual' | 'strong'

const EFFORTS: Readonly<Record<Effort, Pick<ThinkRequest, 'turns' | 'patience'>>> = {
  usual: {},
  strong: { turns: 4000, patience: 5000 },
}

/** From what everybody may know, so that nothing hidden is told by it and the same question has the same answer. */
function seedFor({ commitment }: Table, ...about: readonly (string | number)[]): string {
  return createHash('sha256')
    .update([commitment, ...about].join(' '))
    .digest('hex')
}

export interface Asking {
  readonly think: Think
  readonly effort: Effort
  readonly stop?: AbortSignal | undefined
}

function adviceFrom(table: Table, seat: Seat, { line, lead, because = [] }: Idea): Advice {
  const picks = upToReveal(table, seat, line)
  const current = positionWith(table, seat, picks)
  const shown = current.finalUpTo > table.answers.length ? positionWith(table, seat, picks.slice(0, -1)) : current
  const news = newsFor(shown.news.slice(positionOf(table).news.length), seat)
  return { picks, news, lead, because }
}

/** The master's favourite ideas for somebody who is asked. */
export async function adviseOn(table: Table, person: string, asking: Asking): Promise<Outcome<Advice[]>> {
  const { think, effort, stop } = asking
  const place = playing(table, person)
  if (isDenial(place)) return place
  const question = questionFor(table, place.seat, seedFor(table, 'advice', table.entry, place.seat))
  if (question === null) return deny('not-asked', { seat: place.seat })
  const ideas = await think({ ...question, ...EFFORTS[effort], level: 'master', breadth: 'all', reasons: IDEAS }, stop)
  return ideas.slice(0, IDEAS).map((idea) => adviceFrom(table, place.seat, idea))
}

/** A turn that a master would have played otherwise. */
export interface Lesson {
  /** The number of the turn among the seat's own, from 1. */
  readonly turn: number
  readonly played: Picks
  readonly better: Picks
  /** Both as they are told, and what an onlooker saw before. */
  readonly playedNews: readonly News[]
  readonly betterNews: readonly News[]
  readonly view: unknown
  /** Points by which the master expects to be farther ahead. */
  readonly difference: number
}

const LESSONS = 2
/** A review looks at many turns, so each is thought about less than a turn at the table. */
const TURNS_A_LESSON = 120

/** A line of the master's with all that it would play after it, until the turn is over or another is asked. */
async function wholeTurn(then: Table, question: ThinkRequest, line: Picks, think: Think): Promise<Picks> {
  const { seat } = question
  const current = { ...then }
  let next: Picks = line
  for (;;) {
    const more = upToReveal(current, seat, fitting(current, seat, next))
    current.answers = [...current.answers, ...answersOf(seat, more)]
    const isAsked = positionOf(current).questions.some((ask) => ask.seat === seat)
    if (more.length === 0 || !isAsked) return current.answers.slice(then.answers.length).map(({ picks }) => picks)
    next = (await think({ ...question, answers: current.answers }))[0]?.line ?? []
  }
}

function leadIn(ideas: readonly Idea[], picks: Picks): number | undefined {
  return ideas.find(({ line }) => isSame(line, picks))?.lead
}

async function lessonOf(table: Table, turn: RecordedTurn, think: Think): Promise<Lesson | null> {
  const { game } = table
  const { saved, sealed, seat, number } = turn
  const then = { ...table, saved, answers: [...sealed] }
  const about = { game, saved, answers: sealed, seat, seed: seedFor(table, 'review', number, seat) }
  const question: ThinkRequest = { ...about, level: 'master', turns: TURNS_A_LESSON }
  const played = fitting(then, seat, turn.picks)
  const ideas = await think({ ...question, also: [played] })
  const [best] = ideas
  if (best === undefined || isSame(best.line, played)) return null
  const better = await wholeTurn(then, question, best.line, think)
  const newsOf = (picks: Picks) => newsFor(positionWith(then, seat, picks).news, seat)
  const [playedNews, betterNews] = [newsOf(played), newsOf(better)]
  if (JSON.stringify(playedNews) === JSON.stringify(betterNews)) return null
  // Only whole turns can be compared with whole turns.
  const isWhole = isSame(best.line, better)
  const compared = isWhole ? ideas : await think({ ...question, also: [played, better] })
  const [playedLead, betterLead] = [leadIn(compared, played), leadIn(compared, better)]
  if (playedLead === undefined || betterLead === undefined) return null
  const view = game.view(saved.state, seat)
  return { turn: number, played, better, view, playedNews, betterNews, difference: betterLead - playedLead }
}

function isSame(one: Picks, other: Picks): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The turns in which the master would have done most differently, the costliest first. */
export async function reviewFor(table: Table, turns: readonly RecordedTurn[], think: Think): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  // One after the other: each has its own patience.
  for (const turn of turns) {
    const lesson = await lessonOf(table, turn, think)
    if (lesson !== null && lesson.difference > 0) lessons.push(lesson)
  }
  return lessons.sort((a, b) => b.difference - a.difference).slice(0, LESSONS)
}

/** The seat of somebody who has played a game to its end. */
export function seatOfPlayer(table: Table, person: string): Outcome<Seat> {
  if (table.phase !== 'over') return deny('not-over')
  return placeOf(table, person)?.seat ?? deny('not-seated')
}
