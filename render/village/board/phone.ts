import { type Picture, Sheet } from '#render/engine/draw'
import { FAR_SHIFT, farmsHeight, LOWER, lowerHeight } from '#render/sprites/village/phone-ground'
import { signText } from '#texts/village/signs'
import { hasSet } from '#village/modules/in-play'
import type { View } from '#village/view'
import { connyRing } from '../conny-ring.ts'
import type { PictureInput } from '../input.ts'
import { boardAlt } from './alt.ts'
import { drawFarm } from './farms.ts'
import { drawFlags, type Flag } from './flags.ts'
import { drawInn } from './inn.ts'
import type { BoardLayout, InnSpot, Point, WeddingSpot } from './layout.ts'
import { drawPlaces } from './places.ts'
import { chronicleOf, drawRibbon, type Filled, gravesOf } from './title.ts'
import { drawWedding } from './wedding.ts'

/** The board on a phone, 1,000 wide: all places on the first sheet, the farms and the lower village on sheets of their own. */

const WIDTH = 1000

const PHONE: BoardLayout = {
  church: {
    house: [14, 150],
    sign: [92, 508, 130],
    cubes: { x: 96, y: 570, perRow: 3 },
    price: [238, 508],
    bag: [268, 624],
  },
  graves: { x: 536, y: 226, pitch: 44, row: 64, perRow: 3, death: [604, 566] },
  council: {
    house: [656, 154],
    sign: [736, 572, 150],
    cubes: { x: 752, y: 626, perRow: 4 },
    price: [900, 584],
  },
  crafts: {
    y: 1208,
    xs: { wainwright: 98, stables: 266, scriptorium: 434, smithy: 602, mill: 768 },
    sign: [902, 1064, 146],
    cubes: { x: 914, y: 1188, perRow: 2 },
  },
  market: {
    sign: [84, 1322, 130],
    cubes: { x: 244, y: 1322, perRow: 4, pitch: 38 },
    deck: [366, 1324],
    stalls: [14, 1356],
    queue: [14, 1514],
  },
  travel: {
    sign: [78, 908, 126],
    cubes: { x: 96, y: 964, perRow: 3 },
    price: [556, 958],
    shift: FAR_SHIFT,
  },
  harbour: { sign: [86, 944, 122], cubes: { x: 236, y: 962, perRow: 4, pitch: 38 }, shift: FAR_SHIFT },
  harvest: { sign: [692, 1546, 130], cubes: { x: 788, y: 1612, perRow: 5 } },
  family: { house: [872, 896], sign: [822, 924, 124], cubes: { x: 872, y: 984, perRow: 5 } },
  chronicle: [796, 1404],
  well: [496, 1330],
}

const TITLE = {
  ribbon: { x: 236, y: 40, w: 400 },
  round: { x: 500, y: 44, size: 36, max: 118, number: 612, large: 42 },
  chronicle: { icon: 712, number: 744, max: 106 },
  graves: { icon: 880, number: 904, max: 86 },
  size: 36,
} as const

function drawTallies(sheet: Sheet, { view }: PictureInput): void {
  const tally = (of: Filled, sprite: string, spot: { icon: number; number: number; max: number }) => {
    sheet.sprite(sprite, spot.icon, 42)
    sheet.number(`${of.dead}/${of.places}`, spot.number, 44, TITLE.size, { align: 'left', max: spot.max })
  }
  tally(chronicleOf(view), 'v-chronicle/1', TITLE.chronicle)
  tally(gravesOf(view), 'v-tombstone/0.86', TITLE.graves)
}

/** The round, or the last turns once the end has been announced. */
function drawRound(sheet: Sheet, { view, language }: PictureInput, x: number, isLast: boolean): void {
  const { y, size, max, number, large } = TITLE.round
  if (isLast) {
    const words = signText(language, 'lastTurns', { n: (view.end?.left.length ?? 0) + 1 })
    sheet.text(words, x, y, size, { font: 'display', colour: 'points', align: 'left', max: 180 })
    return
  }
  sheet.text(signText(language, 'round'), x, y, size, { font: 'display', colour: 'inkSoft', align: 'left', max })
  sheet.number(view.round, x + number - TITLE.round.x, y - 1, large, { align: 'left', max: 56 })
}

function drawTitle(sheet: Sheet, input: PictureInput, hasTallies: boolean): void {
  const { ribbon, round } = TITLE
  const { view } = input
  drawRibbon(sheet, input, ribbon.x, ribbon.y, ribbon.w)
  drawRound(sheet, input, hasTallies ? round.x : 760, view.end !== null && !view.isOver)
  if (hasTallies) drawTallies(sheet, input)
  sheet.place('title', [0, 0, WIDTH, 84])
}

function pictureOf(input: PictureInput, sheet: Sheet, flags: readonly Flag[], ground: string, height: number): Picture {
  drawFlags(sheet, flags, { w: WIDTH, h: height })
  const { draws, places } = sheet
  return { width: WIDTH, height, ground, colours: 'village', draws, places, alt: boardAlt(input) }
}

const HEIGHT = 1690

/** What a notice shows: all places of the village. */
export function placesPicture(input: PictureInput, flags: readonly Flag[] = []): Picture {
  const sheet = new Sheet()
  drawPlaces(sheet, input, PHONE)
  drawTitle(sheet, input, true)
  const ground = `v-ground-phone${hasSet(input.view, 'port') ? '/port' : ''}`
  return pictureOf(input, sheet, flags, ground, HEIGHT)
}

const FARMS = { x: 18, pitch: 490, top: 144, row: 412, w: 474 }

/** Her ring is a little wider than a farm. */
const RING_LEFT = 10

/** All farms, two in a row; against Conny her ring is the second. */
export function farmsPicture(input: PictureInput, flags: readonly Flag[] = []): Picture {
  const { players, conny } = input.view
  const sheet = new Sheet()
  const spotOf = (index: number): Point => [
    FARMS.x + (index % 2) * FARMS.pitch,
    FARMS.top + Math.floor(index / 2) * FARMS.row,
  ]
  for (const seat of players.keys()) {
    const [x, y] = spotOf(seat)
    drawFarm(sheet, input, seat, { x, y, w: FARMS.w, hasYard: false, store: FARMS.w })
  }
  if (conny !== null) connyRing(sheet, input, [spotOf(1)[0] - RING_LEFT, spotOf(1)[1], FARMS.w, 350])
  drawTitle(sheet, input, false)
  const isOdd = players.length % 2 === 1 && conny === null
  const ground = `v-ground-phone-farms/${players.length}${isOdd ? '/orchard' : ''}`
  return pictureOf(input, sheet, flags, ground, farmsHeight(players.length))
}

function innAt(y: number): InnSpot {
  return {
    house: [152, y + 244],
    guests: { x: 30, y: y + 322, w: 240 },
    room: [28, y + 30, 246, 296],
    brewery: [398, y + 196],
    cards: { x: 492, y: y + 84, w: 156 },
    sign: [104, y + 372, 150],
    cubes: { x: 310, y: y + 374, perRow: 5 },
    price: [462, y + 374],
  }
}

function weddingAt(y: number): WeddingSpot {
  return {
    ranks: { x: 66, pitch: 104, y: [136, 130, 126, 126, 130, 136].map((down) => y + down) },
    lodgings: { bakery: [108, y + 318], shop: [294, y + 318], parents: [480, y + 318] },
    sign: [676, y + 300, 136],
    cubes: { x: 700, y: y + 360, perRow: 4 },
    price: [804, y + 300],
    spouses: [944, y + 380],
    cave: [842, y + 130],
    smuggler: { sign: [842, y + 226, 150], cubes: { x: 842, y: y + 166, perRow: 3 } },
  }
}

export function lowerParts(view: View): string {
  return `${hasSet(view, 'inn') ? 'i' : ''}${hasSet(view, 'marriage') ? 'm' : ''}`
}

/** Inn and weddings, as far as they are in play. */
export function lowerPicture(input: PictureInput, flags: readonly Flag[] = []): Picture {
  const parts = lowerParts(input.view)
  const sheet = new Sheet()
  if (parts.includes('i')) drawInn(sheet, input, innAt(LOWER.top))
  if (parts.includes('m')) drawWedding(sheet, input, weddingAt(LOWER.top + (parts.includes('i') ? LOWER.inn : 0)))
  drawTitle(sheet, input, false)
  return pictureOf(input, sheet, flags, `v-ground-phone-lower/${parts}`, lowerHeight(parts))
}
