import { presentationFor, shownBefore } from '#discord/app/context'
import { refusalText } from '#discord/app/refusals'
import { contextFor, privately, sayNo } from '#discord/app/requests'
import type { PressContext, Verb } from '#discord/app/router'
import { optionsAt, ownAsk, stepOf } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial, type LookAhead, type Outcome, type PersonSettings } from '#tables'
import { aheadScreen, ordersScreen, saidAfter, sayingAt } from './screen.ts'
import { changeUsual, usualNow } from './usual.ts'

/** What is decided in advance. */

async function ordersNow(press: PressContext, note?: string): Promise<Screen> {
  const context = await contextFor(press, press.id.game)
  return isDenial(context) ? sayNo(press.reader, context) : ordersScreen(context, note)
}

async function changeOrder(press: PressContext): Promise<Screen> {
  const { app, id, interaction, values, reader } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const { look } = context
  const spec = look.game.orders?.find(({ name }) => name === id.arg)
  const value = spec === undefined ? null : saidAfter(spec, sayingAt(look, spec), values[0] ?? '')
  const outcome = await app.tables.orders.set(id.game, interaction.user.id, id.arg, value, press.requestId)
  return ordersNow(press, isDenial(outcome) ? refusalText(reader, look, outcome) : reader.say('saved'))
}

/** What stands here is said at every new table of this game. */
async function keepAsUsual(press: PressContext): Promise<Screen> {
  const { app, id, interaction, reader } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const { game, orders } = context.look
  const own = orders.filter(({ name }) => game.orders?.some((spec) => spec.name === name))
  const said = Object.fromEntries(own.map(({ name, value }) => [name, value])) as PersonSettings['orders'][string]
  const settings = await app.tables.people.settings(interaction.user.id)
  const all = { ...settings.orders, [game.name]: said }
  const outcome = await app.tables.people.setSettings(interaction.user.id, { orders: all })
  return ordersScreen(context, reader.say(isDenial(outcome) ? 'notSaved' : 'savedForAll'))
}

async function aheadNow(press: PressContext, group: number | null = null, note?: string): Promise<Screen> {
  const { app, id, interaction, reader } = press
  const context = await contextFor(press, id.game)
  const ahead = await app.tables.reading.lookAhead(id.game, interaction.user.id)
  if (isDenial(context)) return sayNo(reader, context)
  if (isDenial(ahead)) return ordersScreen(context, reader.say('aheadNone'))
  return aheadScreen(context, ahead, group, note)
}

/** An act on what is prepared, unless the table has moved on since it was shown. */
function onAhead(act: (press: PressContext, ahead: LookAhead) => Promise<Outcome<unknown>>): Verb {
  return {
    manner: 'panel',
    async handle(press) {
      const { app, id, interaction, reader } = press
      const ahead = await app.tables.reading.lookAhead(id.game, interaction.user.id)
      if (isDenial(ahead)) return aheadNow(press)
      const isOld = ahead.look.entry !== id.version || stepOf(ahead.look) !== id.step
      if (isOld) return aheadNow(press, null, reader.say('movedOn'))
      const outcome = await act(press, ahead)
      return aheadNow(press, null, isDenial(outcome) ? refusalText(reader, ahead.look, outcome) : undefined)
    },
  }
}

export const ORDER_VERBS: Readonly<Record<string, Verb>> = {
  orders: privately((context) => ordersScreen(context)),
  order: { manner: 'panel', handle: changeOrder },
  alwaysso: { manner: 'panel', handle: keepAsUsual },
  usual: { manner: 'panel', handle: usualNow },
  usualset: { manner: 'panel', handle: changeUsual },
  ahead: { manner: 'panel', handle: (press) => aheadNow(press) },
  aheadgroup: { manner: 'panel', handle: (press) => aheadNow(press, Number(press.values[0])) },
  aheadgoal: onAhead(async ({ app, id, interaction, values, requestId, reader }, { look }) => {
    const goals = presentationFor(look).goals(shownBefore(look), reader.voice)
    const picks = goals.find((goal) => goal.id === values[0])?.ways[0]?.picks ?? []
    return app.tables.orders.prepare(id.game, interaction.user.id, picks, requestId)
  }),
  aheadpick: onAhead(async ({ app, id, interaction, values, requestId }, { look }) => {
    const picks = optionsAt(ownAsk({ look }), values)
    return app.tables.orders.prepare(id.game, interaction.user.id, [picks], requestId)
  }),
  aheadback: onAhead(({ app, id, interaction, requestId }) =>
    app.tables.orders.unprepare(id.game, interaction.user.id, requestId),
  ),
}
