import type { GameCommand } from './command.ts'
import { showing, VIEWS } from './views.ts'
import { choices, described } from './words.ts'

export const show: GameCommand = {
  ...showing('show'),
  name: 'show',
  define(sub) {
    sub.addStringOption((option) => described(option, 'view').addChoices(...choices(VIEWS, (view) => `view_${view}`)))
    sub.addUserOption((option) => described(option, 'player'))
    sub.addBooleanOption((option) => described(option, 'public'))
  },
}
