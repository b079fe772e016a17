import { type Button, button } from '#discord/app/components'
import { LIMITS } from '#discord/app/limits'
import { type DisplayPrefs, type Drawn, drawn, drawnSoon } from '#discord/app/pictures'
import type { ScreenContext } from '#discord/app/screen'
import { presentationFor } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Question } from '#kernel'
import type { PictureSpot } from '#presentation/capabilities'
import type { Shown, Told } from '#presentation/presentation'

/** The way a picture is wanted: with flags on what these acts changed, and for a post, which waits for it. */
interface Wanted {
  readonly prefs: DisplayPrefs
  readonly told?: readonly Told[]
  readonly isPost?: boolean
}

/** Further sheets of what does not fit on a phone are laid out for one, whatever somebody likes. */
export function prefsFor({ look, reader }: ScreenContext, shown: Shown, id: string, prefs: DisplayPrefs): DisplayPrefs {
  const more = presentationFor(look).pictures?.more
  const { language } = reader.voice
  const isAmong = (size: DisplayPrefs['size']) => more?.list(shown, { language, size }).some((own) => own.id === id)
  return !isAmong(prefs.size) && isAmong('phone') ? { ...prefs, size: 'phone' } : prefs
}

/** A picture of a game by its id; null where it is not to be had now. */
export async function drawnMore(
  { app, look, reader }: ScreenContext,
  shown: Shown,
  id: string,
  { prefs, told = [], isPost = false }: Wanted,
): Promise<Drawn | null> {
  const more = presentationFor(look).pictures?.more
  const { language } = reader.voice
  const picture = more?.draw(shown, id, { language, size: prefs.size }, told) ?? null
  if (more === undefined || picture === null) return null
  const draw = isPost ? drawn : drawnSoon
  return draw(app, id, picture, () => more.words(shown, id, language), prefs)
}

/** The picture that stands beside the table after these acts; where pictures are not shown, the board's words say it. */
export async function drawnBeside(
  context: ScreenContext,
  shown: Shown,
  wanted: Wanted & Required<Pick<Wanted, 'told'>>,
): Promise<Drawn | null> {
  const { told, prefs } = wanted
  const wish = { language: context.reader.voice.language, size: prefs.size }
  const id = presentationFor(context.look).pictures?.more?.forNotice(shown, told, wish) ?? null
  const isWordy = prefs.board === 'text'
  const beside = id === null || isWordy ? null : await drawnMore(context, shown, id, wanted)
  return beside !== null && beside.files.length > 0 ? beside : null
}

/** The place of buttons to more pictures. */
interface Spot {
  readonly at: PictureSpot
  readonly prefs: DisplayPrefs
  /** It was opened from the panel, and leads back there. */
  readonly isPanel?: boolean
  /** The one that is shown there already. */
  readonly except?: string | undefined
  readonly ask?: Question | undefined
}

/** Leads to the pictures that belong there. */
export function moreButtons(context: ScreenContext, shown: Shown, spot: Spot): Button[] {
  const { look, reader } = context
  const { at, prefs, isPanel = false, except, ask } = spot
  const wish = { language: reader.voice.language, size: prefs.size }
  const list = presentationFor(look).pictures?.more?.list(shown, wish, ask) ?? []
  return list
    .filter(({ id, spots }) => spots.includes(at) && id !== except)
    .slice(0, LIMITS.row)
    .map(({ id, title }) => button(idOn(context, 'picture', { id, isPanel }), title(reader.voice)))
}
