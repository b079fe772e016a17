import { button, rows, text } from '#discord/app/components'
import type { DisplayPrefs } from '#discord/app/pictures'
import { PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownAfter, shownBefore, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { boardScreen } from '../boards/screens.ts'
import { largerOffer } from '../larger/offer.ts'
import type { MoreArg } from './declarations.ts'
import { drawnMore, moreButtons, prefsFor } from './drawing.ts'

/** S37: a picture beside the usual ones, and doors to the others; the table where it is not to be had any more. */
export async function moreScreen(context: ScreenContext, arg: MoreArg, liked: DisplayPrefs): Promise<Screen> {
  const { look, reader } = context
  const { id, isPanel } = arg
  const shown = isPanel ? shownAfter(look) : shownBefore(look)
  const prefs = prefsFor(context, shown, id, liked)
  const drawn = await drawnMore(context, shown, id, { prefs })
  if (drawn === null) return boardScreen(context, liked)
  const larger = await largerOffer(context, drawn, arg, prefs)
  const wish = { language: reader.voice.language, size: prefs.size }
  const own = presentationFor(look)
    .pictures?.more?.list(shown, wish)
    .find((picture) => picture.id === id)
  return screen(
    [
      text(own !== undefined && `### ${own.title(reader.voice)}`, `-# ${titleOf(look)}`),
      drawn.part,
      ...larger.asking,
      ...rows(moreButtons(context, shown, { at: 'table', prefs, isPanel, except: id })),
      ...rows([
        isPanel
          ? button(idOn(context, 'panel'), reader.say('back'))
          : button(idOn(context, 'table'), reader.say('board')),
        larger.button,
      ]),
    ],
    { accent: PARCHMENT, files: drawn.files },
  )
}
