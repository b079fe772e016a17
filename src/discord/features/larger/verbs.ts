import { begunContextFor, displayPrefsOf, isScreen } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { noteOf, type ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { boardScreen, ownBoardScreen, scoreScreen } from '../boards/screens.ts'
import { moreScreen } from '../more-pictures/screen.ts'
import { walkScreen } from '../replay/walk.ts'
import { panel } from '../turn/turn.ts'
import { LARGER, type PictureArg } from './declarations.ts'
import { largerScreen } from './screen.ts'

async function larger(press: PressContext, picture: PictureArg, note?: string): Promise<Screen> {
  const context = await begunContextFor(press, press.id.game)
  return isScreen(context) ? context : largerScreen(context, picture, await displayPrefsOf(press), note)
}

async function keepSize({ app, interaction, reader }: PressContext, size: 'full' | 'phone'): Promise<string> {
  const outcome = await app.tables.people.setSettings(interaction.user.id, { size, sizeAsked: true })
  return isDenial(outcome) ? reader.say('notSaved') : reader.say('sizeSaved', { settings: reader.command('settings') })
}

async function boardWith(press: PressContext, context: ScreenContext, picture: Exclude<PictureArg, 'preview'>) {
  const prefs = await displayPrefsOf(press)
  if (picture === 'table') return boardScreen(context, prefs)
  if (picture === 'score') return scoreScreen(context, prefs)
  if ('entry' in picture) return walkScreen(press, context, { ...picture, motion: 'stay' }, press.interaction.user.id)
  if ('id' in picture) return moreScreen(context, picture, prefs)
  return ownBoardScreen(context, picture.seat, prefs, picture.isPanel)
}

/** The same message with its picture as it was wished for. */
async function shownAgain(press: PressContext, picture: PictureArg, note: string): Promise<Screen> {
  if (picture === 'preview') return panel(press, press.id.game, { note })
  const context = await begunContextFor(press, press.id.game)
  if (isScreen(context)) return context
  const { components, ...more } = await boardWith(press, context, picture)
  return { ...more, components: [...noteOf(note), ...components] }
}

export const LARGER_VERBS = verbsOf(LARGER, {
  larger,
  alwayslarger: async (press, picture) => larger(press, picture, await keepSize(press, 'phone')),
  readable: async (press, { isReadable, picture }) =>
    shownAgain(press, picture, await keepSize(press, isReadable ? 'full' : 'phone')),
})
