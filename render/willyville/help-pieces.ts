import type { HelpTopic } from './help-words.ts'

/** What is shown of each topic, about the middle of the stage: sprites, values on them, and where the numbers point. */

type Art = readonly [sprite: string, x: number, y: number]
type Value = readonly [text: string, x: number, y: number, size: number, colour: string, max: number]

export interface HelpPiece {
  readonly art: readonly Art[]
  readonly values: readonly Value[]
  /** One for each explanation. */
  readonly marks: readonly (readonly [x: number, y: number])[]
}

const stoneRow = (at: number, many: number, pitch: number) => (at - (many - 1) / 2) * pitch

/** A row of the bailiff: so many customers for so much. */
function bailiffRow(many: number, y: number, time: number, coin: boolean): { art: Art[]; values: Value[] } {
  const heads = Array.from({ length: many }, (_, at): Art => [`monk-disc/person`, -170 + at * 50, y])
  const art: Art[] = [...heads, ['cloud/76/60', 78, y]]
  const values: Value[] = [[String(time), 78, y + 2, 42, 'timeInk', 50]]
  if (coin) {
    art.push(['coin/1.2', 154, y])
    values.push(['1', 154, y, 38, 'ink', 40])
  }
  return { art, values }
}

const BAILIFF = [
  bailiffRow(1, -90, 1, false),
  bailiffRow(2, -6, 2, false),
  bailiffRow(3, 78, 2, true),
  bailiffRow(4, 162, 3, true),
]

export const HELP_PIECES: Record<HelpTopic, HelpPiece> = {
  dice: {
    art: [
      ['die/w4/120', -90, -120],
      ['die/b3/120', 80, -110],
      ['coin/1.7', -150, 20],
      ['banner/170/112/white', 10, 130],
    ],
    values: [['7', 10, 128, 84, 'ink', 150]],
    marks: [
      [-150, -190],
      [-190, 70],
      [150, -180],
      [130, 130],
    ],
  },
  time: {
    art: [
      ['cloud/150/98/spent', -120, -150],
      ['cloud/150/98/spent', 40, -190],
      ['cloud/150/98', 140, -70],
      ['timemarker/92/1', 40, -186],
      ['death/2.3', -40, 180],
    ],
    values: [
      ['8', -120, -146, 54, 'cream', 90],
      ['10', 140, -66, 54, 'timeInk', 90],
    ],
    marks: [
      [150, 10],
      [40, -110],
      [60, 100],
      [-160, -70],
    ],
  },
  craft: {
    art: [
      ['craft/beer/2.2', -165, -205],
      ['banner/180/116/white/bare', 0, 24],
      ['good/beer/74', -118, 149],
      ['good/beer/74', -40, 149],
      ['slot/beer/72/slotOnWood/woodDark', 40, 149],
      ['slot/beer/72/slotOnWood/woodDark', 118, 149],
    ],
    values: [['5/8', 0, 20, 80, 'ink', 164]],
    marks: [
      [-150, -150],
      [136, 24],
      [-150, 222],
      [130, 222],
    ],
  },
  field: {
    art: [
      ['field/2.6/wheat', -117, -146],
      ['banner/112/118/white', 0, -60],
      ['good/plough/104', 0, 76],
    ],
    values: [['7', 0, -64, 80, 'ink', 100]],
    marks: [
      [100, -64],
      [-160, -130],
      [90, 76],
      [-160, 130],
    ],
  },
  travel: {
    art: [
      ['large/2.3/travel-stack/C/2', -131, -215],
      ['cloud/120/94', 62, -84],
      ['banner/176/104/black', -26, 8],
      ['good/wagon/84', -30, 128],
    ],
    values: [
      ['2', 62, -80, 64, 'timeInk', 70],
      ['7', -26, 6, 76, 'parchmentLight', 140],
    ],
    marks: [
      [-168, -168],
      [150, -84],
      [110, 8],
      [60, 128],
    ],
  },
  church: {
    art: [
      ['church/1.14', -205, -130],
      ['book/1.3', -142, 46],
      ['lancet/feather/1.14', -80, 30],
      ['lancet/jug/1.14', -35, 30],
      ['lancet/rosary/1.14', 9, 30],
      ['lancet/none/1.14', 54, 30],
      ['lancet/none/1.14', 98, 30],
      ['lancet/none/1.14', 143, 30],
    ],
    values: [['3', -140, 42, 50, 'cream', 44]],
    marks: [
      [-60, -110],
      [-180, 200],
      [-10, 200],
      [150, 200],
    ],
  },
  monk: {
    art: [
      ['large/2.1/monk-stack/jug/2', -136, -195],
      ['page/1.5', 53, -120],
      ['banner/160/98/black', -46, 4],
      ['cloud/100/78', 92, -2],
      ['good/beer/76', -44, 116],
      ['good/beer/76', 40, 116],
    ],
    values: [
      ['2', 53, -118, 56, 'cream', 52],
      ['5/9', -46, 2, 66, 'parchmentLight', 140],
      ['2', 92, 2, 52, 'timeInk', 60],
    ],
    marks: [
      [-160, -150],
      [130, -150],
      [-176, 4],
      [104, 190],
    ],
  },
  meeting: {
    art: [
      ['linden/1.9', -133, -215],
      ['banner/156/102/white', 4, -90],
      ['book/1.6', 4, 36],
      ['marker/30/1', -49, 161],
      ['marker/30/1', 57, 161],
    ],
    values: [
      ['2/12', 4, -92, 68, 'ink', 140],
      ['2', 6, 31, 58, 'cream', 52],
    ],
    marks: [
      [136, -110],
      [80, 50],
      [-130, 161],
      [-150, -40],
    ],
  },
  hall: {
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
      [110, -120],
      [-170, 20],
      [-84, 210],
      [84, 210],
    ],
  },
  market: {
    art: [['banner/190/104/black', 0, -206], ...BAILIFF.flatMap(({ art }) => art)],
    values: [['4/10', 0, -208, 74, 'parchmentLight', 170], ...BAILIFF.flatMap(({ values }) => values)],
    marks: [
      [-150, -206],
      [-196, 218],
      [78, 218],
      [170, -90],
    ],
  },
  customer: {
    art: [
      ['large/1.9/stall/150/220/0/3', -142, -219],
      ['banner/140/92/white', -66, -88],
      ['book/1.5', 94, -90],
      ['good/horse/78', -48, 160],
      ['good/wagon/78', 42, 160],
    ],
    values: [
      ['5/8', -66, -90, 62, 'ink', 126],
      ['3', 96, -95, 56, 'cream', 50],
    ],
    marks: [
      [-176, -88],
      [170, -90],
      [-130, 200],
      [130, 30],
    ],
  },
  school: {
    art: [
      ['banner/180/100/white', 0, -212],
      ['child/150', -104, -60],
      ['childslot/150', 104, -60],
      ['portrait/merchant/170/ghost', 0, 140],
    ],
    values: [['3/11', 0, -214, 72, 'ink', 160]],
    marks: [
      [-150, -212],
      [-190, 10],
      [190, 10],
      [110, 190],
    ],
  },
  headman: {
    art: [
      ['headman/2.7/1', 0, 60],
      ['large/1.5/monk-disc/house', -136, 170],
      ['large/1.5/monk-disc/two-coins', 0, 170],
      ['large/1.5/monk-disc/open-book', 136, 170],
      ['banner/84/78/white', 136, -130],
    ],
    values: [['?', 136, -132, 60, 'ink', 70]],
    marks: [
      [136, -60],
      [-190, 120],
      [0, 240],
      [190, 120],
    ],
  },
  death: {
    art: [
      ['death/2.7', -60, 70],
      ['coffin/1.7/0', 110, -90],
      ['coffin/1.7/1', 140, 20],
      ['rat/2', 0, 170],
    ],
    values: [],
    marks: [
      [-150, -190],
      [70, -160],
      [180, 90],
      [-140, 190],
    ],
  },
  score: {
    art: [
      ['victory/140', 0, -60],
      ['book/2.8', 0, -60],
      ...(['church', 'windows', 'hall', 'travel', 'served', 'story'] as const).map(
        (category, at): Art => [`seal/${category}/64`, stoneRow(at, 6, 66), 190],
      ),
    ],
    values: [['58', 4, -68, 100, 'cream', 110]],
    marks: [
      [-160, 120],
      [0, 120],
      [160, 120],
      [150, -190],
    ],
  },
}
