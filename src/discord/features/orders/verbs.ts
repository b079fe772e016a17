import { refusalText } from '#discord/app/refusals'
import { contextFor, sayNo } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { optionsAt, ownAsk } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { stepOf } from '#discord/app/verb-ids'
import type { Handler } from '#discord/app/verbs'
import { privately, verbsOf } from '#discord/app/verbs'
import { isDenial, type LookAhead, type Outcome, type PersonSettings } from '#tables'
import { ORDERS } from './declarations.ts'
import { aheadScreen, ordersScreen, saidAfter, sayingAt } from './screen.ts'
import { changeUsual, usualNow } from './usual.ts'

/** Presses on decisions in advance. */

async function ordersNow(press: PressContext, note?: string): Promise<Screen> {
  const context = await contextFor(press, press.id.game)
  return isDenial(context) ? sayNo(press.reader, context) : ordersScreen(context, note)
}

async function changeOrder(press: PressContext, name: string): Promise<Screen> {
  const { app, id, interaction, values, reader } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const { look } = context
  const spec = look.game.orders?.find((order) => order.name === name)
  const value = spec === undefined ? null : saidAfter(spec, sayingAt(look, spec), values[0] ?? '')
  const outcome = await app.tables.orders.set(id.game, interaction.user.id, name, value, press.requestId)
  return ordersNow(press, isDenial(outcome) ? refusalText(reader, look, outcome) : reader.say('saved'))
}

/** Makes the orders of this table those of every new table of this game. */
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
function onAhead<Arg = null>(act: (press: PressContext, ahead: LookAhead) => Promise<Outcome<unknown>>): Handler<Arg> {
  return async (press) => {
    const { app, id, interaction, reader } = press
    const ahead = await app.tables.reading.lookAhead(id.game, interaction.user.id)
    if (isDenial(ahead)) return aheadNow(press)
    const isOld = ahead.look.entry !== id.version || stepOf(ahead.look) !== id.step
    if (isOld) return aheadNow(press, null, reader.say('movedOn'))
    const outcome = await act(press, ahead)
    return aheadNow(press, null, isDenial(outcome) ? refusalText(reader, ahead.look, outcome) : undefined)
  }
}

export const ORDERS_VERBS = verbsOf(ORDERS, {
  orders: privately((context) => ordersScreen(context)),
  order: changeOrder,
  alwaysso: keepAsUsual,
  usual: usualNow,
  usualset: changeUsual,
  ahead: (press) => aheadNow(press),
  aheadgroup: (press) => aheadNow(press, Number(press.values[0])),
  aheadgoal: onAhead(async ({ app, id, interaction, values, requestId, reader }, { look }) => {
    const goals = presentationFor(look).planning.goals(shownBefore(look), reader.voice)
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
})
