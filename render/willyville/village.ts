import type { Flag } from '../common/flags.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { villageAlt } from './alt.ts'
import type { PictureInput } from './input.ts'
import { compactVillage } from './phone/village.ts'
import { council, market } from './village/east.ts'
import { drawFlags } from './village/flags.ts'
import { journey } from './village/journey.ts'
import { sceneOf } from './village/region.ts'
import { farm } from './village/ring.ts'
import { titleBar } from './village/title.ts'
import { craft, harvest, religion } from './village/west.ts'

/** A seat's village: a place seen from a hill, with everything its owner has standing on it. */
export function villagePicture(input: PictureInput, seat: number, flags: readonly Flag[] = []): Picture {
  if (input.size === 'phone') return compactVillage(input, seat, flags)
  const sheet = new Sheet()
  const scene = sceneOf(input, seat, sheet)
  titleBar(scene)
  religion(scene)
  craft(scene)
  harvest(scene)
  council(scene)
  market(scene)
  journey(scene)
  farm(scene)
  drawFlags(sheet, flags)
  return {
    width: 1600,
    height: 1100,
    ground: 'ground-village',
    draws: sheet.draws,
    places: sheet.places,
    alt: villageAlt(input, seat),
  }
}
