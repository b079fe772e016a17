import type { Card } from '#kingsbridge/words'
import { handText } from '#texts/kingsbridge/hand'
import { onHand } from './place-ids.ts'
import { plate, type Scene, word } from './scene.ts'

/** The cards used and discarded in this chapter, in their order, with places for those to come. */

export interface PileArea {
  /** The left edge, and the middle of the sign. */
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly pitch: number
  readonly rowPitch: number
}

const SCALE = 0.74
const SLIP = { w: 124, h: 128, first: 82, name: 82, size: 32 }
const PLACE = { w: 112, h: 116 }

interface Pile {
  /** Null for cards that only their owner sees. */
  readonly cards: readonly Card[] | null
  readonly size: number
  idOf(index: number): string
  readonly isDim: boolean
}

function drawCard(scene: Scene, card: Card | undefined, isDim: boolean, x: number, y: number): void {
  const { sheet, input } = scene
  if (card === undefined) {
    sheet.sprite('k-card-back/0.54', x, y + 14)
    return
  }
  sheet.sprite(`k-card-slip/${card}/${SCALE}/named`, x, y, { dim: isDim })
  const name = handText(input.language, `pile.${card}`)
  sheet.text(name, x, y + SLIP.name * SCALE, SLIP.size * SCALE, { max: SLIP.w - 10, dim: isDim })
}

function pile(scene: Scene, { cards, size, idOf, isDim }: Pile, area: PileArea): void {
  const { sheet, view } = scene
  const places = view.setup.content.constants.roundsPerChapter.value
  for (let index = 0; index < Math.max(places, size); index++) {
    const [column, row] = [index % area.columns, Math.floor(index / area.columns)]
    const x = area.x + SLIP.w / 2 + column * area.pitch
    const y = area.y + SLIP.first + row * area.rowPitch
    if (index >= size) {
      sheet.sprite(`k-card-place/${PLACE.w}/${PLACE.h}`, x, y + 14)
      continue
    }
    sheet.place(idOf(index), [x - SLIP.w / 2, y - 50, SLIP.w, SLIP.h])
    drawCard(scene, cards?.[index], isDim, x, y)
  }
}

export function usedPile(scene: Scene, area: PileArea): void {
  const { open } = scene.player
  plate(scene, word(scene, 'used'), area.x, area.y, 180)
  pile(scene, { cards: open, size: open.length, idOf: (index) => onHand.open(open[index] as Card), isDim: false }, area)
}

export function discardPile(scene: Scene, area: PileArea): void {
  const { discards, discardSize } = scene.player
  plate(scene, word(scene, 'discarded'), area.x, area.y, 200)
  pile(
    scene,
    { cards: discards, size: discardSize, idOf: (index) => onHand.discard(discards?.[index] ?? index), isDim: true },
    area,
  )
}
