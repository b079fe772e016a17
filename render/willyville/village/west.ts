import { GOOD_ICONS } from '#render/sprites/common/tokens'
import { signText } from '#texts/willyville/signs'
import { GOODS, type Good } from '#willyville/words'
import { inVillage } from '../place-ids.ts'
import { Card } from './card.ts'
import { medallion, type Prop, type Scene, sign, strew, word } from './region.ts'

/** The left of the village: church, craft, harvest. */

const RELIGION = {
  abbot: { x: 86, y: 196, d: 122 },
  sign: { x: 87, y: 290, w: 114, hasPost: true },
  church: { x: 152, y: 126, scale: 0.93 },
  box: [0, -19, 362, 285],
  lot: { x: 178, y: 84, w: 290, h: 280 },
  tower: { x: 55, book: 156, bell: 104 },
  window: { x: 110, y: 138, pitch: 39, top: [-2, -2, 40, 92] },
  plaque: { x: 196, y: 92, w: 124, h: 46 },
  book: { x: 290, y: 92, scale: 1.12 },
  healing: { x: [22, 88], y: 104 },
} as const

const CHURCH_WORDS = { healing: 'healing', abbey: 'abbeyChurch', trade: 'trade', mission: 'mission' } as const

function windowsOf({ player, cards }: Scene): string[] {
  const own = cards.churches.find(({ name }) => name === player.church)?.window ?? 0
  const given: string[] = player.monks.map(({ stack }) => stack)
  return [...new Array<string>(own).fill('abbey'), ...given]
}

function church(scene: Scene, dim: boolean): void {
  const { sheet, input, player, cards } = scene
  const { window, plaque, book, tower, healing, box } = RELIGION
  const own = cards.churches.find(({ name }) => name === player.church)
  const card = new Card(sheet, { ...RELIGION.church, dim })
  const glass = windowsOf(scene)
  const { maxWindows, windows } = cards.constants
  card.place('church', box)
  card.art('church')
  for (let index = 0; index < maxWindows; index++) {
    card.sprite(`lancet/${glass[index] ?? 'none'}/${RELIGION.church.scale}`, window.x + index * window.pitch, window.y)
  }
  card.place('church:book', [tower.x - 28, tower.book - 29, 56, 58], 'church')
  card.book(own?.points ?? 0, tower.x, tower.book, 1.08)
  card.place('church:windows', [plaque.x - 62, plaque.y - 24, plaque.w, 48], 'church')
  card.sprite(`plaque/${plaque.w - 8}/${plaque.h - 4}`, plaque.x, plaque.y)
  card.text(
    signText(input.language, 'windows', { n: glass.length, m: maxWindows }),
    plaque.x,
    plaque.y,
    31,
    plaque.w - 14,
  )
  card.place('church:points', [book.x - 31, book.y - 31, 62, 62], 'church')
  card.book(windows.points[glass.length] ?? 0, book.x, book.y, book.scale)
  for (let use = 0; use < (own?.slots ?? 0); use++) {
    card.sprite(`healing/${use < player.healed ? 'used' : 'free'}`, healing.x[use] ?? 22, healing.y)
  }
}

export function religion(scene: Scene): void {
  const { sheet, player } = scene
  const dim = !player.villagers.abbot
  if (player.church === null) {
    const { x, y, w, h } = RELIGION.lot
    sheet.place('church', [x, y + 90, w, h - 90])
    sheet.sprite(`lot/${w}/${h}/church`, x, y, { dim })
  } else church(scene, dim)
  const label = player.church === null ? word(scene, 'church') : word(scene, CHURCH_WORDS[player.church])
  sign(scene, 'religion', label, RELIGION.sign, dim)
  medallion(scene, 'abbot', RELIGION.abbot)
}

const CRAFT = {
  craftsman: { x: 96, y: 680, d: 122 },
  sign: { x: 93, y: 764, w: 124, hasPost: false },
  scale: 0.97,
  box: [-2, 0, 154, 186],
  lot: { w: 142, h: 182 },
  banner: { y: 106, h: 58, alone: { x: 75, w: 88, size: 41 }, timed: { x: 51, w: 78, size: 37 } },
  cloud: { x: 120, y: 108, w: 57 },
  slots: { y: 163, d: 37, pitch: 44, most: 140 },
  tile: { x: 112, y: 15, scale: 0.86 },
} as const

const PLOTS: Record<Good, readonly [x: number, y: number]> = {
  horse: [28, 404],
  beer: [180, 404],
  plough: [332, 404],
  scroll: [180, 606],
  wagon: [332, 606],
}

function counter(card: Card, good: Good, goods: number, slots: number): void {
  const { y, d, pitch, most } = CRAFT.slots
  const step = Math.min(pitch, (most - 4) / slots)
  const size = Math.min(d, step - 1)
  for (let index = 0; index < slots; index++) {
    const x = 75 + (index - (slots - 1) / 2) * step
    if (index < goods) card.good(good, x, y, size)
    else card.slot(good, x, y, size)
  }
}

export function house(scene: Scene, good: Good, dim: boolean): void {
  const { sheet, player, cards } = scene
  const [x, y] = PLOTS[good]
  const own = player.crafts[good]
  const kind = cards.craft.find((column) => column.good === good)
  const card = new Card(sheet, { x, y, scale: CRAFT.scale, dim })
  card.place(inVillage.craft(good), CRAFT.box)
  if (own === null || kind === undefined) {
    sheet.sprite(`lot/${CRAFT.lot.w}/${CRAFT.lot.h}/${GOOD_ICONS[good]}`, x + 2, y, { dim })
    return
  }
  if (own.goods > 0 && !dim) sheet.sprite('smoke', x + 111, y + 8)
  card.art(`craft/${good}`)
  const { banner, cloud, tile } = CRAFT
  const time = kind.white.time
  const { x: middle, w, size } = time > 0 ? banner.timed : banner.alone
  card.banner(kind.banners[own.card] ?? [], middle, banner.y, w, banner.h, size)
  if (time > 0) card.cloud(time, cloud.x, cloud.y, cloud.w)
  counter(card, good, own.goods, kind.slots)
  if (player.tile === good) card.tile(tile.x, tile.y, tile.scale)
}

export function craft(scene: Scene): void {
  const dim = !scene.player.villagers.craftsman
  for (const good of GOODS) house(scene, good, dim)
  sign(scene, 'craft', word(scene, 'craft'), CRAFT.sign, dim)
  medallion(scene, 'craftsman', CRAFT.craftsman)
}

const HARVEST = {
  sign: { x: 96, y: 820, w: 124, hasPost: false },
  points: { x: 398, y: 820, scale: 0.9 },
  fields: { x: 36, y: 850, pitch: 99, row: 116, columns: 4, scale: 0.98 },
  box: [-5, -3, 99, 116],
  banner: { x: 45, y: 22, w: 48, h: 42, size: 36, wide: 84, narrow: 36 },
  plough: { x: 45, y: 92, d: 40 },
  cloud: { x: 68, y: 84, w: 48 },
  tile: { x: 48, y: 55, scale: 0.82 },
} as const

/** Scenery on the harvest ground while fields are few. */
const YARD: readonly Prop[] = [
  { name: 'scarecrow', x: 92, y: 912, scale: 0.9, room: 1 },
  { name: 'sheaf', x: 182, y: 908, scale: 0.8, room: 2 },
  { name: 'sheaf', x: 214, y: 930, scale: 0.7, room: 2 },
  { name: 'sheep', x: 286, y: 914, scale: 0.8, room: 3 },
  { name: 'sheaf', x: 376, y: 916, scale: 0.8, room: 4 },
  { name: 'haystack', x: 90, y: 1022, scale: 0.8, room: 5 },
  { name: 'haystack', x: 152, y: 1042, scale: 0.6, room: 5 },
  { name: 'cow', x: 322, y: 1016, scale: 0.9, room: 5 },
  { name: 'cow', x: 236, y: 1046, scale: 0.7, isFlipped: true, room: 5 },
  { name: 'haystack', x: 390, y: 1046, scale: 0.66, room: 5 },
]

export function field(scene: Scene, index: number, hasPlough: boolean): void {
  const { sheet, player, cards } = scene
  const { fields, box, banner, plough, cloud, tile } = HARVEST
  const [x, y] = [
    fields.x + (index % fields.columns) * fields.pitch,
    fields.y + Math.floor(index / fields.columns) * fields.row,
  ]
  const card = new Card(sheet, { x, y, scale: fields.scale })
  card.place(inVillage.field(index), box)
  sheet.sprite(`field/${fields.scale}/${hasPlough ? 'wheat' : 'earth'}`, x, y)
  const isWide = cards.field.banner.length > 1
  card.banner(
    cards.field.banner,
    banner.x,
    banner.y,
    isWide ? banner.wide : banner.w,
    banner.h,
    isWide ? banner.narrow : banner.size,
  )
  const time = cards.field.white.time
  if (time > 0) card.cloud(time, cloud.x, cloud.y, cloud.w)
  const left = time > 0 ? plough.x - 23 : plough.x
  if (hasPlough) card.good('plough', left, plough.y, plough.d)
  else card.slot('plough', left, plough.y, plough.d)
  if (player.tile === `field:${index}`) card.tile(tile.x, tile.y, tile.scale)
}

export function harvestPoints({ sheet, player, cards }: Scene): void {
  const { x, y, scale } = HARVEST.points
  sheet.place('harvest:points', [x - 25, y - 25, 50, 48])
  new Card(sheet, { x, y }).book(player.fields.length * cards.field.points, 0, 0, scale)
}

/** The harvest never sleeps: nobody has to live for it. */
export function harvest(scene: Scene): void {
  const { player } = scene
  sign(scene, 'harvest', word(scene, 'harvest'), HARVEST.sign, false)
  strew(scene, YARD, player.fields.length)
  for (const [index, { plough }] of player.fields.entries()) field(scene, index, plough)
  harvestPoints(scene)
}
