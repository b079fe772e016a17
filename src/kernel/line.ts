import type { AnyGame, Saved } from './game.ts'
import type { Question, Seat } from './question.ts'
import { type Answer, Run } from './run.ts'

/** The point where reading stopped: the answers that fit, the words that did not, and the question they were meant for. */
export interface Misread {
  readonly kept: readonly Answer[]
  readonly rest: string
  readonly question: Question | null
}

const NOTHING = '-'

function shortOf(game: AnyGame, option: string, question: Question): string {
  return game.shortOf?.(option, question) ?? option
}

/** Answers of any seat but the one the scene asked first begin with `@` and the seat, counted from 1. */
function prefixOf(seat: Seat, main: Seat): string {
  return seat === main ? '' : `@${seat + 1}.`
}

function wordOf(game: AnyGame, question: Question, picks: readonly string[], main: Seat): string {
  const words = picks.map((id) => shortOf(game, id, question))
  return prefixOf(question.seat, main) + (words.length === 0 ? NOTHING : words.join(','))
}

/** The option at the start of the text, and what is left of the text behind it. */
function optionAt(game: AnyGame, question: Question, text: string): { id: string; length: number } | null {
  let best: { id: string; length: number } | null = null
  for (const id of question.options) {
    for (const form of [shortOf(game, id, question), id]) {
      const behind = text[form.length]
      const ends = behind === undefined || behind === ' ' || behind === ',' || behind === ':'
      if (text.startsWith(form) && ends && form.length > (best?.length ?? 0)) best = { id, length: form.length }
    }
  }
  return best
}

/** The picks for this question at the start of the text. */
function picksAt(
  game: AnyGame,
  question: Question,
  main: Seat,
  text: string,
): { picks: string[]; rest: string } | null {
  const prefix = prefixOf(question.seat, main)
  if (!text.startsWith(prefix)) return null
  let left = text.slice(prefix.length)
  if (question.min === 0 && (left === NOTHING || left.startsWith(`${NOTHING} `)))
    return { picks: [], rest: left.slice(1) }
  const picks: string[] = []
  for (;;) {
    const option = optionAt(game, question, left)
    if (option === null) return null
    picks.push(option.id)
    left = left.slice(option.length)
    if (!left.startsWith(',')) return { picks, rest: left }
    left = left.slice(1)
  }
}

/** As it is written, or else as the game would write it. */
function readAt(game: AnyGame, question: Question, main: Seat, text: string): ReturnType<typeof picksAt> {
  const picks = picksAt(game, question, main, text)
  if (picks !== null || game.spell === undefined) return picks
  return picksAt(game, question, main, game.spell(text, question))
}

interface Word {
  question: Question
  word: string
  isPass: boolean
}

/** One line for the answers of a whole scene. A "nothing more" is written only where the next word would be misread. */
export function writeLine(game: AnyGame, saved: Saved, answers: readonly Answer[]): string {
  const run = Run.onCopy(game, saved)
  const main = run.questions[0]?.seat ?? 0
  const words: Word[] = []
  for (const answer of answers) {
    const question = run.questionOf(answer.seat)
    if (question === undefined || run.answer(answer) !== null) throw new Error('these answers do not fit this scene')
    const isPass = question.pass !== undefined && answer.picks[0] === question.pass
    words.push({ question, word: wordOf(game, question, answer.picks, main), isPass })
  }
  let line = ''
  for (const { question, word, isPass } of words.reverse()) {
    if (isPass && (line === '' || picksAt(game, question, main, line) === null)) continue
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
  let left = text
  const give = (question: Question, picks: readonly string[]) => {
    const answer = { seat: question.seat, picks }
    if (run.answer(answer) !== null) return false
    answers.push(answer)
    return true
  }
  while (!isRead(run, part)) {
    const seats = part === undefined ? run.waitsFor() : [part.seat]
    const open = seats.flatMap((seat) => run.questionOf(seat) ?? [])
    if (answers.length === written) asked = open[0] ?? null
    const read = open
      .map((question) => ({ question, found: readAt(game, question, main, left) }))
      .find(({ found }) => found)
    if (read?.found && give(read.question, read.found.picks)) {
      left = read.found.rest.trimStart()
      written = answers.length
      asked = null
      continue
    }
    if (open.some((question) => question.optional)) {
      run.passOver()
      continue
    }
    const passing = open.find((question) => question.pass !== undefined)
    if (passing?.pass !== undefined && give(passing, [passing.pass])) continue
    return { kept: answers.slice(0, written), rest: left, question: asked }
  }
  const isHidden = part !== undefined && run.finalUpTo > part.answers.length
  const isUnread = left !== '' && (!isHidden || left === text)
  return !isUnread ? answers : { kept: answers.slice(0, written), rest: left, question: asked }
}

export function isMisread(read: Answer[] | Misread): read is Misread {
  return !Array.isArray(read)
}
