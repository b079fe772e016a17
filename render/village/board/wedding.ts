import type { Cards } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/village/signs'
import { contentIndexOf } from '#village/content-index'
import { sideOf } from '#village/modules/in-play'
import type { Couple, Partner } from '#village/state'
import type { View } from '#village/view'
import { isColour } from '#village/words'
import { drawCrowd, type Figure, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCoin, drawPrice, wareSprite } from '../parts.ts'
import type { WeddingSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** Weddings: an arch of flowers for each rank, the houses of the newly wed and of parents, the smuggler's cave. */

type Bonus = Cards['marriage']['ranks']['front'][number]['bonus']

const ARCH = { w: 82, h: 120, tag: { w: 80, h: 40, y: 24 }, crown: 99, scale: 0.96, room: 60 }
const LODGING = { w: 164, h: 134, scale: 0.9, feet: 50, pitch: 42 }
const SPOUSE = { scale: 0.8, pitch: 34, close: 22, most: 2 }

function drawGift(sheet: Sheet, give: object, x: number, y: number): void {
  for (const [ware, n] of Object.entries(give) as [string, number][]) {
    if (ware === 'points') drawBook(sheet, n, x, y, 0.82, 34)
    else if (ware === 'coins') drawCoin(sheet, n, x, y, 0.92)
    else {
      sheet.sprite(wareSprite(ware, 34), x - 14, y)
      sheet.number(n, x + 16, y + 1, 34, { max: 30 })
    }
  }
}

function drawSwap(sheet: Sheet, get: number, x: number, y: number): void {
  sheet.sprite('v-cube/any/26', x - 24, y)
  sheet.sprite('v-becomes/14', x - 4, y)
  for (let cube = 0; cube < get; cube++)
    sheet.sprite('v-cube/any/26', x + 14 + cube * 10, y + (cube - (get - 1) / 2) * 10)
}

/** As many cubes of any colour, one of two colours, or any good. */
function drawChoice(sheet: Sheet, n: number, of: readonly string[], x: number, y: number): void {
  if (of.length === 2) {
    for (const [index, ware] of of.entries()) sheet.sprite(wareSprite(ware, 30), x + (index - 0.5) * 40, y)
    sheet.sprite('v-or/28', x + 1, y)
  } else if (of.every(isColour)) {
    for (let cube = 0; cube < n; cube++) sheet.sprite('v-cube/any/32', x + (cube - (n - 1) / 2) * 32, y)
  } else sheet.sprite('v-any-good/36', x, y)
}

function drawBonus(sheet: Sheet, bonus: Bonus, x: number, y: number): void {
  if (bonus.do === 'gain') drawGift(sheet, bonus.give, x, y)
  else if (bonus.do === 'swap') drawSwap(sheet, bonus.get, x, y)
  else drawChoice(sheet, bonus.n, bonus.of, x, y)
}

function drawRanks(sheet: Sheet, { view }: PictureInput, spot: WeddingSpot): void {
  const ranks = view.setup.content.marriage.ranks[sideOf(view, 'marriage')]
  for (const [index, { rank, bonus }] of ranks.entries()) {
    const [x, y] = [spot.ranks.x + index * spot.ranks.pitch, spot.ranks.y[index] ?? 0]
    const place = `rank.${rank}`
    sheet.sprite(`v-arch/${rank}/1`, x, y)
    sheet.number(rank, x, y - ARCH.crown, 34, { max: 30 })
    const isPink = view.wedlock?.pinkRanks.includes(rank) === true
    const figures: Figure[] = [...membersAt(view, standingAt(place)), ...(isPink ? (['spouse'] as const) : [])]
    drawCrowd(sheet, figures, { x: x - ARCH.room / 2, y: y + 2, w: ARCH.room, scale: ARCH.scale })
    sheet.sprite(`v-price/${ARCH.tag.w}/${ARCH.tag.h}`, x, y + ARCH.tag.y)
    drawBonus(sheet, bonus, x, y + ARCH.tag.y)
    sheet.place(onBoard.at(place), [x - ARCH.w / 2, y - ARCH.h, ARCH.w, ARCH.h + 46])
  }
}

function figureOf(view: View, { seat, member }: Partner): Figure {
  if (seat === null) return 'spouse'
  const isFed = view.players[seat]?.fed.includes(member) === true
  return { seat, generation: contentIndexOf(view).generations[member] ?? 1, isFed }
}

/** Couples side by side; then those who live there alone. */
export function inhabitants(view: View, place: Couple['place']): Figure[] {
  const couples = (view.wedlock?.couples ?? []).filter((couple) => couple.place === place)
  const wed = couples.flatMap(({ who }) => who)
  const isWed = (seat: number, member: number) => wed.some((other) => other.seat === seat && other.member === member)
  const lone = view.players.flatMap(({ at }, seat) =>
    at.flatMap((there, member) => (there === place && !isWed(seat, member) ? [{ seat, member }] : [])),
  )
  return [...wed, ...lone].map((partner) => figureOf(view, partner))
}

const HOUSES = { bakery: 'roofGold/bread', shop: 'roofMoss/hammer-nails', parents: 'roofRed/cradle' } as const

function drawLodgings(sheet: Sheet, { view }: PictureInput, spot: WeddingSpot): void {
  for (const place of ['bakery', 'shop', 'parents'] as const) {
    const [x, y] = spot.lodgings[place]
    sheet.sprite(`v-lodging/${HOUSES[place]}/${LODGING.scale}`, x, y)
    const crowd = { x: x - LODGING.w / 2, y: y + LODGING.feet, w: LODGING.w, pitch: LODGING.pitch }
    drawCrowd(sheet, inhabitants(view, place), crowd)
    sheet.place(onBoard.at(place), [x - LODGING.w / 2, y - LODGING.h, LODGING.w, LODGING.h + LODGING.feet + 2])
  }
}

/** Figures without a player who have not married yet. */
function drawSpouses(sheet: Sheet, { view }: PictureInput, [x, y]: readonly [number, number]): void {
  const spouses = view.wedlock?.pink ?? 0
  const pitch = spouses > SPOUSE.most ? SPOUSE.close : SPOUSE.pitch
  for (let spouse = 0; spouse < spouses; spouse++) sheet.sprite(`v-spouse/${SPOUSE.scale}`, x - spouse * pitch, y)
}

export function drawWedding(sheet: Sheet, input: PictureInput, spot: WeddingSpot): void {
  const { view, language } = input
  const { time, any } = view.setup.content.marriage.action
  drawRanks(sheet, input, spot)
  drawLodgings(sheet, input, spot)
  drawSpace(sheet, input, 'marriage', spot, signText(language, 'marriage'))
  drawPrice(sheet, [{ time, any }], ...spot.price)
  drawSpouses(sheet, input, spot.spouses)
  sheet.sprite('v-cave/0.86', ...spot.cave)
  drawSpace(sheet, input, 'smuggler', spot.smuggler, signText(language, 'smuggler'))
}
