import { type Button, button, type Component, rows, text } from '#discord/app/components'
import { DEFAULT_DISPLAY, type DisplayPrefs, type Drawn } from '#discord/app/pictures'
import type { ScreenContext } from '#discord/app/screen'
import { idOn } from '#discord/app/verb-ids'
import type { PictureArg } from './declarations.ts'

/** Words have no larger size, and what is laid out for a phone is as large as can be. */
function canBeLarger({ files }: Drawn, { size }: DisplayPrefs): boolean {
  return files.length > 0 && size !== 'phone'
}

/** Leads from a picture to the same laid out for a phone. */
export function largerButton(
  context: ScreenContext,
  drawn: Drawn | null,
  picture: PictureArg,
  prefs: DisplayPrefs = DEFAULT_DISPLAY,
): Button | false {
  if (drawn === null || !canBeLarger(drawn, prefs)) return false
  return button(idOn(context, 'larger', picture), context.reader.say('larger'))
}

/** Asks below the first picture somebody is shown in private whether they can read it; never again after that. */
export async function readableComponents(
  context: ScreenContext,
  drawn: Drawn | null,
  picture: PictureArg,
  prefs: DisplayPrefs,
): Promise<Component[]> {
  const { app, reader } = context
  const { person, say } = reader
  if (person === null || prefs.sizeAsked !== false || drawn === null || !canBeLarger(drawn, prefs)) return []
  await app.tables.people.setSettings(person, { sizeAsked: true })
  return [
    text(say('readable')),
    ...rows([
      button(idOn(context, 'readable', { isReadable: true, picture }), say('readableYes')),
      button(idOn(context, 'readable', { isReadable: false, picture }), say('readableLarger')),
    ]),
  ]
}
