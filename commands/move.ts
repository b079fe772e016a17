import { completeHere, here } from '#discord/features/here'
import { typed } from '#discord/features/turn/turn'
import { movesTyped } from '#discord/features/turn/typed-moves'
import type { GameCommand } from './command.ts'
import { described } from './words.ts'

export const move: GameCommand = {
  name: 'move',
  define(sub) {
    sub.addStringOption((option) => described(option, 'line').setRequired(true).setAutocomplete(true))
  },
  run: (request) =>
    here(request, (id) => typed(request, id, request.interaction.options.getString('line', true).trim())),
  complete: (request) => completeHere(request, (id) => movesTyped(request, id)),
}
