import { abandonAsked } from '#discord/features/abandon/abandon'
import { here } from '#discord/features/here'
import type { GameCommand } from './command.ts'

export const abandon: GameCommand = {
  name: 'abandon',
  run: (request) => here(request, (id) => abandonAsked(request, id)),
}
