import { QUOTAS } from '#discord/app/quotas'
import { here } from '#discord/features/here'
import { verified } from '#discord/features/verify/verify'
import type { GameCommand } from './command.ts'

export const verify: GameCommand = {
  name: 'verify',
  quota: QUOTAS.verify,
  run: (request) => here(request, (id) => verified(request, id)),
}
