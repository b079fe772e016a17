import { contentIndexOf } from '#kingsbridge/content-index'
import { type Chance, chancesOf, type Hindrance } from '#kingsbridge/planning/chances'
import { CARDS, type Card } from '#kingsbridge/words'
import { say } from '#texts/kingsbridge/index'
import { signText } from '#texts/kingsbridge/signs'
import { drawDoing } from './does.ts'
import { onHand } from './place-ids.ts'
import { plate, type Scene, word } from './scene.ts'

/** The cards of the hand, each with what it does now, or what stands in the way; of somebody else's only the backs. */

export interface HandArea {
  readonly x: number
  readonly y: number
  readonly w: number
  /** The sign stands so far above the cards. */
  readonly sign: number
}

/** How large so many cards are, and how they stand. */
export interface Spread {
  readonly perRow: number
  readonly k: number
  readonly pitch: number
  readonly rowPitch: number
}

const SIZE = { w: 168, h: 232 }
const DOES_AT = 34
const NAME = { y: 86, size: 27, least: 23.5 }
const BOARD = { y: -52, w: 150, h: 38, size: 25, turn: -5 }

/** A card of the hand, or the place where one was before the plan. */
type Slot =
  | { readonly kind: 'card'; readonly chance: Chance }
  | { readonly kind: 'ghost'; readonly card: Card }
  | { readonly kind: 'back' }

function slotsOf({ view, seat, player, before }: Scene): Slot[] {
  if (player.hand === null) return Array.from({ length: player.handSize }, () => ({ kind: 'back' }))
  const chances = new Map(chancesOf(view, seat).map((chance) => [chance.card, chance]))
  return CARDS.flatMap((card): Slot[] => {
    const chance = chances.get(card)
    if (chance !== undefined) return [{ kind: 'card', chance }]
    return before?.cards.includes(card) ? [{ kind: 'ghost', card }] : []
  })
}

export function cardsShown(scene: Scene): number {
  return slotsOf(scene).length
}

const listed = (goods: readonly string[]) => goods.join(' / ')

function hindranceText(scene: Scene, card: Card, hindrance: Hindrance): string {
  const { language } = scene.input
  switch (hindrance.kind) {
    case 'lacks':
      return word(scene, 'lacks', { good: listed(hindrance.goods.map((good) => say(language, `name.${good}`))) })
    case 'gone':
      return word(scene, 'gone', { good: say(language, `name.${hindrance.good}`) })
    case 'banned':
      return word(scene, 'banned')
    case 'nothing':
      if (card === 'rent') return word(scene, 'rentless')
      return word(scene, card === 'privilege' ? 'copyless' : 'nothing')
  }
}

function drawCard(scene: Scene, chance: Chance, x: number, y: number, k: number): void {
  const { sheet, view, input } = scene
  const { card, hindrance } = chance
  const isStarred = contentIndexOf(view).starred.includes(card)
  const dim = hindrance !== null
  sheet.sprite(`k-card/${card}/${k}${isStarred ? '/starred' : ''}`, x, y, { dim })
  drawDoing(scene, chance, x, y + DOES_AT * k, k)
  const name = signText(input.language, `card.${card}`)
  sheet.text(name, x, y + NAME.y * k, NAME.size * k, { max: (SIZE.w - 16) * k, dim })
  if (hindrance === null) return
  const [left, top] = [x, y + BOARD.y * k]
  sheet.sprite(`k-board/${Math.round(BOARD.w * k)}/${Math.round(BOARD.h * k)}`, left, top, { turn: BOARD.turn })
  const words = hindranceText(scene, card, hindrance)
  const look = { colour: 'cream', halo: 'ink', max: (BOARD.w - 22) * k, turn: BOARD.turn } as const
  sheet.text(words, left, top, BOARD.size * k, { font: 'display', ...look })
}

function drawSlot(scene: Scene, slot: Slot, x: number, y: number, k: number): void {
  const { sheet } = scene
  const box = [x - (SIZE.w * k) / 2, y - (SIZE.h * k) / 2, SIZE.w * k, SIZE.h * k] as const
  if (slot.kind === 'back') {
    sheet.sprite(`k-card-back/${k}`, x, y)
    return
  }
  sheet.place(onHand.card(slot.kind === 'card' ? slot.chance.card : slot.card), box)
  if (slot.kind === 'card') drawCard(scene, slot.chance, x, y, k)
  else sheet.sprite(`k-card-ghost/${slot.card}/${k}`, x, y)
}

/** Cards lie a little askew. */
const ASKEW = 2

export function handOfCards(scene: Scene, { x, y, w, sign }: HandArea, { perRow, k, pitch, rowPitch }: Spread): void {
  const { sheet, player } = scene
  plate(scene, word(scene, 'hand'), x, y - sign, 150)
  const slots = slotsOf(scene)
  const top = y + (SIZE.h * k) / 2
  for (const [index, slot] of slots.entries()) {
    const [column, row] = [index % perRow, Math.floor(index / perRow)]
    const drop = ((index * 37) % (2 * ASKEW + 1)) - ASKEW
    drawSlot(scene, slot, Math.round(x + pitch * (column + 0.5)), Math.round(top + row * rowPitch + drop), k)
  }
  if (player.hand === null || slots.length === 0) {
    sheet.place('hand-size', [x + 160, y - sign - 24, 60, 48])
    sheet.number(player.handSize, x + 190, y - sign, 40, { colour: 'cream', halo: 'ink', max: 60 })
  }
  if (slots.length === 0) sheet.sprite(`k-card-place/${Math.round(w / 6)}/220`, x + w / 12, y + 112)
}
