import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import { type News, newsFor } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { KingsbridgeNews } from '#kingsbridge/news'
import type { State } from '#kingsbridge/state'
import { type ByGood, byGood, GOODS, type Good } from '#kingsbridge/words'
import { play } from '../conformance.ts'
import { wilful } from './wilful.ts'

/** The notes of a spectator on each player who hears all that everybody may hear. */
interface Noted {
  vp: number
  goods: ByGood<number>
}

function noted(): Noted {
  const { startVp, startGoods } = VALUES.constants
  return { vp: startVp.value, goods: byGood((good) => startGoods.goods[good] ?? 0) }
}

function note(notes: Noted[], news: KingsbridgeNews): void {
  if (!('seat' in news)) return
  const p = notes[news.seat] as Noted
  const add = (goods: Partial<ByGood<number>>, sign: number) => {
    for (const good of GOODS) p.goods[good] += sign * (goods[good as Good] ?? 0)
  }
  if (news.kind === 'gained') {
    p.vp += news.vp
    add(news.goods, 1)
  }
  if (news.kind === 'paid') add(news.goods, -1)
  if (news.kind === 'vpLost') p.vp -= news.vp
  if (news.kind === 'materialPlaced') add({ stone: news.stone, wood: news.wood }, -1)
}

describe('the news', () => {
  it.each([2, 3, 4])('K-SECRET-1: tell every gain and payment of %i players, so that all totals follow', (seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const notes = Array.from({ length: seats }, noted)
      const hear = (news: News) => {
        for (const told of newsFor([news], null)) note(notes, told as KingsbridgeNews)
      }
      const { saved, broken } = play({ game: kingsbridge, seats, seed, depth: 0, pick: wilful(seed), hear })
      expect(broken).toEqual([])
      const truth = (saved.state as State).players.map(({ vp, goods }) => ({ vp, goods }))
      expect(notes).toEqual(truth)
    }
  })
})
