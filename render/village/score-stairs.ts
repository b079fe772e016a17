import type { Language } from '#texts'
import { type Key, say } from '#texts/village/index'
import { pageText } from '#texts/village/pages'
import type { View } from '#village/view'
import type { Foot } from '../common/score/phone.ts'
import type { Sheet } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'

/** The ranks of a player alone, as stairs that are climbed (VS-END-2). */

export interface StairsSpot {
  readonly x: number
  readonly floor: number
  readonly pitch: number
  /** The lowest stair, and by how much each is higher than the one before. */
  readonly lowest: number
  readonly rise: number
}

export const STAIRS: StairsSpot = { x: 812, floor: 660, pitch: 123, lowest: 60, rise: 20 }
const PHONE_STAIRS = { x: 62, pitch: 148, lowest: 64, rise: 19 }

/** The room above the floor: the highest stair, and somebody on it. */
const UP = 252
const NOTE = { up: 212, size: 30, max: 356 }

function ranksOf({ setup }: View) {
  return setup.content.solo.ranks.value
}

function reachedIn(view: View, total: number): number {
  return Math.max(
    0,
    ranksOf(view).findLastIndex(({ min }) => total >= min),
  )
}

/** A table's own cards may bring ranks that no language has a word for. */
function rankName(view: View, language: Language, rank: number): string {
  const known = 6
  return rank < known ? say(language, `rank.${rank}` as Key) : (ranksOf(view)[rank]?.name ?? '')
}

/** What a player alone may call themselves with so many points. */
export function titleOf(view: View, language: Language, total: number): string {
  return rankName(view, language, reachedIn(view, total))
}

export function drawStairs(sheet: Sheet, { view, language }: PictureInput, total: number, spot: StairsSpot): void {
  const ranks = ranksOf(view)
  const reached = reachedIn(view, total)
  const { x, floor, pitch, lowest, rise } = spot
  const w = pitch - 7
  sheet.place('stairs', [x - 8, floor - UP, pitch * ranks.length + 10, UP + 8])
  for (const [rank, { min }] of ranks.entries()) {
    const h = lowest + rank * rise
    const isReached = rank <= reached
    sheet.sprite(`v-stair/${w}/${h}${isReached ? '/reached' : ''}`, x + rank * pitch, floor - h)
    const colour = isReached ? 'ink' : 'inkSoft'
    sheet.number(min, x + rank * pitch + w / 2, floor - h + 34, 40, { colour, max: 80 })
  }
  sheet.sprite('v-member/0/1/1.1', x + reached * pitch + w / 2, floor - lowest - reached * rise)
  const next = ranks[reached + 1]
  if (next === undefined) return
  const text = pageText(language, 'nextRank', { rank: rankName(view, language, reached + 1), points: next.min })
  sheet.text(text, x, floor - NOTE.up, NOTE.size, { font: 'note', colour: 'inkSoft', align: 'left', max: NOTE.max })
}

const FOOT = { height: 290, floor: 276 }

/** The same below the ledger of a phone's sheet. */
export function stairsFoot(input: PictureInput, total: number): Foot {
  return {
    height: FOOT.height,
    draw: (sheet, top) => drawStairs(sheet, input, total, { ...PHONE_STAIRS, floor: top + FOOT.floor }),
  }
}
