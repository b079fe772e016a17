import { button, gallery, rows, text } from '#discord/app/components'
import { workSlot } from '#discord/app/fair-scheduling'
import { fileLimitOf } from '#discord/app/limits'
import { displayPrefsOf, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { lineScreen, PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import { namesOf } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, titleOf } from '#discord/app/shown-game'
import { plainLines } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { Caption } from '#presentation/capabilities'
import type { Picture } from '#render/engine/draw'
import { isDenial } from '#tables'
import { logFile } from '../log/file.ts'
import { BEGIN, type Replay } from './declarations.ts'
import { walkScreen } from './walk.ts'

const SHOTS: Readonly<Record<Replay, { file: string; scale: number; most: number }>> = {
  film: { file: 'replay.gif', scale: 0.55, most: 100 },
  strip: { file: 'replay.png', scale: 0.3125, most: 18 },
}

type Moments = Exclude<Awaited<ReturnType<ScreenContext['app']['tables']['records']['moments']>>, { denied: string }>

/** The last of each round, and how it began. */
function roundsOf({ look }: ScreenContext, moments: Moments): Moments {
  const { roundOf } = presentationFor(look).progress
  return moments.filter((moment, index) => {
    const next = moments[index + 1]
    return next === undefined || index === 0 || roundOf(next.view) !== roundOf(moment.view)
  })
}

/** So many, evenly, the last one among them. */
function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_, index) => (all.length - 1 - index) % step === 0)
}

type Captioned = Moments[number] & { readonly caption: Caption }

/** An act without the player's name where it begins with it: that stands above. */
function deedOf(context: ScreenContext, { seat, news }: Moments[number]): string {
  const words = plainLines(context, [{ seat, by: 'player', news }]).join(' · ')
  const name = seat === null ? '' : (namesOf(context.look)[seat] ?? '')
  return name !== '' && words.startsWith(name) ? words.slice(name.length).trim() : words
}

/** An act belongs to the round in which it was done, even if it brought about the next one. */
export function captionedMoments(context: ScreenContext, moments: Moments): Captioned[] {
  const { look, reader } = context
  const { roundOf } = presentationFor(look).progress
  return moments.map((moment, place) => {
    const round = reader.say('walkRound', { round: roundOf((moments[place - 1] ?? moment).view) })
    if (place === 0) return { ...moment, caption: { head: round, line: reader.say('walkBegin') } }
    const mover = moment.seat === null ? [] : (namesOf(look)[moment.seat] ?? [])
    return { ...moment, caption: { head: [round].concat(mover).join(' · '), line: deedOf(context, moment) } }
  })
}

/** The table at each of these moments, in a film with marks on what has just happened, and words on it below. */
async function picturesOf(context: ScreenContext, moments: Moments, form: Replay): Promise<Picture[]> {
  const { look, reader } = context
  const painted = presentationFor(look).pictures
  if (painted === undefined) return []
  const pictures: Picture[] = []
  const shots = thinned(captionedMoments(context, moments), SHOTS[form].most)
  for (const [index, { view, seat, news, caption }] of shots.entries()) {
    await workSlot()
    const result = index === shots.length - 1 ? look.result : null
    const shown = { view, seat: null, names: namesOf(look), result }
    const told = form === 'film' && seat !== null ? [{ seat, by: 'player', news }] : []
    const { picture } = painted.table(shown, { language: reader.voice.language, size: 'full' }, told)
    pictures.push(form === 'film' ? painted.captioned(picture, caption) : picture)
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
  const rounds = roundsOf(context, moments)
  const pictures = await picturesOf(context, form === 'film' ? moments : rounds, form)
  const data = await app.studio.together(form, pictures, { palette, scale: SHOTS[form].scale })
  if (data === null || data.length > fileLimitOf(request.interaction)) return logFile(context, eyes)
  const length = { turns: moments.length - 1, rounds: rounds.length - 1 }
  const alt = `${reader.say('replayAlt', length)} ${pictures.at(-1)?.alt ?? ''}`
  return replayScreen(context, form, { data, alt }, length)
}
