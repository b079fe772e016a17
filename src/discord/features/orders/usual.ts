import { button, rows, select, text } from '#discord/app/components'
import type { PressContext, ScreenRequest } from '#discord/app/router'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationNamed } from '#discord/app/shown-game'
import { freeId, newNonce } from '#discord/app/verb-ids'
import { PRESENTATIONS, presentationOf } from '#presentation/registry'
import { isDenial, type PersonSettings } from '#tables'
import { type NamedOrder, namedOrders, orderSelect, type Saying, saidAfter, wordsIn } from './screen.ts'

/** Decisions in advance for all new tables, game by game. */

function ordersIn({ app }: ScreenRequest, game: string): NamedOrder[] {
  const presentation = presentationOf(game)
  return presentation === undefined ? [] : namedOrders(app.tables.orders.offeredBy(game), presentation)
}

/** Own card values are only known at a table. */
function sayingIn({ orders }: PersonSettings, game: string, { spec }: NamedOrder): Saying {
  return { values: spec.values, words: wordsIn(orders[game]?.[spec.name]) }
}

async function usualScreen(request: ScreenRequest, game: string, note?: string): Promise<Screen> {
  const { app, reader, interaction } = request
  const settings = await app.tables.people.settings(interaction.user.id)
  const nonce = newNonce()
  const games = PRESENTATIONS.filter((presentation) => ordersIn(request, presentation.game).length > 0).map(
    (presentation) => ({
      value: presentation.game,
      label: presentation.title,
      chosen: presentation.game === game,
    }),
  )
  const orders = ordersIn(request, game).map((order) =>
    orderSelect(freeId('usualset', nonce, [game, order.spec.name]), order, sayingIn(settings, game, order), reader),
  )
  return screen(
    [
      text(
        `### ${reader.say('orders')}`,
        `${reader.say('ordersText')} ${reader.say('usualText')}`,
        note !== undefined && `-# ${note}`,
      ),
      select(freeId('usual', nonce), presentationNamed(game).title, games),
      ...orders,
      ...rows([button(freeId('settings', nonce), reader.say('back'))]),
    ],
    { accent: PARCHMENT },
  )
}

/** A game's orders; those of the first one until another is chosen. */
export function usualNow(press: PressContext): Promise<Screen> {
  return usualScreen(
    press,
    (presentationOf(press.values[0] ?? '') ?? (PRESENTATIONS[0] as (typeof PRESENTATIONS)[number])).game,
  )
}

export async function changeUsual(press: PressContext, [game, name]: readonly [string, string]): Promise<Screen> {
  const { app, interaction, reader, values } = press
  const order = ordersIn(press, game).find(({ spec }) => spec.name === name)
  if (order === undefined) return usualNow(press)
  const settings = await app.tables.people.settings(interaction.user.id)
  const value = saidAfter(order.spec, sayingIn(settings, game, order), values[0] ?? '')
  const { [name]: _, ...others } = settings.orders[game] ?? {}
  const said = value === null ? others : { ...others, [name]: value }
  const outcome = await app.tables.people.setSettings(interaction.user.id, {
    orders: { ...settings.orders, [game]: said },
  })
  return usualScreen(press, game, reader.say(isDenial(outcome) ? 'notSaved' : 'saved'))
}
