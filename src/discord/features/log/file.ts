import { workSlot } from '#discord/app/fair-scheduling'
import { sayNo } from '#discord/app/requests'
import type { ScreenContext } from '#discord/app/screen'
import { fileScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { titleOf } from '#discord/app/shown-game'
import { type Act, actsOf, plainLines } from '#discord/app/told-lines'
import { isDenial } from '#tables'

/** The whole log, to keep. */
export async function logFile(context: ScreenContext, eyes: string | null): Promise<Screen> {
  const { app, look, reader } = context
  const log = await app.tables.reading.log(look.id, eyes)
  if (isDenial(log)) return sayNo(reader, log)
  const title = reader.say('logOf', { title: titleOf(look) })
  const lines = [title, '']
  for (const act of actsOf(log, look).filter(({ isVoid }) => !isVoid)) {
    await workSlot()
    lines.push(...fileLines(context, act))
  }
  return fileScreen(title, `${look.game.name}-${look.id}.txt`, Buffer.from(`${lines.join('\n')}\n`))
}

function fileLines(context: ScreenContext, { told, at, move }: Act): string[] {
  const [head, ...more] = plainLines(context, [told])
  if (head === undefined) return []
  const moment = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return [`${move ?? 0}  ${moment}  ${head}`, ...more.map((row) => `    ${row}`)]
}
