import type { Cards } from '#data/kingsbridge/schema'
import type { HelpTopic } from '#texts/kingsbridge/help-notes'
import { type HelpPiece, mark } from '../common/help-piece.ts'
import { HelpScene } from './help-scene.ts'

/** Help pictures on the course of the game: rounds, council, favour, cards, and the end. */

type Make = (cards: Cards) => HelpPiece

const CARD_ROWS = [
  ['grain', 'piety', 'material'],
  ['project', 'house', 'donation'],
  ['sale', 'cloth', 'rent'],
  ['medicine', 'favour', 'privilege'],
] as const

function cardTable(): HelpScene {
  const scene = new HelpScene('oak')
  for (const [row, cards] of CARD_ROWS.entries()) {
    for (const [column, card] of cards.entries()) scene.card(card, -86 + column * 122, -216 + row * 144, 92)
  }
  return scene
}

export const COURSE_PIECES = {
  aim: ({ constants }) =>
    new HelpScene('green')
      .put('k-works/tower/230', -100, -130)
      .points(constants.vpPerMaterial.value, -176, -24, 76)
      .put('k-seal/0/104', 130, -196)
      .put('k-portrait/queen/136', 84, -34)
      .good('care', 178, 60, 92)
      .good('piety', -138, 186, 84)
      .good('grain', -48, 190, 84)
      .put('k-taxdie/82', 52, 190)
      .write('?', 52, 190, 56, 'ink', 60)
      .marked(
        mark(-206, -240, [-120, -150]),
        mark(206, -256, [142, -208]),
        mark(206, -100, [120, -50], [184, 46]),
        mark(160, 256, [84, 216], [-34, 212]),
      ),
  round: () =>
    new HelpScene('oak')
      .put('k-table/138', 0, -128)
      .put('k-event/market/immediate/98/0/1', 0, -128)
      .good('wool', -10, -208, 52)
      .good('stone', 64, -128, 50)
      .put('k-portrait/prior/108', 166, -220)
      .card('sale', -134, 144, 104)
      .put('k-mini/back/104/135', 4, 144)
      .put('k-shield/128', 146, 142)
      .marked(
        mark(-206, -220, [-52, -146]),
        mark(206, -96, [78, -124], [176, -190]),
        mark(-206, 250, [-134, 180], [-20, 190]),
        mark(206, 250, [156, 174]),
      ),
  council: ({ council }) =>
    new HelpScene('oak')
      .put('k-table/216', 0, -30)
      .put('k-event/harvest/immediate/146/0/1', 0, -30)
      .good('stone', 0, -124, 62)
      .good('grain', 94, -30, 62)
      .coin(1, 0, 64, 60)
      .points(1, -94, -30, 62)
      .put('k-disc/30', 98, -128)
      .write(council.numbers.ne, 98, -128, 46, 'ink', 44)
      .put('k-disc/30/lit', 98, 68)
      .write(council.numbers.se, 98, 68, 46, 'coin', 44)
      .put('k-disc/30', -98, 68)
      .write(council.numbers.sw, -98, 68, 46, 'ink', 44)
      .put('k-disc/30', -98, -128)
      .write(council.numbers.nw, -98, -128, 46, 'ink', 44)
      .put('tag/150/50/0', 0, -268)
      .put('tag/150/50/1', 0, 208)
      .marked(
        mark(-196, -226, [-22, -140], [-62, -262]),
        mark(206, 180, [124, 86]),
        mark(206, -220, [120, -146]),
        mark(-206, 180, [-96, -2]),
      ),
  favour: () =>
    new HelpScene('loop')
      .put('k-portrait/queen/132/lit', -96, -168)
      .put('k-stone/2', -176, -86)
      .put('k-slip/120/52', -84, -86)
      .good('loyalty', -116, -86, 44)
      .points(2, -58, -86, 48)
      .put('k-portrait/guild/124', 126, -140)
      .put('k-slip/120/52', 126, -66)
      .points(1, 94, -66, 48)
      .good('house', 158, -66, 44)
      .put('k-portrait/outlaws-1/124', 110, 108)
      .put('k-slip/96/52', 110, 182)
      .write('−', 84, 182, 44, 'points', 40)
      .coin(1, 128, 182, 46)
      .put('k-portrait/king/124/covered', -110, 116)
      .marked(
        mark(-206, -246, [-116, -196], [-186, -112]),
        mark(60, -262, [116, -180], [-60, -202]),
        mark(206, 250, [140, 136]),
        mark(-190, 240, [-130, 150]),
      ),
  piles: () =>
    new HelpScene('oak')
      .put('k-fan/3.2', 0, -172)
      .card('grain', -168, 76, 84)
      .card('house', -96, 76, 84)
      .card('sale', -22, 72, 96)
      .put('k-mini/back/88/114', 138, 78)
      .put('k-mini/back/88/114', 144, 72)
      .card('privilege', -22, 222, 84)
      .put('k-again/56', 64, 222)
      .marked(
        mark(-196, -230, [-60, -190]),
        mark(-206, 186, [-150, 112], [-50, 110]),
        mark(206, 172, [154, 116]),
        mark(150, 256, [70, 226], [0, 238]),
      ),
  cards: () =>
    cardTable().marked(
      mark(-206, -216, [-120, -206]),
      mark(-206, -72, [-120, -62]),
      mark(-206, 72, [-120, 82]),
      mark(-206, 216, [-120, 226]),
    ),
  end: ({ final }) =>
    new HelpScene('page')
      .put('victory/104', 10, -150)
      .points('40½', 10, -154, 112)
      .good('stone', -120, 30, 64)
      .good('wood', -50, 30, 64)
      .arrow(22, 30, 0.8)
      .points(final.stone, 86, 30, 62)
      .coin('', -88, 122, 62)
      .arrow(-20, 122, 0.8)
      .points(final.money === 0.5 ? '½' : final.money, 48, 122, 62)
      .good('piety', -118, 222, 60)
      .good('loyalty', -42, 222, 60)
      .good('knowledge', 34, 222, 60)
      .marked(mark(-180, -236, [-62, -150]), mark(206, 60, [110, 40], [74, 141]), mark(150, 262, [46, 232])),
  secrets: () =>
    new HelpScene('oak')
      .put('k-screen/300/120/1', -150, -230)
      .put('k-fan/2', -120, 12)
      .put('k-mini/back/88/114', 90, 16)
      .card('rent', -120, 186, 88)
      .put('k-house/1/wood/1.6', 18, 232)
      .put('k-seal/1/78', 128, 186)
      .marked(
        mark(200, -250, [100, -190]),
        mark(206, 80, [112, 40], [-84, 36]),
        mark(-206, 262, [-136, 224], [16, 218], [118, 214]),
      ),
  values: () =>
    new HelpScene('page')
      .put('k-event/church/lasting/118/0/2', -40, -150)
      .card('project', -96, 66, 96)
      .put('k-works/priors-palace/150', 78, 66)
      .good('wool', -90, 204, 76)
      .good('money', 20, 204, 76)
      .marked(mark(206, -210, [10, -164]), mark(-196, 130, [-112, 96]), mark(190, 250, [36, 214], [98, 96])),
} satisfies Partial<Record<HelpTopic, Make>>
