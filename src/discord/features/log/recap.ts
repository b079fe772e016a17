import { sayNo } from '#discord/app/requests'
import { lineScreen, type ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { forAll, recapOf, toldLines, toldOf } from '#discord/app/told-lines'
import { isDenial, type Look } from '#tables'

/** Spectators see what those see who are asked now. */
function askedPerson({ places }: Look): string | null {
  return places.find(({ asked, person }) => asked !== null && person !== null)?.person ?? null
}

/** Everything that happened since the reader looked last; `isForAll` as everybody may know it. */
export async function recapScreen(context: ScreenContext, person: string, isForAll: boolean): Promise<Screen> {
  const { app, look, reader } = context
  const plays = look.places.some((place) => place.person === person)
  const recap = await recapOf(app, look, plays ? person : (askedPerson(look) ?? person))
  if (isDenial(recap)) return sayNo(reader, recap)
  const lines = toldLines(context, toldOf(isForAll || !plays ? recap.map(forAll) : recap, look))
  return lineScreen(`### ${reader.say('sinceThen')}`, ...(lines.length > 0 ? lines : [reader.say('logEmpty')]))
}
