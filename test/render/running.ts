import { GAMES } from '#games/registry'
import { type AnyGame, type GameRecord, newsFor, type Position, position, type RecordedScene } from '#kernel'
import type { Pictures } from '#presentation/capabilities'
import type { PictureWish, Shown, Told } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import type { Picture } from '#render/engine/draw'
import { linesOf, recordsOf } from '../recorded-games.ts'

/** The pictures of a running game, turn by turn, as a bot shows them. */

export const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne', 'Emma']

/** The pictures that are drawn after every turn. */
export type TurnPictures = Pick<Pictures, 'table' | 'ownBoard'> & Partial<Pick<Pictures, 'more' | 'score'>>

export interface RunningTurn {
  readonly pictures: TurnPictures
  /** The seat whose turn it was. */
  readonly seat: number
  /** The game after it, as everybody sees it and as this seat does. */
  readonly forAll: Shown
  readonly own: Shown
  readonly told: readonly Told[]
}

/** A game with the pictures it is drawn in. */
export interface DrawnGame {
  readonly game: AnyGame
  readonly pictures: TurnPictures
}

/** The games that have pictures. */
export function drawnGames(): DrawnGame[] {
  return GAMES.flatMap((game) => {
    const { pictures } = PRESENTATIONS.find((presentation) => presentation.game === game.name) ?? {}
    return pictures === undefined ? [] : [{ game, pictures }]
  })
}

/** The recorded games, turn by turn; only so many turns of each. */
export function recordedTurns(drawn: DrawnGame, most = Number.POSITIVE_INFINITY): RunningTurn[][] {
  return recordsOf(drawn.game.name).map((record) => [...turnsOfRecord(drawn, record, most)])
}

function* turnsOfRecord(drawn: DrawnGame, record: GameRecord, most: number): Generator<RunningTurn> {
  let turns = 0
  for (const { answers, after } of linesOf(drawn.game, record)) {
    if (turns++ === most) return
    yield turnOf(drawn, answers[0]?.seat ?? 0, after)
  }
}

/** The turns of a game that was played scene by scene. */
export function playedTurns(drawn: DrawnGame, scenes: readonly RecordedScene[]): RunningTurn[] {
  return scenes.map(({ saved, answers }) =>
    turnOf(drawn, answers[0]?.seat ?? 0, position(drawn.game, saved, [...answers])),
  )
}

function turnOf({ game, pictures }: DrawnGame, seat: number, after: Position): RunningTurn {
  const state = after.done?.state ?? after.now
  const names = NAMES.slice(0, state.setup.seats)
  const shownTo = (eyes: number | null): Shown => ({ view: game.view(state, eyes), seat: eyes, names })
  const told = [{ seat, by: 'player', news: newsFor(after.news, null) }]
  return { pictures, seat, forAll: shownTo(null), own: shownTo(seat), told }
}

/** What is drawn after a turn: the table for all, the own board for who moved, and what else the game shows now. */
export function picturesAfter({ pictures, seat, forAll, own, told }: RunningTurn, wish: PictureWish) {
  const drawn: Record<string, Picture> = {
    table: pictures.table(forAll, wish, told).picture,
    own: pictures.ownBoard(own, seat, wish, told),
  }
  for (const { id } of pictures.more?.list(own, wish) ?? []) {
    const picture = pictures.more?.draw(own, id, wish, told)
    if (picture) drawn[id] = picture
  }
  return drawn
}
