import { CARDS } from '#data/willyville/cards'
import type { Cards } from '#data/willyville/schema'
import type { Game } from '#kernel'
import { certainNews } from './certain-news.ts'
import { shortOf, spell } from './notation.ts'
import { optionId } from './options.ts'
import { orders } from './orders.ts'
import { allPoints, resultOf } from './rules/score.ts'
import { why } from './rules/why.ts'
import { startRound } from './scenes/round.ts'
import { SPARE, takeTurn } from './scenes/turn.ts'
import { type State, setUp } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const willyville: Game<State, Cards, View> = {
  name: 'willyville',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  content: CARDS,
  first: 'startRound',
  setUp,
  scenes: { startRound, turn: takeTurn },
  view,
  imagine,
  result: resultOf,
  forecast: allPoints,
  why,
  orders,
  asides: [optionId(SPARE)],
  surely: certainNews,
  shortOf,
  spell,
}
