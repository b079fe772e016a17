import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Answer,
  type AnyGame,
  begin,
  copyState,
  type GameRecord,
  type GameState,
  isMisread,
  type Position,
  position,
  readLine,
  type Saved,
  untilAsked,
} from '#kernel'
import { commitmentOf } from '#tables/model/commitment'

/** The games that were recorded, seen from the root, where npm starts everything. */
const FOLDER = join('test', 'games')

/** Reads a record by its name: the game, and what sets it apart. */
export function recordNamed(name: string): GameRecord {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
}

/** Names all records of a game. */
export function recordNamesOf(game: string): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${game}-`))
  return files.map((file) => file.replace(/\.json$/, ''))
}

export function recordsOf(game: string): GameRecord[] {
  return recordNamesOf(game).map(recordNamed)
}

/** A recorded game as a file of before, to be taken in and looked at. */
export function fileOf(record: GameRecord): string {
  const names = ['Käthe', 'Jörg', 'Max', 'Änne', 'Visitor'].slice(0, record.seats)
  const commitment = commitmentOf(record)
  return JSON.stringify({ willyville: 1, id: 1, phase: 'over', commitment, started: 1, ended: 2, names, record })
}

/** A line of a record: the scene it was played in, its answers, and where they lead. */
export interface RecordedLine<S extends GameState> {
  readonly saved: Saved<S>
  readonly answers: readonly Answer[]
  readonly after: Position<S>
}

/** Plays a record line by line; each line ends its scene. */
export function* linesOf<S extends GameState>(game: AnyGame, record: GameRecord): Generator<RecordedLine<S>> {
  let saved = untilAsked(game, begin(game, record)).saved as Saved<S>
  for (const line of record.lines) {
    const answers = readLine(game, saved, line)
    if (isMisread(answers)) throw new Error(`misread: ${line}`)
    const after = position<S>(game, saved, answers)
    yield { saved, answers, after }
    if (after.done === null) throw new Error(`no end: ${line}`)
    saved = untilAsked(game, after.done).saved
  }
}

/** A game that begins where a recorded one stood. */
export function startingFrom(game: AnyGame, { scene, state }: Saved): AnyGame {
  if (scene === null) throw new Error('it is over')
  return { ...game, first: scene, setUp: (setup) => ({ ...copyState(state), setup }) }
}
