import type { Flag } from '#render/common/flags'
import { type Spot, stand } from '#render/common/set-down'
import { type Picture, Sheet } from '#render/engine/draw'
import { compactVillageHeight } from '#render/sprites/willyville/phone-village-ground'
import { GOODS, LETTERS } from '#willyville/words'
import { villageAlt } from '../alt.ts'
import type { PictureInput } from '../input.ts'
import { council } from '../village/east.ts'
import { postcard } from '../village/journey.ts'
import { medallion, type Prop, type Scene, sceneOf, sign, strew, word } from '../village/region.ts'
import { game, headman, house as mainHouse, type Stones, school, tree } from '../village/ring.ts'
import { coins, forecast, goods, owner, round } from '../village/title.ts'
import { house as craftHouse, field, harvestPoints, religion } from '../village/west.ts'
import { plantInVillage } from './flags.ts'
import { market, rowsOf } from './market.ts'
import { timeRoad } from './time-road.ts'

/** A seat's village for a phone: the same houses at the same size, moved together on a narrow hill. */

const WIDTH = 1000

const EDGES = { left: 20, right: 980 }
const TITLE = { owner: { left: 14, top: 4 }, forecast: { left: 436, top: 2 }, round: { right: 984, top: 74 } }
const STOCK = { coins: { left: 18, top: 82 }, goods: { left: 120, top: 82 } }
const CIVIC = { top: 250 }
const FARM = {
  tree: { left: 24, top: 534 },
  house: { left: 200, top: 542 },
  school: { left: 418, top: 536 },
  game: { left: 476, top: 684 },
}
const STONES: Stones = {
  story: { x: 186, y: 776, icon: 'open-book' },
  house: { x: 290, y: 786, icon: 'house' },
  coin: { x: 410, y: 776, icon: 'two-coins' },
}
const HARVEST = {
  sign: { x: 652, y: 550, w: 124, hasPost: false },
  points: { right: 974, top: 528 },
  fields: { left: 588, top: 582, pitch: 98, row: 118, columns: 4 },
}
/** Scenery on the harvest ground while fields are few. */
const YARD: readonly Prop[] = [
  { name: 'scarecrow', x: 640, y: 650, scale: 0.9, room: 1 },
  { name: 'sheaf', x: 740, y: 650, scale: 0.8, room: 2 },
  { name: 'sheep', x: 830, y: 650, scale: 0.8, room: 3 },
  { name: 'sheaf', x: 930, y: 656, scale: 0.8, room: 4 },
  { name: 'haystack', x: 650, y: 752, scale: 0.9, room: 5 },
  { name: 'haystack', x: 712, y: 772, scale: 0.66, room: 5 },
  { name: 'cow', x: 820, y: 760, scale: 0.9, room: 5 },
  { name: 'cow', x: 920, y: 780, scale: 0.7, isFlipped: true, room: 5 },
]
const CRAFT = {
  craftsman: { x: 84, y: 888, d: 116 },
  sign: { x: 82, y: 972, w: 124, hasPost: false },
  houses: { left: 160, top: 826, pitch: 165 },
}
const TRAVEL = {
  traveller: { x: 74, y: 1076, d: 104 },
  sign: { x: 74, y: 1158, w: 110, hasPost: false },
  cards: { left: 134, top: [1028, 1016, 1026, 1018, 1024], pitch: 131 },
}

function put(scene: Scene, spot: Spot, draw: (scene: Scene) => void): void {
  stand(scene.sheet, spot, (sheet) => draw({ ...scene, sheet }))
}

function title(scene: Scene): void {
  put(scene, TITLE.owner, owner)
  put(scene, TITLE.forecast, forecast)
  put(scene, TITLE.round, round)
  put(scene, STOCK.coins, coins)
  put(scene, STOCK.goods, goods)
}

function farm(scene: Scene): void {
  put(scene, FARM.tree, tree)
  put(scene, FARM.school, school)
  put(scene, FARM.game, game)
  put(scene, FARM.house, mainHouse)
  headman(scene, STONES)
}

function harvest(scene: Scene): void {
  const { left, top, pitch, row, columns } = HARVEST.fields
  sign(scene, 'harvest', word(scene, 'harvest'), HARVEST.sign, false)
  put(scene, HARVEST.points, harvestPoints)
  strew(scene, YARD, scene.player.fields.length)
  for (const [index, { plough }] of scene.player.fields.entries()) {
    const spot = { left: left + (index % columns) * pitch, top: top + Math.floor(index / columns) * row }
    put(scene, spot, (own) => field(own, index, plough))
  }
}

function craft(scene: Scene): void {
  const dim = !scene.player.villagers.craftsman
  const { left, top, pitch } = CRAFT.houses
  for (const [index, good] of GOODS.entries())
    put(scene, { left: left + index * pitch, top }, (own) => craftHouse(own, good, dim))
  sign(scene, 'craft', word(scene, 'craft'), CRAFT.sign, dim)
  medallion(scene, 'craftsman', CRAFT.craftsman)
}

function journey(scene: Scene): void {
  const dim = !scene.player.villagers.traveller
  const { left, top, pitch } = TRAVEL.cards
  for (const index of LETTERS.keys())
    put(scene, { left: left + index * pitch, top: top[index] ?? 1020 }, (own) => postcard(own, index, dim))
  sign(scene, 'travel', word(scene, 'travel'), TRAVEL.sign, dim)
  medallion(scene, 'traveller', TRAVEL.traveller)
}

export function compactVillage(input: PictureInput, seat: number, flags: readonly Flag[] = []): Picture {
  const scene = sceneOf(input, seat, new Sheet())
  title(scene)
  timeRoad(scene)
  put(scene, { left: EDGES.left, ...CIVIC }, religion)
  put(scene, { right: EDGES.right, ...CIVIC }, council)
  farm(scene)
  harvest(scene)
  craft(scene)
  journey(scene)
  market(scene)
  const rows = rowsOf(scene.player.waiting.length)
  const { draws, places } = scene.sheet
  const height = compactVillageHeight(rows)
  plantInVillage(scene.sheet, flags, { w: WIDTH, h: height })
  return { width: WIDTH, height, ground: `ground-compact-village/${rows}`, draws, places, alt: villageAlt(input, seat) }
}
