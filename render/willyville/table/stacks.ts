import type { MonkAction } from '#data/willyville/schema'
import type { Sheet } from '#render/engine/draw'
import { THICKEST } from '#render/sprites/willyville/table-cards'
import { signText } from '#texts/willyville/signs'
import { LETTERS, type Letter, STACKS, type Stack } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import { onTable } from '../place-ids.ts'
import { banner, bannerText, costs, count, NUMBER, story, time } from './parts.ts'

/** The travel stacks and the monk stacks. Nothing on oak lies quite straight. */

const HEADINGS = { travel: { x: 93, y: 382, max: 112 }, monks: { x: 769, y: 382, max: 118 } }
const TRAVEL = { x: 26, y: 422, pitch: 129, w: 114, h: 178, off: [3, -2, 2, -1, 3] }
const MONKS = { x: 700, y: 422, pitch: 144, w: 130, h: 178, off: [0, 3, -1] }
const GLASS_ICON: Record<Stack, string> = { feather: 'feather', jug: 'jug', rosary: 'prayer-beads' }

/** A stack's box with the disc that counts it and the cards below. */
function stackBox(x: number, y: number, w: number, h: number): readonly [number, number, number, number] {
  return [x, y - 16, w + 14, h + 27]
}

function heading(sheet: Sheet, words: string, { x, y, max }: { x: number; y: number; max: number }): void {
  sheet.text(words, x, y, 30, { font: 'display', colour: 'parchmentLight', max })
}

export function drawTravelStack(sheet: Sheet, { view }: PictureInput, letter: Letter, index: number): void {
  const { w, h } = TRAVEL
  const [x, y] = [TRAVEL.x + TRAVEL.pitch * index, TRAVEL.y + (TRAVEL.off[index] ?? 0)]
  const size = view.travelSizes[letter]
  sheet.place(onTable.travel(letter), stackBox(x, y, w, h))
  if (size === 0) {
    sheet.sprite(`travel-print/${letter}`, x, y)
    return
  }
  const stack = view.setup.content.travel.stacks[letter]
  sheet.sprite(`travel-stack/${letter}/${Math.min(THICKEST, size - 1)}`, x, y)
  time(sheet, stack.time, x + 84, y + 57)
  banner(sheet, bannerText(stack.banner), x + 44, y + 94, { w: 80, h: 48 })
  costs(sheet, stack.extra, [x + 6, y + 123, w - 12, 54])
  count(sheet, size, x + w - 6, y + 4)
}

function drawAction(sheet: Sheet, action: MonkAction, x: number, y: number): void {
  if (action === 'story2' || action === 'story3') story(sheet, Number(action.at(-1)), x, y)
  else if (action === 'ask') {
    sheet.sprite('banner/42/44/white/bare', x, y)
    sheet.number('?', x, y, NUMBER_OF_ASK, { max: 30 })
  } else if (action === 'market') sheet.sprite('monk-disc/shop', x, y)
  else {
    sheet.sprite('monk-disc/graduate-cap', x, y)
    sheet.number(`×${action.at(-1)}`, x, y + 14, NUMBER, { halo: 'parchmentLight', max: 50 })
  }
}

const NUMBER_OF_ASK = 36

export function drawMonkStack(sheet: Sheet, { view }: PictureInput, stack: Stack, index: number): void {
  const { w, h } = MONKS
  const [x, y] = [MONKS.x + MONKS.pitch * index, MONKS.y + (MONKS.off[index] ?? 0)]
  const [size, top] = [view.monkSizes[stack], view.monkTops[stack]]
  sheet.place(onTable.monk(stack), stackBox(x, y, w, h))
  if (size === 0 || top === null) {
    sheet.sprite(`card-print/${w}/${h}/${GLASS_ICON[stack]}`, x, y)
    return
  }
  const card = view.setup.content.monks.stacks[stack]
  sheet.sprite(`monk-stack/${stack}/${Math.min(THICKEST, size - 1)}`, x, y)
  drawAction(sheet, top, x + 90, y + 35)
  banner(sheet, bannerText(card.banner), x + 43, y + 93, { w: 78, h: 48 })
  time(sheet, card.time, x + 105, y + 90, 48)
  costs(sheet, card.extra, [x + 5, y + 119, w - 10, 58])
  count(sheet, size, x + w - 6, y + 4)
}

export function drawStacks(sheet: Sheet, input: PictureInput): void {
  heading(sheet, signText(input.language, 'travel'), HEADINGS.travel)
  heading(sheet, signText(input.language, 'monks'), HEADINGS.monks)
  sheet.place('heading/travel', [22, 360, 150, 44])
  sheet.place('heading/monks', [694, 360, 158, 44])
  for (const [index, letter] of LETTERS.entries()) drawTravelStack(sheet, input, letter, index)
  for (const [index, stack] of STACKS.entries()) drawMonkStack(sheet, input, stack, index)
}
