import { describe, expect, it } from 'vitest'
import { willyville } from '#willyville/game'
import { firstBroken } from '../conformance.ts'
import { census } from './census.ts'

describe('Willyville keeps every promise', () => {
  for (const seats of [2, 3, 4]) {
    it(`with ${seats} players`, () => {
      expect(firstBroken({ game: willyville, seats, census, depth: 0.2 }, 20)).toBeNull()
    })
  }
})
