import type { ScreenContext } from '#discord/app/screen'
import { presentationFor } from '#discord/app/shown-game'
import { type Act, actsOf } from '#discord/app/told-lines'
import type { Told } from '#presentation/presentation'
import { isDenial, type LogLine, type Outcome, type Walkthrough } from '#tables'
import type { Motion } from './declarations.ts'

/** The game after one act, as it can be walked to. */
export interface WalkMoment {
  /** The last entry of the act. */
  readonly entry: number
  /** The number the act is told by; 0 for the beginning. */
  readonly move: number
  readonly round: number
  readonly at: number
  readonly told: Told
}

/** A game with all its moments, as somebody may know it. */
export interface WalkedGame {
  readonly moments: readonly WalkMoment[]
  readonly log: readonly LogLine[]
  /** Those that were taken back among them. */
  readonly acts: readonly Act[]
  readonly viewAfter: Walkthrough['viewAfter']
}

/** Walks through a game with somebody's eyes, or with everybody's (null). */
export async function walkedGame(
  { app, look }: Pick<ScreenContext, 'app' | 'look'>,
  eyes: string | null,
): Promise<Outcome<WalkedGame>> {
  const walkthrough = await app.tables.records.walkthrough(look.id, eyes, presentationFor(look).progress.roundOf)
  if (isDenial(walkthrough)) return walkthrough
  const { log, roundAfter, viewAfter } = walkthrough
  const acts = actsOf(log, look)
  const moments = acts.flatMap(({ told, entry, move, at, isVoid }): WalkMoment[] =>
    // An act belongs to the round in which it was done, even if it brought about the next one.
    isVoid ? [] : [{ entry, move: move ?? 0, round: roundAfter(move === null ? entry : entry - 1), at, told }],
  )
  const all = moments[0]?.move === 0 ? moments : [beginning(walkthrough), ...moments]
  return { moments: all, log, acts, viewAfter }
}

/** The beginning of a game that had nothing to tell of it. */
function beginning({ log, roundAfter }: Walkthrough): WalkMoment {
  const { number, at } = log.find(({ kind }) => kind === 'begin') ?? { number: 0, at: 0 }
  return { entry: number, move: 0, round: roundAfter(number), at, told: { seat: null, by: 'table', news: [] } }
}

/** The place of the moment to which an entry led, or of the last one before it. */
export function placeOfEntry(moments: readonly WalkMoment[], entry: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.entry <= entry),
  )
}

/** The place a motion leads to from another: always one that is there. */
export function moved(moments: readonly WalkMoment[], from: number, motion: Motion): number {
  const last = moments.length - 1
  const roundAt = (place: number) => moments[place]?.round
  const firstOf = (place: number) => moments.findIndex(({ round }) => round === roundAt(place))
  const targets: Readonly<Record<Motion, () => number>> = {
    stay: () => from,
    first: () => 0,
    // At the first moment of a round it leads to that of the round before.
    roundBack: () => firstOf(firstOf(from) < from ? from : from - 1),
    back: () => from - 1,
    on: () => from + 1,
    roundOn: () => moments.findIndex(({ round }, place) => place > from && round !== roundAt(from)),
    last: () => last,
  }
  const target = targets[motion]()
  return motion === 'roundOn' && target < 0 ? last : Math.min(last, Math.max(0, target))
}

/** The first moment of each round, with the one that was before all. */
export function roundStarts(moments: readonly WalkMoment[]): WalkMoment[] {
  return moments.filter(({ round }, place) => place > 0 && round !== (moments[place - 1] as WalkMoment).round)
}
