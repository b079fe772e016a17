import { verbsOf } from '#discord/app/verbs'
import { WELCOME } from './declarations.ts'
import { whichGameScreen } from './greeting.ts'
import { helpScreen } from './help.ts'

export const WELCOME_VERBS = verbsOf(WELCOME, {
  whichgame: async ({ reader }) => whichGameScreen(reader),
  howitworks: helpScreen,
})
