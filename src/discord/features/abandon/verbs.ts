import { lineScreen } from '#discord/app/screen'
import { verbsOf } from '#discord/app/verbs'
import { abandonNow } from './abandon.ts'
import { ABANDON } from './declarations.ts'

export const ABANDON_VERBS = verbsOf(ABANDON, {
  endnow: (press) => abandonNow(press, press.id.game),
  endnot: async ({ reader }) => lineScreen(reader.say('notConceded')),
})
