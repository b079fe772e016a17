import { QUOTAS } from '#discord/app/quotas'
import { stopId } from '#discord/app/verb-ids'
import { hint as hintFor } from '#discord/features/hints/hint'
import { type GameCommand, gameHere, here } from './shared.ts'

export const hint: GameCommand = {
  name: 'hint',
  define: () => {},
  quota: QUOTAS.hint,
  run: (request) => here(request, (id) => hintFor(request, id)),
  async stopId(app, interaction) {
    const id = await gameHere(app, interaction)
    return id === null ? null : stopId(id)
  },
}
