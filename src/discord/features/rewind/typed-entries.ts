import { contextFor } from '#discord/app/requests'
import type { Completion, CompletionContext, RequestContext } from '#discord/app/router'
import type { ScreenContext } from '#discord/app/screen'
import { plainLines, toldOf } from '#discord/app/told-lines'
import { isDenial, type LogLine } from '#tables'

const MOST_CHOICES = 20

/** The entries one may ask to go back to, each with the act that would be undone first. */
export async function entriesToGoBackTo(
  request: Pick<RequestContext | CompletionContext, 'app' | 'interaction' | 'reader'>,
  game: number,
): Promise<Completion[]> {
  const { app, interaction, reader } = request
  const rewinds = await app.tables.reading.rewinds(game, interaction.user.id)
  if (isDenial(rewinds)) return []
  const context = await contextFor(request, game)
  const log = await app.tables.reading.log(game, interaction.user.id)
  if (isDenial(context) || isDenial(log)) return []
  return rewinds.slice(0, MOST_CHOICES).map(({ to, reveals }) => {
    const line = log.find(({ number }) => number === to + 1)
    const name = `${line?.move ?? to + 1} · ${actAt(context, log, to + 1)}${reveals ? ` · ${reader.say('diceStay')}` : ''}`
    return { name: name.slice(0, 100), value: String(to) }
  })
}

function actAt(context: ScreenContext, log: readonly LogLine[], entry: number): string {
  const acts = log.filter(({ number }) => number === entry)
  const [line = ''] = plainLines(context, toldOf(acts, context.look))
  return line
}
