import { concedeForm } from '#discord/features/concede/concede'
import { type GameCommand, here } from './shared.ts'

export const concede: GameCommand = {
  name: 'concede',
  define: () => {},
  isForm: true,
  run: (request) => here(request, (id) => concedeForm(request, id)),
}
