import { button, gallery, rows, text } from '#discord/app/components'
import { namesOf, presentationFor, titleOf } from '#discord/app/context'
import { workSlot } from '#discord/app/fair-scheduling'
import { LIMITS } from '#discord/app/limits'
import { displayPrefsOf, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { idOn, PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { plainLines, toldOf } from '#discord/app/told-lines'
import { isDenial, type LogLine } from '#tables'
import { fileScreen, lineScreen } from '../boards/around.ts'

/** How a game is watched again: picture after picture, or a round beside the other. */
export const REPLAYS = ['film', 'strip'] as const
export type Replay = (typeof REPLAYS)[number]

const SHOTS: Readonly<Record<Replay, { file: string; scale: number; most: number }>> = {
  film: { file: 'replay.gif', scale: 0.625, most: 100 },
  strip: { file: 'replay.png', scale: 0.5, most: 24 },
}

type Moments = Exclude<Awaited<ReturnType<ScreenContext['app']['tables']['records']['moments']>>, { denied: string }>

/** The last of each round, and how it began. */
function roundsOf({ look }: ScreenContext, moments: Moments): Moments {
  const { roundOf } = presentationFor(look)
  return moments.filter((one, at) => {
    const next = moments[at + 1]
    return next === undefined || at === 0 || roundOf(next.view) !== roundOf(one.view)
  })
}

/** So many, evenly, the last one among them. */
function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_, at) => (all.length - 1 - at) % step === 0)
}

/** Where there are no pictures, or they do not fit, it is told in words: as somebody may know it, or everybody (null). */
export async function replayed(
  request: RequestContext,
  context: ScreenContext,
  form: Replay,
  eyes: string | null,
): Promise<Screen> {
  const { app, reader, look } = context
  const { picture } = presentationFor(look)
  const { palette, board } = await displayPrefsOf(request)
  if (picture === null || board === 'text') return logFile(context, eyes)
  const moments = await app.tables.records.moments(look.id)
  if (isDenial(moments)) return sayNo(reader, moments)
  if (moments.length < 2) return lineScreen(reader.say('logEmpty'))
  const rounds = roundsOf(context, moments)
  const { file, scale, most } = SHOTS[form]
  const pictures = []
  for (const moment of thinned(form === 'film' ? moments : rounds, most)) {
    await workSlot()
    const { view, seat, news } = moment
    const result = moment === moments.at(-1) ? look.result : null
    const shown = { view, seat: null, names: namesOf(look), result }
    const told = form === 'film' && seat !== null ? [{ seat, by: 'player', news }] : []
    pictures.push(picture.table(shown, { language: reader.voice.language, size: 'full' }, told).picture)
  }
  const data = await app.studio.together(form, pictures, { palette, scale })
  if (data === null || data.length > LIMITS.file) return logFile(context, eyes)
  const other = form === 'film' ? 'strip' : 'film'
  const facts = { turns: moments.length - 1, rounds: rounds.length - 1 }
  const alt = `${reader.say('replayAlt', facts)} ${pictures.at(-1)?.alt ?? ''}`
  return screen(
    [
      text(
        `### ${reader.say('replayOf', { title: titleOf(context.look) })}`,
        `-# ${reader.say('replayLength', facts)}`,
      ),
      gallery(file, alt),
      ...rows([button(idOn(context, 'replay', other), reader.say(`replay_${other}`))]),
    ],
    { accent: PARCHMENT, files: [{ name: file, data, alt }] },
  )
}

export function replayPress(context: ScreenContext, press: PressContext): Promise<Screen> {
  return replayed(press, context, press.id.arg === 'strip' ? 'strip' : 'film', press.interaction.user.id)
}

/** The whole log, to keep. */
export async function logFile(context: ScreenContext, eyes: string | null): Promise<Screen> {
  const { app, look, reader } = context
  const log = await app.tables.reading.log(look.id, eyes)
  if (isDenial(log)) return sayNo(reader, log)
  const title = reader.say('logOf', { title: titleOf(look) })
  const lines = [title, '']
  for (const line of log) {
    await workSlot()
    lines.push(...fileLines(context, line))
  }
  return fileScreen(title, `${look.game.name}-${look.id}.txt`, Buffer.from(`${lines.join('\n')}\n`))
}

function fileLines(context: ScreenContext, line: LogLine): string[] {
  const [head, ...more] = plainLines(context, toldOf([line], context.look))
  if (head === undefined) return []
  const at = new Date(line.at).toISOString().slice(0, 16).replace('T', ' ')
  return [`${line.number}  ${at}  ${head}`, ...more.map((row) => `    ${row}`)]
}
