import { button, gallery, rows, text } from '#discord/app/components'
import { workSlot } from '#discord/app/fair-scheduling'
import { fileLimitOf } from '#discord/app/limits'
import { displayPrefsOf, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { lineScreen, PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Picture } from '#render/engine/draw'
import { isDenial, type Moment } from '#tables'
import { logFile } from '../log/file.ts'
import { bestOf } from './best.ts'
import { captionAt, namesAfter, roundCaptionAt, roundEnds, worthsOf } from './captions.ts'
import { BEGIN, type Replay } from './declarations.ts'
import { walkScreen } from './walk.ts'

/** Small letters are still 12 high in both. */
const SHOTS: Readonly<Record<Replay, { file: string; scale: number; most: number }>> = {
  film: { file: 'replay.gif', scale: 0.55, most: 100 },
  strip: { file: 'replay.png', scale: 0.5, most: 10 },
}

type Moments = readonly Moment[]

/** The places of the moments that are shown: in a film the best where there are too many, in a strip the rounds, evenly. */
async function placesOf(context: ScreenContext, moments: Moments, form: Replay): Promise<readonly number[]> {
  const { most } = SHOTS[form]
  const places = form === 'film' ? moments.map((_, place) => place) : roundEnds(context, moments)
  if (places.length <= most) return places
  const worths = form === 'film' ? await worthsOf(context, moments) : []
  return bestOf(places, most, (place) => worths[place] ?? 1)
}

/** The table at each of these moments, in a film with marks on what has just happened, and words on it below. */
async function picturesOf(context: ScreenContext, moments: Moments, form: Replay): Promise<Picture[]> {
  const { look, reader } = context
  const painted = presentationFor(look).pictures
  if (painted === undefined) return []
  const names = namesAfter(context, moments)
  const pictures: Picture[] = []
  for (const place of await placesOf(context, moments, form)) {
    const moment = moments[place]
    if (moment === undefined) continue
    await workSlot()
    const { view, seat, by, news } = moment
    const result = place === moments.length - 1 ? look.result : null
    const told = form === 'film' && seat !== null ? [{ seat, by, news }] : []
    const shown = { view, seat: null, names: names[place] ?? [], result }
    const { picture } = painted.table(shown, { language: reader.voice.language, size: 'full' }, told)
    const caption = form === 'film' ? captionAt(context, moments, place) : roundCaptionAt(context, moments, place)
    pictures.push(painted.captioned(picture, caption))
  }
  return pictures
}

interface Shots {
  readonly data: Buffer
  readonly alt: string
}

type Length = Readonly<Record<'turns' | 'rounds', number>>

function replayScreen(context: ScreenContext, form: Replay, { data, alt }: Shots, length: Length): Screen {
  const { reader, look } = context
  const { file } = SHOTS[form]
  const other = form === 'film' ? 'strip' : 'film'
  return screen(
    [
      text(`### ${reader.say('replayOf', { title: titleOf(look) })}`, `-# ${reader.say('replayLength', length)}`),
      gallery(file, alt),
      ...rows([
        button(idOn(context, 'replay', other), reader.say(`replay_${other}`)),
        button(idOn(context, 'walk', BEGIN), reader.say('walk')),
      ]),
    ],
    { accent: PARCHMENT, files: [{ name: file, data, alt }] },
  )
}

/**
 * Shows a game again, as somebody may know it, or everybody (null): move by move where no form is named, else in pictures,
 * or in words where there are none or they do not fit.
 */
export async function replayed(
  request: RequestContext,
  context: ScreenContext,
  form: Replay | null,
  eyes: string | null,
): Promise<Screen> {
  if (form === null) return walkScreen(request, context, BEGIN, eyes)
  const { app, reader, look } = context
  const { palette, board } = await displayPrefsOf(request)
  if (presentationFor(look).pictures === undefined || board === 'text') return logFile(context, eyes)
  const moments = await app.tables.records.moments(look.id)
  if (isDenial(moments)) return sayNo(reader, moments)
  if (moments.length < 2) return lineScreen(reader.say('logEmpty'))
  const pictures = await picturesOf(context, moments, form)
  const data = await app.studio.together(form, pictures, { palette, scale: SHOTS[form].scale })
  if (data === null || data.length > fileLimitOf(request.interaction)) return logFile(context, eyes)
  const length = { turns: moments.length - 1, rounds: roundEnds(context, moments).length - 1 }
  const alt = `${reader.say('replayAlt', length)} ${pictures.at(-1)?.alt ?? ''}`
  return replayScreen(context, form, { data, alt }, length)
}
