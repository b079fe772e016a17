import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Screen } from '#discord/app/send'
import type { Post } from '#tables'
import { breadth } from '../breadth.ts'
import { invented, RECORDS, Replay } from './recorded.ts'
import { flawsIn } from './valid.ts'

/** Of invented games only some lines are pressed, the rest typed; no two have one seed, which tells tables apart. */
const INVENTED = { planned: { seed: 950, every: 3 }, random: { seed: 900, every: 4 } }

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] as number
}

/** Notes what is wrong with the screens of a game, each flaw once. */
class Critic {
  readonly flaws = new Map<string, string>()
  screens = 0
  replay: Replay | null = null

  see = (screen: Screen, id: string): void => {
    this.screens++
    if (this.replay === null) return
    for (const flaw of flawsIn(this.replay.room, screen)) this.flaws.set(flaw, `${this.replay.line}: ${id}`)
  }
}

async function opened(record: (typeof RECORDS)[number]): Promise<{ replay: Replay; critic: Critic }> {
  const critic = new Critic()
  const replay = await Replay.open(record, critic.see)
  critic.replay = replay
  return { replay, critic }
}

/** The seats a post calls; the first and the last one call all. */
function calledBy({ kind, data }: Post): readonly number[] {
  if (kind === 'asked') return data.seats
  if (kind === 'vote') return data.asked
  return kind === 'reminder' && data.seat !== undefined ? [data.seat] : []
}

function callsOf(replay: Replay): number[] {
  return replay.room.hall.posts.flatMap(calledBy)
}

/** The suite for one number of players. */
export function panelPlaysWhatWasPlayed(seats: number): void {
  const record = RECORDS.find((game) => game.seats === seats) as (typeof RECORDS)[number]

  describe(`a recorded game of ${seats}`, () => {
    let replay: Replay
    let critic: Critic
    beforeAll(async () => {
      ;({ replay, critic } = await opened(record))
    })
    afterAll(() => replay.room.close())

    it('is played again by presses alone, line for line', async () => {
      while (!replay.isOver) await replay.next(true)
      expect(replay.moves.length).toBeGreaterThanOrEqual(record.lines.length)
      expect(await replay.told()).toEqual(replay.digests)
      expect((await replay.look()).phase).toBe('over')
      expect(replay.room.hall.told).toEqual([])
    })

    it('on screens that Discord takes and people can read', () => {
      expect(critic.screens).toBeGreaterThan(2 * record.lines.length)
      expect([...critic.flaws]).toEqual([])
    })

    it('with three presses for a usual turn and seldom more than seven', () => {
      const presses = replay.moves.flatMap((move) => move.presses ?? [])
      expect(presses.length).toBe(replay.moves.length)
      expect(quantile(presses, 0.5)).toBeLessThanOrEqual(3)
      expect(quantile(presses, 0.9)).toBeLessThanOrEqual(7)
    })

    it('and calls everybody once a turn', () => {
      // A seat that goes on after something came to light still plays the same turn.
      expect(callsOf(replay)).toEqual(replay.moves.map(({ seat }) => seat))
    })
  })

  it.each(breadth(['planned'] as const, ['planned', 'random'] as const))(
    `a %s game of ${seats} can be pressed too`,
    async (how) => {
      const { seed, every } = INVENTED[how]
      const { replay, critic } = await opened(invented(seed + seats, seats, how === 'planned'))
      while (!replay.isOver) await replay.next(replay.line % every === 0)
      expect(await replay.told()).toEqual(replay.digests)
      expect([...critic.flaws]).toEqual([])
      await replay.room.close()
    },
  )
}
