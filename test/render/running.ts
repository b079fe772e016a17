import { GAMES } from '#games/registry'
import { type AnyGame, newsFor } from '#kernel'
import type { PictureWish, Presentation, Shown, Told } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import type { Picture } from '#render/engine/draw'
import { linesOf, recordsOf } from '../recorded-games.ts'

/** The pictures of a running game, turn by turn, as a bot shows them. */

const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne', 'Emma']

export interface RunningTurn {
  readonly presentation: Presentation
  readonly game: AnyGame
  /** The seat whose turn it was. */
  readonly seat: number
  /** The game after it, as everybody sees it and as this seat does. */
  readonly forAll: Shown
  readonly own: Shown
  readonly told: readonly Told[]
}

/** The games that have pictures. */
export function drawnGames(): string[] {
  return PRESENTATIONS.filter(({ pictures }) => pictures !== undefined).map(({ game }) => game)
}

/** The turns of the recorded games of this name, one after the other; only so many of each. */
export function* turnsOf(name: string, most = Number.POSITIVE_INFINITY): Generator<RunningTurn[]> {
  for (const record of recordsOf(name)) {
    const turns: RunningTurn[] = []
    for (const turn of turnsOfRecord(name, record)) {
      if (turns.length === most) break
      turns.push(turn)
    }
    yield turns
  }
}

function* turnsOfRecord(name: string, record: Parameters<typeof linesOf>[1]): Generator<RunningTurn> {
  const game = GAMES.find((each) => each.name === name) as AnyGame
  const presentation = PRESENTATIONS.find((each) => each.game === name) as Presentation
  for (const { answers, after } of linesOf(game, record)) {
    const seat = answers[0]?.seat ?? 0
    const state = after.done?.state ?? after.now
    const shownTo = (eyes: number | null): Shown => ({
      view: game.view(state, eyes),
      seat: eyes,
      names: NAMES.slice(0, record.seats),
    })
    const told = [{ seat, by: 'player', news: newsFor(after.news, null) }]
    yield { presentation, game, seat, forAll: shownTo(null), own: shownTo(seat), told }
  }
}

/** What is drawn after a turn: the table for all, the own board for who moved, and what else the game shows now. */
export function picturesAfter({ presentation, seat, forAll, own, told }: RunningTurn, wish: PictureWish) {
  const { pictures } = presentation
  const drawn: Record<string, Picture> = {}
  if (pictures === undefined) return drawn
  drawn.table = pictures.table(forAll, wish, told).picture
  drawn.own = pictures.ownBoard(own, seat, wish, told)
  for (const { id } of pictures.more?.list(own, wish) ?? []) {
    const picture = pictures.more?.draw(own, id, wish, told)
    if (picture) drawn[id] = picture
  }
  return drawn
}
