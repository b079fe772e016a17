import { readOwn, repeated } from '../own.ts'
import { CARDS } from './cards.ts'
import { type Cards, cardsSchema } from './schema.ts'

/** Lists contradictions between values, which the schema cannot see. */
function contradictionsOf(cards: Cards): string[] {
  const wrong: string[] = []
  const lists = { craft: cards.craft.map((card) => card.good), churches: cards.churches.map((church) => church.name) }
  for (const [list, names] of Object.entries({ ...lists, townHalls: cards.townHalls.map((hall) => hall.name) })) {
    const twice = repeated(names)
    if (twice !== undefined) wrong.push(`${list}: ${twice} stands there twice.`)
  }
  for (const letter of ['A', 'B', 'C', 'D', 'E']) {
    if (!cards.travel.cards.some((card) => card.letter === letter)) wrong.push(`travel.cards: no card ${letter}.`)
  }
  for (const { building, banners } of cards.craft) {
    const twice = repeated(banners.map((banner) => banner.join('/')))
    if (twice !== undefined) wrong.push(`craft: two of the cards ${building} show ${twice}.`)
  }
  const { costs } = cards.constants.bailiff
  if (costs.some(({ take }, index) => take !== index + 1))
    wrong.push('constants.bailiff.costs: take must be 1, 2, 3, 4.')
  if ((costs[0]?.coins ?? 0) > 0) wrong.push('constants.bailiff.costs: one customer must cost no coins.')
  if (cards.constants.windows.points.length <= cards.constants.maxWindows) {
    wrong.push(`constants.windows.points: ${cards.constants.maxWindows} windows need a value each, and 0 windows too.`)
  }
  if (cards.customers.length < cards.constants.bailiff.offer) wrong.push('customers: fewer than the offer shows.')
  return wrong
}

/** A table owner's own values on top of ours, or one sentence for everything that is wrong with them. */
export function readCards(text: string): Cards | { wrong: string[] } {
  return readOwn(text, { ours: CARDS, schema: cardsSchema, example: '{ "field": { "count": 10 } }', contradictionsOf })
}
