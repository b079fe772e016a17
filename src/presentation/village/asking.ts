import type { Question } from '#kernel'
import { PALETTES } from '#render/engine/palette'
import type { Interruption } from '../capabilities.ts'
import type { Voice } from '../presentation.ts'
import { shortPrice } from './card-texts.ts'
import { ASKED_IN_MODULES } from './modules/modules.ts'
import { lying, type Page, pageOf, row, standing } from './page.ts'
import { dotted } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** What everybody is told of a question that comes up in another's turn, at a mass or at a wedding. */

/** The headline and the lines of a question about one subject. */
export type Asked = (page: Page) => { readonly head: string; readonly lines: readonly string[] }
export type AskedAbout = Readonly<Record<string, Asked>>

function stallsText({ phrasing, view }: Page): string {
  const stalls = (view.market?.stalls ?? []).flatMap((place) => view.setup.content.customers[place] ?? [])
  return dotted(stalls.map(({ wants, points }) => `${shortPrice(phrasing, wants)} = ${points}`))
}

/** V-MARKET: the customers who are left, what a sale costs beside the goods, and who has passed. */
const sell: Asked = (page) => {
  const { phrasing, view, shown } = page
  const { say, cost } = phrasing
  const names = (view.market?.passed ?? []).flatMap((seat) => shown.names[seat] ?? [])
  const lines = [
    row(say('board.stalls'), [stallsText(page)]),
    say('asking.sale', { cost: cost(view.setup.content.market.surcharge) }),
    names.length > 0 ? `-# ${say('asking.passed', { names: phrasing.list(names) })}` : '',
  ]
  return { head: say('asking.market'), lines: lines.filter((line) => line !== '') }
}

/** V-MASS-1 */
const pull: Asked = (page) => {
  const { say, cost } = page.phrasing
  const { massDraw, massPull, monks } = page.view.setup.content.constants
  const n = massDraw.value - page.view.pulled
  const bag = row(say('board.bag'), [say('board.monks', { n: monks.value }), lying(page, 'bag')])
  return { head: say('asking.mass'), lines: [say('asking.pull', { n, cost: cost({ coins: massPull.coins }) }), bag] }
}

/** V-MASS-3, V-MASS-4 */
const advance: Asked = (page) => {
  const { say, gain, space } = page.phrasing
  const points = gain({ points: page.view.setup.content.constants.massMajority.points })
  const church = row(space('church'), standing(page, 'church'))
  return { head: say('asking.mass'), lines: [say('asking.advance', { points }), church] }
}

const ABOUT: AskedAbout = { sell, pull, advance, ...ASKED_IN_MODULES }

/** The lines of a question about one subject, whoever looks. */
export function linesAbout(about: string, page: Page): readonly string[] {
  return ABOUT[about]?.(page).lines ?? []
}

function colourOf(name: 'coin'): number {
  return Number.parseInt(PALETTES.usual[name].slice(1), 16)
}

/** Null in the own turn of the seat that is asked. */
export function asking(shown: Shown, asks: readonly Question[], { language }: Voice): Interruption | null {
  const [ask] = asks
  const page = pageOf(shown, language)
  if (ask === undefined || page.view.acting === ask.seat) return null
  const asked = ABOUT[ask.about]
  return asked === undefined ? null : { ...asked(page), accent: colourOf('coin') }
}
