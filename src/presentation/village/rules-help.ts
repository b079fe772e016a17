import type { Cards } from '#data/village/schema'
import type { Facts } from '#texts/village/index'
import { hasSet, sideOf } from '#village/modules/in-play'
import type { Side } from '#village/words'
import type { Topic, Voice } from '../presentation.ts'
import { shortPrice } from './card-texts.ts'
import { cardsAt, type Phrasing, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** The rules, chapter by chapter, with the values of the table they are read at. */

const CHAPTERS = [
  ...(['aim', 'turn', 'time', 'farm', 'crafts', 'market', 'council'] as const),
  ...(['inn', 'port', 'marriage', 'solo', 'end'] as const),
]

/** `3 → 4`, and more members than there are numbers bring as much as the last. */
function chronicleText({ chronicle }: Cards): string {
  const last = chronicle.points.length - 1
  const worths = chronicle.points.flatMap((points, members) =>
    points > 0 ? [`${members}${members === last ? '+' : ''} → ${points}`] : [],
  )
  return worths.join(', ')
}

/** VI-INN-2: what the table's side of the board says; both sides where none is chosen. */
function visitText({ inn }: Cards, side: Side | null, phrasing: Phrasing): string {
  const sides = side === null ? (['front', 'back'] as const) : [side]
  return sides.map((side) => phrasing.wares(inn.sides[side])).join(' / ')
}

function factsOf(cards: Cards, side: Side | null, phrasing: Phrasing): Facts {
  const { church, council, marriage, port, score, travel } = cards
  const pointsOf = (steps: readonly { points: number }[]) => steps.map(({ points }) => points).join(', ')
  const { any, time } = marriage.action
  const giftsOf = (gifts: Cards['marriage']['gifts']['bakery']) =>
    gifts.map((gift) => shortPrice(phrasing, gift)).join(' / ')
  return {
    castles: travel.points.slice(1).join(', '),
    church: pointsOf(church.steps),
    council: pointsOf(council),
    chronicle: chronicleText(cards),
    coin: score.coin,
    visit: visitText(cards, side, phrasing),
    slow: phrasing.some('time', port.timeSpace.time),
    home: phrasing.some('time', port.returnHome.time),
    sea: port.seaBurial.join(', '),
    marry: phrasing.wares({ time, any }),
    bakery: giftsOf(marriage.gifts.bakery),
    shop: giftsOf(marriage.gifts.shop),
  }
}

export function topics(shown: Shown | null, { language }: Voice): Topic[] {
  const phrasing = phrasingOf(language)
  const side = shown !== null && hasSet(viewOf(shown), 'inn') ? sideOf(viewOf(shown), 'inn') : null
  const facts = factsOf(cardsAt(shown), side, phrasing)
  return CHAPTERS.map((id) => ({
    id,
    title: phrasing.say(`topic.${id}.title`),
    text: phrasing.say(`topic.${id}`, facts),
    picture: null,
  }))
}
