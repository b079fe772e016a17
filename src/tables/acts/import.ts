import { type Answer, type AnyGame, begin, isMisread, readLine, untilAsked } from '#kernel'
import { step } from '#store'
import * as query from '#store/queries'
import { Change } from '../engine/change.ts'
import { keepContent } from '../engine/table-loader.ts'
import type { Environment } from '../engine/transactions.ts'
import { confirmAnswers, turnPage } from '../flow/advance.ts'
import { cleanName, NAMELESS } from '../model/names.ts'
import { emptyTable, savedOf, type Table } from '../model/table.ts'
import type { Home } from '../model/vocabulary.ts'
import { type Exported, formerOf } from '../read/exports.ts'

/** Answers that follow each other from one seat were one move. */
export function movesIn(answers: readonly Answer[]): { seat: number; picks: (readonly string[])[] }[] {
  const moves: { seat: number; picks: (readonly string[])[] }[] = []
  for (const { seat, picks } of answers) {
    const last = moves.at(-1)
    if (last?.seat === seat) last.picks.push(picks)
    else moves.push({ seat, picks: [picks] })
  }
  return moves
}

/** Plays an exported game again, as a table of former players. */
export async function takeIn(
  environment: Environment,
  id: number,
  host: string,
  home: Home,
  game: AnyGame,
  file: Exported,
): Promise<Change> {
  const { record, commitment, started, lot, open, conceded } = file
  const { seats, options, content, seed, lines, version } = record
  const kept = keepContent(content)
  const created = environment.now()
  const plan = {
    players: seats,
    first: 'random' as const,
    startsWhenFull: false,
    invited: [],
    options,
    ideas: true,
    note: '',
    guided: false,
  }
  const table: Table = {
    ...emptyTable({ id, game, created, home, host, plan, content: kept.hash }),
    phase: 'playing',
    speed: 'none',
    seed,
    commitment,
    lot,
    started: Math.min(started ?? created, created),
  }
  const change = new Change(table, environment, null, true)
  change.isSilent = true
  change.write(step(query.addContent, kept))
  const clean = file.names.map((name) => cleanName(name) || NAMELESS)
  change.seatAll(formerOf({ ...file, names: clean }))
  const { saved, news } = untilAsked(game, begin(game, { seats, options, content, seed, version }))
  change.enter({ kind: 'begin', by: 'table', data: { commitment, version, imported: true }, news })
  turnPage(change, saved)
  for (const line of lines) {
    const answers = readLine(game, savedOf(change.table), line)
    if (isMisread(answers)) throw new Error(`unreadable: ${line}`)
    for (const { seat, picks } of movesIn(answers)) confirmAnswers(change, { seat, picks, by: 'table' })
  }
  for (const { seat, picks } of movesIn(open)) confirmAnswers(change, { seat, picks, by: 'table' })
  for (const seat of conceded) change.enter({ kind: 'concede', seat, by: 'table' })
  if (file.phase === 'over' && conceded.length > 0) change.endsGame = true
  else if (savedOf(change.table).scene !== null) Object.assign(change.table, { phase: 'closed', ended: created })
  return change
}
