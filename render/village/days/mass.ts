import type { Seat } from '#kernel'
import { type Box, type Picture, Sheet } from '#render/engine/draw'
import { BAYS, CHURCH_FOOT } from '#render/sprites/village/halls'
import { pageText } from '#texts/village/pages'
import { massLeaders } from '#village/scenes/mass'
import type { Player } from '#village/state'
import { kindOf, type Ware } from '#village/words'
import { drawCrowd, drawDiscs, type Figure, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCoin, drawSign } from '../parts.ts'
import { drawSlip, type Held, type Slips, slipsFoot } from './slips.ts'
import { drawDayTitle } from './title.ts'

/** A mass: who stands on which step, what the next one costs, who was drawn from the bag, and who leads. */

const WIDTH = 1000
const CHURCH = { x: 22, y: 108, scale: 1.4 }
const STEP = { book: 128, bookScale: 1.2, grain: [24, 52], sprite: 40, size: 40, member: 1.15 } as const
const BAG = { x: 846, y: 478, w: 230, discs: 36, monks: 66, monk: 0.84, pitch: 46, sign: [846, 334] } as const
const DRAWN = { sign: [128, 634], x: 250, y: 686, w: 720, scale: 1.1 } as const
const COIN_Y = 540
const LEAD = { x: 936, y: 640 }
const SLIPS: Slips = { top: 716, rows: 1 }

function drawSteps(sheet: Sheet, { view }: PictureInput): void {
  const { x, y, scale } = CHURCH
  for (const [step, bay] of BAYS.entries()) {
    const { points = 0, grain = 0 } = view.setup.content.church.steps[step] ?? {}
    const [left, w] = [x + bay.x * scale, bay.w * scale]
    drawBook(sheet, points, left + w / 2, y + STEP.book * scale, STEP.bookScale, 40)
    if (grain > 0) {
      const plate = y + ((bay.floor + CHURCH_FOOT) / 2 + 2) * scale
      sheet.sprite(`v-grain/${STEP.sprite}`, left + STEP.grain[0] * scale, plate)
      sheet.number(grain, left + STEP.grain[1] * scale, plate + 1, STEP.size, { max: 40 })
    }
    const crowd = { x: left - 4, y: y + (bay.floor - 3) * scale, w: w + 8, rows: 2, scale: STEP.member } as const
    drawCrowd(sheet, membersAt(view, standingAt(`church.${step + 1}`)), crowd)
  }
}

/** Before the draw: who is in the bag with the monks, and what it costs to be taken out for sure. */
function drawBag(sheet: Sheet, { view, language }: PictureInput): void {
  const { massPull, monks } = view.setup.content.constants
  const { x, y, w } = BAG
  sheet.place('bag', [x - 130, BAG.sign[1] - 26, 276, 250])
  drawSign(sheet, pageText(language, 'bag'), BAG.sign[0], BAG.sign[1], 220, false)
  for (let monk = 0; monk < monks.value; monk++) {
    sheet.sprite(`v-monk/${BAG.monk}`, x + (monk - (monks.value - 1) / 2) * BAG.pitch, y - BAG.monks)
  }
  sheet.sprite(`v-bag/${w}`, x, y)
  drawDiscs(sheet, membersAt(view, standingAt('bag')), x, y - BAG.discs, w - 12)
  sheet.sprite('v-price/150/52', x, COIN_Y - 18)
  drawCoin(sheet, massPull.coins, x - 38, COIN_Y - 18, 1)
  sheet.sprite('v-becomes/16', x - 2, COIN_Y - 18)
  sheet.sprite('v-nobody/0.5', x + 38, COIN_Y)
}

/** After it: the figures that came out, monks among them. */
function drawDrawn(sheet: Sheet, { language }: PictureInput, drawn: readonly Figure[]): void {
  if (drawn.length === 0) return
  sheet.place('drawn', [30, DRAWN.sign[1] - 26, 940, 82])
  drawSign(sheet, pageText(language, 'drawn'), DRAWN.sign[0], DRAWN.sign[1] + 16, 184)
  drawCrowd(sheet, drawn, { ...DRAWN, align: 'left', pitch: 64 })
}

/** V-MASS-3, V-MASS-4: grain for steps, coins for the bag. */
function heldBy({ stock }: Player): Held[] {
  const wares: Ware[] = ['grain', 'coins', 'bread']
  return wares.flatMap((ware): Held[] => (ware !== 'bread' || stock.bread > 0 ? [[ware, stock[ware]]] : []))
}

/** Who leads has a laurel, and the points that a majority brings. */
function drawLead(sheet: Sheet, input: PictureInput, seat: Seat, [x, y, w, h]: Box): void {
  const { view } = input
  const middle = y + h / 2
  const inChurch = (view.players[seat]?.at ?? []).filter((place) => kindOf(place) === 'church').length
  sheet.sprite('v-seal/church/42', x + 24, middle)
  sheet.number(inChurch, x + 52, middle + 1, 38, { align: 'left', max: 50, colour: inChurch > 0 ? 'ink' : 'inkPale' })
  if (!massLeaders(view).includes(seat)) return
  sheet.sprite('laurel/30', x + w - 36, middle + 6)
  drawBook(sheet, view.setup.content.constants.massMajority.points, x + w - 36, middle + 6, 0.8, 34)
}

/** Conny has no slip: who leads against a player alone is seen beside the bag. */
function drawConnysLead(sheet: Sheet, { view }: PictureInput): void {
  const conny = view.setup.seats
  if (view.conny === null || !massLeaders(view).includes(conny)) return
  sheet.sprite('laurel/30', LEAD.x, LEAD.y)
  sheet.sprite(`marker/22/${conny}`, LEAD.x, LEAD.y)
}

/** `drawn` are the figures that came out of the bag, once they have. */
export function massPicture(input: PictureInput, asked: Seat | null, drawn: readonly Figure[]): Picture {
  const { view, language } = input
  const height = slipsFoot(SLIPS, view.players.length)
  const sheet = new Sheet()
  drawDayTitle(sheet, input, 'mass', asked)
  sheet.place('church', [CHURCH.x, 100, 676, 500])
  sheet.sprite(`v-church/${CHURCH.scale}`, CHURCH.x, CHURCH.y)
  drawSteps(sheet, input)
  drawBag(sheet, input)
  drawDrawn(sheet, input, drawn)
  drawConnysLead(sheet, input)
  for (const [seat, p] of view.players.entries()) {
    const beside = (own: Sheet, box: Box) => drawLead(own, input, seat, box)
    drawSlip(sheet, input, SLIPS, { seat, isDue: seat === asked, held: heldBy(p), beside })
  }
  const { draws, places } = sheet
  const ground = `v-ground-day/mass/${height}`
  return { width: WIDTH, height, ground, colours: 'village', draws, places, alt: pageText(language, 'mass') }
}
