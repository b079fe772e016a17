import {
  type Answer,
  begin,
  type News,
  newsFor,
  position,
  type RecordedScene,
  type Saved,
  type Seat,
  untilAsked,
} from '#kernel'
import type { Database, Row } from '#store'
import { effective, entriesOf, knownContent, parse } from './load.ts'
import { consequenceOf } from './settle.ts'
import { answersOf, digestOf, type Table } from './table.ts'
import type { PlayData } from './words.ts'

export interface Difference {
  readonly entry: number
  readonly what: string
}

/** A scene, and for each answer who gave it himself: null where a bot, a clock or an order did. */
interface WalkedScene extends RecordedScene {
  readonly givers: readonly (string | null)[]
}

/** The state that an entry led to. */
interface Landing {
  readonly entry: number
  readonly saved: Saved
}

export interface Walk {
  readonly scenes: WalkedScene[]
  readonly landings: readonly Landing[]
  readonly saved: Saved
  readonly answers: readonly Answer[]
  readonly difference: Difference | null
}

function firstState(table: Table): Saved {
  const content = knownContent(table.content)
  const { seed, plan, places, game } = table
  return untilAsked(game, begin(game, { seats: places.length, options: plan.options, seed, content })).saved
}

export function beginOf(entries: readonly Row<'entries'>[]): Row<'entries'> | undefined {
  return entries.find(({ kind }) => kind === 'begin')
}

/** Plays the entries again from the seed, as far as they agree with what was written. */
export function walk(table: Table, entries: readonly Row<'entries'>[]): Walk {
  const { game } = table
  const scenes: WalkedScene[] = []
  let saved = firstState(table)
  const landings: Landing[] = [{ entry: beginOf(entries)?.number ?? 0, saved }]
  let answers: Answer[] = []
  let givers: (string | null)[] = []
  const stop = (entry: number, what: string): Walk => ({
    scenes,
    landings,
    saved,
    answers,
    difference: { entry, what },
  })
  for (const entry of effective(entries)) {
    if (entry.kind !== 'play' || entry.seat === null) continue
    const data = parse<PlayData>(table.id, 'an entry', entry.data)
    const next = [...answers, ...answersOf(entry.seat, data.picks)]
    const before = position(game, saved, answers)
    const here = position(game, saved, next)
    if (here.refusal !== null) return stop(entry.number, `refused: ${here.refusal.refused}`)
    const { news, onward } = consequenceOf(game, before, here)
    if (JSON.stringify(news) !== entry.news) return stop(entry.number, 'other news')
    answers = next
    const giver = entry.by === 'player' ? entry.person : null
    givers = [...givers, ...data.picks.map(() => giver)]
    if (onward === null) continue
    scenes.push({ saved, answers, givers })
    saved = onward
    landings.push({ entry: entry.number, saved })
    answers = []
    givers = []
    if (data.digest !== digestOf(saved)) return stop(entry.number, 'another state')
  }
  return { scenes, landings, saved, answers, difference: null }
}

/** A turn as it was played: where it began, and what its seat answered. */
export interface RecordedTurn {
  readonly saved: Saved
  /** What the others answered to questions that came to all at once. */
  readonly sealed: readonly Answer[]
  /** Among the seat's own turns, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly picks: readonly (readonly string[])[]
}

/**
 * The turns of a seat that somebody played himself, from beginning to end. A scene is a turn of every seat that it asks
 * first; who is asked later is asked something in another's turn.
 */
export async function turnsOf(db: Database, table: Table, person: string, seat: Seat): Promise<RecordedTurn[]> {
  const { scenes } = walk(table, await entriesOf(db, table))
  return scenes
    .filter(({ saved }) => firstAsked(table, saved).includes(seat))
    .map((scene, at) => ({ scene, number: at + 1 }))
    .filter(({ scene }) => isPlayedBy(scene, seat, person))
    .map(({ scene, number }) => turnIn(table, scene, seat, number))
}

function firstAsked({ game }: Table, saved: Saved): Seat[] {
  return position(game, saved, []).asks.map(({ seat }) => seat)
}

function isPlayedBy({ answers, givers }: WalkedScene, seat: Seat, person: string): boolean {
  return answers.every((answer, at) => answer.seat !== seat || givers[at] === person)
}

function turnIn(table: Table, { saved, answers }: WalkedScene, seat: Seat, number: number): RecordedTurn {
  const others = firstAsked(table, saved).filter((one) => one !== seat)
  const sealed = others.flatMap((other) => answers.find((answer) => answer.seat === other) ?? [])
  const picks = answers.filter((answer) => answer.seat === seat).map((answer) => answer.picks)
  return { saved, sealed, number, seat, picks }
}

/** A turn as everybody saw it: who took it, what was told, and how the table stood then. */
export interface Moment {
  readonly seat: Seat | null
  readonly news: readonly News[]
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly view: any
}

/** The game turn by turn; the first moment is how it began. */
export async function momentsOf(db: Database, table: Table): Promise<Moment[]> {
  const entries = await entriesOf(db, table)
  const { scenes, saved } = walk(table, entries)
  const states = [...scenes.map((scene) => scene.saved.state), saved.state]
  const views = states.map((state) => table.game.view(state, null))
  const moments: Moment[] = [{ seat: null, news: [], view: views[0] }]
  let news: News[] = []
  for (const { kind, seat, data, news: told } of effective(entries)) {
    if (kind !== 'play') continue
    news = [...news, ...newsFor(parse<News[]>(table.id, 'news', told), null)]
    if (parse<PlayData>(table.id, 'an entry', data).digest === undefined) continue
    const view = views[moments.length]
    // Under rules that were mended the rest can no longer be shown.
    if (view === undefined) break
    moments.push({ seat, news, view })
    news = []
  }
  return moments
}

/** The round of what an onlooker sees. */
// biome-ignore lint/suspicious/noExplicitAny: every game has its own view
export type RoundOf = (view: any) => number

/** Everybody's totals at the end of each round so far. */
export async function historyOf(db: Database, table: Table, roundOf: RoundOf): Promise<number[][]> {
  const { scenes, saved } = walk(table, await entriesOf(db, table))
  const rounds = new Map<number, number[]>()
  for (const state of [...scenes.map((scene) => scene.saved.state), saved.state]) {
    const view = table.game.view(state, null)
    const points: readonly Record<string, number>[] = table.game.forecast(view)
    const totals = points.map((one) => Object.values(one).reduce((sum, more) => sum + more, 0))
    rounds.set(roundOf(view), totals)
  }
  return [...rounds.values()]
}
