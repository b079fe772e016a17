import { sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { fileScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
export async function exported(request: RequestContext, game: number): Promise<Screen> {
  const { app, reader } = request
  const outcome = await app.tables.records.export(game)
  if (isDenial(outcome)) return sayNo(reader, outcome)
  const name = `${outcome.record.game}-${game}.json`
  const data = Buffer.from(JSON.stringify(outcome, null, 1))
  return fileScreen(reader.say('exported'), name, data)
}
