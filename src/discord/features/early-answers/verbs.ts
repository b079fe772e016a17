import { refusalText } from '#discord/app/refusals'
import type { PressContext, Verb } from '#discord/app/router'
import { optionsAt, ownAsk, stepOf } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial, type LookEarly, type Outcome } from '#tables'
import type { PanelState } from '../turn/panel-screen.ts'
import { panel } from '../turn/turn.ts'

/** An answer before one is due. Whoever is due by now is shown the question itself. */

function earlyNow(press: PressContext, state: Pick<PanelState, 'group' | 'note'> = {}): Promise<Screen> {
  return panel(press, press.id.game, state)
}

/** An act on what was answered early, unless the table has moved on since it was shown. */
function onEarly(act: (press: PressContext, early: LookEarly) => Promise<Outcome<unknown>>): Verb {
  return {
    manner: 'panel',
    async handle(press) {
      const { app, id, interaction, reader } = press
      const early = await app.tables.reading.lookEarly(id.game, interaction.user.id)
      if (isDenial(early) || early.look.entry !== id.version) return earlyNow(press, { note: reader.say('movedOn') })
      if (stepOf(early.look) !== id.step) return earlyNow(press, { note: reader.say('elsewhere') })
      const outcome = await act(press, early)
      return earlyNow(press, { note: isDenial(outcome) ? refusalText(reader, early.look, outcome) : undefined })
    },
  }
}

export const EARLY_VERBS: Readonly<Record<string, Verb>> = {
  earlygroup: { manner: 'panel', handle: (press) => earlyNow(press, { group: Number(press.values[0]) }) },
  earlypick: onEarly(async ({ app, id, interaction, values, requestId }, { look }) => {
    const picks = optionsAt(ownAsk({ look }), values)
    return app.tables.orders.answerEarly(id.game, interaction.user.id, [picks], requestId)
  }),
  earlyback: onEarly(({ app, id, interaction, requestId }) =>
    app.tables.orders.unanswerEarly(id.game, interaction.user.id, requestId),
  ),
}
