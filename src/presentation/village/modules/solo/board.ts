import type { BoardPart } from '#presentation/village/board-part'
import { type Page, row, times } from '#presentation/village/page'
import type { Phrasing } from '#presentation/village/phrasing'
import { spacesOf } from '#village/modules/in-play'
import type { View } from '#village/view'
import { kindOf, type Place, SPACES } from '#village/words'

/** Conny's figures and the tiles of fate. */

/** VS-CUBE-2: against Conny the spaces stand clockwise. */
function ringOf(view: View): readonly number[] | null {
  if (view.conny === null) return null
  const spaces = spacesOf(view)
  const ring = view.setup.content.solo.ring.clockwise.map((space) => SPACES.indexOf(space))
  return ring.filter((space) => spaces.includes(space))
}

/** VS-FATE-1: between which slots each tile lies, and what it shows. */
function fateText({ phrasing, view }: Page, row: number): string {
  const { fate, slots } = view.setup.content.solo
  const shown = view.conny?.shown[row] ?? []
  const tiles = fate.rows[row]?.crossedAfterSlot.map((slot, index) => {
    const tile = shown[index]
    return `${slot}/${(slot % slots.count) + 1} ${tile === undefined ? '?' : phrasing.say(`word.${tile}`)}`
  })
  return tiles?.join(', ') ?? ''
}

/** Places of which the board has a row with everybody's members. */
const SAID_ELSEWHERE = ['grave', 'chronicle', 'church']

function connyRows(page: Page): string[] {
  const { phrasing, view } = page
  const { conny } = view
  if (conny === null) return []
  const members = countsOf(phrasing, conny.at, (place) => !SAID_ELSEWHERE.includes(kindOf(place)))
  return [
    row(phrasing.say('word.conny'), [phrasing.say('board.slot', { n: conny.slot }), ...members]),
    row(phrasing.say('board.fate'), [conny.shown.map((_, index) => fateText(page, index)).join(' · ')]),
  ]
}

/** Counts of the members at each place. */
function countsOf(phrasing: Phrasing, members: readonly Place[], isShown: (place: Place) => boolean): string[] {
  const places = [...new Set(members.filter(isShown))]
  return places.map((place) => times(phrasing.place(place), members.filter((other) => other === place).length))
}

function slotRow({ phrasing, view: { conny } }: Page): string {
  return conny === null ? '' : row(phrasing.say('word.conny'), [phrasing.say('board.slot', { n: conny.slot })])
}

export const SOLO_BOARD: BoardPart = { ring: ringOf, figures: connyRows, brief: (page) => [slotRow(page)] }
