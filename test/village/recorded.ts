import {
  begin,
  isMisread,
  type News,
  newsFor,
  position,
  type Question,
  readLine,
  type Saved,
  untilAsked,
} from '#kernel'
import type { Shown } from '#presentation/village/shown'
import { village } from '#village/game'
import type { State } from '#village/state'
import { recordNamed, recordNamesOf } from '../recorded-games.ts'

export const RECORDED: readonly string[] = recordNamesOf('village')

const NAMES = ['Birgit', 'Konstanze', 'André', 'Emma', 'Jörg']

/** A question of a recorded game, as the seat that is asked sees it. */
export interface RecordedAsk {
  readonly shown: Shown
  readonly ask: Question
}

/** What one line of a recorded game did, as a spectator sees it. */
export interface RecordedAct {
  readonly shown: Shown
  readonly seat: number
  readonly news: readonly News[]
}

export interface RecordedGame {
  readonly asks: readonly RecordedAsk[]
  readonly acts: readonly RecordedAct[]
}

function shownOf(state: State, seat: number | null): Shown {
  return { view: village.view(state, seat), seat, names: NAMES.slice(0, state.players.length) }
}

/** Every question and every line of a recorded game; each line ends its scene. */
export function recordedGame(name: string): RecordedGame {
  const record = recordNamed(name)
  const asks: RecordedAsk[] = []
  const acts: RecordedAct[] = []
  const tell = (state: State, news: readonly News[], seat: number) =>
    acts.push({ shown: shownOf(state, null), seat, news: newsFor(news, null) })
  const opened = untilAsked(village, begin(village, record))
  let saved = opened.saved as Saved<State>
  tell(saved.state, opened.news, 0)
  for (const line of record.lines) {
    const answers = readLine(village, saved, line)
    if (isMisread(answers)) throw new Error(`misread: ${line}`)
    for (const [index, { seat }] of answers.entries()) {
      const here = position<State>(village, saved, answers.slice(0, index))
      const asked = here.questions.filter((ask) => ask.seat === seat)
      asks.push(...asked.map((ask) => ({ shown: shownOf(here.now, seat), ask })))
    }
    const after = position<State>(village, saved, answers)
    if (after.done === null) throw new Error(`no end: ${line}`)
    tell(after.now, after.news, answers[0]?.seat ?? 0)
    const next = untilAsked(village, after.done)
    saved = next.saved as Saved<State>
    if (next.news.length > 0) tell(saved.state, next.news, 0)
  }
  return { asks, acts }
}
