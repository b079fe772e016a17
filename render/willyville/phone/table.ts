import type { Flag } from '#render/common/flags'
import { type Spot, stand } from '#render/common/set-down'
import { type Picture, Sheet } from '#render/engine/draw'
import { compactTableHeight } from '#render/sprites/willyville/phone-table-ground'
import { signText } from '#texts/willyville/signs'
import { coffinsOf } from '#willyville/state'
import { LETTERS, STACKS } from '#willyville/words'
import { tableAlt } from '../alt.ts'
import { coffinsToEnd } from '../end.ts'
import type { PictureInput } from '../input.ts'
import { drawChronicle, drawStones, spaceKind } from '../table/churchyard.ts'
import { churchCards, drawCard, drawHeap, hallCards } from '../table/civic.ts'
import { drawCraft } from '../table/craft.ts'
import { drawBailiff, drawCustomer, drawDeck, drawHand, drawTray } from '../table/market.ts'
import { drawStrip, type StripLayout } from '../table/players.ts'
import { drawMonkStack, drawTravelStack } from '../table/stacks.ts'
import { ribbonWords, seatsInLight } from '../table/title.ts'
import { plantOnTable } from './flags.ts'

/** The table for a phone: the same cards at the same size, moved together. The rat's track is its last step only. */

const WIDTH = 1000

const TITLE = {
  ribbon: { x: 280, y: 34, w: 480, h: 52, size: 44 },
  word: { y: 38, size: 38 },
  round: { x: 980, size: 42 },
}
const TRAY = { left: 14, top: 84 }
const HAND = { left: 306, top: 80 }
/** Nothing on oak lies quite straight. */
const STRAY = [0, 3, -2, 2, -1]
const MONKS = { left: 428, top: 92, pitch: 145 }
const FATE = { x: 928, coffin: 132, coffins: 178, rat: { y: 226, scale: 0.7 }, space: { y: 268, r: 27 } }
const TRAVEL = { left: 26, top: 328, pitch: 131 }
const MARKET = [8, 562, 984, 220] as const
const COUNTER = [680, 308, 312, 250] as const
const BAILIFF = { box: [456, 156, 220, 186], spot: { left: 692, top: 358, room: 'counter' } } as const
const DECK = { left: 918, top: 394, room: 'counter' }
const OFFER = { left: 20, top: 570, w: 966, widest: 150, gap: 8 }
const CRAFT = { left: 14, top: 784 }
const HEAPS = { left: 450, top: 788, pitch: 146 }
const CHRONICLE = { left: 611, top: 900 }
const STONES = { left: 588, top: 1024 }
const CHURCHYARD = [580, 786, 412, 298] as const
const CIVIC = { left: 14, top: 1092, pitch: 122.3 }
const STRIPS = { x: 14, y: 1228, w: 480, pitch: 134, right: 506 }
const STRIP: StripLayout = {
  ribbon: { x: 26, w: 180, size: 34, longest: 13 },
  portrait: { d: 45, pitch: 46, right: 34 },
  token: { x: 50, pitch: 66, size: 34 },
  hand: 146,
  laurel: 60,
  wreath: 31,
  glove: 0.34,
}

function drawTitle(sheet: Sheet, input: PictureInput): void {
  const { view, language } = input
  const { ribbon, word, round } = TITLE
  sheet.place('title', [0, 0, WIDTH, 76])
  sheet.sprite(`ribbon/${ribbon.w}/${ribbon.h}/${seatsInLight(input)[0] ?? 0}`, ribbon.x, ribbon.y)
  const look = { font: 'display', colour: 'cream', halo: 'ink', max: ribbon.w - 30 } as const
  sheet.text(ribbonWords(input), ribbon.x, ribbon.y + 3, ribbon.size, look)
  const turn = String(view.round)
  const gap = 14 + 25 * turn.length
  sheet.text(turn, round.x, word.y + 1, round.size, { font: 'number', align: 'right', max: gap })
  const words = signText(language, 'round', { n: '' }).trim()
  sheet.text(words, round.x - gap, word.y, word.size, { font: 'display', colour: 'inkSoft', align: 'right', max: 130 })
}

/** The nearness of the end: graves filled, and steps the rat still has to go. */
function drawFate(sheet: Sheet, { view }: PictureInput): void {
  const { x, coffin, coffins, rat, space } = FATE
  sheet.place('fate', [870, 94, 116, 208])
  sheet.sprite('dead-icon', x, coffin)
  sheet.number(`${coffinsOf(view)}/${coffinsToEnd(view)}`, x, coffins, 38, { max: 108 })
  const kind = spaceKind(view.rat, view.setup.content.constants.dangerSpaces.value)
  sheet.place('rat', [x - 50, rat.y - 22, 100, 96], 'fate')
  sheet.sprite(`rat-space/${kind}/${space.r}`, x, space.y)
  if (view.rat > 0) {
    const colour = kind === 'danger' ? 'cream' : 'ink'
    sheet.number(view.rat, x, space.y + 1, 36, { colour, max: 2 * space.r - 6 })
  }
  sheet.sprite(`rat/${rat.scale}`, x, rat.y)
}

function spotOf({ left, top, pitch }: typeof MONKS, index: number): Spot {
  return { left: left + index * pitch, top: top + (STRAY[index % STRAY.length] ?? 0) }
}

function drawStacks(sheet: Sheet, input: PictureInput): void {
  for (const [index, stack] of STACKS.entries())
    stand(sheet, spotOf(MONKS, index), (own) => drawMonkStack(own, input, stack, index))
  for (const [index, letter] of LETTERS.entries())
    stand(sheet, spotOf(TRAVEL, index), (own) => drawTravelStack(own, input, letter, index))
}

function drawOffer(sheet: Sheet, input: PictureInput): void {
  const { left, top, w: room, widest, gap } = OFFER
  const { offer, setup } = input.view
  const stalls = Math.max(offer.length, setup.content.constants.bailiff.offer)
  const pitch = room / stalls
  const w = Math.floor(Math.min(widest, pitch - gap))
  const inset = (pitch - w) / 2
  for (const [index, customer] of offer.entries()) {
    const x = Math.round(left + index * pitch + inset)
    stand(sheet, { left: x, top }, (own) => drawCustomer(own, input, customer, index, { x: 0, w }))
  }
  for (let index = offer.length; index < stalls; index++)
    sheet.sprite(`stall-print/${w}/206`, Math.round(left + index * pitch + inset), top)
}

function drawMarket(sheet: Sheet, input: PictureInput): void {
  sheet.place('market', MARKET)
  sheet.place('counter', COUNTER)
  stand(sheet, BAILIFF.spot, (own) => {
    own.place('bailiff', BAILIFF.box, 'counter')
    drawBailiff(own, input)
  })
  stand(sheet, DECK, (own) => drawDeck(own, input))
  drawOffer(sheet, input)
}

function drawCivic(sheet: Sheet, input: PictureInput): void {
  for (const [index, card] of [...churchCards(input.view), ...hallCards(input.view)].entries())
    stand(sheet, spotOf(CIVIC, index), (own) => drawCard(own, input, card, index))
  stand(sheet, { left: HEAPS.left, top: HEAPS.top }, (own) => drawHeap(own, input, 'meeting', 0))
  stand(sheet, { left: HEAPS.left, top: HEAPS.top + HEAPS.pitch }, (own) => drawHeap(own, input, 'field', 0))
}

function drawPlayers(sheet: Sheet, input: PictureInput): number {
  const seats = input.view.players.length
  for (const seat of input.view.players.keys()) {
    const [column, row] = [seat % 2, Math.floor(seat / 2)]
    const x = column === 0 ? STRIPS.x : STRIPS.right
    drawStrip(sheet, input, seat, [x, STRIPS.y + row * STRIPS.pitch, STRIPS.w], STRIP)
  }
  return Math.ceil(seats / 2)
}

export function compactTable(input: PictureInput, flags: readonly Flag[] = []): Picture {
  const sheet = new Sheet()
  drawTitle(sheet, input)
  stand(sheet, TRAY, (own) => drawTray(own, input))
  stand(sheet, HAND, (own) => drawHand(own, input))
  drawFate(sheet, input)
  drawStacks(sheet, input)
  drawMarket(sheet, input)
  stand(sheet, CRAFT, (own) => drawCraft(own, input))
  drawCivic(sheet, input)
  sheet.place('churchyard', CHURCHYARD)
  stand(sheet, CHRONICLE, (own) => drawChronicle(own, input))
  stand(sheet, STONES, (own) => drawStones(own, input))
  const rows = drawPlayers(sheet, input)
  const height = compactTableHeight(rows)
  plantOnTable(sheet, flags, { w: WIDTH, h: height })
  const { draws, places } = sheet
  return { width: WIDTH, height, ground: `ground-compact-table/${rows}`, draws, places, alt: tableAlt(input) }
}
