import { shortName } from '#render/common/fit'
import { say } from '#texts/kingsbridge/index'
import { book, ribbon } from '../tokens.ts'
import { onHand } from './place-ids.ts'
import type { Scene } from './scene.ts'

/** The bar above a hand: whose it is, their points, the penalties to come, and how far the chapter is. */

interface Bar {
  readonly name: { readonly x: number; readonly w: number }
  readonly vp: number
  readonly penalties: { readonly x: number; readonly pitch: number }
  readonly chapter: { readonly x: number; readonly isWhole: boolean }
  /** The first of the rounds. */
  readonly rounds: number
}

export const WIDE_BAR: Bar = {
  name: { x: 190, w: 260 },
  vp: 400,
  penalties: { x: 584, pitch: 58 },
  chapter: { x: 1306, isWhole: true },
  rounds: 1350,
}

export const PHONE_BAR: Bar = {
  name: { x: 164, w: 232 },
  vp: 350,
  penalties: { x: 530, pitch: 52 },
  chapter: { x: 712, isWhole: false },
  rounds: 746,
}

const Y = 40
const ROUND = { pitch: 40, now: 20, other: 14, size: 34 }
const ROMAN = ['', 'I', 'II', 'III', 'IV']

function points({ sheet, player, before }: Scene, x: number): void {
  sheet.place('vp', [x - 34, Y - 32, 68, 62])
  book(sheet, player.vp, x, Y, 60, 42)
  if (before === undefined || before.vp === player.vp) return
  sheet.number(before.vp, x + 62, Y, 34, { colour: 'inkPale', max: 44 })
  sheet.sprite('k-strike/40', x + 62, Y)
}

function chapter({ sheet, input, view }: Scene, { chapter: { x, isWhole } }: Bar): void {
  const roman = ROMAN[view.chapter] ?? ''
  const words = isWhole ? say(input.language, 'chapter', { chapter: roman }) : roman
  sheet.text(words, x, Y, 38, { font: 'display', align: 'right', max: isWhole ? 330 : 90 })
}

function rounds({ sheet, view }: Scene, first: number): void {
  const all = view.setup.content.constants.roundsPerChapter.value
  for (let round = 1; round <= all; round++) {
    const x = first + (round - 1) * ROUND.pitch
    const isNow = round === view.round
    sheet.sprite(isNow ? `k-disc/${ROUND.now}/lit` : `k-round/${round < view.round ? 'past' : 'next'}`, x, Y)
    if (isNow) sheet.number(round, x, Y, ROUND.size, { colour: 'cream', max: 34 })
  }
}

export function titleBar(scene: Scene, bar: Bar): void {
  const { sheet, input, seat, player } = scene
  const { x, w } = bar.name
  sheet.place('name', [x - w / 2 - 30, Y - 34, w + 60, 72])
  ribbon(sheet, shortName(input.names[seat] ?? '', w - 24, 30), seat, x, Y - 2, { w, h: 52, size: 42 })
  points(scene, bar.vp)
  const { x: first, pitch } = bar.penalties
  for (const [index, penalty] of player.penalties.entries()) {
    const left = first + index * pitch
    sheet.place(onHand.penalty(penalty), [left - 26, Y - 26, 52, 52])
    sheet.sprite(`k-penalty/${penalty}/25`, left, Y)
  }
  chapter(scene, bar)
  rounds(scene, bar.rounds)
}
