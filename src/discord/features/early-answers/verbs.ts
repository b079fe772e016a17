import { refusalText } from '#discord/app/refusals'
import type { PressContext } from '#discord/app/router'
import { optionsAt, ownAsk } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { stepOf } from '#discord/app/verb-ids'
import type { Handler } from '#discord/app/verbs'
import { verbsOf } from '#discord/app/verbs'
import { isDenial, type LookEarly, type Outcome } from '#tables'
import type { PanelState } from '../turn/panel-screen.ts'
import { panel } from '../turn/turn.ts'
import { EARLY_ANSWERS } from './declarations.ts'

/** An answer before one is due. Whoever is due by now is shown the question itself. */

function earlyNow(press: PressContext, state: Pick<PanelState, 'group' | 'note'> = {}): Promise<Screen> {
  return panel(press, press.id.game, state)
}

/** An act on what was answered early, unless the table has moved on since it was shown. */
function onEarly<Arg = null>(act: (press: PressContext, early: LookEarly) => Promise<Outcome<unknown>>): Handler<Arg> {
  return async (press) => {
    const { app, id, interaction, reader } = press
    const early = await app.tables.reading.lookEarly(id.game, interaction.user.id)
    if (isDenial(early) || early.look.entry !== id.version) return earlyNow(press, { note: reader.say('movedOn') })
    if (stepOf(early.look) !== id.step) return earlyNow(press, { note: reader.say('elsewhere') })
    const outcome = await act(press, early)
    return earlyNow(press, { note: isDenial(outcome) ? refusalText(reader, early.look, outcome) : undefined })
  }
}

export const EARLY_ANSWERS_VERBS = verbsOf(EARLY_ANSWERS, {
  earlygroup: (press) => earlyNow(press, { group: Number(press.values[0]) }),
  earlypick: onEarly(async ({ app, id, interaction, values, requestId }, { look }) => {
    const picks = optionsAt(ownAsk({ look }), values)
    return app.tables.orders.answerEarly(id.game, interaction.user.id, [picks], requestId)
  }),
  earlyback: onEarly(({ app, id, interaction, requestId }) =>
    app.tables.orders.unanswerEarly(id.game, interaction.user.id, requestId),
  ),
})
