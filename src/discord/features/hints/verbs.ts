import { verbsOf } from '#discord/app/verbs'
import { quicklyOn } from '../turn/turn.ts'
import { onPanel } from '../turn/verbs.ts'
import { HINTS } from './declarations.ts'
import { hint, review, stopThinking, takeAdvice } from './hint.ts'

export const HINTS_VERBS = verbsOf(HINTS, {
  hint: (press) => hint(press, press.id.game),
  stronger: (press) => hint(press, press.id.game, 'strong'),
  stopthinking: stopThinking,
  advised: onPanel((press, _look, arg) => takeAdvice(press, arg), undefined, quicklyOn),
  review: (press) => review(press, press.id.game),
})
