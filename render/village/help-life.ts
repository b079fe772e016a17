import type { Cards } from '#data/village/schema'
import type { HelpTopic } from '#texts/village/help-notes'
import { type HelpPiece, mark } from '../common/help-piece.ts'
import { HelpScene } from './help-scene.ts'

/** Help pictures on the course of the game and the life of a family. */

type Make = (cards: Cards) => HelpPiece

export const LIFE_PIECES = {
  aim: ({ travel, church, council, chronicle }) =>
    new HelpScene('page')
      .put('laurel/70', 14, -176)
      .put('v-chronicle/1.6', 14, -180)
      .put('v-seal/castle/84', -116, -28)
      .book(travel.points.at(-1) ?? 0, -116, 54, 1)
      .put('v-seal/church/84', -6, -28)
      .book(church.steps.at(-1)?.points ?? 0, -6, 54, 1)
      .put('v-seal/gavel/84', 104, -28)
      .book(council.at(-1)?.points ?? 0, 104, 54, 1)
      .put('v-seal/shop/84', -116, 148)
      .put('coin/1.9', -16, 150)
      .put('coffin/1.5/1', 94, 152)
      .book(chronicle.points.at(-1) ?? 0, 164, 158, 1)
      .marked(
        mark(-170, -236, [-42, -190]),
        mark(206, -90, [132, -46], [26, -48]),
        mark(-150, 250, [-128, 178], [-26, 178]),
        mark(140, 250, [104, 186]),
      ),
  turn: ({ constants }) =>
    new HelpScene('square')
      .put('v-patch/290/96', -56, -168)
      .ware('orange', -146, -168, 70)
      .ware('green', -64, -168, 70)
      .ware('plague', 20, -168, 70)
      .put('sign/190/60', 126, -24)
      .put('peg/anvil/58/cream', 92, -26)
      .put('peg/shop/54/cream', 158, -26)
      .member(1, 2, -110, 84, 1.7)
      .cloud(constants.plagueTime.value, 150, -240, 104)
      .put('prop/well/1.5', 96, 190)
      .ware('pink', -86, 204, 60)
      .write(`× ${constants.wellCubes.value}`, -16, 206, 54, 'ink', 90)
      .marked(
        mark(-200, -250, [-156, -186]),
        mark(206, 56, [164, -8]),
        mark(40, -262, [28, -186], [112, -250]),
        mark(-190, 256, [-96, 216]),
      ),
  time: ({ constants }) =>
    new HelpScene('street')
      .spentCloud(constants.lap.value, -150, -216, 118)
      .put('cloud/118/82', -20, -192)
      .put('timemarker/84/1', -20, -194)
      .cloud(8, 120, -214, 118)
      .put('v-quill/3.2', 146, -76)
      .put('death/1.5', 130, 134)
      .put('v-doomed/2.1', -110, 150)
      .member(1, 1, -110, 150, 2.1)
      .member(1, 3, 10, 150, 1.7)
      .marked(
        mark(206, -256, [152, -232]),
        mark(-60, -268, [-28, -220]),
        mark(20, -70, [128, -78], [112, 44]),
        mark(-186, 252, [-136, 108]),
      ),
  clock: ({ constants, crafts }) => {
    const left = constants.lap.value
    const cost = crafts.find(({ building }) => building === 'smithy')?.training ?? 1
    return new HelpScene('loop')
      .put('v-workshop/smithy/0.9', -110, -70)
      .member(1, 2, 6, -64, 1.5)
      .cloud(cost, 116, -150, 132)
      .spentCloud(left, -164, 40, 104)
      .spentCloud(left - 1, -60, 76, 104)
      .spentCloud(left - 2, 50, 50, 104)
      .put('cloud/104/73', 160, 84)
      .put('timemarker/74/1', 160, 82)
      .cloud(left - 4, 120, 196, 104)
      .cloud(left - 5, 6, 220, 104)
      .put('v-quill/2.4', -118, 190)
      .put('death/1.05', -186, 254)
      .marked(
        mark(206, -230, [150, -176]),
        mark(206, 0, [174, 62]),
        mark(-206, -44, [-172, 12]),
        mark(-60, 264, [-112, 214]),
      )
  },
  chronicle: ({ chronicle }) =>
    new HelpScene('churchyard')
      .put('v-own-page/400/190', 0, -166)
      .put('v-seal/wheat/62', -140, -204)
      .put('v-seal/anvil/62', -70, -204)
      .put('v-seal/church/62', 0, -204)
      .put('v-blank/58', 70, -204)
      .put('v-blank/58', 140, -204)
      .book(chronicle.points[3] ?? 0, 0, -124, 1.1)
      .book(chronicle.points[4] ?? 0, 70, -124, 0.9)
      .book(chronicle.points[5] ?? 0, 144, -124, 0.9)
      .put('v-doomed/2', -118, 150)
      .member(1, 1, -118, 150, 2)
      .put('v-fate-ribbon/60/116', -44, 12)
      .put('peg/open-book/44/cream', -44, 42)
      .put('peg/anvil/44/cream', -44, 86)
      .put('grave/2.2/1', 116, 90)
      .marked(
        mark(42, 18, [-34, 64]),
        mark(-206, -256, [-150, -222]),
        mark(206, -40, [160, -106]),
        mark(196, 186, [128, 112]),
      ),
  farm: ({ harvest, constants }) =>
    new HelpScene('furrows')
      .put('prop/scarecrow/1.1', -120, -136)
      .ware('grain', 56, -118, 76)
      .write(`+${harvest.plain}`, 142, -116, 64, 'ink', 100)
      .put('v-team/horse', -70, 16)
      .ware('grain', 98, -16, 76)
      .write(`+${harvest.horsePlough}`, 182, -14, 64, 'ink', 100)
      .put('v-team/ox', -70, 142)
      .ware('grain', 98, 110, 76)
      .write(`+${harvest.oxPlough}`, 182, 112, 64, 'ink', 100)
      .put('v-grain/64', -60, 232)
      .put('v-grain/64', 10, 232)
      .put('v-grain-print/64', 80, 232)
      .write(`≤ ${constants.grainMax.value}`, 160, 234, 54, 'ink', 100)
      .marked(
        mark(-206, -200, [-134, -150]),
        mark(30, -60, [-70, -26]),
        mark(30, 66, [-70, 102]),
        mark(-186, 240, [-72, 236]),
      ),
  birth: () =>
    new HelpScene('green')
      .put('v-cottage/1.3', -76, 56)
      .put('v-unborn/1/2.4', 120, -110)
      .write(3, 120, -138, 62, 'cream', 60)
      .member(1, 1, -120, 226, 1.7)
      .member(1, 3, 130, 110, 2)
      .member(1, 2, 60, 242, 1.6)
      .marked(mark(206, -196, [146, -138]), mark(-206, 120, [-142, 190]), mark(206, 226, [84, 206])),
  crafts: ({ crafts }) => {
    const smithy = crafts.find(({ building }) => building === 'smithy')
    return new HelpScene('street')
      .put('v-workshop/smithy/1.5', -30, 40)
      .put('good/plough/92', 136, -190)
      .member(1, 2, 136, 130, 2)
      .cloud(smithy?.training ?? 0, 150, -38, 108)
      .put('v-price/300/84', -40, 208)
      .cloud(smithy?.time ?? 0, -130, 208, 100)
      .put('v-or/60', -58, 208)
      .price(smithy?.pay ?? {}, -36, 208, 62)
      .marked(
        mark(40, -246, [118, -204]),
        mark(206, 40, [160, 64]),
        mark(-190, 128, [-170, 188]),
        mark(110, 262, [10, 222]),
      )
  },
  market: ({ market, customers }) => {
    const [first, , second] = customers
    return new HelpScene('square')
      .put('booth/large/0', -196, -222)
      .put('shopper/1.3/5', -122, -110)
      .put('booth/large/1', 40, -222)
      .put('shopper/1.3/8', 116, -110)
      .book(first?.points ?? 0, -160, -160, 1.1)
      .price(first?.wants ?? {}, -176, -30, 56)
      .book(second?.points ?? 0, 76, -160, 1.1)
      .price(second?.wants ?? {}, 62, -30, 56)
      .put('v-price/236/84', -64, 126)
      .price({ green: market.surcharge.green }, -166, 126, 66)
      .put('v-and/30', -78, 126)
      .price({ time: market.surcharge.time }, -56, 126, 66)
      .put('prop/barrels/1.3', 158, 136)
      .put('v-member/0/2/1.6', -40, 262)
      .put('v-member/2/3/1.6', 50, 262)
      .put('v-member/3/1/1.6', 140, 262)
      .marked(
        mark(0, -256, [-70, -206], [64, -206]),
        mark(-206, 40, [-156, -20]),
        mark(206, -100, [92, -142]),
        mark(-196, 240, [-146, 144]),
      )
  },
} satisfies Partial<Record<HelpTopic, Make>>
