import type { Picture } from '#render/engine/draw'
import type { Finish } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import { connyPicture } from '#render/village/conny'
import { marketDayPicture } from '#render/village/days/market-day'
import { massPicture } from '#render/village/days/mass'
import { weddingPicture } from '#render/village/days/wedding'
import { EMOJIS } from '#render/village/emojis'
import type { PictureInput } from '#render/village/input'
import { scorePicture } from '#render/village/score'
import { seaPicture } from '#render/village/sea'
import { ALL_SETS, farmInput, farmState, NAMES } from './farm-states.ts'
import { allAt, alone, atMarket, atMass, historyOf, pageInput, ROLLS, scored, wed } from './page-states.ts'

type Write = (name: string, picture: Picture, finish?: Finish) => void
type Draw = (input: PictureInput) => Picture

/** Village's pictures beside the board, wide and for phones, and its emojis. */
export function writePages(write: Write): void {
  const both = (name: string, input: PictureInput, draw: Draw) => {
    const phone = draw({ ...input, size: 'phone' })
    write(name, draw(input))
    write(`${name}-phone`, phone, phoneFinish(phone))
  }
  const named = (seats: number) => ({ names: NAMES.slice(0, seats) })
  const act = 'Conny · Crafts: 1 orange cube (slot 7); Fate: a quill; Conny: generation 1 dies'
  both('sea-full', farmInput(farmState('full')), (input) => seaPicture(input))
  both('sea-sets-de', farmInput(farmState('sets'), 'de'), (input) => seaPicture(input))
  both('sea-crowded', pageInput(allAt('far', 5), 0, named(5)), (input) => seaPicture(input))
  both('conny-full', pageInput(alone(null), 0, named(1)), (input) => connyPicture(input, act))
  for (const seats of [1, 2, 5]) {
    const t = scored(seats, seats === 5 ? ALL_SETS : {})
    const over = { ...t, isOver: true }
    both(`score-village-${seats}`, pageInput(over, 0, named(seats)), (input) => scorePicture(input, historyOf(t)))
    both(`score-village-${seats}-now`, pageInput(t, 0, named(seats)), (input) => scorePicture(input, historyOf(t)))
  }
  write('market-day', marketDayPicture(pageInput(atMarket(5, [1, 3]), 0, named(5)), 2))
  write('mass', massPicture(pageInput(atMass(5), 0, named(5)), 0, ['monk', 'monk', 'monk']))
  write('wedding', weddingPicture(pageInput(wed(5), 0, named(5)), 1, ROLLS))
  for (const { name, picture } of EMOJIS) write(`emoji-${name}`, picture)
}
