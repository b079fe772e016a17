import { CARDS } from '#data/village/cards'
import type { Cards } from '#data/village/schema'
import type { Game } from '#kernel'
import { certainNews } from './certain-news.ts'
import { foresight } from './foresight.ts'
import { shortOf } from './modules/in-play.ts'
import { MODULES } from './modules/modules.ts'
import { standingOrders } from './orders.ts'
import { allPoints, resultOf } from './rules/score.ts'
import { why } from './rules/why.ts'
import { advanceAll, holdMass, score } from './scenes/mass.ts'
import { startRound } from './scenes/round.ts'
import { takeTurn } from './scenes/turn.ts'
import { type State, setUp } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const village: Game<State, Cards, View> = {
  name: 'village',
  version: 2,
  seats: { min: 1, max: 5 },
  options: [...MODULES.flatMap(({ option }) => option ?? []), { name: 'compensation', values: ['on', 'off'] }],
  content: CARDS,
  first: 'startRound',
  setUp,
  scenes: {
    startRound,
    turn: takeTurn,
    mass: holdMass,
    advance: advanceAll,
    score,
    ...Object.assign({}, ...MODULES.map((module) => module.scenes ?? {})),
  },
  view,
  imagine,
  result: resultOf,
  forecast: allPoints,
  why,
  orders: standingOrders(),
  foresight,
  surely: certainNews,
  shortOf,
  // States read the same; a game of before may have answered what is asked otherwise now.
  migrate: (state) => state,
}
