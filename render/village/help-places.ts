import type { Cards, Privilege } from '#data/village/schema'
import type { HelpTopic } from '#texts/village/help-notes'
import { isColour } from '#village/words'
import { type HelpPiece, mark } from '../common/help-piece.ts'
import { HelpScene } from './help-scene.ts'

/** Help pictures on the places of the village, and on what they are worth. */

type Make = (cards: Cards) => HelpPiece

/** What a privilege of the council is about. */
function privilegeSprite(privilege: Privilege): string {
  if (privilege.do === 'nextStart') return 'v-ring/1'
  if (privilege.do === 'sell') return 'coin/1'
  return privilege.of.every(isColour) ? 'v-cube/any/44' : 'v-any-good/46'
}

export const PLACE_PIECES = {
  council: ({ council }) => {
    const scene = new HelpScene('square').put('v-council/1.24', -204, -262)
    for (const [index, { time, points, privilege }] of council.entries()) {
      const y = -262 + (346 - 74 * index) * 1.24
      scene.cloud(time, -146, y, 76).put(privilegeSprite(privilege), 118, y)
      if (points > 0) scene.book(points, 166, y, 0.74)
    }
    return scene
      .member(1, 1, -40, 192, 1.2)
      .member(1, 2, 20, 100, 1.2)
      .marked(
        mark(-30, 266, [-62, 184]),
        mark(-206, 256, [-174, 176]),
        mark(206, 240, [122, 182]),
        mark(206, -30, [184, -90]),
      )
  },
  travel: ({ travel }) =>
    new HelpScene('loop')
      .put('v-castle/northgate/1.5', -96, -84)
      .put('v-castle/hillfort/1.5', 96, 70)
      .put('v-pennon/1/1.7', 150, 20)
      .member(1, 2, -170, 60, 1.7)
      .put('v-price/250/84', -80, 152)
      .ware('wagon', -168, 152, 60)
      .cloud(travel.leg.time, -94, 152, 88)
      .ware('pink', -20, 152, 52)
      .ware('pink', 22, 152, 52)
      .book(travel.points[2] ?? 0, 60, 240, 1)
      .book(travel.points[3] ?? 0, 126, 240, 1)
      .book(travel.points[4] ?? 0, 196, 240, 1)
      .marked(
        mark(-206, -60, [-176, 0]),
        mark(-170, 246, [-170, 166]),
        mark(206, -90, [166, -24]),
        mark(-20, 256, [40, 256]),
      ),
  church: ({ church, constants }) => {
    const scene = new HelpScene('churchyard').put('v-church/0.9', -214, -272)
    for (const [index, { points }] of church.steps.entries())
      scene.book(points, -214 + (110 + 91 * index + 42) * 0.9, -100, 0.8)
    return scene
      .member(1, 2, -72, 4, 1.1)
      .put('v-bag/250', -20, 240)
      .put('v-monk/1.5', -84, 170)
      .member(1, 1, -16, 172, 1.5)
      .put('v-monk/1.5', 52, 170)
      .price(church.enter[0] ?? {}, 146, 170, 58)
      .write(constants.massDraw.value, -20, 222, 64, 'cream', 70)
      .marked(
        mark(206, 100, [162, 152]),
        mark(-206, 236, [-96, 214]),
        mark(-206, 60, [-94, -6]),
        mark(206, -60, [136, -90]),
      )
  },
  mass: ({ church, constants }) =>
    new HelpScene('churchyard')
      .put('v-church/0.5', 0, -262)
      .put('v-patch/190/64', -132, -226)
      .put('v-cube-print/46', -186, -226)
      .put('v-cube-print/46', -132, -226)
      .put('v-cube-print/46', -78, -226)
      .put('v-bag/240', -92, 96)
      .put('v-monk/1.5', -152, 26)
      .member(1, 1, -86, 28, 1.5)
      .put('coin/1.7', -190, -60)
      .write(constants.massPull.coins, -190, -59, 54, 'ink', 50)
      .put('v-monk/1.7', 110, 40)
      .member(1, 2, -10, 232, 1.8)
      .ware('grain', 76, 150, 66)
      .write(church.steps[2]?.grain ?? 0, 128, 152, 54, 'ink', 50)
      .book(constants.massMajority.points, 182, -66, 1.2)
      .marked(
        mark(-60, -150, [-110, -204]),
        mark(-130, -96, [-168, -70]),
        mark(206, 60, [126, 0]),
        mark(-150, 250, [-42, 214]),
      ),
  end: ({ score, chronicle }) =>
    new HelpScene('page')
      .put('v-seal/castle/80', -116, -210)
      .put('v-seal/church/80', -16, -210)
      .put('v-seal/gavel/80', 84, -210)
      .put('shopper/1.3/3', -104, -92)
      .book(6, -30, -84, 1.1)
      .put('coin/1.9', 84, -84)
      .write(score.coin, 84, -83, 58, 'ink', 60)
      .put('coffin/1.4/1', -124, 62)
      .put('coffin/1.4/1', -64, 62)
      .put('coffin/1.4/1', -4, 62)
      .book(chronicle.points[3] ?? 0, 96, 62, 1.4)
      .put('v-grain/72', -104, 202)
      .put('v-member/1/3/1.3', 20, 238)
      .put('v-member/1/4/1.3', 90, 238)
      .marked(
        mark(196, -230, [104, -218]),
        mark(196, -110, [112, -100]),
        mark(196, 20, [124, 44]),
        mark(-196, 256, [-112, 216]),
      ),
} satisfies Partial<Record<HelpTopic, Make>>
