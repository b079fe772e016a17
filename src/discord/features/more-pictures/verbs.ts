import { begunContextFor, displayPrefsOf, isScreen } from '#discord/app/requests'
import { verbsOf } from '#discord/app/verbs'
import { MORE_PICTURES } from './declarations.ts'
import { moreScreen } from './screen.ts'

export const MORE_PICTURES_VERBS = verbsOf(MORE_PICTURES, {
  async picture(press, arg) {
    const context = await begunContextFor(press, press.id.game)
    return isScreen(context) ? context : moreScreen(context, arg, await displayPrefsOf(press))
  },
})
