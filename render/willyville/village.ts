import { playerOf } from '#willyville/state'
import { type Picture, Sheet } from '../draw.ts'
import { villageAlt } from './alt.ts'
import type { PictureInput } from './input.ts'
import { council, market } from './village/east.ts'
import { journey } from './village/journey.ts'
import type { Scene } from './village/region.ts'
import { farm } from './village/ring.ts'
import { titleBar } from './village/title.ts'
import { craft, harvest, religion } from './village/west.ts'

/** A seat's village: a place seen from a hill, with everything its owner has standing on it. */
export function villagePicture(input: PictureInput, seat: number): Picture {
  const sheet = new Sheet()
  const { view } = input
  const scene: Scene = { sheet, input, seat, player: playerOf(view, seat), cards: view.setup.content }
  titleBar(scene)
  religion(scene)
  craft(scene)
  harvest(scene)
  council(scene)
  market(scene)
  journey(scene)
  farm(scene)
  return {
    width: 1600,
    height: 1100,
    ground: 'ground-village',
    draws: sheet.draws,
    places: sheet.places,
    alt: villageAlt(input, seat),
  }
}
