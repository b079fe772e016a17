import { randomAnswer } from '#bots/random-answer'
import { GAMES } from '#games/registry'
import { type AnyGame, begin, keyedSeed, type Luck, luckFrom, Run } from '#kernel'
import { fair } from '#test/sample/fair'
import { importPeer, requirePeer } from './peers.ts'

/** Plays until the time is up and returns how many decisions were made. */
type Contender = (until: number) => number

const SLICE_MS = 400
const SLICES = 9

function seedOf(number: number): string {
  return number.toString(16).padStart(32, '0')
}

/** Random games, every legal answer enumerated at every decision. */
function gameContender(game: AnyGame): Contender {
  const luck: Luck = luckFrom(seedOf(20261118))
  let games = 0
  return (until) => {
    let decisions = 0
    while (performance.now() < until) {
      games++
      const seats = game.seats.min + (games % (game.seats.max - game.seats.min + 1))
      let run = new Run(game, begin(game, { seats, seed: keyedSeed(seedOf(games).repeat(2)) }))
      while (run.next !== null) {
        while (run.next === undefined) {
          for (const ask of run.questions) {
            if (run.answer(randomAnswer(luck, ask)) !== null) throw new Error('an offered answer was refused')
            decisions++
          }
        }
        if (run.next !== null) run = run.onward()
      }
    }
    return decisions
  }
}

interface ChessPosition {
  isEnd(): boolean
  play(move: { from: number; to: number; promotion?: string }): void
  allDests(): Map<number, Iterable<number>>
  board: { pawn: { has(square: number): boolean } }
}

/** Random games of chess with every legal move enumerated, promotions to a queen. */
async function chessContender(): Promise<Contender> {
  const { Chess } = (await importPeer('chessops/dist/esm/chess.js')) as { Chess: { default(): ChessPosition } }
  const LONGEST = 300
  return (until) => {
    let decisions = 0
    while (performance.now() < until) {
      const chess = Chess.default()
      for (let ply = 0; ply < LONGEST && !chess.isEnd(); ply++) {
        const moves: { from: number; to: number; promotion?: string }[] = []
        for (const [from, squares] of chess.allDests()) {
          const isPawn = chess.board.pawn.has(from)
          for (const to of squares) {
            moves.push(isPawn && (to < 8 || to >= 56) ? { from, to, promotion: 'queen' } : { from, to })
          }
        }
        const move = moves[Math.floor(Math.random() * moves.length)]
        if (move === undefined) break
        chess.play(move)
        decisions++
      }
    }
    return decisions
  }
}

interface LocalClient {
  start(): void
  stop(): void
  getState(): { G: { cells: (string | null)[] }; ctx: { gameover?: unknown } }
  moves: { clickCell(cell: number): void }
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** The tutorial game of boardgame.io, tic-tac-toe, played at random through its local client. */
function boardgameContender(): Contender {
  const { Client } = requirePeer('boardgame.io/client') as { Client: (options: object) => LocalClient }
  const { INVALID_MOVE } = requirePeer('boardgame.io/core') as { INVALID_MOVE: string }
  const won = (cells: (string | null)[]) =>
    LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])
  const ticTacToe = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return INVALID_MOVE
        G.cells[cell] = playerID
        return undefined
      },
    },
    endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
      if (won(G.cells)) return { winner: ctx.currentPlayer }
      return G.cells.includes(null) ? undefined : { draw: true }
    },
  }
  return (until) => {
    let decisions = 0
    while (performance.now() < until) {
      const client = Client({ game: ticTacToe, debug: false })
      client.start()
      while (client.getState().ctx.gameover === undefined) {
        const { cells } = client.getState().G
        const free = cells.flatMap((cell, index) => (cell === null ? [index] : []))
        client.moves.clickCell(free[Math.floor(Math.random() * free.length)] as number)
        decisions++
      }
      client.stop()
    }
    return decisions
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}

/** Everybody in turn, slice by slice, so that a slow moment of the machine hits all alike. */
function measure(contenders: Record<string, Contender>): Record<string, number> {
  const rates: Record<string, number[]> = {}
  for (let slice = 0; slice <= SLICES; slice++) {
    for (const [name, play] of Object.entries(contenders)) {
      const start = performance.now()
      const decisions = play(start + SLICE_MS)
      const rate = (1000 * decisions) / (performance.now() - start)
      // The first slice only warms up.
      if (slice > 0) rates[name] = [...(rates[name] ?? []), rate]
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]))
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

export async function benchEngine(): Promise<void> {
  const games = [fair, ...GAMES]
  const ours = Object.fromEntries(games.map((game) => [game.name, gameContender(game)]))
  const peers = { chessops: await chessContender(), 'boardgame.io': boardgameContender() }
  const rates = measure({ ...ours, ...peers })
  for (const name of Object.keys(ours)) {
    for (const peer of Object.keys(peers)) {
      const [value, other] = [rates[name] as number, rates[peer] as number]
      const line = {
        name: `engine.${name}`,
        value: Math.round(value),
        unit: 'decisions/s',
        peer,
        ratio: rounded(value / other),
      }
      process.stdout.write(`${JSON.stringify({ ...line, peerValue: Math.round(other) })}\n`)
    }
  }
}
