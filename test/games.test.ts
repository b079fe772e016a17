import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameNamed } from '#games/registry'
import { type AnyGame, type GameRecord, replay } from '#kernel'

const folder = join(import.meta.dirname, 'games')

interface RecordedGame extends GameRecord {
  totals: number[]
  winners: number[]
}

const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

describe('recorded games', () => {
  it('are there for every number of players', () => {
    expect(files).toEqual(expect.arrayContaining(['willyville-2.json', 'willyville-3.json', 'willyville-4.json']))
  })

  it.each(files)('%s replays to the same scores', (file) => {
    const { totals, winners, ...record }: RecordedGame = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const replayed = replay(gameNamed(record.game) as AnyGame, record)
    expect('line' in replayed ? record.lines[replayed.line] : null).toBeNull()
    expect(replayed).toMatchObject({ result: { totals, winners }, saved: { scene: null } })
  })
})
