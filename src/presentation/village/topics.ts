import type { Cards } from '#data/village/schema'
import type { Facts } from '#texts/village/index'
import { lookupOf } from '#village/lookup'
import type { Side } from '#village/words'
import type { Scene, Topic, Voice } from '../face.ts'
import { cardsAt, type Tongue, tongueOf, viewOf } from './tongue.ts'
import { shortPrice } from './words.ts'

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
function visitText({ inn }: Cards, side: Side | null, tongue: Tongue): string {
  const sides = side === null ? (['front', 'back'] as const) : [side]
  return sides.map((one) => tongue.wares(inn.sides[one])).join(' / ')
}

function factsOf(cards: Cards, side: Side | null, tongue: Tongue): Facts {
  const { church, council, marriage, port, score, travel } = cards
  const pointsOf = (steps: readonly { points: number }[]) => steps.map(({ points }) => points).join(', ')
  const { any, time } = marriage.action
  const giftsOf = (gifts: Cards['marriage']['gifts']['bakery']) =>
    gifts.map((gift) => shortPrice(tongue, gift)).join(' / ')
  return {
    castles: travel.points.slice(1).join(', '),
    church: pointsOf(church.steps),
    council: pointsOf(council),
    chronicle: chronicleText(cards),
    coin: score.coin,
    visit: visitText(cards, side, tongue),
    slow: tongue.some('time', port.timeSpace.time),
    home: tongue.some('time', port.returnHome.time),
    sea: port.seaBurial.join(', '),
    marry: tongue.wares({ time, any }),
    bakery: giftsOf(marriage.gifts.bakery),
    shop: giftsOf(marriage.gifts.shop),
  }
}

export function topics(scene: Scene | null, { language }: Voice): Topic[] {
  const tongue = tongueOf(language)
  const side = scene === null ? null : lookupOf(viewOf(scene)).sets.inn
  const facts = factsOf(cardsAt(scene), side, tongue)
  return CHAPTERS.map((id) => ({
    id,
    title: tongue.say(`topic.${id}.title`),
    text: tongue.say(`topic.${id}`, facts),
    picture: null,
  }))
}
