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

/** Stands below a picture in private: a question, or a button among others. */
export interface LargerOffer {
  readonly asking: readonly Component[]
  readonly button: Button | false
}

/** Asks below the first picture somebody is shown whether they can read it, and never again; else offers a larger one. */
export async function largerOffer(
  context: ScreenContext,
  drawn: Drawn | null,
  picture: PictureArg,
  prefs: DisplayPrefs,
): Promise<LargerOffer> {
  const { app, reader } = context
  const { person, say } = reader
  const isNew = prefs.sizeAsked === false && drawn !== null && canBeLarger(drawn, prefs)
  if (person === null || !isNew) return { asking: [], button: largerButton(context, drawn, picture, prefs) }
  await app.tables.people.setSettings(person, { sizeAsked: true })
  const answers = rows([
    button(idOn(context, 'readable', { isReadable: true, picture }), say('readableYes')),
    button(idOn(context, 'readable', { isReadable: false, picture }), say('readableLarger')),
  ])
  return { asking: [text(say('readable')), ...answers], button: false }
}
