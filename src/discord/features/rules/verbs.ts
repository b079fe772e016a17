import { contextFor, displayPrefsOf, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { RULES } from './declarations.ts'
import { rulesScreen } from './screen.ts'

/** Of the table's game, or of the one that is named where there is no table. */
export async function rulesAt(
  request: RequestContext,
  id: number,
  topic: string | null,
  named: string,
): Promise<Screen> {
  const context = id === 0 ? null : await contextFor(request, id)
  if (context !== null && isDenial(context))
    return named === '' ? sayNo(request.reader, context) : rulesAt(request, 0, topic, named)
  const game = context?.look.game.name ?? named
  return rulesScreen(request.app, request.reader, context, game, topic, await displayPrefsOf(request))
}

export const RULES_VERBS = verbsOf(RULES, {
  rules: (press, arg) => rulesAt(press, press.id.game, arg?.topic ?? null, arg?.game ?? ''),
  rulestopic: (press, game) => rulesAt(press, press.id.game, press.values[0] ?? null, game),
  rulespage: (press, { game, topic }) => rulesAt(press, press.id.game, topic ?? '', game),
})
