import { completeHere, here } from '#discord/features/here'
import { askablesTyped, whyAbout } from '#discord/features/why/why'
import type { GameCommand } from './command.ts'
import { described } from './words.ts'

export const why: GameCommand = {
  name: 'why',
  define(sub) {
    sub.addStringOption((option) => described(option, 'what').setAutocomplete(true))
  },
  run: (request) => here(request, (id) => whyAbout(request, id, request.interaction.options.getString('what'))),
  complete: (request) => completeHere(request, (id) => askablesTyped(request, id)),
}
