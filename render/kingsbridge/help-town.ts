import type { Cards } from '#data/kingsbridge/schema'
import { itemAt } from '#kernel'
import { GOODS } from '#kingsbridge/words'
import type { HelpTopic } from '#texts/kingsbridge/help-notes'
import { type HelpPiece, type Mark, mark } from '../common/help-piece.ts'
import { HelpScene } from './help-scene.ts'

/** Help pictures on the town: its goods, projects, houses, sick and duties. */

type Make = (cards: Cards) => HelpPiece

/** Nine goods, three in a row, each with its number. */
function legend(): HelpPiece {
  const scene = new HelpScene('square')
  const marks: Mark[] = GOODS.map((good, index) => {
    const [x, y] = [-130 + (index % 3) * 146, -186 + Math.floor(index / 3) * 186]
    scene.good(good, x + 22, y, 96)
    return mark(x - 54, y - 62, [x - 8, y - 14])
  })
  return scene.marked(...marks)
}

const OPEN_FIELDS = { stone: 2, wood: 1 }

export const TOWN_PIECES = {
  goods: legend,
  projects({ projects, constants }) {
    const hospital = projects.find(({ id }) => id === 'hospital')
    const { stone = 3, wood = 2 } = hospital?.fields ?? {}
    return new HelpScene('green')
      .put(`k-project/hospital/${OPEN_FIELDS.stone}-${stone}/${OPEN_FIELDS.wood}-${wood}/1.7`, -196, -40)
      .points(constants.vpPerMaterial.value, 164, -214, 76)
      .put('k-seal/2/88', 132, -66)
      .put('k-slip/160/66', -112, 66)
      .points(hospital?.donor.vp ?? 1, -150, 66, 58)
      .good('care', -78, 66, 56)
      .put('k-works/tower/156', -92, 212)
      .good('metal', 40, 206, 84)
      .points(constants.metal.vp, 140, 206, 76)
      .marked(
        mark(206, -140, [110, -104], [170, -192]),
        mark(206, -10, [146, -54]),
        mark(20, 92, [-56, 72]),
        mark(206, 262, [150, 232], [44, 226]),
      )
  },
  houses: ({ market, plots }) =>
    new HelpScene('street')
      .put('k-house/0/stone/2.6', -120, -70)
      .coin(itemAt(plots, 0).money, 60, -216, 72)
      .good(itemAt(plots, 0).material, 146, -216, 72)
      .put('k-slip/96/66', -12, -78)
      .good('grain', -12, -80, 56)
      .put('k-house/1/wood/1.8', 128, -62)
      .good('wool', -120, 108, 84)
      .arrow(-36, 108)
      .coin(market.wool.price, 48, 108, 80)
      .good('cloth', -120, 218, 84)
      .arrow(-36, 218)
      .coin(market.cloth.price, 48, 218, 80)
      .marked(
        mark(206, -130, [160, -190], [84, -190]),
        mark(-206, -230, [-120, -180]),
        mark(60, 10, [0, -62]),
        mark(196, 160, [82, 116], [82, 208]),
      ),
  plague: ({ constants }) =>
    new HelpScene('dusk')
      .put('k-cottage/sick/2.6', -70, -40)
      .sick(3, -104, -74, 92)
      .good('cloth', 74, -84, 78)
      .put('k-cottage/well/1.7', 140, 120)
      .put('k-plague/down/74', 140, 96)
      .card('medicine', -128, 190, 96)
      .good('knowledge', -30, 176, 72)
      .good('knowledge', 22, 206, 72)
      .points(constants.vpPerCare.value, 132, 236, 72)
      .marked(
        mark(-206, -150, [-136, -92]),
        mark(206, -190, [92, -104]),
        mark(206, 10, [152, 74]),
        mark(-206, 90, [-146, 150], [-52, 164]),
      ),
  duties: ({ duties, taxDie }) =>
    new HelpScene('page')
      .good('piety', -150, -214, 70)
      .good('piety', -80, -214, 70)
      .points(`−${duties.piety.vpPerMissing}`, 48, -214, 70)
      .put('k-penalty/penance/34', 150, -214)
      .good('grain', -150, -108, 70)
      .good('grain', -80, -108, 70)
      .points(`−${duties.grain.vpPerMissing}`, 48, -108, 70)
      .put('k-penalty/begging/34', 150, -108)
      .put('k-taxdie/72', -150, 0)
      .write('?', -150, 0, 50, 'ink', 60)
      .coin(`${Math.min(...taxDie.faces)}`, -70, 0, 70)
      .points(`−${duties.money.vpPerMissing}`, 48, 0, 70)
      .put('k-penalty/court/34', 150, 0)
      .good('loyalty', -100, 152, 96)
      .put('k-for/1', -14, 152)
      .put('k-penalty/penance/42', 78, 152)
      .put('k-struck/92', 78, 152)
      .marked(
        mark(-206, -262, [-164, -226]),
        mark(-10, -262, [30, -243]),
        mark(206, -262, [162, -232]),
        mark(-206, 232, [-116, 176]),
      ),
} satisfies Partial<Record<HelpTopic, Make>>
