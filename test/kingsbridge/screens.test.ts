import { expect, it } from 'vitest'
import { onlyAnswer, position } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { differencesAt, momentsOf } from './screens.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const DEALS = 2
const SILENT = 10
const OTHERS = 3

it('K-SECRET-5: what everybody reads is the same however what is hidden lies', async () => {
  const all = momentsOf(SEEDS)
  const silent = all.filter(({ isSilent }) => isSilent)
  const spread = (list: typeof all, count: number) =>
    list.filter((_, place) => place % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count)
  const moments = [
    ...spread(silent, SILENT),
    ...spread(
      all.filter(({ isSilent }) => !isSilent),
      OTHERS,
    ),
  ]
  expect(moments.length).toBe(SILENT + OTHERS)
  const differences: string[] = []
  for (const moment of moments) differences.push(...(await differencesAt(moment, DEALS)))
  expect(differences).toEqual([])
  const isForced = silent.flatMap(({ saved }) =>
    position(kingsbridge, saved, []).questions.map((question) => onlyAnswer(question) !== null),
  )
  // Otherwise nothing would be shown by it.
  expect([isForced.includes(true), isForced.includes(false)]).toEqual([true, true])
}, 120_000)
