import { concedeForm } from '#discord/features/concede/concede'
import { here } from '#discord/features/here'
import type { GameCommand } from './command.ts'

export const concede: GameCommand = {
  name: 'concede',
  isForm: true,
  run: (request) => here(request, (id) => concedeForm(request, id)),
}
