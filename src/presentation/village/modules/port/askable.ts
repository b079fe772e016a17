import type { SeenOptions } from '#presentation/village/base-askable'
import { playerAt } from '#presentation/village/phrasing'
import { hasSet } from '#village/modules/in-play'
import type { Space } from '#village/words'

export const PORT_ASKABLE: Partial<Record<Space, SeenOptions>> = {
  travel(view, seat) {
    if (!hasSet(view, 'port')) return null
    if (playerAt(view, seat).ship?.at !== 'port') return [{ kind: 'dock' }]
    return view.setup.content.port.captains.map(({ id }) => ({ kind: 'hire', captain: id }))
  },
}
