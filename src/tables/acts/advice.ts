import { type News, newsFor, type Seat } from '#kernel'
import type { Because, Idea } from '#players/insight'
import type { Question, Think } from '#players/thinker'
import type { Picks } from '../checks.ts'
import type { RecordedTurn } from '../records.ts'
import { placeOf, positionOf, positionWith, type Table, upToReveal } from '../table.ts'
import { isNo, no, type Outcome } from '../words.ts'
import { questionFor } from './bot.ts'
import { playing } from './play.ts'

/** What a master would do. */
export interface Advice {
  /** Up to what comes to light first. */
  readonly picks: Picks
  /** What these picks would tell, up to what comes to light. */
  readonly news: readonly News[]
  /** By how many points one would be ahead. */
  readonly lead: number
  readonly because: readonly Because[]
}

const IDEAS = 3

/** How hard a master thinks before he advises. */
export type Effort = 'usual' | 'strong'

const EFFORTS: Readonly<Record<Effort, Pick<Question, 'turns' | 'patience'>>> = {
  usual: {},
  strong: { turns: 4000, patience: 5000 },
}

export interface Asking {
  readonly think: Think
  readonly seed: string
  readonly effort: Effort
  readonly stop?: AbortSignal | undefined
}

function adviceFrom(table: Table, seat: Seat, { line, lead, because = [] }: Idea): Advice {
  const picks = upToReveal(table, seat, line)
  const here = positionWith(table, seat, picks)
  const shown = here.finalUpTo > table.answers.length ? positionWith(table, seat, picks.slice(0, -1)) : here
  const news = newsFor(shown.news.slice(positionOf(table).news.length), seat)
  return { picks, news, lead, because }
}

/** The master's favourite ideas for somebody who is asked. */
export async function adviseOn(table: Table, person: string, asking: Asking): Promise<Outcome<Advice[]>> {
  const { think, seed, effort, stop } = asking
  const place = playing(table, person)
  if (isNo(place)) return place
  const question = questionFor(table, place.seat, seed)
  if (question === null) return no('not-asked', { seat: place.seat })
  const ideas = await think({ ...question, ...EFFORTS[effort], level: 'master', reasons: IDEAS }, stop)
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
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly view: any
  /** Points by which the master expects to be farther ahead. */
  readonly difference: number
}

const LESSONS = 2
/** A review looks at many turns, so each is thought about less than a turn at the table. */
const TURNS_A_LESSON = 120

async function lessonOf(table: Table, turn: RecordedTurn, think: Think, seed: string): Promise<Lesson | null> {
  const { game } = table
  const { saved, seat, picks, number } = turn
  const ideas = await think({
    ...{ game, saved, answers: [], seat, level: 'master', seed, turns: TURNS_A_LESSON },
    also: [picks],
  })
  const [best] = ideas
  const played = ideas.find(({ line }) => isSame(line, picks))
  if (best === undefined || played === undefined || isSame(best.line, picks)) return null
  const then = { ...table, saved, answers: [] }
  const better = upToReveal(then, seat, best.line)
  const newsOf = (some: Picks) => newsFor(positionWith(then, seat, some).news, seat)
  return {
    ...{ turn: number, played: picks, better, view: game.view(saved.state, seat) },
    ...{ playedNews: newsOf(picks), betterNews: newsOf(better), difference: best.lead - played.lead },
  }
}

function isSame(one: Picks, other: Picks): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The turns in which the master would have done most differently, the costliest first. */
export async function reviewFor(
  table: Table,
  turns: readonly RecordedTurn[],
  think: Think,
  seed: string,
): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  // One after the other: each has its own patience.
  for (const turn of turns) {
    const lesson = await lessonOf(table, turn, think, seed)
    if (lesson !== null && lesson.difference > 0) lessons.push(lesson)
  }
  return lessons.sort((a, b) => b.difference - a.difference).slice(0, LESSONS)
}

/** The seat of somebody who has played a game to its end. */
export function seatOfPlayer(table: Table, person: string): Outcome<Seat> {
  if (table.phase !== 'over') return no('not-over')
  return placeOf(table, person)?.seat ?? no('not-seated')
}
