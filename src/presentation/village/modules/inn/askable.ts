import { firstOnFarm, type SeenOptions } from '#presentation/village/base-askable'
import { playerAt } from '#presentation/village/phrasing'
import { hasMember } from '#village/rules/members'
import type { Space } from '#village/words'

export const INN_ASKABLE: Partial<Record<Space, SeenOptions>> = {
  inn: (view, seat) =>
    hasMember(playerAt(view, seat), 'inn')
      ? [{ kind: 'visit' }]
      : [{ kind: 'visitWith', member: firstOnFarm(view, seat) }],
}
