import type { Cards, Price } from '#data/village/schema'
import { helpPicture } from '#render/village/help'
import type { Facts } from '#texts/village/index'
import { hasSet, sideOf } from '#village/modules/in-play'
import type { Side } from '#village/words'
import { lazily } from '../lazily.ts'
import type { Topic, Voice } from '../presentation.ts'
import { castleTexts, privilegeIn, shortPrice } from './card-texts.ts'
import { capital, cardsAt, type Phrasing, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** The rules, chapter by chapter, with the values of the table they are read at. */

const CHAPTERS = [
  ...(['aim', 'turn', 'time', 'farm', 'crafts', 'market', 'council', 'travel', 'church'] as const),
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

/** Alternatives: `−1 brown or −3 time`. */
function eitherOf(phrasing: Phrasing, prices: readonly Price[], said = phrasing.cost): string {
  const texts = prices.map((price) => said(price))
  return texts.reduce((one, other) => phrasing.say('topic.either', { one, other }))
}

/** Every building that there is at the table, with its price, its goods and its training. */
function craftLines({ crafts }: Cards, phrasing: Phrasing): string {
  const lines = crafts.map(({ building, both, time, pay, training, makes, amount }) => {
    const price = both ? phrasing.cost({ time, ...pay }) : eitherOf(phrasing, [{ time }, pay])
    const goods = makes.map((ware) => phrasing.gain({ [ware]: amount })).join(' / ')
    const trained = training === null ? 'none' : phrasing.cost({ time: training })
    const facts = { building: capital(phrasing.word(building)), price, goods, training: trained }
    return phrasing.say('topic.craft', facts)
  })
  return lines.join('\n')
}

function councilLines(cards: Cards, phrasing: Phrasing): string {
  const lines = cards.council.map(({ step, time }) => {
    const facts = { step, time: phrasing.cost({ time }), privilege: privilegeIn(phrasing, cards, step) }
    return phrasing.say('topic.step', facts)
  })
  return lines.join('\n')
}

function riseText({ church }: Cards, phrasing: Phrasing): string {
  const steps = church.steps.filter(({ grain }) => grain > 0)
  return phrasing.list(
    steps.map(({ step, grain }) => phrasing.say('topic.rise', { step, price: phrasing.cost({ grain }) })),
  )
}

/** Facts of the chapter about one part of the village. */
function chapterFacts(id: string, cards: Cards, phrasing: Phrasing): Facts {
  if (id === 'crafts') return { list: craftLines(cards, phrasing) }
  if (id === 'council') {
    return {
      list: councilLines(cards, phrasing),
      price: eitherOf(phrasing, cards.council[0]?.pay ?? [{}], phrasing.wares),
    }
  }
  if (id === 'travel') {
    const { leg } = cards.travel
    const { rewards, ways } = castleTexts(phrasing, cards)
    const price = phrasing.wares({ time: leg.time, wagon: leg.wagon })
    return { leg: price, rewards: rewards.join(', '), list: ways.join('\n') }
  }
  if (id !== 'church') return {}
  const { massPull, massDraw, massMajority } = cards.constants
  return {
    enter: eitherOf(phrasing, cards.church.enter),
    pull: phrasing.wares({ coins: massPull.coins }),
    n: massDraw.value,
    list: riseText(cards, phrasing),
    majority: phrasing.wares({ points: massMajority.points }),
  }
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
  const cards = cardsAt(shown)
  const facts = factsOf(cards, side, phrasing)
  return CHAPTERS.map((id) => {
    // Of all chapters one is looked at.
    const picture = lazily(() => helpPicture(id, language, cards))
    return {
      id,
      title: phrasing.say(`topic.${id}.title`),
      text: phrasing.say(`topic.${id}`, { ...facts, ...chapterFacts(id, cards, phrasing) }),
      get picture() {
        return picture()
      },
    }
  })
}
