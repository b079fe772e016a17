import { sayNo } from '#discord/app/requests'
import type { ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
import { logScreen } from './screen.ts'

/** A page of the log as somebody may know it, or as everybody may (null); the newest where none is named. */
export async function logPage(
  context: ScreenContext,
  eyes: string | null,
  page: number | null = null,
): Promise<Screen> {
  const { app, look, reader } = context
  const lines = await app.tables.reading.log(look.id, eyes)
  return isDenial(lines) ? sayNo(reader, lines) : logScreen(context, lines, page)
}
