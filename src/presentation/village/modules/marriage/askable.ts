import { firstOnFarm, type SeenOptions } from '#presentation/village/base-askable'
import type { Space } from '#village/words'

const RANKS = [1, 2, 3, 4, 5, 6]

export const MARRIAGE_ASKABLE: Partial<Record<Space, SeenOptions>> = {
  smuggler: () => [
    { kind: 'contraband', lot: { count: 1, ware: 'bread' } },
    { kind: 'contraband', lot: { count: 1, ware: 'tool' } },
  ],
  marriage: (view, seat) => RANKS.map((rank) => ({ kind: 'rank', member: firstOnFarm(view, seat), rank })),
}
