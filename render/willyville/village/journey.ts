import { itemAt } from '#kernel'
import { LETTERS } from '#willyville/words'
import { inVillage } from '../place-ids.ts'
import { Card } from './card.ts'
import { greyCost } from './grey-cost.ts'
import { medallion, type Scene, sign, word } from './region.ts'

/** The road out of the village, and the postcards written from it. */

const TRAVEL = {
  traveller: { x: 566, y: 768, d: 118 },
  sign: { x: 698, y: 788, w: 126, hasPost: true },
  cards: { x: 446, pitch: 131, scale: 1.04, y: [872, 852, 870, 848, 862], turn: [-1.5, 1, -0.8, 1.6, 0] },
  box: [-4, -4, 126, 166],
  book: { x: 31, y: 126, scale: 1.02 },
} as const

export function postcard(scene: Scene, index: number, dim: boolean): void {
  const { sheet, player, cards } = scene
  const { x, pitch, scale, y, turn } = TRAVEL.cards
  const letter = itemAt(LETTERS, index)
  const stand = { x: x + index * pitch, y: y[index] ?? 862, scale, turn: turn[index] ?? 0, dim }
  const card = new Card(sheet, stand)
  card.place(inVillage.journey(letter), TRAVEL.box)
  const own = player.travel.map((number) => cards.travel.cards[number]).find((card) => card?.letter === letter)
  if (own === undefined) {
    card.art(`postcard-print/${letter}`)
    return
  }
  card.art(`postcard/${letter}/${own.chapel ? 'chapel' : own.grey ? 'cost' : 'plain'}`)
  const { book } = TRAVEL
  card.book(own.points, book.x, book.y, book.scale)
  if (own.grey) greyCost(card, own.grey)
}

export function journey(scene: Scene): void {
  const dim = !scene.player.villagers.traveller
  for (const index of LETTERS.keys()) postcard(scene, index, dim)
  sign(scene, 'travel', word(scene, 'travel'), TRAVEL.sign, dim)
  medallion(scene, 'traveller', TRAVEL.traveller)
}
