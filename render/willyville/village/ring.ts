import { entriesOf } from '#kernel'
import { MOST_PAGES } from '#render/sprites/willyville/farm'
import { RING } from '#render/sprites/willyville/village-map'
import type { HeadmanPlace } from '#willyville/words'
import { inVillage } from '../place-ids.ts'
import { Card } from './card.ts'
import { around, type Scene } from './region.ts'

/** The farm in the middle: clouds round it, Death on the bridge, tree, school, barn, main house, headman. */

const CLOUD = { w: 96, h: 64, number: 36 }
const BRIDGE = { x: 800, y: 168, death: { x: 772, y: 188, scale: 0.86 } }
const DEATH_OUT = 0.8
/** Death's place beside the cloud with the marker: outside the ring, on free ground. */
const BESIDE: readonly (readonly [x: number, y: number])[] = [
  [1034, 282],
  [1034, 282],
  [1094, 590],
  [1094, 590],
  [960, 732],
  [800, 744],
  [512, 690],
  [514, 588],
  [546, 282],
  [566, 254],
]
const TREE = {
  x: 681,
  y: 338,
  scale: 0.86,
  crown: [598, 252, 166, 148],
  page: { x: 686, y: 428, scale: 1.06 },
} as const
const GAME = { x: 809, y: 322, w: 80, h: 56, size: 37, top: 286, pole: 118, page: { y: 384, scale: 0.86 } }
const SCHOOL = { x: 856, y: 282, banner: { x: 48, y: 20, w: 82, h: 50 }, left: 38, right: 106, y0: 78, child: 44 }
const BARN = { x: 900, y: 396, scale: 0.9, coin: { x: 105, y: 72, scale: 1.3 } }
const HOUSE = { x: 703, y: 474, scale: 0.96, book: { x: 156, y: 84, scale: 1.2 } }
export type Stones = Record<HeadmanPlace, { x: number; y: number; icon: string }>
const STONES: Stones = {
  house: { x: 667, y: 582, icon: 'house' },
  coin: { x: 926, y: 582, icon: 'two-coins' },
  story: { x: 606, y: 502, icon: 'open-book' },
}
const STONE = 24
const HEADMAN = { scale: 0.92, feet: 12 }
const LABOURERS = { x: 1006, y: 144, d: 72, slip: { w: 76, h: 40 } }
const GAME_STORY = 1

/** The places of the ring: 0 is the bridge, 1 to 10 the clouds, clockwise. */
export function ringPoint(place: number, clouds: number): [number, number] {
  const angle = ((place / (clouds + 1)) * 360 - 90) * (Math.PI / 180)
  return [RING.x + RING.rx * Math.cos(angle), RING.y + RING.ry * Math.sin(angle)]
}

/** A cloud of the way to the bridge, with its number or the time marker. */
export function cloud({ sheet, player, seat }: Scene, index: number, [x, y]: [number, number], w = CLOUD.w): void {
  const { h, number } = CLOUD
  const isSpent = index < player.cloud
  sheet.place(inVillage.cloud(index), around(x, y, w, h))
  sheet.sprite(`cloud/${w}/${h}${isSpent ? '/spent' : ''}`, x, y)
  if (index === player.cloud) sheet.sprite(`timemarker/64/${seat}`, x, y - 2)
  else sheet.number(index + 1, x, y + 2, number, { colour: isSpent ? 'parchmentLight' : 'timeInk', max: 60 })
}

function clouds(scene: Scene): void {
  const count = scene.cards.constants.clouds.value
  for (let index = 0; index < count; index++) cloud(scene, index, ringPoint(index + 1, count))
}

function death({ sheet, player }: Scene): void {
  sheet.place('bridge', [712, 94, 176, 157])
  sheet.sprite('bridge', BRIDGE.x, BRIDGE.y)
  if (!player.death) {
    const { x, y, scale } = BRIDGE.death
    sheet.place('death', [x - 30, y - 92, 62, 100], 'bridge')
    sheet.sprite(`death/${scale}`, x, y)
    return
  }
  const [x, y] = BESIDE[player.cloud] ?? [800, 744]
  sheet.place('death', [x - 27, y - 86, 56, 92])
  sheet.sprite(`death/${DEATH_OUT}`, x, y)
}

export function tree({ sheet, player }: Scene): void {
  const { x, y, scale, crown, page } = TREE
  sheet.place('tree', crown)
  sheet.place('tree:page', around(page.x, page.y, 76, 56))
  sheet.sprite(`storytree/${Math.min(player.tree, MOST_PAGES)}/${scale}`, x, y)
  new Card(sheet, { x: 0, y: 0 }).page(player.tree, page.x, page.y, page.scale)
}

export function game(scene: Scene): void {
  const { sheet, player, cards } = scene
  const { x, y, w, h, size, top, pole, page } = GAME
  const card = new Card(sheet, { x, y })
  sheet.place('game', [764, 284, 90, 128])
  sheet.sprite(`pole/${pole}`, x, top)
  card.banner(cards.constants.gameBanners.value[player.board] ?? [], 0, 0, w, h, size)
  if (player.tile === 'game') card.tile(0, 36, 0.88)
  // Below a tile the page hangs lower.
  const drop = page.y - y + (player.tile === 'game' ? 2 : -2)
  card.page(GAME_STORY, 0, drop, page.scale)
}

export function school({ sheet, player, cards }: Scene): void {
  const { x, y, banner, left, right, y0, child } = SCHOOL
  const card = new Card(sheet, { x, y })
  card.place('school', [-2, -31, 148, 140])
  sheet.sprite('school', x, y)
  card.sprite(`${player.school.left ? 'child' : 'childslot'}/${child}`, left, y0)
  card.sprite(`${player.school.right ? 'child' : 'childslot'}/${child}`, right, y0)
  card.banner(cards.constants.school, banner.x, banner.y, banner.w, banner.h, 36)
  if (player.tile === 'school') card.tile(118, 20, 0.8)
}

function barn({ sheet, player }: Scene): void {
  const card = new Card(sheet, BARN)
  card.place('barn', [-1, -6, 133, 120])
  card.art(`barn/${Math.min(player.coins, 9)}`)
  // Many coins lie broad, and the road runs close by.
  card.coin(player.coins, BARN.coin.x - (player.coins > 99 ? 18 : 0), BARN.coin.y, BARN.coin.scale)
}

export function house({ sheet, player }: Scene): void {
  const card = new Card(sheet, HOUSE)
  sheet.place('house', [694, 466, 206, 161])
  sheet.sprite('smoke', HOUSE.x + 142 * HOUSE.scale, HOUSE.y - 2)
  card.art(`mainhouse/${Math.min(player.safe, 20)}`)
  card.book(player.safe, HOUSE.book.x, HOUSE.book.y, HOUSE.book.scale)
}

export function headman({ sheet, player, seat }: Scene, spots: Stones = STONES): void {
  for (const [name, { x, y, icon }] of entriesOf(spots)) {
    const isHere = name === player.headman
    sheet.place(inVillage.stone(name), isHere ? [x - 25, y - 68, 51, 94] : around(x, y, 2 * STONE))
    sheet.sprite(`stone/${STONE}/${icon}`, x, y)
    if (isHere) sheet.sprite(`headman/${HEADMAN.scale}/${seat}`, x, y + HEADMAN.feet)
  }
}

/** Those who work off a death: a medallion, how many, and what they cost at the end. */
export function labourers({ sheet, player, cards }: Scene): void {
  if (player.labourers === 0) return
  const { x, y, d, slip } = LABOURERS
  sheet.place('labourers', [x - d / 2, y - d / 2, d + slip.w, d])
  sheet.sprite(`labourer/${d}`, x, y)
  const right = x + d / 2 + slip.w / 2 - 6
  sheet.sprite(`slip/${slip.w - 4}/${slip.h}`, right, y + 12)
  sheet.number(`−${Math.abs(player.labourers * cards.constants.labourer)}`, right, y + 13, 35, {
    colour: 'points',
    max: slip.w - 12,
  })
  if (player.labourers > 1)
    sheet.number(`${player.labourers}×`, right + 2, y - 20, 34, { max: slip.w - 12, halo: 'meadow' })
}

export function farm(scene: Scene): void {
  scene.sheet.sprite('headman-path', 0, 0)
  clouds(scene)
  death(scene)
  labourers(scene)
  tree(scene)
  game(scene)
  school(scene)
  barn(scene)
  house(scene)
  headman(scene)
}
