import type { AnyGame, Saved } from './game.ts'
import type { Question, Seat } from './question.ts'
import { type Answer, Run } from './run.ts'

/** The point where reading stopped: the answers that fit, the words that did not, and the question they were meant for. */
export interface Misread {
  readonly kept: readonly Answer[]
  readonly rest: string
  readonly ask: Question | null
}

const NOTHING = '-'

function shortOf(game: AnyGame, option: string, ask: Question): string {
  return game.shortOf?.(option, ask) ?? option
}

/** Answers of any seat but the one the scene asked first begin with `@` and the seat, counted from 1. */
function prefixOf(seat: Seat, main: Seat): string {
  return seat === main ? '' : `@${seat + 1}.`
}

function wordOf(game: AnyGame, ask: Question, picks: readonly string[], main: Seat): string {
  const words = picks.map((id) => shortOf(game, id, ask))
  return prefixOf(ask.seat, main) + (words.length === 0 ? NOTHING : words.join(','))
}

/** The option at the start of the text, and what is left of the text behind it. */
function optionAt(game: AnyGame, ask: Question, text: string): { id: string; length: number } | null {
  let best: { id: string; length: number } | null = null
  for (const id of ask.options) {
    for (const form of [shortOf(game, id, ask), id]) {
      const behind = text[form.length]
      const ends = behind === undefined || behind === ' ' || behind === ',' || behind === ':'
      if (text.startsWith(form) && ends && form.length > (best?.length ?? 0)) best = { id, length: form.length }
    }
  }
  return best
}

/** The picks for this question at the start of the text. */
function picksAt(game: AnyGame, ask: Question, main: Seat, text: string): { picks: string[]; rest: string } | null {
  const prefix = prefixOf(ask.seat, main)
  if (!text.startsWith(prefix)) return null
  let rest = text.slice(prefix.length)
  if (ask.min === 0 && (rest === NOTHING || rest.startsWith(`${NOTHING} `))) return { picks: [], rest: rest.slice(1) }
  const picks: string[] = []
  for (;;) {
    const option = optionAt(game, ask, rest)
    if (option === null) return null
    picks.push(option.id)
    rest = rest.slice(option.length)
    if (!rest.startsWith(',')) return { picks, rest }
    rest = rest.slice(1)
  }
}

/** As it is written, or else as the game would write it. */
function readAt(game: AnyGame, ask: Question, main: Seat, text: string): ReturnType<typeof picksAt> {
  const picks = picksAt(game, ask, main, text)
  if (picks !== null || game.spell === undefined) return picks
  return picksAt(game, ask, main, game.spell(text, ask))
}

interface Word {
  ask: Question
  word: string
  isPass: boolean
}

/** One line for the answers of a whole scene. A "nothing more" is written only where the next word would be misread. */
export function writeLine(game: AnyGame, saved: Saved, answers: readonly Answer[]): string {
  const run = Run.onCopy(game, saved)
  const main = run.questions[0]?.seat ?? 0
  const words: Word[] = []
  for (const answer of answers) {
    const ask = run.questionOf(answer.seat)
    if (ask === undefined || run.answer(answer) !== null) throw new Error('these answers do not fit this scene')
    const isPass = ask.pass !== undefined && answer.picks[0] === ask.pass
    words.push({ ask, word: wordOf(game, ask, answer.picks, main), isPass })
  }
  let line = ''
  for (const { ask, word, isPass } of words.reverse()) {
    if (isPass && (line === '' || picksAt(game, ask, main, line) === null)) continue
    const glue = line === '' || line.startsWith(':') ? '' : ' '
    line = word + glue + line
  }
  return line
}

/** One seat's part of a scene that others have begun. */
export interface SeatPart {
  readonly answers: readonly Answer[]
  readonly seat: Seat
}

/** Reads a part only up to where something comes to light: what is told of the rest would tell what it is. */
function isRead(run: Run, part: SeatPart | undefined): boolean {
  if (run.next !== undefined) return true
  if (part === undefined) return false
  return run.finalUpTo > part.answers.length || run.questionOf(part.seat) === undefined
}

/** Reads a line of a whole scene back, or of one seat's part of it, or as far as it fits. */
export function readLine(game: AnyGame, saved: Saved, line: string, part?: SeatPart): Answer[] | Misread {
  const run = Run.onCopy(game, saved)
  const main = part?.seat ?? run.questions[0]?.seat ?? 0
  for (const answer of part?.answers ?? []) run.answer(answer)
  const answers: Answer[] = []
  // Passes nobody wrote do not count where the words behind them cannot be read.
  let written = 0
  let asked: Question | null = null
  const text = line.trim().replaceAll(/\s+/g, ' ')
  let rest = text
  const give = (ask: Question, picks: readonly string[]) => {
    const answer = { seat: ask.seat, picks }
    if (run.answer(answer) !== null) return false
    answers.push(answer)
    return true
  }
  while (!isRead(run, part)) {
    const seats = part === undefined ? run.waitsFor() : [part.seat]
    const open = seats.flatMap((seat) => run.questionOf(seat) ?? [])
    if (answers.length === written) asked = open[0] ?? null
    const read = open.map((ask) => ({ ask, found: readAt(game, ask, main, rest) })).find(({ found }) => found)
    if (read?.found && give(read.ask, read.found.picks)) {
      rest = read.found.rest.trimStart()
      written = answers.length
      asked = null
      continue
    }
    if (open.some((ask) => ask.optional)) {
      run.passOver()
      continue
    }
    const passing = open.find((ask) => ask.pass !== undefined)
    if (passing?.pass !== undefined && give(passing, [passing.pass])) continue
    return { kept: answers.slice(0, written), rest, ask: asked }
  }
  const isHidden = part !== undefined && run.finalUpTo > part.answers.length
  const isUnread = rest !== '' && (!isHidden || rest === text)
  return !isUnread ? answers : { kept: answers.slice(0, written), rest, ask: asked }
}

export function isMisread(read: Answer[] | Misread): read is Misread {
  return !Array.isArray(read)
}
