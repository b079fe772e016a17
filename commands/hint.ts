import { QUOTAS } from '#discord/app/quotas'
import { here, stopIdHere } from '#discord/features/here'
import { hint as hintFor } from '#discord/features/hints/hint'
import type { GameCommand } from './command.ts'

export const hint: GameCommand = {
  name: 'hint',
  quota: QUOTAS.hint,
  run: (request) => here(request, (id) => hintFor(request, id)),
  stopId: stopIdHere,
}
