import { readOwn, repeated } from '../own.ts'
import { CARDS } from './cards.ts'
import { type Cards, cardsSchema } from './schema.ts'

/** Finds what the shape alone does not say. */
function contradictionsOf(cards: Cards): string[] {
  const wrong: string[] = []
  const { constants, port, travel } = cards
  const lists = {
    crafts: cards.crafts.map(({ building }) => building as string),
    customers: cards.customers.map(({ id }) => id),
    villagers: cards.villagers.map(({ id }) => id),
    'travel.castles': travel.castles.map(({ id }) => id),
    'port.captains': port.captains.map(({ id }) => id),
    'port.islands': port.islands.map(({ id }) => id),
  }
  for (const [list, names] of Object.entries(lists)) {
    const twice = repeated(names)
    if (twice !== undefined) wrong.push(`${list}: ${twice} stands there twice.`)
  }
  if (constants.massDraw.value > constants.monks.value) wrong.push('constants.massDraw: there are fewer monks.')
  const castles = ['village', ...lists['travel.castles']]
  const waters = ['port', ...port.timeSpaces, ...lists['port.islands']]
  const nowhere = (ends: readonly string[], known: readonly string[]) => ends.find((end) => !known.includes(end))
  const lost = travel.ways.map(({ between }) => nowhere(between, castles)).find((end) => end !== undefined)
  if (lost !== undefined) wrong.push(`travel.ways: there is no castle ${lost}.`)
  const drowned = port.lines.map((ends) => nowhere(ends, waters)).find((end) => end !== undefined)
  if (drowned !== undefined) wrong.push(`port.lines: there is no water space ${drowned}.`)
  return wrong
}

/** A table owner's own values on top of ours, or one sentence for everything that is wrong with them. */
export function readCards(text: string): Cards | { wrong: string[] } {
  return readOwn(text, { ours: CARDS, schema: cardsSchema, example: '{ "harvest": { "plain": 3 } }', contradictionsOf })
}
