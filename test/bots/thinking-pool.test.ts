import { afterAll, describe, expect, it } from 'vitest'
import { ideasFor } from '#bots/levels'
import { ThinkingPool } from '#bots/thinking-pool'
import { luckFrom } from '#kernel'
import { momentsOf, questionAt } from './questions.ts'

const worker = new URL('../dist/src/bots/worker.js', new URL('..', import.meta.url))

describe('a study', () => {
  const pool = new ThinkingPool({ worker, patience: 600_000 })
  const moments = momentsOf(2, 51)
  const question = { ...questionAt(moments[4] as (typeof moments)[0], 'master'), turns: 40 }

  afterAll(() => pool.close())

  it('thinks in a worker as it would be thought here', async () => {
    const here = ideasFor(question, luckFrom(question.seed), { turns: 40, spent: () => 0 })
    expect(await pool.think(question)).toEqual(here)
  })

  it('answers one question after the other, and none is lost', async () => {
    const levels = ['apprentice', 'journeyman', 'master'] as const
    const answers = await Promise.all(levels.map((level) => pool.think({ ...question, level })))
    expect(answers.every((ideas) => ideas.length > 0)).toBe(true)
  })

  it('has time for who waits in line, only less of it the more there are', async () => {
    const busy = new ThinkingPool({ worker, patience: 600 })
    const usual = { ...question, turns: 1e12 }
    const started = performance.now()
    const [first, second] = [busy.think(usual), busy.think(usual)]
    await first
    const [before, ideas] = [performance.now() - started, await second]
    const after = performance.now() - started - before
    expect(before).toBeGreaterThanOrEqual(600)
    expect(after).toBeGreaterThanOrEqual(300)
    expect(ideas.length).toBeGreaterThan(0)
    await busy.close()
  })

  it('has an answer when its patience is over, though there would be years of thought left', async () => {
    const hasty = new ThinkingPool({ worker, patience: 1 })
    const ideas = await hasty.think({ ...question, turns: 1e12 })
    expect(ideas.length).toBeGreaterThan(0)
    await hasty.close()
  })

  it('can be told to stop, before it begins or while it thinks', async () => {
    const stop = new AbortController()
    const thinking = pool.think({ ...question, turns: 1e12 }, stop.signal)
    stop.abort()
    expect((await thinking).length).toBeGreaterThan(0)
    expect((await pool.think({ ...question, turns: 1e12 }, stop.signal)).length).toBeGreaterThan(0)
  })

  it('is closed at once: who still thinks says what he knows', async () => {
    const calm = new ThinkingPool({ worker, patience: 600_000 })
    const thinking = calm.think({ ...question, turns: 1e12 })
    calm.hurry()
    expect((await thinking).length).toBeGreaterThan(0)
    await calm.close()
  })

  it('says so when there is nobody to think', async () => {
    const empty = new ThinkingPool({ worker: new URL('./nowhere.js', worker), patience: 1000, grace: 1000 })
    await expect(empty.think(question)).rejects.toThrow()
    await empty.close()
  })
})
