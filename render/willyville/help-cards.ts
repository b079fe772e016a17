import type { HelpTopic } from '#texts/willyville/help-notes'
import { type Art, type HelpPiece, mark, type Value } from '../common/help-piece.ts'

/** Help pictures on cards of every kind. */

/** A row of the bailiff: so many customers for so much. */
function bailiffRow(many: number, time: number, coin: boolean): { art: Art[]; values: Value[] } {
  const y = -124 + many * 84
  const heads = Array.from({ length: many }, (_, index): Art => ['monk-disc/person', -160 + index * 54, y])
  const art: Art[] = [...heads, ['cloud/76/60', 84, y]]
  const values: Value[] = [[String(time), 84, y + 2, 42, 'timeInk', 50]]
  if (coin) {
    art.push(['coin/1.2', 156, y])
    values.push(['1', 156, y, 38, 'ink', 40])
  }
  return { art, values }
}

const BAILIFF = [bailiffRow(1, 1, false), bailiffRow(2, 2, false), bailiffRow(3, 2, true), bailiffRow(4, 3, true)]

export const CARD_PIECES = {
  craft: {
    stage: 'street',
    art: [
      ['craft/beer/2.2', -165, -205],
      ['large/1.6/smoke', 88, -200],
      ['banner/180/116/white/bare', 0, 24],
      ['good/beer/74', -118, 149],
      ['good/beer/74', -40, 149],
      ['slot/beer/72/slotOnWood/woodDark', 40, 149],
      ['slot/beer/72/slotOnWood/woodDark', 118, 149],
    ],
    values: [['5/8', 0, 20, 80, 'ink', 164]],
    marks: [
      mark(-190, -240, [-40, -124]),
      mark(206, 24, [76, 24]),
      mark(-150, 256, [-118, 164], [-52, 168]),
      mark(150, 256, [118, 164]),
    ],
  },
  field: {
    stage: 'furrows',
    art: [
      ['field/1.9/wheat', -208, -196],
      ['banner/88/90/white', -122, -124],
      ['good/plough/80', -122, -30],
      ['coin/1.9', 40, -40],
      ['field/1.9/earth', 10, 44],
      ['banner/88/90/white', 96, 116],
      ['slot/plough/78/slotOnWood/woodDark', 96, 210],
      ['cloud/116/90', -150, 92],
      ['book/1.4', -150, 214],
    ],
    values: [
      ['7', -122, -126, 64, 'ink', 80],
      ['7', 96, 114, 64, 'ink', 80],
      ['2', 40, -40, 58, 'ink', 60],
      ['2', -150, 95, 60, 'timeInk', 70],
      ['1', -149, 210, 56, 'cream', 50],
    ],
    marks: [
      mark(206, 20, [126, 88]),
      mark(-30, 60, [-104, 84]),
      mark(-10, -150, [-94, -48], [10, -60]),
      mark(-50, 256, [-128, 228]),
    ],
  },
  travel: {
    stage: 'oak',
    art: [
      ['large/1.75/travel-stack/C/2', -214, -240],
      ['cloud/96/76', -67, -140],
      ['banner/140/84/black', -137, -76],
      ['good/wagon/66', -166, 22],
      ['coin/1.5', -64, 22],
      ['postcard/B/cost/1.55', 22, 16],
      ['book/1.6', 69, 211],
      ['good/beer/64', 154, 211],
    ],
    values: [
      ['2', -67, -137, 52, 'timeInk', 60],
      ['7', -137, -78, 64, 'parchmentLight', 120],
      ['/', -114, 24, 60, 'inkSoft', 30],
      ['2', -64, 22, 48, 'ink', 50],
      ['4', 70, 207, 56, 'cream', 56],
    ],
    marks: [
      mark(60, -230, [-160, -196]),
      mark(150, -140, [-34, -140]),
      mark(90, -50, [-82, -70]),
      mark(-40, 130, [-160, 42], [-60, 51], [128, 186]),
    ],
  },
  church: {
    stage: 'churchyard',
    art: [
      ['church/1.14', -205, -130],
      ['book/1.3', -142, 46],
      ['lancet/feather/1.14', -80, 30],
      ['lancet/jug/1.14', -35, 30],
      ['lancet/rosary/1.14', 9, 30],
      ['lancet/none/1.14', 54, 30],
      ['lancet/none/1.14', 98, 30],
      ['lancet/none/1.14', 143, 30],
      ['book/1.3', 110, -26],
      ['portrait/abbot/130', 40, -200],
    ],
    values: [
      ['3', -141, 42, 50, 'cream', 44],
      ['7', 111, -30, 50, 'cream', 44],
    ],
    marks: [
      mark(180, -230, [86, -208]),
      mark(-206, 218, [-152, 66]),
      mark(0, 240, [-18, 124]),
      mark(206, -100, [136, -53]),
    ],
  },
  monk: {
    stage: 'oak',
    art: [
      ['large/2.1/monk-stack/jug/2', -186, -195],
      ['page/1.5', 3, -120],
      ['banner/160/98/black', -96, 4],
      ['cloud/100/78', 42, -2],
      ['good/beer/76', -94, 116],
      ['good/beer/76', -10, 116],
      ['lancet/jug/1.5', 160, 30],
    ],
    values: [
      ['2', 3, -118, 56, 'cream', 52],
      ['5/9', -96, 2, 66, 'parchmentLight', 140],
      ['2', 42, 2, 52, 'timeInk', 60],
    ],
    marks: [
      mark(-200, -256, [-124, -140]),
      mark(170, -190, [25, -149]),
      mark(140, -70, [-22, -38], [80, -22]),
      mark(60, 250, [-10, 134], [178, 140]),
    ],
  },
  meeting: {
    stage: 'green',
    art: [
      ['linden/1.9', -133, -215],
      ['banner/156/102/white', 4, -90],
      ['book/1.6', 4, 36],
      ['marker/30/1', -49, 161],
      ['marker/30/1', 57, 161],
      ['tile/1.5', -150, -226],
    ],
    values: [
      ['2/12', 4, -92, 68, 'ink', 140],
      ['2', 6, 31, 58, 'cream', 52],
    ],
    marks: [
      mark(196, -200, [70, -130]),
      mark(196, 40, [36, 40]),
      mark(4, 256, [-44, 178], [52, 178]),
      mark(-200, -130, [-168, -206]),
    ],
  },
  hall: {
    stage: 'square',
    art: [
      ['hall/huts-village/1.7', -182, -195],
      ['banner/100/88/white/bare', -84, 20],
      ['cloud/96/76', 18, 24],
      ['book/1.5', 112, 24],
      ['marker/25/1', -112, 128],
      ['marker/25/1', -56, 128],
      ['markslot/25', 0, 128],
      ['markslot/25', 56, 128],
      ['markslot/25', 112, 128],
    ],
    values: [
      ['11', -84, 18, 58, 'ink', 88],
      ['1', 18, 27, 54, 'timeInk', 60],
      ['0', 114, 19, 54, 'cream', 50],
    ],
    marks: [
      mark(190, -220, [30, -112]),
      mark(-206, -70, [-120, -12], [-8, 8]),
      mark(60, 252, [4, 138]),
      mark(-150, 252, [-112, 138], [-62, 138]),
    ],
  },
  market: {
    stage: 'cloth',
    art: [['banner/190/104/black', -90, -186], ['bailiff/1.3', 112, -186], ...BAILIFF.flatMap(({ art }) => art)],
    values: [['4/10', -90, -188, 74, 'parchmentLight', 170], ...BAILIFF.flatMap(({ values }) => values)],
    marks: [
      mark(-206, -262, [-172, -224]),
      mark(-90, 262, [-98, 218], [-52, 218]),
      mark(120, 262, [56, 226], [176, 226]),
      mark(206, -240, [128, -196]),
    ],
  },
  customer: {
    stage: 'square',
    art: [
      ['large/1.9/stall/150/220/0/3', -210, -219],
      ['banner/140/92/white', -134, -88],
      ['book/1.5', 26, -90],
      ['good/horse/78', -116, 160],
      ['good/wagon/78', -26, 160],
      ['portrait/merchant/150', 152, 60],
    ],
    values: [
      ['5/8', -134, -90, 62, 'ink', 126],
      ['3', 28, -95, 56, 'cream', 50],
    ],
    marks: [
      mark(-200, 20, [-176, -56]),
      mark(150, -170, [56, -122]),
      mark(-70, 258, [-116, 178], [-30, 178]),
      mark(196, 210, [158, 100]),
    ],
  },
} satisfies Partial<Record<HelpTopic, HelpPiece>>
