import type { HelpTopic } from '#texts/willyville/help-notes'
import { type Art, type HelpPiece, mark } from '../common/help-piece.ts'

/** Help pictures on the course of the game. */

/** Seals of a ledger's row, from its left end. */
function sealRow(y: number, categories: readonly string[]): Art[] {
  return categories.map((category, index): Art => [`seal/${category}/66`, -96 + index * 78, y])
}

export const LIFE_PIECES = {
  dice: {
    stage: 'tray',
    art: [
      ['die/w4/120', -96, -146],
      ['die/b3/120', 76, -136],
      ['coin/1.9', -116, 24],
      ['banner/136/100/black', -96, 192],
      ['banner/136/100/white', 96, 192],
    ],
    values: [
      ['= 7', 74, 14, 92, 'cream', 180],
      ['1', -116, 24, 58, 'ink', 60],
      ['7', -96, 190, 76, 'parchmentLight', 120],
      ['7', 96, 190, 76, 'ink', 120],
    ],
    marks: [
      mark(-8, -236, [-70, -190], [56, -186]),
      mark(-206, -40, [-146, 4]),
      mark(204, -230, [120, -178]),
      mark(0, 260, [-48, 222], [48, 222]),
    ],
  },
  time: {
    stage: 'ring',
    art: [
      ['cloud/132/90/spent', -160, 168],
      ['cloud/132/90/spent', -150, 30],
      ['timemarker/92/1', -150, 28],
      ['cloud/132/90', -120, -96],
      ['large/1.25/bridge', 12, -196],
      ['death/1.2', 12, -152],
      ['cloud/132/90', 152, -80],
      ['cloud/190/128', 30, 120],
    ],
    values: [
      ['8', -160, 171, 52, 'cream', 90],
      ['10', -120, -93, 52, 'timeInk', 90],
      ['1', 152, -77, 52, 'timeInk', 90],
      ['3', 30, 124, 84, 'timeInk', 110],
    ],
    marks: [
      mark(140, 230, [72, 158]),
      mark(-26, 0, [-110, 24]),
      mark(150, -240, [30, -200]),
      mark(-60, 258, [-126, 196]),
    ],
  },
  school: {
    stage: 'street',
    art: [
      ['large/2.3/school', -176, -150],
      ['banner/176/106/white', -66, -104],
      ['child/92', -89, 30],
      ['childslot/92', 68, 30],
      ['portrait/craftsman/140/ghost', 120, 206],
    ],
    values: [['3/11', -66, -106, 74, 'ink', 160]],
    marks: [
      mark(-204, -220, [-142, -146]),
      mark(-204, 120, [-106, 46]),
      mark(206, 0, [84, 22]),
      mark(-20, 220, [-76, 60], [70, 62], [92, 206]),
    ],
  },
  headman: {
    stage: 'loop',
    art: [
      ['large/1.5/monk-disc/house', -142, 98],
      ['large/1.5/monk-disc/two-coins', 142, 98],
      ['large/1.5/monk-disc/open-book', 0, -168],
      ['headman/2.7/1', 0, 100],
      ['banner/96/84/white', 0, 188],
    ],
    values: [['?', 0, 186, 64, 'ink', 80]],
    marks: [
      mark(110, 256, [30, 206]),
      mark(-206, 200, [-160, 116]),
      mark(206, 200, [160, 116]),
      mark(150, -220, [24, -180]),
    ],
  },
  death: {
    stage: 'dusk',
    art: [
      ['large/1.3/bridge', -100, 72],
      ['death/2.2', -100, 100],
      ['page/3.4/1.5', 124, -172],
      ['coffin/1.5/0', 86, -166],
      ['coffin/1.5/1', 158, -166],
      ['grave/1.6/2', 84, 40],
      ['grave/1.6/empty', 168, 40],
      ['rat/2', 20, 210],
    ],
    values: [],
    marks: [
      mark(-200, -200, [-112, -70]),
      mark(0, -256, [76, -186]),
      mark(124, 122, [92, 62], [160, 62]),
      mark(-170, 246, [-44, 216]),
    ],
  },
  score: {
    stage: 'page',
    art: [
      ['victory/104', 10, -132],
      ['book/2.2', 10, -136],
      ...sealRow(46, ['church', 'windows', 'hall', 'meeting']),
      ...sealRow(134, ['harvest', 'travel', 'served']),
      ...sealRow(222, ['story', 'hand', 'labourers']),
      ['coin/1.1', 172, -84],
      ['good/horse/46', 172, -32],
    ],
    values: [['58', 12, -142, 84, 'cream', 92]],
    marks: [
      mark(-204, 46, [-118, 46]),
      mark(-204, 134, [-118, 134]),
      mark(-204, 222, [-118, 222]),
      mark(196, -170, [176, -98]),
    ],
  },
} satisfies Partial<Record<HelpTopic, HelpPiece>>
