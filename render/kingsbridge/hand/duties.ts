import { type Due, doublingOf, duesOf, isLastChapter, lossOf } from '#kingsbridge/rules/duties'
import { signed } from '#render/common/fit'
import { book, token } from '../tokens.ts'
import { type Scene, word } from './scene.ts'

/** What is owed at the end of the chapter: a place for each piece, filled from the own goods, and what the others cost. */

const PAPER = { w: 472, h: 518 }
export const DUTIES_PAPER = PAPER
const HEAD = { y: 40, size: 40, rounds: 82 }
const ROW = { first: 146, pitch: 92 }
const PIECE = { x: 62, d: 66, pitch: 78 }
const DIE = { x: 54, d: 52 }
const TAX = { x: 114, d: 50, pitch: 52, below: 66 }
const COST = { book: 370, seal: 428, r: 25, d: 58, size: 38 }
const LOYALTY = { y: 474, d: 54 }

interface At {
  readonly x: number
  readonly y: number
}

function rule({ sheet }: Scene, { x, y }: At): void {
  sheet.sprite(`k-rule/${PAPER.w - 48}`, x + PAPER.w / 2, y)
}

function pieces(
  { sheet, player }: Scene,
  { duty, least, most }: Due,
  { x, y }: At,
  size: { d: number; pitch: number },
): void {
  const owned = player.goods?.[duty] ?? null
  for (let piece = 0; piece < most; piece++) {
    const left = x + piece * size.pitch
    const isThere = owned !== null && piece < owned
    sheet.sprite(`k-piece/${size.d}/${piece < least ? 'sure' : 'maybe'}/${isThere ? 'there' : 'missing'}`, left, y)
    token(sheet, duty, left, y, Math.round(size.d * 0.74), !isThere)
  }
}

/** Points lost at once, and with the doubling of the last chapter. */
function costOf({ view }: Scene, { duty }: Due, missing: number): number {
  return lossOf(view, duty, missing) + doublingOf(view, duty, missing)
}

function penalty(scene: Scene, due: Due, { x, y }: At): void {
  const { sheet, view } = scene
  if (isLastChapter(view)) return
  sheet.sprite(`k-penalty/${view.setup.content.duties[due.duty].penalty}/${COST.r}`, x + COST.seal, y)
}

function tick({ sheet }: Scene, { x, y }: At): void {
  sheet.sprite('k-tick', x + PAPER.w - 66, y)
}

function loss(scene: Scene, due: Due, missing: number, { x, y }: At): void {
  book(scene.sheet, signed(-costOf(scene, due, missing)), x + COST.book, y, COST.d, COST.size)
}

/** A duty of a fixed amount: what is missing is known. */
function fixedRow(scene: Scene, due: Due, { x, y }: At): void {
  pieces(scene, due, { x: x + PIECE.x, y }, PIECE)
  const { goods } = scene.player
  if (goods === null) return
  const missing = Math.max(0, due.most - goods[due.duty])
  if (missing === 0) {
    tick(scene, { x, y })
    return
  }
  loss(scene, due, missing, { x, y })
  penalty(scene, due, { x, y })
}

/** The tax is rolled: at least so much will be missing, and at most. */
function rolledRow(scene: Scene, due: Due, { x, y }: At): void {
  const { sheet, player } = scene
  sheet.sprite(`k-taxdie/${DIE.d}`, x + DIE.x, y)
  sheet.number('?', x + DIE.x, y, 38, { max: 40 })
  pieces(scene, due, { x: x + TAX.x, y }, TAX)
  if (player.goods === null) return
  const [least, most] = [due.least, due.most].map((owed) => Math.max(0, owed - (player.goods?.[due.duty] ?? 0)))
  if (!most) {
    tick(scene, { x, y })
    return
  }
  const low = y + TAX.below
  sheet.text(word(scene, 'least'), x + 34, low, 26, { font: 'note', align: 'left', max: 118 })
  book(sheet, least ? signed(-costOf(scene, due, least)) : 0, x + 184, low, COST.d, COST.size)
  sheet.text(word(scene, 'most'), x + 325, low, 26, { font: 'note', align: 'right', max: 108 })
  loss(scene, due, most, { x, y: low })
  penalty(scene, due, { x, y: low })
}

function loyalty(scene: Scene, { x, y }: At): void {
  const { sheet, player, view } = scene
  token(sheet, 'loyalty', x + 56, y, LOYALTY.d)
  const words = word(scene, isLastChapter(view) ? 'avertsDoubling' : 'averts')
  if (player.goods === null) {
    sheet.text(words, x + 96, y, 28, { font: 'note', align: 'left', max: PAPER.w - 116 })
    return
  }
  sheet.number(player.goods.loyalty, x + 112, y, 42, { max: 50 })
  sheet.text(words, x + 146, y, 28, { font: 'note', align: 'left', max: PAPER.w - 166 })
}

export function dutiesPaper(scene: Scene, { x, y }: At): void {
  const { sheet, view } = scene
  const { roundsPerChapter } = view.setup.content.constants
  sheet.place('duties', [x, y, PAPER.w, PAPER.h])
  sheet.sprite(`k-sheet/${PAPER.w}/${PAPER.h}`, x, y)
  const title = word(scene, isLastChapter(view) ? 'atGameEnd' : 'atEnd')
  sheet.text(title, x + PAPER.w / 2, y + HEAD.y, HEAD.size, { font: 'display', max: PAPER.w - 40 })
  const left = word(scene, 'roundsLeft', { n: roundsPerChapter.value - view.round })
  sheet.text(left, x + PAPER.w / 2, y + HEAD.rounds, 26, { font: 'note', colour: 'inkSoft', max: PAPER.w - 60 })
  for (const [index, due] of duesOf(view).entries()) {
    const row = { x, y: y + ROW.first + index * ROW.pitch }
    if (index > 0) rule(scene, { x, y: row.y - ROW.pitch / 2 })
    if (due.least === due.most) fixedRow(scene, due, row)
    else rolledRow(scene, due, row)
  }
  rule(scene, { x, y: y + LOYALTY.y - 36 })
  loyalty(scene, { x, y: y + LOYALTY.y })
}
