import { presentationFor, shownBefore } from '#discord/app/context'
import { refusalText } from '#discord/app/refusals'
import { privately, sayNo, stageFor } from '#discord/app/requests'
import type { Press, Verb } from '#discord/app/router'
import { optionsAt, ownAsk, stepOf } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isNo, type LookAhead, type Outcome, type PersonSettings } from '#tables'
import { aheadScreen, ordersScreen, saidAfter, sayingAt } from './screen.ts'
import { changeUsual, usualNow } from './usual.ts'

/** What is decided in advance. */

async function ordersNow(press: Press, note?: string): Promise<Screen> {
  const stage = await stageFor(press, press.id.game)
  return isNo(stage) ? sayNo(press.reader, stage) : ordersScreen(stage, note)
}

async function changeOrder(press: Press): Promise<Screen> {
  const { house, id, interaction, values, reader } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  const { look } = stage
  const spec = look.game.orders?.find(({ name }) => name === id.arg)
  const value = spec === undefined ? null : saidAfter(spec, sayingAt(look, spec), values[0] ?? '')
  const outcome = await house.tables.setOrder(id.game, interaction.user.id, id.arg, value, press.press)
  return ordersNow(press, isNo(outcome) ? refusalText(reader, look, outcome) : reader.say('saved'))
}

/** What stands here is said at every new table of this game. */
async function keepAsUsual(press: Press): Promise<Screen> {
  const { house, id, interaction, reader } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  const { game, orders } = stage.look
  const own = orders.filter(({ name }) => game.orders?.some((spec) => spec.name === name))
  const said = Object.fromEntries(own.map(({ name, value }) => [name, value])) as PersonSettings['orders'][string]
  const settings = await house.tables.settings(interaction.user.id)
  const all = { ...settings.orders, [game.name]: said }
  const outcome = await house.tables.setSettings(interaction.user.id, { orders: all })
  return ordersScreen(stage, reader.say(isNo(outcome) ? 'notSaved' : 'savedForAll'))
}

async function aheadNow(press: Press, group: number | null = null, note?: string): Promise<Screen> {
  const { house, id, interaction, reader } = press
  const stage = await stageFor(press, id.game)
  const ahead = await house.tables.lookAhead(id.game, interaction.user.id)
  if (isNo(stage)) return sayNo(reader, stage)
  if (isNo(ahead)) return ordersScreen(stage, reader.say('aheadNone'))
  return aheadScreen(stage, ahead, group, note)
}

/** An act on what is prepared, unless the table has moved on since it was shown. */
function onAhead(act: (press: Press, ahead: LookAhead) => Promise<Outcome<unknown>>): Verb {
  return {
    manner: 'panel',
    async handle(press) {
      const { house, id, interaction, reader } = press
      const ahead = await house.tables.lookAhead(id.game, interaction.user.id)
      if (isNo(ahead)) return aheadNow(press)
      const isOld = ahead.look.entry !== id.version || stepOf(ahead.look) !== id.step
      if (isOld) return aheadNow(press, null, reader.say('movedOn'))
      const outcome = await act(press, ahead)
      return aheadNow(press, null, isNo(outcome) ? refusalText(reader, ahead.look, outcome) : undefined)
    },
  }
}

export const ORDER_VERBS: Readonly<Record<string, Verb>> = {
  orders: privately((stage) => ordersScreen(stage)),
  order: { manner: 'panel', handle: changeOrder },
  alwaysso: { manner: 'panel', handle: keepAsUsual },
  usual: { manner: 'panel', handle: usualNow },
  usualset: { manner: 'panel', handle: changeUsual },
  ahead: { manner: 'panel', handle: (press) => aheadNow(press) },
  aheadgroup: { manner: 'panel', handle: (press) => aheadNow(press, Number(press.values[0])) },
  aheadgoal: onAhead(async ({ house, id, interaction, values, press, reader }, { look }) => {
    const goals = presentationFor(look).goals(shownBefore(look), reader.voice)
    const picks = goals.find((goal) => goal.id === values[0])?.ways[0]?.picks ?? []
    return house.tables.prepare(id.game, interaction.user.id, picks, press)
  }),
  aheadpick: onAhead(async ({ house, id, interaction, values, press }, { look }) => {
    const picks = optionsAt(ownAsk({ look }), values)
    return house.tables.prepare(id.game, interaction.user.id, [picks], press)
  }),
  aheadback: onAhead(({ house, id, interaction, press }) =>
    house.tables.unprepare(id.game, interaction.user.id, press),
  ),
}
