import { sayNo } from '#discord/app/requests'
import { lineScreen, type ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { forAll, recapOf, toldLines, toldOf } from '#discord/app/told-lines'
import { isDenial } from '#tables'

/** Everything that happened since the reader looked last; `isForAll` as everybody may know it. */
export async function recapScreen(context: ScreenContext, person: string, isForAll: boolean): Promise<Screen> {
  const { app, look, reader } = context
  const recap = await recapOf(app, look, person)
  if (isDenial(recap)) return sayNo(reader, recap)
  const lines = toldLines(context, toldOf(isForAll ? recap.map(forAll) : recap, look))
  return lineScreen(`### ${reader.say('sinceThen')}`, ...(lines.length > 0 ? lines : [reader.say('logEmpty')]))
}
