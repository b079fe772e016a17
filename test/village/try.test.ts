import { expect, it } from 'vitest'
import { village } from '#village/game'
import { optionSets, play } from '../conformance.ts'
import { census } from './census.ts'

it('tries', () => {
  const broken: string[] = []
  let decisions = 0
  let games = 0
  const most = Number(process.env.SEEDS ?? 2)
  const t0 = process.hrtime.bigint()
  for (const options of optionSets(village))
    for (let seats = 1; seats <= 5; seats++)
      for (let seed = 0; seed < most; seed++) {
        const played = play({ game: village, seats, options, seed, census, depth: Number(process.env.DEPTH ?? 0.1) })
        decisions += played.decisions
        games++
        for (const { what } of played.broken)
          if (broken.length < 8) broken.push(`${JSON.stringify(options)} ${seats} ${seed} ${what}`)
      }
  console.log({ games, decisions, ms: Number(process.hrtime.bigint() - t0) / 1e6 })
  expect(broken).toEqual([])
})
