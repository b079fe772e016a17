import type { Cards } from '#data/willyville/schema'
import { itemAt } from '#kernel'
import { STALL_SIZES, type StallSize } from '#render/sprites/willyville/stalls'
import { AREA_SLOTS, type HallSlot, VILLAGERS } from '#willyville/words'
import { inVillage } from '../place-ids.ts'
import { Card, goodsOf } from './card.ts'
import { around, medallion, type Prop, type Scene, sign, strew, word } from './region.ts'

/** The right of the village: council and market. */

const COUNCIL = {
  councillor: { x: 1516, y: 194, d: 116 },
  sign: { x: 1514, y: 292, w: 112, hasPost: true },
  hall: { x: 1116, y: 136, scale: 0.96 },
  hallBox: [3, -8, 214, 242],
  hallLot: { x: 1116, y: 140, w: 204, h: 220 },
  banner: { alone: { x: 58, y: 130, w: 66, h: 56, size: 40 }, wide: { x: 56, y: 130, w: 80, h: 56, size: 37 } },
  cloud: { x: 121, y: 130, w: 56 },
  book: { x: 174, y: 130, scale: 1 },
  slots: { y: 195, pitch: 38, r: 17, icon: 26 },
  hallTile: { x: 168, y: 20, scale: 0.92 },
  meeting: { x: 1326, y: 142, scale: 0.93 },
  meetingBox: [0, 2, 142, 224],
  meetingLot: { x: 1338, y: 150, w: 112, h: 210 },
  linden: {
    banner: { x: 72, y: 64, w: 88, h: 56, size: 38 },
    book: { x: 72, y: 138, scale: 1.04 },
    bench: [44, 100],
    y: 200,
  },
  meetingTile: { x: 98, y: 18, scale: 0.9 },
} as const

const HALL_ICONS = { finance: 'two-coins', guild: 'crown', area: 'huts-village', population: 'meeple-group' } as const

const SLOT_ICONS: Record<string, string> = {
  travel: 'treasure-map',
  craft: 'anvil',
  served: 'shop',
  religion: 'church',
  fields: 'wheat',
  abbot: 'monk-face',
  councillor: 'gavel',
  traveller: 'walking-boot',
  craftsman: 'anvil',
  merchant: 'swap-bag',
}

type Hall = NonNullable<Scene['player']['hall']>

function hallSlots({ seat }: Scene, card: Card, hall: Hall, slots: number): void {
  const { y, pitch, r, icon } = COUNCIL.slots
  const names: readonly HallSlot[] = hall.name === 'area' ? AREA_SLOTS : hall.name === 'population' ? VILLAGERS : []
  const count = hall.name === 'guild' ? slots : names.length
  for (let index = 0; index < count; index++) {
    const x = 107 + (index - (count - 1) / 2) * pitch
    const name = names[index]
    if (name === undefined) {
      if (index < hall.jokers) card.good('joker', x, y, 2 * r + 2)
      else card.slot('joker', x, y, 2 * r + 2, 'slot', 'inkSoft')
      continue
    }
    const isMarked = hall.marks.includes(name)
    card.sprite(isMarked ? `marker/${r}/${seat}` : `markslot/${r - 0.5}`, x, y)
    if (isMarked) card.sprite(`disc/${r - 4}`, x, y)
    card.sprite(`peg/${SLOT_ICONS[name]}/${isMarked ? icon - 4 : icon}/${isMarked ? 'ink' : 'inkSoft'}`, x, y)
  }
}

/** Finance turns jokers and coins over; its slots are only words, so its coins are shown. */
function townHall(scene: Scene, hall: Hall, dim: boolean): void {
  const { sheet, player, cards } = scene
  const values = itemAt(
    cards.townHalls.filter(({ name }) => name === hall.name),
    0,
  )
  const card = new Card(sheet, { ...COUNCIL.hall, dim })
  const { banner, cloud, book, hallTile } = COUNCIL
  const time = values.white.time
  const { x, y, w, h, size } = values.banner.length > 1 ? banner.wide : banner.alone
  card.place('hall', COUNCIL.hallBox)
  card.art(`hall/${HALL_ICONS[hall.name]}`)
  card.banner(values.banner, x, y, w, h, size)
  if (time > 0) card.cloud(time, cloud.x, cloud.y, cloud.w)
  card.book(values.points, book.x, book.y, book.scale)
  hallSlots(scene, card, hall, values.slots ?? 0)
  if (hall.name === 'finance') for (const step of [-1, 0, 1]) card.sprite('coin/0.72', 107 + step * 40, COUNCIL.slots.y)
  if (player.tile === 'hall') card.tile(hallTile.x, hallTile.y, hallTile.scale)
}

function meetingPlace(scene: Scene, markers: number, dim: boolean): void {
  const { sheet, player, seat, cards } = scene
  const card = new Card(sheet, { ...COUNCIL.meeting, dim })
  const { linden, meetingTile } = COUNCIL
  card.place('meeting', COUNCIL.meetingBox)
  card.art('linden')
  const { x, y, w, h, size } = linden.banner
  card.banner(cards.meetingPlace.banner, x, y, w, h, size)
  card.book(cards.meetingPlace.points, linden.book.x, linden.book.y, linden.book.scale)
  for (const [index, left] of linden.bench.entries())
    card.sprite(index < markers ? `marker/17/${seat}` : 'markslot/16.5', left, linden.y)
  if (player.tile === 'meet') card.tile(meetingTile.x, meetingTile.y, meetingTile.scale)
}

export function council(scene: Scene): void {
  const { sheet, player } = scene
  const dim = !player.villagers.councillor
  if (player.hall === null) {
    const { x, y, w, h } = COUNCIL.hallLot
    sheet.place('hall', [x, y + 60, w, h - 60])
    sheet.sprite(`lot/${w}/${h}/gavel`, x, y, { dim })
  } else townHall(scene, player.hall, dim)
  if (player.meeting === null) {
    const { x, y, w, h } = COUNCIL.meetingLot
    sheet.place('meeting', [x, y + 60, w, h - 60])
    sheet.sprite(`lot/${w}/${h}/discussion`, x, y, { dim })
  } else meetingPlace(scene, player.meeting.markers, dim)
  sign(scene, 'council', word(scene, 'council'), COUNCIL.sign, dim)
  medallion(scene, 'councillor', COUNCIL.councillor)
}

const MARKET = {
  merchant: { x: 1194, y: 486, d: 122 },
  sign: { x: 1322, y: 474, w: 114, hasPost: true },
  chest: { x: 1445, y: 480, book: { x: 90, y: 14, scale: 1.18 }, box: [-56, -50, 180, 106] },
  square: { x: 1124, y: 584, w: 452 },
} as const

const PILED = [
  ['beer', -30, -27],
  ['scroll', 0, -33],
  ['wagon', 29, -27],
] as const

export function served(scene: Scene): void {
  const { sheet, player, cards } = scene
  const { x, y, book, box } = MARKET.chest
  const points = player.served.reduce((sum, customer) => sum + (cards.customers[customer]?.points ?? 0), 0)
  const card = new Card(sheet, { x, y })
  card.place('served', box)
  if (player.served.length > 0) for (const [good, left, top] of PILED) card.good(good, left, top, 32)
  else card.text(word(scene, 'served'), 0, -34, 25, 104, 'inkSoft')
  sheet.sprite('chest', x, y)
  card.number(player.served.length, 0, 15, 40, 46)
  card.book(points, book.x - (points > 99 ? 12 : 0), book.y, book.scale)
}

/** Scenery on the square until so many customers come. */
const SQUARE: readonly Prop[] = [
  { name: 'washing', x: 1216, y: 668, scale: 0.9, room: 1 },
  { name: 'barrels', x: 1500, y: 690, scale: 0.72, room: 3 },
  { name: 'cross', x: 1350, y: 712, scale: 1, room: 2 },
  { name: 'sacks', x: 1188, y: 772, scale: 0.9, room: 1 },
  { name: 'hen', x: 1450, y: 776, scale: 0.8, room: 3 },
  { name: 'hen', x: 1486, y: 790, scale: 0.66, isFlipped: true, room: 3 },
  { name: 'well', x: 1350, y: 930, scale: 1.25, room: 5 },
  { name: 'cart', x: 1216, y: 1004, scale: 0.95, room: 4 },
  { name: 'barrels', x: 1502, y: 1006, scale: 0.9, room: 6 },
  { name: 'goose', x: 1408, y: 1046, scale: 0.7, room: 5 },
  { name: 'goose', x: 1282, y: 890, scale: 0.7, isFlipped: true, room: 4 },
]

/** The arrangement of customers on the square, by their number. */
export interface Queue {
  readonly most: number
  readonly size: StallSize
  readonly columns: number
  readonly gap: number
}
const QUEUES: readonly Queue[] = [
  { most: 6, size: 'large', columns: 3, gap: 24 },
  { most: 12, size: 'medium', columns: 4, gap: 8 },
  { most: 16, size: 'small', columns: 4, gap: 8 },
  { most: 25, size: 'tiny', columns: 5, gap: 34 },
  { most: 35, size: 'tiny', columns: 5, gap: 4 },
]

interface Stall {
  readonly banner: { w: number; h: number; x: number; y: number; size: number }
  readonly book: { x: number; y: number; scale: number }
  readonly good: number
  readonly tile: { x: number; y: number; scale: number }
  /** The customers whose heads have room. */
  readonly shopper?: { x: number; scale: number }
}
const STALLS: Record<StallSize, Stall> = {
  large: {
    banner: { w: 86, h: 54, x: 46, y: 70, size: 38 },
    book: { x: 121, y: 70, scale: 1.04 },
    good: 42,
    tile: { x: 106, y: 20, scale: 0.92 },
    shopper: { x: 75, scale: 1.1 },
  },
  medium: {
    banner: { w: 100, h: 40, x: 56, y: 40, size: 36 },
    book: { x: 84, y: 85, scale: 0.86 },
    good: 37,
    tile: { x: 80, y: 9, scale: 0.74 },
    shopper: { x: 34, scale: 0.74 },
  },
  small: {
    banner: { w: 80, h: 37, x: 42, y: 54.8, size: 36 },
    book: { x: 92, y: 18.6, scale: 0.72 },
    good: 34,
    tile: { x: 30, y: 12, scale: 0.7 },
  },
  tiny: {
    banner: { w: 60, h: 29, x: 32, y: 25, size: 28 },
    book: { x: 75, y: 25, scale: 0.5 },
    good: 23,
    tile: { x: 30, y: 0, scale: 0.66 },
  },
}

function wares(card: Card, size: StallSize, customer: Cards['customers'][number]): void {
  const { w, h, counter } = STALL_SIZES[size]
  const goods = goodsOf(customer.goods)
  const room = customer.time > 0 ? w * 0.62 : w - 6
  const d = Math.min(STALLS[size].good, room / goods.length - 2)
  const y = h - counter / 2 - 1
  const middle = customer.time > 0 ? 3 + room / 2 : w / 2
  for (const [index, good] of goods.entries())
    card.good(good, middle + (index - (goods.length - 1) / 2) * (d + 2), y, d)
  if (customer.time > 0) card.cloud(customer.time, w * 0.79, y, size === 'tiny' ? 36 : Math.min(54, w * 0.42))
}

export function stall(scene: Scene, index: number, customer: number, queue: Queue, dim: boolean): void {
  const { sheet, player, cards } = scene
  const values = cards.customers[customer]
  if (values === undefined) return
  const { size, columns, gap } = queue
  const { w, h, counter } = STALL_SIZES[size]
  const { square } = MARKET
  const between = (square.w - w * columns) / (columns - 1)
  const x = square.x + (index % columns) * (w + between)
  const y = square.y + Math.floor(index / columns) * (h + gap)
  const card = new Card(sheet, { x, y, dim })
  const { banner, book, tile, shopper } = STALLS[size]
  const id = inVillage.customer(customer)
  card.place(id, [0, 0, w, h])
  card.sprite(`booth/${size}/${customer % 5}`, 0, 0)
  if (shopper) card.sprite(`shopper/${shopper.scale}/${customer % 12}`, shopper.x, h - counter - 42 * shopper.scale)
  card.place(`${id}:banner`, around(banner.x, banner.y, banner.w, banner.h), id)
  card.banner(values.banner, banner.x, banner.y, banner.w, banner.h, banner.size)
  card.place(`${id}:book`, around(book.x, book.y, 50 * book.scale, 52 * book.scale), id)
  card.book(values.points, book.x, book.y, book.scale)
  wares(card, size, values)
  if (player.tile === id) card.tile(tile.x, tile.y, tile.scale)
}

export function market(scene: Scene): void {
  const { player } = scene
  const dim = !player.villagers.merchant
  sign(scene, 'market', word(scene, 'market'), MARKET.sign, dim)
  medallion(scene, 'merchant', MARKET.merchant)
  served(scene)
  strew(scene, SQUARE, player.waiting.length)
  const queue = QUEUES.find(({ most }) => player.waiting.length <= most) ?? itemAt(QUEUES, QUEUES.length - 1)
  for (const [index, customer] of player.waiting.entries()) stall(scene, index, customer, queue, dim)
}
