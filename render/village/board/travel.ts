import type { Cards } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import { CASTLES_AT, FAR_ROADS, GATE_AT } from '#render/sprites/village/far-country'
import { say } from '#texts/village/index'
import { signText } from '#texts/village/signs'
import { drawCrowd, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCoin, drawPrice, wareSprite } from '../parts.ts'
import type { Point, TravelSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The far country: castles with their rewards, those who are there, the flags of those who were; the price of each road. */

type Castle = Cards['travel']['castles'][number]

const SCALE = 0.86
const CASTLE = { left: 54, up: 80, w: 108, h: 88 }
const REWARD = { x: -66, y: -18 }
const PENNON = { scale: 0.8, x: -42, y: -40, pitch: 20, lift: 10 }
const NAME = { y: 22, letter: 11, margin: 20, h: 28, size: 22 }
const GUESTS = { x: 24, y: 10, w: 86, scale: 0.95 }
/** The last castle stands close to the council: its guests stand before its gate, its name below them. */
const NARROW = { id: 'stonewatch', x: -43, y: 44, name: 62 }
const CUBE = 30

function drawReward(sheet: Sheet, { reward }: Castle, x: number, y: number): void {
  const { points = 0, coins = 0, cubes = 0 } = reward
  if (points > 0) drawBook(sheet, points, x, y, 0.8, 34)
  if (coins > 0) drawCoin(sheet, coins, x, y + 2, 0.9)
  for (let cube = 0; cube < cubes; cube++) sheet.sprite('v-cube/any/28', x - 4 + cube * 6, y - 8 + cube * 24)
}

function drawName(sheet: Sheet, name: string, x: number, y: number): void {
  const w = Math.ceil((name.length * NAME.letter + NAME.margin) / 8) * 8
  sheet.sprite(`slip/${w}/${NAME.h}`, x, y)
  sheet.text(name, x, y + 1, NAME.size, { max: w - 6 })
}

function drawCastle(sheet: Sheet, { view, language }: PictureInput, castle: Castle, [x, y]: Point): void {
  const { id } = castle
  const place = `castle.${id}`
  const isNarrow = id === NARROW.id
  const name = y + (isNarrow ? NARROW.name : NAME.y)
  sheet.sprite(`v-castle/${id}/${SCALE}`, x, y)
  const seats = view.players.flatMap(({ castles }, seat) => (castles.includes(id) ? [seat] : []))
  for (const [index, seat] of seats.entries()) {
    const up = PENNON.y - (index % 2) * PENNON.lift
    sheet.sprite(`v-pennon/${seat}/${PENNON.scale}`, x + PENNON.x + index * PENNON.pitch, y + up)
  }
  drawReward(sheet, castle, x + REWARD.x, y + REWARD.y)
  drawName(sheet, say(language, `word.${id}` as 'word.northgate'), x, name)
  const guests = membersAt(view, standingAt(place))
  if (isNarrow) drawCrowd(sheet, guests, { ...GUESTS, x: x + NARROW.x, y: y + NARROW.y })
  else drawCrowd(sheet, guests, { ...GUESTS, x: x + GUESTS.x, y: y + GUESTS.y, align: 'left' })
  sheet.place(onBoard.at(place), [x - CASTLE.left, y - CASTLE.up, CASTLE.w, CASTLE.h])
}

/** The two cubes of every road. */
function drawRoadPrices(sheet: Sheet, { view }: PictureInput, [dx, dy]: Point): void {
  for (const { between, pay } of view.setup.content.travel.ways) {
    const road = FAR_ROADS.find(({ between: ends }) => ends.every((end) => between.includes(end)))
    if (road === undefined) continue
    const [x, y] = road.price
    const cubes = Object.entries(pay).flatMap(([ware, n = 0]) => new Array<string>(n).fill(ware))
    for (const [index, cube] of cubes.entries()) {
      const aside = (index - (cubes.length - 1) / 2) * (CUBE - 1)
      sheet.sprite(wareSprite(cube, CUBE), x + dx + Math.round(aside), y + dy + index * 3)
    }
  }
}

export function drawTravel(sheet: Sheet, input: PictureInput, spot: TravelSpot): void {
  const { travel } = input.view.setup.content
  const [dx, dy] = spot.shift
  drawRoadPrices(sheet, input, spot.shift)
  for (const castle of travel.castles) {
    const [x, y] = CASTLES_AT[castle.id] ?? GATE_AT
    drawCastle(sheet, input, castle, [x + dx, y + dy])
  }
  sheet.sprite(`v-gate/${SCALE}`, GATE_AT[0] + dx, GATE_AT[1] + dy)
  drawSpace(sheet, input, 'travel', spot, signText(input.language, 'travel'))
  const { time, wagon } = travel.leg
  drawPrice(sheet, [{ time, wagon }], ...spot.price)
}
