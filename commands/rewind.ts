import { completeHere, here } from '#discord/features/here'
import { askBack } from '#discord/features/rewind/rewind'
import { rewindsTyped } from '#discord/features/rewind/typed-entries'
import type { GameCommand } from './command.ts'
import { described } from './words.ts'

export const rewind: GameCommand = {
  name: 'rewind',
  define(sub) {
    sub.addStringOption((option) => described(option, 'to').setRequired(true).setAutocomplete(true))
  },
  isForm: true,
  run: (request) =>
    here(request, (id) => askBack(request, id, Number(request.interaction.options.getString('to', true)))),
  complete: (request) => completeHere(request, (id) => rewindsTyped(request, id)),
}
