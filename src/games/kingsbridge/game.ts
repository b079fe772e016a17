import { CARDS } from '#data/kingsbridge/cards'
import type { Cards } from '#data/kingsbridge/schema'
import type { Game } from '#kernel'
import { foresight } from './foresight.ts'
import { shortOf } from './notation.ts'
import { orders } from './orders.ts'
import { allPoints, resultOf } from './rules/score.ts'
import { why } from './rules/why.ts'
import { doPenance, grow, protect, settleDuties, standInCourt, startChapter } from './scenes/chapter.ts'
import { carryOutEffect, turnUpEvent, weighEffect } from './scenes/event.ts'
import { orient } from './scenes/orient.ts'
import { endRound } from './scenes/round.ts'
import { takeTurn } from './scenes/turn.ts'
import { type State, setUp } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const kingsbridge: Game<State, Cards, View> = {
  name: 'kingsbridge',
  version: 2,
  seats: { min: 2, max: 4 },
  options: [
    { name: 'firstChapterCards', values: ['starred', 'all'] },
    { name: 'goods', values: ['screened', 'open'] },
  ],
  content: CARDS,
  first: 'startChapter',
  setUp,
  scenes: {
    startChapter,
    penance: doPenance,
    court: standInCourt,
    turnUp: turnUpEvent,
    weigh: weighEffect,
    effect: carryOutEffect,
    orient,
    turn: takeTurn,
    endRound,
    grow,
    duties: settleDuties,
    protect,
  },
  view,
  imagine,
  result: resultOf,
  forecast: allPoints,
  why,
  orders,
  foresight,
  shortOf,
  // A table of before asks as it did: K-SECRET-5.
  migrate: (state) => state,
}
