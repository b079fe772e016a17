import { contentIndexOf } from '#kingsbridge/content-index'
import { type Chance, chancesOf, type Hindrance } from '#kingsbridge/planning/chances'
import { CARDS, type Card, type Good } from '#kingsbridge/words'
import { displayWidth } from '#render/common/fit'
import { signText } from '#texts/kingsbridge/signs'
import { token } from '../tokens.ts'
import { drawDoing } from './does.ts'
import { onHand } from './place-ids.ts'
import { plate, type Scene, word } from './scene.ts'

/** The cards of the hand, each with what it does now, or what stands in the way; of somebody else's only the backs. */

export interface HandArea {
  readonly x: number
  readonly y: number
  /** The sign stands so far above the cards. */
  readonly sign: number
}

/** The size of so many cards, and the way they stand. */
export interface Spread {
  readonly perRow: number
  readonly k: number
  readonly pitch: number
  readonly rowPitch: number
}

const SIZE = { w: 168, h: 232 }
const DOES_AT = 34
const NAME = { y: 86, size: 27, least: 23.5 }
const BOARD = { y: -52, w: 152, h: 42, size: 27, token: 31, close: 25, turn: -5 }

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

/** A word about what stands in the way, and the goods it is about. */
function hindranceOf(scene: Scene, card: Card, hindrance: Hindrance): { words: string; goods: readonly Good[] } {
  switch (hindrance.kind) {
    case 'lacks':
      return { words: word(scene, 'lacks'), goods: hindrance.goods }
    case 'gone':
      return { words: word(scene, 'gone'), goods: [hindrance.good] }
    case 'banned':
      return { words: word(scene, 'banned'), goods: [] }
    case 'nothing': {
      const nothing = { rent: 'rentless', privilege: 'copyless' } as const
      const key = card === 'rent' || card === 'privilege' ? nothing[card] : 'nothing'
      return { words: word(scene, key), goods: [] }
    }
  }
}

/** A board across the picture of a card: words, and tokens behind them. */
function board(scene: Scene, card: Card, hindrance: Hindrance, x: number, y: number, k: number): void {
  const { sheet } = scene
  const { turn, w, h, size, token: d } = BOARD
  sheet.sprite(`k-board/${Math.round(w * k)}/${Math.round(h * k)}`, x, y, { turn })
  const { words, goods } = hindranceOf(scene, card, hindrance)
  const [along, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const alongBoard = (distance: number): [number, number] => [x + distance * along, y + distance * down]
  const pitch = (goods.length > 2 ? BOARD.close : d + 4) * k
  const room = goods.length * pitch
  const look = { colour: 'cream', halo: 'ink', max: (w - 24) * k - room, turn } as const
  sheet.text(words, ...alongBoard(-room / 2), size * k, { font: 'display', ...look })
  const half = Math.min(look.max, displayWidth(words, size * k)) / 2
  for (const [index, good] of goods.entries()) {
    token(sheet, good, ...alongBoard(-room / 2 + half + (index + 0.5) * pitch + 2), Math.round(d * k))
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
  board(scene, card, hindrance, x, y + BOARD.y * k, k)
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

export function handOfCards(scene: Scene, { x, y, sign }: HandArea, { perRow, k, pitch, rowPitch }: Spread): void {
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
}
