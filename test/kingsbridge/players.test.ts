import { describe, expect, it } from 'vitest'
import { type MatchPlayer, playMatch } from '#bots/self-play'
import { kingsbridge } from '#kingsbridge/game'
import { seedOf } from '../conformance.ts'

describe('bots', () => {
  it.each<[string, MatchPlayer[]]>([
    ['apprentices', ['apprentice', 'apprentice']],
    ['an apprentice, a journeyman and chance', ['apprentice', 'journeyman', 'random']],
    ['all kinds together', ['random', 'journeyman', 'apprentice', 'apprentice']],
  ])('play whole games from their own views: %s', (_, sitters) => {
    const { end, result } = playMatch({ game: kingsbridge, sitters, seed: seedOf(7) })
    expect(end.scene).toBeNull()
    expect(result.winners.length).toBeGreaterThan(0)
  })

  it('beat chance, even as apprentices', () => {
    const wins = [1, 2, 3, 4, 5, 6].filter((seed) => {
      const sitters: MatchPlayer[] = seed % 2 === 0 ? ['apprentice', 'random'] : ['random', 'apprentice']
      const { result } = playMatch({ game: kingsbridge, sitters, seed: seedOf(seed) })
      return result.winners.every((seat) => sitters[seat] === 'apprentice')
    })
    expect(wins.length).toBeGreaterThan(4)
  })
})
