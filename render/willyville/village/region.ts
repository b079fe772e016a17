import type { Cards } from '#data/willyville/schema'
import type { Box, Sheet } from '#render/engine/draw'
import { type SignWord, signText } from '#texts/willyville/signs'
import { type Player, playerOf } from '#willyville/state'
import type { Villager } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import { inVillage } from '../place-ids.ts'

/** Everything a neighbourhood of the village is drawn from. */
export interface Scene {
  readonly sheet: Sheet
  readonly input: PictureInput
  readonly seat: number
  readonly player: Player
  readonly cards: Cards
}

export function sceneOf(input: PictureInput, seat: number, sheet: Sheet): Scene {
  const { view } = input
  return { sheet, input, seat, player: playerOf(view, seat), cards: view.setup.content }
}

export function word(scene: Scene, name: SignWord): string {
  return signText(scene.input.language, name)
}

export function around(x: number, y: number, w: number, h = w): Box {
  return [x - w / 2, y - h / 2, w, h]
}

interface MedallionPlace {
  readonly x: number
  readonly y: number
  readonly d: number
}

const EMPTY_SLIP = { w: 96, h: 36, down: 26, size: 26 }

/** A villager, or the ghost of one with the word for an empty seat. */
export function medallion(scene: Scene, villager: Villager, { x, y, d }: MedallionPlace): void {
  const { sheet, player } = scene
  sheet.place(inVillage.villager(villager), around(x, y, d))
  if (player.villagers[villager]) {
    sheet.sprite(`portrait/${villager}/${d}`, x, y)
    return
  }
  const { w, h, down, size } = EMPTY_SLIP
  sheet.sprite(`portrait/${villager}/${d}/ghost`, x, y)
  sheet.sprite(`slip/${w}/${h}`, x, y + down)
  sheet.text(word(scene, 'empty'), x, y + down, size, { max: w - 12, colour: 'inkSoft' })
}

/** A piece of scenery that goes as soon as so many cards want its place. */
export interface Prop {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isFlipped?: boolean
  readonly room: number
}

export function strew({ sheet }: Scene, props: readonly Prop[], cards: number): void {
  for (const { name, x, y, scale, isFlipped, room } of props) {
    if (cards < room) sheet.sprite(`prop/${name}/${scale}${isFlipped ? '/flipped' : ''}`, x, y)
  }
}

interface SignPlace {
  readonly x: number
  readonly y: number
  readonly w: number
  /** A post below, where there is room for one. */
  readonly hasPost: boolean
}

const SIGN = { h: 42, tip: 6, post: 24, margin: 26, size: 31 }

export function sign(scene: Scene, id: string, label: string, { x, y, w, hasPost }: SignPlace, dim: boolean): void {
  const { sheet } = scene
  const { h, tip, post, margin, size } = SIGN
  sheet.place(`sign:${id}`, [x - w / 2, y - h / 2, w + tip, h + (hasPost ? post : 0)])
  sheet.sprite(`sign/${w}/${h}${hasPost ? '' : '/bare'}`, x, y, { dim })
  sheet.text(label, x - 1, y, size, { font: 'display', colour: 'parchmentLight', max: w - margin, dim })
}
