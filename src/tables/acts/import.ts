import { type Answer, type AnyGame, begin, isMisread, readLine, untilAsked } from '#kernel'
import { step } from '#store'
import * as query from '#store/queries'
import { Change } from '../engine/change.ts'
import { keepContent } from '../engine/table-loader.ts'
import type { Environment } from '../engine/transactions.ts'
import { confirmAnswers, turnPage } from '../flow/confirm.ts'
import { cleanName, NAMELESS } from '../model/names.ts'
import { emptyTable, savedOf, type Table } from '../model/table.ts'
import type { Home, LobbyPlan } from '../model/vocabulary.ts'
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

/** The table an exported game becomes: who takes it in is its host. */
export interface ImportPlace {
  readonly id: number
  readonly host: string
  readonly home: Home
}

/** Plays an exported game again, as a table of former players. */
export function takeIn(environment: Environment, place: ImportPlace, game: AnyGame, file: Exported): Change {
  const { record, names } = file
  const kept = keepContent(record.content)
  const table = importedTable(place, game, file, { created: environment.now(), content: kept.hash })
  const change = new Change(table, environment, null, true)
  change.isSilent = true
  change.write(step(query.addContent, kept))
  change.seatAll(formerOf({ ...file, names: names.map((name) => cleanName(name) || NAMELESS) }))
  beginAgain(change, file)
  playAgain(change, file)
  endAsExported(change, file)
  return change
}

function importedTable(
  { id, host, home }: ImportPlace,
  game: AnyGame,
  { record, commitment, started, lot }: Exported,
  { created, content }: { created: number; content: string },
): Table {
  const plan: LobbyPlan = {
    players: record.seats,
    first: 'random',
    startsWhenFull: false,
    invited: [],
    options: record.options,
    ideas: true,
    note: '',
    guided: false,
  }
  return {
    ...emptyTable({ id, game, created, home, host, plan, content }),
    phase: 'playing',
    speed: 'none',
    seed: record.seed,
    commitment,
    lot,
    started: Math.min(started ?? created, created),
  }
}

function beginAgain(change: Change, { record, commitment }: Exported): void {
  const { game } = change.table
  const { seats, options, content, seed, version } = record
  const { saved, news } = untilAsked(game, begin(game, { seats, options, content, seed, version }))
  change.enter({ kind: 'begin', by: 'table', data: { commitment, version, imported: true }, news })
  turnPage(change, saved)
}

/** All its lines, and what was answered since the last of them. */
function playAgain(change: Change, { record, open, conceded }: Exported): void {
  const { game } = change.table
  for (const line of record.lines) {
    const answers = readLine(game, savedOf(change.table), line)
    if (isMisread(answers)) throw new Error(`unreadable: ${line}`)
    confirmMoves(change, answers)
  }
  confirmMoves(change, open)
  for (const seat of conceded) change.enter({ kind: 'concede', seat, by: 'table' })
}

function confirmMoves(change: Change, answers: readonly Answer[]): void {
  for (const { seat, picks } of movesIn(answers)) confirmAnswers(change, { seat, picks, by: 'table' })
}

/** Over as it was when it was exported; closed where it was still played. */
function endAsExported(change: Change, { phase, conceded }: Exported): void {
  const { table } = change
  if (phase === 'over' && conceded.length > 0) change.endsGame = true
  else if (savedOf(table).scene !== null) Object.assign(table, { phase: 'closed', ended: table.created })
}
